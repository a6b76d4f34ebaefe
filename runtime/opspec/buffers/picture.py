"""Memory over time as a picture: the bytes that are alive at each step, and below them the largest memories."""

from __future__ import annotations

from opspec.buffers.drawing import box, cut, in_bytes, picture, text
from opspec.buffers.memory import BufferProgram, Repeat
from opspec.buffers.shown import name_of
from opspec.buffers.timeline import Life, Timeline, timeline

_LEFT, _RIGHT, _TOP, _CHART, _ROW = 24, 330, 62, 180, 18
_WIDE = 560  # of the chart
_MOST = 24  # memories that have a row


def svg_of(program: BufferProgram) -> str:
    """The picture of a function."""
    found = timeline(program)
    shown = sorted(
        (x for x in found.lives.values() if x.memory.kind in ("allocated", "handed")),
        key=lambda x: (-x.memory.nbytes * (x.end - x.begin + 1), x.memory.number),
    )[:_MOST]
    shown.sort(key=lambda x: (x.begin, x.memory.number))
    title = f"Memory of @{program.name} over time"
    most = f"at most {in_bytes(found.peak)} at one time"
    peak = f"{most}, at step {found.at_peak + 1} of {len(found.steps)}" if found.steps else most
    drawn = [text(_LEFT, 28, title, "title"), text(_LEFT, 48, _besides(peak, found), "soft")]
    drawn += [*_spans(found, len(shown)), *_area(found), *_rows(found, shown)]
    height = _TOP + _CHART + 40 + _ROW * len(shown) + 16
    return picture(title, _said(peak, found, shown), _LEFT + _WIDE + _RIGHT, height, drawn)


def _besides(peak: str, found: Timeline) -> str:
    return f"{peak}, besides {in_bytes(found.arguments)} of arguments and {in_bytes(found.constants)} of constants"


def _said(peak: str, found: Timeline, shown: list[Life]) -> str:
    rows = (
        f"{_label(life)}: {in_bytes(life.memory.nbytes)}, from step {life.begin + 1} to {life.end + 1}"
        for life in shown
    )
    return ". ".join([_besides(peak, found), *rows])


def _x(found: Timeline, at: float) -> float:
    return _LEFT + round(_WIDE * at / max(1, len(found.steps)), 2)


def _spans(found: Timeline, rows: int) -> list[str]:
    """Loops and branches, as bands behind all else."""
    drawn = []
    for span in found.spans:
        x, end = _x(found, span.begin), _x(found, span.end + 1)
        word = "loop, one turn" if isinstance(span.step, Repeat) else "branches, one after another"
        drawn.append(box(x, _TOP, end - x, _CHART + 40 + _ROW * rows, "band", f"{word}: {name_of(span.step)}"))
        if end - x > 40:
            drawn.append(text(x + 4, _TOP + 12, word.partition(",")[0], "soft"))
    return drawn


def _area(found: Timeline) -> list[str]:
    """The bytes that are alive, as steps."""
    base, most = _TOP + _CHART, max(found.peak, 1)
    points = [f"M{_LEFT} {base}"]
    for at, live in enumerate(found.live):
        points.append(f"V{base - round(_CHART * 0.86 * live / most, 2):g} H{_x(found, at + 1):g}")
    top = base - _CHART * 0.86
    return [
        f'<path class="one" fill-opacity="0.75" d="{" ".join(points)} V{base} Z"/>',
        f'<path class="mark" d="M{_LEFT} {top:g} H{_LEFT + _WIDE}"/>',
        text(_LEFT + _WIDE + 8, top + 4, in_bytes(found.peak)),
        f'<path class="line" d="M{_LEFT} {base} H{_LEFT + _WIDE}"/>',
        text(_LEFT, base + 16, "first step", "soft"),
        text(_LEFT + _WIDE, base + 16, "last step", "soft", end=True),
    ]


def _rows(found: Timeline, shown: list[Life]) -> list[str]:
    drawn = []
    for at, life in enumerate(shown):
        y = _TOP + _CHART + 36 + _ROW * at
        x, end = _x(found, life.begin), _x(found, life.end + 1)
        kind = "third" if life.updated else "other" if life.memory.kind == "handed" else "one"
        says = f"{_label(life)}, {in_bytes(life.memory.nbytes)}, steps {life.begin + 1} to {life.end + 1}"
        drawn.append(box(x, y, max(2, end - x), _ROW - 6, kind, says))
        drawn.append(text(_LEFT + _WIDE + 8, y + 10, cut(_label(life), 44), "name"))
    return drawn


def _label(life: Life) -> str:
    type_ = str(life.memory.type).removeprefix("tensor<").removesuffix(">")
    names = list(dict.fromkeys(step.view.name.partition(".")[2] for step in life.written if hasattr(step, "view")))
    by = f" {', '.join(names)}" if names else " carried" if life.memory.kind == "handed" else ""
    return f"{type_}{by}{', in place' if life.updated else ''}"
