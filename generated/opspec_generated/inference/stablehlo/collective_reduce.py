"""Inference of stablehlo.collective_reduce: One process of a group, its root, gets the values of
all of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operands: Any,
    roots: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    has_dynamic_root: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C8=lambda: shape(x)) for x in operands]
    return (results,)
