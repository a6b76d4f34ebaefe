"""What the NumPy column of the primitives needs beyond NumPy: rounding once, and bits of narrow integers."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from opspec.values.arrays import DType, Elements
from opspec.values.types import element_of

_LOOKED_UP = 1 << 6  # elements of a byte whose numbers are rather looked up than computed


@functools.cache
def limits(dtype: DType) -> Any:
    """`iinfo` or `finfo` of the dtype, those of ml_dtypes included."""
    whole = dtype.name.startswith(("int", "uint"))
    if _is_native(dtype):
        return np.iinfo(dtype) if whole else np.finfo(dtype)
    import ml_dtypes  # loaded only for the types that need it

    return (ml_dtypes.iinfo if whole else ml_dtypes.finfo)(dtype)


def narrow(x: Elements, dtype: DType) -> Elements:
    """What a primitive computed in the `wide` dtype, as `dtype`: integers wrap, floats round once."""
    x = np.asarray(x)
    if x.dtype == dtype:
        return x
    if _is_native(dtype) or x.dtype.kind != "f":
        return x.astype(dtype)
    if x.dtype == np.float64:
        # ml_dtypes rounds to f32 first. Rounded to odd there, a value keeps what decides a tie.
        single = x.astype(np.float32)
        back = single.astype(np.float64)
        bits = single.view(np.int32) - (np.abs(back) > np.abs(x))
        x = (bits | (back != x)).view(np.float32)
    if limits(dtype).bits < 8:  # no NaN: becomes -0, whatever its sign
        x = np.where(np.isnan(x), np.float32(np.nan), x)
    if limits(dtype).nmant == 0:  # ml_dtypes rounds up whatever is below the normal numbers of f32
        least = np.float32(2.0**-127)
        x = np.where((x > least) & (x < 1.5 * least), least, x)
    return x.astype(dtype)


def nonzero(x: Elements, dtype: DType) -> Elements:
    """What a function whose value is never zero gave: what f64 has no room for is not zero in a type that has none."""
    least = float(limits(dtype).min)
    return np.where((x == 0) & ~np.signbit(x), least, x) if least > 0 else x


def convert(x: Elements, dtype: DType) -> Elements:
    """Elements as another type, as the primitive `convert` says."""
    x = np.asarray(x)
    if x.dtype == dtype:
        return x
    source, target = _kind(x.dtype), _kind(dtype)
    if source == "complex" and target != "complex":
        x, source = x.real, "float"
    x = _as_native(x)
    if source == "float" and target == "int":
        return _saturate(x, dtype)
    if _is_native(dtype):
        return x.astype(dtype)
    if source == "int" and target == "float":
        return narrow(_to_double(x), dtype)
    if source == "bool":
        x = x.astype(np.uint8 if target == "int" else np.float32)
    return narrow(x, dtype)


def complex_of(re: Elements, im: Elements, dtype: DType) -> Elements:
    """Complex numbers of two parts. `re + 1j * im` would spoil infinities and NaN. Of a real dtype, the real parts."""
    shape = np.broadcast_shapes(np.shape(re), np.shape(im))
    if dtype.kind != "c":
        return np.broadcast_to(re, shape)
    z = np.empty(shape, dtype)
    z.real, z.imag = re, im
    return z


def as_unsigned(x: Elements, dtype: DType) -> Elements:
    """The bits of x, of which the `dtype` has fewer than the array's when that is wider, read as unsigned."""
    unsigned = np.asarray(x).view(f"u{x.dtype.itemsize}")
    bits = limits(dtype).bits
    return unsigned & ((1 << bits) - 1) if bits < 8 else unsigned


def as_signed(x: Elements, dtype: DType) -> Elements:
    """The bits of x, of which the `dtype` has fewer than the array's when that is wider, read as signed."""
    signed = np.asarray(x).view(f"i{x.dtype.itemsize}")
    bits = limits(dtype).bits
    if bits < 8:
        sign = 1 << bits - 1
        signed = ((signed & (2 * sign - 1)) ^ sign) - sign
    return signed


