"""Time of compiling beside JAX's on the CPU: lowering and compiling by JAX, and our plan with its kernels, anew and
with objects from the cache. Processor time, medians; ours begins with the loaded module, JAX's with the function.

    python bench/compile_speed.py             # some programs of bench/kinds.py, and the geometric mean of the ratios
    python bench/compile_speed.py lstm mlp    # those whose names have one of these words
"""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from speed import chosen, geometric_mean, seconds

ROUNDS = 3
PROGRAMS = (
    *(
        "chain of 8, 1M",
        "gelu * y + exp, 1M",
        "softmax 1024^2",
        "layer norm 1024^2",
        "Adam, 4M",
        "log-softmax 4096x256",
    ),
    *("histogram 100k", "MLP training step", "transformer block 128x256", "ViT, 2 blocks", "residual block"),
    *("convolution training step", "LSTM 100 steps", "GRU 100 steps", "n-body 50 steps"),
    *("embedding + cross-entropy step", "normal numbers 1M", "sort 100k"),
)


def main() -> None:
    names = chosen(PROGRAMS, __doc__)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"JAX_PLATFORMS": "cpu", "OPSPEC_CACHE": folder}
        from kinds import kinds

        makers, ratios = kinds(), []
        measured(makers["add 1M"], folder)  # imports, and what each side makes once
        for name in names:
            theirs, ours, cached = measured(makers[name], folder)
            ratios.append(ours / theirs)
            told = f"jax {theirs:7.1f} ms, opspec {ours:7.1f} ms, from the cache {cached:7.1f} ms"
            print(f"{name:32} {told}: {ratios[-1]:5.2f} x", flush=True)
        print(f"{'geometric mean':32} {geometric_mean(ratios):.2f} x")


def measured(make: Callable[[], Any], folder: str) -> tuple[float, float, float]:
    """Milliseconds of JAX, of ours, and of ours from the cache."""
    import jax

    import opspec

    function, given = make()
    module = opspec.load(jax.jit(function).lower(*given).as_text())

    def anew() -> object:
        for path in Path(folder).iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        return opspec.compile(module, engine="cpu")

    def theirs() -> object:
        jax.clear_caches()
        return jax.jit(function).lower(*given).compile()

    return median(theirs), median(anew), median(lambda: opspec.compile(module, engine="cpu"))


def median(action: Callable[[], object]) -> float:
    return statistics.median(seconds(action) for _ in range(ROUNDS)) * 1e3


if __name__ == "__main__":
    main()
