"""`make fuzz` finds what is wrong; `.ci/run` tries a few cases of each kind."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz import __main__ as fuzzing
from tests.fuzz import mutations, programs_of_tests, random_integer_programs
from tests.samples import one_in


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "what", "patience"),
    one_in(
        3,
        [
            ("raise ValueError('seen')", "ValueError: seen", 60.0),
            ("import os; os._exit(7)", "the process ended: exit status 7", 60.0),
            ("return 'an answer'", "an answer", 60.0),
            ("import time; time.sleep(60)", "no end within 1 s", 1.0),
        ],
    ),
)
def test_what_goes_wrong_is_found(
    body: str, what: str, patience: float, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = f"def case(seed):\n    if seed == 2:\n        {body}\n    return None\n"
    (tmp_path / "planted.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(fuzzing, "PATIENCE_S", patience)
    (found,) = fuzzing.fuzz("planted", 1, 3)
    assert found.seed == 2
    assert what in found.what


def test_a_seed_says_what_is_made() -> None:
    made = [
        mutations.text(draw, programs_of_tests.draw(draw), programs_of_tests.draw(draw))
        for draw in (random.Random(7), random.Random(7))
    ]
    assert made[0] == made[1]
    assert random_integer_programs.program(7, 20) == random_integer_programs.program(7, 20)


@pytest.mark.full
def test_dumps_with_faults_end_no_command() -> None:
    """HLO and MHLO, text and messages: an exit status of 0, 1 or 2, an end, and no traceback."""
    assert fuzzing.fuzz("dumps", 1, 5000) == []
