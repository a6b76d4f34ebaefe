"""Inference of stablehlo.all_gather: Each process of a group gets the tensors of all of them, one
behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.dims import Dim
from opspec.values.types import Tensor
from opspec_generated.indices import flat


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    all_gather_dim: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    T: Sequence[Element],
    num_replicas: int | Dim,
    num_partitions: int | Dim,
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    ids = lazily(lambda: flat(replica_groups))
    across = lazily(lambda: 0 < handle and not use_global_device_ids)
    group = lazily(
        lambda: (
            (len(replica_groups[0]) if 0 < len(ids()) else num_replicas)
            * (num_partitions if across() else 1)
        ),
    )
    results = [
        solve(
            C7=lambda: Vec(
                shape(x)[d] * (group() if d == all_gather_dim else 1) for d in range(rank(x))
            ),
        )
        for x in operands
    ]
    return (results,)
