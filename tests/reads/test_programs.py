"""Reads through programs that JAX lowered."""

from __future__ import annotations

import statistics
import time

import jax
import jax.numpy as jnp
import pytest

import opspec
from opspec.programs.records import ModuleView, View, import_module
from opspec.reads.of_programs import ProgramReads, name_of, reads_of_view
from opspec.reads.symbols import Unclear


def lowered(function: object, *arguments: object) -> ModuleView:
    return import_module(opspec.load(jax.jit(function).lower(*arguments).as_text()))  # type: ignore[arg-type]


def body(module: ModuleView) -> list[View]:
    ops = module.functions["main"].regions[0].block.ops
    return [op for op in ops if op.name.startswith("stablehlo.")]


def test_a_chain_of_moves_is_one_index_of_the_argument() -> None:
    """Row 2j of x, which is shifted by one row: the element at i of the flat result is x[2 * (i // 3) - 1, i % 3]."""

    def chain(x: jax.Array) -> jax.Array:
        moved = jax.lax.pad(x, jnp.float32(0), [(1, 1, 0), (0, 0, 0)])
        return moved[::2].reshape(-1).T

    module = lowered(chain, jnp.ones((6, 3)))
    ops = body(module)
    values = [result for op in ops for result in op.results]
    argument = module.functions["main"].regions[0].block.arguments[0]
    x, zero = name_of(argument), "value"
    assert [str(read) for read in ProgramReads(module).through(values[-1], values)] == [
        f"{x}[2 * (o0 // 3) - 1, o0 % 3] if 3 <= o0",
        f"{zero}[] if o0 <= 2",
    ]


def test_a_product_behind_a_norm_reads_rows() -> None:
    def norm(x: jax.Array, w: jax.Array) -> jax.Array:
        return (x / jnp.sum(x, axis=1, keepdims=True)) @ w

    module = lowered(norm, jnp.ones((4, 5)), jnp.ones((5, 2)))
    ops = body(module)
    x, w = map(name_of, module.functions["main"].regions[0].block.arguments)
    values = [result for op in ops for result in op.results]
    found = ProgramReads(module).through(values[-1], values)
    assert {str(read) for read in found if read.tensor in (x, w)} == {
        f"{x}[o0, k0] for k0 < 5",
        f"{w}[k0, o1] for k0 < 5",
    }


def test_what_is_unknown_says_why() -> None:
    module = lowered(jnp.sort, jnp.ones(4))
    (sort,) = [op for op in module.walk() if op.name == "stablehlo.sort"]
    assert "repeated calls of a region" in reads_of_view(sort).unknown
    with pytest.raises(Unclear, match="is an argument"):
        ProgramReads(module).of(module.functions["main"].regions[0].block.arguments[0])


def test_an_op_of_a_new_program_takes_less_than_two_milliseconds() -> None:
    """Of one that was never asked before, once the op files are read."""

    def layer(x: jax.Array, w: jax.Array) -> jax.Array:
        for _ in range(8):
            x = jax.nn.gelu(jax.nn.softmax(x @ w)) + x[::-1]
        return x

    taken = []
    for size in range(8, 12):
        module = lowered(layer, jnp.ones((size, size)), jnp.ones((size, size)))
        values = [result for op in body(module) for result in op.results]
        start = time.process_time()
        ProgramReads(module).through(values[-1], values[-12:])
        taken.append((time.process_time() - start) / 12)
    assert statistics.median(taken[1:]) < 2e-3
