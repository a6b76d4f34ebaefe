"""NumPy kernel of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group
(an older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec, everywhere, exchange, share
from opspec_generated.indices import cat, flat, row_containing

ELEMENTWISE = False
MOVES = False


def kernel(operand: Elements, *, replica_groups: Vec, result: Tensor) -> Elements:
    """The sum of the tensors of all replicas of a group (an older all_reduce)."""
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    num_replicas = grid.num_replicas
    share(operand)
    ids = Vec(i for i in flat(replica_groups) if 0 <= i)
    o = index(result.shape)
    row = (
        row_containing(replica_groups, replica_id)
        if 0 < len(ids)
        else Vec(k for k in range(num_replicas))
    )
    group = Vec(i for i in row if 0 <= i)

    def term(k: Any) -> Any:
        return read(everywhere(operand), cat(Vec([group[k], partition_id]), o))

    value = fold(result.shape, {"k": range(len(group))}, term, init=None, combine="add")
    return as_result(result, value)
