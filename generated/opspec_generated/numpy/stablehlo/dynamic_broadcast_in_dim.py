"""NumPy kernel of stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand
gives.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import in_step

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    output_dimensions: Elements,
    *,
    broadcast_dimensions: Vec,
    known_expanding_dimensions: Vec,
    known_nonexpanding_dimensions: Vec,
    result: Tensor,
) -> Elements:
    """A tensor repeated to a shape that an operand gives."""
    o = index(result.shape)
    return as_result(
        result,
        read(
            operand,
            Vec(0 if n == 1 else o[d] for n, d in in_step(shape(operand), broadcast_dimensions)),
        ),
    )
