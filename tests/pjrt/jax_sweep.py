"""Public functions of JAX's modules, by reflection, on both platforms of one process: each is tried with many
signatures and kinds of arguments. The other platform has to give what JAX's CPU gives, or the same error.

    python -m tests.pjrt.jax_sweep SHARE MODULE...

A share of the calls; a line of JSON for each that parts, and a count.
"""

from __future__ import annotations

import faulthandler
import functools
import inspect
import signal
import sys
import traceback
import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.pjrt.jax_child import difference, say
from tests.pjrt.jax_sweep_skips import SKIPPED

MODULES = (
    "jax.numpy", "jax.numpy.linalg", "jax.numpy.fft", "jax.nn", "jax.nn.initializers", "jax.lax", "jax.lax.linalg",
    "jax.scipy.special", "jax.scipy.linalg", "jax.scipy.signal", "jax.scipy.fft", "jax.scipy.ndimage",
    "jax.scipy.cluster.vq", "jax.scipy.integrate", "jax.scipy.interpolate", "jax.scipy.spatial.transform",
    "jax.scipy.stats", "jax.scipy.stats.norm", "jax.scipy.stats.t", "jax.scipy.stats.gamma", "jax.scipy.stats.beta",
    "jax.scipy.stats.poisson", "jax.scipy.stats.binom", "jax.scipy.stats.vonmises",
    "jax.scipy.stats.multivariate_normal", "jax.scipy.sparse.linalg",
    "jax.random", "jax.image", "jax.tree_util", "jax.ops",
)  # fmt: skip
WIDE = ("float32", "int32", "complex64", "bool")
NARROW = (
    "float16", "bfloat16", "uint8", "int8", "uint32", "int16", "float8_e4m3fn", "int4", "float64", "int64",
    "complex128",
)  # fmt: skip
SECONDS = 600  # on a machine that others use too

Case = tuple[str, tuple[Any, ...], dict[str, Any]]


def array(kind: str, *shape: int, seed: int = 0) -> Any:
    rng = np.random.RandomState(seed + zlib.crc32(repr((kind, shape)).encode()) % 1000)
    base = rng.uniform(-2, 2, shape)
    dtype = jnp.dtype(kind)
    if dtype.kind == "b":
        return base > 0
    if jnp.issubdtype(dtype, jnp.unsignedinteger):
        return np.asarray(np.abs(base) * 3).astype(dtype)
    if jnp.issubdtype(dtype, jnp.integer):
        return np.asarray(base * 3).astype(dtype)
    if jnp.issubdtype(dtype, jnp.complexfloating):
        return np.asarray(base + 1j * rng.uniform(-2, 2, shape)).astype(dtype)
    return np.asarray(base).astype(dtype)


def spd(kind: str, n: int = 4) -> Any:
    x = np.asarray(array(kind, n, n)).astype(np.complex128 if "complex" in kind else np.float64)
    return (x @ x.conj().T + n * np.eye(n)).astype(jnp.dtype(kind))


