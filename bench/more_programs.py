"""More programs whose speed is measured: what `kinds` lists and neither `programs` nor `fused` has."""

from __future__ import annotations

import itertools
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from fused import forces
from jax import lax
from programs import Program, attention_block, attention_weights, convolution, floats, indices


def masked_softmax(x: Any) -> Any:
    at = jnp.arange(x.shape[-1])
    return jax.nn.softmax(jnp.where(at[:, None] >= at, x, -1e9))


def rms_norm(x: Any, scale: Any) -> Any:
    return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * scale


def rope(x: Any) -> Any:
    length, width = x.shape[-2:]
    angles = jnp.arange(length)[:, None] * 10_000.0 ** (-jnp.arange(width // 2) * 2 / width)
    a, b = jnp.split(x, 2, -1)
    cos, sin = jnp.cos(angles), jnp.sin(angles)
    return jnp.concatenate([a * cos - b * sin, a * sin + b * cos], -1)


def adagrad(w: Any, g: Any, total: Any) -> Any:
    total = total + g * g
    return w - 0.01 * g / (jnp.sqrt(total) + 1e-8), total


def clipped(w: Any, g: Any) -> Any:
    norm = jnp.sqrt((g * g).sum())
    return w - 0.01 * g * jnp.minimum(1.0, 1.0 / (norm + 1e-6))


def pooled(x: Any) -> Any:
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def mlp_step() -> Program:
    sizes = (784, 512, 512, 10)

    def loss(layers: Any, images: Any, labels: Any) -> Any:
        x = images
        for w, b in layers[:-1]:
            x = jax.nn.relu(x @ w + b)
        w, b = layers[-1]
        return -jnp.take_along_axis(jax.nn.log_softmax(x @ w + b), labels[:, None], 1).mean()

    def run(layers: Any, images: Any, labels: Any) -> Any:
        value, slopes = jax.value_and_grad(loss)(layers, images, labels)
        return value, jax.tree.map(lambda x, slope: x - 0.01 * slope, layers, slopes)

    layers = [(floats(*pair, scale=0.05), floats(pair[1])) for pair in itertools.pairwise(sizes)]
    return run, (layers, floats(128, 784), indices(128, 10))


def vit() -> Program:
    def run(patches: Any, w: Any, *blocks: Any) -> Any:
        x = patches @ w
        for block in blocks:
            x = attention_block(x, block, heads=6)
        return x.mean(0)

    return run, (floats(196, 768), floats(768, 384, scale=0.04), *(attention_weights(384) for _ in range(2)))


def convolution_step() -> Program:
    def loss(w: Any, head: Any, x: Any, labels: Any) -> Any:
        features = jax.nn.relu(convolution(x, w)).mean((1, 2))
        return -jnp.take_along_axis(jax.nn.log_softmax(features @ head), labels[:, None], 1).mean()

    def run(w: Any, head: Any, x: Any, labels: Any) -> Any:
        value, (by_w, by_head) = jax.value_and_grad(loss, (0, 1))(w, head, x, labels)
        return value, w - 0.1 * by_w, head - 0.1 * by_head

    arguments = floats(3, 3, 16, 32, scale=0.1), floats(32, 10), floats(8, 32, 32, 16), indices(8, 10)
    return run, arguments


def gru() -> Program:
    size = 128

    def run(xs: Any, w: Any, u: Any, b: Any) -> Any:
        def step(h: Any, x: Any) -> Any:
            given, kept = x @ w + b, h @ u
            reset = jax.nn.sigmoid(given[:, :size] + kept[:, :size])
            update = jax.nn.sigmoid(given[:, size : 2 * size] + kept[:, size : 2 * size])
            new = jnp.tanh(given[:, 2 * size :] + reset * kept[:, 2 * size :])
            h = update * h + (1 - update) * new
            return h, h

        return lax.scan(step, jnp.zeros((xs.shape[1], size), xs.dtype), xs)[1]

    return run, (floats(100, 16, 64), floats(64, 3 * size, scale=0.1), floats(size, 3 * size, scale=0.1), floats(384))


def n_body() -> Program:
    def run(x: Any, v: Any, mass: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v = state
            v = v + 0.001 * forces(x, mass)
            return x + 0.001 * v, v

        return lax.fori_loop(0, 50, step, (x, v))

    return run, (floats(128, 3), floats(128, 3), np.abs(floats(128)))


def uniform() -> Program:
    return (lambda key: jax.random.uniform(key, (1_000_000,))), (np.array([1, 2], np.uint32),)


def normal() -> Program:
    return (lambda key: jax.random.normal(key, (1_000_000,))), (np.array([1, 2], np.uint32),)


def bf16_mlp() -> Program:
    def run(x: Any, *weights: Any) -> Any:
        x = x.astype(jnp.bfloat16)
        for w in weights:
            x = jax.nn.gelu(x @ w.astype(jnp.bfloat16))
        return x.astype(jnp.float32)

    return run, (floats(128, 784), floats(784, 256, scale=0.05), floats(256, 256, scale=0.06))
