"""The programs whose speed is measured, as functions of JAX with their arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

Program = tuple[Callable[..., Any], tuple[Any, ...]]
RANDOM = np.random.default_rng(11)


def floats(*shape: int, scale: float = 1.0) -> Any:
    return (RANDOM.standard_normal(shape) * scale).astype(np.float32)


def programs() -> dict[str, Callable[[], Program]]:
    """How to make each program; the random numbers are drawn when it is made."""
    return {
        "add 1M": lambda: (lambda x, y: x + y, (floats(1_000_000), floats(1_000_000))),
        "tanh 1M": lambda: (jnp.tanh, (floats(1_000_000),)),
        "matmul 512": lambda: (lambda x, y: x @ y, (floats(512, 512), floats(512, 512))),
        "convolution 8x32x32x16->32": lambda: (convolution, (floats(8, 32, 32, 16), floats(3, 3, 16, 32))),
        "sum 1M": lambda: (jnp.sum, (floats(1_000_000),)),
        "row sums 1024^2": lambda: (lambda x: x.sum(1), (floats(1024, 1024),)),
        "sort 100k": lambda: (jnp.sort, (floats(100_000),)),
        "gather rows 4096x64": lambda: (lambda x, i: x[i], (floats(4096, 64), indices(4096, 4096))),
        "scatter-add rows 4096x64": lambda: (
            lambda x, i, u: x.at[i].add(u),
            (floats(4096, 64), indices(4096, 4096), floats(4096, 64)),
        ),
        "MLP 3 layers": mlp,
        "transformer block 128x256": transformer,
        "residual block": residual,
        "LSTM 100 steps": lstm,
        "embedding + cross-entropy step": embedding,
        "scalar loop 10,000 steps": lambda: (scalar_loop, (np.float32(0.5),)),
    }


def indices(count: int, below: int) -> Any:
    return RANDOM.integers(0, below, count).astype(np.int32)


def convolution(x: Any, w: Any) -> Any:
    return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def mlp() -> Program:
    def run(x: Any, *weights: Any) -> Any:
        for w, b in zip(weights[::2], weights[1::2], strict=True):
            x = jax.nn.relu(x @ w + b)
        return x

    sizes = [(784, 256), (256, 256), (256, 10)]
    weights = [a for size in sizes for a in (floats(*size, scale=0.05), floats(size[1]))]
    return run, (floats(128, 784), *weights)


def attention_block(x: Any, w: dict[str, Any], heads: int = 4) -> Any:
    """A block of a transformer: attention and a feed-forward layer, each behind a layer norm."""

    def norm(x: Any) -> Any:
        mean = x.mean(-1, keepdims=True)
        return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5)

    length, width = x.shape
    q, k, v = jnp.split(norm(x) @ w["qkv"], 3, -1)
    q, k, v = (a.reshape(length, heads, width // heads).transpose(1, 0, 2) for a in (q, k, v))
    scores = jax.nn.softmax(q @ k.transpose(0, 2, 1) / np.sqrt(width / heads), -1)
    x = x + (scores @ v).transpose(1, 0, 2).reshape(length, width) @ w["out"]
    return x + jax.nn.gelu(norm(x) @ w["up"]) @ w["down"]


def attention_weights(width: int) -> dict[str, Any]:
    sizes = {"qkv": (width, 3 * width), "out": (width, width), "up": (width, 4 * width), "down": (4 * width, width)}
    return {name: floats(*size, scale=width**-0.5) for name, size in sizes.items()}


def transformer(blocks: int = 1) -> Program:
    def run(x: Any, *weights: Any) -> Any:
        for w in weights:
            x = attention_block(x, w)
        return x

    return run, (floats(128, 256), *(attention_weights(256) for _ in range(blocks)))


def residual() -> Program:
    def run(x: Any, first: Any, second: Any, scale: Any, offset: Any) -> Any:
        def norm(x: Any) -> Any:
            mean = x.mean((0, 1, 2))
            return (x - mean) * lax.rsqrt(((x - mean) ** 2).mean((0, 1, 2)) + 1e-5) * scale + offset

        return jax.nn.relu(x + norm(convolution(jax.nn.relu(norm(convolution(x, first))), second)))

    kernels = [floats(3, 3, 32, 32, scale=0.06) for _ in range(2)]
    return run, (floats(8, 16, 16, 32), *kernels, floats(32), floats(32))


def lstm_steps(xs: Any, w: Any, u: Any, b: Any) -> Any:
    size = u.shape[0]

    def step(carry: Any, x: Any) -> Any:
        h, c = carry
        i, f, g, o = jnp.split(x @ w + h @ u + b, 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    zeros = jnp.zeros((xs.shape[1], size), xs.dtype)
    return lax.scan(step, (zeros, zeros), xs)[1]


def lstm() -> Program:
    arguments = floats(100, 16, 64), floats(64, 512, scale=0.1), floats(128, 512, scale=0.1), floats(512)
    return lstm_steps, arguments


def embedding() -> Program:
    def loss(table: Any, w: Any, tokens: Any, labels: Any) -> Any:
        logits = jax.nn.log_softmax(table[tokens] @ w)
        return -jnp.take_along_axis(logits, labels[:, None], 1).mean()

    def run(table: Any, w: Any, tokens: Any, labels: Any) -> Any:
        value, (by_table, by_w) = jax.value_and_grad(loss, (0, 1))(table, w, tokens, labels)
        return value, table - 0.1 * by_table, w - 0.1 * by_w

    return run, (floats(4096, 128), floats(128, 1000, scale=0.1), indices(256, 4096), indices(256, 1000))


def scalar_loop(x: Any) -> Any:
    def body(_: Any, x: Any) -> Any:
        return x * 1.0001 + jnp.where(x > 2, -1.5, 0.001)

    return lax.fori_loop(0, 10_000, body, x)
