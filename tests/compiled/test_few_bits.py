"""Integers of few bits are computed in their own type where formulas widen them, to the same bits."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.operations import MACHINE
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts

needs_llvm = pytest.mark.skipif(not is_installed(), reason="llvmlite is absent")


def bits_of(x: Array) -> Array:
    return x.view(f"u{x.dtype.itemsize}")


def counted(x: Array) -> Array:
    return np.unpackbits(bits_of(x)[:, None].view(np.uint8), axis=1).sum(1).astype(x.dtype)


def leading(x: Array) -> Array:
    wide = bits_of(x).astype(np.float64)
    return (x.dtype.itemsize * 8 - np.where(wide == 0, 0, np.floor(np.log2(np.maximum(wide, 1))) + 1)).astype(x.dtype)


# What is made of x and y, and by NumPy.
MADE: dict[str, tuple[str, Callable[[Array, Array], Array]]] = {
    "sum": ("%r = stablehlo.add %x, %y : TYPE", lambda x, y: x + y),
    "difference": ("%r = stablehlo.subtract %x, %y : TYPE", lambda x, y: x - y),
    "product": ("%r = stablehlo.multiply %x, %y : TYPE", lambda x, y: x * y),
    "both": ("%r = stablehlo.and %x, %y : TYPE", lambda x, y: x & y),
    "one of both": ("%a = stablehlo.or %x, %y : TYPE\n  %r = stablehlo.xor %a, %x : TYPE", lambda x, y: (x | y) ^ x),
    "left": ("%r = stablehlo.shift_left %x, %three : TYPE", lambda x, _: x << x.dtype.type(3)),
    "right": (
        "%r = stablehlo.shift_right_logical %x, %three : TYPE",
        lambda x, _: (bits_of(x) >> bits_of(x).dtype.type(3)).view(x.dtype),
    ),
    "right with its sign": (
        "%r = stablehlo.shift_right_arithmetic %x, %three : TYPE",
        lambda x, _: (x.view(f"i{x.dtype.itemsize}") >> 3).astype(x.dtype),
    ),
    "bits": ("%r = stablehlo.popcnt %x : TYPE", lambda x, _: counted(x)),
    "zeros": ("%r = stablehlo.count_leading_zeros %x : TYPE", lambda x, _: leading(x)),
    "turned": (
        """%a = stablehlo.shift_left %x, %three : TYPE
  %b = stablehlo.shift_right_logical %x, %five : TYPE
  %c = stablehlo.or %a, %b : TYPE
  %r = stablehlo.add %c, %y : TYPE""",
        lambda x, y: ((x << x.dtype.type(3)) | (bits_of(x) >> bits_of(x).dtype.type(5)).view(x.dtype)) + y,
    ),
}


def program(name: str, element: str, size: int) -> str:
    type_ = f"tensor<{size}x{element}>"
    return f"""func.func @main(%x: {type_}, %y: {type_}) -> {type_} {{
  %three = stablehlo.constant dense<3> : {type_}
  %five = stablehlo.constant dense<5> : {type_}
  {MADE[name][0].replace("TYPE", type_)}
  return %r : {type_}
}}"""


def numbers(element: str) -> tuple[Array, Array]:
    """All pairs of those of 8 bits, and many of 16."""
    dtype = ELEMENT_TYPES[element].dtype
    if dtype.itemsize == 1:
        one, other = np.meshgrid(np.arange(256), np.arange(256))
        return one.ravel().astype(np.uint8).view(dtype), other.ravel().astype(np.uint8).view(dtype)
    x = np.arange(1 << 16, dtype=np.uint16)
    return x.view(dtype), np.random.default_rng(0).permutation(x).view(dtype)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("element", ["ui8", "i8", "ui16", "i16"])
def test_every_number_gives_what_it_gave(monkeypatch: pytest.MonkeyPatch, name: str, element: str) -> None:
    x, y = numbers(element)
    text = program(name, element, x.size)
    with np.errstate(over="ignore"):
        wanted = MADE[name][1](x, y)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x, y)
        assert found.dtype == wanted.dtype
        assert (found == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x, y], EDGE_SETS)


@needs_llvm
@pytest.mark.parametrize("name", [name for name in MADE if name != "right with its sign"])
@pytest.mark.parametrize("element", ["ui8", "ui16"])
def test_nothing_is_widened(name: str, element: str) -> None:
    (written,) = texts(program(name, element, 4096), EDGE_SETS[0]).values()
    assert "zext" not in written
    assert "trunc" not in written


def test_what_is_needed_as_a_wide_number_stays_one() -> None:
    """Half of the sum of two bytes is not that of a sum of a byte."""
    nodes = Nodes()
    x, y = (nodes.convert(nodes.input(name, MACHINE["ui8"]), MACHINE["ui32"]) for name in "xy")
    half = nodes.apply("shr", nodes.apply("add", x, y), nodes.constant(1, MACHINE["ui32"]))
    assert nodes.convert(half, MACHINE["ui8"]).operands == (half,)  # type: ignore[attr-defined]
    signed = nodes.convert(nodes.input("z", MACHINE["i8"]), MACHINE["ui32"])
    moved = nodes.apply("shr", signed, nodes.constant(1, MACHINE["ui32"]))  # of its sign's bits too
    assert moved.operands[0] is signed  # type: ignore[attr-defined]
    far = nodes.apply("shl", x, nodes.constant(9, MACHINE["ui32"]))
    assert nodes.convert(far, MACHINE["ui16"]) is not far
    assert nodes.convert(far, MACHINE["ui8"]).operands == (far,)  # type: ignore[attr-defined]
