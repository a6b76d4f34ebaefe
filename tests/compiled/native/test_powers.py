"""Numbers are scaled by one instruction where that is the same, to the bit, and by two steps elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import is_x86, sets
from opspec.compiled.native.powers import scaled
from opspec.compiled.nodes import KernelNode
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts


def applied(op: str, count: int, element: str) -> str:
    type_ = f"tensor<{count}x{element}>"
    return f"func.func @main(%x: {type_}) -> {type_} {{\n  %r = {op} %x : {type_}\n  return %r : {type_}\n}}"


def numbers(count: int, dtype: type) -> Array:
    """Of all sizes, those that vanish and that are no numbers among them."""
    info = np.finfo(dtype)
    most = float(np.log(info.max))
    edges = [0.0, -0.0, np.inf, -np.inf, np.nan, info.tiny, most, np.nextafter(dtype(most), dtype(np.inf)), -most]
    edges += [float(np.log(info.smallest_subnormal)), float(np.log(info.tiny)), 1e30, -1e30]
    wide = np.linspace(-1.2 * most, 1.2 * most, max(count - len(edges), 0))
    return np.concatenate([edges, wide]).astype(dtype)[:count]


@pytest.mark.parametrize("count", [1, 3, 7, 13, 40, 100, 1003])
@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("op", ["stablehlo.exponential", "stablehlo.logistic"])
def test_a_power_has_the_same_bits_everywhere(
    op: str, element: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = numbers(count, np.float32 if element == "f32" else np.float64)
    agree(monkeypatch, applied(op, count, element), [x], SETS)


@pytest.mark.skipif(not is_x86(), reason="no instruction scales numbers here")
@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("op", ["stablehlo.exponential", "stablehlo.logistic"])
def test_one_instruction_scales(op: str, element: str) -> None:
    text = applied(op, 1000, element)
    for target in sets():
        assert ("scalef" in texts(text, target.name)["flat"]) == (target.name == "avx512")


def product(most: float, one: float, lost: bool = False) -> KernelNode:
    """A number and something, times two to what is nearest to 1.5 times a size up to some number; `lost`: what is added
    does not say where that is none.
    """
    nodes, f32, i32 = Nodes(), ELEMENT_TYPES["f32"], ELEMENT_TYPES["i32"]

    def power(n: KernelNode) -> KernelNode:
        bits = nodes.apply("shl", nodes.apply("add", n, nodes.constant(127, i32)), nodes.constant(23, i32))
        return nodes.bitcast(bits, f32)

    size, shift, limit = (
        nodes.apply("abs", nodes.input("x", f32)),
        nodes.constant(12582912.0, f32),
        nodes.constant(most, f32),
    )
    inside = nodes.select(nodes.apply("lt", limit, size), limit, size)
    factor = nodes.constant(1.5, f32)
    shifted = nodes.apply("fma", inside, factor, shift)
    rest = nodes.apply("fma", nodes.apply("neg", inside), factor, nodes.apply("sub", shifted, shift))
    added = nodes.apply("abs", rest) if lost else rest
    number = nodes.apply("add", nodes.constant(one, f32), added)
    n = nodes.apply("sub", nodes.bitcast(shifted, i32), nodes.bitcast(shift, i32))
    half = nodes.apply("shr", n, nodes.constant(1, i32))
    return nodes.apply("mul", nodes.apply("mul", number, power(half)), power(nodes.apply("sub", n, half)))


@pytest.mark.skipif(not is_x86(), reason="no instruction scales numbers here")
@pytest.mark.parametrize(
    ("most", "one", "lost", "same"),
    [
        (100.0, 1.0, False, True),
        (168.0, 1.0, False, True),  # 252 and what rounding adds is the last power that two steps have
        (169.0, 1.0, False, False),
        (float("inf"), 1.0, False, False),
        (100.0, 2.0, False, False),  # 2 and something may be less than the last place of 1
        (100.0, 1.0, True, False),
    ],
)
def test_only_what_is_the_same_is_scaled_so(most: float, one: float, lost: bool, same: bool) -> None:
    for target in sets():
        assert (scaled(product(most, one, lost), target) is not None) == (same and target.name == "avx512")
