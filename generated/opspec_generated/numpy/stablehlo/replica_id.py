"""NumPy kernel of stablehlo.replica_id: The number of the replica that this process is."""

# Generated from spec/ops/stablehlo/replica_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result
from opspec.kernels.vocabulary import Elements, Tensor, exchange

ELEMENTWISE = False
MOVES = False


def kernel(*, result: Tensor) -> Elements:
    """The number of the replica that this process is."""
    grid = exchange()
    replica_id = grid.replica_id
    return as_result(result, replica_id)
