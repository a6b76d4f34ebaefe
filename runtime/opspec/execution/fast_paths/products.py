"""Products of matrices of every element type: BLAS where it is exact enough, integers with wraparound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from opspec.numerics import elementwise as ew
from opspec.numerics.blas import matmul
from opspec.values.arrays import Array, DType
from opspec.values.types import ElementType

_SMALL = 2**15  # multiplications; fewer than that NumPy does faster in integers than BLAS in limbs
NO_PRODUCT = "its factors are first converted to a type that has no room for them"
_LIMB = 16  # bits of an integer that one factor of a BLAS product holds


@dataclass(frozen=True, slots=True)
class ProductMethod:
    """`into`: the type that factors are given in. `matmul`: of stacks of matrices. `out_of`: elements of the result."""

    into: DType
    matmul: Callable[[Array, Array], Array]
    out_of: Callable[[Array], Array]

    @property
    def bare(self) -> bool:
        """Whether a product is the result as it is."""
        return self.out_of is _same

    def factor(self, x: Array) -> Array:
        return x if x.dtype == self.into else ew.convert(x, self.into)


def product(lhs: ElementType, rhs: ElementType, result: ElementType, terms: int) -> ProductMethod | None:
    """How sums of so many products are computed; None for types of which `NO_PRODUCT` holds."""
    kinds = {"int" if x.kind in ("sint", "uint") else x.kind for x in (lhs, rhs)}
    dtype = result.dtype
    if result.kind == "bool":
        return ProductMethod(np.dtype(np.float32), matmul, lambda x: x > 0) if kinds == {"bool"} else None
    if result.kind in ("sint", "uint"):
        return _integers(lhs, rhs, dtype, terms) if kinds <= {"int", "bool"} else None
    if result.kind == "complex":
        known = kinds <= {"float", "complex"} and not _wider(lhs, rhs, dtype)
        return ProductMethod(dtype, matmul, _same) if known else None
    if kinds != {"float"} or _wider(lhs, rhs, dtype):
        return None
    if result.bits >= 32:
        return ProductMethod(dtype, matmul, _same)
    return ProductMethod(np.dtype(np.float32), matmul, lambda x: ew.narrow(x, dtype))


def _same(x: Array) -> Array:
    return x


def _wider(lhs: ElementType, rhs: ElementType, dtype: DType) -> bool:
    """Whether a factor does not fit into the result's type, which it is converted to first."""
    return any(x.dtype != dtype and x.bits >= dtype.itemsize * 8 for x in (lhs, rhs))


def _integers(lhs: ElementType, rhs: ElementType, dtype: DType, terms: int) -> ProductMethod:
    """Whatever wraps at the end may wrap in between: arithmetic modulo a power of two."""
    largest = _largest(lhs) * _largest(rhs) * max(terms, 1)
    for wide, bits in ((np.float32, 24), (np.float64, 53)):
        if largest <= 2**bits:
            return ProductMethod(np.dtype(wide), matmul, lambda x: _wrapped(x.astype(np.int64), dtype))
    limbs = -(-min(ew.limits(dtype).bits, 64) // _LIMB)

    def by_limbs(a: Array, b: Array) -> Array:
        if a.size * b.shape[-1] < _SMALL or terms > 2 ** (53 - 2 * _LIMB):
            return np.asarray(np.matmul(a, b))
        return _by_limbs(a, b, limbs)

    return ProductMethod(np.dtype(np.int64), by_limbs, lambda x: _wrapped(x, dtype))


def _largest(element: ElementType) -> int:
    return 1 if element.kind == "bool" else 2 ** (element.bits - (element.kind == "sint"))


def _wrapped(x: Array, dtype: DType) -> Array:
    return np.asarray(ew.convert(x, dtype))


def _by_limbs(a: Array, b: Array, count: int) -> Array:
    """The product of matrices of i64, exact modulo 2 to the 16 * count."""
    lefts, rights = _limbs(a, count), _limbs(b, count)
    total: Array | int = 0
    for power in range(count):
        part: Array | int = 0
        for at in range(power + 1):
            part = part + matmul(lefts[at], rights[power - at]).astype(np.int64)
        total = total + (part << (_LIMB * power))
    return np.asarray(total)


def _limbs(x: Array, count: int) -> list[Array]:
    mask = (1 << _LIMB) - 1
    return [((x >> (_LIMB * at)) & mask).astype(np.float64) for at in range(count)]
