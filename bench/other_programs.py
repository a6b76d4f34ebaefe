"""Programs of the kinds that `kinds` lists, in other sizes and element types, for which nothing was tuned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from programs import Program, floats, indices

Maker = Callable[[], Program]


def of(function: Callable[..., Any], *shapes: tuple[int, ...], type_: Any = np.float32) -> Maker:
    """A function of arrays of these shapes."""

    def made() -> Program:
        if np.dtype(type_).itemsize == 8:
            jax.config.update("jax_enable_x64", True)
        scale = 1000 if np.dtype(type_).kind == "i" else 1
        return function, tuple((floats(*shape) * scale).astype(type_) for shape in shapes)

    return made


def mixed(x: Any, y: Any) -> Any:
    return ((x * y) ^ (x >> 3)) & (y | 255)


def clipped_away(x: Any, y: Any) -> Any:
    return jnp.where(jnp.abs(x - y) > 1, jnp.clip(x, -0.5, 0.5), x * y)


def layer_norm(x: Any) -> Any:
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5)


def rms_prop(w: Any, g: Any, v: Any) -> Any:
    v = 0.9 * v * v + 0.1 * g * g
    return w - 0.01 * g * jax.lax.rsqrt(v + 1e-6), v


def lion(w: Any, g: Any, m: Any) -> Any:
    return w - 0.001 * (jnp.sign(0.9 * m + 0.1 * g) + 0.01 * w), 0.99 * m + 0.01 * g


def decayed(w: Any, g: Any) -> Any:
    return w * (1 - 1e-4) - 0.1 * g


def other_programs() -> dict[str, dict[str, Maker]]:
    """By kind, how to make each."""
    return {
        "maps, norms, softmax": {
            "logistic 300k, f64": of(jax.nn.sigmoid, (300_000,), type_=np.float64),
            "integers 1,234,567": of(mixed, (1_234_567,), (1_234_567,), type_=np.int32),
            "bf16 2x + y, 2M": of(lambda x, y: 2 * x + y, (2_000_000,), (2_000_000,), type_=jnp.bfloat16),
            "clip where far, 999,983": of(clipped_away, (999_983,), (999_983,)),
            "layer norm 777x1003": of(layer_norm, (777, 1003)),
            "softmax 500x700, f64": of(jax.nn.softmax, (500, 700), type_=np.float64),
            "add 10k": of(jnp.add, (10_000,), (10_000,)),
        },
        "optimisers": {
            "RMSprop, 2M": of(rms_prop, *((2_000_000,),) * 3),
            "Lion, 3,000,001": of(lion, *((3_000_001,),) * 3),
            "decayed weights, 700x1100": of(decayed, (700, 1100), (700, 1100)),
            "decayed weights, 50k": of(decayed, (50_000,), (50_000,)),
        },
        "reductions": {
            "column sums 4096^2": of(lambda x: x.sum(0), (4096, 4096)),
            "weighted column sums 2000x1000": of(lambda x, w: (x * w[:, None]).sum(0), (2000, 1000), (2000,)),
            "largest, 3M f64": of(lambda x: jnp.abs(x).max(), (3_000_000,), type_=np.float64),
            "sums of integers 5000x200": of(lambda x: x.sum(1), (5000, 200), type_=np.int32),
            "means in the middle 64x100x300": of(lambda x: x.mean(1), (64, 100, 300)),
        },
        "gather": {
            "rows 100,000x32": lambda: (lambda x, i: x[i], (floats(100_000, 32), indices(20_000, 100_000))),
            "rows 50,000x128": lambda: (lambda x, i: x[i], (floats(50_000, 128), indices(8192, 50_000))),
            "columns 512x4096": lambda: (lambda x, i: x[:, i], (floats(512, 4096), indices(1000, 4096))),
        },
        "scatter, histogram, segment sum": {
            "weighted histogram 300k": lambda: (
                lambda i, w: jnp.zeros(4096).at[i].add(w),
                (indices(300_000, 4096), floats(300_000)),
            ),
            "segment maxima 50k x 8": lambda: (
                lambda x, i: jax.ops.segment_max(x, i, 500),
                (floats(50_000, 8), indices(50_000, 500)),
            ),
            "rows written 3000x100": lambda: (
                lambda x, i, u: x.at[i].set(u),
                (floats(9000, 100), indices(3000, 9000), floats(3000, 100)),
            ),
        },
        "matrix product": {
            "matrix by vector 1500x3000": of(jnp.matmul, (1500, 3000), (3000,)),
            "vector by matrix 3000x1500": of(jnp.matmul, (3000,), (3000, 1500)),
            "matmul 300x700x150": of(jnp.matmul, (300, 700), (700, 150)),
        },
    }
