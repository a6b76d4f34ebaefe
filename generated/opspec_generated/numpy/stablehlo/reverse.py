"""NumPy kernel of stablehlo.reverse: The elements in opposite order along some dimensions."""

# Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import in_step
from opspec_generated.indices import contains, indices

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, dimensions: Vec, result: Tensor) -> Elements:
    """The elements in opposite order along some dimensions."""
    o = index(result.shape)
    return as_result(
        result,
        read(
            operand,
            Vec(
                choose(contains(dimensions, d), lambda: n - 1 - i, lambda: i)
                for d, i, n in in_step(indices(len(o)), o, shape(operand))
            ),
        ),
    )
