"""Which instruction sets NumPy and BLAS can be told to use on this machine, as the environment that tells them."""

from __future__ import annotations

import os

from numpy._core._multiarray_umath import __cpu_dispatch__, __cpu_features__

from opspec.numerics import blas

# What a core of OpenBLAS needs, in the names of NumPy before 2.4 and since. It does not ask the processor itself.
CORES = {
    "Katmai": ("SSE3",),
    "Nehalem": ("SSE42",),
    "Sandybridge": ("AVX",),
    "Haswell": ("AVX2", "X86_V3"),
    "SkylakeX": ("AVX512_SKX", "X86_V4"),
}


def enabled() -> list[str]:
    """What NumPy has code for beyond its baseline and the processor has, the least first."""
    return [name for name in __cpu_dispatch__ if __cpu_features__[name]]


def instruction_sets() -> dict[str, dict[str, str]]:
    """By name: this machine as it is, NumPy with less and less of it down to its baseline, and the cores of BLAS."""
    names, disabled = enabled(), os.environ.get("NPY_DISABLE_CPU_FEATURES", "")
    found: dict[str, dict[str, str]] = {"as it is": {}}
    for at in reversed(range(len(names))):
        kept = names[at - 1] if at else "the baseline"
        found[f"NumPy to {kept}"] = {"NPY_DISABLE_CPU_FEATURES": " ".join([disabled, *names[at:]]).strip()}
    cores = CORES if blas.openblas() is not None else {}
    for core, needs in cores.items():
        if any(__cpu_features__.get(name) or name in names for name in needs):
            found[f"OpenBLAS for {core}"] = {"OPENBLAS_CORETYPE": core}
    return found
