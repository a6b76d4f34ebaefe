"""Every listed divergence is one: our verifier and the MLIR library judge its program differently."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from opspec.agreement.rule_tests import Divergence, divergences, is_listed, of_op_alone, refused
from opspec.programs.carrier_versions import is_changed_since
from opspec.programs.loading import load_generic
from opspec.verification.verifier import verify

ENTRIES = divergences()


def test_the_list_is_found() -> None:
    assert ENTRIES


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.case)
def test_the_program_shows_the_divergence(entry: Divergence) -> None:
    if is_changed_since(f"stablehlo.{entry.case.split('.')[0]}") and refused(entry.program):
        return  # a library with an older form of the op, or none
    told = [diagnostic for diagnostic in verify(load_generic(entry.program)) if of_op_alone(diagnostic)]
    found = [diagnostic.rule for diagnostic in told]
    judged = found and all(fnmatchcase(rule, entry.case) for rule in found) if entry.library == "accepts" else not found
    assert judged, f"OpSpec judges otherwise than the entry says: {found}"
    refusal = refused(entry.program)
    assert (refusal is None) == (entry.library == "accepts"), "the library judges as OpSpec does"
    said = " ".join(diagnostic.message for diagnostic in told) if refusal is None else refusal
    assert entry.says in said, f"another reason: {said}"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.case)
def test_the_entry_says_why(entry: Divergence) -> None:
    assert entry.why.strip()
    assert entry.library in ("accepts", "refuses")
    assert entry.says or entry.library == "accepts", "a refusal that has no name hides others: quote it"


def test_an_entry_hides_no_refusal_for_another_reason() -> None:
    for entry in ENTRIES:
        if entry.library == "refuses":
            assert is_listed(entry.case, "refuses", entry.says)
            assert not is_listed(entry.case, "refuses", "for another reason"), entry.case
    assert not is_listed("chlo.conj.T2", "accepts", "operand: expected elements of type complex, found i1")
