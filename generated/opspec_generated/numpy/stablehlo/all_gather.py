"""NumPy kernel of stablehlo.all_gather: Each process of a group gets the tensors of all of them,
one behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import (
    Arrays,
    Elements,
    Sequence,
    Tensor,
    Vec,
    everywhere,
    exchange,
    one_by_one,
    share,
)
from opspec_generated.indices import cat, drop, flat, insert, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operands: Arrays,
    *,
    all_gather_dim: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Each process of a group gets the tensors of all of them, one behind the other along one
    dimension.
    """
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
            all_gather_dim=all_gather_dim,
            replica_groups=replica_groups,
            handle=handle,
            type_=type_,
            use_global_device_ids=use_global_device_ids,
        )
    share(*operands)
    ids = flat(replica_groups)
    across = 0 < handle and not use_global_device_ids
    o = index(results[0].shape)
    me = replica_id * num_partitions + partition_id if use_global_device_ids else replica_id
    row = (
        row_containing(replica_groups, me)
        if 0 < len(ids)
        else Vec(k for k in range(num_replicas))
    )
    members = Vec(k for k in range(len(row) * (num_partitions if across else 1)))
    replicas = Vec(
        row[k % len(row)] // (num_partitions if use_global_device_ids else 1)
        for k in members
    )
    partitions = Vec(
        k // len(row)
        if across
        else row[k] % num_partitions
        if use_global_device_ids
        else partition_id
        for k in members
    )
    return tuple(
        as_result(r, x)
        for r, x in zip(
            results,
            tuple(
                read(
                    everywhere(x),
                    cat(
                        Vec(
                            [
                                replicas[o[all_gather_dim] // shape(x)[all_gather_dim]],
                                partitions[o[all_gather_dim] // shape(x)[all_gather_dim]],
                            ],
                        ),
                        insert(
                            drop(o, Vec([all_gather_dim])),
                            all_gather_dim,
                            o[all_gather_dim] % shape(x)[all_gather_dim],
                        ),
                    ),
                )
                for x in operands
            ),
            strict=True,
        )
    )
