"""NumPy kernel of stablehlo.collective_broadcast: The processes of a group get the tensors of one
of them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import (
    Arrays,
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
from opspec_generated.indices import cat, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operands: Arrays,
    roots: Elements,
    *,
    replica_groups: Vec,
    handle: int,
    type_: int,
    has_dynamic_root: bool,
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """The processes of a group get the tensors of one of them, its root, and all others zeros."""
    T = tuple(x.dtype for x in operands)
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
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
            has_dynamic_root=has_dynamic_root,
        )
    share(*operands)
    o = index(results[0].shape)
    across = 0 < handle
    row = row_containing(replica_groups, partition_id if across else replica_id)
    root = ints(roots) if has_dynamic_root else Vec(0 for x in operands)
    return tuple(
        as_result(r, x)
        for r, x in zip(
            results,
            tuple(
                read(
                    everywhere(x),
                    cat(
                        Vec([replica_id if across else row[k], row[k] if across else partition_id]),
                        o,
                    ),
                )
                if 0 < len(row)
                else cast(T, 0)
                for x, k, T in in_step(operands, root, T)
            ),
            strict=True,
        )
    )
