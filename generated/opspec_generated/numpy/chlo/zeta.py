"""NumPy kernel of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import zeta

ELEMENTWISE = True
MOVES = False


def kernel(x: Elements, q: Elements, *, result: Tensor) -> Elements:
    """Hurwitz's zeta function."""
    o = index(result.shape)
    return as_result(result, zeta(read(x, o), read(q, o)))
