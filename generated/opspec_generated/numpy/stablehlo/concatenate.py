"""NumPy kernel of stablehlo.concatenate: Tensors put one behind the other along a dimension."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.conditions import the
from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Arrays, Elements, Tensor, Vec
from opspec.values.dims import total
from opspec_generated.indices import head

ELEMENTWISE = False
MOVES = True


def kernel(inputs: Arrays, *, dimension: int, result: Tensor) -> Elements:
    """Tensors put one behind the other along a dimension."""
    sizes = Vec(shape(x)[dimension] for x in inputs)
    o = index(result.shape)
    starts = Vec(total(head(sizes, k)) for k in range(len(sizes)))
    return as_result(
        result,
        the(
            (
                (starts[k] <= o[dimension]) & (o[dimension] < starts[k] + sizes[k]),
                lambda: read(
                    inputs[k],
                    Vec(o[d] - (starts[k] if d == dimension else 0) for d in range(rank(result))),
                ),
            )
            for k in range(len(inputs))
        ),
    )
