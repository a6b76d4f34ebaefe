"""A child with JAX that lets XLA dump programs: `python -m tests.bisection.dump FOLDER`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

FLAGS = "--xla_dump_hlo_as_text --xla_dump_hlo_as_proto --xla_dump_large_constants --xla_dump_hlo_pass_re=.*"
X = np.random.default_rng(1).normal(size=(4, 6)).astype(np.float32)
W = np.random.default_rng(2).normal(size=(6, 6)).astype(np.float32)


def dumped(folder: Path) -> Path:
    """The folder, with the stages of `step` in it."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": f"--xla_dump_to={folder} {FLAGS}",
    }
    subprocess.run([sys.executable, "-m", "tests.bisection.dump"], check=True, env=environment, timeout=300)
    return folder


def _dump() -> None:
    import jax
    import jax.numpy as jnp
    from jax import lax

    def step(x, w):  # type: ignore[no-untyped-def]
        y = jax.nn.softmax(x @ w)
        z = jnp.where(y > 0.1, y, -x) + jnp.sort(x, axis=1)
        s = lax.fori_loop(0, 3, lambda i, a: a * 1.5 + i, x.sum())
        p = jnp.pad(z[:, 1:4], ((0, 1), (2, 0)), constant_values=0.5)
        g = jnp.concatenate([z, x], axis=0)[jnp.array([0, 3, 5])]
        k = jnp.arange(6) * 2 + jnp.argmax(x, axis=1).sum()
        return z.T, s, p, g, k, lax.dynamic_slice(x, (1, 2), (2, 2)), jnp.cumsum(x, axis=1)

    jax.jit(step).lower(X, W).compile()


if __name__ == "__main__":
    _dump()
