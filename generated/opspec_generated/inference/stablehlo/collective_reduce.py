"""Inference of stablehlo.collective_reduce: One process of a group, its root, gets the values of
all of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, shape
from opspec.values.dims import Dim
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    roots: Ints | None,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    has_dynamic_root: bool,
    T: Sequence[Element],
    A: Element | None,
    num_replicas: int | Dim,
    num_partitions: int | Dim,
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C8=lambda: shape(x)) for x in operands]
    return (results,)
