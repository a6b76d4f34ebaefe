"""A child that runs programs on both platforms of one process: a line of JSON before each, and one after.

python -m tests.pjrt.jax_child PROGRAM...
"""

from __future__ import annotations

import json
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

# How far results of a few operations may lie from the other platform's, relative to the largest of an array.
TOLERANCES = {2: 4e-2, 4: 4e-5, 8: 1e-11}


def main(names: list[str]) -> None:
    import opspec.pjrt

    opspec.pjrt.register()
    found = programs()
    for name in names:
        say({"begins": name})
        say({"name": name, "found": outcome(found[name])})


def programs() -> dict[str, Any]:
    """All programs by name: those of each module `jax_programs*.py`."""
    import jax.experimental.checkify
    import jax.experimental.ode
    import jax.experimental.sparse.linalg
    import jax.export
    import jax.scipy.optimize  # noqa: F401

    for module in sorted(Path(__file__).parent.glob("jax_programs*.py")):
        import_module(f"{__package__}.{module.stem}")
    found: dict[str, Any] = import_module(f"{__package__}.jax_programs").PROGRAMS
    return found


def outcome(program: Any) -> str:
    import jax

    expected, found = [run(program, jax.devices(platform)[0]) for platform in ("cpu", "opspec")]
    if isinstance(expected, str):
        return f"the program fails on the CPU: {expected}"
    if isinstance(found, str):
        return found
    return difference(expected, found)


def run(program: Any, device: Any) -> Any:
    import jax

    try:
        with jax.default_device(device):
            made = program()
        return {jax.tree_util.keystr(path): np.asarray(x) for path, x in jax.tree_util.tree_leaves_with_path(made)}
    except Exception as error:  # noqa: BLE001 - the outcome
        return "".join(traceback.format_exception_only(error)).strip()[:1500]


def difference(expected: dict[str, Any], found: dict[str, Any]) -> str:
    if expected.keys() != found.keys():
        return f"other results: {sorted(expected)} and {sorted(found)}"
    return "".join(filter(None, (apart(name, expected[name], found[name]) for name in expected)))


def apart(name: str, x: Any, y: Any) -> str:
    if x.dtype != y.dtype or x.shape != y.shape:
        return f"{name}: {x.dtype}{x.shape} and {y.dtype}{y.shape}\n"
    if x.dtype.kind in "biu" or "int" in x.dtype.name:
        if x.dtype.isbuiltin != 1:  # NumPy does not compare those for equality of arrays
            x, y = x.astype(np.int8), y.astype(np.int8)
        return "" if np.array_equal(x, y) else f"{name}: {x} and {y}\n"
    size = x.dtype.itemsize if x.dtype.kind not in "fc" else x.real.dtype.itemsize
    # Of the narrowest types: by a unit in the last place.
    near = TOLERANCES[size] if size > 1 else float(ml_dtypes.finfo(x.dtype).eps)
    wide = np.complex128 if x.dtype.kind == "c" else np.float64
    x, y = x.astype(wide), y.astype(wide)
    finite = np.isfinite(x)
    if (finite != np.isfinite(y)).any() or not np.array_equal(x[~finite], y[~finite], equal_nan=True):
        return f"{name}: {x} and {y}\n"
    if not finite.any():
        return ""
    gap = np.abs(x[finite] - y[finite])
    allowed = near * (np.abs(x[finite]) + np.abs(x[finite]).max() / 2 + 1e-30)
    return "" if (gap <= allowed).all() else f"{name}: {gap.max()} apart, {x} and {y}\n"


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)  # noqa: T201 - what the parent reads


if __name__ == "__main__":
    main(sys.argv[1:])
