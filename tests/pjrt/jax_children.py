"""Child processes that use JAX on the platform opspec."""

from __future__ import annotations

import atexit
import functools
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

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
    with tempfile.TemporaryDirectory() as folder:
        output, errors = Path(folder, "output"), Path(folder, "errors")
        asked = {
            "source": BEGIN + source,
            "environment": environment(platforms, **more),
            "output": str(output),
            "errors": str(errors),
            "patience": 300,
        }
        parent = _forking()
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.write(json.dumps(asked) + "\n")
        parent.stdin.flush()
        answer = parent.stdout.readline()
        assert answer, "the process that is forked has ended"
        child = subprocess.CompletedProcess([], int(answer), output.read_text(), errors.read_text())
    return _ended_well(child)


@functools.cache
def _forking() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.pjrt.jax_forks"]
    pipe = subprocess.PIPE
    parent = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment(""))
    atexit.register(parent.communicate)  # it ends with its input
    return parent


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
    child = subprocess.run(
        [sys.executable, "-m", f"tests.pjrt.{module}", *names],
        capture_output=True,
        text=True,
        check=False,
        env=environment("opspec,cpu", **more),
        timeout=3000,
    )
    lines = [json.loads(line) for line in child.stdout.splitlines() if line.startswith("{")]
    found: dict[str, dict[str, Any]] = {line["name"]: line for line in lines if "name" in line}
    if child.returncode != 0 and lines:
        at = lines[-1].get("begins") or f"behind {lines[-1].get('name')}"
        found[at] = {"found": f"the process ended with status {child.returncode}:\n{child.stderr[-2000:]}"}
    return found or {"": {"found": f"status {child.returncode}: {child.stderr[-2000:]}"}}
