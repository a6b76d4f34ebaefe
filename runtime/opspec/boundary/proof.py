"""That a program means the same after remedies: both are run on the same values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.agreement.random_values import random_arguments
from opspec.boundary.findings import Finding
from opspec.boundary.remedies import DOWNGRADE, EXPAND, WRAP
from opspec.catalog.dialects import generated
from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_files import path_of
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.goldens.distances import compare, farthest
from opspec.goldens.vectors import Tolerance
from opspec.programs.records import import_module
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from opspec.execution.executor import Program
    from opspec.programs.carrier import ir
    from opspec.values.types import Other, Tensor

DRAWS = 3
SAME, WITHIN, APART, NOT_RUN = "the same", "within", "apart", "not run"


@dataclass(frozen=True, slots=True)
class Proof:
    """What running both gave. `verdict`: one of the four above."""

    verdict: str
    says: str

    @property
    def holds(self) -> bool:
        return self.verdict in (SAME, WITHIN)


def prove(before: ir.Module, after: ir.Module, done: Sequence[Finding]) -> Proof:
    """Whether the results stay: to the last bit, but for what the op files promise of the ops that became graphs."""
    allowed = sum(_stated(name) for name in {one.op for one in done if one.remedy in (EXPAND, WRAP, DOWNGRADE)})
    try:
        given = [random_arguments(_types(after), seed) for seed in range(DRAWS)]
        first, second = _results(before, given), _results(after, given)
    except OpSpecError as error:
        return Proof(NOT_RUN, f"it cannot be run: {str(error).splitlines()[0]}")
    farthest_: int = 0
    for number, (ours, theirs) in enumerate(zip(first, second, strict=True)):
        for at, (expected, found) in enumerate(zip(ours, theirs, strict=True)):
            difference = compare(found, expected, Tolerance(allowed))
            if difference is not None:
                said = f"{difference.get('found', '')} after, {difference.get('expected', '')} before"
                return Proof(APART, f"result {at} of draw {number} differs: {said or difference['reason']}")
            farthest_ = max(farthest_, farthest(found, expected) or 0)
    if farthest_:
        return Proof(WITHIN, f"{DRAWS} draws: up to {farthest_} ULP apart, of {allowed} that the op files allow")
    return Proof(SAME, f"{DRAWS} draws: results are the same, bit by bit")


def _types(module: ir.Module) -> list[Tensor | Other]:
    functions = import_module(module).functions
    if MAIN not in functions:
        raise OpSpecError("expected a function @main")
    return list(functions[MAIN].regions[0].block.types)


def _results(module: ir.Module, given: Iterable[Sequence[Array]]) -> list[tuple[Array, ...]]:
    program: Program = compile_program(import_module(module), entry=MAIN)
    return [program(*arguments) for arguments in given]


def _stated(name: str) -> int:
    """How many ULP the op file allows its meaning and its graph together, of the widest type that it speaks of."""
    if path_of(name) is None or generated("lowering", name) is None:  # what has no graph gives the same bits
        return 0
    op, _ = load_op(name)
    own = [int(text) for text in op.accuracy.values() if text.isdecimal()]
    return max(own, default=0) + max(op.lowering.accuracy.values(), default=0)
