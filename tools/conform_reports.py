"""What several runs of `opspec conform` found, as a page: docs/conform-reports.md.

python tools/conform_reports.py "XLA on the CPU, jaxlib 0.10"=report/report.json ...
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "conform-reports.md"
WRONG = ("wrong", "accepted", "hang", "other NaN or sign of zero", "flushes subnormals")
HEAD = """# Reports

What `opspec conform --quick` found of some backends: how many cases have each verdict, which ops they refuse or end at,
and what they get wrong. [Judging a backend](conform.md) says what the verdicts mean, and
[divergences](divergences.md) has the smallest program of each kind of error. The plugin is the file of XLA's CPU
backend that the wheel `lammps-jax-pjrt-cpu` holds; IREE is asked through `examples/iree/serve.py`.
`tools/conform_reports.py` wrote this page.
"""
Cases = Sequence[Mapping[str, Any]]


def main(named: Sequence[str]) -> None:
    reports = {name: json.loads(Path(path).read_text(encoding="utf-8")) for name, path in map(_parted, named)}
    lines = [HEAD, *_counts(reports)]
    for name, report in reports.items():
        lines += ["", f"## {name}", "", f"`{report['described']}`", "", *_ops(report["cases"])]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _parted(text: str) -> tuple[str, str]:
    name, _, path = text.rpartition("=")
    return name, path


def _counts(reports: Mapping[str, Any]) -> Iterator[str]:
    verdicts = dict.fromkeys(verdict for report in reports.values() for verdict in report["counts"])
    yield f"| verdict | {' | '.join(reports)} |"
    yield f"| --- |{' ---: |' * len(reports)}"
    for verdict in verdicts:
        yield f"| {verdict} | {' | '.join(str(report['counts'].get(verdict, 0)) for report in reports.values())} |"


def _ops(cases: Cases) -> Iterator[str]:
    """By verdict the ops and how many of their cases have it; of what is wrong the first case of each op."""
    by_verdict: dict[str, Counter[str]] = defaultdict(Counter)
    first: dict[tuple[str, str], str] = {}
    for case in cases:
        by_verdict[case["verdict"]][case["op"].removeprefix("stablehlo.")] += 1
        first.setdefault((case["verdict"], case["op"].removeprefix("stablehlo.")), _told(case))
    for verdict in ("refused", "crash", "unsupported"):
        if by_verdict[verdict]:
            ops = ", ".join(f"`{op}` {count}" for op, count in sorted(by_verdict[verdict].items()))
            yield f"- **{verdict}**: {ops}"
    for verdict in WRONG:
        if by_verdict[verdict]:
            yield f"- **{verdict}**:"
            yield from (f"  - {first[verdict, op]}" for op in sorted(by_verdict[verdict]))


def _told(case: Mapping[str, Any]) -> str:
    """What is wrong with a case; a report leaves out what says nothing."""
    ulp = case.get("ulp", 0)
    if case.get("index") is None:
        return f"`{case['case']}`: {case.get('reason', '')}"
    far = f", {ulp} ULP" if ulp and ulp < 1000 else ""
    return f"`{case['case']}`: {case['found']} where {case['expected']} is expected{far}"


if __name__ == "__main__":
    main(sys.argv[1:])
