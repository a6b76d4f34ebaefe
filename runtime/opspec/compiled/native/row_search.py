"""The few largest values of each row and their places, in one pass over it.

What a row has to give is a short list in order, which begins with its first elements. Many elements at once are then
compared with the last one of the list; only larger ones are put into it, behind equal ones, and one drops out.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.shares import Shares
from opspec.compiled.operations import MACHINE
from opspec.execution.comparators import FoundKey
from opspec.values.types import ElementType, Tensor

_VECTORS = 8  # of a list, beyond which few elements of a row are sorted
_COMPARED = 256  # bytes of keys that are compared at once
_FLOATS = ("f16", "bf16", "f32", "f64")


def row_search_of(given: Tensor, rows: int, size: int, count: int, order: FoundKey | None = None) -> RowSearch | None:
    """`order`: what says which ones are larger; without it, floats lie in their total order."""
    element = given.element
    if not isinstance(element, ElementType) or not rows or not 0 < count <= size:
        return None
    if element.name not in (_FLOATS if element.kind == "float" else MACHINE) or element.kind == "bool":
        return None
    falls, alike = order is not None and not order.descending, order is not None and not order.total
    return RowSearch(element, rows, size, count, falls, alike and element.kind == "float")


@dataclass(frozen=True, slots=True)
class RowSearch:
    """For `count` values of each of `rows`, of `size` elements. `falls`: the least ones; `alike`: both zeros are."""

    element: ElementType
    rows: int
    size: int
    count: int
    falls: bool
    alike: bool

    @property
    def _bits(self) -> int:
        """Of a key: a signed integer that rises as what is looked for comes first."""
        return max(self.element.bits, 32)

    def _lanes(self, target: InstructionSet) -> int:
        return 8 * target.vector_bytes // self._bits

    def is_short(self, target: InstructionSet) -> bool:
        """Whether the list is so short that putting something into it takes little time."""
        return self.count <= _VECTORS * self._lanes(target)

    def text(self, target: InstructionSet, name: str, slots: tuple[int, ...]) -> KernelText:
        """What finds elements, and memory for values and places, at `slots`."""
        work = 2 * self.rows * self.size
        shares = Shares.of(self.rows, 1, work)
        lines = [*self._insertion(name, self._lanes(target)), *self._rows(name, slots, shares, self._lanes(target))]
        return KernelText("\n".join([*lines, ""]), (), shares.count, work)

    def _insertion(self, name: str, lanes: int) -> list[str]:
        """Puts a key and a place into the list, which has `filled` so far; none of its last one, if it is full."""
        key, wide, places = f"i{self._bits}", f"<{lanes} x i{self._bits}>", f"<{lanes} x i32>"
        numbers = f"<{', '.join(f'i32 {lane}' for lane in range(lanes))}>"
        loads = [
            line
            for by, base in ((0, "base"), (-1, "before"))
            for what, vector, one in (("key", wide, key), ("place", places, "i32"))
            for line in (
                f"%at.{what}{by} = getelementptr {one}, ptr %{what}s, i64 %{base}",
                f"%{what}{by} = load {vector}, ptr %at.{what}{by}, align 4",
            )
        ]
        return [
            f"define internal void @{name}.put(ptr %keys, ptr %places, i32 %filled, {key} %key, i32 %place) {{",
            "entry:",
            *_spread("new.key", key, "%key", lanes),
            *_spread("new.place", "i32", "%place", lanes),
            *_spread("some", "i32", "%filled", lanes),
            f"%last = call i32 @llvm.umin.i32(i32 %filled, i32 {self.count - 1})",
            f"%vector = udiv i32 %last, {lanes}",
            f"%begin = mul i32 %vector, {lanes}",
            "br label %each",
            "each:",
            "%first = phi i32 [%begin, %entry], [%further, %each]",
            "%base = zext i32 %first to i64",
            "%before = sub i64 %base, 1",
            *_spread("firsts", "i32", "%first", lanes),
            f"%number = add {places} %firsts, {numbers}",
            *loads,
            f"%within = icmp slt {places} %number, %some",
            f"%reached = icmp sle {places} %number, %some",
            f"%larger = icmp sge {wide} %key0, %new.key",
            f"%larger.before = icmp sge {wide} %key-1, %new.key",
            f"%stays = and <{lanes} x i1> %within, %larger",
            f"%here = and <{lanes} x i1> %reached, %larger.before",
            *(
                line
                for what, vector in (("key", wide), ("place", places))
                for line in (
                    f"%moved.{what} = select <{lanes} x i1> %here, {vector} %new.{what}, {vector} %{what}-1",
                    f"%now.{what} = select <{lanes} x i1> %stays, {vector} %{what}0, {vector} %moved.{what}",
                    f"store {vector} %now.{what}, ptr %at.{what}0, align 4",
                )
            ),
            f"%least = extractelement {wide} %key-1, i64 0",
            f"%stay = icmp sge {key} %least, %key",
            "%none = icmp eq i32 %first, 0",
            "%done = or i1 %stay, %none",
            f"%further = sub i32 %first, {lanes}",
            "br i1 %done, label %out, label %each",
            "out:",
            "ret void",
            "}",
        ]

    def _rows(self, name: str, slots: tuple[int, ...], shares: Shares, lanes: int) -> list[str]:
        key, given = f"i{self._bits}", f"i{self.element.bits}"
        room = lanes * (2 + self.count // lanes)
        return [
            f"define void @{name}(ptr %memory, i64 %part) {{",
            "entry:",
            *(
                line
                for at, (what, slot) in enumerate(zip(("given", "values", "found"), slots, strict=True))
                for line in (
                    f"%at{at} = getelementptr ptr, ptr %memory, i64 {slot}",
                    f"%{what} = load ptr, ptr %at{at}",
                )
            ),
            f"%key.room = alloca [{room} x {key}], align 64",
            f"%place.room = alloca [{room} x i32], align 64",
            f"%keys = getelementptr {key}, ptr %key.room, i64 {lanes}",
            f"%places = getelementptr i32, ptr %place.room, i64 {lanes}",
            f"%above = getelementptr {key}, ptr %keys, i64 -1",
            f"store {key} {(1 << self._bits - 1) - 1}, ptr %above",
            f"%last = getelementptr {key}, ptr %keys, i64 {self.count - 1}",
            f"%begin = mul nuw nsw i64 %part, {shares.step}",
            f"%beyond = add nuw nsw i64 %begin, {shares.step}",
            f"%end = call i64 @llvm.umin.i64(i64 %beyond, i64 {self.rows})",
            "br label %row",
            "row:",
            "%r = phi i64 [%begin, %entry], [%r.next, %written]",
            f"%r.begin = mul nuw nsw i64 %r, {self.size}",
            f"%x = getelementptr {given}, ptr %given, i64 %r.begin",
            f"%out = mul nuw nsw i64 %r, {self.count}",
            "br label %fill",
            "fill:",
            "%f = phi i64 [0, %row], [%f.next, %fill]",
            *self._key("f.", 1, "%f"),
            "%f.place = trunc i64 %f to i32",
            f"call void @{name}.put(ptr %keys, ptr %places, i32 %f.place, {key} %f.key, i32 %f.place)",
            "%f.next = add nuw nsw i64 %f, 1",
            f"%f.more = icmp ult i64 %f.next, {self.count}",
            "br i1 %f.more, label %fill, label %filled",
            "filled:",
            *(self._others(name) if self.count < self.size else ["br label %write"]),
            "write:",
            f"%w = phi i64 [0, %{'compared' if self.count < self.size else 'filled'}], [%w.next, %write]",
            "%w.at = getelementptr i32, ptr %places, i64 %w",
            "%w.place = load i32, ptr %w.at",
            "%w.wide = zext i32 %w.place to i64",
            f"%w.from = getelementptr {given}, ptr %x, i64 %w.wide",
            f"%w.value = load {given}, ptr %w.from",
            "%w.to = add nuw nsw i64 %out, %w",
            f"%w.value.to = getelementptr {given}, ptr %values, i64 %w.to",
            f"store {given} %w.value, ptr %w.value.to",
            "%w.place.to = getelementptr i32, ptr %found, i64 %w.to",
            "store i32 %w.place, ptr %w.place.to",
            "%w.next = add nuw nsw i64 %w, 1",
            f"%w.more = icmp ult i64 %w.next, {self.count}",
            "br i1 %w.more, label %write, label %written",
            "written:",
            "%r.next = add nuw nsw i64 %r, 1",
            "%r.more = icmp ult i64 %r.next, %end",
            "br i1 %r.more, label %row, label %done",
            "done:",
            "ret void",
            "}",
        ]

    def _others(self, name: str) -> list[str]:
        """The elements behind the first ones of a row, many at once; at its end some of them once more."""
        key = f"i{self._bits}"
        many = min(8 * _COMPARED // self._bits, 1 << self.size.bit_length() - 1)
        return [
            f"%least = load {key}, ptr %last",
            "br label %many",
            "many:",
            f"%p = phi i64 [{self.count}, %filled], [%p.next, %compared]",
            f"%bound = phi {key} [%least, %filled], [%bound.next, %compared]",
            f"%start = call i64 @llvm.umin.i64(i64 %p, i64 {self.size - many})",
            *self._key("m.", many, "%start"),
            *_spread("bounds", key, "%bound", many),
            f"%above.bound = icmp sgt <{many} x {key}> %m.key, %bounds",
            f"%bits = bitcast <{many} x i1> %above.bound to i{many}",
            f"%wide.bits = {'zext' if many < 64 else 'add'} i{many} %bits{' to i64' if many < 64 else ', 0'}",
            "%known = sub nuw nsw i64 %p, %start",
            "%new = shl i64 -1, %known",
            "%mask.first = and i64 %wide.bits, %new",
            "br label %test",
            "test:",
            "%mask = phi i64 [%mask.first, %many], [%mask.next, %next]",
            f"%bound.next = phi {key} [%bound, %many], [%bound.after, %next]",
            "%any = icmp ne i64 %mask, 0",
            "br i1 %any, label %one, label %compared",
            "one:",
            "%bit = call i64 @llvm.cttz.i64(i64 %mask, i1 true)",
            "%mask.less = sub i64 %mask, 1",
            "%mask.next = and i64 %mask, %mask.less",
            "%place = add nuw nsw i64 %start, %bit",
            *self._key("o.", 1, "%place"),
            f"%still = icmp sgt {key} %o.key, %bound.next",
            "br i1 %still, label %put, label %next",
            "put:",
            "%place.short = trunc i64 %place to i32",
            f"call void @{name}.put(ptr %keys, ptr %places, i32 {self.count}, {key} %o.key, i32 %place.short)",
            f"%bound.put = load {key}, ptr %last",
            "br label %next",
            "next:",
            f"%bound.after = phi {key} [%bound.next, %one], [%bound.put, %put]",
            "br label %test",
            "compared:",
            f"%p.next = add nuw nsw i64 %p, {many}",
            f"%p.more = icmp ult i64 %p.next, {self.size}",
            "br i1 %p.more, label %many, label %write",
        ]

    def _key(self, name: str, lanes: int, at: str) -> list[str]:
        """`%<name>key`: those of elements side by side."""
        bits, element = self._bits, self.element
        given, key = (f"i{x}" if lanes == 1 else f"<{lanes} x i{x}>" for x in (element.bits, bits))
        size = element.bits // 8

        def number(x: int) -> str:
            return str(x) if lanes == 1 else f"splat (i{bits} {x})"

        lines = [f"%{name}at = getelementptr i{element.bits}, ptr %x, i64 {at}"]
        last = f"{name}loaded"
        lines.append(f"%{last} = load {given}, ptr %{name}at, align {size}")

        def then(what: str, text: str) -> None:
            nonlocal last
            lines.append(f"%{name}{what} = {text}")
            last = f"{name}{what}"

        if element.bits < bits:
            then("widened", f"{'zext' if element.kind == 'uint' else 'sext'} {given} %{last} to {key}")
        elif element.kind == "uint":
            then("signed", f"xor {key} %{last}, {number(-(1 << bits - 1))}")
        if element.kind == "float":
            held = last
            then("negative", f"ashr {key} %{held}, {number(bits - 1)}")
            then("others", f"and {key} %{last}, {number((1 << element.bits - 1) - 1)}")
            then("total", f"xor {key} %{held}, %{last}")
        if self.alike:
            total, zero = last, "zeroinitializer" if lanes > 1 else "0"
            then("less", f"icmp eq {key} %{total}, {number(-1)}")
            truth = "i1" if lanes == 1 else f"<{lanes} x i1>"
            then("same", f"select {truth} %{last}, {key} {zero}, {key} %{total}")
        then("key", f"xor {key} %{last}, {number(-1 if self.falls else 0)}")
        return lines


def _spread(name: str, type_: str, value: str, lanes: int) -> list[str]:
    """`%<name>`: one value in all lanes."""
    wide = f"<{lanes} x {type_}>"
    return [
        f"%{name}.one = insertelement {wide} poison, {type_} {value}, i64 0",
        f"%{name} = shufflevector {wide} %{name}.one, {wide} poison, <{lanes} x i32> zeroinitializer",
    ]
