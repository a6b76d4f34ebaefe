"""Faults that were planted in a backend: each is found and named rightly, and nothing is said of one without."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

import numpy as np
import pytest

from opspec.agreement.oracles import DIES, Unsupported, Verdict, oracle
from opspec.agreement.oracles.answers import CARRIES, COMPILES, READS
from opspec.agreement.oracles.json_lines import LINES
from opspec.agreement.oracles.worker import Worker
from opspec.catalog.op_index import index
from opspec.conform import workers
from opspec.conform.asked import HUGE, PROGRAMS, QUICK, Case, Selection, full
from opspec.conform.cases import in_turns, made
from opspec.conform.shrinking import shrink
from opspec.conform.verdicts import (
    CRASH,
    EXACT,
    FINE,
    HANG,
    REFUSED,
    RIGHTLY,
    UNDECIDED,
    UNSUPPORTED,
    WITHIN,
    WRONG,
    Judge,
    Judgement,
    JudgeSettings,
)
from opspec.goldens.vectors import golden
from tests.conform.faulty_backend import DEVICES, FAULTS, HARMLESS, NONE, Fault, Faulty
from tests.fork_server import ORACLE, fork_command
from tests.samples import covering, one_in

ENDING = {name for name, fault in FAULTS.items() if fault.verdict in (CRASH, HANG)}


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    second = oracle("xla")
    made = Judge(JudgeSettings(), second)
    yield made
    made.close()
    second.close()


@cache
def cases(op: str, label: str, type_: str) -> tuple[Case, ...]:
    types = (type_,) if type_ else ()
    return made(full(op), Selection(labels=(label,), types=types)).cases


def affected(fault: Fault) -> tuple[Case, ...]:
    """The cases that a fault is about; of several ops one program, for each takes a second to make."""
    if fault.op in PROGRAMS and fault.op != HUGE:
        return made(fault.op, Selection(QUICK, ops=(fault.op,))).cases
    return cases(fault.op, fault.label, fault.type)


def judged(judge: Judge, backend: Faulty | Worker, case: Case) -> Judgement:
    return workers.judged(case, backend, judge)[0]


def test_there_are_many() -> None:
    assert len(FAULTS) >= 40


MOST = pytest.param("wrong_above_2_to_the_31", marks=pytest.mark.full)  # more elements than anything else has
NAMES = [MOST if name in MOST.values else name for name in sorted(FAULTS.keys() - ENDING)]


def kinds(name: str) -> list[tuple[str, str]]:
    """What a fault is called, and in which cases it shows."""
    fault = FAULTS[name]
    return [("verdict", fault.verdict), ("label", fault.label), ("type", fault.type[:1])]


@pytest.mark.parametrize("name", covering(NAMES, kinds))
def test_a_fault_is_found_and_named(judge: Judge, name: str) -> None:
    fault = FAULTS[name]
    chosen = affected(fault)
    assert chosen
    found = {case.name: judged(judge, Faulty(name), case).verdict for case in chosen}
    assert fault.verdict in found.values(), found
    # What the fault does not reach is right: no other name is given to it.
    assert {verdict for verdict in found.values() if verdict not in FINE} <= {fault.verdict}, found
    right = {case.name: judged(judge, Faulty(NONE), case).verdict for case in chosen}
    assert set(right.values()) <= FINE, right


def test_a_process_that_ends_or_hangs_is_found_and_goes_on(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process after the other: each ends at its fault, and the next question finds a new one."""
    command = fork_command("tests.conform.faulty_backend", *sorted(ENDING))
    backend = Worker("ending", command, 60.0, framing=LINES)
    try:
        for name in sorted(ENDING):
            other = cases("multiply", "random", "f32")[0]
            assert judged(judge, backend, other).verdict in FINE
            (chosen, *_) = affected(FAULTS[name])
            with monkeypatch.context() as patience:
                if FAULTS[name].verdict == HANG:
                    patience.setattr(backend, "_patience_s", 0.5)
                assert judged(judge, backend, chosen).verdict == FAULTS[name].verdict, name
        assert not isinstance(backend.hello(), Unsupported)
    finally:
        backend.close()


