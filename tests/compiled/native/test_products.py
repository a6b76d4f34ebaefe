"""Strict products: one term after another, to the same bits on the reference, every instruction set and any threads."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import opspec
from opspec.compiled import product_choice
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup, Left
from opspec.compiled.native import machine_code, shares, tiles
from opspec.compiled.shown import blocks_of
from opspec.errors import OpSpecError
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import Tensor
from tests.compiled.native.kernels import SETS, machine, same
from tests.samples import one_in


def dot(x: str, y: str, result: str, dims: str) -> str:
    return f"""func.func @main(%x: tensor<{x}>, %y: tensor<{y}>) -> tensor<{result}> {{
      %0 = stablehlo.dot_general %x, %y, {dims} : (tensor<{x}>, tensor<{y}>) -> tensor<{result}>
      return %0 : tensor<{result}>
    }}"""


def convolution(x: str, w: str, result: str, window: str, groups: int = 1) -> str:
    return f"""func.func @main(%x: tensor<{x}>, %w: tensor<{w}>) -> tensor<{result}> {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {{{window}}} {{batch_group_count = 1 : i64, feature_group_count = {groups} : i64}}
        : (tensor<{x}>, tensor<{w}>) -> tensor<{result}>
      return %0 : tensor<{result}>
    }}"""


BESIDE = """func.func @main(%x: tensor<33x20xf32>, %w: tensor<20x24xf32>, %b: tensor<24xf32>) -> tensor<33x24xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<33x20xf32>
  %x1 = stablehlo.multiply %x, %half : tensor<33x20xf32>
  %0 = stablehlo.dot_general %x1, %w, contracting_dims = [1] x [0]
    : (tensor<33x20xf32>, tensor<20x24xf32>) -> tensor<33x24xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<24xf32>) -> tensor<33x24xf32>
  %2 = stablehlo.add %0, %1 : tensor<33x24xf32>
  return %2 : tensor<33x24xf32>
}"""
PROGRAMS = {
    "rows and columns that no tile divides": dot("37x50xf32", "50x41xf32", "37x41xf32", "contracting_dims = [1] x [0]"),
    "both transposed": dot("50x14xf32", "19x50xf32", "14x19xf32", "contracting_dims = [0] x [1]"),
    "two contracted": dot("9x4x5xf64", "5x4x18xf64", "9x18xf64", "contracting_dims = [1, 2] x [1, 0]"),
    "in batches": dot(
        "3x8x16xf32",
        "3x16x10xf32",
        "3x8x10xf32",
        "batching_dims = [0] x [0], contracting_dims = [2] x [1]",
    ),
    "by a vector": dot("30x40xf32", "40xf32", "30xf32", "contracting_dims = [1] x [0]"),
    "of integers": dot("7x30xi32", "30x20xi32", "7x20xi32", "contracting_dims = [1] x [0]"),
    "of bf16": dot("7x30xbf16", "30x20xbf16", "7x20xbf16", "contracting_dims = [1] x [0]"),
    "one row of bf16": dot("1x32xbf16", "32x64xbf16", "1x64xbf16", "contracting_dims = [1] x [0]"),
    "with ops before and behind": BESIDE,
    "padded convolution": convolution(
        "2x9x7x3xf32", "3x3x3x20xf32", "2x9x7x20xf32", "stride = [1, 1], pad = [[1, 1], [1, 1]]"
    ),
    "strided, dilated, in groups": convolution(
        "1x11x12x4xf32", "3x2x2x6xf32", "1x6x9x6xf32", "stride = [2, 1], pad = [[1, 1], [0, 0]], rhs_dilate = [1, 3]", 2
    ),
}


@pytest.fixture(autouse=True)
def small_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels of a few hundred operations are shared among threads too."""
    monkeypatch.setattr(shares, "SHARE", 100)


def inputs(text: str) -> list[Array]:
    rng = np.random.default_rng(5)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    return [(rng.standard_normal(x.shape) * 9).astype(x.element.dtype) for x in types if isinstance(x, Tensor)]


# Rows that are left over read past the padding; machine code stands in for a row of bf16, unless products are strict.
ALWAYS = ("padded convolution", "one row of bf16")


