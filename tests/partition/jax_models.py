"""Training steps of small models that JAX lowers, with how they lie on four by two devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

WIDE, TOKENS = 16, 8
ONE_DEVICE, DEVICES = '"data"=1, "model"=1', '"data"=4, "model"=2'


@dataclass(frozen=True)
class Model:
    """`loss` of weights and an input; `places` of both. A step gives the loss and the weights that follow."""

    loss: Callable[[Any, Any], Any]
    weights: Mapping[str, np.ndarray]
    x: Any
    places: tuple[Mapping[str, Any], Any]
    rate: float = 0.05

    def step(self, w: Any, x: Any) -> Any:
        loss, slopes = jax.value_and_grad(self.loss)(w, x)
        return loss, jax.tree.map(lambda one, slope: one - self.rate * slope, w, slopes)

    def lowered(self) -> str:
        return lowered(self.step, self.places, self.weights, self.x)


def lowered(function: Callable[..., Any], shardings: Any, *arguments: Any) -> str:
    """As for four by two devices, though there is one."""
    mesh = jax.make_mesh((1, 1), ("data", "model"))
    placed = jax.tree.map(lambda spec: jax.NamedSharding(mesh, spec), shardings)
    text = jax.jit(function, in_shardings=placed).lower(*arguments).as_text()
    assert ONE_DEVICE in text
    return text.replace(ONE_DEVICE, DEVICES)


def numbers(random: np.random.Generator, shapes: Mapping[str, tuple[int, ...]], by: float) -> dict[str, np.ndarray]:
    return {name: random.normal(size=shape).astype(np.float32) / np.float32(by) for name, shape in shapes.items()}


# --- transformers ------------------------------------------------------------------------------------------


def layer(w: Any, x: Any) -> Any:
    q, k, v = ((x @ w[name]).reshape(*x.shape[:-1], 4, -1) for name in "qkv")
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / 2
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e9)
    x = x + jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v).reshape(x.shape) @ w["o"]
    return x + jax.nn.gelu(x @ w["up"]) @ w["down"]


def transformer(places: Mapping[str, Any], x_place: Any) -> Model:
    random = np.random.default_rng(0)
    shapes = dict.fromkeys("qkvo", (WIDE, WIDE)) | {"up": (WIDE, 4 * WIDE), "down": (4 * WIDE, WIDE)}
    x = random.normal(size=(8, TOKENS, WIDE)).astype(np.float32)
    return Model(lambda w, x: (layer(w, x) ** 2).mean(), numbers(random, shapes, 8), x, (places, x_place))


NAMES = ("q", "k", "v", "o", "up", "down")
BY_COLUMNS = dict.fromkeys(("q", "k", "v", "up"), jax.P(None, "model")) | dict.fromkeys(
    ("o", "down"), jax.P("model", None)
)


# --- others ------------------------------------------------------------------------------------------------


def experts() -> Model:
    """Each token goes to the expert that its weights choose, by products with ones and zeros."""
    random = np.random.default_rng(1)
    w = numbers(random, {"gate": (WIDE, 4), "up": (4, WIDE, 2 * WIDE), "down": (4, 2 * WIDE, WIDE)}, 4)
    x = random.normal(size=(8, TOKENS, WIDE)).astype(np.float32)

    def loss(w: Any, x: Any) -> Any:
        chances = jax.nn.softmax(x @ w["gate"])
        chosen = jax.nn.one_hot(chances.argmax(-1), 4, dtype=x.dtype) * chances
        given = jnp.einsum("bte,btd->ebtd", chosen, x)
        made = jax.nn.relu(jnp.einsum("ebtd,edf->ebtf", given, w["up"]))
        return (jnp.einsum("ebtf,efd->btd", made, w["down"]) ** 2).mean()

    places = {"gate": jax.P(), "up": jax.P("model"), "down": jax.P("model")}
    return Model(loss, w, x, (places, jax.P("data")))


def convolutions(x_place: Any) -> Model:
    random = np.random.default_rng(2)
    w = numbers(random, {"one": (3, 3, 4, 8), "two": (3, 3, 8, 8), "last": (8, 4)}, 4)
    x = random.normal(size=(8, 8, 8, 4)).astype(np.float32)

    def convolved(x: Any, kernel: Any, steps: int) -> Any:
        dimensions = ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(x, kernel, (steps, steps), "SAME", dimension_numbers=dimensions)

    def loss(w: Any, x: Any) -> Any:
        x = jax.nn.relu(convolved(x, w["one"], 1))
        x = jax.nn.relu(convolved(x, w["two"], 2))
        x = jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return ((x.mean((1, 2)) @ w["last"]) ** 2).mean()

    return Model(loss, w, x, (dict.fromkeys(w, jax.P()), x_place))


def scanned() -> Model:
    random = np.random.default_rng(3)
    w = numbers(random, {"layers": (3, WIDE, WIDE)}, 4)
    x = random.normal(size=(8, WIDE)).astype(np.float32)

    def loss(w: Any, x: Any) -> Any:
        return (jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, w["layers"])[0] ** 2).mean()

    return Model(loss, w, x, ({"layers": jax.P(None, None, "model")}, jax.P("data", None)))


def embedding(table: Any) -> Model:
    random = np.random.default_rng(4)
    w = numbers(random, {"table": (32, WIDE), "out": (WIDE, WIDE)}, 2)
    words = random.integers(0, 32, (8, 8)).astype(np.int32)

    def loss(w: Any, words: Any) -> Any:
        return ((w["table"][words] @ w["out"]) ** 2).mean()

    return Model(loss, w, words, ({"table": table, "out": jax.P()}, jax.P("data")))


def models() -> dict[str, Model]:
    return {
        "transformer, data": transformer(dict.fromkeys(NAMES, jax.P()), jax.P("data")),
        "transformer, tensor": transformer(BY_COLUMNS, jax.P("data")),
        "transformer, FSDP": transformer(dict.fromkeys(NAMES, jax.P("data")), jax.P("data")),
        "transformer, sequence": transformer(dict.fromkeys(NAMES, jax.P()), jax.P("data", "model")),
        "experts": experts(),
        "convolutions, data": convolutions(jax.P("data")),
        "convolutions, rows": convolutions(jax.P(None, "data")),
        "scan": scanned(),
        "embedding, words": embedding(jax.P("model", None)),
        "embedding, features": embedding(jax.P(None, "model")),
    }
