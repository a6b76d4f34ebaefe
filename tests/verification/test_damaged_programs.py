"""Damaged programs: `opspec verify` says what is wrong, whatever it is given, and in good time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from opspec.cli.main import main
from tests.verification.damaged_programs import KINDS, mutants, seeds

SHARE = 200  # programs of a kind in one test
SHARES = 10  # in all 10,000 programs of 5 kinds
PATIENCE_S = 10.0


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_something_to_damage(kind: str) -> None:
    assert len(seeds(kind)) >= 3


def verified(kind: str, first: int, count: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every program gets an answer: exit status 0 or 1, and neither a mistake of ours nor a traceback."""
    suffix = ".mlir" if kind in ("text", "generic") else ".mlirbc"
    for number, program in enumerate(mutants(kind, first, count), first):
        path = folder / f"{number}{suffix}"
        path.write_bytes(program)
        start = time.monotonic()
        status = main(["verify", "--warnings", "on", "--limit", "3", str(path)])
        took = time.monotonic() - start
        said = "".join(capsys.readouterr())
        where = f"{kind} {number}: {said[:2000]}"
        assert status in (0, 1), where
        assert (status == 1) == ("problem" in said and "no problems" not in said or said.startswith("opspec: ")), where
        assert "OpSpec made a mistake" not in said, where
        assert "Traceback" not in said, where
        assert took < PATIENCE_S, f"{took:.1f} s for {where}"
        path.unlink()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_programs_are_answered(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    verified(kind, 0, 12, tmp_path, capsys)


@pytest.mark.full
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("kind", KINDS)
def test_all_damaged_programs_are_answered(
    kind: str, share: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verified(kind, share * SHARE, SHARE, tmp_path, capsys)
