"""Random programs over integers and truth values: whoever runs one right gives the same bits."""

from __future__ import annotations

import random
from collections.abc import Callable

SIDE = 4
T = f"tensor<{SIDE}x{SIDE}xi32>"
B = f"tensor<{SIDE}x{SIDE}xi1>"
ROW = f"tensor<{SIDE}xi32>"
# A fold starts with its identity: what comes of another value is for each implementation to say.
IDENTITIES = {
    "add": 0,
    "multiply": 1,
    "or": 0,
    "xor": 0,
    "and": -1,
    "maximum": -(1 << 31),
    "minimum": (1 << 31) - 1,
}
S = "tensor<i32>"


class Writer:
    """A function of three tensors of one type; every value may stand in every place."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []

    def program(self, ops: int) -> str:
        known = ["%a0", "%a1", "%a2"]
        self.ops(known, ops, 0)
        results = [self.any(known) for _ in range(3)]
        body = "\n".join(f"  {line}" for line in self.lines)
        head = f"func.func @main(%a0: {T}, %a1: {T}, %a2: {T}) -> ({T}, {T}, {T}) {{"
        return f"{head}\n{body}\n  return {', '.join(results)} : {T}, {T}, {T}\n}}\n"

    def any(self, known: list[str]) -> str:
        return self.random.choice(known[-5:] if self.random.random() < 0.6 else known)

    def new(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def ops(self, known: list[str], count: int, depth: int) -> None:
        kinds: list[Callable[[list[str], int], str]] = [self.binary] * 5 + [self.unary, self.select, self.shift]
        kinds += [self.moved] * 3 + [self.padded, self.reduced, self.dot, self.narrowed, self.sliced, self.updated]
        kinds += [self.gathered, self.scattered, self.sorted, self.windows, self.joined]
        kinds += [self.loop, self.branch] if depth < 2 else []
        for _ in range(count):
            known.append(self.random.choice(kinds)(known, depth))

    def constant(self, low: int, high: int) -> str:
        return self.new(f"stablehlo.constant dense<{self.random.randint(low, high)}> : {S}")

    def identity(self, op: str) -> str:
        return self.new(f"stablehlo.constant dense<{IDENTITIES[op]}> : {S}")

    def binary(self, known: list[str], _: int) -> str:
        op = self.random.choice(["add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor"])
        return self.new(f"stablehlo.{op} {self.any(known)}, {self.any(known)} : {T}")

    def unary(self, known: list[str], _: int) -> str:
        op = self.random.choice(["negate", "abs", "not", "sign", "popcnt", "count_leading_zeros"])
        return self.new(f"stablehlo.{op} {self.any(known)} : {T}")

    def shift(self, known: list[str], _: int) -> str:
        op = self.random.choice(["shift_left", "shift_right_logical", "shift_right_arithmetic"])
        return self.new(f"stablehlo.{op} {self.any(known)}, {self.any(known)} : {T}")

    def select(self, known: list[str], _: int) -> str:
        test = self.random.choice(["LT", "LE", "GT", "GE", "EQ", "NE"])
        flags = self.new(f"stablehlo.compare {test}, {self.any(known)}, {self.any(known)} : ({T}, {T}) -> {B}")
        return self.new(f"stablehlo.select {flags}, {self.any(known)}, {self.any(known)} : {B}, {T}")

    def moved(self, known: list[str], _: int) -> str:
        x = self.any(known)
        match self.random.randrange(4):
            case 0:
                return self.new(f"stablehlo.transpose {x}, dims = [1, 0] : ({T}) -> {T}")
            case 1:
                dims = self.random.choice(["0", "1", "0, 1"])
                return self.new(f"stablehlo.reverse {x}, dims = [{dims}] : {T}")
            case 2:
                flat = self.new(f"stablehlo.reshape {x} : ({T}) -> tensor<{SIDE * SIDE}xi32>")
                return self.new(f"stablehlo.reshape {flat} : (tensor<{SIDE * SIDE}xi32>) -> {T}")
            case _:
                at = self.random.randrange(SIDE)
                row = self.new(f"stablehlo.slice {x} [{at}:{at + 1}, 0:{SIDE}] : ({T}) -> tensor<1x{SIDE}xi32>")
                return self.new(f"stablehlo.broadcast_in_dim {row}, dims = [0, 1] : (tensor<1x{SIDE}xi32>) -> {T}")

    def padded(self, known: list[str], _: int) -> str:
        value = self.constant(-3, 3)
        low, high = ([self.random.randint(-2, 2) for _ in range(2)] for _ in range(2))
        interior = [self.random.randint(0, 1) for _ in range(2)]
        sizes = [SIDE + a + b + (SIDE - 1) * c for a, b, c in zip(low, high, interior, strict=True)]
        edges = f"low = {low}, high = {high}, interior = {interior}"
        wide = f"tensor<{sizes[0]}x{sizes[1]}xi32>"
        made = self.new(f"stablehlo.pad {self.any(known)}, {value}, {edges} : ({T}, {S}) -> {wide}")
        low, high = [0, 0], [SIDE - size for size in sizes]
        edges = f"low = {low}, high = {high}, interior = [0, 0]"
        return self.new(f"stablehlo.pad {made}, {value}, {edges} : ({wide}, {S}) -> {T}")

    def reduced(self, known: list[str], _: int) -> str:
        op, axis = self.random.choice([*IDENTITIES]), self.random.randrange(2)
        init = self.identity(op)
        text = f"stablehlo.reduce({self.any(known)} init: {init}) applies stablehlo.{op} across dimensions = [{axis}]"
        row = self.new(f"{text} : ({T}, {S}) -> {ROW}")
        return self.new(f"stablehlo.broadcast_in_dim {row}, dims = [{self.random.randrange(2)}] : ({ROW}) -> {T}")

    def dot(self, known: list[str], _: int) -> str:
        axes = f"[{self.random.randrange(2)}] x [{self.random.randrange(2)}]"
        pair = f"{self.any(known)}, {self.any(known)}"
        return self.new(f"stablehlo.dot_general {pair}, contracting_dims = {axes} : ({T}, {T}) -> {T}")

    def narrowed(self, known: list[str], _: int) -> str:
        narrow = f"tensor<{SIDE}x{SIDE}x{self.random.choice(['i8', 'ui8', 'i16', 'ui16', 'i64', 'ui32'])}>"
        made = self.new(f"stablehlo.convert {self.any(known)} : ({T}) -> {narrow}")
        return self.new(f"stablehlo.convert {made} : ({narrow}) -> {T}")

    def sliced(self, known: list[str], _: int) -> str:
        starts = f"{self.constant(-2, SIDE + 2)}, {self.constant(-2, SIDE + 2)}"
        size = self.random.randint(1, SIDE)
        part = f"tensor<{size}x{SIDE}xi32>"
        made = self.new(
            f"stablehlo.dynamic_slice {self.any(known)}, {starts}, sizes = [{size}, {SIDE}] : ({T}, {S}, {S}) -> {part}"
        )
        value = self.constant(0, 1)
        edges = f"low = [0, 0], high = [{SIDE - size}, 0], interior = [0, 0]"
        return self.new(f"stablehlo.pad {made}, {value}, {edges} : ({part}, {S}) -> {T}")

    def updated(self, known: list[str], _: int) -> str:
        size = self.random.randint(1, SIDE)
        part = f"tensor<{size}x{SIDE}xi32>"
        update = self.new(f"stablehlo.slice {self.any(known)} [0:{size}, 0:{SIDE}] : ({T}) -> {part}")
        starts = f"{self.constant(-2, SIDE + 2)}, {self.constant(-2, SIDE + 2)}"
        types = f"({T}, {part}, {S}, {S}) -> {T}"
        return self.new(f"stablehlo.dynamic_update_slice {self.any(known)}, {update}, {starts} : {types}")

    def gathered(self, known: list[str], _: int) -> str:
        rows = self.new(f"stablehlo.slice {self.any(known)} [0:1, 0:{SIDE}] : ({T}) -> tensor<1x{SIDE}xi32>")
        column = self.new(f"stablehlo.reshape {rows} : (tensor<1x{SIDE}xi32>) -> tensor<{SIDE}x1xi32>")
        numbers = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"
        attributes = f"dimension_numbers = #stablehlo.gather<{numbers}>, slice_sizes = array<i64: 1, {SIDE}>"
        types = f"({T}, tensor<{SIDE}x1xi32>) -> {T}"
        return self.new(f'"stablehlo.gather"({self.any(known)}, {column}) <{{{attributes}}}> : {types}')

    def scattered(self, known: list[str], _: int) -> str:
        rows = self.new(f"stablehlo.slice {self.any(known)} [0:1, 0:{SIDE}] : ({T}) -> tensor<1x{SIDE}xi32>")
        column = self.new(f"stablehlo.reshape {rows} : (tensor<1x{SIDE}xi32>) -> tensor<{SIDE}x1xi32>")
        numbers = (
            "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
            "index_vector_dim = 1"
        )
        op = self.random.choice(["add", "maximum", "minimum", "xor"])
        region = (
            f"{{\n  ^bb0(%x: {S}, %y: {S}):\n    %z = stablehlo.{op} %x, %y : {S}\n    stablehlo.return %z : {S}\n  }}"
        )
        types = f"({T}, tensor<{SIDE}x1xi32>, {T}) -> {T}"
        attributes = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}>"
        operands = f"{self.any(known)}, {column}, {self.any(known)}"
        return self.new(f'"stablehlo.scatter"({operands}) <{{{attributes}}}> ({region}) : {types}')

    def sorted(self, known: list[str], _: int) -> str:
        axis, test = self.random.randrange(2), self.random.choice(["LT", "GT"])
        region = (
            f"{{\n  ^bb0(%x: {S}, %y: {S}):\n    %z = stablehlo.compare {test}, %x, %y : ({S}, {S}) -> tensor<i1>\n"
            f"    stablehlo.return %z : tensor<i1>\n  }}"
        )
        attributes = f"dimension = {axis} : i64, is_stable = true"
        return self.new(f'"stablehlo.sort"({self.any(known)}) <{{{attributes}}}> ({region}) : ({T}) -> {T}')

    def windows(self, known: list[str], _: int) -> str:
        op = self.random.choice(["add", "maximum", "minimum"])
        init = self.identity(op)
        size = [self.random.randint(1, 3) for _ in range(2)]
        padding = []
        for width in size:
            low = self.random.randint(0, width - 1)
            padding.append([low, width - 1 - low])
        region = (
            f"{{\n  ^bb0(%x: {S}, %y: {S}):\n    %z = stablehlo.{op} %x, %y : {S}\n    stablehlo.return %z : {S}\n  }}"
        )
        attributes = (
            f"window_dimensions = array<i64: {size[0]}, {size[1]}>, padding = dense<{padding}> : tensor<2x2xi64>"
        )
        return self.new(
            f'"stablehlo.reduce_window"({self.any(known)}, {init}) <{{{attributes}}}> ({region}) : ({T}, {S}) -> {T}'
        )

    def joined(self, known: list[str], _: int) -> str:
        axis, cut = self.random.randrange(2), self.random.randint(0, SIDE)
        parts = []
        for low, high in ((0, cut), (cut, SIDE)):
            span = [f"0:{SIDE}", f"0:{SIDE}"]
            span[axis] = f"{low}:{high}"
            sizes = [SIDE, SIDE]
            sizes[axis] = high - low
            type_ = f"tensor<{sizes[0]}x{sizes[1]}xi32>"
            parts.append((self.new(f"stablehlo.slice {self.any(known)} [{', '.join(span)}] : ({T}) -> {type_}"), type_))
        (x, xt), (y, yt) = parts[:: self.random.choice([1, -1])]
        return self.new(f"stablehlo.concatenate {x}, {y}, dim = {axis} : ({xt}, {yt}) -> {T}")

    def nested(self, known: list[str], depth: int, count: int) -> tuple[list[str], str]:
        """The lines of a block, and a value in it."""
        outer, self.lines = self.lines, []
        inner = list(known)
        self.ops(inner, count, depth + 1)
        lines, self.lines = self.lines, outer
        return lines, self.any(inner)

    def loop(self, known: list[str], depth: int) -> str:
        zero, one, limit = (self.new(f"stablehlo.constant dense<{n}> : {S}") for n in (0, 1, self.random.randint(0, 3)))
        self.count += 1
        name = self.count
        lines, value = self.nested([*known, f"%x{name}"], depth, self.random.randint(1, 3))
        self.lines += [
            f"%w{name}:2 = stablehlo.while(%i{name} = {zero}, %x{name} = {self.any(known)}) : {S}, {T}",
            "cond {",
            f"%c{name} = stablehlo.compare LT, %i{name}, {limit} : ({S}, {S}) -> tensor<i1>",
            f"stablehlo.return %c{name} : tensor<i1>",
            "} do {",
            *lines,
            f"%n{name} = stablehlo.add %i{name}, {one} : {S}",
            f"stablehlo.return %n{name}, {value} : {S}, {T}",
            "}",
        ]
        return f"%w{name}#1"

    def branch(self, known: list[str], depth: int) -> str:
        zero, other = self.constant(0, 0), self.constant(-1, 1)
        flag = self.new(f"stablehlo.compare GT, {zero}, {other} : ({S}, {S}) -> tensor<i1>")
        self.count += 1
        name = self.count
        blocks = [self.nested(known, depth, self.random.randint(0, 2)) for _ in range(2)]
        (first, x), (second, y) = blocks
        self.lines += [
            f'%b{name} = "stablehlo.if"({flag}) ({{',
            *first,
            f"stablehlo.return {x} : {T}",
            "}, {",
            *second,
            f"stablehlo.return {y} : {T}",
            f"}}) : (tensor<i1>) -> {T}",
        ]
        return f"%b{name}"


def program(seed: int, ops: int) -> str:
    return Writer(seed).program(ops)
