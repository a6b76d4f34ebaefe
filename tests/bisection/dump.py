"""A child with JAX that lets XLA dump a program, for one device or for four: `python -m tests.bisection.dump COUNT`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np

from opspec.bisection.stages import DumpStage
from tests.forks import forked

FLAGS = "--xla_dump_hlo_as_text --xla_dump_hlo_as_proto --xla_dump_large_constants --xla_dump_hlo_pass_re=.*"
X = np.random.default_rng(1).normal(size=(4, 6)).astype(np.float32)
W = np.random.default_rng(2).normal(size=(6, 6)).astype(np.float32)


def dumped(folder: Path, devices: int = 1) -> Path:
    """The folder, with the stages of `step` in it."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": f"--xla_dump_to={folder} {FLAGS} --xla_force_host_platform_device_count={devices}",
    }
    forked(["-m", "tests.bisection.dump", str(devices)], "jax", env=environment).check_returncode()
    return folder


def plain(stage: DumpStage) -> str:
    """The text of a stage without places, so that an edit stands at the end of a line."""
    text = Path(str(stage.path).replace(".hlo.pb", ".txt")).read_text()
    lines = [line.partition(", metadata={")[0] for line in text.splitlines() if not line[:1].isdigit()]
    return "\n".join(
        line for line in lines if line not in ("FileNames", "FunctionNames", "FileLocations", "StackFrames")
    )


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


def _dump_partitioned(devices: int) -> None:
    import jax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    def step(x, w):  # type: ignore[no-untyped-def]
        y = jax.nn.softmax(x @ w)
        return y.sum(0), y

    mesh = Mesh(np.array(jax.devices()), ("x",))
    rows, columns, whole = (NamedSharding(mesh, PartitionSpec(*axes)) for axes in (("x",), (None, "x"), ()))
    placed = jax.jit(step, in_shardings=(rows, columns), out_shardings=(whole, rows))
    types = jax.ShapeDtypeStruct((2 * devices, 6), np.float32), jax.ShapeDtypeStruct((6, devices), np.float32)
    placed.lower(*types).compile()


if __name__ == "__main__":
    count = int(sys.argv[1])
    _dump_partitioned(count) if count > 1 else _dump()
