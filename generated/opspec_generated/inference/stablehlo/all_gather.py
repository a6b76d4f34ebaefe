"""Inference of stablehlo.all_gather: Each process of a group gets the tensors of all of them, one
behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules import Solver


def infer(
    solve: Solver,
    operands: Any,
    all_gather_dim: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
