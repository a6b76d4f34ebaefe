"""Every op: programs that chance made, judged by our verifier and by the MLIR library; what they judge differently is
listed among the divergences.
"""

from __future__ import annotations

import pytest

from opspec.agreement.rule_tests import known_to_library
from opspec.programs.carrier_versions import is_changed_since
from opspec_model.definitions.spec import Op
from tests.generated_cases import ops
from tests.op_kinds import kinds_of
from tests.samples import covering
from tests.verification.differential import (
    ELEMENT_NAMES,
    Judged,
    almost_alike,
    judged,
    judged_program,
    listed,
    with_elements,
)

KNOWN = [
    op for op in ops() if op.dialect == "stablehlo" and known_to_library(op.name) and not is_changed_since(op.name)
]
OPS = pytest.mark.parametrize("op", covering(KNOWN, kinds_of), ids=lambda op: op.name)


def expect_one_verdict(op: Op, found: Judged | None) -> None:
    if found is None or found.agree or listed(op, found):
        return
    mine = f"breaks {', '.join(found.rules)}" if found.rules else "keeps every rule"
    theirs = f"refuses it: {found.refusal}" if found.refusal is not None else "accepts it"
    raise AssertionError(f"{op.name} {mine}, and the library {theirs}\n{found.program}")


def test_there_are_many() -> None:
    assert len(KNOWN) > 100


@OPS
def test_some_mutants(op: Op) -> None:
    for seed in range(2):
        expect_one_verdict(op, judged(op, seed))


@pytest.mark.full
@OPS
def test_many_mutants(op: Op) -> None:
    for seed in range(2, 120):
        expect_one_verdict(op, judged(op, seed))


@OPS
def test_some_element_types(op: Op) -> None:
    """Each type variable as another element type: two of them, others for each op."""
    at = sum(map(ord, op.name))
    names = [ELEMENT_NAMES[at % len(ELEMENT_NAMES)], ELEMENT_NAMES[(7 * at + 3) % len(ELEMENT_NAMES)]]
    for program in with_elements(op, names):
        expect_one_verdict(op, judged_program(program))


@pytest.mark.full
@OPS
def test_all_element_types(op: Op) -> None:
    for program in with_elements(op, ELEMENT_NAMES):
        expect_one_verdict(op, judged_program(program))


@pytest.mark.parametrize("short", ["abs", "add", "select", "reduce"])
def test_some_types_that_are_almost_alike(short: str) -> None:
    (op,) = [op for op in KNOWN if op.short == short]
    programs = list(almost_alike(op))
    assert programs
    for program in programs:
        expect_one_verdict(op, judged_program(program))


@pytest.mark.full
@OPS
def test_types_that_are_almost_alike(op: Op) -> None:
    for program in almost_alike(op):
        expect_one_verdict(op, judged_program(program))
