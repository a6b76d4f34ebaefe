"""What the carrier's partitioner moves: programs in MLIR compiled for eight CPU devices, and the collectives of the
compiled text: `python -m tests.partition.carrier_bytes FILE.json`, a process of its own.

The file holds texts; into it is written what each device sends in each program, by the collective's name.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from math import prod
from pathlib import Path

from tests.forks import forked

DEVICES = 8
_COLLECTIVE = re.compile(
    r"= (?P<types>\(.*?\)|\S+) "
    r"(?P<name>all-reduce|all-gather|all-to-all|reduce-scatter|collective-permute)(?:-start)?\("
)
_TENSOR = re.compile(r"(?P<element>[a-z]+\d*\w*)\[(?P<shape>[\d,]*)\]")
_LISTED = re.compile(r"replica_groups=\{\{(?P<first>[\d,]*)\}")
_COUNTED = re.compile(r"replica_groups=\[(?P<rows>\d+),(?P<columns>\d+)\]")
_MESH = re.compile(r"replica_groups=mesh\[(?P<sizes>[^\]]*)\](?:, device_ids=\S+)? \{(?P<axes>[^}]*)\}")
_AXIS = re.compile(r"'(?P<name>\w+)'(?:=(?P<size>\d+)|:\(\d+\)(?P<part>\d+))?")


def sent_by_carrier(texts: Sequence[str], folder: Path) -> list[dict[str, float]]:
    """By program and collective how many bytes each device sends."""
    file = folder / "programs.json"
    file.write_text(json.dumps(list(texts)))
    environment = os.environ | {
        "XLA_FLAGS": f"--xla_force_host_platform_device_count={DEVICES}",
        "JAX_PLATFORMS": "cpu",
    }
    done = forked(["-m", "tests.partition.carrier_bytes", str(file)], "jax", env=environment)
    assert done.returncode == 0, done.stderr[-3000:]
    return [moved(text) for text in json.loads(file.read_text())]


def moved(text: str) -> dict[str, float]:
    """What a device sends, of the text of a compiled program; a loop's collectives count for one turn."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        match = _COLLECTIVE.search(line)
        if match is None:
            continue
        name = match["name"]
        made = sum(_bytes(one["element"], one["shape"]) for one in _TENSOR.finditer(match["types"]))
        parts = _parts(line)
        share = {
            "all-gather": (parts - 1) / parts,  # of what it makes
            "all-to-all": (parts - 1) / parts,
            "reduce-scatter": parts - 1.0,
            "all-reduce": 2 * (parts - 1) / parts,
            "collective-permute": 1.0,
        }
        found[name] = found.get(name, 0.0) + made * share[name]
    return found


def _parts(line: str) -> int:
    mesh, counted, listed = _MESH.search(line), _COUNTED.search(line), _LISTED.search(line)
    if mesh is not None:
        sizes = {one["name"]: int(one["size"]) for one in _AXIS.finditer(mesh["sizes"])}
        return prod(int(one["part"] or sizes[one["name"]]) for one in _AXIS.finditer(mesh["axes"]))
    if counted is not None:
        return int(counted["columns"])
    if listed is None and "source_target_pairs" not in line:
        raise ValueError(f"no groups of devices are known of {line.strip()[:200]}")
    return len(listed["first"].split(",")) if listed is not None else DEVICES


def _bytes(element: str, shape: str) -> int:
    digits = re.sub(r"\D", "", element.partition("e")[0]) or "8"
    return prod(map(int, filter(None, shape.split(",")))) * max(1, int(digits) // 8)


def main() -> None:
    import jax
    import numpy as np
    from jax._src.lib import xla_client  # type: ignore[attr-defined]

    file = Path(sys.argv[1])
    devices = jax.devices()
    options = xla_client.CompileOptions()
    build = options.executable_build_options
    build.use_spmd_partitioning = build.use_shardy_partitioner = True
    options.num_partitions = build.num_partitions = DEVICES
    assignment = xla_client.DeviceAssignment.create(np.arange(DEVICES).reshape(1, DEVICES))
    options.device_assignment = build.device_assignment = assignment
    texts = []
    for text in json.loads(file.read_text()):
        program = devices[0].client.compile_and_load(text.encode(), xla_client.DeviceList(tuple(devices)), options)
        texts.append("\n".join(module.to_string() for module in program.hlo_modules()))
    file.write_text(json.dumps(texts))


if __name__ == "__main__":
    main()
