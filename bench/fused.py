"""Programs that kernels are made for: chains of element-wise ops, norms, folds, optimisers, gathers and scatters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from programs import Program, floats, indices


def fused() -> dict[str, Callable[[], Program]]:
    """How to make each program; the random numbers are drawn when it is made."""
    return {
        "chain of 8, 1M": lambda: (chain, (floats(1_000_000), floats(1_000_000))),
        "rational function, 1M": lambda: (rational, (floats(1_000_000),)),
        "gelu * y + exp, 1M": lambda: (lambda x, y: jax.nn.gelu(x) * y + jnp.exp(x), (floats(1_000_000),) * 2),
        "softplus, 1M": lambda: (jax.nn.softplus, (floats(1_000_000),)),
        "softmax 1024^2": lambda: (jax.nn.softmax, (floats(1024, 1024),)),
        "layer norm 1024^2": lambda: (layer_norm, (floats(1024, 1024), floats(1024), floats(1024))),
        "batch norm 64x28x28x64": lambda: (batch_norm, (floats(64, 28, 28, 64), floats(64), floats(64))),
        "Adam, 4M": lambda: (adam, tuple(floats(4_000_000) for _ in range(4))),
        "momentum, 4M": lambda: (momentum, tuple(floats(4_000_000) for _ in range(3))),
        "sum 1M": lambda: (jnp.sum, (floats(1_000_000),)),
        "row sums 1024^2": lambda: (lambda x: x.sum(1), (floats(1024, 1024),)),
        "column sums 1024^2": lambda: (lambda x: x.sum(0), (floats(1024, 1024),)),
        "row maxima and their places": lambda: (lambda x: (x.max(1), x.argmax(1)), (floats(1024, 1024),)),
        "pad + stencil 1024^2": lambda: (stencil, (floats(1024, 1024),)),
        "n-body forces 512": lambda: (forces, (floats(512, 3), floats(512))),
        "gather rows 4096x64": lambda: (lambda x, i: x[i] * 2 + 1, (floats(4096, 64), indices(4096, 4096))),
        "scatter-add rows 4096x64": lambda: (
            lambda x, i, u: x.at[i].add(u),
            (floats(4096, 64), indices(4096, 4096), floats(4096, 64)),
        ),
        "histogram 100k": lambda: (
            lambda i: jnp.zeros(256, jnp.int32).at[i].add(1),
            (indices(100_000, 256),),
        ),
    }


def chain(x: Any, y: Any) -> Any:
    z = (x * y + 0.5) * (x - y)
    return jnp.where(z > 0, jnp.abs(z) - x, y * z) + 0.25


def rational(x: Any) -> Any:
    top = ((x * 0.3 + 1.0) * x + 0.7) * x + 0.1
    return top / (((x * x + 2.0) * x * x) + 1.5)


def layer_norm(x: Any, scale: Any, shift: Any) -> Any:
    mean = x.mean(-1, keepdims=True)
    spread = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(spread + 1e-5) * scale + shift


def batch_norm(x: Any, scale: Any, shift: Any) -> Any:
    mean = x.mean((0, 1, 2))
    spread = ((x - mean) ** 2).mean((0, 1, 2))
    return (x - mean) / jnp.sqrt(spread + 1e-5) * scale + shift


def adam(w: Any, g: Any, m: Any, v: Any) -> Any:
    m, v = 0.9 * m + 0.1 * g, 0.999 * v * v + 0.001 * g * g
    return w - 0.001 * (m / 0.5) / (jnp.sqrt(v / 0.3) + 1e-8), m, v


def momentum(w: Any, g: Any, m: Any) -> Any:
    m = 0.9 * m + g
    return w - 0.01 * m, m


def stencil(x: Any) -> Any:
    y = jnp.pad(x, 1)
    return y[1:-1, 1:-1] * 4 - y[2:, 1:-1] - y[:-2, 1:-1] - y[1:-1, 2:] - y[1:-1, :-2]


def forces(x: Any, mass: Any) -> Any:
    away = x[None] - x[:, None]
    near = (away**2).sum(-1) + 0.01
    return (away * (mass[None, :] / (near * jnp.sqrt(near)))[..., None]).sum(1)
