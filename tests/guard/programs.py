"""Programs of JAX that have what a boundary is about: functions without arguments that give arrays, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.scipy import special
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

Program = Callable[[], Any]
PROGRAMS: dict[str, Program] = {}

X = np.linspace(-1.9, 1.7, 12, dtype=np.float32)
POSITIVE = np.linspace(0.3, 4.2, 12, dtype=np.float32)
MATRIX = np.arange(12, dtype=np.float32).reshape(3, 4) / 7


def _program(name: str, function: Callable[..., Any], *arguments: Any) -> None:
    PROGRAMS[name] = lambda: jax.jit(function)(*arguments)


# --- ops of CHLO, which JAX sends as composites ------------------------------------------------------------------

for name, function in {
    "erf": lax.erf,
    "erfc": lax.erfc,
    "erf_inv": lambda x: lax.erf_inv(x / 4),
    "asin": lambda x: jnp.asin(x / 2),
    "acos": lambda x: jnp.acos(x / 2),
    "atan": jnp.atan,
    "sinh": jnp.sinh,
    "cosh": jnp.cosh,
    "asinh": jnp.asinh,
    "atanh": lambda x: jnp.atanh(x / 2),
    "tan": jnp.tan,
    "square": jnp.square,
    "next_after": lambda x: jnp.nextafter(x, 2.0),
    "gelu": jax.nn.gelu,
    "gradient of gelu": jax.grad(lambda x: jax.nn.gelu(x, approximate=False).sum()),
}.items():
    _program(name, function, X)
for name, function in {
    "lgamma": lax.lgamma,
    "digamma": lax.digamma,
    "acosh": lambda x: jnp.acosh(x + 1),
    "polygamma": lambda x: special.polygamma(1, x),
    "zeta": lambda x: special.zeta(x + 1, x),
    "bessel": lax.bessel_i1e,
}.items():
    _program(name, function, POSITIVE)
_program("top_k", lambda x: lax.top_k(x, 3), X)
_program("top_k of rows", lambda x: lax.top_k(x, 2), MATRIX)
_program("conj", jnp.conj, X + 1j)
_program("is_inf", jnp.isinf, np.array([1, np.inf, -np.inf], np.float32))
_program("erf in a loop", lambda x: lax.fori_loop(0, 3, lambda _, y: lax.erf(y) + x, x), X)
_program("erf in a branch", lambda x: lax.cond(x.sum() > 0, lax.erf, jnp.sinh, x), X)
_program("erf in a scan", lambda x: lax.scan(lambda c, y: (c + lax.erf(y), c), 0.0, x), X)

# --- composites -----------------------------------------------------------------------------------------------


def _scaled(x: Any, *, scale: float) -> Any:
    return jnp.exp(x) * scale


_program("a composite", lax.composite(lambda x: jnp.exp(x) * 2, "acme.expo"), X)
_program("a composite with attributes", lambda x: lax.composite(_scaled, "acme.scaled", version=2)(x, scale=0.5), X)
_program("a composite of a composite", lax.composite(lambda x: lax.erf(x) + 1, "acme.outer"), X)

# --- dynamic shapes, custom calls, donation, results ------------------------------------------------------------


def _of_any_size() -> Any:
    (size,) = export.symbolic_shape("n")
    given = jax.ShapeDtypeStruct((size, 4), np.float32)
    exported = export.export(jax.jit(lambda x: lax.erf(x).sum(0) / x.shape[0]), platforms=("cpu",))(given)
    return jax.jit(exported.call)(MATRIX)


PROGRAMS["sizes that an export leaves open"] = _of_any_size
_program("dynamic slices", lambda x, at: lax.dynamic_slice(x, (at,), (3,)), X, 4)
_program("a call of a target", lambda x: lax.optimization_barrier((x, x + 1)), X)
PROGRAMS["donation"] = lambda: jax.jit(lambda x: x + 1, donate_argnums=0)(jnp.asarray(X))

# --- types ----------------------------------------------------------------------------------------------------

_program("bf16", lambda x: lax.erf(x) * x, jnp.asarray(X, jnp.bfloat16))
_program("f8", lambda x: x.astype(jnp.float8_e4m3fn).astype(jnp.float32), X)
_program("a convolution", lambda x: jnp.convolve(x, x[:3]), X)
_program("a gather with batches", lambda x: jax.vmap(lambda r, i: r[i])(x, np.array([1, 3, 0])), MATRIX)
_program("attention", lambda x: jax.nn.softmax(x @ x.T) @ x, MATRIX)
_program("a sort", jnp.sort, X)


# --- several devices --------------------------------------------------------------------------------------------


def _placed() -> tuple[Any, Mesh]:
    devices = jax.devices()
    mesh = Mesh(np.array(devices[:2]), ("x",))
    return jax.device_put(np.arange(16, dtype=np.float32).reshape(4, 4), NamedSharding(mesh, P("x"))), mesh


def _sharded() -> Any:
    x, _ = _placed()
    return jax.jit(lambda a: (a @ a.T).sum())(x)


def _manual() -> Any:
    x, mesh = _placed()
    return jax.jit(jax.shard_map(lambda a: lax.psum(a, "x"), mesh=mesh, in_specs=P("x"), out_specs=P()))(x)


SHARDED = {"sharding": _sharded, "sharding by hand": _manual}
PROGRAMS |= SHARDED
