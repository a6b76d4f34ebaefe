"""NumPy kernel of stablehlo.collective_reduce: One process of a group, its root, gets the values of
all of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.conditions import any_of
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
    everywhere,
    exchange,
    ints,
    one_by_one,
    share,
)
from opspec.values.dims import in_step
from opspec_generated.indices import cat, flat, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operands: Arrays,
    roots: Elements,
    *,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    has_dynamic_root: bool,
    computation: Callable[..., Any],
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """One process of a group, its root, gets the values of all of them, combined by a region, and
    all others zeros.
    """
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
            roots,
            replica_groups=replica_groups,
            handle=handle,
            type_=type_,
            use_global_device_ids=use_global_device_ids,
            has_dynamic_root=has_dynamic_root,
            computation=computation,
        )
    share(*operands)
    ids = Vec(i for i in flat(replica_groups) if 0 <= i)
    across = 0 < handle and not use_global_device_ids
    o = index(results[0].shape)
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
    root = ints(roots) if has_dynamic_root else Vec(0 for x in operands)
    mine = Vec(
        0 < len(members) and replicas[r] == replica_id and partitions[r] == partition_id
        for r in root
    )

    def term(k: Any) -> Any:
        return tuple(
            cast(A, read(everywhere(x), cat(Vec([replicas[k], partitions[k]]), o)))
            if m
            else cast(A, 0)
            for x, m in in_step(operands, mine)
        )

    def combine(a: Any, b: Any) -> Any:
        return tuple(computation(x, y) if m else x for x, y, m in in_step(a, b, mine))

    value = fold(
        results[0].shape,
        {"k": range(len(members) if any_of(m for m in mine) else 1)},
        term,
        init=None,
        combine=combine,
    )
    return tuple(as_result(r, x) for r, x in zip(results, value, strict=True))
