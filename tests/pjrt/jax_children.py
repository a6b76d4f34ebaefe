"""Child processes that use JAX on the platform opspec."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from typing import Any

from tests.forks import forked

BEGIN = """
import opspec.pjrt
opspec.pjrt.initialize()  # what the entry point does
import jax, jax.numpy as jnp, numpy as np
"""


def environment(platforms: str, **more: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("JAX_", "OPSPEC_"))}
    return ours | {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "JAX_PLATFORMS": platforms,
        "PYTHONWARNINGS": "ignore",
        **more,
    }


def run(
    source: str, platforms: str = "opspec", patience: float = 300, begin: str = BEGIN, **more: str
) -> subprocess.CompletedProcess[str]:
    """A Python program on the platform; it has to end well."""
    child = subprocess.run(
        [sys.executable, "-c", begin + source],
        capture_output=True,
        text=True,
        check=False,
        env=environment(platforms, **more),
        timeout=patience,
    )
    return _ended_well(child)


def run_forked(source: str, platforms: str = "opspec", **more: str) -> subprocess.CompletedProcess[str]:
    """The same in less time, where what counts is what the program does, not how its process begins."""
    return _ended_well(forked(["-c", BEGIN + source], "jax", env=environment(platforms, **more)))


def _ended_well(child: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert child.returncode == 0, f"status {child.returncode}\n{child.stdout}\n{child.stderr[-3000:]}"
    return child


@functools.cache
def outcomes(module: str, *names: str, **more: str) -> dict[str, str]:
    """What a module of this folder says of each name: empty where it is as it has to be."""
    return {name: str(line["found"]) for name, line in reports(module, *names, **more).items()}


@functools.cache
def reports(module: str, *names: str, **more: str) -> dict[str, dict[str, Any]]:
    """All that it says of each, `found` among it."""
    asked = environment("opspec,cpu", **more)
    child = forked(["-m", f"tests.pjrt.{module}", *names], "jax", env=asked, patience=3000)
    lines = [json.loads(line) for line in child.stdout.splitlines() if line.startswith("{")]
    found: dict[str, dict[str, Any]] = {line["name"]: line for line in lines if "name" in line}
    if child.returncode != 0 and lines:
        at = lines[-1].get("begins") or f"behind {lines[-1].get('name')}"
        found[at] = {"found": f"the process ended with status {child.returncode}:\n{child.stderr[-2000:]}"}
    return found or {"": {"found": f"status {child.returncode}: {child.stderr[-2000:]}"}}
