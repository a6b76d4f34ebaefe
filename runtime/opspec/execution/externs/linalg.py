"""The meanings of cholesky and triangular_solve, over whole batches of matrices."""

from __future__ import annotations

from contextlib import nullcontext

import numpy as np

from opspec.execution.externs.registry import extern
from opspec.numerics.blas import matmul, on_one_thread
from opspec.numerics.elementwise import convert
from opspec.values.arrays import Array
from opspec.values.types import Tensor, element_of

THREADED = 64  # rows of a matrix from which on LAPACK takes several threads, and with them the last digits depend on it
BLOCK = 32  # up to this size systems are solved row by row, beyond it by products of blocks


@extern("cholesky")
def cholesky(a: Array, *, lower: bool, result: Tensor) -> Array:
    """Lower L with `L L^H = a`, or upper U with `U^H U = a`; zero in the other triangle.

    Of `a` only that triangle is read. A matrix that is not positive definite, so that a pivot is zero or negative,
    gives NaN.
    """
    del result
    x = _wide(np.asarray(a))
    x = x if lower else _adjoint(x)
    found = _factors(x) if x.size else x.copy()
    # + 0: no negative zeros
    made: Array = convert(found if lower else _adjoint(found) + 0, a.dtype)
    return made


def _factors(x: Array) -> Array:
    try:
        return _cholesky(x)
    except np.linalg.LinAlgError:  # some of the matrices have no factor: one by one, then
        flat = x.reshape(-1, *x.shape[-2:])
        return np.stack([_factor(matrix) for matrix in flat]).reshape(x.shape)


def _factor(x: Array) -> Array:
    try:
        return _cholesky(x)
    except np.linalg.LinAlgError:
        return np.full_like(x, np.nan)


def _cholesky(x: Array) -> Array:
    with on_one_thread() if x.shape[-1] >= THREADED else nullcontext():
        return np.tril(np.linalg.cholesky(x))


@extern("triangular_solve")
def triangular_solve(
    a: Array, b: Array, *, left_side: bool, lower: bool, unit_diagonal: bool, transpose_a: str, result: Tensor
) -> Array:
    """x with `op(a) x = b`, or `x op(a) = b`; of `a` only the one triangle is read."""
    del result
    matrix, values = _wide(np.asarray(a)), _wide(np.asarray(b))
    if transpose_a == "ADJOINT":
        matrix = matrix.conj()
    # x op(a) = b is op(a)^T x^T = b^T.
    if (transpose_a in ("TRANSPOSE", "ADJOINT")) == left_side:
        matrix, lower = _transpose(matrix), not lower
    x = values if left_side else _transpose(values)
    if not lower:  # from the last row to the first
        matrix, x = matrix[..., ::-1, ::-1], x[..., ::-1, :]
    x = np.array(x)
    _solve_lower(matrix, x, unit_diagonal)
    x = x if lower else x[..., ::-1, :]
    made: Array = convert(np.ascontiguousarray(x if left_side else _transpose(x)), b.dtype)
    return made


def _solve_lower(a: Array, x: Array, unit: bool) -> None:
    """Solve `a y = x` in place."""
    size = a.shape[-1]
    if size <= BLOCK:
        for at in range(size):
            if not unit:
                x[..., at, :] /= a[..., at, at, None]
            if at + 1 < size:
                x[..., at + 1 :, :] -= a[..., at + 1 :, at, None] * x[..., at, None, :]
        return
    half = size // 2
    _solve_lower(a[..., :half, :half], x[..., :half, :], unit)
    x[..., half:, :] -= matmul(a[..., half:, :half], x[..., :half, :])
    _solve_lower(a[..., half:, half:], x[..., half:, :], unit)


def _wide(x: Array) -> Array:
    """Types that LAPACK does not know are computed in f64."""
    element = element_of(x.dtype)
    return x if element.kind == "complex" or element.bits >= 32 else convert(x, np.dtype(np.float64))


def _transpose(x: Array) -> Array:
    return np.swapaxes(x, -1, -2)


def _adjoint(x: Array) -> Array:
    return _transpose(x).conj()
