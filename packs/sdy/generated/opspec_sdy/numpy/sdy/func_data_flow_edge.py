"""NumPy kernel of sdy.func_data_flow_edge: A value as it is, where a function is entered or left.
"""

# Generated from spec/ops/sdy/func_data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = True
MOVES = True


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """A value as it is, where a function is entered or left."""
    o = index(result.shape)
    return as_result(result, read(operand, o))
