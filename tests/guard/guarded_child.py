"""A child of `test_guard.py`: runs programs of JAX on a plugin, guarded or not, and notes what arrives at it.

    python -m tests.guard.guarded_child FOLDER PLUGIN NAME ...

The settings are those of the environment; `OPSPEC_GUARD_MODE=none` leaves the guard out. Into the folder go the
results of each program, or its error, and each program that arrived.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from opspec.guard import gate
from opspec.guard.settings import OURS, from_environment
from opspec.pjrt import api, c_structs, handles, plugin_files, register, register_table

PLATFORM = "guard"


def watched(address: int, folder: Path) -> int:
    """A copy of a plugin's table that keeps each program that is to be compiled."""

    def keeping(real: Callable[[int], int | None]) -> Callable[[Any], int | None]:
        def compile_program(args: Any) -> int | None:
            given = c_structs.struct("Program").from_address(args.program)
            number = len(list(folder.glob("*.mlir")))
            (folder / f"{number}.mlir").write_bytes(ctypes.string_at(given.code, given.code_size))
            return real(ctypes.addressof(args))

        return compile_program

    table = gate.copied(address)
    gate.replace_function(table, address, "Client_Compile", keeping)
    return handles.keep(table)


def start(plugin: str, folder: Path) -> None:
    """Register the plugin, behind the guard if there is one."""
    ours = plugin == OURS
    if ours:
        register()
    address = gate.address_of(api.capsule()) if ours else plugin_files.table_in(Path(plugin))
    seen = watched(address, folder)
    if os.environ["OPSPEC_GUARD_MODE"] != "none":
        seen = gate.guarded(seen, from_environment())
    register_table(PLATFORM, gate.capsule_of(seen), starts_cpu=ours)


def main(folder: Path, plugin: str, names: list[str]) -> None:
    start(plugin, folder)
    import jax

    from tests.guard.programs import PROGRAMS

    errors = {}
    results: dict[str, Any] = {}
    for name in names:
        try:
            found = [np.asarray(x) for x in jax.tree.leaves(PROGRAMS[name]())]
        except jax.errors.JaxRuntimeError as error:
            errors[name] = str(error)
            continue
        results |= {f"{name}/{at}": x.astype(np.float32) if x.dtype.kind == "V" else x for at, x in enumerate(found)}
    np.savez(folder / "results.npz", **results)
    (folder / "errors.json").write_text(json.dumps(errors))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
