"""Peak memory above that after the import, beside JAX's on the CPU: a process for each program and side, arguments and
results included, plans and objects from the cache where these are: with `OPSPEC_CACHE=off`, with what compiling leaves.
`live`: arguments, results, and what has to be there at the same time, by hand.

    python bench/memory.py             # all programs
    python bench/memory.py convolution # those whose names have this word
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

MB = 1 << 20
SIDES = ("cpu", "numpy", "xla")


Maker = Callable[[], tuple[Callable[..., Any], tuple[Any, ...], float]]


def programs() -> dict[str, Maker]:
    """What makes a function of arrays, its arguments, and the bytes that live."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax import lax

    rng = np.random.default_rng(0)

    def f(*shape: int) -> Any:
        return rng.standard_normal(shape, np.float32)

    def convolved(x: Any, w: Any, layout: tuple[str, str, str] = ("NHWC", "HWIO", "NHWC")) -> Any:
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=layout)

    def attention(q: Any, k: Any, v: Any) -> Any:
        return jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", q, k) / 8) @ v

    def normed(x: Any, w: Any) -> Any:
        centred = x - x.mean(1, keepdims=True)
        return centred * lax.rsqrt((centred**2).mean(1, keepdims=True) + 1e-5) * w

    def two(x: Any, w: Any, u: Any) -> Any:
        return jax.nn.relu(x @ w) @ u

    def slopes(w: Any, u: Any, x: Any) -> Any:
        return jax.grad(lambda w, u: (two(x, w, u) ** 2).mean(), (0, 1))(w, u)

    def scan(x: Any) -> Any:
        return lax.scan(lambda c, y: (c + y, jnp.tanh(c + y)), jnp.zeros_like(x[0]), x)[1]

    def recurrent_slopes(w: Any, x: Any) -> Any:
        def total(w: Any) -> Any:
            return lax.scan(lambda c, y: (jnp.tanh(c @ w + y),) * 2, x[0], x)[1].sum()

        return jax.grad(total)(w)

    def adam(p: Any, m: Any, v: Any, g: Any) -> Any:
        m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
        return p - 0.001 * m / (jnp.sqrt(v) + 1e-8), m, v

    return {
        "chain of 2, 25M": lambda: (lambda x, y: jnp.tanh(x * y + x), (f(25_000_000), f(25_000_000)), 3 * 1e8),
        "softmax along rows 5000^2": lambda: (jax.nn.softmax, (f(5000, 5000),), 2 * 1e8),
        "Adam, 25M": lambda: (adam, tuple(abs(f(25_000_000)) for _ in range(4)), 7 * 1e8),
        "two layers, 20000x1000x2000": lambda: (
            two,
            (f(20000, 1000), f(1000, 2000), f(2000, 10)),
            4 * 62_020_000 + 8e5,
        ),
        "convolution, 8x256x256x32, padded": lambda: (
            convolved,
            (f(8, 256, 256, 32), f(3, 3, 32, 32)),
            2 * 4 * 8 * 65536 * 32,
        ),
        "convolution, 32x128x128x32, padded": lambda: (
            convolved,
            (f(32, 128, 128, 32), f(3, 3, 32, 32)),
            2 * 4 * 32 * 16384 * 32,
        ),
        "convolution, features first, 16x3x512x512 to 32": lambda: (
            lambda x, w: convolved(x, w, ("NCHW", "OIHW", "NCHW")),
            (f(16, 3, 512, 512), f(32, 3, 3, 3)),
            4 * 16 * 35 * 262144,
        ),
        "attention, 8 of 2048x64": lambda: (attention, (f(8, 2048, 64),) * 3, 4 * 8 * 2048 * (2048 + 4 * 64)),
        "layer norm, 20000x1500": lambda: (normed, (f(20000, 1500), f(1500)), 2 * 4 * 3e7),
        "gradient of two layers, 20000x512x1024": lambda: (
            slopes,
            (f(512, 1024), f(1024, 10), f(20000, 512)),
            4 * (20000 * (512 + 2 * 1024) + 2 * 1024 * 522),
        ),
        "three concatenated, reversed, 10000x1000": lambda: (
            lambda x, y, z: jnp.concatenate([x, y, z])[::-1],
            tuple(f(10000, 1000) for _ in range(3)),
            6 * 4e7,
        ),
        "rows gathered, 200,000x128": lambda: (
            lambda x, i: x[i],
            (f(100_000, 128), rng.integers(0, 100_000, 200_000).astype(np.int32)),
            3 * 5.12e7 + 8e5,
        ),
        "rows sorted, 2000x10000": lambda: (lambda x: jnp.sort(x, 1), (f(2000, 10000),), 2 * 8e7),
        "places of rows sorted, 3000x8000": lambda: (lambda x: jnp.argsort(x, 1), (f(3000, 8000),), 2 * 9.6e7),
        "places of columns sorted, 5000^2": lambda: (lambda x: jnp.argsort(x, 0), (f(5000, 5000),), 2 * 1e8),
        "places of one row sorted, 30M": lambda: (jnp.argsort, (f(30_000_000),), 2 * 1.2e8),
        "pairs of one row sorted, 20M": lambda: (
            lambda x, y: lax.sort((x, y), num_keys=1),
            (f(20_000_000), f(20_000_000)),
            4 * 8e7,
        ),
        "bytes sorted, 120M": lambda: (jnp.sort, (rng.integers(0, 256, 120_000_000, np.uint8),), 2 * 1.2e8),
        "medians of rows, 3000x10000": lambda: (lambda x: jnp.median(x, 1), (f(3000, 10000),), 2 * 1.2e8),
        "largest 5 of rows, 3000x10000": lambda: (lambda x: lax.top_k(x, 5), (f(3000, 10000),), 1.2e8),
        "running totals along rows, 4000x6000": lambda: (lambda x: jnp.cumsum(x, 1), (f(4000, 6000),), 2 * 9.6e7),
        "running totals, 30M": lambda: (jnp.cumsum, (f(30_000_000),), 2 * 1.2e8),
        "running products of columns, 5000^2": lambda: (lambda x: jnp.cumprod(x, 0), (f(5000, 5000),), 2 * 1e8),
        "running log-sum-exp along rows, 3000x10000": lambda: (
            lambda x: lax.cumlogsumexp(x, 1),
            (f(3000, 10000),),
            2 * 1.2e8,
        ),
        "running log-sum-exp, 30M": lambda: (lax.cumlogsumexp, (f(30_000_000),), 2 * 1.2e8),
        "real parts of a transform, 8x1024x1024": lambda: (
            lambda x: jnp.fft.ifft2(x).real,
            (f(8, 1024, 2048).view(np.complex64),),
            (2 + 2 + 1) * 8 * 4 * 1024**2,
        ),
        "gradient of a scan, 500 steps of 200x256": lambda: (
            recurrent_slopes,
            (f(256, 256) / 16, f(500, 200, 256)),
            4 * 4 * 500 * 200 * 256,
        ),
        "scan, 200 steps of 100,000": lambda: (scan, (f(200, 100_000),), 2 * 8e7),
    }


