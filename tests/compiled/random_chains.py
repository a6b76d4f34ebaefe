"""Programs drawn at random of ops that nodes compute: chains in several element types, moves, folds, choices by data.

Sums of floats have few terms, which are combined in the order of the definition: every result is exact.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

NUMBERS = ("f32", "i32", "bf16", "i8", "f16", "ui16", "i4")


@dataclass(frozen=True)
class Value:
    """A value of a program: its name, sizes and element type."""

    name: str
    shape: tuple[int, ...]
    element: str

    @property
    def type(self) -> str:
        return f"tensor<{''.join(f'{size}x' for size in self.shape)}{self.element}>"


class Maker:
    """The lines of one program."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._count = 0
        self.lines: list[str] = []
        self.known: list[Value] = []

    def new(self, shape: tuple[int, ...], element: str) -> Value:
        self._count += 1
        return Value(f"%v{self._count}", shape, element)

    def op(self, text: str, result: Value, *operands: Value) -> Value:
        given = ", ".join(value.type for value in operands)
        self.lines.append(f"{result.name} = {text} : ({given}) -> {result.type}")
        self.known.append(result)
        return result

    def apply(self, name: str, result: Value, *operands: Value, attributes: str = "") -> Value:
        names = ", ".join(value.name for value in operands)
        return self.op(f'"stablehlo.{name}"({names}) {{{attributes}}}', result, *operands)

    def any(self, *, rank: int = 0, elements: tuple[str, ...] = NUMBERS) -> Value:
        found = [value for value in self.known if len(value.shape) >= rank and value.element in elements]
        recent = found[-4:]
        return self._random.choice(recent if self._random.random() < 0.6 else found)

    def like(self, value: Value, element: str = "") -> Value:
        """A value of the same sizes, of this element type."""
        element = element or value.element
        same = [x for x in self.known if x.shape == value.shape and x.element == element]
        if same and self._random.random() < 0.8:
            return self._random.choice(same)
        return self.converted(self.reshaped(self.any(), value.shape), element)

    def converted(self, value: Value, element: str) -> Value:
        return value if value.element == element else self.apply("convert", self.new(value.shape, element), value)

    def reshaped(self, value: Value, shape: tuple[int, ...]) -> Value:
        """The value with these sizes: repeated along all of them from one element."""
        starts = ", ".join("0" * len(value.shape))
        ends = ", ".join("1" * len(value.shape))
        if value.shape:
            ones = self.new((1,) * len(value.shape), value.element)
            corners = ("start_indices", starts), ("limit_indices", ends), ("strides", ends)
            span = ", ".join(f"{name} = array<i64: {numbers}>" for name, numbers in corners)
            value = self.apply(
                "reshape", self.new((), value.element), self.apply("slice", ones, value, attributes=span)
            )
        return self.apply(
            "broadcast_in_dim", self.new(shape, value.element), value, attributes="broadcast_dimensions = array<i64>"
        )

    # -- what a step may be ------------------------------------------------------------------------

    def binary(self) -> None:
        x = self.any()
        name = self._random.choice(["add", "subtract", "multiply", "maximum", "minimum"])
        self.apply(name, self.new(x.shape, x.element), x, self.like(x))

    def unary(self) -> None:
        x = self.any()
        self.apply(
            self._random.choice(["negate", "abs"] if x.element != "ui16" else ["negate"]),
            self.new(x.shape, x.element),
            x,
        )

    def convert(self) -> None:
        self.converted(self.any(), self._random.choice(NUMBERS))

    def select(self) -> None:
        x = self.any()
        y = self.like(x)
        kind = "FLOAT" if x.element in ("f32", "bf16", "f16") else "UNSIGNED" if x.element == "ui16" else "SIGNED"
        way = self._random.choice(["LT", "GE", "EQ", "NE"])
        way = f"#stablehlo<comparison_direction {way}>"
        said = f"comparison_direction = {way}, compare_type = #stablehlo<comparison_type {kind}>"
        test = self.apply("compare", self.new(x.shape, "i1"), x, y, attributes=said)
        self.apply("select", self.new(x.shape, x.element), test, x, self.like(x))

    def transpose(self) -> None:
        x = self.any(rank=2)
        order = self._random.sample(range(len(x.shape)), len(x.shape))
        shape = tuple(x.shape[at] for at in order)
        listed = ", ".join(map(str, order))
        self.apply("transpose", self.new(shape, x.element), x, attributes=f"permutation = array<i64: {listed}>")

    def reverse(self) -> None:
        x = self.any(rank=1)
        at = self._random.randrange(len(x.shape))
        self.apply("reverse", self.new(x.shape, x.element), x, attributes=f"dimensions = array<i64: {at}>")

    def pad(self) -> None:
        x = self.any(rank=1)
        low, high, inner = ([self._random.choice(c) for _ in x.shape] for c in ((-1, 0, 1), (-1, 0, 2), (0, 0, 1)))
        sizes = zip(low, x.shape, inner, high, strict=True)
        shape = tuple(before + size + (size - 1) * between + behind for before, size, between, behind in sizes)
        if min(shape) < 1:
            return
        names = ("edge_padding_low", low), ("edge_padding_high", high), ("interior_padding", inner)
        said = ", ".join(f"{name} = array<i64: {', '.join(map(str, numbers))}>" for name, numbers in names)
        fill = self.like(Value("", (), x.element))
        self.apply("pad", self.new(shape, x.element), x, fill, attributes=said)

    def concatenate(self) -> None:
        x = self.any(rank=1)
        at = self._random.randrange(len(x.shape))
        y = self.like(x)
        shape = tuple(2 * size if d == at else size for d, size in enumerate(x.shape))
        if shape[at] <= 40:
            self.apply("concatenate", self.new(shape, x.element), x, y, attributes=f"dimension = {at} : i64")

    def dynamic_slice(self) -> None:
        x = self.any(rank=1)
        sizes = tuple(self._random.randint(1, size) for size in x.shape)
        starts = [self.converted(self.like(Value("", (), x.element)), "i32") for _ in x.shape]
        listed = ", ".join(map(str, sizes))
        self.apply(
            "dynamic_slice", self.new(sizes, x.element), x, *starts, attributes=f"slice_sizes = array<i64: {listed}>"
        )

    def iota(self) -> None:
        x = self.any(rank=1)
        self.apply("iota", self.new(x.shape, x.element), attributes=f"iota_dimension = {len(x.shape) - 1} : i64")

    def reduce(self) -> None:
        x = self.any(rank=1)
        at = self._random.randrange(len(x.shape))
        name = self._random.choice(["add", "maximum", "minimum"])
        if x.element in ("f32", "bf16", "f16") and name == "add" and x.shape[at] > 8:
            name = "maximum"
        start = self.like(Value("", (), x.element))
        result = self.new(tuple(size for d, size in enumerate(x.shape) if d != at), x.element)
        scalar = f"tensor<{x.element}>"
        self.lines.append(
            f"{result.name} = stablehlo.reduce({x.name} init: {start.name}) applies stablehlo.{name} "
            f"across dimensions = [{at}] : ({x.type}, {scalar}) -> {result.type}"
        )
        self.known.append(result)
        if self._random.random() < 0.7:
            kept = ", ".join(str(d) for d in range(len(x.shape)) if d != at)
            said = f"broadcast_dimensions = array<i64{': ' + kept if kept else ''}>"
            wide = self.apply("broadcast_in_dim", self.new(x.shape, x.element), result, attributes=said)
            self.apply("subtract", self.new(x.shape, x.element), x, wide)


STEPS = (
    *["binary"] * 6,
    *["unary", "convert", "select", "transpose", "reverse", "pad", "concatenate", "dynamic_slice", "iota"],
    *["reduce"] * 3,
)


def program(seed: int, ops: int = 14) -> str:
    """A program of three arguments, tensor<5x7xf32>, tensor<7x12xi32> and tensor<12xbf16>."""
    maker = Maker(seed)
    given = [Value("%a", (5, 7), "f32"), Value("%b", (7, 12), "i32"), Value("%c", (12,), "bf16")]
    maker.known += given
    for _ in range(ops):
        getattr(maker, maker._random.choice(STEPS))()
    returned = maker.known[-3:]
    arguments = ", ".join(f"{value.name}: {value.type}" for value in given)
    types = ", ".join(value.type for value in returned)
    body = "\n".join(maker.lines)
    names = ", ".join(value.name for value in returned)
    return f"func.func @main({arguments}) -> ({types}) {{\n{body}\nreturn {names} : {types}\n}}\n"
