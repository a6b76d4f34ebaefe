"""Programs of JAX with sizes that only the call knows, exported and run, as JAX runs them with those sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export, lax

import opspec
from tests.samples import one_in

PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "product": lambda x: x @ x.T,
    "mean and iota": lambda x: x.mean(0) + jnp.arange(x.shape[1]),
    "reshape": lambda x: x.reshape(-1),
    "sort": lambda x: (jnp.sort(x, 0), jnp.argsort(x, 1)),
    "convolution": lambda x: lax.conv(x[None, None], jnp.ones((1, 1, 3, 3)), (1, 1), "SAME"),
    "running sum": lambda x: jnp.cumsum(x, 0),
    "running maximum": lambda x: lax.cummax(x, 1),
    "windows": lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (1, 2), "SAME"),
    "windows of two": lambda x: lax.reduce_window(
        (x, -x), (0.0, 0.0), lambda a, b: (a[0] + b[0], a[1] + b[1]), (2, 1), (1, 1), "VALID"
    ),
    "normal numbers": lambda x: x + jax.random.normal(jax.random.PRNGKey(3), x.shape),
    "random bits": lambda x: x + jax.random.uniform(jax.random.key(3, impl="rbg"), x.shape),
    "bits": lambda x: (lax.bitcast_convert_type(x, jnp.int32), lax.bitcast_convert_type(x, jnp.uint8)),
    "softmax": lambda x: jax.nn.softmax(x, 1),
    "gradient": lambda x: jax.grad(lambda y: jnp.tanh(y * y).sum())(x),
    "loop": lambda x: lax.fori_loop(0, x.shape[0], lambda i, v: v * 0.5 + x[i], jnp.zeros_like(x[0])),
    "scatter": lambda x: x.at[0].add(1.0).at[:, 1].set(2.0),
    "pad": lambda x: jnp.pad(x, ((1, 2), (0, 1))),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(8, PROGRAMS))
def test_a_program_of_symbolic_shapes(name: str) -> None:
    function = PROGRAMS[name]
    rows, columns = export.symbolic_shape("rows, columns", constraints=["rows >= 2", "columns >= 2"])
    exported = export.export(jax.jit(function))(jax.ShapeDtypeStruct((rows, columns), np.float32))
    program = opspec.compile(opspec.load(exported.mlir_module_serialized))
    for shape in ((5, 6), (2, 9), (40, 3)):
        x = np.random.default_rng(1).normal(0, 1, shape).astype(np.float32)
        wanted = jax.tree.leaves(jax.jit(function)(x))
        found = program(x)
        for a, b in zip(found, wanted, strict=True):
            assert (a.dtype, a.shape) == (b.dtype, b.shape)
            # Sums in another order; what counts is the size of their terms.
            np.testing.assert_allclose(a, np.asarray(b), rtol=1e-5, atol=1e-5)
