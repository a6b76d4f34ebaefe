"""What there is to gain: loops written by hand in C (by_hand.c) beside XLA and OpSpec, on one core, in turns; medians
of processor time over XLA's. The loops check no index, make no array, and write by ordinary stores or past the caches,
whichever is faster.

    python bench/by_hand.py                # needs gcc, and an x86 processor
"""

from __future__ import annotations

import argparse
import ctypes
import os
import statistics
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from speed import ONE_THREAD, seconds

ROUNDS, CALLS = 40, 5
LOOPS = {
    "momentum, 4M": "momentum",
    "Adagrad, 1M": "adagrad",
    "Adam, 100k": "adam",
    "Adam, 4M": "adam",
    "clipped gradients, 1M": "clipped",
    "gather elements 1M": "elements",
    "gather rows 16384x512": "rows",
    "scalar loop 10,000 steps": "chain",
}
LINE = 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    os.environ |= ONE_THREAD | {"JAX_PLATFORMS": "cpu", "OPSPEC_ENGINE": "cpu"}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    from kinds import kinds

    makers = kinds()
    with tempfile.TemporaryDirectory() as folder:
        loops = compiled(Path(folder) / "by_hand.so")
        print("| program | XLA | OpSpec | by hand |\n| --- | --- | --- | --- |")
        for name, loop in LOOPS.items():
            theirs, ours, by_hand = measured(*makers[name](), loops, loop)
            print(f"| {name} | {theirs * 1e3:.3g} ms | {ours / theirs:.2f} | {by_hand / theirs:.2f} |", flush=True)


def compiled(path: Path) -> ctypes.CDLL:
    flags = ["-O3", "-march=native", "-ffp-contract=off", "-fno-math-errno", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, Path(__file__).with_suffix(".c"), "-o", path, "-lm"], check=True)
    return ctypes.CDLL(str(path))


def measured(function: Any, arguments: Any, loops: ctypes.CDLL, loop: str) -> tuple[float, float, float]:
    """Seconds of XLA, of ours and of the loop."""
    import jax
    import numpy as np

    import opspec

    jitted = jax.jit(function)
    program = opspec.compile(opspec.load(jitted.lower(*arguments).as_text()))
    given = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    device = jax.device_put(arguments)
    wanted = program(*given)  # nothing is contracted there either
    arrays = [on_line(x) for x in given]
    results = [on_line(np.zeros_like(x)) for x in wanted]
    pointers = [ctypes.c_void_p(x.ctypes.data) for x in (*arrays, *results)]
    count = ctypes.c_long(len(wanted[0]) if wanted[0].ndim else 1)
    ways = [f"{loop}_{way}" for way in ("plain", "past") if hasattr(loops, f"{loop}_{way}")]

    def by_hand(way: str) -> Callable[[], object]:
        return lambda: getattr(loops, way)(count, *pointers)

    calls: list[Callable[[], object]] = [
        lambda: jax.block_until_ready(jitted(*device)),
        lambda: program(*given),
        *map(by_hand, ways),
    ]
    for way in ways:
        by_hand(way)()
        for found, expected in zip(results, wanted, strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-5, err_msg=way)
    taken: list[list[float]] = [[] for _ in calls]
    for _ in range(ROUNDS):
        for call, found in zip(calls, taken, strict=True):
            found += [seconds(call) for _ in range(CALLS)]
    theirs, ours, *hand = map(statistics.median, taken)
    return theirs, ours, min(hand)


def on_line(array: Any) -> Any:
    """A copy that begins with a line of memory, as stores past the caches need it."""
    import numpy as np

    raw = np.empty(array.nbytes + LINE, np.uint8)
    start = -raw.ctypes.data % LINE
    found = raw[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


if __name__ == "__main__":
    main()
