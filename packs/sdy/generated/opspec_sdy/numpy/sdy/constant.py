"""NumPy kernel of sdy.constant: A tensor that the program itself holds, which each of its uses may
have copied.
"""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(*, value: Elements, output: Tensor) -> Elements:
    """A tensor that the program itself holds, which each of its uses may have copied."""
    o = index(output.shape)
    return as_result(output, read(value, o))
