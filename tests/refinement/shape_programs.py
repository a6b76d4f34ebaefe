"""JAX programs of symbolic shapes: the function, its arguments as (dtype, symbolic shape), and sizes to try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax

Argument = tuple[str, str]  # dtype, and dimensions such as "b, 2*n, 16"


@dataclass(frozen=True)
class ShapeProgram:
    function: Callable[..., Any]
    arguments: Sequence[Argument]
    sizes: Sequence[dict[str, int]]
    constraints: Sequence[str] = ()

    def exported(self) -> export.Exported:
        scope = export.SymbolicScope(list(self.constraints))
        specs = [
            jax.ShapeDtypeStruct(export.symbolic_shape(shape, scope=scope) if shape else (), dtype)
            for dtype, shape in self.arguments
        ]
        return export.export(jax.jit(self.function), platforms=["cpu"])(*specs)

    def shapes(self, sizes: dict[str, int]) -> list[tuple[int, ...]]:
        """The shapes of the arguments where the sizes are these."""
        return [
            tuple(int(eval(part, {}, sizes)) for part in shape.split(",")) if shape else ()
            for _, shape in self.arguments
        ]

    def inputs(self, sizes: dict[str, int]) -> list[np.ndarray[Any, Any]]:
        random = np.random.default_rng(7)
        made = []
        for (dtype, _), shape in zip(self.arguments, self.shapes(sizes), strict=True):
            numbers = random.standard_normal(shape) if dtype.startswith("f") else random.integers(0, 5, shape)
            made.append(numbers.astype(dtype))
        return made


def mlp(x: Any, w: Any, v: Any) -> Any:
    return jax.nn.softmax(jnp.tanh(x @ w) @ v)


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    mask = jnp.arange(q.shape[1])[:, None] >= jnp.arange(k.shape[1])[None, :]
    weights = jax.nn.softmax(jnp.where(mask, scores, -1e9), axis=-1)
    return jnp.einsum("bhqk,bkhd->bqhd", weights, v)


def convolution(x: Any, k: Any) -> Any:
    same = lax.conv_general_dilated(x, k, (2, 2), "SAME")
    valid = lax.conv_general_dilated(x, k, (1, 1), "VALID")
    return same, jax.nn.relu(valid)


def convolution_step(x: Any, k: Any) -> Any:
    return jax.grad(lambda k: (convolution(x, k)[1] ** 2).sum())(k)


def loop(x: Any) -> Any:
    return lax.fori_loop(0, x.shape[0], lambda i, total: total + x[i] * i, jnp.zeros(x.shape[1:]))


def search(x: Any) -> Any:
    return lax.while_loop(lambda s: s[0] < s[1].shape[0], lambda s: (s[0] + 1, jnp.flip(s[1] * 2)), (0, x))


def scan(x: Any, h: Any) -> Any:
    return lax.scan(lambda h, x: (jnp.tanh(h + x), h.sum()), h, x)


def branches(x: Any) -> Any:
    return lax.cond(x.sum() > 0, lambda y: y.T.reshape(-1), lambda y: (y + 1).reshape(-1), x)


@jax.jit
def _normalised(x: Any) -> Any:
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)


def calls(x: Any, y: Any) -> Any:
    return _normalised(x), _normalised(y), _normalised(_normalised(x.T))


def reshapes(x: Any) -> Any:
    b, n = x.shape
    return x.reshape(-1), x.reshape(n, b), jnp.reshape(x, (b, n // 2, 2)).sum(-1), jnp.repeat(x, 3, axis=0)


def slices(x: Any, i: Any) -> Any:
    n = x.shape[1]
    return x[:, 1:], x[:, ::2], x[:, n // 2 :], lax.dynamic_slice_in_dim(x, i, n - 1, 1), x[:, -1], x[-2:]


def moved(x: Any) -> Any:
    padded = jnp.pad(x, ((1, 2), (0, x.shape[0])), constant_values=3)
    return padded, jnp.concatenate([x, x[:1]]), jnp.stack([x, x]), jnp.flip(x, 1), jnp.roll(x, 1, axis=1)


def indexed(x: Any, at: Any) -> Any:
    return x[at], jnp.take(x, at, axis=1, mode="clip"), x.at[at].add(1.0), jnp.zeros((x.shape[0] + 1,)).at[at].set(2)


def counted(x: Any) -> Any:
    b, n = x.shape
    return jnp.arange(b * 2 + 1), jnp.eye(b, n), jnp.full((n, b), b / n), jnp.tri(n), jnp.ones(b) * n


def sorted_(x: Any) -> Any:
    return jnp.sort(x, axis=0), jnp.argsort(x, axis=1), jnp.argmax(x, axis=1), lax.top_k(x, 2)


def sums(x: Any) -> Any:
    return jnp.cumsum(x, axis=0), jnp.cumprod(x, axis=1), lax.cummax(x, axis=0), jnp.linalg.norm(x, axis=1)


def pooled(x: Any) -> Any:
    first = lax.reduce_window(x, -np.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
    return first, lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 1, 1, 1), "VALID")


def random(key: Any, x: Any) -> Any:
    return x + jax.random.uniform(jax.random.wrap_key_data(key, impl="threefry2x32"), x.shape)


def random_bits(key: Any, x: Any) -> Any:
    return lax.rng_bit_generator(key, (x.shape[0], 3))


def half_largest(x: Any) -> Any:
    return lax.top_k(x, x.shape[1] // 2)


def step(w: Any, x: Any, y: Any) -> Any:
    loss = lambda w: ((jnp.tanh(x @ w) - y) ** 2).mean()  # noqa: E731
    value, gradient = jax.value_and_grad(loss)(w)
    return value, w - 0.1 * gradient


def solved(a: Any) -> Any:
    return jnp.linalg.cholesky(jnp.einsum("bij,bkj->bik", a, a) + 3 * jnp.eye(a.shape[1]))


def chosen(x: Any) -> Any:
    """Branches of which the sizes tell which one runs."""
    turned = lax.switch(jnp.int32(x.shape[0]) % 3, [jnp.sin, jnp.cos, jnp.tanh], x)
    return turned, lax.platform_dependent(x, cpu=lambda x: x + 1, default=lambda x: x - 1)


def windows(x: Any, at: Any) -> Any:
    numbers = lax.GatherDimensionNumbers((1,), (0,), (0,))
    rows = lax.gather(x, at, numbers, (1, x.shape[1]))
    return rows, lax.pad(x, 0.0, ((-1, 2, 1), (0, -1, 0))), lax.dynamic_slice(x, (at[0, 0], 0), (1, x.shape[1] // 2))


def transformed(x: Any) -> Any:
    return jnp.fft.fft2(x), jnp.fft.irfft(jnp.fft.rfft(x)), lax.bitcast_convert_type(x, jnp.uint8)


def factored(a: Any) -> Any:
    return lax.linalg.lu(a)[1:], jnp.linalg.det(a), jnp.linalg.eigh(a + jnp.swapaxes(a, 1, 2))[0]


def nested(x: Any) -> Any:
    def row(total: Any, x: Any) -> Any:
        return total + lax.scan(lambda c, t: (c + t, c), 0.0, x)[0], jax.vmap(jnp.sin)(x)

    return lax.scan(row, 0.0, x), lax.map(lambda r: jnp.outer(r, r), x)


_BN = [{"b": 3, "n": 4}, {"b": 2, "n": 10}]
_F = "float32"

PROGRAMS: dict[str, ShapeProgram] = {
    "mlp": ShapeProgram(mlp, [(_F, "b, n"), (_F, "n, 16"), (_F, "16, 4")], _BN),
    "attention": ShapeProgram(
        attention,
        [(_F, "b, q, 2, 8"), (_F, "b, k, 2, 8"), (_F, "b, k, 2, 8")],
        [{"b": 2, "q": 3, "k": 5}, {"b": 1, "q": 7, "k": 7}],
    ),
    "convolution": ShapeProgram(
        convolution,
        [(_F, "b, 3, n, m"), (_F, "8, 3, 3, 3")],
        [{"b": 2, "n": 7, "m": 8}, {"b": 1, "n": 4, "m": 5}],
        ["n >= 3", "m >= 3"],
    ),
    "convolution_step": ShapeProgram(
        convolution_step, [(_F, "b, 3, n, 6"), (_F, "4, 3, 3, 3")], [{"b": 2, "n": 7}], ["n >= 3"]
    ),
    "loop": ShapeProgram(loop, [(_F, "b, n")], _BN),
    "search": ShapeProgram(search, [(_F, "b, n")], _BN),
    "scan": ShapeProgram(scan, [(_F, "b, n"), (_F, "n")], _BN),
    "branches": ShapeProgram(branches, [(_F, "b, n")], _BN),
    "calls": ShapeProgram(calls, [(_F, "b, n"), (_F, "n, b")], _BN),
    "reshapes": ShapeProgram(reshapes, [(_F, "b, n")], _BN, ["mod(n, 2) == 0"]),
    "slices": ShapeProgram(slices, [(_F, "b, n"), ("int32", "")], _BN, ["n >= 2", "b >= 2"]),
    "moved": ShapeProgram(moved, [(_F, "b, n")], _BN),
    "indexed": ShapeProgram(indexed, [(_F, "b, n"), ("int32", "k")], [{"b": 6, "n": 5, "k": 3}], ["n >= 5", "b >= 5"]),
    "counted": ShapeProgram(counted, [(_F, "b, n")], _BN),
    "sorted": ShapeProgram(sorted_, [(_F, "b, n")], _BN, ["n >= 2"]),
    "sums": ShapeProgram(sums, [(_F, "b, n")], _BN),
    "pooled": ShapeProgram(pooled, [(_F, "b, n, n, 3")], [{"b": 2, "n": 6}, {"b": 1, "n": 7}], ["n >= 3"]),
    "random": ShapeProgram(random, [("uint32", "2"), (_F, "b, n")], _BN),
    "random_bits": ShapeProgram(random_bits, [("uint32", "4"), (_F, "b, n")], _BN),
    "half_largest": ShapeProgram(half_largest, [(_F, "b, n")], _BN, ["n >= 2"]),
    "step": ShapeProgram(step, [(_F, "n, 3"), (_F, "b, n"), (_F, "b, 3")], _BN),
    "solved": ShapeProgram(solved, [(_F, "b, n, n")], _BN),
    "chosen": ShapeProgram(chosen, [(_F, "b, n")], _BN),
    "windows": ShapeProgram(
        windows, [(_F, "b, n"), ("int32", "k, 1")], [{"b": 6, "n": 5, "k": 2}], ["b >= 2", "n >= 2"]
    ),
    "transformed": ShapeProgram(transformed, [(_F, "b, 4, 8")], [{"b": 3}]),
    "factored": ShapeProgram(factored, [(_F, "b, n, n")], _BN[:1]),
    "nested": ShapeProgram(nested, [(_F, "b, n")], _BN[:1]),
    "twice_as_long": ShapeProgram(lambda x, y: x + y[: x.shape[0]], [(_F, "b"), (_F, "2*b")], [{"b": 3}]),
}
