"""A share of the calls of JAX's public functions on both platforms; see `jax_sweep.py`."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.pjrt.jax_children import environment
from tests.pjrt.jax_sweep_skips import DIFFERENT

MODULES = {
    "jax.numpy": 0.004,
    "jax.lax": 0.01,
    "jax.numpy.linalg": 0.05,
    "jax.scipy.linalg": 0.03,
    "jax.nn": 0.03,
    "jax.numpy.fft": 0.05,
    "jax.scipy.special": 0.01,
    "jax.random": 0.01,
}


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_functions_give_what_they_give_on_the_cpu(module: str) -> None:
    child = subprocess.run(
        [sys.executable, "-m", "tests.pjrt.jax_sweep", str(MODULES[module]), module],
        capture_output=True,
        text=True,
        check=False,
        env=environment("opspec,cpu"),
        timeout=3000,
    )
    assert child.returncode == 0, f"{child.stdout[-500:]}\n{child.stderr[-2000:]}"
    lines = [json.loads(line) for line in child.stdout.splitlines()]
    assert lines[-1]["calls"] > lines[-1]["refused"]
    wrong = {line["name"]: line["found"] for line in lines if "found" in line}
    listed = {name for name in wrong if any(name.startswith(known) for known in DIFFERENT)}
    assert not wrong.keys() - listed, "\n".join(f"{name}: {text}" for name, text in wrong.items() if name not in listed)
