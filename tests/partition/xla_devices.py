"""Local programs on eight of XLA's CPU devices: `python -m tests.partition.xla_devices FILE.npz`, a process of its own.

The file holds texts, and of each the arrays of each device; what the devices give is written into it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tests.forks import forked

DEVICES = 8
Arrays = list[list[np.ndarray]]  # by device


def run_on_xla(programs: Sequence[tuple[str, Arrays]], folder: Path) -> list[Arrays]:
    """The results of each device for each program."""
    file = folder / "devices.npz"
    given = {f"text_{at}": np.array(text) for at, (text, _) in enumerate(programs)}
    for at, (_, arguments) in enumerate(programs):
        given |= {f"in_{at}_{d}_{i}": x for d, own in enumerate(arguments) for i, x in enumerate(own)}
    np.savez(file, **given)
    environment = os.environ | {
        "XLA_FLAGS": f"--xla_force_host_platform_device_count={DEVICES}",
        "JAX_PLATFORMS": "cpu",
    }
    done = forked(["-m", "tests.partition.xla_devices", str(file)], "jax", env=environment)
    assert done.returncode == 0, done.stderr[-3000:]
    made = np.load(file)
    return [_by_device(made, f"out_{at}") for at in range(len(programs))]


def _by_device(made: np.lib.npyio.NpzFile, name: str) -> Arrays:
    found: Arrays = []
    for device in range(DEVICES):
        own: list[np.ndarray] = []
        while f"{name}_{device}_{len(own)}" in made:
            own.append(made[f"{name}_{device}_{len(own)}"])
        found.append(own)
    return found


def main() -> None:
    import jax
    from jax._src.lib import xla_client  # type: ignore[attr-defined]

    devices = jax.devices()
    client = devices[0].client
    given = np.load(sys.argv[1])
    made = {}
    mesh = jax.make_mesh((DEVICES,), ("device",))
    options = xla_client.CompileOptions()
    options.executable_build_options.use_spmd_partitioning = True
    options.num_partitions = options.executable_build_options.num_partitions = DEVICES
    assignment = xla_client.DeviceAssignment.create(np.arange(DEVICES).reshape(1, DEVICES))
    options.device_assignment = options.executable_build_options.device_assignment = assignment
    at = 0
    while f"text_{at}" in given:
        text = str(given[f"text_{at}"])
        program = client.compile_and_load(text.encode(), xla_client.DeviceList(tuple(devices)), options)
        arrays = []
        for own in zip(*_by_device(given, f"in_{at}"), strict=True):
            spec = jax.P("device") if own[0].ndim else jax.P()
            shape = (DEVICES * own[0].shape[0], *own[0].shape[1:]) if own[0].ndim else ()
            parts = [jax.device_put(x, device) for x, device in zip(own, devices, strict=True)]
            sharding = jax.NamedSharding(mesh, spec)
            arrays.append(jax.make_array_from_single_device_arrays(shape, sharding, parts))
        results = program.execute_sharded(arrays).disassemble_into_single_device_arrays()
        for number, result in enumerate(results):
            for device, part in enumerate(result):
                made[f"out_{at}_{device}_{number}"] = np.asarray(part)
        at += 1
    np.savez(sys.argv[1], **made)


if __name__ == "__main__":
    main()
