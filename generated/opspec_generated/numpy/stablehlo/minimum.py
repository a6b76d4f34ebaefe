"""NumPy kernel of stablehlo.minimum: The smaller of two values, element by element."""

# Generated from spec/ops/stablehlo/minimum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, kind
from opspec_generated.numpy.primitives import ieee_minimum, lexicographic_minimum, min

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The smaller of two values, element by element."""
    T = lhs.dtype
    o = index(result.shape)
    match kind(T):
        case "bool":
            value = read(lhs, o) & read(rhs, o)
        case "sint" | "uint":
            value = min(read(lhs, o), read(rhs, o))
        case "float":
            value = ieee_minimum(read(lhs, o), read(rhs, o))
        case "complex":
            value = lexicographic_minimum(read(lhs, o), read(rhs, o))
        case other:
            raise TypeError(f"stablehlo.minimum has no meaning for {other} elements")
    return as_result(result, value)
