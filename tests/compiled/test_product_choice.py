"""Which products kernels compute: those of few terms, and those that read each element of a factor once."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import Left
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.test_bits import agree

FOLDED = {
    "few terms": ("30x4", "4x20", "30x20", "contracting_dims = [1] x [0]"),
    "few terms of turned factors": ("4x30", "20x4", "30x20", "contracting_dims = [0] x [1]"),
    "many small matrices": ("50x3x5", "50x5x2", "50x3x2", "batching_dims = [0] x [0], contracting_dims = [2] x [1]"),
    "outer": ("13x30", "13x20", "13x30x20", "batching_dims = [0] x [0], contracting_dims = [] x []"),
    "vectors": ("300", "300", "", "contracting_dims = [0] x [0]"),
    "many vectors": ("40x300", "40x300", "40", "batching_dims = [0] x [0], contracting_dims = [1] x [1]"),
    "vectors that lie across": ("300x40", "300x40", "40", "batching_dims = [1] x [1], contracting_dims = [0] x [0]"),
    "what is summed lies apart": ("3x2x2x5", "3x4x2x5", "2x4", "contracting_dims = [0, 2, 3] x [0, 2, 3]"),
    "what is kept lies apart": ("4x15", "3x15x5", "4x3x5", "contracting_dims = [1] x [1]"),
    "summed in another order": ("2x3x5", "4x5x3", "2x4", "contracting_dims = [1, 2] x [2, 1]"),
    "a small matrix by a vector": ("30x70", "70", "30", "contracting_dims = [1] x [0]"),
}
LEFT = {
    "matrices": ("30x9", "9x20", "30x20", "contracting_dims = [1] x [0]"),
    "square matrices": ("16x16", "16x16", "16x16", "contracting_dims = [1] x [0]"),
    "many matrices": ("5x30x9", "5x9x20", "5x30x20", "batching_dims = [0] x [0], contracting_dims = [2] x [1]"),
    "large ones that lie apart": ("30x20x4x5", "30x40x4x5", "20x40", "contracting_dims = [0, 2, 3] x [0, 2, 3]"),
    "a matrix that lies across, by a vector": ("70x30", "70", "30", "contracting_dims = [0] x [0]"),
    "a matrix that the caches hold, by a vector": ("100x200", "200", "100", "contracting_dims = [1] x [0]"),
}


def program(sizes: tuple[str, str, str, str], element: str, made: str = "") -> str:
    kinds = element, element, made or element
    x, y, z = (f"tensor<{shape}{'x' * bool(shape)}{kind}>" for shape, kind in zip(sizes[:3], kinds, strict=True))
    return f"""func.func @main(%x: {x}, %y: {y}) -> {z} {{
  %0 = stablehlo.dot_general %x, %y, {sizes[3]} : ({x}, {y}) -> {z}
  return %0 : {z}
}}"""


def left(text: str) -> list[str]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    return [step.why for step in block.steps if isinstance(step, Left)]


@pytest.mark.parametrize("element", ["f32", "f64", "i32", "ui8", "complex<f32>"])
@pytest.mark.parametrize("name", FOLDED)
def test_kernels_fold_them_to_the_same_bits_everywhere(
    name: str, element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = program(FOLDED[name], element)
    assert not left(text)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    draw = np.random.default_rng(0)
    given = [draw.integers(0, 99, x.shape).astype(x.element.dtype) for x in types]  # type: ignore[union-attr]
    if element == "complex<f32>":
        given = [x + np.complex64(1j) * x[::-1] for x in given]
    agree(monkeypatch, text, given)
    (found,) = opspec.run(opspec.load(text), *given, engine="reference")
    (wanted,) = opspec.run(opspec.load(text), *given, engine="numpy")
    assert np.array_equal(found, wanted)  # sums of so small integers are exact, in any order


@pytest.mark.parametrize("name", LEFT)
def test_a_library_multiplies_matrices(name: str) -> None:
    assert left(program(LEFT[name], "f32")) == ["a library multiplies matrices"]


@pytest.mark.parametrize("element", ["f16", "bf16"])
def test_a_library_sums_what_kernels_would_round_at_every_term(element: str) -> None:
    assert left(program(FOLDED["few terms"], element)) == ["a library multiplies matrices"]


def test_what_is_computed_for_factors_is_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each element of a factor is in several sums, few as their terms are."""
    text = """func.func @main(%x: tensor<6x6xf32>, %w: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = stablehlo.add %x, %w : tensor<6x6xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0]
    : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %2 = stablehlo.negate %1 : tensor<6x6xf32>
  return %2 : tensor<6x6xf32>
}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert len(list(group.plan.kernels)) == 2  # type: ignore[union-attr]
    agree(monkeypatch, text, [np.arange(36, dtype=np.float32).reshape(6, 6)] * 2)


@pytest.mark.parametrize("rows", [40, 3])
def test_products_of_few_terms_are_terms_of_a_fold(rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is computed once for each row is nothing that a variable of the product's own sum is in."""
    text = f"""func.func @main(%x: tensor<{rows}x2xi8>, %w: tensor<2x30xi8>) -> tensor<{rows}xi32> {{
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<{rows}x2xi8>, tensor<2x30xi8>) -> tensor<{rows}x30xi32>
  %1 = stablehlo.abs %0 : tensor<{rows}x30xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<{rows}x30xi32>, tensor<i32>) -> tensor<{rows}xi32>
  return %2 : tensor<{rows}xi32>
}}"""
    draw = np.random.default_rng(0)
    given = [draw.integers(-9, 9, shape).astype(np.int8) for shape in ((rows, 2), (2, 30))]
    agree(monkeypatch, text, given)
    (found,) = opspec.run(opspec.load(text), *given)
    assert (found == np.abs(given[0].astype(np.int32) @ given[1]).sum(1)).all()


