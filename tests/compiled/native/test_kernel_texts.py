"""Texts of kernels that are written once for equal ones: those that differ in anything but names are none."""

from __future__ import annotations

import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.kernel_texts import KernelTexts
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.kernels import SETS, machine

T, S = "tensor<6x40xf32>", "tensor<6xf32>"
TANH = f"%a = stablehlo.tanh %x : {T}"
ZERO = "%c = stablehlo.constant dense<0.0> : tensor<f32>"
SUM = f"%r = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : ({T}, tensor<f32>) -> {S}"
# What is done with %x.
OPS = {
    "a chain": [TANH, f"%r = stablehlo.add %a, %x : {T}"],
    "another operation": [TANH, f"%r = stablehlo.subtract %a, %x : {T}"],
    "sides exchanged": [TANH, f"%r = stablehlo.subtract %x, %a : {T}"],
    "a constant": [f"%a = stablehlo.constant dense<2.0> : {T}", f"%r = stablehlo.add %x, %a : {T}"],
    "another constant": [f"%a = stablehlo.constant dense<3.0> : {T}", f"%r = stablehlo.add %x, %a : {T}"],
    "backwards": [f"%r = stablehlo.reverse %x, dims = [1] : {T}"],
    "upside down": [f"%r = stablehlo.reverse %x, dims = [0] : {T}"],
    "a fold": [ZERO, SUM],
    "a fold from elsewhere": [ZERO.replace("0.0", "1.0"), SUM],
    "another fold": [ZERO, SUM.replace("stablehlo.add", "stablehlo.maximum")],
}


def kernel_of(name: str, others: int = 0) -> Kernel:
    """The one kernel; behind `others`, which number its values otherwise."""
    *_, last = OPS[name]
    result = S if last == SUM or "maximum" in last else T
    given = ", ".join([*(f"%y{at}: {T}" for at in range(others)), f"%x: {T}"])
    body = "\n".join(f"  {line}" for line in OPS[name])
    text = f"func.func @main({given}) -> {result} {{\n{body}\n  return %r : {result}\n}}"
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    (kernel,) = group.plan.kernels
    return kernel


@pytest.fixture
def written() -> list[Kernel]:
    return []


@pytest.fixture
def texts(written: list[Kernel]) -> KernelTexts[KernelText]:
    target = machine(SETS[0]).target
    return KernelTexts(lambda kernel: (written.append(kernel), kernel_text(kernel, target))[1])


@pytest.mark.parametrize("name", OPS)
def test_equal_ones_are_written_once(name: str, texts: KernelTexts[KernelText], written: list[Kernel]) -> None:
    for others in range(3):
        kernel = kernel_of(name, others)
        assert texts.text(kernel) == kernel_text(kernel, machine(SETS[0]).target), "with its own buffers"
    assert len(written) == 1


def test_others_are_not(texts: KernelTexts[KernelText], written: list[Kernel]) -> None:
    kernels = [kernel_of(name) for name in OPS]
    for kernel in [*kernels, *kernels]:
        assert texts.text(kernel) == kernel_text(kernel, machine(SETS[0]).target)
    assert written == kernels
