"""Convolutions of narrow integers as products of words, against the kernel of their formula."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code, panel_products
from opspec.compiled.native.inlined import PieceByPiece
from opspec.compiled.native.word_convolutions import WordConvolution
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EACH_SET, loads, machine
from tests.compiled.native.test_panel_products import TILES
from tests.samples import crossed

TYPES = ["i8 i8 i32", "ui8 ui8 ui32", "i16 i16 i32", "i8 i8 i8"]
# The image, the kernel, the result, and what else is said of the window.
CASES = {
    "one tap": ("2x7x9x36", "1x1x36x17", "2x7x9x17", ""),
    "of stride 2": ("1x9x9x40", "1x1x40x33", "1x5x5x33", "stride = [2, 2]"),
    "zeros around": ("2x8x7x13", "3x3x13x20", "2x8x7x20", "pad = [[1, 1], [1, 1]]"),
    "cut off": ("1x12x9x16", "3x2x16x24", "1x8x10x24", "pad = [[-1, -1], [0, 2]]"),
    "gaps": ("1x11x12x16", "3x3x16x16", "1x7x6x16", "stride = [1, 1], pad = [[0, 0], [-1, -1]], rhs_dilate = [2, 2]"),
}


@pytest.mark.parametrize(("instructions", "types"), crossed([*EACH_SET], TYPES))
@pytest.mark.parametrize("case", CASES)
def test_they_are_those_of_the_formula(
    case: str, types: str, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = loads(monkeypatch, WordConvolution)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    check(case, types)
    assert len(made) == 1


@TILES
@pytest.mark.parametrize("types", [types for types in TYPES if "16" not in types])
@pytest.mark.parametrize("case", CASES)
def test_so_are_those_by_tiles(case: str, types: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = loads(monkeypatch, PieceByPiece)
    monkeypatch.setattr(panel_products, "_WASTED", 1000)
    for name in ("_WORK", "_FEW_STEPS"):
        monkeypatch.setattr(panel_products, name, 0)
    check(case, types)
    assert len(made) == 1


def check(case: str, types: str) -> None:
    *sizes, window = CASES[case]
    x, w, y = (f"tensor<{size}x{element}>" for size, element in zip(sizes, types.split(), strict=True))
    text = f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {{{window}}}
        {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({x}, {w}) -> {y}
      return %0 : {y}
    }}"""
    rng, given = np.random.default_rng(0), []
    for size, element in zip(sizes[:2], types.split(), strict=False):
        limits = np.iinfo(ELEMENT_TYPES[element].dtype)
        shape = tuple(map(int, size.split("x")))
        given.append(rng.integers(limits.min, limits.max, shape, limits.dtype, endpoint=True))
    module = opspec.load(text)
    (found,) = opspec.compile(module, engine="cpu")(*given)
    (wanted,) = opspec.compile(module, kernels=GeneratedKernels(fast=False))(*given)
    assert found.dtype == wanted.dtype
    assert found.tobytes() == wanted.tobytes()