def cases(kind: str, brief: bool) -> Iterator[Case]:
    x, y, z = array(kind, 3, 4), array(kind, 4, seed=1), array(kind, 3, 4, seed=2)
    v, w, square, scalar, empty = array(kind, 5), array(kind, 5, seed=3), spd(kind), array(kind), array(kind, 0, 3)
    yield "(x)", (x,), {}
    yield "(x, z)", (x, z), {}
    yield "(square)", (square,), {}
    yield "(v)", (v,), {}
    yield "(scalar)", (scalar,), {}
    yield "(empty)", (empty,), {}
    yield "(v, w)", (v, w), {}
    if brief:
        return
    yield "(x, axis=1)", (x,), {"axis": 1}
    yield "(x, axis=0, keepdims)", (x,), {"axis": 0, "keepdims": True}
    yield "(empty, axis=0)", (empty,), {"axis": 0}
    yield "(x, axis=7)", (x,), {"axis": 7}
    yield "(x, y)", (x, y), {}
    yield "(x, 2)", (x, 2), {}
    yield "(x, 1, 0)", (x, 1, 0), {}
    yield "(v, 2)", (v, 2), {}
    yield "(scalar, scalar)", (scalar, scalar), {}
    yield "(empty, empty)", (empty, empty), {}
    yield "(x, y of another shape)", (x, v), {}
    yield "(square, square)", (square, square), {}
    yield "(square, v4)", (square, array(kind, 4)), {}
    yield "(x, z, x)", (x, z, x), {}
    yield "(v, w, v)", (v, w, v), {}
    yield "(|v|, |w|, .5)", (np.abs(v), np.abs(w), np.abs(v) * 0.25), {}
    yield "(x > 0, x, z)", (np.asarray(x) != 0, x, z), {}
    yield "(x, indices)", (x, np.array([0, 2, 5, -1])), {}
    yield "(x, indices, axis)", (x, np.array([0, 2]), 0), {}
    yield "(x, indices2, axis)", (x, np.array([[0, 2, 1, 1]]), 0), {}
    yield "(v, indices, w)", (v, np.array([0, 2, 2, 1, 0]), w), {}
    yield "([x, z])", ([x, z],), {}
    yield "([v, w], 0)", ([v, w], 0), {}
    yield "(x, (4, 3))", (x, (4, 3)), {}
    yield "(x, (1, 0))", (x, (1, 0)), {}
    yield "(x, [0, 1])", (x, [0, 1]), {}
    yield "(x, bool)", (x, np.array([True, False, True])), {}
    yield "(x, dtype)", (x, jnp.float32), {}
    yield "(batch)", (array(kind, 2, 4, 4),), {}
    yield "(batch, batch)", (array(kind, 2, 4, 4), array(kind, 2, 4, 3)), {}
    yield "(images, kernel)", (array(kind, 2, 3, 8, 8), array(kind, 4, 3, 3, 3), (1, 1), "SAME"), {}
    if kind == "float32":
        yield "(5)", (5,), {}
        yield "(5, 3)", (5, 3), {}
        yield "((2, 3))", ((2, 3),), {}
        yield "(0, 1, 5)", (0, 1, 5), {}
        yield "('ij,jk', x, y)", ("ij,kj->ik", x, z), {}
        yield "(f, x)", (lambda a: a * 2 + 1, x), {}
        yield "(f, 0, x)", (lambda a: a.sum(), 0, x), {}
        yield "(f2, v0, xs)", (lambda a, b: (a + b, a * b), np.float32(1), v), {}
        yield "(op, v)", (jnp.add, v), {}
        yield "(-0, inf, nan)", (np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, 3e38], np.float32),), {}
        yield "(nan, nan)", (np.array([0, -0.0, np.inf, np.nan, 1, 2], np.float32),
                             np.array([-0.0, np.inf, np.nan, 0, 2, -1], np.float32)), {}  # fmt: skip


def random_cases(kind: str, brief: bool) -> Iterator[Case]:
    del brief
    dtype = jnp.dtype(kind)
    for implementation in ("threefry2x32", "rbg", "unsafe_rbg"):
        key, label = functools.partial(jax.random.key, 3, impl=implementation), implementation
        yield f"{label} (key)", (key,), {}
        yield f"{label} (key, shape)", (key, (3, 5)), {}
        yield f"{label} (key, shape, dtype)", (key, (3, 5), dtype), {}
        yield f"{label} (key, shape, dtype=)", (key,), {"shape": (3, 5), "dtype": dtype}
        yield f"{label} (key, x)", (key, np.abs(array(kind, 5)) + 1), {}
        yield f"{label} (key, x, y)", (key, np.abs(array(kind, 5)), np.abs(array(kind, 5, seed=3)) + 1), {}
        yield f"{label} (key, n, p)", (key, 9, 0.3), {}
        yield f"{label} (key, shape, 0, 9)", (key, (7,), 0, 9), {}
        yield f"{label} (key, x, shape)", (key, np.abs(array(kind, 3)) + 1, (2, 3)), {}
        yield f"{label} (key, 5)", (key, 5), {}
        yield f"{label} (key, -1, 1, shape)", (key, -1.0, 1.0, (7,)), {}
        yield f"{label} (key, p, shape=)", (key, 0.4), {"shape": (7,)}
        yield f"{label} (key, mean, cov)", (key, array(kind, 4), spd(kind)), {}


