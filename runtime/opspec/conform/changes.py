"""Two runs, one against the other: what became better, what became worse, what is new, and what is gone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from opspec.conform.results import FORMAT, Run
from opspec.conform.verdicts import VERDICTS, JudgeSettings
from opspec.conform.waivers import Waivers
from opspec.errors import OpSpecError

REPORT = "report.json"
BETTER, WORSE, NEW, GONE = "better", "worse", "new", "gone"
KINDS = {
    WORSE: "another verdict, farther down the list, or a failure that is farther off",
    BETTER: "the other way round",
    NEW: "the other run did not ask it",
    GONE: "only the other run asked it",
}


class BadReport(OpSpecError):
    """A report that nothing can be held against."""


@dataclass(frozen=True, slots=True)
class VerdictChange:
    """A case that the runs judge differently: the verdicts, empty where a run does not have it, and the distances in
    ULP. `failed`: it counts against the backend now.
    """

    case: str
    before: str
    after: str
    ulp_before: int | None
    ulp_after: int | None
    failed: bool

    def __str__(self) -> str:
        sides = [
            verdict if ulp is None or self.before != self.after else f"{verdict}, {ulp} ULP apart"
            for verdict, ulp in ((self.before, self.ulp_before), (self.after, self.ulp_after))
        ]
        return f"{self.case}: {' -> '.join(side for side in sides if side)}"


@dataclass(frozen=True, slots=True)
class Changes:
    """All changes by their kind; what the other run was about."""

    backend: str
    described: str
    of: Mapping[str, list[VerdictChange]]

    @property
    def failed(self) -> list[VerdictChange]:
        """What speaks against the backend: what became worse or is new, and fails."""
        return [change for kind in (WORSE, NEW) for change in self.of[kind] if change.failed]


def read_report(path: Path) -> dict[str, Any]:
    """A report by its file or its folder; BadReport where it is none."""
    file = path / REPORT if path.is_dir() else path
    wanted = "expected the report.json of a run of `opspec conform -o`"
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        known = found["format"]
        for case in found["cases"]:
            _ = case["case"], case["verdict"], case["op"], case["type"], case["label"]
    except OSError as error:
        raise BadReport(f"{file}: {wanted}: {error.strerror}") from None
    except (ValueError, LookupError, TypeError) as error:
        raise BadReport(f"{file}: {wanted}, found another file: {type(error).__name__}: {error}") from None
    if known != FORMAT:
        raise BadReport(f"{file}: {wanted} of format {FORMAT}, found {known!r}")
    return found


def changes(run: Run, settings: JudgeSettings, waivers: Waivers, before: Mapping[str, Any]) -> Changes:
    """What differs from a report. What this run was not to ask is not gone."""
    old = {case["case"]: case for case in before["cases"]}
    found: dict[str, list[VerdictChange]] = {kind: [] for kind in KINDS}
    for kind, change in _changes(run, settings, waivers, old):
        found[kind].append(change)
    return Changes(before["backend"], before["described"], found)


def _changes(
    run: Run, settings: JudgeSettings, waivers: Waivers, old: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[str, VerdictChange]]:
    for result in run.ordered():
        failed = settings.fails(result.verdict) and not waivers.reason(result)
        given = old.get(result.case)
        if given is None:
            yield NEW, VerdictChange(result.case, "", result.verdict, None, result.ulp, failed)
            continue
        before, after = _rank(given["verdict"], given.get("ulp"), settings), _rank(result.verdict, result.ulp, settings)
        if before != after:
            kind = WORSE if after > before else BETTER
            yield (
                kind,
                VerdictChange(result.case, given["verdict"], result.verdict, given.get("ulp"), result.ulp, failed),
            )
    for name, case in old.items():
        if name not in run.results and _was_to_be_asked(run, case):
            yield GONE, VerdictChange(name, case["verdict"], "", case.get("ulp"), None, False)


def _rank(verdict: str, ulp: int | None, settings: JudgeSettings) -> tuple[int, int]:
    """Where a verdict stands; of those that fail, the one that is farther off is worse."""
    return list(VERDICTS).index(verdict), (ulp or 0) if settings.fails(verdict) else 0


def _was_to_be_asked(run: Run, case: Mapping[str, Any]) -> bool:
    chosen = {"ops": case["op"], "types": case["type"], "labels": case["label"], "names": case["case"]}
    return all(not run.head.selection[key] or value in run.head.selection[key] for key, value in chosen.items())
