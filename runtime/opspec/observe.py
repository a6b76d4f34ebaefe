"""Ways to look into a running program: what each op took and gave, how long it took, the first value that is not
finite, and where a long run is.

A probe is a function of an `Event`; `program.call(arguments, on_op=probe)` calls it after every op.
"""

from __future__ import annotations

import contextlib
import fnmatch
import sys
import threading
import time
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TextIO

import numpy as np

from opspec.arrays import Array
from opspec.element import element_of
from opspec.location import Location
from opspec.plan import RunError, place
from opspec.script import current_view
from opspec.view import View

GRACE = 2.0  # seconds that a run may take before it says where it is


@dataclass(frozen=True, slots=True)
class Event:
    """One op that was run. The arrays are the program's own: copy what you want to keep or change."""

    view: View
    seconds: float
    operands: tuple[Any, ...]
    results: tuple[Any, ...]

    @property
    def op(self) -> str:
        return self.view.name

    @property
    def location(self) -> Location:
        return self.view.location

    @property
    def place(self) -> str:
        """Op and location, as messages spell them."""
        return place(self.view)

    @property
    def nbytes(self) -> int:
        return sum(getattr(x, "nbytes", 0) for x in self.results)


Probe = Callable[[Event], None]


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


def summary(x: Any) -> Summary:
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
    if x.dtype.isbuiltin == 1:
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


def line(event: Event, number: int) -> str:
    """An op in a line of a trace."""
    given = ", ".join(summary(x).type for x in event.operands)
    made = "; ".join(str(summary(x)) for x in event.results)
    return f"#{number} {event.place} ({given}) -> {made}  [{event.seconds * 1e6:.0f} us, {amount(event.nbytes)}]"


def _matches(event: Event, patterns: Sequence[str]) -> bool:
    texts = event.op, event.op.partition(".")[2], str(event.location), event.place
    return any(fnmatch.fnmatchcase(text, pattern) for text in texts for pattern in patterns)


# --- finite values ------------------------------------------------------------------------------------------


def check_finite(event: Event) -> None:
    """Stop at the first NaN or infinity: at an op that gives one and was given none."""
    for number, x in enumerate(event.results):
        for what, test in (("NaN", np.isnan), ("infinity", np.isinf)):
            where = _where(x, test)
            if where is None or any(_has(y, np.isnan) or _has(y, test) for y in event.operands):
                continue
            at = ", ".join(map(str, np.argwhere(where)[0]))
            total = f"{int(where.sum())} of {where.size} elements"
            given = "; ".join(str(summary(y)) for y in event.operands) or "nothing"
            raise RunError(
                f"{event.place}: the first {what}: {total} of result {number}, {summary(x)}, the first at [{at}];"
                f" it was given {given}"
            )


def expect_numbers(arguments: Iterable[Any]) -> None:
    """No argument may hold NaN: every op would only hand it on."""
    for number, x in enumerate(arguments):
        where = _where(x, np.isnan)
        if where is not None:
            at = ", ".join(map(str, np.argwhere(where)[0]))
            raise RunError(f"argument {number}: NaN in {int(where.sum())} of {where.size} elements, first at [{at}]")


def _has(x: Any, test: Callable[[Array], Array]) -> bool:
    return _where(x, test) is not None


def _where(x: Any, test: Callable[[Array], Array]) -> Array | None:
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
class Row:
    calls: int = 0
    seconds: float = 0.0
    nbytes: int = 0  # of the results


@dataclass(slots=True)
class Profile:
    """What a run cost, by op and by source line. `peak`: the most bytes that results held at one time."""

    by_op: dict[str, Row] = field(default_factory=lambda: defaultdict(Row))
    by_line: dict[str, Row] = field(default_factory=lambda: defaultdict(Row))
    peak: int = 0
    _held: int = 0
    _seen: set[int] = field(default_factory=set)
    _places: dict[int, str] = field(default_factory=dict)

    def __call__(self, event: Event) -> None:
        line = self._places.get(id(event.view))
        if line is None:
            line = self._places[id(event.view)] = event.place
        for row in (self.by_op[event.op], self.by_line[line]):
            row.calls += 1
            row.seconds += event.seconds
            row.nbytes += event.nbytes
        for x in event.results:
            self._hold(x)

    def _hold(self, x: Any) -> None:
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
        lines = [f"{self.seconds:.3f} s in {sum(row.calls for row in self.by_op.values())} ops"]
        lines[0] += f", at most {amount(self.peak)} held at one time"
        for title, found in (("op", self.by_op), ("source line", self.by_line)):
            lines += ["", f"{'seconds':>9} {'share':>6} {'calls':>8} {'us/call':>9} {'bytes':>9}  {title}"]
            ordered = sorted(found.items(), key=lambda pair: -pair[1].seconds)
            for name, row in ordered[:rows]:
                share = row.seconds / max(self.seconds, 1e-12)
                each = row.seconds / row.calls * 1e6
                lines.append(
                    f"{row.seconds:9.4f} {share:6.1%} {row.calls:8} {each:9.1f} {amount(row.nbytes):>9}  {_brief(name)}"
                )
            if len(ordered) > rows:
                lines.append(f"{'':45}  ... and {len(ordered) - rows} more")
        return "\n".join(lines)


def _brief(place: str) -> str:
    """Op, file, line and column of a place, as a line of a table has room for."""
    op, _, rest = place.partition(" at ")
    where = rest.partition(" (")[0].rpartition("/")[2]
    return f"{op.partition('.')[2]} {where}" if where else place


def amount(nbytes: int) -> str:
    """A number of bytes, in the unit that leaves one to four digits."""
    size = float(nbytes)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024 or unit == "GiB":
            break
        size /= 1024
    return f"{size:.0f} {unit}" if unit == "B" else f"{size:.1f} {unit}"


# --- where a run is -----------------------------------------------------------------------------------------


@contextlib.contextmanager
def progress(out: TextIO) -> Iterator[None]:
    """Show where the run of this thread is, once it takes longer than a moment. It costs the run nothing: another
    thread looks at its stack.
    """
    done = threading.Event()
    ident, start = threading.get_ident(), time.monotonic()

    def show() -> None:
        shown = False
        wait = GRACE
        while not done.wait(wait):
            wait = 0.2
            frame = sys._current_frames().get(ident)
            found = None if frame is None else current_view(frame)
            if found is not None:
                share, view = found
                bar = "#" * int(share * 20)
                where = f"{place(view)}"[:70]
                out.write(f"\r\x1b[K[{bar:20}] {share:4.0%} {time.monotonic() - start:6.1f} s  {where}")
                out.flush()
                shown = True
        if shown:
            out.write("\r\x1b[K")
            out.flush()

    thread = threading.Thread(target=show, name="opspec-progress", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
