"""NumPy kernel of stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to
each, and joins the parts that it gets.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, rank, read, shape
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
from opspec.values.dims import in_step
from opspec_generated.indices import cat, index_of, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(
    operands: Arrays,
    *,
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Each process of a group splits its tensor, sends a part to each, and joins the parts that it
    gets.
    """
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    if len({r.shape for r in results}) > 1:
        return one_by_one(
            kernel,
            operands,
            "results",
            results,
            split_dimension=split_dimension,
            concat_dimension=concat_dimension,
            split_count=split_count,
            replica_groups=replica_groups,
            handle=handle,
            type_=type_,
        )
    share(*operands)
    o = index(results[0].shape)
    across = 0 < handle
    me = partition_id if across else replica_id
    row = row_containing(replica_groups, me)
    replicas = Vec(replica_id if across else i for i in row)
    partitions = Vec(i if across else partition_id for i in row)
    at = index_of(row, me)
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
                                replicas[
                                    o[concat_dimension]
                                    // (shape(r)[concat_dimension] // split_count)
                                ],
                                partitions[
                                    o[concat_dimension]
                                    // (shape(r)[concat_dimension] // split_count)
                                ],
                            ],
                        ),
                        Vec(
                            (o[k] % (shape(r)[k] // split_count) if k == concat_dimension else o[k])
                            + (at * (shape(x)[k] // split_count) if k == split_dimension else 0)
                            for k in range(rank(x))
                        ),
                    ),
                )
                for x, r in in_step(operands, results)
            ),
            strict=True,
        )
    )
