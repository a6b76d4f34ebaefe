"""NumPy kernel of stablehlo.add: The sum of two values, element by element."""

# Generated from spec/ops/stablehlo/add.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, kind

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The sum of two values, element by element."""
    T = lhs.dtype
    o = index(result.shape)
    match kind(T):
        case "bool":
            value = read(lhs, o) | read(rhs, o)
        case "complex" | "float" | "sint" | "uint":
            value = read(lhs, o) + read(rhs, o)
        case other:
            raise TypeError(f"stablehlo.add has no meaning for {other} elements")
    return as_result(result, value)
