"""How far arrays are apart, and whether that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

import numpy as np

from opspec.formula.values import formats
from opspec.goldens.vectors import Tolerance
from opspec.values.arrays import Array, Elements
from opspec.values.types import element_of


class CaseDifference(TypedDict, total=False):
    """The first element that is too far off. Of other types or shapes, there is none."""

    reason: str
    index: tuple[int, ...]
    found: str
    expected: str
    ulp: int | None
    wrong: int
    of: int


def compare(found: Array, expected: Array, tolerance: Tolerance) -> CaseDifference | None:
    """The first element that is too far off, None where there is none."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return {"reason": f"expected {_described(expected)}, found {_described(found)}"}
    wrong = ~close(found, expected, tolerance)
    if not wrong.any():
        return None
    index = tuple(int(i) for i in np.argwhere(wrong)[0])
    allowed = f"{tolerance.ulp} ULP" if tolerance.bound is None else f"{tolerance.bound[index]:.3g}"
    return {
        "reason": f"allowed {allowed}",
        "index": index,
        "found": shown(found[index]),
        "expected": shown(expected[index]),
        "ulp": farthest(found[index], expected[index]),
        "wrong": int(wrong.sum()),
        "of": wrong.size,
    }


def close(found: Array, expected: Array, tolerance: Tolerance) -> Array:
    """Which elements are as near as the tolerance says, of arrays of one type and shape."""
    kind = element_of(expected.dtype).kind
    if kind not in ("float", "complex"):
        if tolerance.bound is None:
            return np.asarray(found == expected)
        return np.asarray(np.abs(found.astype(np.float64) - expected.astype(np.float64)) <= tolerance.bound)
    same = np.logical_and.reduce([_identical(x, y) for x, y in zip(_parts(found), _parts(expected), strict=True)])
    if tolerance.bound is None and not tolerance.ulp:
        return np.asarray(same)
    allowed = tolerance.bound
    if allowed is None and kind == "complex":  # in units of the larger part
        larger = np.maximum(np.abs(expected.real), np.abs(expected.imag))
        with np.errstate(all="ignore"):
            allowed = (tolerance.ulp or 0) * np.spacing(larger).astype(np.float64)
    close = [_near(x, y, tolerance.ulp, allowed) for x, y in zip(_parts(found), _parts(expected), strict=True)]
    return np.asarray(same | np.logical_and.reduce(close))


def _near(found: Array, expected: Array, ulp: int | None, allowed: Array | None) -> Array:
    x, y = found.astype(np.float64), expected.astype(np.float64)
    equal: Array = (x == y) | (np.isnan(x) & np.isnan(y))
    if allowed is None:
        comparable = ~np.isnan(x) & ~np.isnan(y)
        return np.asarray(equal | (comparable & (_apart(found, expected) <= (ulp or 0))))
    with np.errstate(all="ignore"):
        near: Array = np.isfinite(x) & np.isfinite(y) & (np.abs(x - y) <= allowed)
    return np.asarray(equal | near)


def _identical(found: Array, expected: Array) -> Array:
    """Equal bits, but for what NaN carries."""
    x, y = found.astype(np.float64), expected.astype(np.float64)
    nan = np.isnan(x) & np.isnan(y)
    return np.asarray(nan | ((x == y) & (np.signbit(x) == np.signbit(y))))


def _parts(array: Array) -> Iterator[Array]:
    """Real and imaginary part; of other types the array itself."""
    yield from (np.asarray(array.real), np.asarray(array.imag)) if array.dtype.kind == "c" else (np.asarray(array),)


def farthest(found: Elements, expected: Elements) -> int | None:
    """The greatest distance in ULP: values of the type between two, plus one; None where no pair has one."""
    far: list[int] = []
    for x, y in zip(_parts(np.asarray(found)), _parts(np.asarray(expected)), strict=True):
        if element_of(x.dtype).kind == "float":
            comparable = ~np.isnan(x.astype(np.float64)) & ~np.isnan(y.astype(np.float64))
            far += [int(_apart(x, y)[comparable].max())] if comparable.any() else []
    return max(far, default=None)


def _apart(found: Array, expected: Array) -> Array:
    x, y = _ranks(found), _ranks(expected)
    # Between the two ends of f64 lie more values than int64 counts.
    with np.errstate(over="ignore"):
        return np.where(x > y, x.view(np.uint64) - y.view(np.uint64), y.view(np.uint64) - x.view(np.uint64))


def _ranks(x: Array) -> Array:
    """The position of numbers among all of their type, zero at 0."""
    type_ = element_of(x.dtype)
    sign = formats()[type_.name].sign
    bits = np.asarray(x).view(f"u{type_.dtype.itemsize}").astype(np.uint64) & np.uint64((1 << type_.bits) - 1)
    below = (bits & np.uint64(sign)) != 0
    with np.errstate(over="ignore"):
        return np.where(below, np.uint64(sign) - bits, bits).view(np.int64)


def shown(x: Elements) -> str:
    """An element as text."""
    if x.dtype.kind == "c":
        imaginary = shown(x.imag)  # a NaN has no sign in text
        return f"{shown(x.real)}{'' if imaginary.startswith('-') else '+'}{imaginary}j"
    kind = element_of(x.dtype).kind
    return str(bool(x)).lower() if kind == "bool" else repr(float(x)) if kind == "float" else str(int(x))


def _described(array: Array) -> str:
    return f"{element_of(array.dtype)} of shape {list(array.shape)}"
