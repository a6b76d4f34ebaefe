"""Elements evenly apart are loaded with those between them, and the parts of complex numbers stored together."""

from __future__ import annotations

import re

import numpy as np
import pytest

import opspec
from tests.compiled.native.kernels import EACH_SET
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts

APART = """
func.func @main(%x: tensor<SIZExf32>) -> tensor<COUNTxf32> {
  %0 = stablehlo.slice %x [FIRST:SIZE:STEP] : (tensor<SIZExf32>) -> tensor<COUNTxf32>
  %1 = stablehlo.negate %0 : tensor<COUNTxf32>
  return %1 : tensor<COUNTxf32>
}
"""
SUM = """
func.func @main(%x: tensor<COUNTxcomplex<f32>>, %y: tensor<COUNTxcomplex<f32>>) -> tensor<COUNTxcomplex<f32>> {
  %0 = stablehlo.add %x, %y : tensor<COUNTxcomplex<f32>>
  return %0 : tensor<COUNTxcomplex<f32>>
}
"""


def apart(size: int, first: int, step: int) -> str:
    count = len(range(first, size, step))
    words = {"SIZE": size, "FIRST": first, "STEP": step, "COUNT": count}
    text = APART
    for word, number in words.items():
        text = text.replace(word, str(number))
    return text


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("size", [129, 1024])
def test_they_are_those_that_are_asked_for(size: int, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.arange(size, dtype=np.float32)
    for step in (2, 3, 4):
        for first in (0, step - 1):
            text = apart(size, first, step)
            agree(monkeypatch, text, [x], [instructions])
            assert (opspec.run(opspec.load(text), x, engine="reference")[0] == -x[first::step]).all()


@pytest.mark.parametrize(
    ("size", "first", "step", "together"),
    [(1024, 0, 2, True), (1024, 1, 2, True), (1023, 0, 2, False), (1023, 1, 2, True), (1024, 2, 4, True)],
)
def test_nothing_is_read_beyond_the_last_one(size: int, first: int, step: int, together: bool) -> None:
    """The element behind the last one of an odd number is nobody's."""
    assert ("insertelement" not in texts(apart(size, first, step), "sse2")["flat"]) == together


@pytest.mark.parametrize("count", [3, 64, 1000])
def test_parts_of_complex_numbers_are_stored_in_their_places(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = np.random.default_rng(0).integers(-9, 9, (4, count)).astype(np.complex64)
    x, y = draw[0] + 1j * draw[1], draw[2] + 1j * draw[3]
    text = SUM.replace("COUNT", str(count))
    agree(monkeypatch, text, [x, y])
    assert (opspec.run(opspec.load(text), x, y, engine="reference")[0] == x + y).all()


def test_parts_of_complex_numbers_are_not_scattered() -> None:
    assert "masked.scatter" not in texts(SUM.replace("COUNT", "1024"), "sse2")["flat"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_terms_that_are_written_out_share_what_they_load(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"""func.func @main(%x: tensor<128x{count}xf32>) -> tensor<128xf32> {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<128x{count}xf32>, tensor<f32>) -> tensor<128xf32>
  return %0 : tensor<128xf32>
}}"""
    ((_, written),) = texts(text, "avx512").items()
    assert len(re.findall(r"= load <\d+ x float>", written)) == 1
    assert "insertelement" not in written
    x = np.random.default_rng(0).integers(-99, 99, (128, count)).astype(np.float32)
    agree(monkeypatch, text, [x])
    assert (opspec.run(opspec.load(text), x, engine="reference")[0] == x.sum(1)).all()


def test_what_lies_apart_is_loaded_once_for_all_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores of attention: each key is a column of what queries, of which there are many, are multiplied by."""
    text = """func.func @main(%q: tensor<40x6x4x5xf32>, %k: tensor<40x16x4x5xf32>) -> tensor<40x4x6x16xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
    : (tensor<40x6x4x5xf32>, tensor<40x16x4x5xf32>) -> tensor<40x4x6x16xf32>
  return %0 : tensor<40x4x6x16xf32>
}"""
    (written,) = texts(text, "avx512").values()
    (turn,) = (block for block in re.split(r"^part\d+:$", written, flags=re.MULTILINE) if "store <16 x float>" in block)
    assert written.count("insertelement") >= 16 * 5  # keys, lane by lane
    assert turn.count("insertelement") <= 5  # queries, one for all lanes
    draw = np.random.default_rng(0)
    given = [draw.integers(-9, 9, shape).astype(np.float32) for shape in ((40, 6, 4, 5), (40, 16, 4, 5))]
    agree(monkeypatch, text, given)
    (found,) = opspec.run(opspec.load(text), *given)
    assert (found == np.einsum("bihd,bjhd->bhij", *given)).all()
