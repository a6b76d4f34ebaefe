"""NumPy kernel of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, rank, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec_generated.indices import tail

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, broadcast_sizes: Vec, result: Tensor) -> Elements:
    """A tensor repeated along new leading dimensions."""
    o = index(result.shape)
    return as_result(result, read(operand, tail(o, rank(operand))))
