"""NumPy kernel of stablehlo.clamp: Each value, raised to a least and lowered to a largest one where
it lies outside.
"""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, rank, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec, kind
from opspec_generated.numpy.primitives import (
    clamp,
    ieee_maximum,
    ieee_minimum,
    lexicographic_maximum,
    lexicographic_minimum,
)

ELEMENTWISE = True
MOVES = False


def kernel(min: Elements, operand: Elements, max: Elements, *, result: Tensor) -> Elements:
    """Each value, raised to a least and lowered to a largest one where it lies outside."""
    T = min.dtype
    o = index(result.shape)
    low = read(min, Vec() if rank(min) == 0 else o)
    high = read(max, Vec() if rank(max) == 0 else o)
    match kind(T):
        case "bool":
            value = (read(operand, o) | low) & high
        case "sint" | "uint":
            value = clamp(low, read(operand, o), high)
        case "float":
            value = ieee_minimum(ieee_maximum(read(operand, o), low), high)
        case "complex":
            value = lexicographic_minimum(lexicographic_maximum(read(operand, o), low), high)
        case other:
            raise TypeError(f"stablehlo.clamp has no meaning for {other} elements")
    return as_result(result, value)
