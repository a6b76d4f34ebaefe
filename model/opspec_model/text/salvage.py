"""What can still be read of a file with unreadable parts, so that one run finds the problems of the others
too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from opspec_model.text.accepted import RecordShape, fields_of
from opspec_model.text.file_format import WholeFile
from opspec_model.text.problems import Problem, Report, Span
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Broken, Mapping, Node, Scalar, Sequence


@dataclass(frozen=True, slots=True)
class Lost:
    """The keys that could not be read, and the sections of the file that they belong to."""

    names: set[str]
    sections: set[str]


ROUNDS = 8
ALL = tuple(field.key for field in fields_of(RecordShape(WholeFile)))
# Sections whose keys are names that expressions use: without one of them, an unknown name says nothing.
SECTIONS = (
    "typevars",
    "operands",
    "attributes",
    "fields",
    "regions",
    "results",
    "define",
    "constraints",
    "let",
    "stages",
    "over",
)


def salvage(node: Node, problems: Iterable[Problem]) -> tuple[WholeFile | None, Lost]:
    """The op without the parts that the problems are about, and what was lost with them.

    None where a required part is among them, or where it cannot be told which names are lost.
    """
    lost = Lost(set(), set())
    spans = [problem.span for problem in problems]
    for _ in range(ROUNDS):
        pruned = _prune(node, spans, lost)
        if pruned is None or any(name in lost.names for name in SECTIONS):
            return None, lost
        node = pruned
        report = Report()
        found = read(report, WholeFile, node)
        if found is not None:
            return found, lost
        spans = [problem.span for problem in report.problems]
        if not spans:
            return None, lost
    return None, lost


def _prune(node: Node, spans: list[Span], lost: Lost, section: str = "") -> Node | None:
    """The node without the innermost entries that hold a problem; None where that is all of it."""
    match node:
        case Broken():
            return None
        case Scalar(span=span):
            return None if any(_inside(problem, span) for problem in spans) else node
        case Sequence(items=items, span=span):
            found = [_prune(item, spans, lost, section) for item in items]
            return None if None in found else Sequence(tuple(item for item in found if item is not None), span)
        case Mapping(entries=entries, span=span):
            kept = []
            for key, value in entries:
                place = section or key.text
                hit = any(_inside(problem, key.span) for problem in spans)
                rest = None if hit else _prune(value, spans, lost, place)
                if rest is not None:
                    kept.append((key, rest))
                else:
                    lost.names.update({key.text}, _keys(value))
                    known = place in ALL or isinstance(value, Scalar)
                    lost.sections.update({place} if known else ALL)
            return Mapping(tuple(kept), span)


def _inside(problem: Span, span: Span) -> bool:
    start = (problem.line, problem.column)
    end = (span.end_line, max(span.end_column, span.column + 1))
    return problem.file == span.file and (span.line, span.column) <= start < end


def _keys(node: Node) -> set[str]:
    if isinstance(node, Sequence):
        return set[str]().union(*(_keys(item) for item in node.items))
    if isinstance(node, Mapping):
        return {key.text for key, _ in node.entries}.union(*(_keys(value) for _, value in node.entries))
    return set()
