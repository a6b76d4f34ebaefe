"""NumPy kernel of stablehlo.iota: Counts up from zero along a dimension."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index
from opspec.kernels.vocabulary import Elements, Tensor, cast

ELEMENTWISE = False
MOVES = False


def kernel(*, iota_dimension: int, output: Tensor) -> Elements:
    """Counts up from zero along a dimension."""
    T = output.element.dtype
    o = index(output.shape)
    return as_result(output, cast(T, o[iota_dimension]))
