"""Convolutions of narrow numbers as products of words, or of tiles, against the kernel of their formula."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code, panel_products, shares, word_products
from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.word_code import WordProductCode
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.compiled.native.kernels import EACH_SET, SETS, loads, machine
from tests.compiled.native.test_panel_products import TILES
from tests.samples import crossed

FLOATS = ["bf16 bf16 f32", "f8E4M3FN f8E4M3FN f32"]
TYPES = ["i8 i8 i32", "ui8 ui8 ui32", "i16 i16 i32", "i8 i8 i8"]
# The image, the kernel, the result, and what else is said of the window.
CASES = {
    "one tap": ("2x7x9x36", "1x1x36x17", "2x7x9x17", ""),
    "of stride 2": ("1x9x9x40", "1x1x40x33", "1x5x5x33", "stride = [2, 2]"),
    "zeros around": ("2x8x7x13", "3x3x13x20", "2x8x7x20", "pad = [[1, 1], [1, 1]]"),
    "cut off": ("1x12x9x16", "3x2x16x24", "1x8x10x24", "pad = [[-1, -1], [0, 2]]"),
    "one tap, with zeros, of stride 2": (
        "2x6x5x48",
        "1x1x48x16",
        "2x4x3x16",
        "stride = [2, 2], pad = [[0, 1], [1, 0]]",
    ),
    "runs of whole words": ("1x9x9x32", "3x3x32x32", "1x5x5x32", "stride = [2, 2], pad = [[1, 1], [1, 1]]"),
    "three channels": ("2x11x12x3", "5x3x3x16", "2x7x10x16", ""),
    "one channel, and gaps": ("2x14x15x1", "7x5x1x19", "2x8x7x19", "rhs_dilate = [1, 2]"),
    "one dimension": ("3x40x17", "4x17x24", "3x21x24", "stride = [2], pad = [[2, 3]]"),
    "three dimensions": ("1x5x6x7x8", "2x3x2x8x17", "1x4x4x6x17", ""),
    "features of kernels first": ("1x8x9x21", "24x3x3x21", "1x6x7x24", ""),
    "gaps": ("1x11x12x16", "3x3x16x16", "1x7x6x16", "stride = [1, 1], pad = [[0, 0], [-1, -1]], rhs_dilate = [2, 2]"),
}


@pytest.mark.parametrize(("instructions", "types"), crossed([*EACH_SET], TYPES))
@pytest.mark.parametrize("case", CASES)
def test_they_are_those_of_the_formula(
    case: str, types: str, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = loads(monkeypatch, WordProductCode)
    monkeypatch.setattr(word_products, "LEAST", 0)
    monkeypatch.setattr(shares, "SHARE", 1000)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    check(case, types)
    assert len(made) == 1


@TILES
@pytest.mark.parametrize("types", [*(types for types in TYPES if "16" not in types), *FLOATS])
@pytest.mark.parametrize("case", CASES)
def test_so_are_those_by_tiles(case: str, types: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = loads(monkeypatch, PiecesCode)
    monkeypatch.setattr(shares, "SHARE", 1000)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(SETS[0], 2))
    monkeypatch.setattr(panel_products, "_WASTED", 1000)
    for name in ("LEAST", "_WORK", "_FEW_STEPS"):
        monkeypatch.setattr(panel_products, name, 0)
    check(case, types)
    assert len(made) == 1


def check(case: str, types: str) -> None:
    *sizes, window = CASES[case]
    x, w, y = (f"tensor<{size}x{element}>" for size, element in zip(sizes, types.split(), strict=True))
    first, *space, last = ("b", *map(str, range(sizes[0].count("x") - 1)), "f")
    images, taps = ", ".join((first, *space, last)), [*space, "i", "o"]
    if case.startswith("features"):
        taps = ["o", *space, "i"]
    text = f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [{images}]x[{", ".join(taps)}]->[{images}], window = {{{window}}}
        {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({x}, {w}) -> {y}
      return %0 : {y}
    }}"""
    rng, module = np.random.default_rng(0), opspec.load(text)
    given = [numbers(rng, size, ELEMENT_TYPES[x]) for size, x in zip(sizes[:2], types.split(), strict=False)]
    (found,) = opspec.compile(module, engine="cpu")(*given)
    (wanted,) = opspec.compile(module, kernels=GeneratedKernels(fast=False))(*given)
    assert found.dtype == wanted.dtype
    assert found.tobytes() == wanted.tobytes()


def numbers(rng: np.random.Generator, size: str, element: ElementType) -> Array:
    """Sums of products of these are exact."""
    shape = tuple(map(int, size.split("x")))
    if element.kind == "float":
        return (rng.integers(-3, 4, shape) / 2).astype(element.dtype)
    limits = np.iinfo(element.dtype)
    return rng.integers(limits.min, limits.max, shape, element.dtype, endpoint=True)
