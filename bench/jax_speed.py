"""Speed of the JAX platform beside JAX's CPU, both in one process and in turns: medians of the processor time and of
the time on the wall. The limits hold for the processor time, which other processes on the machine do not lengthen.

    python bench/jax_speed.py
    OPSPEC_ENGINE=numpy python bench/jax_speed.py    # op by op, for which the limits are others
"""

from __future__ import annotations

import itertools
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

os.environ["JAX_PLATFORMS"] = "opspec,cpu"
os.environ.pop("OPENBLAS_CORETYPE", None)  # some set-ups pin it to older instructions

ROUNDS = 41
WARM = 1.0  # seconds
SIZES = (784, 512, 512, 10)
BATCH = 128

Run = Callable[[], object]


def main() -> None:
    import jax

    import opspec.pjrt

    opspec.pjrt.initialize()
    sides = [jax.devices(name)[0] for name in ("cpu", "opspec")]
    limits = (8.0, 3.0) if os.environ.get("OPSPEC_ENGINE") == "numpy" else (3.0, 1.2)
    told = f"training step, MLP {'-'.join(map(str, SIZES))}, batch {BATCH}"
    for (name, made, calls), limit in zip((("a small jit call", small, 200), (told, step, 3)), limits, strict=True):
        compare(name, [made(device) for device in sides], calls, limit)


def small(device: Any) -> Run:
    import jax
    import numpy as np

    add = jax.jit(lambda x: x + 1)
    x = jax.device_put(np.ones((4, 4), np.float32), device)
    return lambda: add(x)


def step(device: Any) -> Run:
    import jax
    import jax.numpy as jnp
    import numpy as np

    rng = np.random.default_rng(7)
    drawn = [(rng.normal(0, 0.05, pair), np.zeros(pair[1])) for pair in itertools.pairwise(SIZES)]
    images = jax.device_put(rng.random((BATCH, SIZES[0])).astype(np.float32), device)
    labels = jax.device_put(rng.integers(0, SIZES[-1], BATCH).astype(np.int32), device)

    def loss(layers: Any, images: Any, labels: Any) -> Any:
        x = images
        for weights, bias in layers[:-1]:
            x = jax.nn.relu(x @ weights + bias)
        weights, bias = layers[-1]
        chosen = jnp.take_along_axis(jax.nn.log_softmax(x @ weights + bias), labels[:, None], 1)
        return -chosen.mean()

    @jax.jit
    def trained(layers: Any, images: Any, labels: Any) -> Any:
        value, slopes = jax.value_and_grad(loss)(layers, images, labels)
        return jax.tree.map(lambda x, slope: x - 0.01 * slope, layers, slopes), value

    state = [jax.device_put(jax.tree.map(lambda x: x.astype(np.float32), drawn), device)]

    def run() -> Any:
        state[0], value = trained(state[0], images, labels)
        return value

    return run


def compare(name: str, sides: list[Run], calls: int, limit: float) -> None:
    rounds: list[list[tuple[float, float]]] = [[], []]
    begun = time.perf_counter()
    while time.perf_counter() < begun + WARM:  # until the kernels are there, as later calls find them
        for run in sides:
            seconds(run, calls)
    for _ in range(ROUNDS):
        for found, run in zip(rounds, sides, strict=True):
            found.append(seconds(run, calls))
    theirs, ours = ([statistics.median(times) for times in zip(*found[1:], strict=True)] for found in rounds)
    for what, x, y in zip(("processor", "wall"), theirs, ours, strict=True):
        held = ("ok" if y <= limit * x else "OVER") if what == "processor" else ""
        told = f"{x * 1e6:9,.0f} us, opspec {y * 1e6:9,.0f} us: {y / x:5.2f} x"
        print(f"{name:48} {what:9} cpu {told}  {f'<= {limit:g} x  {held}' if held else ''}".rstrip(), flush=True)


def seconds(run: Run, calls: int) -> tuple[float, float]:
    """Of one call: of the processors, and on the wall."""
    import jax

    start = time.process_time(), time.perf_counter()
    for _ in range(calls):
        last = run()
    jax.block_until_ready(last)
    return (time.process_time() - start[0]) / calls, (time.perf_counter() - start[1]) / calls


if __name__ == "__main__":
    main()
