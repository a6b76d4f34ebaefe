"""Training steps that JAX lowered, on a mesh of eight devices: what they compute, and which collectives they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import opspec
from opspec.partition.partitioning import Partitioned, partition
from opspec.partition.running import run_partitioned

WIDE, TOKENS = 16, 8


def lowered(function: Callable[..., Any], shardings: Any, *arguments: Any) -> str:
    """As for four by two devices, though there is one."""
    mesh = jax.make_mesh((1, 1), ("data", "model"))
    placed = jax.tree.map(lambda spec: jax.NamedSharding(mesh, spec), shardings)
    text = jax.jit(function, in_shardings=placed).lower(*arguments).as_text()
    assert '"data"=1, "model"=1' in text
    return text.replace('"data"=1, "model"=1', '"data"=4, "model"=2')


def check(text: str, *arguments: Any) -> Partitioned:
    given = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    made = partition(opspec.load(text), replicate=True)
    assert opspec.verify(made.module) == []
    for mine, other in zip(run_partitioned(made, given), opspec.run(opspec.load(text), *given), strict=True):
        assert np.allclose(mine, other, rtol=1e-3, atol=1e-5)
    return made


def weights(random: np.random.Generator) -> dict[str, np.ndarray]:
    shapes = dict.fromkeys("qkvo", (WIDE, WIDE)) | {"up": (WIDE, 4 * WIDE), "down": (4 * WIDE, WIDE)}
    return {name: random.normal(size=shape).astype(np.float32) / 8 for name, shape in shapes.items()}


def layer(w: Any, x: Any) -> Any:
    q, k, v = ((x @ w[name]).reshape(*x.shape[:-1], 4, -1) for name in "qkv")
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / 2
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e9)
    x = x + jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v).reshape(x.shape) @ w["o"]
    return x + jax.nn.gelu(x @ w["up"]) @ w["down"]


def step(w: Any, x: Any) -> Any:
    loss, slopes = jax.value_and_grad(lambda w: (layer(w, x) ** 2).mean())(w)
    return loss, jax.tree.map(lambda one, slope: one - 0.1 * slope, w, slopes)


def kinds(made: Partitioned) -> Counter[str]:
    return Counter(one.kind for one in made.exchanges)


def test_a_layer_shared_by_rows_and_heads_only_sums() -> None:
    random = np.random.default_rng(0)
    w, x = weights(random), random.normal(size=(8, TOKENS, WIDE)).astype(np.float32)
    columns, rows = jax.P(None, "model"), jax.P("model", None)
    places = dict.fromkeys(("q", "k", "v", "up"), columns) | {"o": rows, "down": rows}
    made = check(lowered(step, (places, jax.P("data")), w, x), w, x)
    assert set(kinds(made)) == {"all_reduce"}
    assert not made.whole


def test_weights_that_lie_apart_are_gathered_and_their_slopes_scattered() -> None:
    random = np.random.default_rng(1)
    w, x = weights(random), random.normal(size=(8, TOKENS, WIDE)).astype(np.float32)
    made = check(lowered(step, (dict.fromkeys(w, jax.P("data")), jax.P("data")), w, x), w, x)
    assert kinds(made)["reduce_scatter"] == len(w)
    assert kinds(made)["all_gather"] >= len(w)


def test_a_convolution_network() -> None:
    random = np.random.default_rng(2)
    kernel, x = (random.normal(size=shape).astype(np.float32) for shape in ((3, 3, 4, 8), (8, 8, 8, 4)))

    def loss(kernel: Any, x: Any) -> Any:
        dimensions = ("NHWC", "HWIO", "NHWC")
        y = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=dimensions)
        return jax.nn.relu(y).max(axis=(1, 2)).sum()

    places = (jax.P(None, None, None, "model"), jax.P("data"))
    check(lowered(jax.value_and_grad(loss), places, kernel, x), kernel, x)


def test_a_loop_over_layers() -> None:
    random = np.random.default_rng(3)
    w, x = (random.normal(size=shape).astype(np.float32) / 4 for shape in ((3, WIDE, WIDE), (8, WIDE)))

    def loss(w: Any, x: Any) -> Any:
        return (jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, w)[0] ** 2).mean()

    places = (jax.P(None, None, "model"), jax.P("data", None))
    check(lowered(jax.value_and_grad(loss), places, w, x), w, x)


def test_words_looked_up_where_some_of_them_are() -> None:
    random = np.random.default_rng(4)
    table, words = random.normal(size=(32, WIDE)).astype(np.float32), random.integers(0, 32, (8, 8)).astype(np.int32)

    def loss(table: Any, words: Any) -> Any:
        return (table[words] ** 2).mean()

    made = check(lowered(jax.value_and_grad(loss), (jax.P("model", None), jax.P("data")), table, words), table, words)
    assert not made.whole
    assert set(kinds(made)) == {"all_reduce"}
