"""Examples whose outputs are not what the formula gives, found before tests are made of them."""

from __future__ import annotations

from pathlib import Path

from opspec.formula.example_outputs import wrong_outputs
from opspec_model.definitions.spec import Op
from opspec_model.text.problems import Report

MOST_ELEMENTS = 1_000  # of outputs that the formula is asked for; the generated tests run longer examples too


def refuse_wrong_examples(op: Op) -> None:
    """SpecError at each example that is wrong."""
    report = Report()
    for example, problem in wrong_outputs(op, MOST_ELEMENTS):
        report.error(
            example.span,
            f"the outputs of the example '{example.name}' are wrong: {problem}",
            "correct the example, or the meaning",
        )
    if report:
        file = Path(report.problems[0].span.file)
        if file.is_file():
            report.add_source(str(file), file.read_text(encoding="utf-8"))
    report.raise_if_any()
