"""NumPy kernel of stablehlo.compare: Whether a relation holds between two values, element by
element.
"""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, kind, logical_not
from opspec_generated.numpy.primitives import ge, gt, le, lt, total_order_lt

ELEMENTWISE = True
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    *,
    comparison_direction: str,
    compare_type: str,
    result: Tensor,
) -> Elements:
    """Whether a relation holds between two values, element by element."""
    T = lhs.dtype
    o = index(result.shape)
    match kind(T):
        case "bool" | "complex" | "sint" | "uint":
            value = (
                read(lhs, o) == read(rhs, o)
                if comparison_direction == "EQ"
                else read(lhs, o) != read(rhs, o)
                if comparison_direction == "NE"
                else lt(read(lhs, o), read(rhs, o))
                if comparison_direction == "LT"
                else le(read(lhs, o), read(rhs, o))
                if comparison_direction == "LE"
                else gt(read(lhs, o), read(rhs, o))
                if comparison_direction == "GT"
                else ge(read(lhs, o), read(rhs, o))
            )
        case "float":
            value = (
                (
                    logical_not(total_order_lt(read(lhs, o), read(rhs, o)))
                    & logical_not(total_order_lt(read(rhs, o), read(lhs, o)))
                    if comparison_direction == "EQ"
                    else total_order_lt(read(lhs, o), read(rhs, o))
                    | total_order_lt(read(rhs, o), read(lhs, o))
                    if comparison_direction == "NE"
                    else total_order_lt(read(lhs, o), read(rhs, o))
                    if comparison_direction == "LT"
                    else logical_not(total_order_lt(read(rhs, o), read(lhs, o)))
                    if comparison_direction == "LE"
                    else total_order_lt(read(rhs, o), read(lhs, o))
                    if comparison_direction == "GT"
                    else logical_not(total_order_lt(read(lhs, o), read(rhs, o)))
                )
                if compare_type == "TOTALORDER"
                else read(lhs, o) == read(rhs, o)
                if comparison_direction == "EQ"
                else read(lhs, o) != read(rhs, o)
                if comparison_direction == "NE"
                else lt(read(lhs, o), read(rhs, o))
                if comparison_direction == "LT"
                else le(read(lhs, o), read(rhs, o))
                if comparison_direction == "LE"
                else gt(read(lhs, o), read(rhs, o))
                if comparison_direction == "GT"
                else ge(read(lhs, o), read(rhs, o))
            )
        case other:
            raise TypeError(f"stablehlo.compare has no meaning for {other} elements")
    return as_result(result, value)