@pytest.mark.parametrize("name", [*ALWAYS, *one_in(3, [name for name in PROGRAMS if name not in ALWAYS])])
def test_a_product_has_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    module, given = opspec.load(PROGRAMS[name]), inputs(PROGRAMS[name])
    (wanted,) = compile_by(module, engine="reference", products="strict")(*given)
    (near,) = opspec.run(module, *given, engine="numpy")
    away = np.abs(wanted.astype(np.float64) - near.astype(np.float64)).max()
    assert away <= (40 if "bf16" in name else 1e-3)  # bf16 is rounded at every term
    for instructions, threads in [(SETS[0], 1), (SETS[0], 7), *((name, 2) for name in SETS[1:])]:
        on = machine(instructions, threads)
        monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
        (found,) = compile_by(module, engine="cpu", products="strict")(*given)
        assert same(found, wanted), f"{instructions} with {threads} threads"


def test_terms_are_added_one_after_another() -> None:
    text = PROGRAMS["rows and columns that no tile divides"]
    x, y = inputs(text)
    wanted = np.zeros((37, 41), np.float32)
    for k in range(50):
        wanted = wanted + x[:, k : k + 1] * y[k : k + 1]
    (found,) = opspec.compile(opspec.load(text), engine="cpu", products="strict")(x, y)
    assert found.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("products", ["fast", "strict"])
@pytest.mark.parametrize("turned", [False, True], ids=["by a vector", "by a matrix"])
def test_a_large_matrix_by_a_vector_is_folded_like_any_other_row(
    monkeypatch: pytest.MonkeyPatch, products: str, turned: bool
) -> None:
    monkeypatch.setattr(product_choice, "LARGE_MATRIX", 37 * 1500)
    a, b, c = "tensor<37x1500xf32>", "tensor<1500xf32>", "tensor<37xf32>"
    x, y, sides, given = ("y", "x", "[0] x [1]", (b, a)) if turned else ("x", "y", "[1] x [0]", (a, b))
    arguments = f"%x: {given[0]}, %y: {given[1]}"
    product = f"""func.func @main({arguments}) -> {c} {{
  %0 = stablehlo.dot_general %x, %y, contracting_dims = {sides} : ({given[0]}, {given[1]}) -> {c}
  return %0 : {c}
}}"""
    summed = f"""func.func @main({arguments}) -> {c} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %{y}, dims = [1] : ({b}) -> {a}
  %1 = stablehlo.multiply %{x}, %0 : {a}
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : ({a}, tensor<f32>) -> {c}
  return %2 : {c}
}}"""
    rng = np.random.default_rng(3)
    arrays = [rng.standard_normal(x.shape).astype(np.float32) for x in map(np.empty, ((37, 1500), 1500))]
    arrays = arrays[::-1] if turned else arrays
    (found,) = opspec.compile(opspec.load(product), engine="cpu", products=products)(*arrays)
    (wanted,) = opspec.compile(opspec.load(summed), engine="cpu")(*arrays)
    assert found.tobytes() == wanted.tobytes()
    exact = arrays[0].astype(np.float64) @ arrays[1].T.astype(np.float64)
    np.testing.assert_allclose(found, exact, rtol=0, atol=1e-4)


