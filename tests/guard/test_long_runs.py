"""A guarded process does not grow, and threads compile at the same time."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.guard.settings import OURS
from tests.guard.test_guard import PLUGINS, foreign
from tests.pjrt.jax_children import run

pytest.importorskip("jax")

BEGIN = """
import opspec.guard
opspec.guard.initialize()  # what the entry point does
import jax, jax.numpy as jnp, numpy as np
"""
# Each program is another one. What JAX and the plugin keep of the first ones is there before it is measured.
GROWS = """
import gc, os, threading, time

def megabytes():
    gc.collect()
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

def compile_more(start, count):
    for i in range(start, start + count):
        jax.jit(lambda x: jax.lax.erf(x) * float(i) + i)(np.ones((8, 16), np.float32))
        if i % 20 == 19:
            jax.clear_caches()
            gc.collect()  # what JAX lets go of goes in circles

def train(step, w, count):
    for _ in range(count):
        w = step(w)
    return w

compile_more(0, WARM)
before = megabytes()
compile_more(WARM, COMPILES)
compiled = megabytes()
step = jax.jit(lambda w: w - 0.01 * jax.grad(lambda w: (jax.nn.gelu(w, approximate=False) ** 2).mean())(w))
w = train(step, jnp.ones((16, 16)), 1000)
while any(thread.name == "opspec kernels" for thread in threading.enumerate()):
    time.sleep(0.01)  # what builds kernels is loaded once
w = train(step, w, 10)
trained = megabytes()
train(step, w, STEPS).block_until_ready()
print(compiled - before, megabytes() - trained)
"""


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells what a process holds")
@pytest.mark.parametrize("plugin", PLUGINS)
def test_a_process_does_not_grow(plugin: str) -> None:
    ours = plugin == OURS
    counts = {"WARM": 200, "COMPILES": 400, "STEPS": 10_000 if ours else 100_000}
    if ours:
        counts |= {"WARM": 640, "COMPILES": 200}  # our executor keeps the last 512 programs
    source = "\n".join(f"{name} = {count}" for name, count in counts.items()) + GROWS
    given = {"OPSPEC_GUARD": foreign() if plugin == "foreign" else plugin, "OPSPEC_POLICY": "portable"}
    compiled, trained = map(float, run(source, "guard", begin=BEGIN, patience=1500, **given).stdout.split())
    assert compiled < 10  # megabytes; a context of MLIR that stays would be one for each program
    assert trained < 10


@pytest.mark.full
def test_threads_compile_at_the_same_time() -> None:
    source = """
from concurrent.futures import ThreadPoolExecutor

def value(n):
    return float(jax.jit(lambda x: jax.lax.erf(x) * n + jax.lax.top_k(x, 2)[0].sum())(np.full(3, 0.5, np.float32))[0])

with ThreadPoolExecutor(8) as threads:
    found = list(threads.map(value, range(24)))
np.testing.assert_allclose(found, [0.5204999 * n + 1 for n in range(24)], rtol=1e-5)
"""
    said = run(source, "guard", begin=BEGIN, OPSPEC_GUARD=OURS, OPSPEC_POLICY="portable").stderr
    assert "replaced 24 times: stablehlo.composite: composites 'chlo.erf' may not cross; expand" in said
