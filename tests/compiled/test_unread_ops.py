"""What nobody reads is not computed, be it an op or a loop."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree

T = "tensor<5x8xf32>"
SORT = f"""  %s = "stablehlo.sort"(%e) <{{dimension = 1 : i64}}> ({{
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %l = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }}) : ({T}) -> {T}
"""
LOOP = f"""  %zero = stablehlo.constant dense<0.0> : {T}
  %w:2 = stablehlo.while(%i = %e, %k = %zero) : {T}, {T}
  cond {{
    %go = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %go : tensor<i1>
  }} do {{
    BODY
    stablehlo.return %i, %k : {T}, {T}
  }}
"""
CALL = f"%c = stablehlo.custom_call @mine(%e) {{has_side_effect = SAYS}} : ({T}) -> {T}"
DROPPED = {
    "a sort, and what it is made of": SORT,
    "what is read by such alone": f"{SORT}  %t = stablehlo.tanh %s : {T}\n",
    "a loop": LOOP.replace("BODY", ""),
    "a call that has no effects": f"  {CALL.replace('SAYS', 'false')}\n",
}
KEPT = {
    "a call that may have effects": f"  {CALL.replace('SAYS', 'true')}\n",
    "a loop with such a call": LOOP.replace("BODY", CALL.replace("SAYS", "true").replace("%e", "%i")),
    "numbers that are drawn": f"""  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %shape = stablehlo.constant dense<[5, 8]> : tensor<2xi64>
  %c = stablehlo.rng %low, %low, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> {T}
""",
    "a function that is called": f"  %c = call @recursive(%e) : ({T}) -> {T}\n",
}


def program(lines: str) -> str:
    return f"""func.func @main(%x: {T}, %y: {T}) -> {T} {{
  %e = stablehlo.exponential %x : {T}
{lines}  %r = stablehlo.add %x, %y : {T}
  return %r : {T}
}}
func.func private @recursive(%x: {T}) -> {T} {{
  %r = call @recursive(%x) : ({T}) -> {T}
  return %r : {T}
}}"""


def names(text: str) -> list[str]:
    return [view.name for view in prepared(import_module(opspec.load(text))).functions["main"].regions[0].block.ops]


@pytest.mark.parametrize("name", DROPPED)
def test_what_nobody_reads_is_dropped(name: str) -> None:
    assert names(program(DROPPED[name])) == ["stablehlo.add", "func.return"]


@pytest.mark.parametrize("name", KEPT)
def test_what_does_more_than_give_results_is_kept(name: str) -> None:
    assert len(names(program(KEPT[name]))) > 3


def test_a_region_reads_what_it_does_not_make() -> None:
    inside = LOOP.replace("BODY", f"%u = stablehlo.add %i, %e : {T}").replace("return %i, %k :", "return %u, %k :")
    read = program(inside).replace("add %x, %y", "add %w#0, %y")
    assert names(read)[0] == "stablehlo.exponential"


def test_what_a_loop_does_for_nobody_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    body = f"""
    %s = stablehlo.sine %a0 : {T}
    %unread:2 = "stablehlo.sort"(%s, %a1) <{{dimension = 1 : i64}}> ({{
    ^bb0(%p: tensor<f32>, %q: tensor<f32>, %p1: tensor<f32>, %q1: tensor<f32>):
      %l = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %l : tensor<i1>
    }}) : ({T}, {T}) -> ({T}, {T})
    %b0 = stablehlo.cosine %a0 : {T}
    %b1 = stablehlo.negate %a1 : {T}
"""
    text = looping(3, [T, T], body)
    module = import_module(opspec.load(text))
    before = [view.name for view in module.walk()]
    after = [view.name for view in prepared(module).walk()]
    assert [view.name for view in module.walk()] == before
    assert {*before} - {*after} >= {"stablehlo.sort", "stablehlo.sine"}
    agree(monkeypatch, text, list(np.random.default_rng(0).normal(size=(2, 5, 8)).astype(np.float32)))
