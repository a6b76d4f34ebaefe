"""A run as a page: one file of HTML that needs nothing beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from jinja2 import Environment, StrictUndefined, Template

from opspec.catalog.op_index import index
from opspec.conform.asked import NO_TYPE, PROGRAMS
from opspec.conform.changes import KINDS, Changes
from opspec.conform.results import Result, Run
from opspec.conform.summary import counted, failures, line, repeat
from opspec.conform.verdicts import FINE, UNDECIDED, UNSUPPORTED, VERDICTS, JudgeSettings
from opspec.conform.waivers import Waivers
from opspec.goldens.cases import ALL_QUANTIZED
from opspec.values.types import ELEMENT_TYPES
from opspec.verification.explain_pages import meaning_of

TEMPLATE = "report.html.j2"
PER_OP = 40  # failures of an op that are told in full


@dataclass(frozen=True, slots=True)
class Cell:
    """An op and a type: the worst verdict, how many cases have it, and how many there are. `cases`: the verdict and the
    label of each, for the filters.
    """

    verdict: str
    number: int
    of: int
    cases: str

    @property
    def mark(self) -> str:
        """One sign beside the colour, for whoever does not see that."""
        return MARKS[self.verdict]

    @property
    def style(self) -> str:
        return self.verdict.split()[0].lower()


# What stands in the matrix for each verdict.
MARKS = dict(zip(VERDICTS, ("✓", "≈", "✓", "?", "–", "s", "±", "R", "A", "✗", "!", "∞"), strict=True))


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """An op of the matrix, and what is said of it below."""

    op: str
    cells: list[Cell | None]
    counts: list[tuple[str, int]]
    summary: str
    meaning: str
    failed: list[Result]
    more: int


def html(run: Run, settings: JudgeSettings, waivers: Waivers, against: Changes | None = None) -> str:
    """The page of a run."""
    results = run.ordered()
    types = _types(results)
    failed = failures(run, settings, waivers)
    rows = [_row(op, list(found), types, failed) for op, found in _by_op(results).items()]
    waived = [(x, waivers.reason(x)) for x in results if settings.fails(x.verdict) and waivers.reason(x)]
    return _template().render(
        head=run.head,
        counts=counted(run),
        says=VERDICTS,
        marks=MARKS,
        fine=FINE,
        types=types,
        labels=sorted({found.label for found in results}),
        rows=rows,
        total=len(results),
        failed=len(failed),
        waived=waived,
        against=against,
        kinds=KINDS,
        left_out=sorted(run.left_out.items()),
        undecided=[x for x in results if x.verdict == UNDECIDED],
        refusals=Counter(x.by for x in results if x.rule and x.by),
        line=line,
        style=lambda verdict: verdict.split()[0].lower(),
        repeat=lambda found: repeat(run.head, found),
    )


@cache
def _template() -> Template:
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(files(__package__).joinpath(TEMPLATE).read_text(encoding="utf-8"))


def _types(results: Iterable[Result]) -> list[str]:
    """The columns: element types in the order of the spec, then quantized ones, then what has no type."""
    order = [*ELEMENT_TYPES, ALL_QUANTIZED, NO_TYPE]
    return sorted({found.type for found in results}, key=order.index)


def _by_op(results: Iterable[Result]) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = {}
    for each in results:
        found.setdefault(each.op, []).append(each)
    return found


def _row(op: str, results: Sequence[Result], types: Sequence[str], failed: Sequence[Result]) -> MatrixRow:
    own = [found for found in failed if found.op == op]
    counts = Counter(found.verdict for found in results)
    return MatrixRow(
        op.removeprefix("stablehlo."),
        [_cell([found for found in results if found.type == type_]) for type_ in types],
        [(verdict, counts[verdict]) for verdict in VERDICTS if counts[verdict]],
        PROGRAMS[op] if op in PROGRAMS else index()[op].summary,
        "" if op in PROGRAMS else meaning_of(op),
        own[:PER_OP],
        len(own[PER_OP:]),
    )


def _cell(results: Sequence[Result]) -> Cell | None:
    """The worst of the verdicts; where some is right, what is unsupported beside it is not the worst."""
    if not results:
        return None
    counts = Counter(found.verdict for found in results)
    order = list(VERDICTS)
    worst = max(counts, key=order.index)
    if worst == UNSUPPORTED and len(counts) > 1 and counts[UNSUPPORTED] < len(results) / 2:
        worst = max((verdict for verdict in counts if verdict != UNSUPPORTED), key=order.index)
    return Cell(worst, counts[worst], len(results), ";".join(f"{x.verdict}@{x.label}" for x in results))
