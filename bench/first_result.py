"""When the first result is there, by engine: processor time of compiling a program that is loaded and of calling it
once, objects not from the cache; medians, engines in turns.

    python bench/first_result.py              # some programs of bench/kinds.py
    python bench/first_result.py lstm mlp     # those whose names have one of these words
"""

from __future__ import annotations

import gc
import os
import statistics
from collections.abc import Callable
from typing import Any

from speed import chosen, geometric_mean, seconds

ROUNDS = 9
USUAL = "by default"  # where llvmlite is installed
ENGINES = ("numpy", USUAL, "cpu", "reference")
PROGRAMS = (
    *("chain of 8, 1M", "gelu * y + exp, 1M", "softmax 64x64", "softmax 1024^2", "layer norm 1024^2", "Adam, 4M"),
    *(
        "sum 1M",
        "gather rows 4096x64",
        "histogram 100k",
        "matmul 512",
        "MLP training step",
        "transformer block 128x256",
    ),
    *("convolution training step", "LSTM 100 steps", "n-body 50 steps", "normal numbers 1M", "sort 100k"),
)


def main() -> None:
    names = chosen(PROGRAMS, __doc__)
    os.environ |= {"JAX_PLATFORMS": "cpu", "OPSPEC_CACHE": "off"}
    os.environ.pop("OPSPEC_ENGINE", None)
    from kinds import kinds

    makers = kinds()
    ratios: dict[str, list[float]] = {engine: [] for engine in ENGINES[1:]}
    measured(makers["add 1M"])  # imports, and what is made once
    for name in names:
        found = measured(makers[name])
        told = ", ".join(f"{engine} {found[engine] * 1e3:8.1f} ms" for engine in ENGINES)
        for engine in ENGINES[1:]:
            ratios[engine].append(found[engine] / found["numpy"])
        print(f"{name:32} {told}: {ratios['cpu'][-1]:6.2f} x", flush=True)
    means = ", ".join(f"{engine} {geometric_mean(found):.2f} x" for engine, found in ratios.items())
    print(f"{'geometric mean, beside numpy':32} {means}")


def measured(make: Callable[[], Any]) -> dict[str, float]:
    """Seconds of each engine."""
    import jax
    import numpy as np

    import opspec

    function, given = make()
    module = opspec.load(jax.jit(function).lower(*given).as_text())
    arrays = [np.asarray(x) for x in jax.tree.leaves(given)]
    times: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    for at in range(ROUNDS):
        for engine in (*ENGINES[at % len(ENGINES) :], *ENGINES[: at % len(ENGINES)]):
            gc.collect()  # each finds memory as another one left it
            name = None if engine == USUAL else engine
            times[engine].append(seconds(lambda name=name: opspec.compile(module, engine=name)(*arrays)))
    return {engine: statistics.median(found) for engine, found in times.items()}


if __name__ == "__main__":
    main()