def child(name: str, side: str) -> None:
    import jax
    import numpy as np

    import opspec

    jax.devices()
    small = np.ones((64, 64), np.float32)
    make = programs()[name]
    text = jax.jit(lambda x: x + 1).lower(small).as_text()
    opspec.compile(opspec.load(text), engine=None if side == "xla" else side)(small)
    before = _now()
    function, arguments, live = make()
    if side == "xla":
        given = jax.device_put(arguments)
        del arguments
        jax.block_until_ready(jax.jit(function)(*given))
    else:
        shapes = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in arguments]
        opspec.compile(opspec.load(jax.jit(function).lower(*shapes).as_text()), engine=side)(*arguments)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps([live / MB, (peak - before) / MB]))


def _now() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        child(*sys.argv[2:])
        return
    os.environ["JAX_PLATFORMS"] = "cpu"
    words = [word.lower() for word in sys.argv[1:]]
    print(f"{'MB':50}{'live':>8}" + "".join(f"{side:>8}" for side in SIDES))
    for name in programs():
        if words and not any(word in name.lower() for word in words):
            continue
        told = [_asked(name, side) for side in SIDES]
        print(f"{name:50}{told[0][0]:8.0f}" + "".join(f"{peak:8.0f}" for _, peak in told), flush=True)


def _asked(name: str, side: str) -> list[float]:
    done = subprocess.run([sys.executable, __file__, "--child", name, side], stdout=subprocess.PIPE, check=True)
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    main()
