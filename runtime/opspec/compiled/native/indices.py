"""Index expressions in LLVM's text: a number where all lanes have the same, `base` and `stride` where they are evenly
spaced, and a vector where nothing else says it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from opspec.compiled.native.regions import CodeRegion, CodeValue, PlaceInRow, Position, Scalar, add, multiply
from opspec.compiled.native.spelling import I1, I32, I64, constant, lane_numbers, spelled, suffix
from opspec.compiled.nodes import Applied, KernelNode, NodeAtom, size_of_space, variables_of
from opspec.reads.arithmetic import number, of_atom, total
from opspec.reads.symbols import (
    Atom,
    Bound,
    Choice,
    Compare,
    Condition,
    Every,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    Sign,
    Some,
    TableEntry,
    Variable,
)

SMALL = 1 << 31  # indices below it are divided as i32, of which twice as many go at once
_SIGNS = {"<=": "sle", "==": "eq", "!=": "ne"}


class IndexWriter:
    """Writes indices into regions. `held` writes a node that stands in an index; `tables` has the tables of entries;
    `divides`: whether something was divided, which LLVM does by products where it may improve that.
    """

    def __init__(self, held: Callable[[CodeRegion, KernelNode], CodeValue]) -> None:
        self._held = held
        self.tables: dict[tuple[int, ...], str] = {}
        self.divides = False
        self.prefix = ""  # of the names of tables, which several functions of a module may have

    def definitions(self) -> list[str]:
        """The tables as constants of the module."""
        return [
            f"{name} = internal constant [{len(table)} x i64] [{', '.join(f'i64 {entry}' for entry in table)}]"
            for table, name in self.tables.items()
        ]

    def position(self, region: CodeRegion, index: Index) -> Position:
        """Where an index points."""
        home = region.home(variables_of(index))
        known = home.known.get(index)
        if not isinstance(known, Position):
            known = home.known[index] = self._sum(home, index)
        return known

    @staticmethod
    def settled(region: CodeRegion, index: Index) -> Index:
        """An index whose variables that are written out, turn by turn, are the numbers that they have here."""
        terms: list[tuple[Atom, int]] = []
        constant = index.constant
        for atom, factor in index.terms:
            place = region.bound.get(atom) if isinstance(atom, Variable) else None
            if isinstance(place, Position) and place.uniform and isinstance(place.base, int):
                constant += factor * place.base
            else:
                terms.append((atom, factor))
        return index if len(terms) == len(index.terms) else Index(constant, tuple(terms))

    def vector(self, region: CodeRegion, position: Position) -> str:
        """A position as one i64 in each lane of the region."""
        if region.lanes == 1:
            return str(position.base)
        if position.each and position.base == 0:
            return position.each
        if position.uniform:
            return splat(region, position.base, region.lanes)
        others = position.each or lane_numbers(region.lanes, position.stride)
        if position.base == 0:
            return others
        first = splat(region, position.base, region.lanes)
        return region.made(f"add {spelled(I64, region.lanes)} {first}, {others}")

    def numbers(self, region: CodeRegion, index: Index) -> CodeValue:
        """An index as an i64, of as many lanes as its variables have."""
        home = region.home(variables_of(index))
        key = ("numbers", index)
        known = home.known.get(key)
        if not isinstance(known, CodeValue):
            position, lanes = self.position(home, index), home.width(variables_of(index))
            text = str(position.base) if lanes == 1 else self.vector(home, position)
            known = home.known[key] = CodeValue(text, I64, lanes)
        return known

    def few_digits(self, region: CodeRegion, index: Index, position: Position, lanes: int) -> CodeValue:
        """An index in lanes, to be compared: as i32, half as many vectors, where it is no larger."""
        offsets, ends = position.offsets(lanes), (index.low, index.high)
        if lanes == 1 or position.uniform or not offsets or not all(map(_is_small, (*ends, *offsets))):
            return CodeValue(self.vector(region, position), I64, lanes)
        others = f"<{', '.join(f'i32 {offset}' for offset in offsets)}>"
        if position.base == 0:
            return CodeValue(others, I32, lanes)
        base = position.base
        one = CodeValue(str(base) if isinstance(base, int) else region.once(f"trunc i64 {base} to i32"), I32)
        return region.value(f"add {spelled(I32, lanes)} {spread(region, one, lanes)}, {others}", I32, lanes)

    @staticmethod
    def compared(region: CodeRegion, index: Index, sign: Sign) -> Index:
        """What is compared with 0, by the places of a row whose first variable it depends on."""
        for atom, _ in index.terms:
            row = region.bound.get(atom) if isinstance(atom, Variable) else None
            if isinstance(row, PlaceInRow):
                return by_places(index, sign, row.variables)
        return index

    def test(self, region: CodeRegion, condition: Condition, of_first: bool = False) -> CodeValue:
        """A condition as an i1; `of_first`: a comparison for the first lane alone."""
        match condition:
            case Compare(left=left, sign=sign):
                x = self._first(region, left) if of_first else self._compared(region, left)
                zero = constant(0, x.type, x.lanes)
                return CodeValue(region.made(f"icmp {_SIGNS[sign]} {x}, {zero}"), I1, x.lanes)
            case Every(parts=parts):
                return self._joined(region, "and", parts)
            case Some(parts=parts):
                return self._joined(region, "or", parts)
        raise TypeError(f"a condition that no index has: {condition}")

    def within(self, region: CodeRegion, index: Index, last: int, of_first: bool = False) -> CodeValue:
        """Whether an index is none below 0, and at most the last; `of_first`: that of the first lane alone."""
        x = self._first(region, index) if of_first else self._compared(region, index, last)
        return region.value(f"icmp ule {x}, {constant(last, x.type, x.lanes)}", I1, x.lanes)

    def _compared(self, region: CodeRegion, index: Index, last: int = 0) -> CodeValue:
        """The numbers of an index, of as many digits as it takes to compare them with 0 or the last one."""
        home = region.home(variables_of(index))
        lanes, position = home.width(variables_of(index)), self.position(home, index)
        if lanes == 1 or not _is_small(last):
            return self.numbers(region, index)
        key = ("compared", index)
        known = home.known.get(key)
        if not isinstance(known, CodeValue):
            known = home.known[key] = self.few_digits(home, index, position, lanes)
        return known

    def _first(self, region: CodeRegion, index: Index) -> CodeValue:
        return CodeValue(str(self.position(region, index).base), I64)

    def _joined(self, region: CodeRegion, name: str, parts: Sequence[Condition]) -> CodeValue:
        found, *others = (self.test(region, part) for part in parts)
        for other in others:
            lanes = max(found.lanes, other.lanes)
            x, y = as_wide(region, found, lanes), as_wide(region, other, lanes)
            found = region.value(f"{name} {x}, {y.text}", x.type, lanes)
        return found

    # --- sums -------------------------------------------------------------------------------------------

    def _sum(self, region: CodeRegion, index: Index) -> Position:
        """The terms of outer regions first, so that their sum is made there. The constant last: it is a part of an
        address, of which the rest serves several.
        """
        rows, terms = _rows_and_others(region, index)
        parts: list[tuple[CodeRegion, Atom | tuple[PlaceInRow, int], int]] = [
            (region.home(variables_of(Index(0, ((atom, 1),)))), atom, factor) for atom, factor in terms
        ]
        parts += [(region.home(row.variables), (row, by), factor) for row, by, factor in rows]
        sums = Position(0)
        for home, part, factor in sorted(parts, key=lambda part: _depth(part[0])):
            place = self._place(home, *part) if isinstance(part, tuple) else self._atom(home, part)
            sums = self._added(home, sums, self._scaled(home, place, factor))
        return self._added(region, sums, Position(index.constant)) if index.constant else sums

    def _place(self, region: CodeRegion, row: PlaceInRow, by: int) -> Position:
        """The place in a row, divided."""
        return (
            row.place
            if by == 1
            else self._digit(region, row.place, (0, size_of_space(row.variables) - 1), by, quotient=True)
        )

    def _added(self, region: CodeRegion, x: Position, y: Position) -> Position:
        if not x.each and not y.each:
            multiple = math.gcd(x.divisor, y.divisor)
            return Position(add(region, x.base, y.base), x.stride + y.stride, multiple=multiple)
        if (first := x.offsets(region.lanes)) and (second := y.offsets(region.lanes)):
            multiple = math.gcd(x.divisor, y.divisor)
            both = [one + other for one, other in zip(first, second, strict=True)]
            return _patterned(add(region, x.base, y.base), both, multiple)
        if x.uniform or y.uniform:  # a number for all lanes is part of an address
            return Position(add(region, x.base, y.base), each=x.each or y.each)
        a, b = self.vector(region, x), self.vector(region, y)
        return Position(0, each=region.made(f"add {spelled(I64, region.lanes)} {a}, {b}"))

    def _scaled(self, region: CodeRegion, position: Position, factor: int) -> Position:
        if not position.each:
            base = multiply(region, position.base, factor)
            return Position(base, position.stride * factor, multiple=position.divisor * factor)
        if factor == 1:
            return position
        if position.pattern:
            base = multiply(region, position.base, factor)
            return _patterned(base, [factor * x for x in position.pattern], position.divisor * factor)
        by = constant(factor, I64, region.lanes)
        each = region.made(f"mul {spelled(I64, region.lanes)} {position.each}, {by}")
        return Position(multiply(region, position.base, factor), each=each)

    # --- atoms ------------------------------------------------------------------------------------------

    def _atom(self, region: CodeRegion, atom: Atom) -> Position:
        home = region.home(variables_of(Index(0, ((atom, 1),))))
        known = home.known.get(atom)
        if not isinstance(known, Position):
            known = home.known[atom] = self._of_atom(home, atom)
        return known

    def _of_atom(self, region: CodeRegion, atom: Atom) -> Position:
        match atom:
            case Variable():
                bound = region.bound[atom]
                return self._digit_of(region, bound, atom) if isinstance(bound, PlaceInRow) else bound
            case Quotient(of=of, by=by) | Remainder(of=of, by=by):
                bounds = of.low, of.high
                return self._digit(region, self.position(region, of), bounds, by, isinstance(atom, Quotient))
            case Product(left=left, right=right):
                return self._product(region, self.position(region, left), self.position(region, right))
            case Extreme():
                narrow = all(map(is_i32, atom.parts))
                found = self._extreme(region, atom, narrow)
                if narrow:
                    found = region.value(f"sext {found} to {spelled(I64, found.lanes)}", I64, found.lanes)
                return position_of(found)
            case TableEntry(table=table, at=at):
                return self._entry(region, table, at)
            case Choice(test=test, then=then, other=other):
                chosen, x, y = self.test(region, test), self.numbers(region, then), self.numbers(region, other)
                lanes = max(chosen.lanes, x.lanes, y.lanes)
                x, y = as_wide(region, x, lanes), as_wide(region, y, lanes)
                return position_of(region.value(f"select {chosen}, {x}, {y}", I64, lanes))
            case NodeAtom(node=node):
                found = self._held(region, node)
                if node.type is I64:
                    return position_of(found)
                wide = region.value(f"zext {found} to {spelled(I64, found.lanes)}", I64, found.lanes)
                return position_of(wide)
        raise TypeError(f"an atom that no index of a kernel has: {atom}")

    def _extreme(self, region: CodeRegion, atom: Extreme, narrow: bool) -> CodeValue:
        """The largest of several numbers, or the smallest, as an i64, or an i32 where that is what they are."""
        found, *others = (self._i32(region, part) if narrow else self.numbers(region, part) for part in atom.parts)
        for other in others:
            lanes = max(found.lanes, other.lanes)
            x, y = as_wide(region, found, lanes), as_wide(region, other, lanes)
            name = f"@llvm.s{'max' if atom.largest else 'min'}.{suffix(x.type, lanes)}"
            found = region.value(f"call {x.spelled} {name}({x}, {y})", x.type, lanes)
        return found

    def _i32(self, region: CodeRegion, index: Index) -> CodeValue:
        """An index that is an i32 (`is_i32`) as such."""
        if index.number is not None:
            return CodeValue(constant(index.number, I32), I32)
        ((atom, _),) = index.terms
        if isinstance(atom, Extreme):
            return self._extreme(region, atom, narrow=True)
        assert isinstance(atom, NodeAtom)
        assert isinstance(atom.node, Applied)
        return self._held(region, atom.node.operands[0])

    def _product(self, region: CodeRegion, x: Position, y: Position) -> Position:
        if x.uniform and y.uniform:
            return Position(multiply(region, x.base, y.base))
        for one, other in ((x, y), (y, x)):
            if one.uniform and isinstance(one.base, int):
                return self._scaled(region, other, one.base)
        a, b = self.vector(region, x), self.vector(region, y)
        return Position(0, each=region.made(f"mul {spelled(I64, region.lanes)} {a}, {b}"))

    def _digit_of(self, region: CodeRegion, row: PlaceInRow, variable: Variable) -> Position:
        """The value of a variable at a place of its row: a digit of it."""
        found, high = row.place, size_of_space(row.variables) - 1
        stride = row.strides[variable]
        if stride > 1:
            found = self._digit(region, found, (0, high), stride, quotient=True)
        if variable == row.variables[0]:
            return found
        return self._digit(region, found, (0, high // stride), variable.size, quotient=False)

    def _digit(
        self, region: CodeRegion, position: Position, bounds: tuple[Bound, Bound], by: int, quotient: bool
    ) -> Position:
        """A position, between bounds, divided: what the quotient is, or what is left over."""
        if position.uniform:
            return Position(self.divided(region, position.base, bounds, by, quotient))
        offsets, whole = position.offsets(region.lanes), math.gcd(position.divisor, by)
        if offsets is not None and min(offsets) >= 0:
            if max(offsets) < whole:  # none comes to the next multiple of the divisor
                base = self.divided(region, position.base, bounds, by, quotient)
                return Position(base) if quotient else _patterned(base, offsets, whole)
            if whole == by and quotient:
                base = self.divided(region, position.base, bounds, by, quotient)
                return _patterned(base, [x // by for x in offsets], position.divisor // by)
            if whole == by:
                return _patterned(0, [x % by for x in offsets], 0)
        return Position(0, each=self._divided_lanes(region, position, bounds, by, quotient))

    def divided(self, region: CodeRegion, x: Scalar, bounds: tuple[Bound, Bound], by: int, quotient: bool) -> Scalar:
        """A number between bounds, divided: what the quotient is, or what is left over."""
        if isinstance(x, int):
            return x // by if quotient else x % by
        self.divides = True
        if bounds[0] is not None and bounds[0] >= 0:
            return region.made(f"{'udiv' if quotient else 'urem'} i64 {x}, {by}")
        if (step := _as_step(by, quotient)) is not None:
            return region.made(f"{step[0]} i64 {x}, {step[1]}")
        left = region.made(f"srem i64 {x}, {by}")
        below = region.made(f"icmp slt i64 {left}, 0")
        if not quotient:
            return region.made(f"select i1 {below}, i64 {region.made(f'add i64 {left}, {by}')}, i64 {left}")
        found = region.made(f"sdiv i64 {x}, {by}")
        return region.made(f"select i1 {below}, i64 {region.made(f'sub i64 {found}, 1')}, i64 {found}")

    def _divided_lanes(
        self, region: CodeRegion, position: Position, bounds: tuple[Bound, Bound], by: int, quotient: bool
    ) -> str:
        lanes, each = region.lanes, self.vector(region, position)
        wide = spelled(I64, lanes)
        low, high = bounds
        self.divides = True
        if low is None or low < 0 or high is None or high >= SMALL:
            return self._floored(region, each, by, quotient)
        narrow = spelled(I32, lanes)
        less = region.made(f"trunc {wide} {each} to {narrow}")
        found = region.made(f"{'udiv' if quotient else 'urem'} {narrow} {less}, {constant(by, I32, lanes)}")
        return region.made(f"zext {narrow} {found} to {wide}")

    def _floored(self, region: CodeRegion, each: str, by: int, quotient: bool) -> str:
        wide, divisor = spelled(I64, region.lanes), constant(by, I64, region.lanes)
        if (step := _as_step(by, quotient)) is not None:
            return region.made(f"{step[0]} {wide} {each}, {constant(step[1], I64, region.lanes)}")
        left = region.made(f"srem {wide} {each}, {divisor}")
        below = region.made(f"icmp slt {wide} {left}, zeroinitializer")
        test = f"<{region.lanes} x i1> {below}"
        if not quotient:
            more = region.made(f"add {wide} {left}, {divisor}")
            return region.made(f"select {test}, {wide} {more}, {wide} {left}")
        found = region.made(f"sdiv {wide} {each}, {divisor}")
        less = region.made(f"sub {wide} {found}, {constant(1, I64, region.lanes)}")
        return region.made(f"select {test}, {wide} {less}, {wide} {found}")

    def _entry(self, region: CodeRegion, table: tuple[int, ...], at: Index) -> Position:
        name = self.tables.setdefault(table, f"@{self.prefix}table{len(self.tables)}")
        position = self.position(region, at)
        if position.uniform:
            place = region.made(f"getelementptr i64, ptr {name}, i64 {position.base}")
            return Position(region.made(f"load i64, ptr {place}, align 8"))
        each = self.vector(region, position)
        lanes = region.lanes
        if region.mask:  # lanes beyond the end have indices beyond the table
            last = f"{spelled(I64, lanes)} {constant(len(table) - 1, I64, lanes)}"
            each = region.made(
                f"call {spelled(I64, lanes)} @llvm.umin.{suffix(I64, lanes)}({spelled(I64, lanes)} {each}, {last})"
            )
        places = region.made(f"getelementptr i64, ptr {name}, {spelled(I64, lanes)} {each}")
        mask = constant(1, I1, lanes)
        called = f"@llvm.masked.gather.{suffix(I64, lanes)}.v{lanes}p0"
        given = f"<{lanes} x ptr> {places}, i32 8, <{lanes} x i1> {mask}, {spelled(I64, lanes)} zeroinitializer"
        return Position(0, each=region.made(f"call {spelled(I64, lanes)} {called}({given})"))


def _as_step(by: int, quotient: bool) -> tuple[str, int] | None:
    """The one instruction that divides by a power of two, and rounds down, or gives what is left over."""
    if by & (by - 1):
        return None
    return ("ashr", by.bit_length() - 1) if quotient else ("and", by - 1)


def by_places(index: Index, sign: Sign, row: Sequence[Variable]) -> Index:
    """An index that is at most 0 where one is that depends on the first variable of a row, and goes on with each place;
    the same index if there is none. The variable is the place divided, and rounded down.
    """
    first, *inner = row
    each, factor = size_of_space(inner), dict(index.terms).get(first, 0)
    others = Index(index.constant, tuple(term for term in index.terms if term[0] != first))
    if sign != "<=" or abs(factor) != 1 or each == 1 or not variables_of(others).isdisjoint(row):
        return index
    place = [(of_atom(x), factor * stride) for x, stride in PlaceInRow(tuple(row), Position(0)).strides.items()]
    return total([(others, each), *place, (number(1 - each if factor > 0 else 0), 1)])


def _rows_and_others(
    region: CodeRegion, index: Index
) -> tuple[list[tuple[PlaceInRow, int, int]], list[tuple[Atom, int]]]:
    """The parts of a sum that count places of rows, or so many places at a time, each with how far it goes then; and
    the other terms.
    """
    rows, counted, factors = list[tuple[PlaceInRow, int, int]](), set[Atom](), dict(index.terms)
    for atom, factor in index.terms:
        if not isinstance(atom, Variable) or not isinstance(row := region.bound.get(atom), PlaceInRow):
            continue
        strides = {x: stride for x, stride in row.strides.items() if x.size > 1}
        by = strides.get(atom, 0)
        ahead = {x: factor * stride // by for x, stride in strides.items() if stride >= by} if by else {}
        if (by == 1 or len(ahead) > 1) and {x: factors.get(x) for x in strides} == dict.fromkeys(strides) | ahead:
            rows.append((row, by, factor))
            counted |= row.strides.keys()
    return rows, [(atom, factor) for atom, factor in index.terms if atom not in counted]


def is_i32(index: Index) -> bool:
    """Whether an index is an element that is an i32, a number that fits one, or the largest or smallest of these: as
    such twice as many go at once as of i64.
    """
    if index.number is not None:
        return -SMALL <= index.number < SMALL
    match index:
        case Index(constant=0, terms=((NodeAtom(node=Applied(operation="convert", operands=(node,))), 1),)):
            return node.type is I32
        case Index(constant=0, terms=((Extreme(parts=parts), 1),)):
            return all(map(is_i32, parts))
    return False


def _patterned(base: Scalar, offsets: Sequence[int], multiple: int) -> Position:
    """A position that is so much more than its base in each lane; the first one is as much as the base."""
    stride = offsets[1] - offsets[0]
    if all(x == lane * stride for lane, x in enumerate(offsets)):
        return Position(base, stride, multiple=multiple)
    each = f"<{', '.join(f'i64 {x}' for x in offsets)}>"
    return Position(base, each=each, multiple=multiple, pattern=tuple(offsets))


def _is_small(number: int | None) -> bool:
    """Whether it and what is added to it are no more than an i32 holds."""
    return number is not None and abs(number) < 1 << 30


def position_of(value: CodeValue) -> Position:
    """An i64 as a position."""
    if value.lanes > 1:
        return Position(0, each=value.text)
    return Position(int(value.text) if value.text.lstrip("-").isdecimal() else value.text)


def as_wide(region: CodeRegion, value: CodeValue, lanes: int) -> CodeValue:
    """The value in each of so many lanes."""
    if value.lanes == lanes:
        return value
    return CodeValue(spread(region, value, lanes), value.type, lanes)


def spread(region: CodeRegion, value: CodeValue, lanes: int) -> str:
    """One element in all lanes."""
    if not value.text.startswith("%"):
        return f"splat ({value})"
    wide = spelled(value.type, lanes)
    one = region.made(f"insertelement {wide} poison, {value}, i64 0")
    zeros = f"<{lanes} x i32> zeroinitializer"
    return region.made(f"shufflevector {wide} {one}, {wide} poison, {zeros}")


def splat(region: CodeRegion, x: Scalar, lanes: int) -> str:
    """An i64 in all lanes."""
    return spread(region, CodeValue(str(x), I64), lanes)


def _depth(region: CodeRegion) -> int:
    depth, at = 0, region.parent
    while at is not None:
        depth, at = depth + 1, at.parent
    return depth
