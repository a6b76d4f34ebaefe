"""Every op of CHLO with every element type, of known, unknown and bounded sizes, goes through `opspec.lower`.

What the carrier reads and our rules allow comes out without CHLO, in a form that the carrier's verifier accepts; what
our rules forbid is told by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier
from opspec.values.types import ELEMENT_TYPES
from tests.generated_cases import ops

QUANTIZED = ["!quant.uniform<i8:f32, 0.5>", "!quant.uniform<u8:f32, 0.5:3>"]
ELEMENTS = [*(name for name, type_ in ELEMENT_TYPES.items() if type_.kind != "index"), *QUANTIZED]
FOUR = ", #stablehlo.bounds<4>"
SHAPES = [
    ("3x", ""),
    ("", ""),
    ("0x", ""),
    ("?x", ""),
    ("?x3x", ""),
    ("?x", FOUR),
    ("2x?x", ", #stablehlo.bounds<?, 4>"),
]
# shapes of lhs, rhs and result, and dimensions that are given
PAIRS = [
    (("2x3x", ""), ("3x", ""), ("2x3x", ""), None),
    (("?x3x", ""), ("3x", ""), ("?x3x", ""), None),
    (("?x", ""), ("?x", ""), ("?x", ""), None),
    (("", ""), ("?x", ""), ("?x", ""), None),
    (("3x", ""), ("3x", ""), ("?x", ""), None),
    (("2x3x", ""), ("2x", ""), ("2x3x", ""), "0"),
    (("?x?x", ""), ("?x", ""), ("?x?x", ""), "0"),
    (("?x", FOUR), ("?x", FOUR), ("?x", FOUR), None),
    (("?x", FOUR), ("", ""), ("?x", FOUR), None),
    (("3x", ""), ("?x", FOUR), ("3x", ""), None),
    (("0x", ""), ("1x", ""), ("0x", ""), None),
    (("?x3x", ""), ("?x3x", ""), ("2x3x", ""), None),
]
ROWS = [
    (("5x", ""), ("2x", "")),
    (("3x5x", ""), ("3x2x", "")),
    (("?x5x", ""), ("?x2x", "")),
    (("?x", ""), ("2x", "")),
    (("?x?x", ""), ("?x2x", "")),
    (("?x5x", ", #stablehlo.bounds<4, ?>"), ("?x2x", ", #stablehlo.bounds<4, ?>")),
    (("3x?x", ", #stablehlo.bounds<?, 4>"), ("3x2x", "")),
]
FILES = {op.name: op for op in ops()}
UNARY = [
    op.name
    for op in ops()
    if op.dialect == "chlo" and len(op.operands) == len(op.results) == 1 and not op.attributes and not op.regions
]
BINARY = ["chlo.mulhi", "chlo.next_after", "chlo.polygamma", "chlo.zeta"]
BROADCAST = [op.name for op in ops() if op.name.startswith("chlo.broadcast_") and op.name != "chlo.broadcast_select"]


def tensor(shape: tuple[str, str], element: str) -> str:
    return f"tensor<{shape[0]}{element}{shape[1]}>"


def program(op: str, takes: Sequence[str], gives: Sequence[str], attributes: str = "") -> str:
    arguments = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(takes))
    names = ", ".join(f"%a{at}" for at in range(len(takes)))
    ends = ", ".join(f"%r#{at}" for at in range(len(gives)))
    types = ", ".join(gives)
    given = f" <{{{attributes}}}>" if attributes else ""
    return (
        f"func.func @main({arguments}) -> ({types}) {{\n"
        f'  %r:{len(gives)} = "{op}"({names}){given} : ({", ".join(takes)}) -> ({types})\n'
        f"  return {ends} : {types}\n}}\n"
    )


def forms(op: str, element: str) -> Iterator[str]:
    if op in UNARY or op in BINARY:
        for shape in SHAPES:
            x = tensor(shape, element)
            yield program(op, [x] * (2 if op in BINARY else 1), [tensor(shape, "i1") if ".is_" in op else x])
    elif op == "chlo.top_k":
        for rows, found in ROWS:
            gives = [tensor(found, element), tensor(found, "i32")]
            yield program(op, [tensor(rows, element)], gives, "k = 2 : i64")
    elif op in BROADCAST and not (op == "chlo.broadcast_complex" and element not in ("f32", "f64")):
        result = {"chlo.broadcast_compare": "i1", "chlo.broadcast_complex": f"complex<{element}>"}.get(op, element)
        for left, right, wide, given in PAIRS:
            attributes = [f"broadcast_dimensions = array<i64: {given}>"] if given else []
            if op == "chlo.broadcast_compare":
                attributes.append("comparison_direction = #chlo<comparison_direction LT>")
            takes = [tensor(left, element), tensor(right, element)]
            yield program(op, takes, [tensor(wide, result)], ", ".join(attributes))


def outcome(text: str) -> str:
    """What becomes of a program: whether it is read, forbidden, or lowered; anything else is wrong."""
    try:
        module = opspec.load(text)
    except OpSpecError:
        return "unread"
    if opspec.verify(module):
        with pytest.raises(LowerError, match=r"^-:2:\d+: chlo\."):
            opspec.lower(module)
        return "forbidden"
    lowered = opspec.lower(module)
    assert "chlo." not in str(lowered), text
    assert lowered.operation.verify(), text
    assert opspec.verify(lowered) == [], text
    carrier.serialize(lowered, carrier.versions().stablehlo)
    return "lowered"


def tried(op: str, elements: Sequence[str]) -> list[Any]:
    return [outcome(text) for element in elements for text in forms(op, element)]


@pytest.mark.parametrize("op", ["chlo.erf", "chlo.top_k", "chlo.zeta", "chlo.broadcast_power"])
def test_some_forms_of_some_ops(op: str) -> None:
    found = tried(op, ["bf16"])
    assert "lowered" in found
    assert "forbidden" not in found


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("op", [*UNARY, *BINARY, "chlo.top_k", *BROADCAST])
def test_all_forms_of_an_op(op: str) -> None:
    """Each of an element type that the op file names is lowered, where the carrier reads it; no other one is."""
    taken = [element for element in ELEMENTS if kind(element) in FILES[op].typevars[0].classes]
    found = tried(op, taken)
    assert "lowered" in found
    assert "forbidden" not in found
    assert "lowered" not in tried(op, [element for element in ELEMENTS if element not in taken])


def kind(element: str) -> str:
    return ELEMENT_TYPES[element].kind if element in ELEMENT_TYPES else "quantized"
