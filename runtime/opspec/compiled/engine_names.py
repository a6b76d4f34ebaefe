"""The engines by name: what the command line offers without loading any."""

from __future__ import annotations

import importlib.util
import os
import time

from opspec.errors import OpSpecError

IMPORTED = time.time_ns()  # whatever is imported or read later is no older
NUMPY, CPU, TIERED, CUDA, REFERENCE = "numpy", "cpu", "tiered", "cuda", "reference"
ENGINES = {
    NUMPY: "op by op, by NumPy's functions, fast paths and generated kernels",
    CPU: "kernels of nodes, compiled by LLVM for this machine: needs llvmlite",
    TIERED: "as numpy, until the kernels of cpu are built by a thread beside it",
    CUDA: "kernels of nodes on the first CUDA device, all else by NumPy: to see that its bits are the same",
    REFERENCE: "kernels of nodes, evaluated by NumPy: slow, and what other engines are held against bit by bit",
}
VARIABLE = "OPSPEC_ENGINE"
FAST, STRICT = "fast", "strict"
PRODUCTS = {
    FAST: "by a library, in an order of its own",
    STRICT: "by kernels, one term after another: the same bits on every machine; not with the engine numpy",
}


class EngineWarning(UserWarning):
    """What an engine leaves to a slower way, to the same values."""


class UnloadedLibrary(OpSpecError):
    """A library is installed, and cannot be loaded."""


def is_installed() -> bool:
    """Whether LLVM is there to compile kernels."""
    try:
        return importlib.util.find_spec("llvmlite") is not None
    except ImportError:  # a finder of modules may hide it like that
        return False


def named(engine: str | None) -> str | None:
    """The engine that is asked for, here or by the environment."""
    return engine or os.environ.get(VARIABLE) or None


def usual() -> str:
    """The engine where none is asked for."""
    return TIERED if is_installed() else NUMPY


def strict_engines() -> str:
    """Those that compute strict products here."""
    return f"{CPU} or {REFERENCE}" if is_installed() else f"{REFERENCE} (or {CPU}, once llvmlite is installed)"


def for_one_call(engine: str | None, products: str) -> str | None:
    """The engine of a program that is called once: it does not wait for kernels unless they are asked for."""
    return NUMPY if named(engine) is None and products == FAST else engine
