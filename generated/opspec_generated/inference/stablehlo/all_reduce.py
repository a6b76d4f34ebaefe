"""Inference of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    T: Sequence[Element],
    A: Element | None,
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C5=lambda: shape(x)) for x in operands]
    return (results,)