def bitcast(x: Elements, place: Elements, dtype: DType) -> Elements:
    """As the primitive of that name says."""
    x = np.asarray(x)
    here, there = element_of(x.dtype).bits, element_of(dtype).bits
    if here == there and isinstance(place, int) and place == 0:
        return x.view(dtype)
    words = [x.real, x.imag] if here == 128 else [x]
    words = [word.view(f"u{word.dtype.itemsize}").astype(np.uint64) for word in words]
    if here < 8:
        words[0] &= np.uint64((1 << here) - 1)
    low, high = (
        functools.reduce(np.bitwise_or, (_moved(word, place + 64 * (at - to)) for at, word in enumerate(words)))
        for to in (0, 1)
    )
    if there == 128:
        return complex_of(low.view(np.float64), high.view(np.float64), dtype)
    bits = low.astype(f"u{dtype.itemsize}")
    return (bits & np.uint8((1 << there) - 1) if there < 8 else bits).view(dtype)


def either_bits(x: Elements, y: Elements) -> Elements:
    """As the primitive of that name says."""
    x, y = np.broadcast_arrays(x, y)
    if x.dtype == np.complex128:
        return complex_of(either_bits(x.real, y.real), either_bits(x.imag, y.imag), x.dtype)
    unsigned = f"u{x.dtype.itemsize}"
    return (x.view(unsigned) | y.view(unsigned)).view(x.dtype)


def count_leading_zeros(x: Elements, dtype: DType) -> Elements:
    bits = limits(dtype).bits
    below = as_unsigned(x, dtype)
    for step in (1, 2, 4, 8, 16, 32):
        if step < bits:
            below = below | (below >> step)
    ones: Elements = np.bitwise_count(below)
    return (bits - ones).astype(x.dtype)


def total_order_key(x: Elements) -> Elements:
    """Integers that compare as the floats do in the total order of IEEE-754."""
    bits = np.asarray(x).view(f"i{x.dtype.itemsize}")
    edge = limits(bits.dtype)
    return bits ^ (bits >> edge.bits - 1 & edge.max)


def next_after(x: Elements, y: Elements) -> Elements:
    """As the primitive of that name says: one step along the bit patterns, which rise with the size."""
    x, y = np.broadcast_arrays(x, y)
    width, dtype = f"i{x.dtype.itemsize}", x.dtype
    bits, a, b = x.view(width), x.astype(np.float64), y.astype(np.float64)
    sign = np.array(1 << limits(dtype).bits - 1).astype(width)
    from_zero = np.where(b < 0, sign | 1, 1)
    moved = np.where(a == 0, from_zero, bits + np.where((b > a) == (a > 0), 1, -1))
    if np.isnan(sign.view(dtype).astype(np.float64)):  # there is no minus zero
        moved = np.where(moved == sign, 0, moved)
    found = np.asarray(moved).astype(width).view(dtype)
    return np.where(np.isnan(a) | np.isnan(b), x + y, np.where(a == b, y, found))


def multiply_high(x: Elements, y: Elements, dtype: DType) -> Elements:
    """As the primitive of that name says."""
    bits, signed = limits(dtype).bits, limits(dtype).min < 0
    wide = np.int64 if signed else np.uint64
    x, y = x.astype(wide), y.astype(wide)
    if bits < 64:
        return np.asarray(x * y >> wide(bits)).astype(dtype)
    # In halves of 32 bits, none of whose sums overflows; the upper halves have the sign.
    half, low = wide(32), wide(0xFFFFFFFF)
    below = (x & low).astype(np.uint64) * (y & low).astype(np.uint64) >> np.uint64(32)
    cross = (x >> half) * (y & low) + below.astype(wide)
    rest = (x & low) * (y >> half) + (cross & low)
    found: Elements = (x >> half) * (y >> half) + (cross >> half) + (rest >> half)
    return found


