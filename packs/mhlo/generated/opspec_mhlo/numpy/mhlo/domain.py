"""NumPy kernel of mhlo.domain: The operand as it is, where one group of ops ends and another one
begins.
"""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = True
MOVES = True


def kernel(
    operand: Elements,
    *,
    kind: str,
    entry_metadata: str,
    exit_metadata: str,
    result: Tensor,
) -> Elements:
    """The operand as it is, where one group of ops ends and another one begins."""
    o = index(result.shape)
    return as_result(result, read(operand, o))
