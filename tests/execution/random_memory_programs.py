"""Programs drawn at random, of ops that share memory, overwrite and discard: views, loops, branches and calls over
tensors of one shape, so that any value may stand anywhere.
"""

from __future__ import annotations

import random

SIDE = 36  # elements a side: large enough that arrays are reused
TENSOR = f"tensor<{SIDE}x{SIDE}xf32>"
FLAGS = f"tensor<{SIDE}x{SIDE}xi1>"


class Writer:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._count = 0
        self._functions: list[str] = []

    def module(self, ops: int) -> str:
        for at in range(2):
            self._function(f"private @f{at}", 2, 2, 3)
        self._function("@main", 3, 3, ops)
        return "module {\n" + "\n".join(self._functions) + "\n}\n"

    def _function(self, name: str, arguments: int, results: int, ops: int) -> None:
        names = [f"%a{at}" for at in range(arguments)]
        lines = [
            "%zero = stablehlo.constant dense<0> : tensor<i32>",
            "%one = stablehlo.constant dense<1> : tensor<i32>",
        ]
        lines += ["%three = stablehlo.constant dense<3> : tensor<i32>"]
        lines += [
            f"%half = stablehlo.constant dense<0.5> : {TENSOR}",
            f"%low = stablehlo.constant dense<-1.5> : {TENSOR}",
        ]
        known = [*names, "%half", "%low"]
        lines += self._ops(known, ops, 0)
        returned = [self._any(known) for _ in range(results)]
        types = ", ".join([TENSOR] * results)
        given = ", ".join(f"{x}: {TENSOR}" for x in names)
        lines.append(f"return {', '.join(returned)} : {types}")
        self._functions.append(f"func.func {name}({given}) -> ({types}) {{\n" + "\n".join(lines) + "\n}")

    def _any(self, known: list[str]) -> str:
        recent = known[-4:]
        return self._random.choice(recent if self._random.random() < 0.7 else known)

    def _new(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _ops(self, known: list[str], count: int, depth: int) -> list[str]:
        lines = []
        kinds = [self._binary] * 6 + [self._unary] * 3 + [self._view] * 4 + [self._select]
        kinds += [self._loop, self._branch, self._case] if depth < 2 else []
        kinds += [self._call] if len(self._functions) == 2 else []
        for _ in range(count):
            lines += self._random.choice(kinds)(known, depth)
        return lines

    def _binary(self, known: list[str], depth: int) -> list[str]:
        del depth
        op = self._random.choice(["add", "subtract", "multiply", "maximum", "minimum"])
        line = f"stablehlo.{op} {self._any(known)}, {self._any(known)} : {TENSOR}"
        return [f"{self._made(known)} = {line}"]

    def _unary(self, known: list[str], depth: int) -> list[str]:
        del depth
        op = self._random.choice(["tanh", "negate", "abs"])
        line = f"stablehlo.{op} {self._any(known)} : {TENSOR}"
        return [f"{self._made(known)} = {line}"]

    def _view(self, known: list[str], depth: int) -> list[str]:
        """A tensor that may share the memory of another: as it is, trimmed and padded, or by an identity call."""
        del depth
        x = self._any(known)
        if self._random.random() < 0.5:
            edges = "low = [0, 0], high = [0, 0], interior = [0, 0]"
            pad = self._new()
            lines = [f"{pad} = stablehlo.constant dense<0.25> : tensor<f32>"]
            call = f"stablehlo.pad {x}, {pad}, {edges} : ({TENSOR}, tensor<f32>) -> {TENSOR}"
            return [*lines, f"{self._made(known)} = {call}"]
        call = f"stablehlo.custom_call @Sharding({x}) : ({TENSOR}) -> {TENSOR}"
        return [f"{self._made(known)} = {call}"]

    def _select(self, known: list[str], depth: int) -> list[str]:
        del depth
        x, y, flags = self._any(known), self._any(known), self._new()
        test = f"{flags} = stablehlo.compare LT, {x}, {y} : ({TENSOR}, {TENSOR}) -> {FLAGS}"
        chosen = f"stablehlo.select {flags}, {self._any(known)}, {y} : {FLAGS}, {TENSOR}"
        return [test, f"{self._made(known)} = {chosen}"]

    def _made(self, known: list[str]) -> str:
        known.append(self._new())
        return known[-1]

    def _loop(self, known: list[str], depth: int) -> list[str]:
        count = self._random.randint(1, 3)
        states = [self._new() for _ in range(count + 1)]
        begins = ["%zero", *(self._any(known) for _ in range(count))]
        types = ", ".join(["tensor<i32>", *[TENSOR] * count])
        result = self._new()
        header = ", ".join(f"{s} = {x}" for s, x in zip(states, begins, strict=True))
        holds, following = self._new(), self._new()
        inner = [*known, *states[1:]]
        body = self._ops(inner, self._random.randint(0, 4), depth + 1)
        returned = [following, *(self._any(inner) for _ in range(count))]
        known += [f"{result}#{at + 1}" for at in range(count)]
        return [
            f"{result}:{count + 1} = stablehlo.while({header}) : {types}",
            "cond {",
            f"{holds} = stablehlo.compare LT, {states[0]}, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            f"stablehlo.return {holds} : tensor<i1>",
            "} do {",
            f"{following} = stablehlo.add {states[0]}, %one : tensor<i32>",
            *body,
            f"stablehlo.return {', '.join(returned)} : {types}",
            "}",
        ]

    def _branch(self, known: list[str], depth: int) -> list[str]:
        flag = self._new()
        test = self._random.choice(["LT", "GT"])
        first = f"{flag} = stablehlo.compare {test}, %zero, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>"
        return [first, *self._blocks("if", flag, "tensor<i1>", 2, known, depth)]

    def _case(self, known: list[str], depth: int) -> list[str]:
        index = self._random.choice(["%zero", "%one", "%three"])
        return self._blocks("case", index, "tensor<i32>", self._random.randint(1, 3), known, depth)

    def _blocks(self, op: str, chosen: str, type_: str, blocks: int, known: list[str], depth: int) -> list[str]:
        count, result, lines = self._random.randint(1, 2), self._new(), []
        types = ", ".join([TENSOR] * count)
        for at in range(blocks):
            inner = list(known)
            lines += ["}, {"] if at else []
            lines += self._ops(inner, self._random.randint(0, 3), depth + 1)
            returned = ", ".join(self._any(inner) for _ in range(count))
            lines.append(f"stablehlo.return {returned} : {types}")
        known += [f"{result}#{at}" for at in range(count)]
        return [
            f'{result}:{count} = "stablehlo.{op}"({chosen}) ({{',
            *lines,
            f"}}) : ({type_}) -> ({types})",
        ]

    def _call(self, known: list[str], depth: int) -> list[str]:
        del depth
        result, name = self._new(), self._random.choice(["@f0", "@f1"])
        call = f"func.call {name}({self._any(known)}, {self._any(known)})"
        known += [f"{result}#0", f"{result}#1"]
        return [f"{result}:2 = {call} : ({TENSOR}, {TENSOR}) -> ({TENSOR}, {TENSOR})"]


def program(seed: int, ops: int = 14) -> str:
    return Writer(seed).module(ops)
