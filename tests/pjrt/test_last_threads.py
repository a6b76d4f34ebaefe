"""Daemon threads that use JAX when the process ends."""

from __future__ import annotations

import pytest

from tests.pjrt.jax_children import run

pytestmark = pytest.mark.slow

WORK = """
import threading, time
f = jax.jit(lambda x: x * 2 + 1)
x = jnp.arange(4.0)
f(x)
forever = jax.jit(lambda x: jax.lax.fori_loop(0, 2**31 - 1, lambda i, v: jnp.sin(v) + i, x))
def calls():
    while True: np.asarray(f(x))
def compiles():
    while True: jax.jit(lambda x: x * time.time())(x)
def runs(): forever(x)
def sleeps(): time.sleep(1000 + float(f(x)[0]))
for function in (WHAT): threading.Thread(target=function, daemon=True).start()
time.sleep(0.5)
"""


@pytest.mark.full
@pytest.mark.parametrize(
    ("what", "times"),
    [
        ("calls, compiles, runs, sleeps", 1),
        *(
            pytest.param(what, 5, marks=pytest.mark.full)
            for what in ("calls, calls, calls", "runs, calls", "compiles, sleeps")
        ),
    ],
)
def test_the_process_ends_well_while_daemon_threads_run(what: str, times: int) -> None:
    for _ in range(times):
        assert run(WORK.replace("WHAT", what), patience=60).stderr == ""
