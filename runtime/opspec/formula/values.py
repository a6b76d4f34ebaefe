"""Single values: exact numbers out of arrays, wrapped or rounded once into an element type; index vectors.

Rounding works on fractions and builds the bits itself: it is what faster roundings are tested against.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of

if TYPE_CHECKING:
    from opspec.formula.exact_functions import Real

# What an expression stands for: a bool, an int or a Dim, a str, an element (an array of rank 0; a bare number until it
# meets elements), a Vector, a type, or a tensor that can be read. Its tree, which was checked, says which.
FormulaValue: TypeAlias = Any

FAR = 20000  # binary exponents beyond it are too large, or too small, for every format


class Vector(tuple[FormulaValue, ...]):
    """A tuple that has no entry at a negative position and no slice beyond its end."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> FormulaValue:
        if isinstance(at, slice):
            bounds = [bound for bound in (at.start, at.stop) if bound is not None]
            if not all(0 <= bound <= len(self) for bound in bounds):
                raise Undefined(f"entries {at.start or 0} to {at.stop} of a vector of length {len(self)}")
            return Vector(tuple.__getitem__(self, at))
        if not 0 <= at < len(self):
            raise Undefined(f"index {at} in a vector of length {len(self)}")
        return tuple.__getitem__(self, at)


def vector(items: Array | Iterable[object]) -> Vector:
    """The items, nested lists and arrays too, as vectors of vectors."""
    given = items.tolist() if isinstance(items, np.ndarray) else items
    return Vector(vector(item) if isinstance(item, list | tuple | np.ndarray) else item for item in given)


# --- float formats --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FloatFormat:
    """A floating-point format, as spec/types.yaml describes it."""

    bits: int
    exponent: int
    mantissa: int
    bias: int
    has_infinity: bool
    has_nan: bool
    has_zero: bool
    has_negative_zero: bool

    @property
    def sign(self) -> int:
        """The sign bit, or 0 in a format without one."""
        return 1 << (self.bits - 1) if self.exponent + self.mantissa < self.bits else 0

    @property
    def ones(self) -> int:
        """All bits but the sign's."""
        return (1 << (self.exponent + self.mantissa)) - 1

    @property
    def infinity(self) -> int:
        return self.ones >> self.mantissa << self.mantissa

    @property
    def nan(self) -> int:
        """A quiet NaN, or what stands for it."""
        if self.has_infinity:
            return self.infinity | 1 << (self.mantissa - 1)
        return self.ones if self._nan_is_largest else self.sign

    @property
    def largest(self) -> int:
        """The largest finite number."""
        if self.has_infinity:
            return self.infinity - 1
        return self.ones - 1 if self._nan_is_largest else self.ones

    @property
    def too_large(self) -> int:
        """What a number beyond the largest one becomes."""
        return self.infinity if self.has_infinity else self.nan if self.has_nan else self.largest

    @property
    def _nan_is_largest(self) -> bool:
        return self.has_nan and (self.has_negative_zero or not self.has_zero)


@functools.cache
def formats() -> dict[str, FloatFormat]:
    """The formats of all float types, by the types' names."""
    from opspec_model.packaged import spec_dir
    from opspec_model.text.problems import Report
    from opspec_model.text.table_format import TypesFile
    from opspec_model.text.typed_reader import read
    from opspec_model.text.yaml_nodes import parse_document

    report = Report()
    path = spec_dir() / "types.yaml"
    document = parse_document(report, path.as_posix(), path.read_bytes())
    file = read(report, TypesFile, document) if document is not None else None
    report.raise_if_any()
    assert file is not None
    found = {}
    for name, row in file.types.items():
        if row.kind == "float":
            sizes = [row.exponent, row.mantissa, row.bias]
            flags = [row.has_infinity, row.has_nan, row.has_zero, row.has_negative_zero]
            assert None not in [*sizes, *flags], f"types.yaml does not tell the format of {name}"
            found[name] = FloatFormat(row.bits, *sizes, *flags)  # type: ignore[arg-type]
    return found


