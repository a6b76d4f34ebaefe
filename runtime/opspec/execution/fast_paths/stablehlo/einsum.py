"""einsum as a dot_general and a transpose, where it is a product of matrices."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.stablehlo.dot_general import matmul
from opspec.execution.ways import WhyNot
from opspec.values.dims import Vec
from opspec.values.types import Tensor


def _einsum(lhs: Tensor, rhs: Tensor, *, einsum_config: str, result: Tensor, **_: object) -> Function | WhyNot:
    operands, _arrow, made = str(einsum_config).partition("->")
    left, _comma, right = operands.partition(",")
    plain = all(len(set(letters)) == len(letters) for letters in (left, right, made))
    if not plain or any((c in left) + (c in right) + (c in made) < 2 for c in left + right):
        return "it takes a diagonal, or sums over one operand alone"
    shared = [c for c in left if c in right]
    batch = [c for c in shared if c in made]
    summed = [c for c in shared if c not in made]
    order = [*batch, *(c for c in left if c not in right), *(c for c in right if c not in left)]
    sizes = dict(zip(left + right, (*lhs.shape, *rhs.shape), strict=True))
    multiply = matmul(
        lhs,
        rhs,
        lhs_batching_dimensions=[left.index(c) for c in batch],
        rhs_batching_dimensions=[right.index(c) for c in batch],
        lhs_contracting_dimensions=[left.index(c) for c in summed],
        rhs_contracting_dimensions=[right.index(c) for c in summed],
        result=Tensor(Vec(sizes[c] for c in order), result.element),
    )
    if isinstance(multiply, str):
        return multiply
    back = tuple(order.index(c) for c in made)
    return lambda a, b: multiply(a, b).transpose(back)


PATHS = (FastPath("matmul", _einsum, "products of matrices, as for dot_general"),)
