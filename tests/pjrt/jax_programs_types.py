"""Every function of `lax` on every element type and on odd shapes: empty, of rank 0, of rank 6."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from tests.pjrt.jax_programs import LAX_BINARY, LAX_UNARY, PROGRAMS, Refused

TYPES = (
    "bool", "int2", "int4", "int8", "int16", "int32", "int64", "uint2", "uint4", "uint8", "uint16", "uint32", "uint64",
    "float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e3m4",
    "float8_e4m3", "float8_e8m0fnu", "float4_e2m1fn", "bfloat16", "float16", "float32", "float64", "complex64",
    "complex128",
)  # fmt: skip
SHAPES = ((3, 4), (), (0,), (2, 1, 2, 1, 3, 2))


def values(kind: str, *shape: int, seed: int = 0) -> Any:
    """Small numbers that every type holds, with both signs where it has them."""
    dtype = jnp.dtype(kind)
    rng = np.random.RandomState(seed)
    if kind == "bool":
        return np.asarray(rng.rand(*shape) > 0.5)
    if dtype.kind == "c":
        return np.asarray(rng.uniform(-2, 2, shape) + 1j * rng.uniform(-2, 2, shape), dtype)
    if jnp.issubdtype(dtype, jnp.unsignedinteger):
        return np.asarray(rng.randint(0, 4, shape)).astype(dtype)
    if jnp.issubdtype(dtype, jnp.integer):
        return np.asarray(rng.randint(-2, 2, shape)).astype(dtype)
    if kind == "float8_e8m0fnu":
        return np.asarray(2.0 ** rng.randint(-2, 3, shape)).astype(dtype)
    return np.asarray(rng.uniform(-2, 2, shape)).astype(dtype)


def _positive(kind: str, *shape: int, seed: int = 0) -> Any:
    x = values(kind, *shape, seed=seed)
    if kind == "bool":
        return np.ones_like(x)
    return (np.abs(x.astype(np.float32)) + 1).astype(x.dtype) if x.dtype.kind != "c" else x


# Of these two each takes minutes, and in float8_e4m3fnuz XLA's CPU has NaN where the platform has a number.
BINARY = [name for name in LAX_BINARY if name not in ("random_gamma_grad", "igamma_grad_a")]


def _binary(name: str) -> Callable[..., Any]:
    function = getattr(lax, name)
    return lambda kind, *shape: function(
        values(kind, *shape), (_positive if name in ("div", "rem", "pow", "zeta") else values)(kind, *shape, seed=5)
    )


_Make = Callable[..., Any]
SHAPED: dict[str, _Make] = {
    "broadcast": lambda kind, *s: lax.broadcast(values(kind, *s), (2, 3)),
    "reverse": lambda kind, *s: lax.rev(values(kind, *s), tuple(range(len(s)))),
    "transpose": lambda kind, *s: lax.transpose(values(kind, *s), tuple(reversed(range(len(s))))),
    "reshape": lambda kind, *s: lax.reshape(values(kind, *s), (int(np.prod(s)), 1)),
    "concatenate": lambda kind, *s: lax.concatenate([values(kind, *s, 2), values(kind, *s, 1)], len(s)),
    "pad": lambda kind, *s: lax.pad(values(kind, *s, 2), jnp.asarray(1, kind), [(0, 0, 0)] * len(s) + [(1, -1, 2)]),
    "select": lambda kind, *s: lax.select(values("bool", *s), values(kind, *s), values(kind, *s, seed=1)),
    "clamp": lambda kind, *s: lax.clamp(jnp.asarray(0, kind), values(kind, *s), jnp.asarray(1, kind)),
    "sort": lambda kind, *s: lax.sort(values(kind, *s, 5), dimension=len(s)),
    "sort_pairs": lambda kind, *s: lax.sort((values("int8", *s, 5), values(kind, *s, 5)), num_keys=2),
    "top_k": lambda kind, *s: lax.top_k(values(kind, *s, 5), 2),
    "argmax": lambda kind, *s: lax.argmax(values(kind, *s, 5), len(s), np.int32),
    "argmin": lambda kind, *s: lax.argmin(values(kind, *s, 5), len(s), np.uint8),
    "iota": lambda kind, *s: lax.broadcasted_iota(kind, (*s, 2), len(s)),
    "full": lambda kind, *s: lax.full(s, 1, kind),
    "slice": lambda kind, *s: lax.slice_in_dim(values(kind, *s, 5), 1, 5, 2, axis=len(s)),
    "dynamic_slice": lambda kind, *s: lax.dynamic_slice_in_dim(values(kind, *s, 5), np.int8(3), 3, axis=len(s)),
    "dynamic_update": lambda kind, *s: lax.dynamic_update_slice_in_dim(
        values(kind, *s, 5), values(kind, *s, 2, seed=1), np.uint8(9), axis=len(s)
    ),
    "gather": lambda kind, *s: jnp.take(values(kind, *s, 5), np.array([[0, 4], [2, 7]]), axis=len(s), mode="clip"),
    "cumsum": lambda kind, *s: lax.cumsum(values(kind, *s, 4), axis=len(s)),
    "cumprod": lambda kind, *s: lax.cumprod(values(kind, *s, 4), axis=len(s), reverse=True),
    "cummax": lambda kind, *s: lax.cummax(values(kind, *s, 4), axis=len(s)),
    "cummin": lambda kind, *s: lax.cummin(values(kind, *s, 4), axis=len(s)),
    "reduce_sum": lambda kind, *s: lax.reduce_sum(values(kind, *s, 4), [len(s)]),
    "reduce_prod": lambda kind, *s: lax.reduce_prod(values(kind, *s, 4), tuple(range(len(s) + 1))),
    "reduce_max": lambda kind, *s: lax.reduce_max(values(kind, *s, 4), [len(s)]),
    "reduce_min": lambda kind, *s: lax.reduce_min(values(kind, *s, 4), tuple(range(len(s) + 1))),
    "reduce_xor": lambda kind, *s: lax.reduce_xor(values(kind, *s, 4), [len(s)]),
    "reduce_or": lambda kind, *s: lax.reduce_or(values(kind, *s, 4), [len(s)]),
    "reduce_window": lambda kind, *s: lax.reduce_window(
        values(kind, *s, 5), jnp.asarray(0, kind), lax.add, (1,) * len(s) + (2,), (1,) * len(s) + (2,), "SAME"
    ),
    "scatter": lambda kind, *s: jnp.asarray(values(kind, *s, 5)).at[..., np.array([0, 0, 3])].set(jnp.asarray(1, kind)),
    "scatter_add": lambda kind, *s: jnp.asarray(values(kind, 5, *s)).at[np.array([0, 0, 9])].add(jnp.asarray(1, kind)),
    "scatter_mul": lambda kind, *s: jnp.asarray(values(kind, 5, *s)).at[np.array([0, 0, 2])].mul(jnp.asarray(1, kind)),
    "scatter_max": lambda kind, *s: jnp.asarray(values(kind, 5, *s)).at[np.array([0, 0, 2])].max(jnp.asarray(1, kind)),
    "dot": lambda kind, *s: lax.dot_general(
        values(kind, *s, 3, 2), values(kind, *s, 2, 4, seed=2),
        (((len(s) + 1,), (len(s),)), (tuple(range(len(s))),) * 2),
    ),
    "dot_wide": lambda kind, *s: lax.dot(
        values(kind, 3, 2), values(kind, 2, 4, seed=2), preferred_element_type="float32" if "f" in kind else "int32"
    ),
    "conv": lambda kind, *s: lax.conv(values(kind, 1, 2, 5), values(kind, 3, 2, 2, seed=1), (1,), "SAME"),
    "while": lambda kind, *s: lax.fori_loop(0, 2, lambda _, x: lax.rev(x, ()) if not s else lax.rev(x, (0,)), values(kind, *s)),
    "cond": lambda kind, *s: jax.jit(lambda p, x: lax.cond(p, lambda y: y, lambda y: y[...], x))(True, values(kind, *s)),
    "scan": lambda kind, *s: lax.scan(lambda c, x: (x, c), jnp.zeros(s, kind), values(kind, 3, *s)),
    "where": lambda kind, *s: jnp.where(values("bool", *s), values(kind, *s), jnp.asarray(1, kind)),
    "isnan": lambda kind, *s: jnp.isnan(values(kind, *s)),
    "equal": lambda kind, *s: values(kind, *s) == jnp.asarray(values(kind, *s, seed=3)),
    "sum": lambda kind, *s: (jnp.sum(values(kind, *s)), jnp.mean(values(kind, *s)), jnp.prod(values(kind, *s).ravel()[:3])),
    "max": lambda kind, *s: (jnp.max(values(kind, *s), initial=0), jnp.any(values(kind, *s)), jnp.all(values(kind, *s))),
    "roll": lambda kind, *s: jnp.roll(values(kind, *s, 4), 1, -1),
    "tobytes": lambda kind, *s: lax.bitcast_convert_type(values(kind, *s, 4), np.uint8),
    "zeros": lambda kind, *s: (jnp.zeros(s, kind), jnp.ones(s, kind), jnp.full(s, 1, kind), jnp.empty((0, *s), kind)),
    "arange": lambda kind, *s: (jnp.arange(3, dtype=kind), jnp.eye(3, dtype=kind), jnp.linspace(0, 1, 4, dtype=kind)),
    "unstack": lambda kind, *s: jnp.unstack(jnp.asarray(values(kind, 2, *s))),
    "weak": lambda kind, *s: (jnp.asarray(values(kind, *s)) + 1, 2 * jnp.asarray(values(kind, *s)), -jnp.asarray(values(kind, *s))),
}  # fmt: skip


class _Everywhere:
    """The results for each type and shape that JAX takes on its CPU, which is asked once."""

    def __init__(self, name: str, function: _Make) -> None:
        self.function = function
        left_out = LEFT_OUT.get(name, set())
        self.refused = {f"{kind}{list(shape)}" for kind, shape in CASES if kind in left_out}
        self.seen: set[str] = set()

    def __call__(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        said = "no such types"
        with jax.enable_x64(True):
            for kind, shape in CASES:
                name = f"{kind}{list(shape)}"
                try:
                    if name not in self.refused:
                        found[name] = jax.block_until_ready(self.function(kind, *shape))
                except Exception as error:
                    said = f"{name}: {error}"
                    if name in self.seen:
                        raise RuntimeError(said) from error
                    self.refused.add(name)
        self.seen |= found.keys()  # the CPU comes first
        if not found:
            raise Refused(said)
        return found


CASES = [
    (kind, shape)
    for kind in TYPES
    if kind == "bool" or hasattr(jnp, kind)
    for shape in (SHAPES if kind in ("bool", "int32", "float32", "bfloat16", "complex64", "int4") else SHAPES[:1])
]


def _convert(kind: str, *shape: int) -> Any:
    return [lax.convert_element_type(values(kind, *shape), to) for to in TYPES if hasattr(jnp, to)]


# What XLA's CPU does not do right, or nobody could: bits of 4-bit integers are counted as if they were 8, 2-bit integers
# end the process, logarithms of a type without a sign, sums of numbers in a type that is none.
LEFT_OUT = {
    "concatenate": {"int2", "uint2"},
    "sort": {"int2", "uint2"},
    "sort_pairs": {"int2", "uint2"},
    "population_count": {"int2", "int4", "uint2", "uint4"},
    "lgamma": {"float8_e8m0fnu"},
    "erf": {kind for kind in TYPES if kind.startswith("float8")},  # JAX's library refuses it for every plugin
    "dot_wide": {"complex64", "complex128"},
}
for _name in LAX_UNARY:
    PROGRAMS[f"types.{_name}"] = _Everywhere(_name, lambda kind, *s, n=_name: getattr(lax, n)(values(kind, *s)))
for _name in BINARY:
    PROGRAMS[f"types.{_name}"] = _Everywhere(_name, _binary(_name))
for _name, _function in SHAPED.items():
    PROGRAMS[f"types.{_name}"] = _Everywhere(_name, _function)
PROGRAMS["types.convert"] = _Everywhere("convert", _convert)
