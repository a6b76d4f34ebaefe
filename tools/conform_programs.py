"""The programs of several ops that `opspec conform` asks: what JAX makes of these functions and of their gradients.

    python tools/conform_programs.py

JAX is needed here alone: the programs are files of the package, and what has to come out is computed from them.
Another version of JAX may make other programs of the same functions; either are as good.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
from jax import lax

PLATFORM = "tpu"  # for which JAX uses ops, where for others it calls libraries
FOLDER = Path(__file__).parents[1] / "runtime" / "opspec" / "conform" / "programs"


def f32(*shape: int) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def i32(*shape: int) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def layer_norm(x: Any, scale: Any, shift: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred * lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * scale + shift


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = jnp.einsum("qhd,khd->hqk", q, k) / jnp.sqrt(jnp.float32(q.shape[-1]))
    causal = jnp.tril(jnp.ones(scores.shape[1:], bool))
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(jnp.where(causal, scores, -1e9)), v)


def convolution(x: Any, kernel: Any) -> Any:
    made = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return lax.reduce_window(jax.nn.relu(made), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def mlp(x: Any, first: Any, second: Any) -> Any:
    return jnp.tanh(x @ first) @ second


def cross_entropy(x: Any, first: Any, second: Any, labels: Any) -> Any:
    scores = jax.nn.log_softmax(mlp(x, first, second))
    return -jnp.take_along_axis(scores, labels[:, None] % scores.shape[1], axis=1).mean()


def recurrent(x: Any, weights: Any) -> Any:
    def step(state: Any, row: Any) -> Any:
        state = jnp.tanh(state @ weights + row)
        return state, state.sum()

    return lax.scan(step, jnp.zeros(x.shape[1:], x.dtype), x)


def solve(a: Any, b: Any) -> Any:
    factor = jnp.linalg.cholesky(a @ a.T + jnp.eye(len(a), dtype=a.dtype))
    return lax.linalg.triangular_solve(factor, b, left_side=True, lower=True)


def chosen(x: Any, y: Any) -> Any:
    return lax.cond(x.sum() > y.sum(), lambda: jnp.sin(x) * y, lambda: jnp.cos(y) - x)


def newton(x: Any) -> Any:
    return lax.while_loop(lambda s: s[0] < 4, lambda s: (s[0] + 1, s[1] - (s[1] ** 2 - 2) / (2 * s[1])), (0, x + 2))


def spectrum(x: Any) -> Any:
    return jnp.abs(jnp.fft.rfft(x)) ** 2


def gelu(x: Any) -> Any:
    return jax.nn.gelu(x) + lax.logistic(x) * lax.log1p(x * x)


COMPOSITIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "argsort": (lambda x: jnp.take_along_axis(x * 2, jnp.argsort(x, axis=1), axis=1), (f32(3, 5),)),
    "attention": (attention, (f32(4, 2, 3), f32(4, 2, 3), f32(4, 2, 3))),
    "branches": (chosen, (f32(4), f32(4))),
    "convolution": (convolution, (f32(1, 4, 4, 2), f32(3, 3, 2, 3))),
    "cumulative": (lambda x: jnp.cumsum(x, axis=1) - lax.cummax(x, axis=1), (f32(2, 6),)),
    "gelu": (gelu, (f32(12),)),
    "histogram": (lambda x, w: jnp.zeros(6, w.dtype).at[x].add(w), (i32(8), f32(8))),
    "layer_norm": (layer_norm, (f32(3, 5), f32(5), f32(5))),
    "log_sum_exp": (lambda x: jax.nn.logsumexp(x * 30, axis=0), (f32(4, 3),)),
    "mlp": (mlp, (f32(4, 5), f32(5, 6), f32(6, 3))),
    "newton": (newton, (f32(5),)),
    "random_bits": (lambda key: jax.random.bits(key.view(jnp.uint32), (9,)), (i32(2),)),
    "recurrent": (recurrent, (f32(4, 3), f32(3, 3))),
    "softmax": (lambda x: jax.nn.softmax(x * 20, axis=1), (f32(3, 4),)),
    "solve": (solve, (f32(3, 3), f32(3, 2))),
    "spectrum": (spectrum, (f32(2, 8),)),
}


def summed(function: Callable[..., Any]) -> Callable[..., Any]:
    """A number of it, of which a gradient can be taken: each result times something of its own."""

    def scalar(*given: Any) -> Any:
        leaves = [x for x in jax.tree.leaves(function(*given)) if x.dtype == jnp.float32]
        return sum((x * jnp.cos(jnp.arange(x.size, dtype=x.dtype)).reshape(x.shape)).sum() for x in leaves)

    return scalar


def gradient(function: Callable[..., Any], given: tuple[Any, ...]) -> Callable[..., Any]:
    floats = tuple(at for at, x in enumerate(given) if x.dtype == jnp.float32)
    return jax.grad(summed(function), argnums=floats)


# Of a loop whose rounds are not known there is no gradient, and of bits neither.
DIFFERENTIABLE = {name: found for name, found in COMPOSITIONS.items() if name not in ("newton", "random_bits")}
GRADIENTS = {name: (gradient(*found), found[1]) for name, found in DIFFERENTIABLE.items()}
GRADIENTS["cross_entropy"] = (
    jax.value_and_grad(cross_entropy, argnums=(1, 2)),
    (f32(4, 5), f32(5, 6), f32(6, 3), i32(4)),
)
GRADIENTS["hessian"] = (jax.hessian(lambda x: (jnp.tanh(x) * x[::-1] ** 2).sum()), (f32(3),))
GRADIENTS["of_each_row"] = (jax.vmap(jax.grad(lambda x: jnp.sin(x).prod())), (f32(3, 4),))


def main() -> None:
    for label, functions in (("composition", COMPOSITIONS), ("gradient", GRADIENTS)):
        folder = FOLDER / label
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.mlir"):
            path.unlink()
        for name, (function, given) in functions.items():
            module = jax.jit(function).trace(*given).lower(lowering_platforms=(PLATFORM,)).compiler_ir()
            text = module.operation.get_asm(print_generic_op_form=True)
            (folder / f"{name}.mlir").write_text(text.strip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
