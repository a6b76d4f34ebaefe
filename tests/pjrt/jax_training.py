"""Training loops for `test_jax_training.py`: losses of the first steps, on a device."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import linen as nn

LOOPS: dict[str, Callable[[], list[float]]] = {}


def loop(function: Callable[[], list[float]]) -> Callable[[], list[float]]:
    LOOPS[function.__name__] = function
    return function


def trained(params: Any, optimizer: Any, loss: Callable[..., Any], batches: Any, steps: int = 12) -> list[float]:
    state = optimizer.init(params)

    @jax.jit
    def step(params: Any, state: Any, batch: Any, key: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, batch, key)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, value

    losses = []
    for at in range(steps):
        params, state, value = step(params, state, batches(at), jax.random.key(at))
        losses.append(float(value))
    return losses


class Convolutional(nn.Module):
    @nn.compact
    def __call__(self, x: Any, key: Any) -> Any:
        x = nn.max_pool(nn.relu(nn.Conv(8, (3, 3))(x)), (2, 2), (2, 2))
        x = nn.avg_pool(nn.gelu(nn.Conv(8, (3, 3), strides=(2, 1))(nn.LayerNorm()(x))), (2, 2))
        x = nn.Dropout(0.1, deterministic=False)(nn.Dense(16)(x.reshape(len(x), -1)), rng=key)
        return nn.Dense(10)(nn.silu(x))


class Transformer(nn.Module):
    @nn.compact
    def __call__(self, tokens: Any) -> Any:
        x = nn.Embed(32, 16)(tokens) + self.param("position", nn.initializers.normal(0.02), (tokens.shape[1], 16))
        mask = nn.make_causal_mask(tokens)
        for _ in range(2):
            x = x + nn.SelfAttention(4)(nn.LayerNorm()(x), mask)
            x = x + nn.Dense(16)(nn.gelu(nn.Dense(32)(nn.RMSNorm()(x))))
        return nn.Dense(32)(x)


def _images(at: int) -> Any:
    rng = np.random.RandomState(at)
    return rng.randn(8, 8, 8, 1).astype(np.float32), rng.randint(0, 10, 8)


def _cross_entropy(logits: Any, labels: Any) -> Any:
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


@loop
def convolutions_with_adamw() -> list[float]:
    model = Convolutional()
    params = model.init(jax.random.key(0), _images(0)[0], jax.random.key(1))

    def loss(params: Any, batch: Any, key: Any) -> Any:
        return _cross_entropy(model.apply(params, batch[0], key), batch[1])

    return trained(params, optax.adamw(1e-2), loss, _images)


@loop
def attention_with_a_schedule() -> list[float]:
    model = Transformer()
    tokens = np.random.RandomState(0).randint(0, 32, (4, 9))
    params = model.init(jax.random.key(0), tokens[:, :-1])
    schedule = optax.warmup_cosine_decay_schedule(0.0, 3e-3, 4, 12)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(schedule))

    def loss(params: Any, batch: Any, _: Any) -> Any:
        return _cross_entropy(model.apply(params, batch[:, :-1]), batch[:, 1:])

    return trained(params, optimizer, loss, lambda _: tokens)


@loop
def recurrence_with_momentum() -> list[float]:
    model = nn.RNN(nn.GRUCell(12))
    x = np.random.RandomState(0).randn(4, 7, 5).astype(np.float32)
    params = model.init(jax.random.key(0), x)

    def loss(params: Any, batch: Any, _: Any) -> Any:
        return ((model.apply(params, batch)[:, -1].sum(-1) - batch.sum((1, 2))) ** 2).mean()

    return trained(params, optax.sgd(1e-2, momentum=0.9, nesterov=True), loss, lambda _: x)


@loop
def a_regression_by_several_optimizers() -> list[float]:
    x = np.random.RandomState(0).randn(32, 6).astype(np.float32)
    y = np.sin(x).sum(1)

    def loss(w: Any, _: Any, __: Any) -> Any:
        return ((jnp.tanh(x @ w["a"]) @ w["b"] - y) ** 2).mean()

    def start() -> Any:
        return {"a": jnp.asarray(np.linspace(-1, 1, 48, dtype=np.float32).reshape(6, 8)), "b": jnp.ones(8) / 8}

    made = (optax.rmsprop(1e-2), optax.adagrad(1e-1), optax.lion(1e-2), optax.lamb(1e-2), optax.adafactor(1e-2))
    return [value for optimizer in made for value in trained(start(), optimizer, loss, lambda _: 0, 4)]


def main() -> None:
    import opspec.pjrt

    opspec.pjrt.initialize()
    for name, function in LOOPS.items():
        losses = {}
        for platform in ("cpu", "opspec"):
            with jax.default_device(jax.devices(platform)[0]):
                losses[platform] = function()
        far = float(np.max(np.abs(np.subtract(losses["cpu"], losses["opspec"])) / np.abs(losses["cpu"])))
        found = "" if far < 1e-3 and len(losses["cpu"]) > 10 else f"{far} apart: {losses}"
        print(json.dumps({"name": name, "found": found, "apart": far}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
    sys.stdout.flush()
