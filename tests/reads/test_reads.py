"""Symbolic reads say what the formulas really read, on every example of every op."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from opspec.formula.evaluation import ProcessGrid, evaluate, load
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.example_outputs import is_evaluated, outputs_of
from opspec.instances.instance import Instance
from opspec.instances.program_text import program
from opspec.reads.analysis import OpReads, reads_of_op
from opspec.reads.concrete import Concrete, Spot
from opspec.reads.of_examples import known_operands
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Op, Pull
from tests.formula.arrays import OPS
from tests.generated_cases import ops
from tests.instances.random_instances import is_static, regions, values, walk
from tests.instances.test_properties import STEPS, dealt, examples
from tests.op_kinds import op_kinds
from tests.reads.logged import Log, logged
from tests.samples import covering

Missed = dict[Spot, set[tuple[str, int | None, tuple[int, ...]]]]  # read by which elements


def missed(found: OpReads, log: Log, case: ExampleArrays, op: Op) -> Missed:
    """Each element reads what is said: exactly, but for what elements decide. What it reads besides is given."""
    tensors: dict[str, Any] = dict(zip((value.name for value in op.operands), case.operands, strict=True))
    tensors |= {name: arrays[0] for name, arrays in log.stages.items()} | case.attributes

    def data(spot: Spot) -> int:
        tensor = tensors[spot.tensor] if spot.item is None else tensors[spot.tensor][spot.item]
        return int(tensor[spot.index])

    concrete, besides = Concrete(data), Missed()
    parts = {(part.name, part.item): part for part in found.parts}
    for (name, item, index), spots in log.reads.items():
        if not name:
            continue
        together = [part for (stage, i), part in parts.items() if stage == name and (item is None or i == item)]
        said = [spot for part in together for spot in concrete.spots(part, index)]
        surely = {spot for spot, sure in said if sure}
        perhaps = {spot for spot, _ in said}
        anywhere = {(spot.tensor, spot.item) for spot in perhaps if spot.index is None}
        for spot in spots - perhaps:
            if (spot.tensor, spot.item) not in anywhere:
                besides.setdefault(spot, set()).add((name, item, index))
        assert surely <= spots, f"{op.name}: {name}{list(index)} does not read {surely - spots}"
    return besides


@pytest.mark.parametrize("name", covering(OPS, op_kinds))
def test_every_example_reads_what_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    for example in op.examples:
        case = parse_example(op, example, base)
        found = reads_of_op(op, case.types, case.attributes, case.results, known_operands(op, case))
        if found.results:
            assert bool(found.unknown) is not isinstance(op.semantics, Pull), (example.name, found.unknown)
        if isinstance(op.semantics, Pull) and is_evaluated(op, case):
            log = logged(op, monkeypatch)
            outputs_of(op, case)
            assert not missed(found, log, case, op), example.name
            monkeypatch.undo()


# --- random instances -----------------------------------------------------------------------------

BY_NAME = {op.name: op for op in ops() if isinstance(op.semantics, Pull)}


@pytest.mark.parametrize("name", covering(BY_NAME, op_kinds))
@examples(2)
@given(steps=STEPS, seed=st.integers(0, 2**32 - 1))
def test_random_instances(name: str, steps: list[int], seed: int) -> None:
    check(BY_NAME[name], walk(BY_NAME[name], steps), seed)


@pytest.mark.full
@pytest.mark.parametrize("name", BY_NAME)
@examples(100)
@given(steps=STEPS, seed=st.integers(0, 2**32 - 1))
def test_many_random_instances(name: str, steps: list[int], seed: int) -> None:
    check(BY_NAME[name], walk(BY_NAME[name], steps), seed)


def check(op: Op, instance: Instance, seed: int) -> None:
    if not is_static(instance):
        return
    arrays = values(instance, seed, special=False)
    operands = [dealt(value, group) for value, group in zip(op.operands, arrays, strict=True)]
    types = [dealt(value, group) for value, group in zip(op.operands, instance.operands, strict=True)]
    results = [dealt(value, group) for value, group in zip(op.results, instance.results, strict=True)]
    case = ExampleArrays(operands, dict(instance.attributes), {}, [], types, results, {})
    found = reads_of_op(op, types, instance.attributes, results, known_operands(op, case))
    bodies = regions(op, instance)
    with pytest.MonkeyPatch.context() as monkeypatch:
        log = logged(op, monkeypatch)
        try:
            made = evaluate(op, operands, instance.attributes, results, bodies)
        except Undefined:
            return  # valid, but without a meaning here: a process in no group of an all_reduce
    assert not found.unknown, f"{program(op, instance)}: {found.unknown}"
    for spot in missed(found, log, case, op):
        for number in (-2, -1, 0, 1, 3, 7):
            other = _with(op, operands, spot, number)
            again = evaluate(op, other, instance.attributes, results, bodies)
            assert all(map(_same, made, again)), f"{program(op, instance)}: {spot} is read, which is not said"


def _with(op: Op, operands: Sequence[Any], spot: Spot, number: int) -> list[Any]:
    """The operands with another number at one place: an index that was found not to matter."""
    place = [value.name for value in op.operands].index(spot.tensor)
    changed = list(operands)
    array = operands[place] if spot.item is None else operands[place][spot.item]
    assert array.dtype.kind in "iu", f"{op.name} reads {spot}, which is not said"
    array = array.copy()
    array[spot.index] = max(number, 0) if array.dtype.kind == "u" else number
    changed[place] = (
        array if spot.item is None else [*operands[place][: spot.item], array, *operands[place][spot.item + 1 :]]
    )
    return changed


def _same(left: Any, right: Any) -> bool:
    if isinstance(left, list):
        return all(map(_same, left, right))
    return bool(np.array_equal(left, right, equal_nan=left.dtype.kind in "fc"))


# --- processes ------------------------------------------------------------------------------------

GRIDS = [name for name in OPS if load(name)[0].grids]


@pytest.mark.parametrize("name", GRIDS)
def test_every_process_of_a_grid_reads_what_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    for grid in op.grids:
        cases = [parse_example(op, example, base) for example in grid.processes]
        for process, case in enumerate(cases):
            replica, partition = divmod(process, grid.partitions)

            def operands_of(r: int, p: int, cases: list[ExampleArrays] = cases, across: int = grid.partitions) -> Any:
                return cases[r * across + p].operands

            place = ProcessGrid(replica, partition, grid.replicas, grid.partitions, operands_of)
            found = reads_of_op(op, case.types, case.attributes, case.results, known_operands(op, case), place)
            assert bool(found.unknown) is not isinstance(op.semantics, Pull), (grid.name, found.unknown)
            if isinstance(op.semantics, Pull) and is_evaluated(op, case):
                log = logged(op, monkeypatch)
                outputs_of(op, case, place)
                assert not missed(found, log, case, op), grid.name
                monkeypatch.undo()