WIDENED = {name: FOLDED[name] for name in ("few terms", "many small matrices", "vectors", "many vectors")}
WIDENED |= {name: LEFT[name] for name in ("matrices", "square matrices", "a matrix that lies across, by a vector")}
READ_ONCE = LEFT["a matrix that the caches hold, by a vector"]


@pytest.mark.parametrize("element", ["bf16", "f16", "f8E4M3FN"])
@pytest.mark.parametrize("name", WIDENED)
def test_kernels_widen_the_factors_of_few_products(name: str, element: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = program(WIDENED[name], element, "f32")
    assert not left(text)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    draw = np.random.default_rng(0)
    given = [draw.integers(-7, 8, x.shape).astype(x.element.dtype) for x in types]  # type: ignore[union-attr]
    agree(monkeypatch, text, given)
    found, wanted = (opspec.compile(opspec.load(text), engine=engine)(*given)[0] for engine in ("cpu", "numpy"))
    assert found.tobytes() == wanted.tobytes()  # sums of small integers are exact


@pytest.mark.parametrize(
    ("element", "is_left"), [("f8E4M3FN", False), ("f8E5M2", False), ("bf16", True), ("f16", True)]
)
def test_of_bytes_that_are_floats_kernels_read_a_matrix_once(element: str, is_left: bool) -> None:
    assert bool(left(program(READ_ONCE, element, "f32"))) == is_left


@pytest.mark.parametrize("element", ["bf16", "f8E4M3FN"])
def test_what_is_summed_in_few_bits_is_left(element: str) -> None:
    """A library sums in f32, and rounds once."""
    assert left(program(LEFT["square matrices"], element))


def test_a_product_of_what_the_program_knows_is_a_number() -> None:
    text = """func.func @main() -> tensor<f32> {
  %c = stablehlo.constant dense<1.5> : tensor<12xf32>
  %d = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
  return %d : tensor<f32>
}"""
    for engine in ("reference", "cpu"):
        assert opspec.compile(opspec.load(text), engine=engine)()[0] == 27
