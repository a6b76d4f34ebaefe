"""What the oracle column of the primitives is evaluated with: exact or 120-bit arithmetic.

An element is a bool, an int, a float (every float type fits exactly) or a complex; `to_type` makes it one.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, TypeAlias

import mpmath
import numpy as np

from opspec.formula import exact_functions
from opspec.formula import exact_infinities as infinities
from opspec.formula.exact_functions import Real, inf, mp, nan
from opspec.formula.exact_infinities import is_finite
from opspec.numerics.elementwise import limits
from opspec.values.types import ELEMENT_TYPES, ElementType

Exact: TypeAlias = bool | int | float | complex  # an element
Complex: TypeAlias = complex | mpmath.mpc
_WORD = 1 << 32
_TINIEST: Final = mp.mpf(2) ** -1_000_000  # rounds to zero in each type, and has a sign


@dataclass(frozen=True, slots=True)
class RoundingFormat:
    """A float type: bits after the point, exponent of the least normal number, special values."""

    mantissa: int
    lowest: int
    largest: float
    least: float
    infinity: float
    nan: float
    negative_zero: float
    powers_only: bool


@functools.cache
def float_format(element: ElementType) -> RoundingFormat:
    info = limits(element.dtype)
    with np.errstate(all="ignore"):
        infinity, not_a_number, zero = map(float, np.array([inf, nan, -0.0], np.float32).astype(element.dtype))
    return RoundingFormat(
        mantissa=int(info.nmant),
        lowest=math.frexp(float(info.smallest_normal))[1] - 1,
        largest=float(info.max),
        least=float(info.min),
        infinity=infinity,
        nan=not_a_number,
        negative_zero=zero,
        powers_only=int(info.nmant) == 0,
    )


def to_type(value: Any, element: ElementType) -> Any:
    """The value as an element of this type: an integer wrapped, a number of any precision rounded once."""
    match element.kind:
        case "index":
            return int(value)
        case "bool":
            return bool(value)
        case "sint" | "uint":
            return as_signed(int(value), element) if element.kind == "sint" else as_unsigned(int(value), element)
        case "complex":
            part = _PARTS[element.bits]
            return complex(_round(value.real, part), _round(value.imag, part))
    return _round(value, float_format(element))


def _round(value: Real, form: RoundingFormat) -> float:
    if value != value:
        return math.copysign(form.nan, value) if form.nan != form.nan else form.nan
    if value in (inf, -inf):
        return math.copysign(form.infinity, value)
    if value == 0:
        return form.negative_zero if form.powers_only or math.copysign(1, value) < 0 else 0.0
    if form.powers_only and value < 0:
        return form.nan
    number, power = _binary(value)
    top = abs(number).bit_length() + power - 1
    if top > 2000:
        return math.copysign(form.infinity, number)
    quantum = max(top, form.lowest) - form.mantissa
    count = _nearest(abs(number), quantum - power, form.powers_only)
    if form.powers_only:
        count = max(count, 1)
    size = Fraction(count) * Fraction(2) ** quantum
    if size > form.largest:
        return math.copysign(form.infinity, number)
    if size == 0 and number < 0:
        return form.negative_zero
    return math.copysign(float(size), number)


def _binary(value: Real) -> tuple[int, int]:
    """Integers n and e such that the value is n * 2**e."""
    if isinstance(value, int):
        return value, 0
    if isinstance(value, float):
        fraction, power = math.frexp(value)
        return int(fraction * 2**53), power - 53
    sign, number, power, _ = value._mpf_
    return int(-number if sign else number), int(power)


def _nearest(number: int, shift: int, ties_up: bool = False) -> int:
    """number / 2**shift, to the nearest integer, at a tie to the even one."""
    if shift <= 0:
        return number << -shift
    if shift > number.bit_length() + 1:
        return 0
    count, rest = divmod(number, 1 << shift)
    half = 1 << shift - 1
    return count + (rest > half or (rest == half and (ties_up or count % 2 == 1)))


# --- conversions ----------------------------------------------------------------------------------


def convert(value: Exact, element: ElementType) -> Any:
    if isinstance(value, complex) and element.kind != "complex":
        value = value.real
    if element.kind == "bool":
        return value != 0
    if element.kind == "complex" or not isinstance(value, float) or element.kind == "float":
        return to_type(value, element)
    if value != value:
        return 0
    low, high = (
        (0, (1 << element.bits) - 1)
        if element.kind == "uint"
        else (-(1 << element.bits - 1), (1 << element.bits - 1) - 1)
    )
    return low if value <= low else high if value >= high else int(value)


def bitcast(value: Exact, place: int, source: ElementType, target: ElementType) -> Exact:
    bits = _bits(value, source)
    return _of_bits((bits << place if place >= 0 else bits >> -place) & (1 << target.bits) - 1, target)


def either_bits(x: Exact, y: Exact, element: ElementType) -> Exact:
    return _of_bits(_bits(x, element) | _bits(y, element), element)


def _bits(value: Exact, element: ElementType) -> int:
    memory = np.array(value).astype(element.dtype).tobytes()
    return int.from_bytes(memory, "little") & (1 << element.bits) - 1


def _of_bits(bits: int, element: ElementType) -> Exact:
    memory = bits.to_bytes(element.dtype.itemsize, "little")
    found: Exact = np.frombuffer(memory, element.dtype)[0].item()
    return found


def as_unsigned(x: int, element: ElementType) -> int:
    return x & ((1 << element.bits) - 1)


def as_signed(x: int, element: ElementType) -> int:
    half = 1 << element.bits - 1
    return (x + half & 2 * half - 1) - half


def total_order_key(x: float) -> int:
    bits: int = struct.unpack("<q", struct.pack("<d", x))[0]
    return bits if bits >= 0 else bits ^ (1 << 63) - 1


def next_after(x: float, y: float, element: ElementType) -> float:
    """The nearest value of the type on y's side of x, found among all sums of x and a power of two that it has."""
    if x != x or y != y:
        return nan
    if x == y:
        return y
    if math.isinf(x):
        return math.copysign(float_format(element).largest, x)
    up = y > x
    form = float_format(element)
    top = math.frexp(x)[1] - 1 if x else form.lowest
    for power in range(max(top, form.lowest) - form.mantissa - 1, max(top, form.lowest) + 2):
        step = Fraction(2) ** power
        wanted = Fraction(x) + (step if up else -step)
        size = abs(wanted)
        if size > form.largest:
            return math.copysign(form.infinity, wanted)
        if wanted == 0:
            return math.copysign(0.0, x) if math.copysign(1, form.negative_zero) < 0 else 0.0
        found = to_type(mp.mpf(wanted.numerator) / wanted.denominator, element)
        if Fraction(found) == wanted:
            return float(found)
    raise AssertionError("every value has a neighbour")


