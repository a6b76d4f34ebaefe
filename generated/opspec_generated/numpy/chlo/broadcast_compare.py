"""NumPy kernel of chlo.broadcast_compare: Whether a relation holds between two values, dimensions
of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, kind, logical_not
from opspec.values.dims import in_step, maximum
from opspec_generated.indices import indices
from opspec_generated.numpy.primitives import ge, gt, le, lt, total_order_lt

ELEMENTWISE = False
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    *,
    comparison_direction: str,
    compare_type: str,
    broadcast_dimensions: Vec,
    result: Tensor,
) -> Elements:
    """Whether a relation holds between two values, dimensions of size one and missing ones
    repeated.
    """
    T = lhs.dtype
    many = maximum(rank(lhs), rank(rhs))
    lhs_axes = broadcast_dimensions if rank(lhs) < many else indices(many)
    rhs_axes = broadcast_dimensions if rank(rhs) < many else indices(many)
    o = index(result.shape)
    lhs_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(lhs), lhs_axes))
    rhs_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(rhs), rhs_axes))
    match kind(T):
        case "bool" | "complex" | "sint" | "uint":
            value = (
                read(lhs, lhs_at) == read(rhs, rhs_at)
                if comparison_direction == "EQ"
                else read(lhs, lhs_at) != read(rhs, rhs_at)
                if comparison_direction == "NE"
                else lt(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "LT"
                else le(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "LE"
                else gt(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "GT"
                else ge(read(lhs, lhs_at), read(rhs, rhs_at))
            )
        case "float":
            value = (
                (
                    logical_not(total_order_lt(read(lhs, lhs_at), read(rhs, rhs_at)))
                    & logical_not(total_order_lt(read(rhs, rhs_at), read(lhs, lhs_at)))
                    if comparison_direction == "EQ"
                    else total_order_lt(read(lhs, lhs_at), read(rhs, rhs_at))
                    | total_order_lt(read(rhs, rhs_at), read(lhs, lhs_at))
                    if comparison_direction == "NE"
                    else total_order_lt(read(lhs, lhs_at), read(rhs, rhs_at))
                    if comparison_direction == "LT"
                    else logical_not(total_order_lt(read(rhs, rhs_at), read(lhs, lhs_at)))
                    if comparison_direction == "LE"
                    else total_order_lt(read(rhs, rhs_at), read(lhs, lhs_at))
                    if comparison_direction == "GT"
                    else logical_not(total_order_lt(read(lhs, lhs_at), read(rhs, rhs_at)))
                )
                if compare_type == "TOTALORDER"
                else read(lhs, lhs_at) == read(rhs, rhs_at)
                if comparison_direction == "EQ"
                else read(lhs, lhs_at) != read(rhs, rhs_at)
                if comparison_direction == "NE"
                else lt(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "LT"
                else le(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "LE"
                else gt(read(lhs, lhs_at), read(rhs, rhs_at))
                if comparison_direction == "GT"
                else ge(read(lhs, lhs_at), read(rhs, rhs_at))
            )
        case other:
            raise TypeError(f"chlo.broadcast_compare has no meaning for {other} elements")
    return as_result(result, value)
