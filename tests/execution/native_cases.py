"""For each op with a native form: programs of that op alone, on scalars and on arrays of special and random values."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from opspec.catalog.dialects import generated
from opspec.execution.numpy_ops import forms_of
from opspec.values.types import ELEMENT_TYPES, ElementType

NATIVE = [element for element in ELEMENT_TYPES.values() if element.name != "index" and element.dtype.isbuiltin == 1]
LENGTH = 2048  # reusable from 4096 bytes on, for elements of 2 bytes and more
COMPARED = ("EQ", "NE", "LT", "LE", "GT", "GE")


def values(element: ElementType) -> list[Any]:
    if element.kind == "bool":
        return [False, True]
    if element.kind in ("sint", "uint"):
        info = np.iinfo(element.dtype)
        return [info.min, info.max, 0, 1, 2, 7, info.max // 2, *([-1, -2] if info.min else [3])]
    if element.kind == "complex":
        return [0, 1, -1, 1j, 2 + 3j, -0.5 - 2j, 100 - 1j, complex(np.inf, 0), complex(0, np.nan)]
    info = np.finfo(element.dtype)
    return [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -1.5,
        2.5,
        np.inf,
        -np.inf,
        np.nan,
        info.max,
        info.min,
        info.tiny,
        -info.smallest_subnormal,
        3.75,
        -100.0,
    ]


def cases(name: str) -> Iterator[tuple[str, str, list[list[Any]]]]:
    """What it is, the program, and arguments to call it with."""
    if generated("numpy", name) is None:
        return
    for types, result, attribute in _types(name):
        for scalar in (False, True):
            arguments = _arguments(types, scalar)
            size = "" if scalar else f"{LENGTH}x"
            spelled = [f"tensor<{size}{element.name}>" for element in types]
            made = f"tensor<{size}{result.name}>"
            given = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(spelled))
            used = ", ".join(f"%a{at}" for at in range(len(types)))
            op = f'"{name}"({used}) {attribute} : ({", ".join(spelled)}) -> {made}'
            text = f"func.func @main({given}) -> {made} {{\n  %r = {op}\n  return %r : {made}\n}}\n"
            label = f"{attribute} {', '.join(spelled)}"
            yield label, text, arguments


def _types(name: str) -> Iterator[tuple[list[ElementType], ElementType, str]]:
    """Operand types, result type and attributes of all the forms that the table has for an op."""
    forms, boolean = forms_of(name), ELEMENT_TYPES["i1"]
    if name == "stablehlo.convert":
        yield from (([a], b, "") for a, b in itertools.product(NATIVE, NATIVE) if a is not b)
        return
    for element in NATIVE:
        if name == "stablehlo.select":
            yield [boolean, element, element], element, ""
        elif name == "stablehlo.compare":
            for direction in COMPARED:
                text = f"{{comparison_direction = #stablehlo<comparison_direction {direction}>}}"
                yield [element, element], boolean, text
        elif element.kind in forms:
            count = len(generated("binding", name).SIGNATURE.operands)
            yield [element] * count, _result(name, element), ""


def _result(name: str, element: ElementType) -> ElementType:
    if name == "stablehlo.is_finite":
        return ELEMENT_TYPES["i1"]
    if name == "stablehlo.abs" and element.kind == "complex":
        return ELEMENT_TYPES["f32" if element.bits == 64 else "f64"]
    return element


def _arguments(types: list[ElementType], scalar: bool) -> list[list[Any]]:
    special = list(itertools.product(*[values(element) for element in types]))
    if scalar:
        step = max(1, len(special) // 40)
        return [[np.array(x, element.dtype) for x, element in zip(row, types, strict=True)] for row in special[::step]]
    random = np.random.default_rng(5)
    columns = []
    for at, element in enumerate(types):
        column = np.array([row[at] for row in special], element.dtype)
        rest = _random(random, element, LENGTH)
        columns.append(np.concatenate([column, rest])[:LENGTH])
    splat = [*columns[:-1], np.broadcast_to(np.zeros((), types[-1].dtype), LENGTH)]
    return [columns, splat]


def _random(random: np.random.Generator, element: ElementType, count: int) -> Any:
    if element.kind == "bool":
        return random.random(count) < 0.5
    if element.kind in ("sint", "uint"):
        info = np.iinfo(element.dtype)
        return random.integers(info.min, info.max, count, element.dtype, endpoint=True)
    made = random.normal(0, 3, count)
    if element.kind == "complex":
        made = made + 1j * random.normal(0, 3, count)
    return made.astype(element.dtype)
