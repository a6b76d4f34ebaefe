"""What is stacked to be taken apart again is neither: slices that are whole pieces are what was put side by side."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import opspec
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module
from tests.compiled.native.test_bits import agree

ONE, TWO, ALL = "tensor<1x4xf32>", "tensor<2x4xf32>", "tensor<3x4xf32>"
STACKED = f"%s = stablehlo.concatenate %x, %y, dim = 0 : ({ONE}, {TWO}) -> {ALL}"
READ = {
    "a piece": ("%r = stablehlo.slice %s [1:3, 0:4]", TWO, []),
    "a piece of a piece": ("%t = stablehlo.slice %s [1:3, 0:4]", TWO, []),
    "all of it": ("%r = stablehlo.slice %s [0:3, 0:4]", ALL, ["concatenate"]),
    "a part of a piece": ("%r = stablehlo.slice %s [2:3, 0:4]", ONE, ["slice", "concatenate"]),
    "a part of two": ("%r = stablehlo.slice %s [0:2, 0:4]", TWO, ["slice", "concatenate"]),
    "a piece that is cut": ("%r = stablehlo.slice %s [1:3, 0:3]", "tensor<2x3xf32>", ["slice", "concatenate"]),
    "every second": ("%r = stablehlo.slice %s [0:3:2, 0:4]", TWO, ["slice", "concatenate"]),
}


@pytest.mark.parametrize("name", READ)
def test_a_slice_that_is_a_piece_is_not_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read, type_, kept = READ[name]
    more = f"\n  %r = stablehlo.slice %t [0:2, 0:4] : ({TWO}) -> {type_}" if "%t" in read else ""
    text = f"""func.func @main(%x: {ONE}, %y: {TWO}) -> {type_} {{
  {STACKED}
  {read} : ({ALL}) -> {type_}{more}
  %n = stablehlo.negate %r : {type_}
  return %n : {type_}
}}"""
    module = import_module(opspec.load(text))
    before = [view.name for view in module.walk()]
    names = {view.name.removeprefix("stablehlo.") for view in prepared(module).walk()}
    assert names & {"slice", "concatenate"} == {*kept}
    assert [view.name for view in module.walk()] == before
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    agree(monkeypatch, text, [x[:1], x[1:]])


@pytest.mark.parametrize("sides", ["before", "behind", "both"])
def test_what_is_put_beside_nothing_is_what_it_was(sides: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"before": "%e, %x", "behind": "%x, %e", "both": "%e, %x, %e"}[sides]
    types = ", ".join("tensor<3x0xf32>" if name == "%e" else ALL for name in names.split(", "))
    text = f"""func.func @main(%x: {ALL}) -> {ALL} {{
  %e = stablehlo.constant dense<0.0> : tensor<3x0xf32>
  %r = stablehlo.concatenate {names}, dim = 1 : ({types}) -> {ALL}
  %n = stablehlo.negate %r : {ALL}
  return %n : {ALL}
}}"""
    assert "stablehlo.concatenate" not in {view.name for view in prepared(import_module(opspec.load(text))).walk()}
    agree(monkeypatch, text, [np.arange(12, dtype=np.float32).reshape(3, 4)])


def test_a_piece_of_no_elements_is_no_other_one() -> None:
    empty = "tensor<0x4xf32>"
    text = f"""func.func @main(%x: {empty}, %y: {TWO}) -> {empty} {{
  %s = stablehlo.concatenate %x, %y, dim = 0 : ({empty}, {TWO}) -> {TWO}
  %r = stablehlo.slice %s [1:1, 0:4] : ({TWO}) -> {empty}
  return %r : {empty}
}}"""
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(np.ones((0, 4), np.float32), np.ones((2, 4), np.float32))
    assert found.shape == (0, 4)


def test_the_gradient_of_an_unrolled_scan_stacks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    @partial(jax.checkpoint, policy=jax.checkpoint_policies.everything_saveable)
    def scanned(x: jax.Array) -> jax.Array:
        return lax.scan(lambda c, w: (jnp.sin(c * w), None), x, jnp.arange(1.0, 7.0), unroll=6)[0].sum()

    x = np.random.default_rng(0).standard_normal((30, 17)).astype(np.float32)
    text = jax.jit(jax.grad(scanned)).lower(x).as_text()
    assert "concatenate" in text
    names = [view.name for view in prepared(import_module(opspec.load(text))).walk()]
    assert "stablehlo.concatenate" not in names
    agree(monkeypatch, text, [x])
