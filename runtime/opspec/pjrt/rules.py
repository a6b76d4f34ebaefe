"""How JAX lowers to this platform: like to its CPU, whose vendor calls we implement."""

from __future__ import annotations

from typing import Any

PLATFORM = "opspec"
CPU = "cpu"


def register() -> None:
    from jax._src.interpreters import mlir

    if PLATFORM not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(PLATFORM)
    tables = mlir._platform_specific_lowerings
    tables[PLATFORM] = _LikeCpu(tables[CPU], mlir._lowerings)


class _LikeCpu(dict[Any, Any]):
    """The rules of the platform: its own, and those that JAX has for CPUs, also those that come later. Where JAX
    has a rule for all platforms too, that one says what the op means, and the CPU's is a vendor call.
    """

    def __init__(self, cpu: dict[Any, Any], common: dict[Any, Any]) -> None:
        super().__init__()
        self._cpu = cpu
        self._common = common

    def __contains__(self, primitive: object) -> bool:
        return super().__contains__(primitive) or (
            primitive in self._cpu and (primitive not in self._common or str(primitive) in VENDOR)
        )

    def __missing__(self, primitive: Any) -> Any:
        return self._cpu[primitive]


# Primitives that have a rule for all platforms, which is slow here: a loop of small ops.
VENDOR = frozenset({"geqrf", "householder_product", "lu", "ormqr", "svd", "tridiagonal_solve"})
