"""What crossed, by line of the source that JAX traced: counted while it crosses, told at the end of the process."""

from __future__ import annotations

import atexit
import sys
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from opspec.boundary.findings import CALL, COMPOSITE, Finding
from opspec.boundary.survey import Needed, Survey
from opspec.catalog.versions import PLAIN, STABLEHLO
from opspec.lowering.needed_versions import least_version, told_by
from opspec.programs import printed_form
from opspec.programs.locations import Location
from opspec_model.definitions.versions import TIERS, number

if TYPE_CHECKING:
    from opspec.guard.settings import Mode
    from opspec.programs.carrier import ir

CROSSED, REPLACED, REFUSED = "crossed", "replaced", "refused"
ANYWHERE = "portable"  # the tier of what every plugin knows
NAMED = (COMPOSITE, CALL)  # what they are of is told, whatever they need
MOST = 5000  # lines that are kept: a process runs for days


@dataclass(slots=True)
class GuardReport:
    """What is counted. `version`: the newest that a program was written in; `needs`: the least that all of them could
    be in, where they are looked at for it, and `tier`: as far as all may go; `lines`: how often, by place, what it is,
    and what became of it.
    """

    plugin: str
    mode: Mode
    policy: str
    programs: int = 0
    loaded: int = 0
    version: str = ""
    needs: str = field(default_factory=lambda: least_version([]))
    tier: str = ANYWHERE
    lines: dict[tuple[str, str, str], int] = field(default_factory=dict)
    unread: dict[str, int] = field(default_factory=dict)
    left_out: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def count(self, version: str | None) -> None:
        """A program came, written in a version."""
        with self._lock:
            self.programs += 1
            if version is not None and (not self.version or number(version) > number(self.version)):
                self.version = version

    def add_loaded(self) -> None:
        """A program was compiled before, and so crosses unseen."""
        with self._lock:
            self.loaded += 1

    def add_unread(self, why: str) -> None:
        with self._lock:
            self.unread[why] = self.unread.get(why, 0) + 1 if len(self.unread) < MOST else 1

    def add(self, found: Iterable[Finding], outcome: str) -> None:
        """What may not cross, and what became of it."""
        for one in found:
            self._add(one.place, f"{one.op}: {one.says}; {one.remedy}", outcome)

    def add_program(self, survey: Survey, version: str | None) -> None:
        """What of a program crosses that not every plugin knows: composites, calls, other dialects, newer versions, and
        what goes less far than StableHLO does.
        """
        self.count(version)
        for op in survey.ops:
            name = op.name
            if name in NAMED or (name not in PLAIN and survey.may_need(op, told_by(name))):
                needed = survey.needed(op)
                self._keep(needed)
                for what in _told(op, needed):
                    self._add(survey.place(op), what, CROSSED)

    def _keep(self, needed: Needed) -> None:
        with self._lock:
            found = [since for since, _, dialect in needed.brought if since and dialect == STABLEHLO]
            self.needs = max(self.needs, *found, key=number) if found else self.needs
            self.tier = min(self.tier, needed.tier, key=list(TIERS).index)

    def _add(self, place: Location, what: str, outcome: str) -> None:
        key = (_shown(place), what, outcome)
        with self._lock:
            if key in self.lines or len(self.lines) < MOST:
                self.lines[key] = self.lines.get(key, 0) + 1
            else:
                self.left_out += 1

    def text(self) -> str:
        """The summary, a line for each place and thing."""
        with self._lock:
            programs = f"{self.programs} program{'s' if self.programs != 1 else ''}"
            told = [f"opspec guard ({self.mode}, policy {self.policy}): {programs} to {self.plugin},"]
            if self.version:
                told.append(f"  written as StableHLO {self.version}")
            if self.mode == "report":
                told.append(f"  they need StableHLO {self.needs} or newer, and may go as far as the tier {self.tier}")
            if self.loaded:
                told.append(f"  {self.loaded} more were compiled before, and were not looked at")
            place = ""
            for (where, what, outcome), times in sorted(self.lines.items()):
                told += [where] if where != place else []
                place = where
                told.append(f"  {outcome} {times} time{'s' if times != 1 else ''}: {what}")
            told += [f"not read {times} times: {why.splitlines()[0]}" for why, times in self.unread.items()]
            told += [f"and {self.left_out} more"] if self.left_out else []
        return "\n".join(told)


def _told(op: ir.Operation, needed: Needed) -> Iterator[str]:
    """What is told of an op; nothing of one that every plugin knows."""
    if op.name == COMPOSITE:
        yield f"composite {_text(op, 'name')}"
    elif op.name == CALL:
        yield f"call of {_text(op, 'call_target_name')}"
    for since, what, dialect in needed.brought:
        if since:
            yield f"{op.name}: {what}, {dialect} {since}"
    if needed.tier != ANYWHERE:
        yield f"{op.name}: {needed.tier}, which is less than {ANYWHERE}"


def _shown(place: Location) -> str:
    """The line of the source; where JAX hides it, as of its own library, what JAX calls the op."""
    if place.file is not None:
        return f"{place.file}:{place.line}"
    return place.names[-1] if place.names else "?"


def print_at_exit(report: GuardReport) -> None:
    """Tell it on the error stream when the process ends, where there is something to tell."""

    def tell() -> None:
        if report.lines or report.unread or (report.mode == "report" and report.programs):
            sys.stderr.write(report.text() + "\n")

    atexit.register(tell)


def _text(op: ir.Operation, attribute: str) -> str:
    return printed_form.named(str(op.attributes[attribute]))
