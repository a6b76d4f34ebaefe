"""NumPy kernel of sdy.data_flow_edge: A value as it is, where values of an op that are to lie alike
meet: operands, arguments and results.
"""

# Generated from spec/ops/sdy/data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = True
MOVES = True


def kernel(operand: Elements, *, sharding: Vec, result: Tensor) -> Elements:
    """A value as it is, where values of an op that are to lie alike meet: operands, arguments and
    results.
    """
    o = index(result.shape)
    return as_result(result, read(operand, o))
