"""Inference of stablehlo.reduce_scatter: The values of all processes of a group are combined by a
region, and each process gets a part of them.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.dims import Dim
from opspec.values.types import Tensor
from opspec_generated.indices import flat


def infer(
    solve: Solver,
    operand: Tensor,
    scatter_dimension: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    T: Element,
    A: Element | None,
    num_replicas: int | Dim,
    num_partitions: int | Dim,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    ids = lazily(lambda: flat(replica_groups))
    across = lazily(lambda: 0 < handle and not use_global_device_ids)
    group = lazily(
        lambda: (
            (len(replica_groups[0]) if 0 < len(ids()) else num_replicas)
            * (num_partitions if across() else 1)
        ),
    )
    result = solve(
        C8=lambda: Vec(
            shape(operand)[d] // (group() if d == scatter_dimension else 1)
            for d in range(rank(operand))
        ),
    )
    return (result,)
