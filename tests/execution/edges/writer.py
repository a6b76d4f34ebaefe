"""How programs of one op are written, and the values that they are given."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from opspec.numerics.elementwise import limits
from opspec.values.types import ELEMENT_TYPES, ElementType

SHAPES = ((), (0, 3), (1,), (3, 5), (2, 1, 3, 1, 2))
LARGE = (61, 37)  # from 4096 bytes on, an array may be written over
REUSED = ("f32", "i32", "bf16", "complex<f32>")


@dataclass
class Writer:
    """A function of ops in generic form, and the arguments that it is given."""

    op: str
    element: ElementType
    random: np.random.Generator
    large: bool
    lines: list[str] = field(default_factory=list)
    types: dict[str, str] = field(default_factory=dict)
    arguments: dict[str, np.ndarray[Any, Any]] = field(default_factory=dict)
    returned: dict[str, int] = field(default_factory=dict)

    def given(self, array: np.ndarray[Any, Any], element: str | None = None) -> str:
        name = f"%arg{len(self.arguments)}"
        self.arguments[name] = array
        self.types[name] = tensor(element or self.element.name, array.shape)
        return name

    def values(self, shape: Sequence[int], element: ElementType | None = None) -> str:
        """An argument of ordinary values and the special ones of its type."""
        chosen = element or self.element
        return self.given(values(chosen, tuple(shape), self.random), chosen.name)

    def plain(self, shape: Sequence[int]) -> str:
        """An argument without the special values of floats: what is made of them may be made again."""
        name = self.values(shape)
        if self.element.kind == "float":
            self.arguments[name] = self.random.normal(0, 2, tuple(shape)).astype(np.float32).astype(self.element.dtype)
        return name

    def small(self, shape: Sequence[int], element: ElementType | None = None) -> str:
        """An argument of small whole numbers, whose sums are exact in most types."""
        chosen = element or self.element
        low, high = (0, 2) if chosen.kind == "uint" or chosen.bits <= 2 else (-2, 3)
        drawn = self.random.integers(low, high, tuple(shape))
        return self.given(drawn.astype(np.int64).astype(np.float32).astype(chosen.dtype), chosen.name)

    def ints(self, *numbers: int, element: str = "i32") -> str:
        return self.given(np.array(numbers, ELEMENT_TYPES[element].dtype), element)

    def number(self, number: int, element: str = "i32") -> str:
        return self.given(np.array(number, ELEMENT_TYPES[element].dtype), element)

    def apply(
        self,
        operands: Sequence[str],
        results: str | Sequence[str],
        attributes: str = "",
        regions: str = "",
        op: str = "",
    ) -> list[str]:
        made = [results] if isinstance(results, str) else list(results)
        name = f"%v{len(self.types)}"
        names = [name] if len(made) == 1 else [f"{name}#{at}" for at in range(len(made))]
        self.types.update(dict(zip(names, made, strict=True)))
        self.types[name] = made[0]
        types = ", ".join(self.types[x] for x in operands)
        self.lines.append(
            f'{name}{f":{len(made)}" if len(made) > 1 else ""} = "{op or self.op}"({", ".join(operands)})'
            f"{f' <{{{attributes}}}>' if attributes else ''}{f' ({regions})' if regions else ''}"
            f" : ({types}) -> ({', '.join(made)})"
        )
        return names

    def give(self, names: Sequence[str], terms: int = 0) -> None:
        self.returned.update(dict.fromkeys(names, terms))

    def put(
        self,
        operands: Sequence[str],
        results: str | Sequence[str],
        attributes: str = "",
        regions: str = "",
        terms: int = 0,
    ) -> list[str]:
        """Apply the op, and return what it gives."""
        made = self.apply(operands, results, attributes, regions)
        self.give(made, terms)
        return made

    def view(self, name: str) -> str:
        """The same tensor, as a transpose of a transpose: strided in memory."""
        shape = shape_of(self.types[name])
        order = list(range(len(shape)))[::-1]
        text = f"permutation = array<i64{': ' if order else ''}{', '.join(map(str, order))}>"
        element = element_of(self.types[name])
        (turned,) = self.apply([name], tensor(element, shape[::-1]), text, op="stablehlo.transpose")
        return turned

    def text(self) -> str:
        header = ", ".join(f"{name}: {self.types[name]}" for name in self.arguments)
        types = ", ".join(self.types[name] for name in self.returned)
        inputs = ", ".join(self.types[name] for name in self.arguments)
        body = "\n  ".join([*self.lines, f'"func.return"({", ".join(self.returned)}) : ({types}) -> ()'])
        return (
            f'"func.func"() <{{function_type = ({inputs}) -> ({types}), sym_name = "main"}}> ({{\n'
            f"^bb0({header}):\n  {body}\n}}) : () -> ()\n"
        )


def tensor(element: str | ElementType, shape: Sequence[int]) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element if isinstance(element, str) else element.name}>"


def shape_of(type_: str) -> tuple[int, ...]:
    return tuple(int(part) for part in type_[7:-1].split("x") if part.isdigit())


def element_of(type_: str) -> str:
    inner = type_[7:-1]
    return inner[inner.rfind("x", 0, inner.find("complex") if "complex" in inner else None) + 1 :]


def values(element: ElementType, shape: tuple[int, ...], random: np.random.Generator) -> np.ndarray[Any, Any]:
    size = math.prod(shape)
    if element.kind == "bool":
        return random.random(shape) < 0.5
    if element.kind in ("sint", "uint"):
        low = -(2 ** (element.bits - 1)) if element.kind == "sint" else 0
        high = 2 ** (element.bits - (element.kind == "sint")) - 1
        pool = [low, high, low + 1, high - 1, 0, 1, max(low, -1), *range(max(low, -9), min(high, 9) + 1)]
        drawn = np.array(pool, object)[random.integers(0, len(pool), size)]
        return (
            np.array([int(x) for x in drawn], object)
            .astype(np.uint64 if low == 0 else np.int64)
            .astype(element.dtype)
            .reshape(shape)
        )
    if element.kind == "complex":
        parts = random.normal(0, 2, (2, size))
        return (parts[0] + 1j * parts[1]).astype(element.dtype).reshape(shape)
    info = limits(element.dtype)
    with np.errstate(all="ignore"):
        edges = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -2.5, float(info.max), float(info.smallest_normal)]
        drawn = random.normal(0, 2, size)
        chosen = np.array(edges)[random.integers(0, len(edges), size)]
        made = np.where(random.random(size) < 0.3, chosen, drawn)
        if element.name == "f8E8M0FNU":
            made = np.abs(made)
        return made.astype(np.float32 if element.bits < 64 else np.float64).astype(element.dtype).reshape(shape)
