"""Every witness, a small program that breaks one rule, through the command: it names that rule and no other."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from opspec.agreement.rule_tests import is_of_op_alone
from opspec.catalog.op_index import index
from opspec.catalog.witnesses import witnesses as of_op
from opspec.cli.main import main

BATCHES = 48


@cache
def witnesses() -> list[tuple[str, str]]:
    """The rule's name with its op, and the program."""
    found = []
    for op in index():
        short = op.removeprefix("stablehlo.")
        found += [(f"{short}.{rule}", program) for rule, program in of_op(op).breaks]
    return found


def test_there_are_many() -> None:
    assert len(witnesses()) > 1000
    assert len({rule for rule, _ in witnesses()}) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.full) for batch in range(1, BATCHES))])
def test_the_command_names_the_rule(batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = list(enumerate(witnesses()))[batch::BATCHES]
    for number, (_, program) in chosen:
        (tmp_path / f"{number:05}.mlir").write_text(program)
    assert main(["verify", "--warnings", "off", "--format", "json", str(tmp_path)]) == 1
    files = json.loads(capsys.readouterr().out)["files"]
    assert len(files) == len(chosen)
    # What ends a region ends the function of its program too, which also tells of operands what it likes.
    said = [[x["rule"] for x in file["diagnostics"] if is_of_op_alone(x["rule"], x["op"])] for file in files]
    wrong = [
        (rule, rules, file["error"], program)
        for file, rules, (_, (rule, program)) in zip(files, said, chosen, strict=True)
        if rules != [rule]
    ]
    assert wrong == []
