"""Regions of a function in LLVM's text: lines that run in a row, with loops among them.

A region knows which loop variables have a value in it and how many elements it computes at once. What does not depend
on its own variables is written into a region around it (`home`): that is all the hoisting there is, and it is free,
since nothing that is computed can fail. A region inside is written apart and joined to the one around it when it is
whole, so what was hoisted meanwhile stands before it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from opspec.compiled.native.spelling import spelled
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType

Scalar = int | str  # an i64: a number, or the name of a value


@dataclass(frozen=True, slots=True)
class CodeValue:
    """A value of LLVM's: a name or a constant, one element or a vector of `lanes`."""

    text: str
    type: ElementType
    lanes: int = 1

    @property
    def spelled(self) -> str:
        """Its type."""
        return spelled(self.type, self.lanes)

    def __str__(self) -> str:
        return f"{self.spelled} {self.text}"


@dataclass(frozen=True, slots=True)
class Position:
    """An index: `base` in the first lane and `stride` more in each that follows, or any number in each (`each`) more.
    `multiple`: a number that divides the base. `pattern`: how much more it is in each lane, where the text knows.
    """

    base: Scalar
    stride: int = 0
    each: str = ""
    multiple: int = 1
    pattern: tuple[int, ...] = ()

    @property
    def uniform(self) -> bool:
        """Whether it is one number in all lanes."""
        return not self.each and self.stride == 0

    def offsets(self, lanes: int) -> tuple[int, ...] | None:
        """How much more than the base it is in each lane; None where the text does not know."""
        return self.pattern or (None if self.each else tuple(self.stride * lane for lane in range(lanes)))

    @property
    def divisor(self) -> int:
        """The largest number that is known to divide the base; 0 where that is 0."""
        return self.base if isinstance(self.base, int) else self.multiple


@dataclass(frozen=True, slots=True)
class PlaceInRow:
    """Variables, the last one going fastest, and the place in their row; their own values are its digits."""

    variables: tuple[Variable, ...]
    place: Position

    @property
    def strides(self) -> dict[Variable, int]:
        """By how many places a variable moves."""
        found, size = {}, 1
        for variable in self.variables[::-1]:
            found[variable] = size
            size *= variable.size
        return found


@dataclass(slots=True, eq=False)
class CodeRegion:
    """Lines, to which more are added at the end. `first` and `label`: the blocks that the first line and
    the next one belong to; `mask`: the lanes that read and write memory, where these are not all.
    """

    parent: CodeRegion | None
    first: str
    names: Iterator[int]
    bound: dict[Variable, Position | PlaceInRow]
    varying: frozenset[Variable] = frozenset()  # variables that differ from lane to lane
    lanes: int = 1
    mask: str = ""
    lines: list[str] = field(default_factory=list)
    known: dict[object, CodeValue | Position] = field(default_factory=dict)
    label: str = ""
    even: frozenset[object] = frozenset()  # nodes of which one lane says all: see `agreeing_lanes`
    offsets: dict[str, tuple[str, int]] = field(default_factory=dict)  # of names that are others and a number
    homes: dict[Collection[Variable], CodeRegion] = field(default_factory=dict)
    written: dict[str, str] = field(default_factory=dict)  # instructions, and the names of what they give
    truths: dict[str, CodeValue] = field(default_factory=dict)  # of names that are the first of some in a vector

    def __post_init__(self) -> None:
        self.label = self.first

    @staticmethod
    def outermost() -> CodeRegion:
        """The one that a function begins with."""
        return CodeRegion(None, "entry", count(), {})

    def home(self, variables: Collection[Variable]) -> CodeRegion:
        """The outermost region in which all these variables have a value."""
        found = self.homes.get(variables)
        if found is None:
            found = self
            while found.parent is not None and found.parent.bound.keys() >= set(variables):
                found = found.parent
            self.homes[variables] = found
        return found

    def width(self, variables: Collection[Variable]) -> int:
        """How many lanes a value has that depends on these variables."""
        return 1 if self.varying.isdisjoint(variables) else self.lanes

    def name(self, stem: str = "v") -> str:
        return f"{stem}{next(self.names)}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def made(self, text: str) -> str:
        """The name of what an instruction gives."""
        name = f"%{self.name()}"
        self.lines.append(f"  {name} = {text}")
        return name

    def once(self, text: str) -> str:
        """The same for an instruction that may be here, or in a region around this one, already."""
        region: CodeRegion | None = self
        while region is not None:
            if text in region.written:
                return region.written[text]
            region = region.parent
        name = self.written[text] = self.made(text)
        return name

    def value(self, text: str, type_: ElementType, lanes: int) -> CodeValue:
        return CodeValue(self.made(text), type_, lanes)

    def bind(self, *variables: Variable, place: Position) -> None:
        """Give variables the values that they have at a place of their row."""
        self.homes.clear()
        row = PlaceInRow(variables, place)
        self.bound.update({variable: place if len(variables) == 1 else row for variable in variables})
        if not place.uniform:
            self.varying |= set(variables)

    def inner(self, lanes: int | None = None, mask: str = "") -> CodeRegion:
        """A region inside; with `lanes`, others than around it, of which none varies yet."""
        region = CodeRegion(self, self.name("part"), self.names, dict(self.bound), self.varying, self.lanes, self.mask)
        region.offsets, region.truths = self.offsets, self.truths
        if lanes is not None:
            region.varying, region.lanes, region.mask = frozenset(), lanes, mask
        return region

    def beside(self, region: CodeRegion) -> CodeRegion:
        """A region of what is known here and in another one, which lies inside of where this one is joined."""
        found = self.inner(region.lanes, region.mask)
        found.bound |= {variable: place for variable, place in region.bound.items() if variable not in self.bound}
        found.varying, found.known = region.varying, dict(region.known)
        return found

    def join(self, region: CodeRegion) -> None:
        """Put the lines of a region that is no loop at the end, behind what was hoisted out of it."""
        if region.label == region.first:
            self.lines += region.lines
            return
        self.line(f"br label %{region.first}")
        self.lines += [f"{region.first}:", *region.lines]
        self.label = region.label


