"""Ways to look into a running program: what each op took and gave, how long it took, and the first value that is not
finite.

A probe is a function of an `Event`; `program.call(arguments, on_op=probe)` calls it after every op.
"""

from __future__ import annotations

import fnmatch
import textwrap
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from opspec.execution.events import Event as Event
from opspec.execution.events import Probe as Probe
from opspec.execution.runnable_blocks import RunError, called_at, place
from opspec.programs.locations import Location
from opspec.programs.records import View
from opspec.values.arrays import Array
from opspec.values.types import element_of
from opspec_model.text.counting import counted

WIDTH = 80  # columns of what people read


# --- one op -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Summary:
    """An array in a few numbers. `least` to `mean` are of its finite elements, None where there are none."""

    type: str
    least: float | int | None
    greatest: float | int | None
    mean: float | None
    nan: int
    infinite: int

    def __str__(self) -> str:
        if self.least is None and not self.nan and not self.infinite:
            return self.type
        values = [] if self.least is None else [f"{self.least:.6g}..{self.greatest:.6g}"]
        values += [] if self.mean is None else [f"mean {self.mean:.6g}"]
        values += [f"{self.nan} NaN"] if self.nan else []
        values += [f"{self.infinite} inf"] if self.infinite else []
        return f"{self.type} {' '.join(values)}"


def summary(x: object) -> Summary:
    if not isinstance(x, np.ndarray | np.generic):
        return Summary(type(x).__name__, None, None, None, 0, 0)
    element = element_of(x.dtype)
    type_ = f"tensor<{''.join(f'{size}x' for size in x.shape)}{element.name}>"
    values = _real(np.asarray(x))
    if values.dtype.kind != "f":
        if not values.size:
            return Summary(type_, None, None, None, 0, 0)
        mean = float(values.mean(dtype=np.float64))
        return Summary(type_, int(values.min()), int(values.max()), mean, 0, 0)
    nan, infinite = int(np.isnan(values).sum()), int(np.isinf(values).sum())
    finite = values[np.isfinite(values)] if nan or infinite else values
    if not finite.size:
        return Summary(type_, None, None, None, nan, infinite)
    mean = float(finite.mean(dtype=np.float64))
    return Summary(type_, float(finite.min()), float(finite.max()), mean, nan, infinite)


def _real(x: Array) -> Array:
    """The values in a type that NumPy can count in; the parts of complex numbers side by side."""
    kind = element_of(x.dtype).kind
    if kind == "complex":
        return np.stack([x.real, x.imag])
    if x.dtype.isbuiltin != 2:
        return x
    return x.astype(np.float32 if kind == "float" else np.int64)


# --- trace --------------------------------------------------------------------------------------------------


def trace(write: Callable[[Event, int], None], patterns: Sequence[str] = ()) -> Probe:
    """Hand on the ops that one of the patterns (`*` stands for anything) matches by name, by location, or by both as
    messages spell them; all ops where there are none.
    """
    count = 0

    def probe(event: Event) -> None:
        nonlocal count
        count += 1
        if not patterns or _matches(event, patterns):
            write(event, count)

    return probe


def lines(event: Event, number: int) -> str:
    """An op in a few lines of a trace: where, time and bytes; then types and values."""
    head, cost = f"#{number} {brief(event.view)}", f"{duration(event.seconds):>9} {amount(event.nbytes):>9}"
    found = [f"{head:<{WIDTH - 1 - len(cost)}} {cost}"]
    given = f"({', '.join(_shape(summary(x)) for x in event.operands)})"
    made = [_spelled(summary(x)) for x in event.results]
    first = f"{given} -> {made[0]}" if made else given
    if len(first) > WIDTH - 3 and made:
        found += [*_wrapped(given), *_wrapped(f"-> {made[0]}")]
    else:
        found += _wrapped(first)
    return "\n".join([*found, *(part for x in made[1:] for part in _wrapped(f"   {x}"))])


def _wrapped(text: str) -> list[str]:
    start = "   " + text[: len(text) - len(text.lstrip())]
    return textwrap.wrap(
        text.lstrip(), WIDTH, initial_indent=start, subsequent_indent=f"{start}  ", break_long_words=False
    )


def _shape(found: Summary) -> str:
    """A type as a line has room for: `2x3xf32`."""
    return found.type.removeprefix("tensor<").removesuffix(">") if found.type.startswith("tensor<") else found.type


def _spelled(found: Summary) -> str:
    return f"{_shape(found)}{str(found).removeprefix(found.type)}"


def _matches(event: Event, patterns: Sequence[str]) -> bool:
    texts = event.op, event.op.partition(".")[2], str(event.location), event.place
    return any(fnmatch.fnmatchcase(text, pattern) for text in texts for pattern in patterns)


# --- finite values ------------------------------------------------------------------------------------------


def check_finite(event: Event) -> None:
    """Stop at the first NaN or infinity: at an op that gives one and was given none."""
    for number, x in enumerate(event.results):
        result = "result" if len(event.results) == 1 else f"result {number}"
        for what, test in (("NaN", np.isnan), ("infinity", np.isinf)):
            where = _where(x, test)
            if where is None or any(_has(y, np.isnan) or _has(y, test) for y in event.operands):
                continue
            at = ", ".join(map(str, np.argwhere(where)[0]))
            head = f"the first {what}: {int(where.sum())} of {where.size} elements, the first at [{at}]"
            given = [f"operand {place}: {summary(y)}" for place, y in enumerate(event.operands)]
            raise RunError("\n  ".join([f"{event.place}: {head}", f"{result}: {summary(x)}", *given]))


