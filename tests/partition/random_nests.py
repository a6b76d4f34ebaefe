"""Random programs of small functions that call each other, in loops too, with shardings here and there."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

T = "tensor<8x8xf32>"
_OPS = (
    "%{to} = stablehlo.tanh %{a} : {T}",
    "%{to} = stablehlo.add %{a}, %{b} : {T}",
    "%{to} = stablehlo.multiply %{a}, %{b} : {T}",
    "%{to} = stablehlo.transpose %{a}, dims = [1, 0] : ({T}) -> {T}",
    "%{to} = stablehlo.dot_general %{a}, %{b}, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}",
    "%{to} = stablehlo.reverse %{a}, dims = [0] : {T}",
    "%{to} = stablehlo.constant dense<0.5> : {T}",
)


def nest(seed: int, mesh: Mapping[str, int]) -> str:
    """A program with shardings on this mesh. Functions call only later ones, so calls end; some are called by none."""
    random = Random(seed)
    return _Nest(random, list(mesh)).program(", ".join(f'"{name}"={size}' for name, size in mesh.items()))


class _Nest:
    def __init__(self, random: Random, axes: list[str]) -> None:
        self.random = random
        self.axes = axes
        self.takes = [random.randint(1, 2) for _ in range(random.randint(3, 6))]
        self.gives = [random.randint(1, 2) for _ in self.takes]

    def program(self, mesh: str) -> str:
        texts = [f"sdy.mesh @mesh = <[{mesh}]>", self._function("@main", 2, 2, -1, share=0.7)]
        inner = [
            self._function(f"private @f{at}", takes, gives, at, share=0.1)
            for at, (takes, gives) in enumerate(zip(self.takes, self.gives, strict=True))
        ]
        self.random.shuffle(inner)
        return "\n".join([*texts, *inner, ""])

    def _function(self, name: str, takes: int, gives: int, at: int, share: float) -> str:
        """One that calls some of those behind its own number; `share`: of what it takes and gives has a sharding."""
        values = [f"a{number}" for number in range(takes)]
        lines = []
        for number in range(self.random.randint(2, 4)):
            made, line = self._line(number, values, at)
            lines.append(f"  {line}")
            values += made
        taken = ", ".join(f"%a{number}: {T}{self._sharding(share)}" for number in range(takes))
        given = ", ".join(f"{T}{self._sharding(share)}" for _ in range(gives))
        ends = ", ".join(f"%{value}" for value in self.random.choices(values[-3:], k=gives))
        end = f"  return {ends} : {', '.join([T] * gives)}"
        return "\n".join([f"func.func {name}({taken}) -> ({given}) {{", *lines, end, "}"])

    def _line(self, number: int, values: list[str], at: int) -> tuple[list[str], str]:
        """An op or a call, and what it makes."""
        behind = range(at + 1, len(self.takes))
        if not behind or self.random.random() < 0.3:
            a, b = self.random.choices(values, k=2)
            return [f"v{number}"], self.random.choice(_OPS).format(to=f"v{number}", a=a, b=b, T=T)
        callee = self.random.choice(behind)
        takes, gives = self.takes[callee], self.gives[callee]
        operands = ", ".join(f"%{value}" for value in self.random.choices(values, k=takes))
        results = [f"v{number}"] if gives == 1 else [f"v{number}#{place}" for place in range(gives)]
        types = f"({', '.join([T] * takes)}) -> ({', '.join([T] * gives)})"
        count = "" if gives == 1 else f":{gives}"
        if gives == 1 and self.random.random() < 0.3:
            return results, self._loop(number, f"@f{callee}", self.random.choice(values), takes)
        return results, f"%v{number}{count} = func.call @f{callee}({operands}) : {types}"

    def _loop(self, number: int, callee: str, begin: str, takes: int) -> str:
        """Three turns, each with what the one before gave."""
        call = f"func.call {callee}({', '.join(['%x'] * takes)}) : ({', '.join([T] * takes)}) -> {T}"
        return (
            f"%n{number} = stablehlo.constant dense<0> : tensor<i32>\n"
            f"  %w{number}, %v{number} = stablehlo.while(%i = %n{number}, %x = %{begin}) : tensor<i32>, {T} cond {{\n"
            "    %three = stablehlo.constant dense<3> : tensor<i32>\n"
            "    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
            "    stablehlo.return %p : tensor<i1>\n  } do {\n"
            "    %one = stablehlo.constant dense<1> : tensor<i32>\n"
            "    %j = stablehlo.add %i, %one : tensor<i32>\n"
            f"    %y = {call}\n    stablehlo.return %j, %y : tensor<i32>, {T}\n  }}"
        )

    def _sharding(self, share: float) -> str:
        if self.random.random() > share:
            return ""
        axes = self.random.sample(self.axes, len(self.axes))
        first = self.random.randint(0, len(axes))
        split = (axes[:first], axes[first : self.random.randint(first, len(axes))])
        words = (", ".join([*(f'"{axis}"' for axis in own), *self.random.choice(([], ["?"]))]) for own in split)
        return f" {{sdy.sharding = #sdy.sharding<@mesh, [{', '.join(f'{{{word}}}' for word in words)}]>}}"