def initializer_cases(kind: str, brief: bool) -> Iterator[Case]:
    del brief
    drawn = ("normal", "uniform", "truncated_normal")
    scaled = [(2.0, fan, how) for fan, how in zip(("fan_in", "fan_avg", "fan_out"), drawn, strict=True)]
    for arguments in ((), (0.5,), *scaled):
        yield f"{arguments}", arguments, {"made for": (6, 4), "dtype": jnp.dtype(kind)}


def functions(module: str) -> dict[str, Callable[..., Any]]:
    """The public functions of a module, those skipped left out."""
    found = {name: getattr(import_module(module), name, None) for name in dir(import_module(module))}
    return {
        name: value
        for name, value in found.items()
        if not name.startswith("_") and callable(value) and not inspect.isclass(value)
        and not (isinstance(value, type(jnp.float32)) and module == "jax.numpy")
        and f"{module}.{name}" not in SKIPPED
    }  # fmt: skip


class Slow(Exception):
    pass


def _alarm(*_: Any) -> None:
    raise Slow


def call(function: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
    made = [x() if isinstance(x, functools.partial) else x for x in arguments]
    if "made for" in options:
        return function(*made)(jax.random.key(0), options["made for"], options["dtype"])
    return function(*made, **options)


def run(device: Any, function: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
    try:
        with jax.default_device(device):
            made = call(function, arguments, options)
            found = {}
            for path, x in jax.tree_util.tree_leaves_with_path(made):
                if isinstance(x, jax.Array) and jnp.issubdtype(x.dtype, jax.dtypes.prng_key):
                    x = jax.random.key_data(x)
                if isinstance(x, jax.Array | np.ndarray | np.generic | int | float | complex | bool):
                    found[jax.tree_util.keystr(path)] = np.asarray(x)
            return found
    except Slow:
        raise
    except Exception as error:  # noqa: BLE001 - the outcome
        return type(error).__name__, "".join(traceback.format_exception_only(error)).strip()[:400]


def outcome(
    function: Callable[..., Any], label: str, arguments: tuple[Any, ...], options: dict[str, Any]
) -> str | None:
    """What is wrong; None where JAX's CPU refuses the call and the other platform was not asked."""
    expected = run(jax.devices("cpu")[0], function, arguments, options)
    if isinstance(expected, tuple):
        python = expected[0] in ("TypeError", "ValueError", "AttributeError", "NotImplementedError", "IndexError")
        if python and zlib.crc32(label.encode()) % 8:
            return None
    found = run(jax.devices("opspec")[0], function, arguments, options)
    if isinstance(expected, tuple) or isinstance(found, tuple):
        x, y = (("no error", "") if isinstance(side, dict) else side for side in (expected, found))
        return "" if x[0] == y[0] else f"{x[0]} on the CPU ({x[1]}), here {y[0]}: {y[1]}"
    return difference(expected, found)


def sweep(module: str, share: float) -> None:
    made = {"jax.random": random_cases, "jax.nn.initializers": initializer_cases}.get(module, cases)
    count = refused = 0
    never = []
    for name, function in functions(module).items():
        taken = 0
        for kind in (*WIDE, *NARROW):
            with jax.enable_x64(kind in ("float64", "int64", "complex128")):
                for label, arguments, options in made(kind, kind in NARROW):
                    told = f"{module}.{name} {kind} {label}"
                    if zlib.crc32(told.encode()) % 10_000 >= share * 10_000 * (1 if kind == "float32" else 0.5):
                        continue
                    say({"begins": told})
                    signal.alarm(SECONDS)
                    try:
                        said = outcome(function, told, arguments, options)
                    except Slow:
                        said = f"takes more than {SECONDS} seconds"
                    finally:
                        signal.alarm(0)
                    refused += said is None
                    taken += said is not None
                    count += 1
                    if said:
                        say({"name": told, "found": said[:1500]})
        jax.clear_caches()
        if not taken:
            never.append(name)
    say({"module": module, "calls": count, "refused": refused, "never": never})


def main(share: str, *modules: str) -> None:
    import opspec.pjrt

    opspec.pjrt.register()
    faulthandler.enable()
    signal.signal(signal.SIGALRM, _alarm)
    for module in modules:
        sweep(module, float(share))


if __name__ == "__main__":
    main(*sys.argv[1:])
