"""Neighbours among kernels as one: what folds the same rows of the same arrays reads them once."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled import merged_kernels
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.test_bits import agree

SHAPES = {"rows": ((30, 70), 1), "columns": ((70, 30), 0), "short rows": ((40, 12), 1), "one row": ((3000,), 0)}
LONG = ((1 << 19,), 0)
INFINITY = "0xFF800000"


def program(shape: tuple[int, ...], along: int, folds: list[str], element: str = "f32") -> str:
    """Folds of %x along a dimension, each its op and what is folded: %x itself, its square, or that times %y."""
    sizes = [str(size) for at, size in enumerate(shape) if at != along]
    whole, part = (f"tensor<{'x'.join([*dims, element])}>" for dims in (map(str, shape), sizes))
    lines = [
        f"%square = stablehlo.multiply %x, %x : {whole}",
        f"%product = stablehlo.multiply %x, %y : {whole}",
        f"%add = stablehlo.constant dense<0.0> : tensor<{element}>",
        f"%maximum = stablehlo.constant dense<{INFINITY if element == 'f32' else '-1.0'}> : tensor<{element}>",
        f"%multiply = stablehlo.constant dense<1.0> : tensor<{element}>",
    ]
    for at, fold in enumerate(folds):
        op, of = fold.split()
        lines.append(
            f"%r{at} = stablehlo.reduce(%{of} init: %{op}) applies stablehlo.{op} across dimensions = [{along}]"
            f" : ({whole}, tensor<{element}>) -> {part}"
        )
    results, types = ", ".join(f"%r{at}" for at in range(len(folds))), ", ".join([part] * len(folds))
    body = "\n  ".join(lines)
    return f"func.func @main(%x: {whole}, %y: {whole}) -> ({types}) {{\n  {body}\n  return {results} : {types}\n}}"


def kernels_of(text: str) -> list[Kernel]:
    blocks = blocks_of(import_module(opspec.load(text)))
    groups = [step for block in blocks for step in block.steps if isinstance(step, KernelGroup)]
    return [kernel for group in groups for kernel in group.plan.kernels]


def given(shape: tuple[int, ...]) -> list[Array]:
    found = np.random.default_rng(0).normal(size=(2, *shape)).astype(np.float32)
    found[0].flat[5] = np.nan
    return [*found]


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize(
    "folds", [["add x", "maximum x"], ["add x", "add square"], ["add square", "maximum x", "add x"]]
)
def test_folds_of_one_array_are_one_kernel(name: str, folds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shape, along = SHAPES[name]
    text = program(shape, along, folds)
    (kernel,) = kernels_of(text)
    assert len(kernel.folds) == 1
    assert len(kernel.stores) == len(folds)
    agree(monkeypatch, text, given(shape))
    with monkeypatch.context() as patch:
        patch.setattr(merged_kernels, "_folded_together", lambda *_: None)
        assert len(kernels_of(text)) == len(folds)
        apart = opspec.run(opspec.load(text), *given(shape), engine="reference")
    together = opspec.run(opspec.load(text), *given(shape), engine="reference")
    assert [x.tobytes() for x in together] == [x.tobytes() for x in apart]


def test_long_folds_are_parts_together(monkeypatch: pytest.MonkeyPatch) -> None:
    shape, along = LONG
    text = program(shape, along, ["add x", "maximum x", "add square"])
    parts, ends = kernels_of(text)
    assert (parts.form, ends.form, len(ends.stores)) == ("row", "flat", 3)
    agree(monkeypatch, text, given(shape))


@pytest.mark.parametrize(
    ("folds", "count"),
    [
        (["add x", "add y"], 2),  # other arrays
        (["add product", "maximum x"], 1),  # one of the two that the first one reads
        (["add x", "maximum x", "add square", "multiply x"], 2),  # too many for registers
    ],
)
def test_folds_that_stay_apart(folds: list[str], count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = program((30, 70), 1, folds)
    assert len(kernels_of(text)) == count
    agree(monkeypatch, text, given((30, 70)))


def test_what_reads_the_other_stays_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fold of what a fold gave begins behind it."""
    text = """func.func @main(%x: tensor<30x70xf32>) -> (tensor<30xf32>, tensor<30xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<30x70xf32>, tensor<f32>) -> tensor<30xf32>
  %b = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<30xf32>) -> tensor<30x70xf32>
  %c = stablehlo.subtract %x, %b : tensor<30x70xf32>
  %d = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<30x70xf32>, tensor<f32>) -> tensor<30xf32>
  return %a, %d : tensor<30xf32>, tensor<30xf32>
}"""
    assert len(kernels_of(text)) == 2
    agree(monkeypatch, text, given((30, 70))[:1])
