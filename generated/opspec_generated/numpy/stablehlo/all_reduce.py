"""NumPy kernel of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `make generate`.

from __future__ import annotations

from typing import Any

from opspec.fold import fold
from opspec.kernel import (
    Array,
    Arrays,
    Callable,
    Sequence,
    Tensor,
    Vec,
    cast,
    each,
    everywhere,
    exchange,
)
from opspec.pull import fill, index, read
from opspec_generated.indices import cat, row_containing

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
) -> tuple[Array, ...]:
    """Each process of a group gets the values of all of them, combined by a region."""
    A = results[0].element.dtype
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    num_partitions = grid.num_partitions
    o = index(results[0].shape)
    across = 0 < handle and not use_global_device_ids
    me = replica_id * num_partitions + partition_id if use_global_device_ids else replica_id
    group = Vec(i for i in row_containing(replica_groups, me) if 0 <= i)
    spread = num_partitions if across else 1

    def term(j: Any) -> Any:
        id = group[j // spread]
        replica = id // num_partitions if use_global_device_ids else id
        partition = (
            id % num_partitions
            if use_global_device_ids
            else j % spread
            if across
            else partition_id
        )
        return tuple(
            cast(A, read(everywhere(x), cat(Vec([replica, partition]), o)))
            for x in operands
        )

    value = fold(
        results[0].shape,
        {"j": range(len(group) * spread)},
        term,
        init=None,
        combine=each(computation),
    )
    return tuple(fill(r, x) for r, x in zip(results, value, strict=True))