@pytest.mark.parametrize("name", sorted(HARMLESS))
def test_what_is_allowed_is_not_reported(judge: Judge, name: str) -> None:
    fault = HARMLESS[name]
    found = [judged(judge, Faulty(name), case) for case in affected(fault)]
    assert {x.verdict for x in found} == {WITHIN}
    assert {x.ulp for x in found} == {1}


def test_a_distance_is_told(judge: Judge) -> None:
    found = [judged(judge, Faulty("off_by_two_ulp"), case) for case in affected(FAULTS["off_by_two_ulp"])]
    assert {(x.ulp, x.wrong) for x in found} == {(2, 1)}
    lenient = Judge(JudgeSettings(ulp=2))
    again = [judged(lenient, Faulty("off_by_two_ulp"), case) for case in affected(FAULTS["off_by_two_ulp"])]
    assert {x.verdict for x in again} == {WITHIN}
    lenient.close()


def test_what_nobody_else_gives_is_not_called_wrong() -> None:
    alone = Judge(JudgeSettings())
    (case, *_) = cases("cholesky", "random", "f32")  # which the interpreter does not have
    assert alone.of_values(case, [np.zeros_like(x) for x in case.outputs]).verdict == UNDECIDED
    (case, *_) = cases("add", "random", "f32")
    assert alone.of_values(case, [x + 1 for x in case.outputs]).verdict == WRONG
    alone.close()


def test_a_type_that_never_reaches_the_backend_is_not_refused_by_it(judge: Judge) -> None:
    (case, *_) = cases("add", "random", "f32")
    found = judge.of_values(case, Unsupported("Invalid XLA PrimitiveType: 36", stage=CARRIES))
    assert (found.verdict, found.by) == (UNSUPPORTED, "carrier")
    found = judge.of_values(case, Unsupported("Invalid XLA PrimitiveType: 36", stage=COMPILES))
    assert (found.verdict, found.by) == (REFUSED, "backend")


def test_what_ends_the_reader_of_others_now_and_then_is_always_undecided(judge: Judge) -> None:
    """StableHLO's verifier looks at dimension 1 of a scalar: beside memory, where anything may lie."""
    (case,) = (case for case in cases("reduce", "refused", "") if case.name == "reduce/refused/T1")
    ended = Unsupported("signal 11", DIES)
    for answer in (Verdict(False, "no such dimension", READS), ended, Verdict(False, "no such dimension", READS)):
        assert judge.of_refusal(case, answer).verdict == UNDECIDED
    assert judge.of_refusal(case, Verdict(False, "no such dimension", COMPILES)).verdict == RIGHTLY
    (other,) = (case for case in cases("pad", "refused", "") if case.name == "pad/refused/C4")
    assert judge.of_refusal(other, Verdict(False, "negative", READS)).verdict == RIGHTLY
    assert judge.of_refusal(other, ended).verdict == CRASH


def test_cases_take_turns_and_those_that_nobody_knows_give_way() -> None:
    def found(name: str) -> Any:
        return None, Case(name, "op", "f32", "zeros", ""), lambda: None if name == "op/b/zeros" else name

    every = [found(f"op/{type_}/zeros{number}") for type_ in "abc" for number in ("", "-2", "-3", "-4")]
    kept = [case.name.replace("op/", "").replace("/zeros", "") for _, case, _ in in_turns(every, Selection())]
    assert kept == ["a", "a-2", "b-3", "b-4", "c", "c-4"]


