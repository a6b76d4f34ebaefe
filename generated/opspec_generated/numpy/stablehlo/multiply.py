"""NumPy kernel of stablehlo.multiply: The product of two values, element by element."""

# Generated from spec/ops/stablehlo/multiply.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, kind
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The product of two values, element by element."""
    T = lhs.dtype
    o = index(result.shape)
    match kind(T):
        case "bool":
            value = read(lhs, o) & read(rhs, o)
        case "complex" | "float" | "sint" | "uint":
            value = multiply(read(lhs, o), read(rhs, o))
        case other:
            raise TypeError(f"stablehlo.multiply has no meaning for {other} elements")
    return as_result(result, value)
