"""NumPy kernel of stablehlo.map: A region applied to the elements of the inputs that stand at the
same index.
"""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Arrays, Callable, Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = False


def kernel(
    inputs: Arrays,
    *,
    dimensions: Vec,
    computation: Callable[..., Any],
    result: Tensor,
) -> Elements:
    """A region applied to the elements of the inputs that stand at the same index."""
    o = index(result.shape)
    return as_result(result, computation(*tuple(read(x, o) for x in inputs)))