def expect_numbers(arguments: Iterable[object]) -> None:
    """No argument may hold NaN: every op would only hand it on."""
    for number, x in enumerate(arguments):
        where = _where(x, np.isnan)
        if where is not None:
            at = ", ".join(map(str, np.argwhere(where)[0]))
            raise RunError(f"argument {number}: NaN in {int(where.sum())} of {where.size} elements, first at [{at}]")


def _has(x: object, test: Callable[[Array], Array]) -> bool:
    return _where(x, test) is not None


def _where(x: object, test: Callable[[Array], Array]) -> Array | None:
    if not isinstance(x, np.ndarray | np.generic) or element_of(x.dtype).kind not in ("float", "complex"):
        return None
    array = np.asarray(x)
    try:
        found = np.asarray(test(array))
    except TypeError:  # some types of ml_dtypes have no such function
        found = np.asarray(test(array.astype(np.float32)))
    return found if found.any() else None


# --- profile ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ProfileRow:
    calls: int = 0
    seconds: float = 0.0
    nbytes: int = 0  # of the results
    ops: dict[str, float] = field(default_factory=dict)  # seconds by op, of a line


@dataclass(slots=True)
class Profile:
    """What a run cost, by op and by source line. `peak`: the most bytes that results held at one time."""

    by_op: dict[str, ProfileRow] = field(default_factory=lambda: defaultdict(ProfileRow))
    by_line: dict[str, ProfileRow] = field(default_factory=lambda: defaultdict(ProfileRow))
    peak: int = 0
    _held: int = 0
    _seen: set[int] = field(default_factory=set)
    _lines: dict[int, str] = field(default_factory=dict)

    def __call__(self, event: Event) -> None:
        at = self._lines.get(id(event.view))
        if at is None:
            at = self._lines[id(event.view)] = line_of(event.view)
        line = self.by_line[at]
        for row in (self.by_op[event.op], line):
            row.calls += 1
            row.seconds += event.seconds
            row.nbytes += event.nbytes
        line.ops[event.op] = line.ops.get(event.op, 0.0) + event.seconds
        for x in event.results:
            self._hold(x)

    def _hold(self, x: object) -> None:
        if not isinstance(x, np.ndarray):
            return
        while isinstance(x.base, np.ndarray):
            x = x.base
        key = id(x)
        if key not in self._seen:
            self._seen.add(key)
            self._held += x.nbytes
            self.peak = max(self.peak, self._held)
            weakref.finalize(x, self._free, key, x.nbytes).atexit = False

    def _free(self, key: int, nbytes: int) -> None:
        self._seen.discard(key)
        self._held -= nbytes

    @property
    def seconds(self) -> float:
        return sum(row.seconds for row in self.by_op.values())

    def table(self, rows: int = 20) -> str:
        count = sum(row.calls for row in self.by_op.values())
        head = f"{duration(self.seconds)} in {counted(count, 'op')}, at most {amount(self.peak)} held at one time"
        found = [head]
        for title, table in (("op", self.by_op), ("source line", self.by_line)):
            found += ["", f"{'time':>9} {'share':>6} {'calls':>8} {'per call':>9} {'bytes':>9}  {title}"]
            ordered = sorted(table.items(), key=lambda pair: -pair[1].seconds)
            for name, row in ordered[:rows]:
                share = f"{row.seconds / max(self.seconds, 1e-12):.1%}"
                each = duration(row.seconds / row.calls)
                text = (
                    f"{duration(row.seconds):>9} {share:>6} {row.calls:8} {each:>9} {amount(row.nbytes):>9}"
                    f"  {_named(name, row)}"
                )
                found.append(text if len(text) <= WIDTH else f"{text[: WIDTH - 3]}...")
            if len(ordered) > rows:
                found.append(f"{'':45}  ... and {len(ordered) - rows} more")
        return "\n".join(found)


def _named(name: str, row: ProfileRow) -> str:
    """An op; or file and line, and the ops there that cost most."""
    if not row.ops:
        return name
    ops = sorted(row.ops, key=lambda op: -row.ops[op])
    return f"{name.rpartition('/')[2]} {', '.join(op.removeprefix('stablehlo.') for op in ops)}"


def duration(seconds: float) -> str:
    """A time, in the unit that leaves one to four digits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.1f} us"


def brief(view: View) -> str:
    """Op, file, line and column, as a line of a table has room for."""
    name = view.name.removeprefix("stablehlo.")
    if view.location.file is not None:
        return f"{name} {_spot(view.location)}"
    caller = called_at(view)
    names = f" ({'/'.join(view.location.names)})" if view.location.names else ""
    return f"{name}{names}{'' if caller is None else f', called {_spot(caller)}'}"


def _spot(location: Location) -> str:
    file = str(location.file).rpartition("/")[2] if location.file != "-" else "<text>"
    return f"{file}:{location.line}:{location.column}"


def line_of(view: View) -> str:
    """The source line of an op; of a library's function, the line that calls it."""
    location = view.location if view.location.file is not None else called_at(view)
    return place(view) if location is None else f"{location.file if location.file != '-' else '<text>'}:{location.line}"


def amount(nbytes: int) -> str:
    """A number of bytes, in the unit that leaves one to four digits."""
    size = float(nbytes)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024 or unit == "GiB":
            break
        size /= 1024
    return f"{size:.0f} {unit}" if unit == "B" else f"{size:.1f} {unit}"
