"""NumPy kernel of stablehlo.torch_index_select: Slices along a dimension, in the order that indices
say; batches of them where both have batch dimensions.
"""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_index, as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import clamp
from opspec_generated.indices import cat, head, tail

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    index_: Elements,
    *,
    dim: int,
    batch_dims: int,
    result: Tensor,
) -> Elements:
    """Slices along a dimension, in the order that indices say; batches of them where both have
    batch dimensions.
    """
    picked = rank(index_) - batch_dims
    o = index(result.shape)
    at = as_index(read(index_, cat(head(o, batch_dims), head(tail(o, rank(result) - dim), picked))))
    return as_result(
        result,
        read(
            operand,
            cat(
                head(o, dim),
                Vec([clamp(0, at, shape(operand)[dim] - 1)]),
                tail(o, rank(operand) - dim - 1),
            ),
        ),
    )
