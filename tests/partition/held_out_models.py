"""Ten more training steps, written after all that is partitioned was: nothing was tuned for them."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.partition.untuned_models import Programs, programs_of

W, TOKENS = 16, 8
P = jax.P


def normalized(x: Any) -> Any:
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def attend(q: Any, k: Any, v: Any) -> Any:
    return jax.nn.softmax(q @ k.swapaxes(-1, -2) / 4) @ v


def sequences(made: Programs) -> None:
    def crossed(w: Any, xs: Any) -> Any:
        x, memory = (normalized(one) for one in xs)
        x = x + attend(x @ w["q"], memory @ w["k"], memory @ w["v"]) @ w["o"]
        keep = jax.random.bernoulli(jax.random.key(3), 0.9, x.shape)
        h = jax.nn.silu(normalized(x) @ w["up"]) * (normalized(x) @ w["gate"])
        return ((x + jnp.where(keep, h @ w["down"], 0) / 0.9) ** 2).mean()

    def states(w: Any, x: Any) -> Any:
        """A linear recurrence over time, by a scan of pairs."""
        decay, new = jax.nn.sigmoid(x @ w["decay"]), x @ w["in"]
        _, h = jax.lax.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (decay, new), axis=1)
        return ((h @ w["out"]) ** 2).mean()

    def linear(w: Any, x: Any) -> Any:
        """Attention without softmax, of which sums so far are kept."""
        q, k, v = (jax.nn.elu(x @ w[name]) for name in "qkv")
        sums = jnp.cumsum(jnp.einsum("bti,btj->btij", k, v), 1)
        return (jnp.einsum("bti,btij->btj", q, sums) ** 2).mean()

    x, memory = made.normal(8, TOKENS, W), made.normal(8, 2 * TOKENS, W)
    shapes = dict.fromkeys("qkvo", (W, W)) | dict.fromkeys(("up", "gate"), (W, 4 * W)) | {"down": (4 * W, W)}
    columns = dict.fromkeys(shapes, P(None, "model")) | dict.fromkeys(("o", "down"), P("model"))
    made.step("crossed, columns", crossed, shapes, columns, ((x, memory), P("data")))
    made.step("crossed, FSDP", crossed, shapes, dict.fromkeys(shapes, P("data")), ((x, memory), P("data")))
    square = dict.fromkeys(("decay", "in", "out"), (W, W))
    places = {"decay": P(None, "model"), "in": P(None, "model"), "out": P("model")}
    made.step("states, columns", states, square, places, (x, P("data")))
    made.step(
        "linear attention", linear, dict.fromkeys("qkv", (W, W)), dict.fromkeys("qkv", P(None, "model")), (x, P("data"))
    )


def pictures(made: Programs) -> None:
    def residual(w: Any, x: Any) -> Any:
        def conv(x: Any, kernel: Any) -> Any:
            return jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

        def batch_normalized(x: Any) -> Any:
            mean, var = x.mean((0, 1, 2)), x.var((0, 1, 2))
            return (x - mean) * jax.lax.rsqrt(var + 1e-5)

        h = jax.nn.relu(batch_normalized(conv(x, w["a"])))
        return ((jax.nn.relu(x + batch_normalized(conv(h, w["b"]))).mean((1, 2)) @ w["c"]) ** 2).mean()

    def patches(w: Any, x: Any) -> Any:
        x = x.reshape(8, 2, 4, 2, 4, 4).transpose(0, 1, 3, 2, 4, 5).reshape(8, 4, 64) @ w["in"] + w["place"]
        return ((attend(x @ w["q"], x @ w["k"], x @ w["v"]).mean(1) @ w["out"]) ** 2).mean()

    x = made.normal(8, 8, 8, 4)
    shapes = {"a": (3, 3, 4, 4), "b": (3, 3, 4, 4), "c": (4, 8)}
    made.step("residual pictures", residual, shapes, dict.fromkeys(shapes, P()), (x, P("data")))
    shapes = {"in": (64, W), "place": (4, W), "out": (W, 8)} | dict.fromkeys("qkv", (W, W))
    places = dict.fromkeys("qkv", P(None, "model")) | {"in": P(), "place": P(), "out": P("model")}
    made.step("patches", patches, shapes, places, (x, P("data")))


def looked_up(made: Programs) -> None:
    def contrasted(w: Any, xs: Any) -> Any:
        one, other = (normalized(x @ w[name]) for x, name in zip(xs, ("a", "b"), strict=True))
        scores = one @ other.T
        return -(jnp.diag(jax.nn.log_softmax(scores)) + jnp.diag(jax.nn.log_softmax(scores, 0))).mean()

    def chosen(w: Any, x: Any) -> Any:
        users, things = (w[name][x[:, at]] for at, name in enumerate(("users", "things")))
        return ((jax.nn.relu(jnp.concatenate([users, things], -1) @ w["up"]) @ w["down"]) ** 2).mean()

    def edges(w: Any, x: Any) -> Any:
        nodes, sources, targets = x
        for name in ("a", "b"):
            sent = jax.nn.relu(nodes @ w[name])[sources]
            nodes = nodes + jax.ops.segment_sum(sent, targets, num_segments=32)
        return (nodes**2).mean()

    pair = (made.normal(32, W), made.normal(32, 2 * W))
    places = {"a": P(None, "model"), "b": P(None, "model")}
    made.step("contrasted", contrasted, {"a": (W, W), "b": (2 * W, W)}, places, (pair, P("data")))
    ids = made.random.integers(0, 32, (16, 2)).astype(np.int32)
    shapes = {"users": (32, W), "things": (32, W), "up": (2 * W, W), "down": (W, 1)}
    places = {"users": P("model"), "things": P("model"), "up": P(), "down": P()}
    made.step("two tables", chosen, shapes, places, (ids, P("data")))
    sources, targets = (made.random.integers(0, 32, 64).astype(np.int32) for _ in range(2))
    given = (made.normal(32, W), sources, targets)
    shapes = {"a": (W, W), "b": (W, W)}
    spread = (P("data"), P("data"), P("data"))
    made.step("edges", edges, shapes, dict.fromkeys(shapes, P()), (given, spread))
    apart = (P(None, "model"), P("data"), P("data"))
    made.step("edges, features", edges, shapes, dict.fromkeys(shapes, P(None, "model")), (given, apart))


def programs() -> dict[str, str]:
    return programs_of(sequences, pictures, looked_up)
