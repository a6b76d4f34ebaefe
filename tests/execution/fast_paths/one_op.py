"""A program of one op, as text, and random values for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.numerics.elementwise import convert
from opspec.values.types import ELEMENT_TYPES


@dataclass(frozen=True)
class Case:
    """A program of one op, and its arguments."""

    program: str
    arguments: tuple[Any, ...]


def program_of(operands: Sequence[tuple[str, str]], results: Sequence[str], body: str) -> str:
    """A program whose op names its operands as the function does and gives `%r` results."""
    arguments = ", ".join(f"%{name}: {type_}" for name, type_ in operands)
    types = ", ".join(results)
    names = [f"%r#{at}" for at in range(len(results))] if len(results) > 1 else ["%r"]
    return (
        f"func.func @main({arguments}) -> ({types}) {{\n  {body} : ({', '.join(t for _, t in operands)}) -> ({types})\n"
        f"  return {', '.join(names)} : {types}\n}}"
    )


def tensor_type(shape: Sequence[int], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def least_size(rng: np.random.Generator) -> int:
    """The smallest size that a case may have: 0 in some of them."""
    return int(rng.random() < 0.8)


def drawn_values(rng: np.random.Generator, shape: Sequence[int], element: str) -> Any:
    kind, dtype = ELEMENT_TYPES[element].kind, ELEMENT_TYPES[element].dtype
    if kind == "bool":
        return rng.random(shape) < 0.5
    if kind in ("sint", "uint"):
        return convert(rng.integers(0, 2**63, shape, np.int64), dtype)
    made = rng.choice([0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, 0.25], shape)
    if kind == "complex":
        made = made + 1j * rng.permutation(made.reshape(-1)).reshape(shape)
    return made.astype(dtype)


def combining(name: str, element: str) -> str:
    return region_of(element, f"%v = stablehlo.{name} %a, %b : tensor<{element}>", f"%v : tensor<{element}>")


def taking_the_last(element: str) -> str:
    return region_of(element, "", f"%b : tensor<{element}>")


def region_of(element: str, op: str, returned: str) -> str:
    scalar = f"tensor<{element}>"
    return f"{{\n  ^bb0(%a: {scalar}, %b: {scalar}):\n    {op}\n    stablehlo.return {returned}\n  }}"