def reduce_precision(x: float, exponent_bits: int, mantissa_bits: int, element: ElementType) -> float:
    if x == 0 or not math.isfinite(x):
        return x
    form = float_format(element)
    number, power = _binary(x)
    top = max(abs(number).bit_length() + power - 1, form.lowest)
    size = Fraction(abs(number)) * Fraction(2) ** power
    if mantissa_bits < form.mantissa:
        quantum = Fraction(2) ** (top - mantissa_bits)
        count, rest = divmod(size / quantum, 1)
        code = int(count) if mantissa_bits else int(count) + top - form.lowest
        size = (count + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and code % 2 == 1))) * quantum
    if exponent_bits < limits(element.dtype).nexp:
        limit = (1 << exponent_bits - 1) - 1
        if size >= Fraction(2) ** (limit + 1):
            return math.copysign(inf, x)
        if size < Fraction(2) ** (1 - limit):
            return math.copysign(0.0, x)
    return math.copysign(float(size), x) if size <= form.largest else math.copysign(inf, x)


def largest(element: ElementType) -> float:
    return float_format(element).largest


def least(element: ElementType) -> float:
    return float_format(element).least


def mantissa_bits(element: ElementType) -> int:
    return float_format(element).mantissa


# --- numbers --------------------------------------------------------------------------------------


def truncated_quotient(x: int, y: int) -> int:
    size = abs(x) // abs(y)
    return size if (x < 0) == (y < 0) else -size


def integer_power(x: int, y: int, element: ElementType) -> int:
    if y >= 0:
        return pow(x, y, 1 << element.bits)
    return 1 if x == 1 else 1 - 2 * (y % 2) if x == -1 else 0


def quotient(x: float, y: float) -> float:
    if y == 0:
        return nan if x == 0 or x != x else math.copysign(inf, x) * math.copysign(1, y)
    return x / y


def remainder(x: float, y: float) -> float:
    return nan if math.isinf(x) or y == 0 else math.fmod(x, y)


def atan2(x: float, y: float) -> Real:
    special = x == 0 or y == 0 or not math.isfinite(x) or not math.isfinite(y)
    return math.atan2(x, y) if special else mp.atan2(x, y)


