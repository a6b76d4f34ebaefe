"""A meaning that is off by one reads other elements, and the analysis says which."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from opspec.catalog.op_files import load
from opspec.errors import OpSpecError
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.example_outputs import is_evaluated, outputs_of
from opspec.reads.analysis import OpReads, reads_of_op
from opspec.reads.of_examples import known_operands
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Op, Pull
from opspec_model.language.tree import Apply, Literal
from opspec_model.language.types import INT, INTS
from tests.formula.arrays import OPS
from tests.op_kinds import op_kinds
from tests.reads.logged import logged
from tests.reads.test_reads import missed
from tests.samples import covering

SUMS = ("add", "subtract")


def is_sum(part: object) -> bool:
    """Whether it is a sum of indices, or one in each dimension."""
    return isinstance(part, Apply) and part.type in (INT, INTS) and part.function in SUMS


def parts(part: object) -> list[Any]:
    """What a tree, a stage or a list of such consists of."""
    if isinstance(part, tuple):
        return list(part)
    return [getattr(part, field.name) for field in dataclasses.fields(part)] if dataclasses.is_dataclass(part) else []


def count(part: object) -> int:
    return is_sum(part) + sum(map(count, parts(part)))


def changed(part: Any, place: Iterator[int]) -> Any:
    """The same with one more at the sum to which the numbers count down to 0."""
    if is_sum(part) and next(place) == 0:
        one = Literal(type=INT, value=1)
        return Apply(function="add", args=(part, one), type=part.type, varies=part.varies, lifted=part.type == INTS)
    if isinstance(part, tuple):
        return tuple(changed(item, place) for item in part)
    if not dataclasses.is_dataclass(part):
        return part
    names = [field.name for field in dataclasses.fields(part) if field.init]
    return dataclasses.replace(part, **{name: changed(getattr(part, name), place) for name in names})


BY_NAME = {name: load(name) for name in OPS}
SHIFTED = [name for name, (op, _) in BY_NAME.items() if isinstance(op.semantics, Pull) and count(op.semantics)]


@pytest.mark.parametrize("name", covering(SHIFTED, op_kinds))
def test_an_offset_by_one_is_read_as_it_is(name: str) -> None:
    """Each sum of indices in the meaning, one more: where the formula still has a value, the analysis agrees with it.
    Some change of every op changes its reads.
    """
    op, base = BY_NAME[name]
    noticed = 0
    for place in range(count(op.semantics)):
        mutant = dataclasses.replace(op, semantics=changed(op.semantics, itertools.count(place, -1)))
        for example in op.examples:
            case = parse_example(op, example, base)
            known = known_operands(op, case)
            before = reads_of_op(op, case.types, case.attributes, case.results, known)
            after = reads_of_op(mutant, case.types, case.attributes, case.results, known)
            noticed += before.parts != after.parts
            if not after.unknown and is_evaluated(op, case):
                check(mutant, case, after)
    # Sums of collectives number processes, and an example has one alone.
    assert noticed or op.reads_peers, f"no sum of {name} matters to what it reads"


def check(op: Op, case: ExampleArrays, found: OpReads) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        log = logged(op, monkeypatch)
        try:
            outputs_of(op, case)
        except (Undefined, OpSpecError):
            return  # it reads beyond an operand
    assert not missed(found, log, case, op)
