"""What `opspec verify` found, in the forms that people, programs and code hosts read."""

from __future__ import annotations

import json
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Protocol, TextIO

from opspec.programs.diagnostic import WIDTH, Diagnostic
from opspec.programs.locations import Location
from opspec.verification.glossary import WORDS
from opspec.verification.verifier import Verification
from opspec.version import __version__
from opspec_model.text.counting import count

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_PLACES = 4  # of equal findings that are named


@dataclass(frozen=True, slots=True)
class FileReport:
    """What became of one file: why it could not be read, or what was found."""

    file: str
    error: str | None
    found: Verification = field(default_factory=lambda: Verification([]))

    @property
    def failed(self) -> bool:
        return self.error is not None or any(d.severity == "error" for d in self.found.diagnostics)


@dataclass(frozen=True, slots=True)
class Output:
    """Where findings go, how many kinds of them a person wants to see, and the colours of findings and complaints."""

    out: TextIO
    err: TextIO
    limit: int
    finding: Callable[[str], str]
    complaint: Callable[[str], str]


class ReportFormat(Protocol):
    """Shows files as they are judged, and what is to be said of all of them."""

    def __init__(self, output: Output) -> None: ...
    def file(self, report: FileReport) -> None: ...
    def end(self, reports: Sequence[FileReport]) -> None: ...


class Text:
    """Equal findings once, with the places where they are."""

    def __init__(self, output: Output) -> None:
        self.out, self.err, self.limit = output.out, output.err, output.limit
        self.finding, self.complaint = output.finding, output.complaint
        self.pointed = False

    def file(self, report: FileReport) -> None:
        if report.error is not None:
            print(self.complaint(f"opspec: {report.error}"), file=self.err)
            return
        groups = list(_groups(report.found.diagnostics))
        for group in groups[: self.limit]:
            print(self.finding(f"{group[0]}{self._pointer(group[0])}"), file=self.out)
            if len(group) > 1:
                print(f"  also at {_places(group[1:], group[0].location)}", file=self.out)
            print(file=self.out)
        self._hidden(groups[self.limit :])
        notes = list(report.found.notes)
        if report.found.unchecked:
            ops = (f"{op} ({count(number, 'op')})" for op, number in report.found.unchecked.items())
            notes.append(f"not checked: {', '.join(ops)}")
        for note in notes:
            print(textwrap.fill(note, WIDTH, subsequent_indent="  ", break_on_hyphens=False), file=self.out)
        print(f"{report.file}: {_summary(report.found.diagnostics)}", file=self.out)

    def _pointer(self, found: Diagnostic) -> str:
        """Where the word of ours is explained that a finding's rule is called by; once for all findings."""
        if found.rule not in WORDS or self.pointed:
            return ""
        self.pointed = True
        return f"\n  more   opspec explain {found.rule}"

    def _hidden(self, groups: Sequence[Sequence[Diagnostic]]) -> None:
        if groups:
            counts = Counter(diagnostic.rule for group in groups for diagnostic in group)
            rules = ", ".join(f"{rule} ({number})" for rule, number in counts.most_common(8))
            more = ", ..." if len(counts) > 8 else ""
            print(f"... and {count(counts.total(), 'more problem')}: {rules}{more}\n", file=self.out)

    def end(self, reports: Sequence[FileReport]) -> None:
        if len(reports) > 1:
            failed = sum(report.failed for report in reports)
            print(f"{count(len(reports), 'file')}, {failed or 'none'} with problems", file=self.out)


class Json:
    """One document: a list of files, each with an error or its diagnostics."""

    def __init__(self, output: Output) -> None:
        self.out = output.out

    def file(self, report: FileReport) -> None:
        pass

    def end(self, reports: Sequence[FileReport]) -> None:
        files = [
            {"file": report.file, "error": report.error} | (asdict(report.found) if report.error is None else {})
            for report in reports
        ]
        _print_json({"files": files}, self.out)


