"""Functions of JAX whose programs go through `opspec.lower`: each against what JAX computes itself, with gradients.

python tests/lowering/jax_lowered.py [NAME ...]
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy.special as special
import numpy as np
from jax import lax

import opspec

F = Callable[..., Any]
WIDE = np.array([-7.3, -2.5, -1.0, -0.75, -1e-3, 0.0, 1e-5, 0.3, 0.9, 1.0, 3.7, 11.0])
UNIT = np.array([-0.999, -0.8, -0.5, -1e-4, 0.0, 1e-3, 0.25, 0.7, 0.99])
ABOVE = np.array([1.0001, 1.5, 2.0, 7.0, 40.0, 1e4])
POSITIVE = np.array([1e-3, 0.2, 0.5, 1.0, 1.7, 3.0, 9.5, 60.0])

ROWS = np.linspace(-1.0, 2.0, 18).reshape(6, 3)
MATRICES = np.linspace(-2.0, 1.5, 27).reshape(3, 3, 3) ** 2


def ragged(left: Any, right: Any, batch: Any, cut: Any, group: Any) -> F:
    """A ragged product: contracted dimensions, those that both have in common, the one that is cut, that of groups."""
    numbers = lax.RaggedDotDimensionNumbers(((left, right), (batch, batch)), cut, group)
    return lambda x, y: lax.ragged_dot_general(x, y, jnp.array([2, 0, 1]), numbers)


# name: function, its arguments (real), and whether it has a gradient worth comparing
REAL: dict[str, tuple[F, tuple[Any, ...], bool]] = {
    "jnp.sinh": (jnp.sinh, (WIDE,), True),
    "jnp.cosh": (jnp.cosh, (WIDE,), True),
    "jnp.tan": (jnp.tan, (WIDE,), True),
    "jnp.arcsin": (jnp.arcsin, (UNIT,), True),
    "jnp.arccos": (jnp.arccos, (UNIT,), True),
    "jnp.arctan": (jnp.arctan, (WIDE,), True),
    "jnp.arcsinh": (jnp.arcsinh, (WIDE,), True),
    "jnp.arccosh": (jnp.arccosh, (ABOVE,), True),
    "jnp.arctanh": (jnp.arctanh, (UNIT,), True),
    "jnp.arctan2": (jnp.arctan2, (WIDE, WIDE[::-1] + 0.1), True),
    "jnp.hypot": (jnp.hypot, (WIDE, WIDE[::-1] + 0.1), True),
    "jnp.sinc": (jnp.sinc, (WIDE,), False),
    "jnp.square": (jnp.square, (WIDE,), True),
    "jnp.cbrt": (jnp.cbrt, (POSITIVE,), True),
    "jnp.exp2": (jnp.exp2, (WIDE,), True),
    "jnp.expm1": (jnp.expm1, (WIDE,), True),
    "jnp.log1p": (jnp.log1p, (POSITIVE,), True),
    "jnp.logaddexp": (jnp.logaddexp, (WIDE, WIDE[::-1]), True),
    "jnp.isinf": (jnp.isinf, (np.array([np.inf, -np.inf, np.nan, 1.0]),), False),
    "jnp.isposinf": (jnp.isposinf, (np.array([np.inf, -np.inf, np.nan, 1.0]),), False),
    "jnp.isneginf": (jnp.isneginf, (np.array([np.inf, -np.inf, np.nan, 1.0]),), False),
    "jnp.isnan": (jnp.isnan, (np.array([np.inf, -np.inf, np.nan, 1.0]),), False),
    "jnp.nan_to_num": (jnp.nan_to_num, (np.array([np.inf, -np.inf, np.nan, 1.0]),), False),
    "jnp.nextafter": (jnp.nextafter, (WIDE, WIDE[::-1] + 0.1), False),
    "jnp.spacing": (jnp.spacing, (WIDE,), False),
    "jnp.heaviside": (jnp.heaviside, (WIDE, WIDE), False),
    "jnp.float_power": (jnp.float_power, (POSITIVE, POSITIVE[::-1] / 20), True),
    "jnp.fmod": (jnp.fmod, (WIDE, WIDE[::-1] + 0.1), True),
    "jnp.remainder": (jnp.remainder, (WIDE, WIDE[::-1] + 0.1), True),
    "jnp.percentile": (lambda x: jnp.percentile(x, 30.0), (WIDE,), True),
    "jnp.corrcoef": (lambda x: jnp.corrcoef(x[:6], x[6:]), (WIDE,), True),
    "jnp.linalg.norm": (jnp.linalg.norm, (WIDE,), True),
    "lax.erf": (lax.erf, (WIDE,), True),
    "lax.erfc": (lax.erfc, (WIDE,), True),
    "lax.erf_inv": (lax.erf_inv, (UNIT,), True),
    "lax.lgamma": (lax.lgamma, (WIDE + 0.05,), True),
    "lax.digamma": (lax.digamma, (WIDE + 0.05,), False),  # its gradient is off by 3e-8 in JAX at -7.25
    "lax.polygamma": (lambda x: lax.polygamma(jnp.full_like(x, 2.0), x), (POSITIVE,), True),
    "lax.zeta": (lambda x: lax.zeta(x + 1.5, jnp.full_like(x, 0.7)), (POSITIVE,), False),
    "lax.bessel_i0e": (lax.bessel_i0e, (WIDE,), True),
    "lax.bessel_i1e": (lax.bessel_i1e, (WIDE,), True),
    "lax.igamma": (lambda x: lax.igamma(x, x + 0.3), (POSITIVE,), False),
    "lax.igammac": (lambda x: lax.igammac(x, x + 0.3), (POSITIVE,), False),
    "lax.random_gamma_grad": (lambda x: lax.random_gamma_grad(x, x + 0.3), (POSITIVE,), False),
    "lax.betainc": (lambda x: special.betainc(x, 1.5, 0.3), (POSITIVE,), False),
    "lax.zeta_of_q": (lambda x: lax.zeta(jnp.full_like(x, 2.5), x), (POSITIVE,), False),
    "lax.igamma_of_x": (lambda x: lax.igamma(jnp.full_like(x, 2.5), x), (POSITIVE,), True),
    "lax.igammac_of_x": (lambda x: lax.igammac(jnp.full_like(x, 2.5), x), (POSITIVE,), True),
    "lax.betainc_of_x": (lambda x: special.betainc(1.5, 2.5, x), (np.array([0.01, 0.2, 0.5, 0.77, 0.99]),), True),
    "lax.ragged_dot": (lambda x, y: lax.ragged_dot(x, y, jnp.array([2, 0, 4])), (ROWS, MATRICES), True),
    "lax.ragged_dot.terms": (ragged([0], [0], [], [0], []), (ROWS[:3], MATRICES[0]), False),
    "lax.ragged_dot.batches": (ragged([2], [1], [0], [0], []), (MATRICES, MATRICES + 1.0), False),
    "lax.ragged_dot.rows": (lambda x, y: ragged([1], [1], [], [0], [0])(x, y), (ROWS, MATRICES), True),
    "lax.top_k": (lambda x: lax.top_k(x, 3)[0], (WIDE,), True),
    "lax.cumlogsumexp": (lax.cumlogsumexp, (WIDE,), True),
    "lax.asinh": (lax.asinh, (WIDE,), True),
    "lax.acosh": (lax.acosh, (ABOVE,), True),
    "lax.atanh": (lax.atanh, (UNIT,), True),
    "lax.tan": (lax.tan, (WIDE,), True),
    "special.erf": (special.erf, (WIDE,), True),
    "special.erfinv": (special.erfinv, (UNIT,), True),
    "special.gammaln": (special.gammaln, (POSITIVE,), True),
    "special.gamma": (special.gamma, (POSITIVE[:-1],), True),
    "special.digamma": (special.digamma, (POSITIVE,), True),
    "special.polygamma": (lambda x: special.polygamma(1, x), (POSITIVE,), True),
    "special.zeta": (lambda x: special.zeta(x + 1.2, 1.0), (POSITIVE,), False),
    "special.betaln": (lambda x: special.betaln(x, 2.5), (POSITIVE,), True),
    "special.factorial": (special.factorial, (POSITIVE[:-1],), True),
    "special.i0": (special.i0, (WIDE,), True),
    "special.i0e": (special.i0e, (WIDE,), True),
    "special.i1": (special.i1, (WIDE,), True),
    "special.i1e": (special.i1e, (WIDE,), True),
    "special.entr": (special.entr, (POSITIVE,), True),
    "special.ndtr": (special.ndtr, (WIDE,), True),
    "special.ndtri": (special.ndtri, (np.array([0.01, 0.2, 0.5, 0.77, 0.99]),), True),
    "special.log_ndtr": (special.log_ndtr, (WIDE,), True),
    "special.logit": (special.logit, (np.array([0.01, 0.2, 0.5, 0.77, 0.99]),), True),
    "special.xlogy": (lambda x: special.xlogy(x, x), (POSITIVE,), True),
    "special.multigammaln": (lambda x: special.multigammaln(x + 2.0, 3), (POSITIVE,), True),
    "special.expi": (special.expi, (POSITIVE,), False),
    "special.exp1": (special.exp1, (POSITIVE,), False),
    "nn.gelu": (lambda x: jax.nn.gelu(x, approximate=False), (WIDE,), True),
    "nn.gelu_tanh": (jax.nn.gelu, (WIDE,), True),
    "nn.silu": (jax.nn.silu, (WIDE,), True),
    "nn.softplus": (jax.nn.softplus, (WIDE,), True),
    "nn.mish": (jax.nn.mish, (WIDE,), True),
    "nn.celu": (jax.nn.celu, (WIDE + 0.01,), True),
    "nn.selu": (jax.nn.selu, (WIDE + 0.01,), True),
    "nn.log_sigmoid": (jax.nn.log_sigmoid, (WIDE,), True),
    "nn.softmax": (jax.nn.softmax, (WIDE,), True),
    "nn.logsumexp": (jax.nn.logsumexp, (WIDE,), True),
    "nn.standardize": (jax.nn.standardize, (WIDE,), True),
    "nn.hard_tanh": (jax.nn.hard_tanh, (WIDE + 0.01,), True),
    "random.gamma": (lambda x: jax.random.gamma(jax.random.key(3), x + 1.0), (POSITIVE,), False),
    "random.normal": (lambda x: x + jax.random.normal(jax.random.key(3), x.shape), (WIDE,), True),
    "random.t": (lambda x: jax.random.t(jax.random.key(3), x + 2.0, x.shape), (POSITIVE,), False),
}
COMPLEX: dict[str, F] = {
    f"complex.{name}": getattr(jnp, name)
    for name in ("sinh", "cosh", "tan", "arcsin", "arccos", "arctan", "arcsinh", "arccosh", "arctanh", "square", "conj")
}
POINTS = np.array([0.3 + 0.4j, -1.2 + 0.7j, 2.0 - 3.0j, -0.6 - 0.1j, 0.9 + 0.05j, 5.0 + 0.5j])
# How far two implementations may be apart, in epsilons of the type, of the larger of a value and one.
APART = {"float32": 256, "float64": 1024, "complex64": 256, "complex128": 1024}


def programs() -> Iterator[tuple[str, F, tuple[Any, ...]]]:
    """Name, function and arguments of every program."""
    for name, (function, arguments, smooth) in REAL.items():
        for dtype in ("float32", "float64"):
            given = tuple(np.asarray(x, dtype) for x in arguments)
            yield f"{name}:{dtype}", function, given
            if smooth:
                total = lambda *args, f=function: jnp.sum(f(*args))  # noqa: E731
                yield f"grad.{name}:{dtype}", jax.grad(total, tuple(range(len(given)))), given
    for name, f in COMPLEX.items():
        for dtype in ("complex64", "complex128"):
            yield f"{name}:{dtype}", f, (np.asarray(POINTS, dtype),)
            if name != "complex.conj":
                whole = lambda z, f=f: jnp.sum(f(z))  # noqa: E731
                yield f"grad.{name}:{dtype}", jax.grad(whole, holomorphic=True), (np.asarray(POINTS, dtype),)


def outcome(function: F, arguments: tuple[Any, ...]) -> tuple[str, list[str]]:
    """What is wrong with a program, and the CHLO ops of it."""
    jitted = jax.jit(function, keep_unused=True)
    text = jitted.lower(*arguments).as_text()
    found = sorted(set(re.findall(r"chlo\.\w+", text)))
    lowered = opspec.lower(text)
    if "chlo." in str(lowered):
        return "CHLO is left", found
    ours = opspec.run(lowered, *arguments)
    theirs = [np.asarray(x) for x in jax.tree.leaves(jitted(*arguments))]
    for x, y in zip(ours, theirs, strict=True):
        if x.dtype != y.dtype or x.shape != y.shape:
            return f"expected {y.dtype}{y.shape}, found {x.dtype}{x.shape}", found
        if y.dtype.kind not in "fc":
            if not np.array_equal(x, y):
                return f"expected {y}, found {x}", found
            continue
        finite = np.isfinite(y)
        if not np.array_equal(np.isfinite(x), finite):
            return f"expected {y}, found {x}", found
        size = APART[y.dtype.name] * np.finfo(y.dtype).eps * np.maximum(np.abs(y), 1)
        if not np.all(np.abs(x - y)[finite] <= size[finite]):
            return f"expected {y}, found {x}", found
    return "", found


def main(wanted: list[str]) -> None:
    jax.config.update("jax_enable_x64", True)
    for name, function, arguments in programs():
        if wanted and not any(part in name for part in wanted):
            continue
        try:
            found, ops = outcome(function, arguments)
        except Exception as error:  # noqa: BLE001 - told with the program's name
            found, ops = f"{type(error).__name__}: {error}"[:600], []
        print(json.dumps({"name": name, "found": found, "ops": ops}), flush=True)  # noqa: T201 - what the parent reads


if __name__ == "__main__":
    with np.errstate(all="ignore"):
        main(sys.argv[1:])
