"""Inference of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operands: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C5=lambda: shape(x)) for x in operands]
    return (results,)
