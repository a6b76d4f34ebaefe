"""NumPy kernel of stablehlo.broadcast_in_dim: A tensor repeated along new dimensions, and along
those of size one that become larger.
"""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import in_step

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, broadcast_dimensions: Vec, result: Tensor) -> Elements:
    """A tensor repeated along new dimensions, and along those of size one that become larger."""
    o = index(result.shape)
    return as_result(
        result,
        read(
            operand,
            Vec(0 if n == 1 else o[d] for n, d in in_step(shape(operand), broadcast_dimensions)),
        ),
    )
