"""Windows whose elements lie close along the same dimension as the results: many results go side by side."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.native.instruction_sets import sets
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Loaded, held_in, in_order
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

LONGEST = 700  # lines of a kernel: LLVM takes some 25 ms for so many


def windows(size: int, window: int, stride: int, low: int = 0, element: str = "f32") -> str:
    """Sums of squares of a stack of pictures."""
    made = (size + low - window) // stride + 1
    given, found = f"tensor<3x{size}x{size}x{element}>", f"tensor<3x{made}x{made}x{element}>"
    return f"""func.func @main(%x: {given}) -> {found} {{
  %start = stablehlo.constant dense<0.25> : tensor<{element}>
  %p = stablehlo.multiply %x, %x : {given}
  %0 = "stablehlo.reduce_window"(%p, %start) ({{
    ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
      %m = stablehlo.add %a, %b : tensor<{element}>
      stablehlo.return %m : tensor<{element}>
  }}) {{window_dimensions = array<i64: 1, {window}, {window}>, window_strides = array<i64: 1, {stride}, {stride}>,
      padding = dense<[[0, 0], [{low}, 0], [{low}, 0]]> : tensor<3x2xi64>}}
    : ({given}, tensor<{element}>) -> {found}
  return %0 : {found}
}}"""


def kernel_of(text: str) -> Kernel:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    *_, kernel = group.plan.kernels
    return kernel


@pytest.mark.parametrize(
    ("size", "window", "stride", "form"),
    [
        (40, 3, 1, "column"),
        (40, 3, 2, "column"),
        (100, 8, 7, "column"),
        (100, 8, 8, "row"),  # that share no element: each is loaded for itself
        (40, 3, 4, "row"),  # that do not overlap, nor touch
        (40, 30, 1, "row"),  # more terms side by side than results
        (200, 12, 10, "row"),  # of which too few would be loaded at once
    ],
)
def test_results_go_side_by_side_where_windows_overlap(size: int, window: int, stride: int, form: str) -> None:
    assert kernel_of(windows(size, window, stride)).form == form


@pytest.mark.parametrize(
    ("size", "window", "stride", "low", "element"),
    [
        (37, 3, 1, 1, "f32"),
        (70, 5, 1, 0, "bf16"),
        (41, 4, 3, 2, "f32"),
        (300, 8, 1, 0, "f32"),
        (66, 6, 6, 0, "f16"),
    ],
)
def test_windows_have_the_same_bits_everywhere(
    monkeypatch: pytest.MonkeyPatch, size: int, window: int, stride: int, low: int, element: str
) -> None:
    x = np.random.default_rng(size).standard_normal((3, size, size)).astype(ELEMENT_TYPES[element].dtype)
    agree(monkeypatch, windows(size, window, stride, low, element), [x], EDGE_SETS)


PICKED = """func.func @main(%x: tensor<2x30x30x20xELEMENT>, %s: tensor<2xMADExMADEx20xELEMENT>)
    -> tensor<2x30x30x20xELEMENT> {
  %zero = stablehlo.constant dense<START> : tensor<ELEMENT>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 1, SIZE, SIZE, 1>,
    window_strides = array<i64: 1, STRIDE, STRIDE, 1>,
    padding = dense<[[0, 0], [LOW, 0], [LOW, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<ELEMENT>, %b: tensor<ELEMENT>):
    %c = stablehlo.compare GE, %a, %b : (tensor<ELEMENT>, tensor<ELEMENT>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<ELEMENT>, %b: tensor<ELEMENT>):
    %c = stablehlo.add %a, %b : tensor<ELEMENT>
    stablehlo.return %c : tensor<ELEMENT>
  }) : (tensor<2x30x30x20xELEMENT>, tensor<2xMADExMADEx20xELEMENT>, tensor<ELEMENT>) -> tensor<2x30x30x20xELEMENT>
  return %r : tensor<2x30x30x20xELEMENT>
}"""


@pytest.mark.parametrize(
    ("size", "stride", "low", "element"),
    [(2, 2, 0, "f32"), (3, 2, 1, "f32"), (8, 8, 0, "f32"), (5, 1, 2, "bf16"), (4, 2, 0, "i16"), (15, 15, 0, "f64")],
)
def test_what_is_picked_of_windows_goes_where_it_lies(
    monkeypatch: pytest.MonkeyPatch, size: int, stride: int, low: int, element: str
) -> None:
    """Each place of a window brings the element that lies there, so that none is looked up by its place."""
    made = (30 + low - size) // stride + 1
    names = {
        "SIZE": size,
        "STRIDE": stride,
        "LOW": low,
        "MADE": made,
        "ELEMENT": element,
        "START": 3 if element == "i16" else 0.5,
    }
    text = PICKED
    for name, value in names.items():
        text = text.replace(name, str(value))
    random, type_ = np.random.default_rng(size), ELEMENT_TYPES[element].dtype
    x = random.integers(-5, 5, (2, 30, 30, 20)).astype(type_)
    if type_.kind != "i":
        x.flat[random.integers(0, x.size, 5)] = np.nan
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    indices = [
        node.at
        for kernel in group.plan.kernels
        for store in kernel.stores
        for node in in_order([store.value])
        if isinstance(node, Loaded)
    ]
    assert not any(held for index in indices for held in held_in(index))
    agree(monkeypatch, text, [x, random.integers(-9, 9, (2, made, made, 20)).astype(type_)], EDGE_SETS)


@pytest.mark.parametrize(("window", "element"), [(3, "f32"), (5, "bf16"), (5, "f16")])
def test_what_combines_terms_is_written_out_a_few_times(window: int, element: str) -> None:
    """The sum of two numbers of 16 bits is a dozen operations, of 25 of them in a tree hundreds."""
    text = kernel_text(kernel_of(windows(300, window, 1, element=element)), sets()[0]).text
    assert len(text.splitlines()) <= LONGEST
