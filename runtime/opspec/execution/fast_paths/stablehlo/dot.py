"""dot as a dot_general: the last dimension of the one operand with the first of the other."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.stablehlo.dot_general import matmul
from opspec.execution.ways import WhyNot
from opspec.values.types import Tensor


def _dot(lhs: Tensor, rhs: Tensor, *, result: Tensor, **_: object) -> Function | WhyNot:
    return matmul(
        lhs,
        rhs,
        lhs_batching_dimensions=(),
        rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(len(lhs.shape) - 1,),
        rhs_contracting_dimensions=(0,),
        result=result,
    )


PATHS = (FastPath("matmul", _dot, "vectors and matrices, multiplied by BLAS as for dot_general"),)
