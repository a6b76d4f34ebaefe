"""NumPy kernel of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, rank, read
from opspec.kernels.vocabulary import Array, Tensor, Vec

ELEMENTWISE = True
MOVES = True


def kernel(pred: Array, on_true: Array, on_false: Array, *, result: Tensor) -> Array:
    """Each value from one of two tensors, as a predicate says."""
    o = index(result.shape)
    return as_result(
        result,
        choose(
            read(pred, Vec() if rank(pred) == 0 else o),
            lambda: read(on_true, o),
            lambda: read(on_false, o),
        ),
    )
