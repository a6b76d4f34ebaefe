"""Tests of an op's rules, and the matrix that shows that no rule lacks one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opspec.rules.breakable_rules import implicit_rules
from opspec.rules.signature import IMPLICIT
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.emit.python_text import docstring, quoted
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_generator.witnesses.search import Found, search
from opspec_generator.wrong_examples import refuse_wrong_examples
from opspec_model.definitions.spec import Base, Op
from opspec_model.text.problems import Report, Span

MATRIX = "matrix.json"


class TestsEmitter:
    """One file of tests per op; `matrix.json`, a row for each rule."""

    name = "tests"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        refuse_wrong_examples(op)
        text = (
            environment()
            .get_template("tests/op.py.j2")
            .render(
                title=docstring(f"The rules of {op.name} on programs that break or keep them, and its examples."),
                source=op.path,
                op=op.name,
                examples=_listed("EXAMPLES = ", [quoted(name) for name in _examples(op)]),
            )
        )
        return {f"tests/{op.dialect}/test_{op.module}.py": text}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        if not (base.is_pack and base.own_primitives):
            return {}  # the core's own rows are held against their C text too, by a test of its own
        cases = [(kind, case) for row in base.own_primitives for kind, found in row.cases.items() for case in found]
        listed = _listed("CASES = ", [f"({quoted(kind)}, {quoted(case)})" for kind, case in cases])
        template = environment().get_template("tests/primitives.py.j2")
        return {"tests/test_primitives.py": template.render(dialect=base.own_dialects[0].name, cases=listed)}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        rows = {summary["name"]: summary["matrix"] for summary in summaries if "matrix" in summary}
        report = Report()
        for hole in holes(rows):
            report.error(Span.whole(MATRIX), hole)
        report.raise_if_any()
        return {MATRIX: f"{json.dumps(rows, indent=1)}\n"} if rows else {}

    def summarize(self, op: Op) -> Mapping[str, Any]:
        return {"matrix": list(matrix(op, search(op, EmittedJudge)))}


def matrix(op: Op, found: Found) -> Iterator[dict[str, Any]]:
    """What each rule of an op is covered by. The verifier checks every rule; an unwitnessed one says why."""
    rules = {rule.name: rule for rule in op.rules}
    for name in (*implicit_rules(op), *rules):
        rule = rules.get(name)
        bounds = found.bounds.get(name, {})
        yield {
            "rule": name,
            "says": (rule.says or str(rule.formula)) if rule is not None else IMPLICIT[name],
            "public": rule.public if rule is not None else None,
            "verifier": f"{op.package}/verifier/{op.dialect}/{op.module}.py"
            if rule is not None
            else "opspec/signature.py",
            "diagnostic": f"{op.short if op.dialect == 'stablehlo' else op.name}.{name}",
            "positive": len(found.kept),
            "negative": len(found.breaking(name)),
            "unwitnessed": rule.unwitnessed if rule is not None else None,
            "bounds": sum(bounds.values()),
            "bounds_missed": sorted(bound for bound, reached in bounds.items() if not reached),
            "anchor": f"{op.short}-{name}",
        }


def holes(rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[str]:
    """What the matrix lacks, in words; empty where every rule is covered."""
    return [
        f"{op}.{row['rule']} has no {column}"
        for op, found in rows.items()
        for row in found
        for column in ("verifier", "diagnostic", "positive", "negative", "anchor")
        if not row[column] and not (column == "negative" and row["unwitnessed"])
    ]


def _examples(op: Op) -> list[str]:
    return [*(example.name for example in op.examples), *(grid.name for grid in op.grids)]


def _listed(prefix: str, items: Sequence[str]) -> str:
    return layout(prefix, f"[{', '.join(items)}]") if items else ""


EMITTER = TestsEmitter()
