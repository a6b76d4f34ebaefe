"""NumPy kernel of chlo.broadcast_select: Each value from one of two tensors, as a predicate says,
dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import in_step, maximum
from opspec_generated.indices import indices, tail

ELEMENTWISE = False
MOVES = True


def kernel(pred: Elements, on_true: Elements, on_false: Elements, *, result: Tensor) -> Elements:
    """Each value from one of two tensors, as a predicate says, dimensions of size one and missing
    ones repeated.
    """
    many = maximum(maximum(rank(pred), rank(on_true)), rank(on_false))
    pred_axes = tail(indices(many), rank(pred))
    on_true_axes = tail(indices(many), rank(on_true))
    on_false_axes = tail(indices(many), rank(on_false))
    o = index(result.shape)
    on_true_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(on_true), on_true_axes))
    on_false_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(on_false), on_false_axes))
    return as_result(
        result,
        choose(
            read(
                pred,
                Vec(
                    0 if n == 1 else (Vec() if rank(result) == 0 else o)[d]
                    for n, d in in_step(shape(pred), pred_axes)
                ),
            ),
            lambda: read(on_true, on_true_at),
            lambda: read(on_false, on_false_at),
        ),
    )
