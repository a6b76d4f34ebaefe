"""NumPy kernel of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import (
    Arrays,
    Callable,
    Elements,
    Sequence,
    Tensor,
    Vec,
    cast,
    each,
    everywhere,
    exchange,
    one_by_one,
    share,
)
from opspec_generated.indices import cat, flat, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operands: Arrays,
    *,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    computation: Callable[..., Any],
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Each process of a group gets the values of all of them, combined by a region."""
    A = results[0].element.dtype
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    num_replicas = grid.num_replicas
    num_partitions = grid.num_partitions
    if len({r.shape for r in results}) > 1:
        return one_by_one(
            kernel,
            operands,
            "results",
            results,
            replica_groups=replica_groups,
            handle=handle,
            type_=type_,
            use_global_device_ids=use_global_device_ids,
            computation=computation,
        )
    share(*operands)
    ids = Vec(i for i in flat(replica_groups) if 0 <= i)
    o = index(results[0].shape)
    across = 0 < handle and not use_global_device_ids
    me = replica_id * num_partitions + partition_id if use_global_device_ids else replica_id
    row = (
        row_containing(replica_groups, me)
        if 0 < len(ids)
        else Vec(k for k in range(num_replicas))
    )
    group = Vec(i for i in row if 0 <= i)
    members = Vec(k for k in range(len(group) * (num_partitions if across else 1)))
    replicas = Vec(
        group[k % len(group)] // (num_partitions if use_global_device_ids else 1)
        for k in members
    )
    partitions = Vec(
        k // len(group)
        if across
        else group[k] % num_partitions
        if use_global_device_ids
        else partition_id
        for k in members
    )

    def term(k: Any) -> Any:
        return tuple(
            cast(A, read(everywhere(x), cat(Vec([replicas[k], partitions[k]]), o)))
            for x in operands
        )

    value = fold(
        results[0].shape,
        {"k": range(len(members))},
        term,
        init=None,
        combine=each(computation),
    )
    return tuple(as_result(r, x) for r, x in zip(results, value, strict=True))