LoopBody = Callable[[CodeRegion, Sequence[CodeValue]], Sequence[CodeValue]]


@dataclass(frozen=True, slots=True)
class LoopRange:
    """How a loop counts: from `begin`, below `end`, by `step`. `empty`: it may have no turn, and carries nothing."""

    begin: Scalar
    end: Scalar
    step: int = 1
    empty: bool = False


def turns(body: Callable[[CodeRegion], None]) -> LoopBody:
    """The body of a loop that carries nothing."""

    def made(region: CodeRegion, _: Sequence[CodeValue]) -> Sequence[CodeValue]:
        body(region)
        return []

    return made


def loop(
    outer: CodeRegion, inner: CodeRegion, counter: str, steps: LoopRange, carried: Sequence[CodeValue], body: LoopBody
) -> list[CodeValue]:
    """A loop, `inner` being its body, in which `counter` counts; gives what it carries, after the last turn."""
    head, phis = inner.first, [CodeValue(f"%{inner.name()}", value.type, value.lanes) for value in carried]
    following = list(body(inner, phis))
    after = inner.made(f"add nuw nsw i64 {counter}, {steps.step}")
    more = inner.made(f"icmp ult i64 {after}, {steps.end}")
    done = outer.name("done")
    if steps.empty:
        some = outer.made(f"icmp ult i64 {steps.begin}, {steps.end}")
        outer.line(f"br i1 {some}, label %{head}, label %{done}")
    else:
        outer.line(f"br label %{head}")
    outer.lines.append(f"{head}:")
    outer.line(f"{counter} = phi i64 [{steps.begin}, %{outer.label}], [{after}, %{inner.label}]")
    for phi, first, next_ in zip(phis, carried, following, strict=True):
        outer.line(f"{phi.text} = phi {phi.spelled} [{first.text}, %{outer.label}], [{next_.text}, %{inner.label}]")
    outer.lines += inner.lines
    outer.line(f"br i1 {more}, label %{head}, label %{done}")
    outer.lines.append(f"{done}:")
    outer.label = done
    return following


def nested(
    region: CodeRegion, variables: Sequence[Variable], carried: Sequence[CodeValue], body: LoopBody
) -> list[CodeValue]:
    """Loops over variables, one inside the other."""
    variable, *others = variables
    counter, inner = f"%{region.name('k')}", region.inner()
    inner.bind(variable, place=Position(counter))

    def turn(inside: CodeRegion, now: Sequence[CodeValue]) -> Sequence[CodeValue]:
        return nested(inside, others, now, body) if others else body(inside, now)

    return loop(region, inner, counter, LoopRange(0, variable.size), carried, turn)


def guarded(outer: CodeRegion, inner: CodeRegion, test: CodeValue, body: Callable[[CodeRegion], None]) -> None:
    """What a region does, where the test holds."""
    body(inner)
    past = outer.name("past")
    outer.line(f"br {test}, label %{inner.first}, label %{past}")
    outer.lines += [f"{inner.first}:", *inner.lines, f"  br label %{past}", f"{past}:"]
    outer.label = past


def either(outer: CodeRegion, one: CodeRegion, other: CodeRegion, test: str) -> None:
    """One of two regions, which are whole: the first where the test holds."""
    past = outer.name("past")
    outer.line(f"br i1 {test}, label %{one.first}, label %{other.first}")
    for region in (one, other):
        outer.lines += [f"{region.first}:", *region.lines, f"  br label %{past}"]
    outer.lines.append(f"{past}:")
    outer.label = past


def chosen_of(
    outer: CodeRegion,
    one: CodeRegion,
    other: CodeRegion,
    test: str,
    values: Sequence[CodeValue],
    others: Sequence[CodeValue],
) -> list[CodeValue]:
    """The values of one of two regions: of the first where the test holds."""
    either(outer, one, other, test)
    return [
        outer.value(f"phi {x.spelled} [{x.text}, %{one.label}], [{y.text}, %{other.label}]", x.type, x.lanes)
        for x, y in zip(values, others, strict=True)
    ]


def add(region: CodeRegion, x: Scalar, y: Scalar) -> Scalar:
    """A sum of two i64; numbers that are added to others come last, where they are parts of addresses."""
    (a, offset), (b, other) = _parts(region, x), _parts(region, y)
    found = region.once(f"add nsw i64 {a}, {b}") if a and b else a or b
    return _moved(region, found, offset + other)


def multiply(region: CodeRegion, x: Scalar, y: Scalar) -> Scalar:
    """A product of two i64."""
    (a, offset), (b, other) = _parts(region, x), _parts(region, y)
    if a and b:
        return region.once(f"mul nsw i64 {x}, {y}")
    if isinstance(x, int):
        return x * y if isinstance(y, int) else multiply(region, y, x)
    if other in (0, 1):
        return x if other else 0
    return _moved(region, region.once(f"mul nsw i64 {a}, {other}"), offset * other)


def _parts(region: CodeRegion, x: Scalar) -> tuple[str, int]:
    """The name in a sum of one and a number, empty where there is none."""
    return ("", x) if isinstance(x, int) else region.offsets.get(x, (x, 0))


def _moved(region: CodeRegion, x: str, by: int) -> Scalar:
    """A name, if any, and a number together."""
    if not x or not by:
        return x or by
    found = region.once(f"add nsw i64 {x}, {by}")
    region.offsets[found] = x, by
    return found
