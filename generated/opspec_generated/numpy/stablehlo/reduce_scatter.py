"""NumPy kernel of stablehlo.reduce_scatter: The values of all processes of a group are combined by
a region, and each process gets a part of them.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import (
    Callable,
    Elements,
    Tensor,
    Vec,
    cast,
    everywhere,
    exchange,
    share,
)
from opspec.values.dims import in_step
from opspec_generated.indices import cat, drop, flat, index_of, insert, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    *,
    scatter_dimension: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    computation: Callable[..., Any],
    result: Tensor,
) -> Elements:
    """The values of all processes of a group are combined by a region, and each process gets a part
    of them.
    """
    A = result.element.dtype
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    num_replicas = grid.num_replicas
    num_partitions = grid.num_partitions
    share(operand)
    ids = flat(replica_groups)
    across = 0 < handle and not use_global_device_ids
    o = index(result.shape)
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
    processes = Vec(r * num_partitions + p for r, p in in_step(replicas, partitions))
    at = index_of(processes, replica_id * num_partitions + partition_id)
    part = at * shape(result)[scatter_dimension]

    def term(k: Any) -> Any:
        return cast(
            A,
            read(
                everywhere(operand),
                cat(
                    Vec([replicas[k], partitions[k]]),
                    insert(
                        drop(o, Vec([scatter_dimension])),
                        scatter_dimension,
                        part + o[scatter_dimension],
                    ),
                ),
            ),
        )

    value = fold(result.shape, {"k": range(len(members))}, term, init=None, combine=computation)
    return as_result(result, value)
