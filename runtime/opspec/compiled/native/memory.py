"""Loads and stores: of lanes that lie side by side, of lanes that all have the same element, and of scattered ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from opspec.compiled.native.indices import SMALL, IndexWriter, as_wide, spread
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position, Scalar, add, chosen_of
from opspec.compiled.native.spelling import I1, I8, I32, I64, constant, spelled, stored, suffix
from opspec.compiled.nodes import Buffer
from opspec.reads.symbols import Index
from opspec.values.arrays import LINE
from opspec.values.types import ElementType

FAR = 1 << 20  # bytes of an array that the nearer caches do not hold
GATHERED = 4  # bytes of the narrowest elements that an instruction gathers
_GROUP = 8  # elements of which one is taken, and that are loaded all together
_RUN = 16  # bytes of the shortest vectors
# Masks of the first of some lanes that begin so are of one. LLVM makes one store of a masked one then, but where the
# elements were converted to a narrower type just before, with AVX-512, of the wider one: beside the place, too.
_FIRST_ALONE = "<i1 true, i1 false"
FENCE = "fence seq_cst"  # without it another thread may not see what went past the caches
UNCACHED = "!0 = !{i32 1}"  # what `!nontemporal !0` means in a module


class BufferAccess:
    """Reads and writes elements of buffers. `pointers`: what the address of each buffer is called; `registers`: buffers
    that are no memory, element by element; `uncached`: buffers that begin with a line of the caches, and are written
    past them; `passes`: whether something is; `orders`: whether lanes are put in order;
    `masks`: whether some of them are loaded that the text knows.
    """

    def __init__(self, indices: IndexWriter) -> None:
        self._indices = indices
        self.pointers: dict[Buffer, str] = {}
        self.registers: dict[Buffer, list[CodeValue]] = {}
        self.uncached: frozenset[Buffer] = frozenset()
        self.passes = False
        self.orders = self.masks = False

    def pointer(self, buffer: Buffer) -> str:
        """The address of a buffer, which is given to the function; so named that equal kernels have equal texts."""
        return self.pointers.setdefault(buffer, f"%b{len(self.pointers)}")

    def addresses(self, slot: Callable[[Buffer], int] | None) -> list[str]:
        """The lines at the begin of a function that load addresses from their slots; None: they stand in order."""
        return [
            line
            for at, (buffer, address) in enumerate(self.pointers.items())
            for line in (
                f"  %slot{at} = getelementptr ptr, ptr %memory, i64 {at if slot is None else slot(buffer)}",
                f"  {address} = load ptr, ptr %slot{at}, align 8",
            )
        ]

    def load(
        self, region: CodeRegion, buffer: Buffer, at: Position, lanes: int, inside: bool, index: Index | None = None
    ) -> CodeValue:
        """The element at a position, in each lane; `inside`: no position lies beyond the buffer, where 0 is read;
        `index`: what the position stands for.
        """
        if buffer.size == 0:
            return CodeValue(constant(0, buffer.element, lanes), buffer.element, lanes)
        if lanes == 1:
            return self._one(region, buffer, at.base, inside)
        if at.uniform:
            return as_wide(region, self._one(region, buffer, at.base, inside), lanes)
        memory, pointer = I8 if buffer.element is I1 else buffer.element, self.pointer(buffer)
        mask = region.mask if inside else self._within(region, buffer, at, index)
        if at.stride == 1 and not at.each:
            base = at.base if inside else self._near(region, buffer, at.base, lanes)
            found = read_side_by_side(region, pointer, memory, base, lanes, mask)
        elif at.stride == -1 and not at.each and not mask:
            found = _reversed(region, pointer, memory, at.base, lanes)
        elif (
            index is not None
            and takes_of_groups(at, mask)
            and (behind := _behind_group(index, abs(at.stride), buffer)) is not None
        ):
            found = _of_groups(region, pointer, memory, at, behind)
        elif at.pattern and inside and (runs := _runs(at, mask, index, buffer)) is not None:
            self.orders = True
            found = _of_runs(region, pointer, memory, at, runs)
        elif not at.each and not mask:
            found = _spaced(region, pointer, memory, at, lanes)
        elif takes_of_groups(at, "") and buffer.size >= lanes * abs(at.stride):
            found = self._of_groups_inside(region, buffer, memory, at, mask)
        else:
            found = self._gathered(region, buffer, memory, at, mask)
        return _truth(region, found) if buffer.element is I1 else found

    def load_or_none(self, region: CodeRegion, buffer: Buffer, at: Position, lanes: int) -> CodeValue:
        """Elements side by side, to or fro, all of them or, where the first one lies beyond the buffer, zeros."""
        memory, pointer = I8 if buffer.element is I1 else buffer.element, self.pointer(buffer)
        there = region.made(f"icmp ult i64 {at.base}, {buffer.size}")
        base = region.made(f"select i1 {there}, i64 {at.base}, i64 {0 if at.stride > 0 else lanes - 1}")
        read = read_side_by_side if at.stride > 0 else _reversed
        found = read(region, pointer, memory, base, lanes)
        zero = CodeValue(constant(0, memory, lanes), memory, lanes)
        found = region.value(f"select i1 {there}, {found}, {zero}", memory, lanes)
        return _truth(region, found) if buffer.element is I1 else found

    def expect(self, region: CodeRegion, buffer: Buffer, at: Position, lanes: int, ahead: int = 0) -> None:
        """Ask for the elements at a position, inside or not, and side by side behind it, which are loaded later;
        `ahead`: that many bytes behind them.
        """
        size = size_of(buffer.element)
        for lane in range(ahead // size, ahead // size + lanes, LINE // size):
            place = address(region, self.pointer(buffer), buffer.element, add(region, at.base, lane))
            region.line(f"call void @llvm.prefetch.p0(ptr {place}, i32 0, i32 3, i32 1)")

    def store(self, region: CodeRegion, buffer: Buffer, at: Position, value: CodeValue, when: CodeValue | None) -> None:
        """Write an element, or one of each lane, where `when` holds."""
        pointer, lanes = self.pointer(buffer), region.lanes
        if value.type is I1:
            value = region.value(f"zext {value} to {stored(I1, value.lanes)}", I8, value.lanes)
        if lanes == 1:
            self._store_one(region, pointer, at.base, value, when)
            return
        mask = both(region, region.mask, when)
        if at.stride == 1 and not at.each:
            self.store_row(region, buffer, at, value, mask)
            return
        wide = spelled(value.type, lanes)
        places = self._places(region, pointer, value.type, at)
        given = f"<{lanes} x ptr> {places}, i32 {size_of(value.type)}, <{lanes} x i1> {mask or constant(1, I1, lanes)}"
        region.line(
            f"call void @llvm.masked.scatter.{suffix(value.type, lanes)}.v{lanes}p0({wide} {value.text}, {given})"
        )

    def store_row(self, region: CodeRegion, buffer: Buffer, at: Position, value: CodeValue, mask: str = "") -> None:
        """Write an element of each lane that the mask has, side by side."""
        pointer = self.pointer(buffer)
        lines = not mask and math.gcd(at.divisor, value.lanes) * size_of(value.type) % LINE == 0
        if lines and buffer in self.uncached:
            self.passes = True
            place = address(region, pointer, value.type, at.base)
            region.line(f"store {value}, ptr {place}, align {LINE}, !nontemporal !0")
        else:
            write_side_by_side(region, pointer, at.base, value, mask)

    def _store_one(
        self, region: CodeRegion, pointer: str, base: Scalar, value: CodeValue, when: CodeValue | None
    ) -> None:
        place = address(region, pointer, value.type, base)
        if when is None:
            region.line(f"store {value}, ptr {place}, align {size_of(value.type)}")
            return
        write, past = region.name("write"), region.name("past")
        region.line(f"br {when}, label %{write}, label %{past}")
        region.lines.append(f"{write}:")
        region.line(f"store {value}, ptr {place}, align {size_of(value.type)}")
        region.line(f"br label %{past}")
        region.lines.append(f"{past}:")
        region.label = past

    def _one(self, region: CodeRegion, buffer: Buffer, base: Scalar, inside: bool) -> CodeValue:
        if buffer in self.registers:
            return _of_registers(region, self.registers[buffer], base, inside)
        memory, test = I8 if buffer.element is I1 else buffer.element, ""
        if not inside:
            test = region.made(f"icmp ult i64 {base}, {buffer.size}")
            base = region.made(f"select i1 {test}, i64 {base}, i64 0")
        place = address(region, self.pointer(buffer), memory, base)
        found = region.value(f"load {spelled(memory)}, ptr {place}, align {size_of(memory)}", memory, 1)
        if test:
            zero = CodeValue(constant(0, memory), memory)
            found = region.value(f"select i1 {test}, {found}, {zero}", memory, 1)
        return _truth(region, found) if buffer.element is I1 else found

    def _within(self, region: CodeRegion, buffer: Buffer, at: Position, index: Index | None) -> str:
        lanes = region.lanes
        if index is None or buffer.size >= 1 << 30:
            place = CodeValue(self._indices.vector(region, at), I64, lanes)
        else:
            place = self._indices.few_digits(region, index, at, lanes)
        test = region.made(f"icmp ult {place}, {constant(buffer.size, place.type, lanes)}")
        return both(region, region.mask, CodeValue(test, I1, region.lanes))

    def _near(self, region: CodeRegion, buffer: Buffer, base: Scalar, lanes: int) -> Scalar:
        """The base, or 0 where no lane is inside: processors take a hundred times as long for a masked load where there
        is no memory, though they read nothing.
        """
        last = add(region, base, lanes - 1)
        some = region.made(f"icmp ult i64 {last}, {buffer.size + lanes - 1}")
        return region.made(f"select i1 {some}, i64 {base}, i64 0")

    def _gathered(self, region: CodeRegion, buffer: Buffer, memory: ElementType, at: Position, mask: str) -> CodeValue:
        lanes, pointer = region.lanes, self.pointer(buffer)
        if size_of(memory) < GATHERED:
            return (
                self._picked(region, buffer, memory, at, mask) if mask else self._of_words(region, buffer, memory, at)
            )
        return _read(region, self._places(region, pointer, memory, at), memory, lanes, mask)

    def _of_groups_inside(
        self, region: CodeRegion, buffer: Buffer, memory: ElementType, at: Position, mask: str
    ) -> CodeValue:
        """One element of each group where all groups lie in the buffer, as they do but for a few turns."""
        apart, lanes, pointer = abs(at.stride), region.lanes, self.pointer(buffer)
        first = add(region, at.base, 0 if at.stride > 0 else at.stride * (lanes - 1))
        inside = region.made(f"icmp ule i64 {first}, {buffer.size - lanes * apart}")
        whole, other = region.inner(lanes), region.inner(lanes, region.mask)
        read = read_side_by_side(whole, pointer, memory, first, lanes * apart)
        taken = range(0, lanes * apart, apart)
        found = shuffled(whole, read, taken if at.stride > 0 else taken[::-1])
        gathered = self._gathered(other, buffer, memory, at, mask)
        return chosen_of(region, whole, other, inside, [found], [gathered])[0]

    def _picked(self, region: CodeRegion, buffer: Buffer, memory: ElementType, at: Position, mask: str) -> CodeValue:
        """Narrow elements where a mask holds, and zeros, for which the first one is read."""
        lanes, wide = region.lanes, spelled(I64, region.lanes)
        test = f"<{lanes} x i1> {mask}"
        each = region.made(f"select {test}, {wide} {self._indices.vector(region, at)}, {wide} zeroinitializer")
        found = self._of_words(region, buffer, memory, Position(0, each=each))
        return region.value(f"select {test}, {found}, {found.spelled} zeroinitializer", memory, lanes)

    def _of_words(self, region: CodeRegion, buffer: Buffer, memory: ElementType, at: Position) -> CodeValue:
        """Narrow elements out of the words that they lie in, since no instruction gathers them. A word begins at a
        multiple of its size: what of it lies beside the buffer is on the same page.
        """
        pointer, lanes, size = self.pointer(buffer), region.lanes, size_of(memory)
        first = region.once(f"ptrtoint ptr {pointer} to i64")
        before = region.once(f"and i64 {first}, {GATHERED - 1}")
        begin = region.once(f"getelementptr i8, ptr {pointer}, i64 {region.once(f'sub i64 0, {before}')}")
        byte = CodeValue(self._indices.vector(region, at), I64, lanes)
        more = as_wide(region, CodeValue(before, I64), lanes)
        if buffer.size * size < SMALL:
            byte, more = (region.value(f"trunc {x} to {spelled(I32, lanes)}", I32, lanes) for x in (byte, more))
        type_ = byte.type
        byte = region.value(f"mul {byte}, {constant(size, type_, lanes)}", type_, lanes)
        byte = region.value(f"add {byte}, {more.text}", type_, lanes)
        word = region.value(f"lshr {byte}, {constant(2, type_, lanes)}", type_, lanes)
        words = _read(region, region.made(f"getelementptr i32, ptr {begin}, {word}"), I32, lanes)
        bits = region.value(f"shl {byte}, {constant(3, type_, lanes)}", type_, lanes)
        if type_ is I64:
            bits = region.value(f"trunc {bits} to {words.spelled}", I32, lanes)
        bits = region.value(f"and {bits}, {constant(31, I32, lanes)}", I32, lanes)
        found = region.value(f"lshr {words}, {bits.text}", I32, lanes)
        return region.value(f"trunc {found} to {spelled(memory, lanes)}", memory, lanes)

    def _places(self, region: CodeRegion, pointer: str, memory: ElementType, at: Position) -> str:
        each = at.each or self._indices.vector(region, at)
        if at.each:
            pointer = address(region, pointer, memory, at.base)
        return region.made(f"getelementptr {spelled(memory)}, ptr {pointer}, {spelled(I64, region.lanes)} {each}")


def _read(region: CodeRegion, places: str, memory: ElementType, lanes: int, mask: str = "") -> CodeValue:
    """The elements at addresses, and zeros where the mask does not hold."""
    mask, wide = mask or constant(1, I1, lanes), spelled(memory, lanes)
    given = f"<{lanes} x ptr> {places}, i32 {size_of(memory)}, <{lanes} x i1> {mask}, {wide} zeroinitializer"
    return region.value(f"call {wide} @llvm.masked.gather.{suffix(memory, lanes)}.v{lanes}p0({given})", memory, lanes)


def _of_registers(region: CodeRegion, elements: Sequence[CodeValue], base: Scalar, inside: bool) -> CodeValue:
    """The element at a place: 0 beyond the last one, which is none of them where every place is `inside`."""
    type_ = elements[0].type
    if isinstance(base, int):
        return elements[base] if 0 <= base < len(elements) else CodeValue(constant(0, type_), type_)
    found, *others = elements if inside else (CodeValue(constant(0, type_), type_), *elements)
    for at, element in enumerate(others, inside):
        here = region.made(f"icmp eq i64 {base}, {at}")
        found = region.value(f"select i1 {here}, {element}, {found}", type_, 1)
    return found


def read_side_by_side(
    region: CodeRegion, pointer: str, memory: ElementType, base: Scalar, lanes: int, mask: str = "", others: str = ""
) -> CodeValue:
    """As many elements as lanes, from the base on; `others`: what is where the mask does not hold, if not 0."""
    place, wide = address(region, pointer, memory, base), spelled(memory, lanes)
    if not mask:
        return region.value(f"load {wide}, ptr {place}, align {size_of(memory)}", memory, lanes)
    given = f"ptr {place}, i32 {size_of(memory)}, <{lanes} x i1> {mask}, {wide} {others or 'zeroinitializer'}"
    return region.value(f"call {wide} @llvm.masked.load.{suffix(memory, lanes)}.p0({given})", memory, lanes)


def write_side_by_side(region: CodeRegion, pointer: str, base: Scalar, value: CodeValue, mask: str = "") -> None:
    """The elements of all lanes, from the base on."""
    place = address(region, pointer, value.type, base)
    if mask.startswith(_FIRST_ALONE):
        value, mask = shuffled(region, value, [0]), ""
    if not mask:
        region.line(f"store {value}, ptr {place}, align {size_of(value.type)}")
        return
    given = f"{value}, ptr {place}, i32 {size_of(value.type)}, <{value.lanes} x i1> {mask}"
    region.line(f"call void @llvm.masked.store.{suffix(value.type, value.lanes)}.p0({given})")


def address(region: CodeRegion, pointer: str, memory: ElementType, base: Scalar) -> str:
    """The address of an element."""
    return pointer if base == 0 else region.once(f"getelementptr {spelled(memory)}, ptr {pointer}, i64 {base}")


def size_of(type_: ElementType) -> int:
    return 1 if type_ is I1 else type_.bits // 8


def both(region: CodeRegion, mask: str, when: CodeValue | None) -> str:
    """The lanes of a mask for which a condition holds."""
    if when is None:
        return mask
    text = when.text if when.lanes == region.lanes else spread(region, when, region.lanes)
    if not mask:
        return text
    truths = f"<{region.lanes} x i1>"
    if mask.startswith("%") == text.startswith("%"):
        return region.made(f"and {truths} {mask}, {text}")
    # By bytes: of the truths LLVM 22 forgets the lanes of a constant where whole registers of AVX2 have none.
    left, right = (
        region.value(f"zext {truths} {x} to {stored(I1, region.lanes)}", I8, region.lanes) for x in (mask, text)
    )
    return region.made(f"trunc {region.value(f'and {left}, {right.text}', I8, region.lanes)} to {truths}")


def _truth(region: CodeRegion, byte: CodeValue) -> CodeValue:
    return region.value(f"icmp ne {byte}, {constant(0, I8, byte.lanes)}", I1, byte.lanes)


def _reversed(region: CodeRegion, pointer: str, memory: ElementType, base: Scalar, lanes: int) -> CodeValue:
    first = region.made(f"sub i64 {base}, {lanes - 1}")
    found = read_side_by_side(region, pointer, memory, first, lanes)
    return shuffled(region, found, range(lanes)[::-1])


def _spaced(region: CodeRegion, pointer: str, memory: ElementType, at: Position, lanes: int) -> CodeValue:
    """Elements evenly apart, one by one: instructions that gather are slower."""
    wide, found = spelled(memory, lanes), "poison"
    first = address(region, pointer, memory, at.base)
    for lane in range(lanes):
        place = address(region, first, memory, lane * at.stride)
        one = region.made(f"load {spelled(memory)}, ptr {place}, align {size_of(memory)}")
        found = region.made(f"insertelement {wide} {found}, {spelled(memory)} {one}, i64 {lane}")
    return CodeValue(found, memory, lanes)


def takes_of_groups(at: Position, mask: str) -> bool:
    """Whether lanes may take one element each of groups that are loaded as they lie."""
    return not at.each and not mask and 1 < abs(at.stride) <= _GROUP


def _behind_group(index: Index, apart: int, buffer: Buffer) -> int | None:
    """Of groups of so many elements, one of which is loaded each, how far behind the first it lies; None where not all
    groups lie in the buffer, or they are large.
    """
    if apart > _GROUP or index.low is None or index.high is None:
        return None
    behind = index.constant % apart
    return behind if index.low >= behind and index.high - behind + apart <= buffer.size else None


def _of_groups(region: CodeRegion, pointer: str, memory: ElementType, at: Position, behind: int) -> CodeValue:
    """One element of each group: all are loaded, once for all that take one of them. Groups may follow one another the
    other way round.
    """
    apart, lanes = abs(at.stride), region.lanes
    first = add(region, at.base, -behind if at.stride > 0 else at.stride * (lanes - 1) - behind)
    key = "groups", pointer, first, lanes * apart
    known = region.known.get(key)
    if not isinstance(known, CodeValue):
        known = region.known[key] = read_side_by_side(region, pointer, memory, first, lanes * apart)
    taken = range(behind, lanes * apart, apart)
    return shuffled(region, known, taken if at.stride > 0 else taken[::-1])


def runs_of(places: Sequence[int]) -> list[range] | None:
    """Elements side by side that are read, or lie between such; None if they are many, or much more than are read."""
    read = sorted({*places})
    runs = [range(read[0], read[0] + 1)]
    for place in read[1:]:
        near = place - runs[-1][-1] <= _GROUP
        runs[-1:] = [range(runs[-1].start, place + 1)] if near else [runs[-1], range(place, place + 1)]
    return runs if len(runs) <= _GROUP and sum(map(len, runs)) <= _GROUP * len(places) else None


def _runs(at: Position, mask: str, index: Index | None, buffer: Buffer) -> list[range] | None:
    """What is loaded of a pattern: all of it lies in the buffer, since the first and the last of each run are read.
    `mask`: of the first lanes, or of none that is known; `index`: what the position stands for.
    """
    if mask.startswith("%"):
        return None
    runs = runs_of(at.pattern[: mask.count("true") if mask else len(at.pattern)])
    if runs is None or index is None or index.low is None or index.high is None:
        return runs
    unit = _RUN // size_of(buffer.element)
    return [_rounded(run, unit, index.low, buffer.size - 1 - index.high) for run in runs]


def _rounded(run: range, unit: int, before: int, behind: int) -> range:
    """A run of whole units, if there is as much before it or behind it: of others LLVM loads part by part."""
    more = -len(run) % unit
    if not 0 < more <= before + behind:
        return run
    first = run.start - min(more, before)
    return range(first, first + len(run) + more)


def _of_runs(region: CodeRegion, pointer: str, memory: ElementType, at: Position, runs: Sequence[range]) -> CodeValue:
    """The elements of a pattern out of runs that are loaded as they lie; any in lanes that read none."""
    lanes, found = len(at.pattern), CodeValue("", memory)
    for part in [part for run in runs for part in _parts(run, lanes)]:
        base = add(region, at.base, part.start)
        key = "run", pointer, base, len(part)
        known = region.known.get(key)
        if not isinstance(known, CodeValue):
            known = region.known[key] = read_side_by_side(region, pointer, memory, base, len(part))
        order = [place - part.start if place in part else 0 for place in at.pattern]
        some = as_wide(region, known, lanes) if len(part) == 1 else shuffled(region, known, order)
        own = [lanes + lane if place in part else lane for lane, place in enumerate(at.pattern)]
        found = crossed(region, found, some, own) if found.text else some
    return found


def _parts(run: range, lanes: int) -> list[range]:
    """A run as loads whose lanes LLVM puts in order: it takes those of vectors one by one that are not as long, or a
    part of what comes out, or some registers of it. The last one ends with the run.
    """
    if len(run) >= lanes or lanes % len(run) == 0:
        return [run]
    width = min(1 << len(run).bit_length() - 1, lanes & -lanes)
    return [range(first, first + width) for first in (*run[: len(run) - width : width], run[-width])]


def shuffled(region: CodeRegion, value: CodeValue, lanes: Sequence[int]) -> CodeValue:
    """The lanes of a value in another order, or some of them."""
    if len(lanes) == 1:
        return region.value(f"extractelement {value}, i64 {lanes[0]}", value.type, 1)
    order = ", ".join(f"i32 {lane}" for lane in lanes)
    text = f"shufflevector {value}, {value.spelled} poison, <{len(lanes)} x i32> <{order}>"
    return region.value(text, value.type, len(lanes))


def crossed(region: CodeRegion, x: CodeValue, y: CodeValue, lanes: Sequence[int]) -> CodeValue:
    """Some of the lanes of two values, those of the second one behind those of the first."""
    order = ", ".join(f"i32 {lane}" for lane in lanes)
    return region.value(f"shufflevector {x}, {y}, <{len(lanes)} x i32> <{order}>", x.type, len(lanes))


def by_registers(region: CodeRegion, width: int, compute: Callable[..., CodeValue], *operands: CodeValue) -> CodeValue:
    """What an instruction that takes `width` lanes gives for more of them, all together."""
    found = []
    for first in range(0, operands[0].lanes, width):
        lanes = range(first, first + width)
        found.append(compute(*(x if x.lanes == width else shuffled(region, x, lanes) for x in operands)))
    return put_together(region, found)


def put_together(region: CodeRegion, parts: Sequence[CodeValue]) -> CodeValue:
    """The lanes of all parts, those of each behind those of the part before."""
    found = list(parts)
    while len(found) > 1:
        last = found[len(found) // 2 * 2 :]
        found = [_behind(region, x, y) for x, y in zip(found[::2], found[1::2], strict=False)] + last
    return found[0]


def _behind(region: CodeRegion, x: CodeValue, y: CodeValue) -> CodeValue:
    """The lanes of a value, and behind them those of another one, which may have fewer."""
    wide = y if y.lanes == x.lanes else shuffled(region, y, [min(lane, y.lanes - 1) for lane in range(x.lanes)])
    return crossed(region, x, wide, range(x.lanes + y.lanes))