def test_the_quick_level_computes_what_it_asks_and_little_more(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[str] = []

    def counted(op: Any, raw: Any) -> Any:
        computed.append(raw.name)
        return golden(op, raw)

    monkeypatch.setattr("opspec.conform.cases.golden", counted)
    asked = made("stablehlo.dynamic_slice", Selection(level=QUICK)).cases
    assert len(computed) <= len(asked) + 2
    assert len({case.label for case in asked}) == len(asked)
    assert len({case.type for case in asked}) > 5
    for case in asked:  # and by its name each is found again
        (again,) = made("stablehlo.dynamic_slice", Selection(names=(case.name,))).cases
        assert again.program == case.program


# XLA has all partitions of a replica before the next one, where the public text has all replicas of a partition.
OTHER_ORDER = {
    "all_gather/i8/partitions-partition_by_partition",
    "reduce_scatter/f32/partitions-partition_by_partition",
}


def test_several_devices_are_asked_where_they_are(judge: Judge) -> None:
    several = [
        *(case for op in ("all_gather", "reduce_scatter", "replica_id") for case in cases(op, "devices", "")),
        *(case for op in ("all_gather", "reduce_scatter", "partition_id") for case in cases(op, "partitions", "")),
        *cases("sharded", "sharded", ""),
    ]
    assert {(replicas > 1, partitions > 1) for replicas, partitions in (case.grid for case in several)} == {
        (True, False),
        (False, True),
        (True, True),
    }
    xla = Worker("jax:cpu", fork_command(ORACLE, "pjrt", "cpu"), 60.0)
    four = Worker("four", fork_command("tests.conform.faulty_backend", NONE), 60.0, framing=LINES)
    try:
        found = {case.name: judged(judge, xla, case).verdict for case in several}
        assert {name for name, verdict in found.items() if verdict not in FINE} == OTHER_ORDER
        assert UNSUPPORTED not in found.values()
        for case in several:
            ours = judged(judge, four, case)
            if prod(case.grid) > DEVICES:
                assert (ours.verdict, ours.by) == (UNSUPPORTED, "carrier")
            else:
                assert ours.verdict in (EXACT, WITHIN)
    finally:
        xla.close()
        four.close()


def test_a_failure_of_several_devices_is_made_plainer(judge: Judge) -> None:
    (case, *_) = cases("all_reduce", "devices", "")
    backend = Faulty("nobody_is_met")
    found = judged(judge, backend, case)
    small = shrink(case, found, lambda smaller: judged(judge, backend, smaller))
    assert small.judged.verdict == found.verdict == WRONG
    assert small.elements < sum(x.size for x in case.inputs)
    assert judged(judge, Faulty(NONE), small.case).verdict == EXACT


def test_what_jaxlib_makes_of_chlo_is_not_held_against_a_plugin(judge: Judge) -> None:
    (case,) = made("chlo.erfc", Selection(names=("chlo.erfc/f32/ones",))).cases
    off = [x + np.spacing(x) * 2 for x in case.outputs]  # as the library's decomposition is, at one
    assert judge.of_values(case, off).verdict == WRONG
    behind = Judge(JudgeSettings(), lowered=True)
    assert behind.of_values(case, off).verdict in (WRONG, UNDECIDED)
    plain = case.outputs[0].copy()
    plain.flat[-1] *= 2
    assert behind.of_values(case, [plain]).verdict == WRONG
    behind.close()


PARTS = 24


@pytest.mark.slow
@pytest.mark.parametrize("part", one_in(PARTS, range(PARTS)))
def test_nothing_is_reported_of_our_own_executor(judge: Judge, part: int) -> None:
    wrong = {}
    for op in sorted(index())[part::PARTS]:
        for case in made(op, Selection(level=QUICK)).cases:
            found = judged(judge, Faulty(NONE), case)
            if found.verdict not in FINE:
                wrong[case.name] = (found.verdict, found.reason)
    assert not wrong


@pytest.mark.full
@pytest.mark.parametrize("row", sorted(PROGRAMS))
def test_nothing_is_reported_of_our_own_executor_in_programs_of_several_ops(judge: Judge, row: str) -> None:
    found = {case.name: judged(judge, Faulty(NONE), case).verdict for case in made(row, Selection(ops=(row,))).cases}
    assert found
    assert set(found.values()) <= FINE, found