# --- rounding and wrapping ------------------------------------------------------------------------


def element(value: FormulaValue, type_: ElementType) -> Array:
    """The value wrapped or rounded once into the type, as an array of rank 0."""
    match type_.kind:
        case "bool":
            return np.asarray(bool(value))
        case "float":
            bits = float_bits(value, formats()[type_.name])
            return np.asarray(bits, f"u{type_.dtype.itemsize}").view(type_.dtype)
        case "complex":
            part = real_type(type_)
            parts = [element(value.real, part), element(value.imag, part)]
            return np.stack(parts).view(type_.dtype).reshape(())
    if not isinstance(value, int):
        raise TypeError(f"expected an integer for {type_}, found {value!r}")
    return np.asarray(wrapped(value, type_), type_.dtype)


def exact(x: Array) -> Any:
    """The value of an element: an int, float, complex or bool."""
    number = {"bool": bool, "float": float, "complex": complex}.get(element_of(x.dtype).kind, int)
    return number(x)


def real_type(type_: ElementType) -> ElementType:
    """The type of a complex type's parts; another type is its own."""
    return ELEMENT_TYPES["f32" if type_.bits == 64 else "f64"] if type_.kind == "complex" else type_


def wrapped(value: int, type_: ElementType) -> int:
    """The integer of the type that is congruent to the value modulo 2^bits."""
    low = 0 if type_.kind == "uint" else -(1 << (type_.bits - 1))
    return (value - low) % (1 << type_.bits) + low


def float_bits(value: Real | Fraction, format_: FloatFormat) -> int:
    """The bits of the value (int, float, Fraction or mpmath number), rounded to nearest, ties to even."""
    negative, magnitude = _parts(value)
    if magnitude is None:
        return format_.nan | (format_.sign if negative and format_.nan != format_.sign else 0)
    if negative and not format_.sign:
        return format_.nan
    bits = format_.too_large if magnitude == math.inf else _rounded(Fraction(magnitude), format_)
    if bits == format_.nan or (bits == 0 and not format_.has_negative_zero):
        return bits
    return bits | (format_.sign if negative else 0)


def _parts(value: Real | Fraction) -> tuple[bool, Fraction | float | None]:
    """Whether the value is negative, and its magnitude: a fraction, inf, or None for NaN."""
    if hasattr(value, "_mpf_"):
        sign, mantissa, exponent, _ = value._mpf_
        if mantissa:
            far = max(-FAR, min(exponent + mantissa.bit_length(), FAR)) - mantissa.bit_length()
            return bool(sign), Fraction(mantissa) * Fraction(2) ** far
        value = float(value)
    if isinstance(value, float):
        negative = math.copysign(1.0, value) < 0
        if not math.isfinite(value):
            return negative, None if math.isnan(value) else math.inf
        return negative, abs(Fraction(value))
    if not isinstance(value, int | Fraction):
        raise TypeError(f"expected a real number, found {value!r}")
    return value < 0, abs(Fraction(value))


def _rounded(magnitude: Fraction, format_: FloatFormat) -> int:
    """The bits of the number of the format that is nearest to a finite magnitude."""
    if magnitude == 0:
        return 0 if format_.has_zero else format_.nan
    least = 1 - format_.bias if format_.has_zero else -format_.bias
    exponent = max(_floor_log2(magnitude), least)
    count = round(magnitude / Fraction(2) ** (exponent - format_.mantissa))  # Python rounds a half to even
    if not format_.has_zero:
        count = max(count, 1)
    normal = 1 << format_.mantissa
    if count == 2 * normal:
        exponent, count = exponent + 1, normal
    bits = count if count < normal else (exponent + format_.bias << format_.mantissa) + count - normal
    return bits if bits <= format_.largest else format_.too_large


def _floor_log2(x: Fraction) -> int:
    guess = x.numerator.bit_length() - x.denominator.bit_length()
    return guess if Fraction(2) ** guess <= x else guess - 1
