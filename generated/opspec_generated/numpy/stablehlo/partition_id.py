"""NumPy kernel of stablehlo.partition_id: The number of the partition that this process is."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result
from opspec.kernels.vocabulary import Elements, Tensor, exchange

ELEMENTWISE = False
MOVES = False


def kernel(*, result: Tensor) -> Elements:
    """The number of the partition that this process is."""
    grid = exchange()
    partition_id = grid.partition_id
    return as_result(result, partition_id)
