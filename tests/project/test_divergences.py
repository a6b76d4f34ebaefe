"""Every listed divergence is one: our verifier and the MLIR library judge its program differently."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from opspec.agreement.rule_tests import Divergence, divergences, of_op_alone, refused
from opspec.programs.carrier_versions import is_changed_since
from opspec.programs.loading import load_generic
from opspec.verification.verifier import verify

ENTRIES = list(divergences().values())


def test_the_list_is_found() -> None:
    assert ENTRIES


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.case)
def test_the_program_shows_the_divergence(entry: Divergence) -> None:
    if is_changed_since(f"stablehlo.{entry.case.split('.')[0]}") and refused(entry.program):
        return  # a library with an older form of the op, or none
    found = [diagnostic.rule for diagnostic in verify(load_generic(entry.program)) if of_op_alone(diagnostic)]
    judged = found and all(fnmatchcase(rule, entry.case) for rule in found) if entry.library == "accepts" else not found
    assert judged, "OpSpec judges otherwise than the entry says"
    assert (refused(entry.program) is None) == (entry.library == "accepts"), "the library judges as OpSpec does"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.case)
def test_the_entry_says_why(entry: Divergence) -> None:
    assert entry.why.strip()
    assert entry.library in ("accepts", "refuses")