def power(x: float, y: float) -> Real:
    odd = math.isfinite(y) and y % 2 == 1
    if x == 0 and y < 0:
        return math.copysign(inf, x) if odd else inf
    if x == 0 or abs(x) == 1 or not math.isfinite(x) or not math.isfinite(y):
        return nan if x == -1 and math.isfinite(y) and y % 1 else math.pow(x, y)
    if x < 0 and y % 1:
        return nan
    size = mp.power(abs(x), y)
    return -size if x < 0 and odd else size


# --- complex numbers ------------------------------------------------------------------------------


def analytic(function: Callable[[Complex], Complex], z: complex) -> Complex:
    """function(z), the branch chosen by the sign of a zero imaginary part, which mp does not know."""
    if not is_finite(z):
        return infinities.at_infinity(function.__name__, z)
    pole = {"log": 0.0, "log1p": -1.0}.get(function.__name__)
    if z.real == pole and z.imag == 0:
        return complex(-inf, math.atan2(z.imag, z.real - pole))
    with mp.workprec(400):  # mp's own formulas cancel next to poles
        down = math.copysign(1, z.imag) < 0
        found = function(mp.conj(mp.mpc(z)) if down else mp.mpc(z))
    return +mp.conj(found) if down else +found


def off_axes(function: Callable[[Complex], Complex], z: complex) -> Complex:
    """function(z), its branches chosen by the signs of zeros, which mp does not know: they become tiny numbers."""
    if not is_finite(z):
        return analytic(function, z)
    if function.__name__ == "atanh" and z.imag == 0 and abs(z.real) == 1:
        return complex(math.copysign(inf, z.real), z.imag)
    if function.__name__ == "atan" and z.real == 0 and abs(z.imag) == 1:
        return complex(z.real, math.copysign(inf, z.imag))
    sizes = [abs(math.frexp(part)[1]) if part else 2000 for part in (z.real, z.imag)]
    with mp.workprec(400 + 2 * max(sizes)):  # mp's own formulas cancel where a part is small
        tiny = mp.mpf(2) ** -4000
        at = mp.mpc(*(part or math.copysign(1, part) * tiny for part in (z.real, z.imag)))
        turn = {"atanh": 1, "atan": 1j}.get(function.__name__)
        # mp's own of these two are wrong where a part is tiny.
        found = function(at) if turn is None else (mp.log(1 + turn * at) - mp.log(1 - turn * at)) / 2 / turn
    return +found


def complex_multiply(x: complex, y: complex) -> Complex:
    if is_finite(x, y):
        found = mp.mpc(x) * mp.mpc(y)
        real = _signed(found.real, x.real * y.real, -(x.imag * y.imag))
        return mp.mpc(real, _signed(found.imag, x.real * y.imag, x.imag * y.real))
    a, b, c, d = (_size_of_one(part) for part in (x.real, x.imag, y.real, y.imag))
    return complex(a * c - b * d, a * d + b * c)


def _signed(total: Real, one: float, other: float) -> Real:
    """The sum of two products; less than none, for which mp has no zero, as the tiniest number, where both are."""
    return -_TINIEST if total == 0 and all(not term and math.copysign(1, term) < 0 for term in (one, other)) else total


def _size_of_one(part: float) -> float:
    """What is finite as its sign, beside which a product with what is not is the same, and no other overflows."""
    return math.copysign(1, part) if part and math.isfinite(part) else part


def complex_divide(x: complex, y: complex) -> Complex:
    if y == 0:
        return complex(quotient(x.real, abs(y)), quotient(x.imag, abs(y)))
    if is_finite(x, y):
        return mp.mpc(x) / mp.mpc(y)
    return infinities.quotient(x, y)


def complex_abs(z: complex) -> Real:
    return abs(mp.mpc(z)) if is_finite(z) else math.hypot(z.real, z.imag)


def complex_sign(z: complex) -> Complex:
    if not is_finite(z):
        size = abs(z)
        return complex(z.real / size, z.imag / size)
    return 0j if z == 0 else mp.mpc(z) / abs(mp.mpc(z))


def complex_logistic(z: complex) -> Complex:
    if not is_finite(z):
        return infinities.at_infinity("logistic", z)
    return analytic(lambda w: 1 / (1 + mp.exp(-w)), z)


def complex_rsqrt(z: complex) -> Complex:
    if not is_finite(z):
        return infinities.at_infinity("rsqrt", z)
    return complex(inf, nan) if z == 0 else analytic(lambda w: 1 / mp.sqrt(w), z)