@pytest.mark.parametrize("text", ["smaller", "across"])
def test_a_library_multiplies_a_small_matrix_and_one_that_lies_across(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(product_choice, "LARGE_MATRIX", 37 * 1500 + (text == "smaller"))
    sides, given = ("[1] x [0]", "tensor<37x1500xf32>") if text == "smaller" else ("[0] x [0]", "tensor<1500x37xf32>")
    product = f"""func.func @main(%x: {given}, %y: tensor<1500xf32>) -> tensor<37xf32> {{
  %0 = stablehlo.dot_general %x, %y, contracting_dims = {sides} : ({given}, tensor<1500xf32>) -> tensor<37xf32>
  return %0 : tensor<37xf32>
}}"""
    (block,) = blocks_of(import_module(opspec.load(product)))
    assert [step.why for step in block.steps if isinstance(step, Left)] == ["a library multiplies matrices"]


def test_a_matrix_that_is_turned_for_a_product_is_folded_as_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vector times the transpose of a matrix: the terms of each sum lie in a row."""
    monkeypatch.setattr(product_choice, "LARGE_MATRIX", 37 * 1500)
    turned, plain = (
        f"""func.func @main(%x: tensor<37x1500xf32>, %y: tensor<1500xf32>) -> tensor<37xf32> {{
  {line}
  return %r : tensor<37xf32>
}}"""
        for line in (
            """%t = stablehlo.transpose %x, dims = [1, 0] : (tensor<37x1500xf32>) -> tensor<1500x37xf32>
  %r = stablehlo.dot_general %y, %t, contracting_dims = [0] x [0]
    : (tensor<1500xf32>, tensor<1500x37xf32>) -> tensor<37xf32>""",
            """%r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
    : (tensor<37x1500xf32>, tensor<1500xf32>) -> tensor<37xf32>""",
        )
    )
    (block,) = blocks_of(import_module(opspec.load(turned)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    assert [kernel.form for kernel in group.plan.kernels] == ["row"]
    rng = np.random.default_rng(4)
    given = [rng.standard_normal(shape).astype(np.float32) for shape in ((37, 1500), (1500,))]
    found, wanted = (opspec.compile(opspec.load(text), engine="cpu")(*given)[0] for text in (turned, plain))
    assert found.tobytes() == wanted.tobytes()


def test_a_panel_that_is_too_large_is_read_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "LARGEST_PANEL", 8)
    text = PROGRAMS["rows and columns that no tile divides"]
    module, given = opspec.load(text), inputs(text)
    found, wanted = (compile_by(module, engine=name, products="strict")(*given)[0] for name in ("cpu", "reference"))
    assert found.tobytes() == wanted.tobytes()


def test_a_product_and_what_follows_it_are_one_kernel_and_its_operand_is_another() -> None:
    (block,) = blocks_of(import_module(opspec.load(BESIDE)), strict=True)
    (step,) = block.steps
    assert isinstance(step, KernelGroup)
    assert [kernel.form for kernel in step.plan.kernels] == ["flat", "column"]
    assert "a product reads it" in [stored.why for stored in step.plan.stored.values()]


def test_rows_that_are_left_over_are_one_tile_and_none_where_tiles_overlap() -> None:
    text = dot("17x30xf32", "30x20xf32", "17x20xf32", "contracting_dims = [1] x [0]")
    (block,) = blocks_of(import_module(opspec.load(text)), strict=True)
    (step,) = block.steps
    assert isinstance(step, KernelGroup)
    (kernel,) = step.plan.kernels
    tile = tiles.Tile.of(kernel, 6, overlaps=False)
    assert tile.rest is not None
    assert (tile.rows, tile.rest.rows, tile.rest.rest) == (6, 5, None)
    assert tiles.Tile.of(kernel, 6, overlaps=True).rest is None
    assert tiles.Tile.of(kernel, 20, overlaps=False).rows == 17


def test_strict_products_need_an_engine_that_compiles() -> None:
    module = opspec.load(BESIDE)
    with pytest.raises(OpSpecError, match="expected one of fast, strict as products, found 'exact'"):
        opspec.compile(module, engine="cpu", products="exact")
    with pytest.raises(OpSpecError, match="expected the engine cpu or reference beside strict products, found numpy"):
        opspec.compile(module, engine="numpy", products="strict")


@pytest.mark.parametrize("sides", [("2x9000", "1x9000", "2x1"), ("1x9000", "2x9000", "1x2"), ("1x90", "1x90", "1x1")])
def test_what_follows_a_product_of_one_row_stands_behind_it(
    sides: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y, z = (f"tensor<{side}xf32>" for side in sides)
    text = f"""func.func @main(%x: {x}, %y: {y}) -> {z} {{
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : ({x}, {y}) -> {z}
  %1 = stablehlo.abs %0 : {z}
  %2 = stablehlo.add %0, %1 : {z}
  return %2 : {z}
}}"""
    module, given = opspec.load(text), inputs(text)
    wanted = compile_by(module, engine="reference", products="strict")(*given)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # LLVM would refuse it, and NumPy compute it
        for name in SETS:
            monkeypatch.setattr(machine_code, "machine", lambda name=name: machine(name, 2))
            assert same(compile_by(module, engine="cpu", products="strict")(*given)[0], wanted[0])