def reduce_precision(x: Elements, exponent_bits: int, mantissa_bits: int, dtype: DType) -> Elements:
    """As the primitive of that name says; x may be wider than `dtype`, the type whose format it has."""
    info = limits(dtype)
    lowest = _exponent(np.float64(info.smallest_normal))
    y = x
    if mantissa_bits < info.nmant:
        exponent = np.maximum(_exponent(x), lowest)
        scaled = np.ldexp(x, mantissa_bits - exponent)
        rounded = np.rint(scaled)
        if mantissa_bits == 0:  # the last bit of the pattern is then the exponent's: its code must come out even
            stay = (np.abs(scaled) == 1.5) & ((exponent + 1 - lowest) % 2 == 0)
            rounded = np.where(stay, np.copysign(1, x), rounded)
        y = np.ldexp(rounded, exponent - mantissa_bits)
    if exponent_bits < info.nexp:
        limit = (1 << exponent_bits - 1) - 1
        exponent = _exponent(y)
        bounded = np.where(exponent > limit, np.copysign(np.inf, x), np.where(exponent <= -limit, np.copysign(0, x), y))
        y = np.where(np.isfinite(y), bounded, y)
    found: Elements = np.where(np.isfinite(x), y, x)
    return found.astype(x.dtype)


def _moved(bits: Elements, place: Elements) -> Elements:
    """The bits moved up, or down where `place` is negative; a shift of the width and more gives zero."""
    place = np.asarray(place)
    up, down = (np.maximum(n, 0).astype(np.uint64) for n in (place, -place))
    moved: Elements = np.right_shift(np.left_shift(bits, up), down)
    return moved


def _is_native(dtype: DType) -> bool:
    return dtype.name == "bool" or hasattr(np, dtype.name)


@functools.cache
def _kind(dtype: DType) -> str:
    # The letter dtype.kind says nothing here: to NumPy most types of ml_dtypes are of kind "V".
    name = dtype.name
    return next((kind for kind in ("bool", "int", "complex") if kind in name), "float")


def _exponent(x: Elements) -> Elements:
    power: Elements = np.frexp(x)[1]
    return power - 1


def _as_native(x: Elements) -> Elements:
    """The values in a dtype of NumPy's own: ml_dtypes has no casts between some of its types."""
    if _is_native(x.dtype):
        return x
    if _kind(x.dtype) == "int":
        return x.astype(np.uint8 if limits(x.dtype).min == 0 else np.int8)
    if x.dtype.itemsize > 1 or x.size < _LOOKED_UP:
        return x.astype(np.float32)
    return np.take(_numbers(x.dtype), x.view(np.uint8))


@functools.cache
def _numbers(dtype: DType) -> Elements:
    """What each byte is as a float: to look it up takes a seventh of the time of a cast."""
    return np.arange(1 << 8, dtype=np.uint8).view(dtype).astype(np.float32)


def _saturate(x: Elements, dtype: DType) -> Elements:
    if x.dtype == np.float16:  # has no room for the limits
        x = x.astype(np.float32)
    info = limits(dtype)
    storage = dtype if _is_native(dtype) else np.dtype(np.uint8 if info.min == 0 else np.int8)
    low, high = x.dtype.type(int(info.min)), x.dtype.type(int(info.max))
    if x.size and low < x.min() and x.max() < high:  # and no NaN
        return x.astype(storage).astype(dtype, copy=False)
    inside = np.where((low < x) & (x < high), x, 0).astype(storage)
    return np.where(x >= high, int(info.max), np.where(x <= low, int(info.min), inside)).astype(dtype)


def _to_double(x: Elements) -> Elements:
    """Integers as f64. What does not fit is kept as one sticky bit, so that rounding on is rounding once."""
    if x.dtype.itemsize < 8:
        return x.astype(np.float64)
    dropped = x & 0x7FF
    large = (x >> 53 != 0) & (x >> 53 != -1) if x.dtype.kind == "i" else x >> 53 != 0
    return np.where(large, (x - dropped) | ((dropped != 0).astype(x.dtype) << 11), x).astype(np.float64)
