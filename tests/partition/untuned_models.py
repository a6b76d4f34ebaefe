"""Training steps for which nothing was tuned, as programs on eight devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.partition.jax_models import lowered, numbers

W, TOKENS, EXPERTS, ROOM = 16, 8, 8, 16
SHAPES = Mapping[str, tuple[int, ...]]


@dataclass
class Programs:
    """The texts, by name. `mesh`: how many devices there are by data and by model."""

    random: np.random.Generator = field(default_factory=lambda: np.random.default_rng(0))
    texts: dict[str, str] = field(default_factory=dict)

    def step(
        self,
        name: str,
        loss: Callable[[Any, Any], Any],
        shapes: SHAPES,
        places: Any,
        x: tuple[np.ndarray, Any],
        mesh: Sequence[int] = (4, 2),
    ) -> None:
        def step(w: Any, x: Any) -> Any:
            value, slopes = jax.value_and_grad(loss)(w, x)
            return value, jax.tree.map(lambda one, slope: one - 0.05 * slope, w, slopes)

        self.add(name, step, (places, x[1]), (numbers(self.random, shapes, 4), x[0]), mesh)

    def add(self, name: str, function: Callable[..., Any], places: Any, given: Any, mesh: Sequence[int]) -> None:
        text = lowered(function, places, *given)
        self.texts[name] = text.replace('"data"=4, "model"=2', f'"data"={mesh[0]}, "model"={mesh[1]}')

    def normal(self, *shape: int) -> np.ndarray:
        return self.random.normal(size=shape).astype(np.float32)


def attention(made: Programs) -> None:
    def grouped(w: Any, x: Any) -> Any:
        q, k, v = ((x @ w[name]).reshape(*x.shape[:2], -1, 4) for name in "qkv")
        q = q.reshape(8, TOKENS, 2, 2, 4)
        chances = jax.nn.softmax(jnp.einsum("btghd,bsgd->bghts", q, k) / 2)
        return ((x + jnp.einsum("bghts,bsgd->btghd", chances, v).reshape(x.shape) @ w["o"]) ** 2).mean()

    def turned(w: Any, x: Any) -> Any:
        q, k, v = ((x @ w[name]).reshape(8, TOKENS, 2, 8) for name in "qkv")
        angles = jnp.arange(float(TOKENS))[:, None] * jnp.exp(-jnp.arange(4.0))
        c, s = jnp.cos(angles)[None, :, None], jnp.sin(angles)[None, :, None]

        def rotated(y: Any) -> Any:
            one, other = y[..., :4], y[..., 4:]
            return jnp.concatenate([one * c - other * s, other * c + one * s], -1)

        scores = jnp.einsum("bthd,bshd->bhts", rotated(q), rotated(k))
        scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e9)
        return ((jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v).reshape(x.shape) @ w["o"]) ** 2).mean()

    x = made.normal(8, TOKENS, W)
    shapes = {"q": (W, W), "k": (W, 8), "v": (W, 8), "o": (W, W)}
    by_heads = dict.fromkeys("qkv", jax.P(None, "model")) | {"o": jax.P("model", None)}
    made.step("grouped heads", grouped, shapes, by_heads, (x, jax.P("data")))
    made.step("grouped heads, 2x4", grouped, shapes, by_heads, (x, jax.P("data")), (2, 4))
    made.step("grouped heads, FSDP", grouped, shapes, dict.fromkeys(shapes, jax.P("data", "model")), (x, jax.P("data")))
    square = dict.fromkeys("qkvo", (W, W))
    for name, place in (
        ("data", jax.P("data")),
        ("sequence", jax.P("data", "model")),
        ("long sequence", jax.P(None, "data")),
    ):
        made.step(f"turned by place, {name}", turned, square, dict.fromkeys(square, jax.P()), (x, place))


def experts(made: Programs) -> None:
    def with_room(w: Any, x: Any) -> Any:
        """Each expert takes so many tokens."""
        tokens = x.reshape(-1, W)
        chances = jax.nn.softmax(tokens @ w["gate"])
        chosen = jax.nn.one_hot(chances.argmax(-1), EXPERTS)
        place = ((jnp.cumsum(chosen, 0) - 1) * chosen).sum(-1).astype(int)
        sent = jax.nn.one_hot(place, ROOM)[:, None, :] * chosen[:, :, None]
        h = jax.nn.relu(jnp.einsum("ecd,edf->ecf", jnp.einsum("tec,td->ecd", sent, tokens), w["up"]))
        h = jnp.einsum("ecf,efd->ecd", h, w["down"])
        return (jnp.einsum("tec,ecd->td", sent * chances[:, :, None], h) ** 2).mean()

    def looked_up(w: Any, x: Any) -> Any:
        """The weights of two experts for each token."""
        tokens = x.reshape(-1, W)
        best, which = jax.lax.top_k(jax.nn.softmax(tokens @ w["gate"]), 2)
        return (
            sum(best[:, j : j + 1] * jnp.einsum("td,tdf->tf", tokens, w["up"][which[:, j]]) for j in range(2)) ** 2
        ).mean()

    x = made.normal(8, TOKENS, W)
    shapes = {"gate": (W, EXPERTS), "up": (EXPERTS, W, 2 * W), "down": (EXPERTS, 2 * W, W)}
    for name, up, down in (
        ("data", jax.P("data"), jax.P("data")),
        ("model", jax.P("model"), jax.P("model")),
        ("both", jax.P("model", None, "data"), jax.P("model", "data", None)),
    ):
        places = {"gate": jax.P(), "up": up, "down": down}
        made.step(f"experts with room, {name}", with_room, shapes, places, (x, jax.P("data")))
    places = {"gate": jax.P(), "up": jax.P("model")}
    made.step("experts looked up", looked_up, {"gate": shapes["gate"], "up": shapes["up"]}, places, (x, jax.P("data")))


def convolutions(made: Programs) -> None:
    numbered = {"dimension_numbers": ("NCHW", "OIHW", "NCHW")}

    def pooled(w: Any, x: Any) -> Any:
        x = jax.nn.relu(jax.lax.conv_general_dilated(x, w["a"], (1, 1), "SAME", **numbered))
        x = jax.nn.relu(jax.lax.conv_general_dilated(x, w["b"], (2, 2), "SAME", **numbered))
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
        return ((x.mean((2, 3)) @ w["c"]) ** 2).mean()

    def spread(w: Any, x: Any) -> Any:
        """Each channel by itself, then to twice the size."""
        x = jax.lax.conv_general_dilated(x, w["a"], (1, 1), "SAME", feature_group_count=4, **numbered)
        return (jax.lax.conv_transpose(jax.nn.relu(x), w["b"], (2, 2), "SAME", **numbered) ** 2).mean()

    def causal(w: Any, x: Any) -> Any:
        dimensions = ("NWC", "WIO", "NWC")
        y = jax.lax.conv_general_dilated(x, w["a"], (1,), [(2, 0)], rhs_dilation=(2,), dimension_numbers=dimensions)
        return (jnp.tanh(y) ** 2).mean()

    x = made.normal(8, 4, 8, 8)
    shapes = {"a": (8, 4, 3, 3), "b": (8, 8, 3, 3), "c": (8, 4)}
    whole = dict.fromkeys(shapes, jax.P())
    made.step("pictures, data", pooled, shapes, whole, (x, jax.P("data")))
    channels = {"a": jax.P("model"), "b": jax.P(None, "model"), "c": jax.P()}
    made.step("pictures, channels", pooled, shapes, channels, (x, jax.P("data")))
    for name, place in (
        ("rows", jax.P(None, None, "data")),
        ("rows and columns", jax.P(None, None, "data", "model")),
        ("data and rows", jax.P("data", None, "model")),
    ):
        made.step(f"pictures, {name}", pooled, shapes, whole, (x, place))
    shapes = {"a": (8, 1, 3, 3), "b": (8, 8, 3, 3)}
    for name, place in (("data", jax.P("data")), ("rows", jax.P(None, None, "data"))):
        made.step(f"spread pictures, {name}", spread, shapes, dict.fromkeys(shapes, jax.P()), (x, place))
    sequence = made.normal(8, TOKENS, W)
    made.step("causal", causal, {"a": (2, W, W)}, {"a": jax.P()}, (sequence, jax.P(None, "data")))


def language(made: Programs) -> None:
    def loss(w: Any, words: Any) -> Any:
        chances = jax.nn.log_softmax(jnp.tanh(w["e"][words] @ w["h"]) @ w["e"].T)
        return -jnp.take_along_axis(chances, words[..., None], -1).mean()

    words = made.random.integers(0, 32, (8, 8)).astype(np.int32)
    shapes = {"e": (32, W), "h": (W, W)}
    for name, e, h in (
        ("words", jax.P("model"), jax.P()),
        ("words by data", jax.P("data"), jax.P("data")),
        ("features", jax.P(None, "model"), jax.P("model")),
    ):
        made.step(f"language, {name}", loss, shapes, {"e": e, "h": h}, (words, jax.P("data")))


def loops(made: Programs) -> None:
    def layers(w: Any, x: Any) -> Any:
        def layer(x: Any, w: Any) -> Any:
            chances = jax.nn.softmax(jnp.einsum("btd,bsd->bts", x @ w["q"], x @ w["k"]))
            x = x + jnp.einsum("bts,bsd->btd", chances, x @ w["v"])
            return x + jax.nn.gelu(x @ w["up"]) @ w["down"], None

        return (jax.lax.scan(layer, x, w)[0] ** 2).mean()

    def gates(w: Any, x: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            z, n = jax.nn.sigmoid(x @ w["z"] + h @ w["uz"]), jnp.tanh(x @ w["n"] + h @ w["un"])
            return (1 - z) * n + z * h, h

        return (jax.lax.scan(cell, jnp.zeros((8, W)), x.transpose(1, 0, 2))[1] ** 2).mean()

    x = made.normal(8, TOKENS, W)
    shapes = dict.fromkeys("qkv", (3, W, W)) | {"up": (3, W, 2 * W), "down": (3, 2 * W, W)}
    columns = dict.fromkeys(shapes, jax.P(None, None, "model")) | {"down": jax.P(None, "model")}
    for name, places in (
        ("data", dict.fromkeys(shapes, jax.P())),
        ("FSDP", dict.fromkeys(shapes, jax.P(None, "data"))),
        ("columns", columns),
    ):
        made.step(f"layers, {name}", layers, shapes, places, (x, jax.P("data")))
    square = dict.fromkeys(("z", "uz", "n", "un"), (W, W))
    for name, place in (("data", jax.P()), ("columns", jax.P(None, "model"))):
        made.step(f"gates, {name}", gates, square, dict.fromkeys(square, place), (x, jax.P("data")))


def optimizers(made: Programs) -> None:
    def step(state: Any, x: Any) -> Any:
        value, slopes = jax.value_and_grad(lambda w: ((jax.nn.gelu(x @ w["up"]) @ w["down"]) ** 2).mean())(state["w"])
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state["m"], slopes)
        v = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, state["v"], slopes)
        norm = jnp.maximum(jnp.sqrt(sum((g**2).sum() for g in jax.tree.leaves(slopes))), 1)
        w = jax.tree.map(lambda w, m, v: w - 0.01 * m / (jnp.sqrt(v) + 1e-6) / norm, state["w"], m, v)
        return value, w, m, v

    x = made.normal(8, TOKENS, W)
    apart = {"up": jax.P("data"), "down": jax.P("data")}
    both = {"up": jax.P("data", "model"), "down": jax.P("model", "data")}
    whole = dict.fromkeys(apart, jax.P())
    for name, weights, states, mesh in (
        ("FSDP", apart, apart, (4, 2)),
        ("FSDP and columns", both, both, (4, 2)),
        ("FSDP, 8", apart, apart, (8, 1)),
        ("FSDP and columns, 2x4", both, both, (2, 4)),
        ("states apart", whole, apart, (4, 2)),
    ):
        given = {"w": (w := numbers(made.random, {"up": (W, 4 * W), "down": (4 * W, W)}, 4)), "m": w, "v": w}
        places = {"w": weights, "m": states, "v": states}
        made.add(f"Adam, {name}", step, (places, jax.P("data")), (given, x), mesh)


def programs() -> dict[str, str]:
    return programs_of(attention, experts, convolutions, language, loops, optimizers)


def programs_of(*kinds: Callable[[Programs], None]) -> dict[str, str]:
    made = Programs()
    for write in kinds:
        write(made)
    return made.texts