def complex_atan2(x: complex, y: complex) -> Complex:
    """-i ln((y + ix) / sqrt(x² + y²)). On a cut the signs of zeros decide, as the formula carries them."""
    if (
        not is_finite(x, y)
        or _product_sum((x.real, x.real), (y.real, y.real)) == _product_sum((x.imag, x.imag), (y.imag, y.imag))
        and _product_sum((x.real, x.imag), (y.real, y.imag)) == 0
    ):
        return complex(nan, nan)
    a, b, c, d = x.real, x.imag, y.real, y.imag
    sizes = [math.frexp(part)[1] for part in (a, b, c, d) if part]
    with mp.workprec(300 + 2 * (max(sizes) - min(sizes))):  # enough for sums of the parts, and products of such sums
        num, den = mp.mpc(mp.mpf(c) - b, mp.mpf(d) + a), mp.mpc(mp.mpf(c) + b, mp.mpf(d) - a)
        square = num * den
        up = _sign_of_sum((a, b), (c, d))
        root = mp.sqrt(mp.mpc(square.real, abs(square.imag)))
        root = root if up > 0 else mp.conj(root)
        quotient = num / root
        if _product_sum((a, c), (b, d)) == 0 and quotient.real < 0:  # it is real
            on_axis = num.imag == 0 or num.real == 0
            low = math.copysign(1, d + a) < 0 and up < 0 and on_axis
            angle = -mp.pi if low else +mp.pi
        else:
            angle = mp.arg(quotient)
        size = mp.log(abs(num) / abs(den)) / 2
    return mp.mpc(angle, -size)


def _product_sum(*pairs: tuple[float, float]) -> Fraction:
    return sum((Fraction(a) * Fraction(b) for a, b in pairs), Fraction(0))


def _sign_of_sum(*pairs: tuple[float, float]) -> float:
    """The sign of a sum of products; of one that is zero, what arithmetic makes of the signs of its terms."""
    exact = _product_sum(*pairs)
    if exact != 0:
        return 1.0 if exact > 0 else -1.0
    return math.copysign(1.0, sum((a * b for a, b in pairs[1:]), pairs[0][0] * pairs[0][1]))


def complex_power(x: complex, y: complex) -> Complex:
    if x == 0:
        return 1 + 0j if y == 0 else 0j if y.real > 0 else complex(nan, nan)
    if not is_finite(x, y):
        return infinities.power(x, y)
    return mp.exp(mp.mpc(y) * analytic(mp.log, x))


# --- vectors --------------------------------------------------------------------------------------


def place(pairs: Sequence[tuple[Sequence[int], Sequence[int]]], fill: int, rank: int) -> tuple[int, ...]:
    known = dict(item for axes, values in reversed(pairs) for item in zip(axes, values, strict=True))
    length = rank if rank >= 0 else sum(len(axes) for axes, _ in pairs)
    return tuple(known.get(axis, fill) for axis in range(length))


def unflatten(position: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    index = []
    for size in reversed(shape):
        position, at = divmod(position, size)
        index.append(at)
    return tuple(reversed(index))


_PARTS: Final = {64: float_format(ELEMENT_TYPES["f32"]), 128: float_format(ELEMENT_TYPES["f64"])}


def threefry(key: int, counter: int) -> int:
    first, second, x, y = key % _WORD, key >> 32, counter % _WORD, counter >> 32
    third = 0x1BD11BDA ^ first ^ second
    x, y = (x + first) % _WORD, (y + second) % _WORD
    for at, distance in enumerate((13, 15, 26, 6, 17, 29, 16, 24, 13, 15, 26, 6, 17, 29, 16, 24, 13, 15, 26, 6)):
        x = (x + y) % _WORD
        y = (y * 2**distance % _WORD + y // 2 ** (32 - distance)) ^ x
        if at % 4 == 3:
            first, second, third = second, third, first
            x, y = (x + first) % _WORD, (y + second + at // 4 + 1) % _WORD
    return x + y * _WORD


def philox(key: int, low: int, high: int) -> int:
    words = [low % _WORD, low >> 32, high % _WORD, high >> 32]
    for at in range(10):
        keys = [(key + at * 0x9E3779B9) % _WORD, ((key >> 32) + at * 0xBB67AE85) % _WORD]
        products = [divmod(words[2] * 0xCD9E8D57, _WORD), divmod(words[0] * 0xD2511F53, _WORD)]
        upper = [product ^ words[2 * n + 1] ^ keys[n] for n, (product, _) in enumerate(products)]
        words = [upper[0], products[0][1], upper[1], products[1][1]]
    return sum(word * _WORD**n for n, word in enumerate(words))


NAMES: Final[dict[str, object]] = {
    name: value for name, value in {**vars(exact_functions), **globals()}.items() if not name.startswith("_")
}
