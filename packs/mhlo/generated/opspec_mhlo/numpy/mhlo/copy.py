"""NumPy kernel of mhlo.copy: The operand as it is, in memory of its own."""

# Generated from spec/ops/mhlo/copy.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = True
MOVES = True


def kernel(operand: Elements, *, cross_program_prefetch_index: int, result: Tensor) -> Elements:
    """The operand as it is, in memory of its own."""
    o = index(result.shape)
    return as_result(result, read(operand, o))
