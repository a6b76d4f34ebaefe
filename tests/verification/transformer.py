"""A training step of a transformer of many layers, as JAX lowers it: a program of a real size."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

LAYERS, WIDTH, HEADS, TOKENS, WORDS = 24, 64, 4, 32, 128


def _layer(w: Any, x: Any) -> Any:
    def normed(x: Any, scale: Any) -> Any:
        x = x - x.mean(-1, keepdims=True)
        return x * scale / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-5)

    def heads(x: Any) -> Any:
        return x.reshape(*x.shape[:-1], HEADS, -1)

    y = normed(x, w["scale"])
    q, k, v = (heads(y @ w[name]) for name in "qkv")
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / jnp.sqrt(q.shape[-1])
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e9)
    x = x + jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v).reshape(x.shape) @ w["o"]
    return x + jax.nn.gelu(normed(x, w["scale2"]) @ w["up"]) @ w["down"]


def _loss(params: Any, tokens: Any) -> Any:
    x = params["embed"][tokens] + params["position"]
    for w in params["layers"]:
        x = _layer(w, x)
    logits = jax.nn.log_softmax(x @ params["embed"].T)
    return -jnp.take_along_axis(logits[:, :-1], tokens[:, 1:, None], -1).mean()


def _step(params: Any, first: Any, second: Any, tokens: Any) -> Any:
    """Adam."""
    loss, grads = jax.value_and_grad(_loss)(params, tokens)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, grads)
    second = jax.tree.map(lambda m, g: 0.99 * m + 0.01 * g * g, second, grads)
    params = jax.tree.map(lambda p, m, v: p - 1e-3 * m / (jnp.sqrt(v) + 1e-8), params, first, second)
    return params, first, second, loss


def lowered(layers: int = LAYERS) -> Any:
    """The step, lowered and not compiled."""

    def tensor(*shape: int) -> Any:
        return jax.ShapeDtypeStruct(shape, "float32")

    layer = {
        "scale": tensor(WIDTH),
        "scale2": tensor(WIDTH),
        **{name: tensor(WIDTH, WIDTH) for name in "qkvo"},
        "up": tensor(WIDTH, 4 * WIDTH),
        "down": tensor(4 * WIDTH, WIDTH),
    }
    params = {"embed": tensor(WORDS, WIDTH), "position": tensor(TOKENS, WIDTH), "layers": [layer] * layers}
    tokens = jax.ShapeDtypeStruct((8, TOKENS), "int32")
    return jax.jit(_step, donate_argnums=(0, 1, 2)).lower(params, params, params, tokens)
