"""NumPy kernel of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, rank, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = True
MOVES = True


def kernel(pred: Elements, on_true: Elements, on_false: Elements, *, result: Tensor) -> Elements:
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
