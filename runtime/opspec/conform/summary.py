"""A run as data for others: JSON with a schema, and the XML that CI systems read."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from dataclasses import asdict
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

from opspec.agreement.oracles.answers import plain
from opspec.conform.changes import Changes
from opspec.conform.results import Head, Result, Run, without_defaults
from opspec.conform.verdicts import FINE, UNSUPPORTED, VERDICTS, JudgeSettings
from opspec.conform.waivers import Waivers

SCHEMA = "report.schema.json"


def schema() -> dict[str, Any]:
    """What `report` gives, as JSON Schema."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath(SCHEMA).read_text(encoding="utf-8"))
    return found


def counted(run: Run) -> dict[str, int]:
    """How many cases have each verdict, from good to bad."""
    found = Counter(x.verdict for x in run.results.values())
    return {verdict: found[verdict] for verdict in VERDICTS if found[verdict]}


def failures(run: Run, settings: JudgeSettings, waivers: Waivers) -> list[Result]:
    """What counts against the backend."""
    return [x for x in run.ordered() if settings.fails(x.verdict) and not waivers.reason(x)]


def report(run: Run, settings: JudgeSettings, waivers: Waivers, against: Changes | None = None) -> dict[str, Any]:
    """All of a run: what was judged, the counts, what changed, each case, and what nobody could judge."""
    cases = []
    for found in run.ordered():
        reason = waivers.reason(found) if settings.fails(found.verdict) else ""
        waived = {"waived": reason} if reason else {}
        failed = settings.fails(found.verdict) and not reason
        cases.append({**without_defaults(found), **waived, "failed": failed})
    return {
        **asdict(run.head),
        "finished": sorted(run.done),
        "seconds": round(run.seconds, 3),
        "counts": counted(run),
        **({"against": _against(against)} if against is not None else {}),
        "cases": cases,
        "left_out": dict(sorted(run.left_out.items())),
    }


def report_text(data: dict[str, Any]) -> str:
    """A report as JSON, a line for each case."""
    head = json.dumps({key: value for key, value in data.items() if key != "cases"}, indent=1)
    cases = ",\n".join(f"  {json.dumps(case)}" for case in data["cases"])
    return f'{head.removesuffix("}").rstrip()},\n "cases": [\n{cases}\n ]\n}}\n'


def _against(found: Changes) -> dict[str, Any]:
    kinds = {kind: [asdict(change) for change in changes] for kind, changes in found.of.items()}
    return {"backend": found.backend, "described": found.described, **kinds}


def repeat(head: Head, found: Result) -> str:
    """The command that asks one case again."""
    name = head.backend
    options = ["--case", found.case]
    options += ["--ulp", str(head.ulp)] if head.ulp else []
    options += ["--ftz"] if head.ftz else []
    options += [f"--{head.level}"] if head.level == "full" else []
    own, dashes, command = name.partition("-- ") if name.startswith("-- ") else (name, "", "")
    parts = ["opspec conform", shlex.quote(own) if own else "", shlex.join(options), f"{dashes}{command}"]
    return " ".join(part for part in parts if part).strip()


def junit(run: Run, settings: JudgeSettings, waivers: Waivers) -> str:
    """A suite for each op, a test for each case."""
    root = ElementTree.Element("testsuites", name=f"opspec conform {run.head.backend}")
    by_op: dict[str, list[Result]] = {}
    for found in run.ordered():
        by_op.setdefault(found.op, []).append(found)
    for op, results in by_op.items():
        failed = [x for x in results if settings.fails(x.verdict) and not waivers.reason(x)]
        skipped = [x for x in results if x not in failed and _is_skipped(x)]
        suite = ElementTree.SubElement(
            root,
            "testsuite",
            name=op,
            tests=str(len(results)),
            failures=str(len(failed)),
            skipped=str(len(skipped)),
            time=f"{sum(x.seconds for x in results):.3f}",
        )
        for found in results:
            case = ElementTree.SubElement(suite, "testcase", classname=op, name=found.case, time=f"{found.seconds:.3f}")
            if found in failed:
                said = ElementTree.SubElement(case, "failure", message=f"{found.verdict}: {plain(line(found))}")
                said.text = plain(f"{line(found)}\n\n{found.program}\n{repeat(run.head, found)}")
            elif _is_skipped(found):
                ElementTree.SubElement(case, "skipped", message=plain(waivers.reason(found) or found.reason))
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _is_skipped(found: Result) -> bool:
    return found.verdict == UNSUPPORTED or found.verdict not in FINE


def line(found: Result) -> str:
    """What is wrong with a case, in one line."""
    parts = [found.reason.split("\n")[0]] if found.reason else []
    if found.index is not None:
        at = f"{found.result}[{', '.join(map(str, found.index))}]"
        parts.insert(0, f"{at} is {found.found}, expected {found.expected}")
        parts.append(f"{found.wrong} of {found.of} elements")
    if found.ulp:  # a NaN is no distance away
        parts.append(f"up to {found.ulp} ULP apart")
    if found.by:
        parts.append(f"by the {found.by}")
    return "; ".join(parts)
