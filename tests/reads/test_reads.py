"""Symbolic reads say what the formulas really read, on every example of every op."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opspec.formula.evaluation import ProcessGrid, evaluate, load
from opspec.formula.example_arrays import Case, parse_example
from opspec.instances.instance import Instance
from opspec.instances.program_text import program
from opspec.reads.analysis import OpReads, reads_of_op
from opspec.reads.concrete import Concrete, Spot
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import DeclaredValue, Op, Pull
from tests.formula.regions import OPS, region
from tests.generated_cases import ops
from tests.instances.random_instances import is_static, regions, values, walk
from tests.reads.logged import Log, logged


def held(op: Op, case: Case) -> dict[str, Array]:
    """The operands whose elements rules may read."""
    given = zip(op.operands, case.operands, strict=True)
    return {value.name: array for value, array in given if value.type.readable and array is not None}


def assert_agrees(found: OpReads, log: Log, case: Case, op: Op) -> int:
    """Each element reads what was logged: exactly, but for what elements decide. The number of reads that were held."""
    tensors: dict[str, Any] = dict(zip((value.name for value in op.operands), case.operands, strict=True))
    tensors |= {name: arrays[0] for name, arrays in log.stages.items()} | case.attributes

    def data(spot: Spot) -> int:
        tensor = tensors[spot.tensor] if spot.item is None else tensors[spot.tensor][spot.item]
        return int(tensor[spot.index])

    concrete, count = Concrete(data), 0
    parts = {(part.name, part.item): part for part in found.parts}
    for (name, item, index), spots in log.reads.items():
        if not name:
            continue
        together = [part for (stage, i), part in parts.items() if stage == name and (item is None or i == item)]
        said = [spot for part in together for spot in concrete.spots(part, index)]
        surely = {spot for spot, sure in said if sure}
        perhaps = {spot for spot, _ in said}
        anywhere = {(spot.tensor, spot.item) for spot in perhaps if spot.index is None}
        missed = {spot for spot in spots - perhaps if (spot.tensor, spot.item) not in anywhere}
        assert not missed, f"{op.name}: {name}{list(index)} reads {missed}, which is not said"
        assert surely <= spots, f"{op.name}: {name}{list(index)} does not read {surely - spots}"
        count += len(spots)
    return count


def plain(op: Op, case: Case) -> bool:
    """Whether `evaluate` can run it: it has tensors alone, and no constants in a region."""
    if any(var.kinds for var in op.typevars) or any(out is None for out in case.outputs):
        return False
    return not any("'" in text for texts in case.regions.values() for text in texts)


@pytest.mark.parametrize("name", OPS)
def test_every_example_reads_what_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    for example in op.examples:
        case = parse_example(op, example, base)
        found = reads_of_op(op, case.types, case.attributes, case.results, held(op, case))
        if found.results:
            assert bool(found.unknown) is not isinstance(op.semantics, Pull), (example.name, found.unknown)
        if isinstance(op.semantics, Pull) and plain(op, case):
            log = logged(op, monkeypatch)
            regions = {name: region(text) for name, (text,) in case.regions.items()}
            evaluate(op, case.operands, case.attributes, case.results, regions, types=case.types)
            assert_agrees(found, log, case, op)
            monkeypatch.undo()


# --- random instances -----------------------------------------------------------------------------

STEPS = st.lists(st.integers(0, 10**6), min_size=1, max_size=6)
BY_NAME = {op.name: op for op in ops() if isinstance(op.semantics, Pull)}


def examples(count: int) -> Callable[[Any], Any]:
    health = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
    return settings(max_examples=count, derandomize=True, deadline=None, database=None, suppress_health_check=health)


@pytest.mark.parametrize("name", BY_NAME)
@examples(3)
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
    operands = [_dealt(value, group) for value, group in zip(op.operands, arrays, strict=True)]
    types = [_dealt(value, group) for value, group in zip(op.operands, instance.operands, strict=True)]
    results = [_dealt(value, group) for value, group in zip(op.results, instance.results, strict=True)]
    case = Case(operands, dict(instance.attributes), {}, [], types, results)
    found = reads_of_op(op, types, instance.attributes, results, held(op, case))
    with pytest.MonkeyPatch.context() as monkeypatch:
        log = logged(op, monkeypatch)
        try:
            evaluate(op, operands, instance.attributes, results, regions(op, instance))
        except Undefined:
            return  # valid, but without a meaning here: a process in no group of an all_reduce
    assert not found.unknown, f"{program(op, instance)}: {found.unknown}"
    assert_agrees(found, log, case, op)


def _dealt(value: DeclaredValue, group: Sequence[Any]) -> Any:
    return list(group) if value.type.variadic else group[0] if group else None


# --- processes ------------------------------------------------------------------------------------

GRIDS = [name for name in OPS if load(name)[0].grids]


@pytest.mark.parametrize("name", GRIDS)
def test_every_process_of_a_grid_reads_what_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    for grid in op.grids:
        cases = [parse_example(op, example, base) for example in grid.processes]
        for process, case in enumerate(cases):
            replica, partition = divmod(process, grid.partitions)

            def operands_of(r: int, p: int, cases: list[Case] = cases, across: int = grid.partitions) -> Any:
                return cases[r * across + p].operands

            place = ProcessGrid(replica, partition, grid.replicas, grid.partitions, operands_of)
            found = reads_of_op(op, case.types, case.attributes, case.results, held(op, case), place)
            assert bool(found.unknown) is not isinstance(op.semantics, Pull), (grid.name, found.unknown)
            if isinstance(op.semantics, Pull) and plain(op, case):
                log = logged(op, monkeypatch)
                regions = {name: region(text) for name, (text,) in case.regions.items()}
                evaluate(op, case.operands, case.attributes, case.results, regions, place, case.types)
                assert_agrees(found, log, case, op)
                monkeypatch.undo()
