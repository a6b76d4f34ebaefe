"""Barriers are nothing to kernels: what they give is what they take."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup, Left
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree

T = "tensor<5x8xf32>"
CHAIN = f"""func.func @main(%x: {T}, %y: {T}) -> ({T}, {T}, {T}) {{
  %a = stablehlo.tanh %x : {T}
  %b:2 = stablehlo.optimization_barrier %a, %y : {T}, {T}
  %c = stablehlo.add %b#0, %b#1 : {T}
  %d:2 = stablehlo.optimization_barrier %b#1, %c : {T}, {T}
  %e = call @inner(%d#1) : ({T}) -> {T}
  return %e, %d#0, %b#0 : {T}, {T}, {T}
}}
func.func private @inner(%x: {T}) -> {T} {{
  %a = stablehlo.optimization_barrier %x : {T}
  %b = stablehlo.cosine %a : {T}
  return %b : {T}
}}"""
LOOP = looping(
    3,
    [T, T],
    f"""
    %s = stablehlo.multiply %a0, %a1 : {T}
    %t:2 = stablehlo.optimization_barrier %s, %a1 : {T}, {T}
    %b0 = stablehlo.sine %t#0 : {T}
    %b1 = stablehlo.optimization_barrier %t#1 : {T}
""",
)


@pytest.mark.parametrize("text", [CHAIN, LOOP], ids=["chain", "loop"])
def test_results(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given = list(np.random.default_rng(0).normal(size=(2, 5, 8)).astype(np.float32))
    agree(monkeypatch, text, given)
    module = opspec.load(text)
    for found, wanted in zip(
        opspec.run(module, *given, engine="cpu"), opspec.run(module, *given, engine="numpy"), strict=True
    ):
        np.testing.assert_allclose(found, wanted, rtol=3e-7, atol=1e-7)


def test_kernels_go_across_them() -> None:
    (block,) = blocks_of(import_module(opspec.load(CHAIN)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    (kernel,) = group.plan.kernels
    assert len(kernel.stores) == 2


def test_a_module_stays_as_it_is() -> None:
    module = import_module(opspec.load(CHAIN))
    before = [view.name for view in module.walk()]
    blocks_of(module)
    assert [view.name for view in module.walk()] == before


def test_tokens_have_theirs() -> None:
    text = f"""func.func @main(%x: {T}, %t: !stablehlo.token) -> ({T}, !stablehlo.token) {{
  %0:2 = stablehlo.optimization_barrier %x, %t : {T}, !stablehlo.token
  return %0#0, %0#1 : {T}, !stablehlo.token
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (step,) = block.steps
    assert isinstance(step, Left)