class GitHub:
    """Workflow commands, which GitHub shows beside the lines of a pull request."""

    def __init__(self, output: Output) -> None:
        self.out = output.out

    def file(self, report: FileReport) -> None:
        if report.error is not None:
            self._command("error", {"file": report.file, "title": "unreadable"}, report.error)
        for found in report.found.diagnostics:
            place = found.location
            where = {"file": place.file or report.file, "line": place.line or 1, "col": place.column or 1}
            self._command(found.severity, where | {"title": found.rule}, "\n".join(_explained(found)))

    def _command(self, severity: str, where: dict[str, object], message: str) -> None:
        given = ",".join(f"{name}={_escaped(str(value), ',:')}" for name, value in where.items())
        print(f"::{severity} {given}::{_escaped(message)}", file=self.out)

    def end(self, reports: Sequence[FileReport]) -> None:
        pass


class Sarif:
    """The interchange format of static analysis, version 2.1.0."""

    def __init__(self, output: Output) -> None:
        self.out = output.out

    def file(self, report: FileReport) -> None:
        pass

    def end(self, reports: Sequence[FileReport]) -> None:
        found = [(report.file, diagnostic) for report in reports for diagnostic in report.found.diagnostics]
        texts = {diagnostic.rule: diagnostic.text or diagnostic.message for _, diagnostic in reversed(found)}
        rules = {rule: at for at, rule in enumerate(sorted(texts))}
        errors = [
            {"level": "error", "message": {"text": report.error}, "locations": [_physical(report.file, None)]}
            for report in reports
            if report.error is not None
        ]
        driver = {
            "name": "opspec",
            "version": __version__,
            "rules": [
                {
                    "id": rule,
                    "shortDescription": {"text": texts[rule]},
                    "help": {"text": f"opspec explain {rule}"},
                }
                for rule in rules
            ],
        }
        run = {
            "tool": {"driver": driver},
            "columnKind": "unicodeCodePoints",
            "invocations": [{"executionSuccessful": not errors, "toolExecutionNotifications": errors}],
            "results": [
                {
                    "ruleId": diagnostic.rule,
                    "ruleIndex": rules[diagnostic.rule],
                    "level": diagnostic.severity,
                    "message": {"text": "\n".join(_explained(diagnostic))},
                    "locations": [_physical(diagnostic.location.file or file, diagnostic.location)],
                }
                for file, diagnostic in found
            ],
        }
        _print_json({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, self.out)


FORMATS: dict[str, type[ReportFormat]] = {"text": Text, "json": Json, "sarif": Sarif, "github": GitHub}


def _groups(diagnostics: Sequence[Diagnostic]) -> Iterator[list[Diagnostic]]:
    """Findings that say the same of different places, errors first."""
    groups: dict[tuple[object, ...], list[Diagnostic]] = {}
    for found in diagnostics:
        key = (found.severity, found.rule, found.op, found.message, found.values, found.hint, found.figure)
        groups.setdefault(key, []).append(found)
    return iter(sorted(groups.values(), key=lambda group: group[0].severity != "error"))


def _places(group: Sequence[Diagnostic], first: Location) -> str:
    """The places of findings; those in the file of the first one by their position alone."""
    named = [
        f"{place.line}:{place.column}" if place.file == first.file and place.file is not None else str(place)
        for place in (found.location for found in group[:_PLACES])
    ]
    more = len(group) - len(named)
    return ", ".join(named) + (f" and {count(more, 'more place')}" if more else "")


def _summary(diagnostics: Sequence[Diagnostic]) -> str:
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    warnings = f", {count(counts['warning'], 'warning')}" if counts["warning"] else ""
    return count(counts["error"], "problem") + warnings


def _explained(found: Diagnostic) -> Iterator[str]:
    yield f"{found.op or 'the program'}: {found.message}"
    if found.text and found.text != found.message:
        yield f"rule {found.rule}: {found.text}"
    if found.hint:
        yield f"try: {found.hint}"


def _physical(file: str, place: Location | None) -> dict[str, object]:
    uri = "stdin" if file == "-" else file
    location: dict[str, object] = {"artifactLocation": {"uri": uri}}
    if place is not None and place.line:
        location["region"] = {"startLine": place.line, "startColumn": max(1, place.column)}
    return {"physicalLocation": location}


def _escaped(text: str, more: str = "") -> str:
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def _print_json(data: object, out: TextIO) -> None:
    out.write(json.dumps(data, indent=2, default=str) + "\n")
