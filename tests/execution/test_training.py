"""Whole programs: networks of four kinds, forward, backward and for fifty steps of training, as JAX runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import opspec

pytestmark = pytest.mark.slow

STEPS, RATE = 50, 0.05
RANDOM = np.random.default_rng(20)
Network = tuple[Callable[[Any, Any, Any], Any], dict[str, Any], Any, Any]  # loss of weights, inputs and labels


def floats(*shape: int, scale: float = 1.0) -> Any:
    return (RANDOM.standard_normal(shape) * scale).astype(np.float32)


def cross_entropy(logits: Any, labels: Any) -> Any:
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1).mean()


def mlp() -> Network:
    def loss(w: Any, x: Any, labels: Any) -> Any:
        hidden = jax.nn.relu(x @ w["a"] + w["b"])
        return cross_entropy(jnp.tanh(hidden @ w["c"]) @ w["d"], labels)

    weights = {"a": floats(20, 32, scale=0.3), "b": floats(32), "c": floats(32, 24, scale=0.3), "d": floats(24, 5)}
    return loss, weights, floats(40, 20), labels(40, 5)


def labels(count: int, classes: int) -> Any:
    return RANDOM.integers(0, classes, count).astype(np.int32)


def convolutional() -> Network:
    """Two convolutions, batch norm, max pooling."""

    def conv(x: Any, w: Any) -> Any:
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def norm(x: Any, scale: Any, offset: Any) -> Any:
        centered = x - x.mean((0, 1, 2))
        return centered * lax.rsqrt((centered * centered).mean((0, 1, 2)) + 1e-3) * scale + offset

    def loss(w: Any, x: Any, labels: Any) -> Any:
        x = jax.nn.relu(norm(conv(x, w["a"]), w["scale"], w["offset"]))
        x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        x = jax.nn.gelu(conv(x, w["b"])).mean((1, 2))
        return cross_entropy(x @ w["c"], labels)

    weights = {
        "a": floats(3, 3, 3, 8, scale=0.3),
        "b": floats(3, 3, 8, 8, scale=0.2),
        "c": floats(8, 4),
        "scale": np.ones(8, np.float32),
        "offset": np.zeros(8, np.float32),
    }
    return loss, weights, floats(8, 8, 8, 3), labels(8, 4)


def transformer() -> Network:
    """Embedding, causal attention, feed-forward, layer norms."""
    length, width, heads, words = 12, 16, 2, 11

    def norm(x: Any) -> Any:
        centered = x - x.mean(-1, keepdims=True)
        return centered * lax.rsqrt((centered**2).mean(-1, keepdims=True) + 1e-5)

    def loss(w: Any, tokens: Any, labels: Any) -> Any:
        x = w["embed"][tokens]
        batch = x.shape[0]
        q, k, v = jnp.split(norm(x) @ w["qkv"], 3, -1)
        q, k, v = (a.reshape(batch, length, heads, -1).transpose(0, 2, 1, 3) for a in (q, k, v))
        scores = q @ k.transpose(0, 1, 3, 2) / np.float32(np.sqrt(width / heads))
        mask = jnp.tril(jnp.ones((length, length), bool))
        mixed = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf), -1) @ v
        x = x + mixed.transpose(0, 2, 1, 3).reshape(batch, length, width) @ w["out"]
        x = x + jax.nn.silu(norm(x) @ w["up"]) @ w["down"]
        return cross_entropy((norm(x) @ w["embed"].T).reshape(-1, words), labels)

    weights = {
        "embed": floats(words, width, scale=0.5),
        "qkv": floats(width, 3 * width, scale=0.2),
        "out": floats(width, width, scale=0.2),
        "up": floats(width, 40, scale=0.2),
        "down": floats(40, width, scale=0.2),
    }
    return loss, weights, labels(4 * length, words).reshape(4, length), labels(4 * length, words)


def lstm() -> Network:
    def loss(w: Any, xs: Any, labels: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            h, c = carry
            i, f, g, o = jnp.split(x @ w["x"] + h @ w["h"] + w["b"], 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), None

        start = jnp.zeros((xs.shape[1], 10), xs.dtype)
        (h, _), _ = lax.scan(step, (start, start), xs)
        return cross_entropy(h @ w["out"], labels)

    weights = {"x": floats(6, 40, scale=0.4), "h": floats(10, 40, scale=0.4), "b": floats(40), "out": floats(10, 3)}
    return loss, weights, floats(15, 8, 6), labels(8, 3)


NETWORKS = {"mlp": mlp, "convolutional": convolutional, "transformer": transformer, "lstm": lstm}


@pytest.fixture(params=NETWORKS)
def network(request: pytest.FixtureRequest) -> Network:
    global RANDOM
    RANDOM = np.random.default_rng(20)
    return NETWORKS[request.param]()


def of(*names: str) -> pytest.MarkDecorator:
    """Each way to train takes other networks; all of them are `full`."""
    chosen = [name if name in names else pytest.param(name, marks=pytest.mark.full) for name in NETWORKS]
    return pytest.mark.parametrize("network", chosen, indirect=True)


def compiled(function: Callable[..., Any], *arguments: Any) -> opspec.execution.executor.Program:
    return opspec.compile(opspec.load(jax.jit(function, keep_unused=True).lower(*arguments).as_text()))


@pytest.mark.full  # a loss that follows for fifty steps needs them
def test_gradients_are_those_of_jax(network: Network) -> None:
    loss, weights, x, y = network
    by_weights = jax.value_and_grad(loss)
    found = compiled(by_weights, weights, x, y)(*jax.tree.leaves(weights), x, y)
    expected = jax.tree.leaves(jax.jit(by_weights)(weights, x, y))
    for ours, theirs in zip(found, expected, strict=True):
        scale = max(float(np.abs(theirs).max()), 1e-3)
        assert np.abs(ours - theirs).max() <= 1e-4 * scale


@of("lstm")
def test_the_loss_follows_that_of_jax(network: Network) -> None:
    loss, weights, x, y = network

    def step(w: Any, x: Any, y: Any) -> Any:
        value, slopes = jax.value_and_grad(loss)(w, x, y)
        return value, jax.tree.map(lambda a, slope: a - RATE * slope, w, slopes)

    program, jitted = compiled(step, weights, x, y), jax.jit(step)
    ours, theirs = jax.tree.leaves(weights), weights
    first = last = float("nan")
    for at in range(STEPS):
        value, *ours = program.call([*ours, x, y], donated=range(len(ours)))
        expected, theirs = jitted(theirs, x, y)
        assert abs(float(value) - float(expected)) <= 1e-4 * max(1.0, abs(float(expected))), f"step {at}"
        first, last = (float(value) if at == 0 else first), float(value)
    assert last < first  # it did learn


@of("convolutional", "transformer")
def test_the_loss_is_that_of_exact_numbers(network: Network) -> None:
    loss, weights, x, y = network

    def step(w: Any, x: Any, y: Any) -> Any:
        value, slopes = jax.value_and_grad(loss)(w, x, y)
        return value, jax.tree.map(lambda a, slope: a - RATE * slope, w, slopes)

    program = compiled(step, weights, x, y)
    with jax.enable_x64(True):
        wide = [a.astype(np.float64) if a.dtype == np.float32 else a for a in (*jax.tree.leaves(weights), x, y)]
        exact = compiled(step, jax.tree.unflatten(jax.tree.structure(weights), wide[:-2]), *wide[-2:])
    ours, theirs = jax.tree.leaves(weights), wide[:-2]
    for at in range(STEPS):
        value, *ours = program(*ours, x, y)
        expected, *theirs = exact(*theirs, *wide[-2:])
        assert expected.dtype == np.float64
        assert abs(float(value) - float(expected)) <= 1e-5, f"step {at}"


@of("mlp")
def test_the_whole_training_in_one_program(network: Network) -> None:
    """The fifty steps as a loop within the program."""
    loss, weights, x, y = network

    def train(w: Any, x: Any, y: Any) -> Any:
        def step(w: Any, _: Any) -> Any:
            value, slopes = jax.value_and_grad(loss)(w, x, y)
            return jax.tree.map(lambda a, slope: a - RATE * slope, w, slopes), value

        return lax.scan(step, w, None, length=STEPS)[1]

    (found,) = compiled(train, weights, x, y)(*jax.tree.leaves(weights), x, y)
    expected = np.asarray(jax.jit(train)(weights, x, y))
    assert np.abs(found - expected).max() <= 1e-4 * max(1.0, float(np.abs(expected).max()))
