"""The element functions of the language, over arrays."""

# Generated from spec/primitives.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import numpy as np

from opspec.kernels.vocabulary import DType, Elements, kind, scalar, typed, unsupported
from opspec.numerics import ciphers, special
from opspec.numerics import complex_functions as cx
from opspec.numerics import complex_inverses as inverses
from opspec.numerics import elementwise as ew
from opspec.numerics import special_f32 as single


@scalar(widen=False, result="same")
def add(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Sum. Integers wrap around; floats round to nearest, ties to even. Of truth values, whether
    either is true.
    """
    return x + y


@scalar(widen=False, result="same")
def subtract(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Difference. Integers wrap around; floats round to nearest, ties to even."""
    return x - y


@scalar(widen=True, result="same")
def multiply(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Product. Integers wrap around; floats round to nearest, ties to even. Complex by the textbook
    formula; a part is infinite where a factor is or the exact sum of its two products overflows,
    not where one of them does. Of truth values, whether both are true.
    """
    match kind(dtype):
        case "bool" | "float" | "sint" | "uint":
            return x * y
        case "complex":
            return cx.product(x, y)
    raise unsupported("multiply", dtype)


@scalar(widen=False, result="same")
def negate(x: Elements, dtype: DType) -> Elements:
    """The number with its sign changed. The least integer stays itself; an unsigned integer wraps
    around.
    """
    match kind(dtype):
        case "complex" | "float":
            return -x
        case "sint" | "uint":
            return dtype.type(0) - x
    raise unsupported("negate", dtype)


@scalar(widen=True, result="same")
def divide(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Quotient. Integers drop the fraction; x / 0 is all ones (-1 where signed), and the least
    integer / -1 is itself. Floats follow IEEE-754. A complex zero divisor divides each part by
    +0.
    """
    match kind(dtype):
        case "complex":
            return cx.divide(x, y)
        case "float":
            return x / y
        case "sint":
            return np.where(y == 0, -1, (x - np.fmod(x, y)) // y)
        case "uint":
            return np.where(y == 0, ~np.zeros_like(y), x // y)
    raise unsupported("divide", dtype)


@scalar(widen=True, result="same")
def remainder(x: Elements, y: Elements, dtype: DType) -> Elements:
    """What truncating division leaves, with the sign of the dividend; exact. An integer remainder
    by zero is the dividend; a float remainder by zero, or of infinity, is NaN.
    """
    match kind(dtype):
        case "float":
            return np.fmod(x, y)
        case "sint" | "uint":
            return np.where(y == 0, x, np.fmod(x, y))
    raise unsupported("remainder", dtype)


@scalar(widen=False, result="part")
def abs(x: Elements, dtype: DType) -> Elements:
    """Distance from zero. The least integer stays itself; a complex infinity is infinite whatever
    the other part.
    """
    match kind(dtype):
        case "complex":
            return cx.absolute(x)
        case "float":
            return np.abs(x)
        case "sint":
            return np.where(x < dtype.type(0), dtype.type(0) - x, x)
        case "uint":
            return x
    raise unsupported("abs", dtype)


@scalar(widen=True, result="same")
def sign(x: Elements, dtype: DType) -> Elements:
    """-1, 0 or 1. A float zero keeps its sign and NaN stays NaN; a complex number becomes x / |x|,
    or zero.
    """
    match kind(dtype):
        case "complex":
            return cx.sign(x)
        case "float":
            return np.where(x == 0, x, np.sign(x))
        case "sint":
            return np.sign(x)
    raise unsupported("sign", dtype)


@scalar(widen=False, result="bool")
def eq(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether two values are equal. NaN equals nothing; the zeros are equal."""
    return x == y


@scalar(widen=False, result="bool")
def ne(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether two values differ. NaN differs from everything, itself included."""
    return x != y


@scalar(widen=False, result="bool")
def lt(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether x lies below y; false for NaN. Complex numbers compare by real part, then by
    imaginary part.
    """
    match kind(dtype):
        case "bool" | "float" | "sint" | "uint":
            return x < y
        case "complex":
            return (x.real < y.real) | ((x.real == y.real) & (x.imag < y.imag))
    raise unsupported("lt", dtype)


@scalar(widen=False, result="bool")
def le(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether x lies below or at y; false for NaN. Complex numbers compare by real part, then by
    imaginary part.
    """
    match kind(dtype):
        case "bool" | "float" | "sint" | "uint":
            return x <= y
        case "complex":
            return (x.real < y.real) | ((x.real == y.real) & (x.imag <= y.imag))
    raise unsupported("le", dtype)


@scalar(widen=False, result="bool")
def gt(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether x lies above y; false for NaN. Complex numbers compare by real part, then by
    imaginary part.
    """
    match kind(dtype):
        case "bool" | "float" | "sint" | "uint":
            return x > y
        case "complex":
            return (x.real > y.real) | ((x.real == y.real) & (x.imag > y.imag))
    raise unsupported("gt", dtype)


@scalar(widen=False, result="bool")
def ge(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether x lies above or at y; false for NaN. Complex numbers compare by real part, then by
    imaginary part.
    """
    match kind(dtype):
        case "bool" | "float" | "sint" | "uint":
            return x >= y
        case "complex":
            return (x.real > y.real) | ((x.real == y.real) & (x.imag >= y.imag))
    raise unsupported("ge", dtype)


@scalar(widen=True, result="bool")
def total_order_lt(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Whether x comes before y in an order of all values. Floats: the total order of IEEE-754,
    negative NaN, -inf, ..., -0, +0, ..., inf, NaN, where the type is narrower than f32 that of
    the values as f64.
    """
    match kind(dtype):
        case "bool" | "sint" | "uint":
            return x < y
        case "float":
            return ew.total_order_key(x) < ew.total_order_key(y)
    raise unsupported("total_order_lt", dtype)


@scalar(widen=True, result="same")
def max(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The larger of two integers."""
    return np.maximum(x, y)


@scalar(widen=True, result="same")
def min(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The smaller of two integers."""
    return np.minimum(x, y)


@scalar(widen=True, result="same")
def clamp(low: Elements, x: Elements, high: Elements, dtype: DType) -> Elements:
    """The integer of low..high nearest to x; high wins where low > high."""
    return np.minimum(np.maximum(x, low), high)


@scalar(widen=False, result="same")
def ieee_maximum(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The larger of two floats. NaN where either is NaN; -0 lies below +0."""
    return np.where(x == y, np.where(np.signbit(x), y, x), np.maximum(x, y))


@scalar(widen=False, result="same")
def ieee_minimum(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The smaller of two floats. NaN where either is NaN; -0 lies below +0."""
    return np.where(x == y, np.where(np.signbit(x), x, y), np.minimum(x, y))


@scalar(widen=False, result="same")
def lexicographic_maximum(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Of two complex numbers the one with the larger real part, then imaginary part; y where they
    do not compare.
    """
    return np.where((x.real > y.real) | ((x.real == y.real) & (x.imag > y.imag)), x, y)


@scalar(widen=False, result="same")
def lexicographic_minimum(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Of two complex numbers the one with the smaller real part, then imaginary part; y where they
    do not compare.
    """
    return np.where((x.real < y.real) | ((x.real == y.real) & (x.imag < y.imag)), x, y)


@scalar(widen=False, result="same")
def where(p: Elements, x: Elements, y: Elements, dtype: DType) -> Elements:
    """x where the condition holds, else y."""
    return np.where(p, x, y)


@scalar(widen=True, result="same")
def bit_and(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Both bits set; for truth values, both true."""
    return x & y


@scalar(widen=True, result="same")
def bit_or(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Either bit set; for truth values, either true."""
    return x | y


@scalar(widen=True, result="same")
def bit_xor(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Exactly one of the bits set; for truth values, exactly one true."""
    return x ^ y


@scalar(widen=True, result="same")
def bit_not(x: Elements, dtype: DType) -> Elements:
    """Every bit changed; for truth values, the other one."""
    return ~x


@scalar(widen=True, result="same")
def shift_left(x: Elements, y: Elements, dtype: DType) -> Elements:
    """x moved left by y bits, zeros moved in; zero where y, read as unsigned, is the width or more.
    """
    return np.left_shift(x, y)


@scalar(widen=True, result="same")
def shift_right_arithmetic(x: Elements, y: Elements, dtype: DType) -> Elements:
    """x, read as signed, moved right by y bits; only sign bits remain where y, read as unsigned, is
    the width or more.
    """
    match kind(dtype):
        case "sint":
            return np.right_shift(x, y)
        case "uint":
            return ew.as_unsigned(
                np.right_shift(ew.as_signed(x, dtype), ew.as_signed(y, dtype)),
                dtype,
            )
    raise unsupported("shift_right_arithmetic", dtype)


@scalar(widen=True, result="same")
def shift_right_logical(x: Elements, y: Elements, dtype: DType) -> Elements:
    """x, read as unsigned, moved right by y bits, zeros moved in; zero where y, read as unsigned,
    is the width or more.
    """
    match kind(dtype):
        case "sint":
            return ew.as_signed(
                np.right_shift(ew.as_unsigned(x, dtype), ew.as_unsigned(y, dtype)),
                dtype,
            )
        case "uint":
            return np.right_shift(x, y)
    raise unsupported("shift_right_logical", dtype)


@scalar(widen=False, result="same")
def multiply_high(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The upper half of the bits of the exact product, which has twice as many as x and y."""
    return ew.multiply_high(x, y, dtype)


@scalar(widen=True, result="same")
def popcount(x: Elements, dtype: DType) -> Elements:
    """How many bits are set."""
    return np.bitwise_count(ew.as_unsigned(x, dtype)).astype(x.dtype)


@scalar(widen=True, result="same")
def count_leading_zeros(x: Elements, dtype: DType) -> Elements:
    """How many zero bits stand above the highest one; the width for zero."""
    return ew.count_leading_zeros(x, dtype)


@scalar(widen=False, result="same")
def threefry(key: Elements, counter: Elements, dtype: DType) -> Elements:
    """The counter scrambled with the key by the 20 rounds of Threefry-2x32. Both have 64 bits, of
    which the lower 32 are the first word; of a narrower type the upper ones are 0, and the low
    bits of what comes out remain.
    """
    return ciphers.threefry(key, counter, dtype)


@scalar(widen=False, result="same")
def philox_low(key: Elements, low: Elements, high: Elements, dtype: DType) -> Elements:
    """The lower half of a counter of 128 bits, scrambled with the key by the 10 rounds of
    Philox-4x32. Each number has 64 bits, of which the lower 32 are the first word; of a narrower
    type the upper ones are 0, and the low bits remain.
    """
    return ciphers.philox_low(key, low, high, dtype)


@scalar(widen=False, result="same")
def philox_high(key: Elements, low: Elements, high: Elements, dtype: DType) -> Elements:
    """The upper half of the counter of which `philox_low` is the lower one."""
    return ciphers.philox_high(key, low, high, dtype)


@scalar(widen=True, result="same")
def exponential(x: Elements, dtype: DType) -> Elements:
    """e to the power x."""
    match kind(dtype):
        case "complex":
            return cx.exponential(x)
        case "float":
            return np.exp(x)
    raise unsupported("exponential", dtype)


@scalar(widen=True, result="same")
def exponential_minus_one(x: Elements, dtype: DType) -> Elements:
    """e to the power x, minus one, exact near zero too."""
    match kind(dtype):
        case "complex":
            return cx.exponential_minus_one(x)
        case "float":
            return single.expm1(x)
    raise unsupported("exponential_minus_one", dtype)


@scalar(widen=True, result="same")
def log(x: Elements, dtype: DType) -> Elements:
    """Natural logarithm. -inf at zero, NaN below; for complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return cx.log(x)
        case "float":
            return np.log(x)
    raise unsupported("log", dtype)


@scalar(widen=True, result="same")
def log_plus_one(x: Elements, dtype: DType) -> Elements:
    """Natural logarithm of x + 1, exact near zero too. -inf at -1, NaN below; for complex numbers
    the principal branch.
    """
    match kind(dtype):
        case "complex":
            return cx.log_plus_one(x)
        case "float":
            return single.log1p(x)
    raise unsupported("log_plus_one", dtype)


@scalar(widen=True, result="same")
def logistic(x: Elements, dtype: DType) -> Elements:
    """1 / (1 + exp(-x)), between 0 and 1."""
    match kind(dtype):
        case "complex":
            return cx.logistic(x)
        case "float":
            return cx.real_logistic(x)
    raise unsupported("logistic", dtype)


@scalar(widen=True, result="same")
def sqrt(x: Elements, dtype: DType) -> Elements:
    """Square root, correctly rounded. NaN below zero, -0 for -0; for complex numbers the principal
    branch.
    """
    return np.sqrt(x)


@scalar(widen=True, result="same")
def rsqrt(x: Elements, dtype: DType) -> Elements:
    """One over the square root. inf at +0, -inf at -0, NaN below; the principal branch, inf+nanj at
    0.
    """
    match kind(dtype):
        case "complex":
            return cx.reciprocal_root(x)
        case "float":
            return 1 / np.sqrt(x)
    raise unsupported("rsqrt", dtype)


@scalar(widen=True, result="same")
def cbrt(x: Elements, dtype: DType) -> Elements:
    """Cube root, negative below zero; for complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return cx.cube_root(x)
        case "float":
            return cx.real_cube_root(x)
    raise unsupported("cbrt", dtype)


@scalar(widen=True, result="same")
def sine(x: Elements, dtype: DType) -> Elements:
    """Sine of an angle in radians. NaN at the infinities."""
    match kind(dtype):
        case "complex":
            return cx.sine(x)
        case "float":
            return np.sin(x)
    raise unsupported("sine", dtype)


@scalar(widen=True, result="same")
def cosine(x: Elements, dtype: DType) -> Elements:
    """Cosine of an angle in radians. NaN at the infinities."""
    match kind(dtype):
        case "complex":
            return cx.cosine(x)
        case "float":
            return np.cos(x)
    raise unsupported("cosine", dtype)


@scalar(widen=True, result="same")
def tan(x: Elements, dtype: DType) -> Elements:
    """Tangent of an angle in radians. NaN at the infinities."""
    match kind(dtype):
        case "complex":
            return cx.tan(x)
        case "float":
            return np.tan(x)
    raise unsupported("tan", dtype)


@scalar(widen=True, result="same")
def tanh(x: Elements, dtype: DType) -> Elements:
    """Hyperbolic tangent."""
    match kind(dtype):
        case "complex":
            return cx.tanh(x)
        case "float":
            return np.tanh(x)
    raise unsupported("tanh", dtype)


@scalar(widen=True, result="same")
def sinh(x: Elements, dtype: DType) -> Elements:
    """Hyperbolic sine."""
    match kind(dtype):
        case "complex":
            return cx.sinh(x)
        case "float":
            return np.sinh(x)
    raise unsupported("sinh", dtype)


@scalar(widen=True, result="same")
def cosh(x: Elements, dtype: DType) -> Elements:
    """Hyperbolic cosine."""
    match kind(dtype):
        case "complex":
            return cx.cosh(x)
        case "float":
            return np.cosh(x)
    raise unsupported("cosh", dtype)


@scalar(widen=True, result="same")
def asin(x: Elements, dtype: DType) -> Elements:
    """Arc sine, in radians; NaN beyond one. For complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return inverses.asin(x)
        case "float":
            return np.arcsin(x)
    raise unsupported("asin", dtype)


@scalar(widen=True, result="same")
def acos(x: Elements, dtype: DType) -> Elements:
    """Arc cosine, in radians; NaN beyond one. For complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return inverses.acos(x)
        case "float":
            return np.arccos(x)
    raise unsupported("acos", dtype)


@scalar(widen=True, result="same")
def atan(x: Elements, dtype: DType) -> Elements:
    """Arc tangent, in radians. For complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return inverses.atan(x)
        case "float":
            return np.arctan(x)
    raise unsupported("atan", dtype)


@scalar(widen=True, result="same")
def asinh(x: Elements, dtype: DType) -> Elements:
    """Inverse hyperbolic sine. For complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return inverses.asinh(x)
        case "float":
            return np.arcsinh(x)
    raise unsupported("asinh", dtype)


@scalar(widen=True, result="same")
def acosh(x: Elements, dtype: DType) -> Elements:
    """Inverse hyperbolic cosine; NaN below one. For complex numbers the principal branch."""
    match kind(dtype):
        case "complex":
            return inverses.acosh(x)
        case "float":
            return special.acosh(x)
    raise unsupported("acosh", dtype)


@scalar(widen=True, result="same")
def atanh(x: Elements, dtype: DType) -> Elements:
    """Inverse hyperbolic tangent; infinite at one and minus one, NaN beyond. For complex numbers
    the principal branch.
    """
    match kind(dtype):
        case "complex":
            return inverses.atanh(x)
        case "float":
            return np.arctanh(x)
    raise unsupported("atanh", dtype)


@scalar(widen=True, result="same")
def atan2(x: Elements, y: Elements, dtype: DType) -> Elements:
    """Angle of the point (y, x), signed zeros and infinities as in IEEE-754; complex, -i ln((y +
    ix) / sqrt(x² + y²)).
    """
    match kind(dtype):
        case "complex":
            return inverses.atan2(x, y)
        case "float":
            return np.arctan2(x, y)
    raise unsupported("atan2", dtype)


@scalar(widen=True, result="same")
def power(x: Elements, y: Elements, dtype: DType) -> Elements:
    """x to the power y. Integers wrap around; a negative exponent gives 0 unless x is 1 or -1; 0 to
    the 0 is 1. Floats follow IEEE-754. Complex exp(y ln x), except that 0 to the 0 is 1, 0 to a
    y with positive real part 0, else NaN.
    """
    match kind(dtype):
        case "complex":
            return cx.power(x, y)
        case "float":
            return ew.nonzero(np.power(x, y), dtype)
        case "sint":
            return np.where(
                y < 0,
                np.where(x == 1, 1, np.where(x == -1, 1 - 2 * (y & 1), 0)),
                np.power(x, np.maximum(y, 0)),
            )
        case "uint":
            return np.power(x, y)
    raise unsupported("power", dtype)


@scalar(widen=False, result="same")
def floor(x: Elements, dtype: DType) -> Elements:
    """The largest whole number not above x; keeps the sign of zero."""
    return np.floor(x)


@scalar(widen=False, result="same")
def ceil(x: Elements, dtype: DType) -> Elements:
    """The smallest whole number not below x; keeps the sign of zero."""
    return np.ceil(x)


@scalar(widen=False, result="same")
def round_nearest_even(x: Elements, dtype: DType) -> Elements:
    """The nearest whole number, the even one at a tie; keeps the sign."""
    return np.rint(x)


@scalar(widen=True, result="same")
def round_nearest_afz(x: Elements, dtype: DType) -> Elements:
    """The nearest whole number, the one away from zero at a tie; keeps the sign."""
    return np.trunc(x) + np.where(np.abs(x - np.trunc(x)) >= 0.5, np.sign(x), np.copysign(0, x))


@scalar(widen=False, result="same")
def next_after(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The value of the type that comes next to x on the way to y; y where they are equal, NaN where
    one is. One step beyond the largest number lies infinity, where the type has one.
    """
    return ew.next_after(x, y)


@scalar(widen=False, result="bool")
def is_finite(x: Elements, dtype: DType) -> Elements:
    """Whether x is neither infinite nor NaN."""
    return np.isfinite(x)


@scalar(widen=False, result="part")
def real(x: Elements, dtype: DType) -> Elements:
    """The real part of a complex number; a float is its own."""
    match kind(dtype):
        case "complex":
            return x.real
        case "float":
            return x
    raise unsupported("real", dtype)


@scalar(widen=False, result="part")
def imag(x: Elements, dtype: DType) -> Elements:
    """The imaginary part of a complex number; zero for a float."""
    match kind(dtype):
        case "complex":
            return x.imag
        case "float":
            return ew.narrow(np.zeros(np.shape(x)), dtype)
    raise unsupported("imag", dtype)


@typed(result="same")
def complex(dtype: DType, re: Elements, im: Elements) -> Elements:
    """The number of type t with these parts; a float has a real part alone."""
    return ew.complex_of(re, im, dtype)


@typed(result="same")
def convert(dtype: DType, x: Elements) -> Elements:
    """The value of type t nearest to x. Floats round to nearest, ties to even. To an integer:
    integers wrap around, floats drop the fraction and saturate, NaN is 0. To truth: not zero
    (NaN is true). From complex: the real part alone.
    """
    return ew.convert(x, dtype)


@typed(result="same")
def bitcast(dtype: DType, x: Elements, place: int) -> Elements:
    """The value of type t whose bits are those of x moved up by `place`, down where that is
    negative; what leaves the type is cut off, and what comes in is zero. A NaN may be quieted.
    """
    return ew.bitcast(x, place, dtype)


@scalar(widen=False, result="same")
def either_bits(x: Elements, y: Elements, dtype: DType) -> Elements:
    """The value whose bits are those that are set in x or in y. A NaN may be quieted."""
    return ew.either_bits(x, y)


@scalar(widen=True, result="same")
def reduce_precision(x: Elements, exponent_bits: int, mantissa_bits: int, dtype: DType) -> Elements:
    """x rounded to a format with this many exponent and mantissa bits, in x's own type. Ties go to
    the even bit pattern, too large becomes infinity and too small zero, of x's sign; there are
    no subnormals in the smaller format, and NaN stays.
    """
    return ew.reduce_precision(x, exponent_bits, mantissa_bits, dtype)


def pi() -> float:
    """Half the circumference of the unit circle."""
    return np.pi


@typed(result="same")
def infinity(dtype: DType) -> Elements:
    """Infinity as type t has it, converted where it has none."""
    return dtype.type(np.inf)


@typed(result="same")
def max_value(dtype: DType) -> Elements:
    """The largest finite value of type t."""
    return dtype.type(ew.limits(dtype).max)


@typed(result="same")
def min_value(dtype: DType) -> Elements:
    """The least finite value of type t."""
    return dtype.type(ew.limits(dtype).min)


@typed(result="same")
def epsilon(dtype: DType) -> Elements:
    """The distance from one to the next larger value of type t."""
    return dtype.type(ew.limits(dtype).eps)


@scalar(widen=True, result="same")
def erf(x: Elements, dtype: DType) -> Elements:
    """Error function."""
    return special.erf(x)


@scalar(widen=True, result="same")
def erfc(x: Elements, dtype: DType) -> Elements:
    """One less the error function, accurate where that is small."""
    return ew.nonzero(special.erfc(x), dtype)


@scalar(widen=True, result="same")
def erf_inv(x: Elements, dtype: DType) -> Elements:
    """Inverse of the error function; infinite at one and minus one, NaN beyond."""
    return special.erf_inv(x)


@scalar(widen=True, result="same")
def lgamma(x: Elements, dtype: DType) -> Elements:
    """Logarithm of the magnitude of the gamma function; infinite at its poles and at both
    infinities.
    """
    return special.lgamma(x)


@scalar(widen=True, result="same")
def digamma(x: Elements, dtype: DType) -> Elements:
    """Derivative of the logarithm of the gamma function; NaN at its poles."""
    return special.digamma(x)


@scalar(widen=True, result="same")
def zeta(x: Elements, q: Elements, dtype: DType) -> Elements:
    """Hurwitz's zeta function, the sum of (q + k) to the -x over k from 0 on; infinite for x = 1,
    NaN for x < 1, for q <= 0 unless x is a whole number, and at its poles unless x is even.
    """
    return ew.nonzero(special.zeta(x, q), dtype)


@scalar(widen=True, result="same")
def polygamma(m: Elements, x: Elements, dtype: DType) -> Elements:
    """The derivative of order n of digamma; NaN where m is no natural number."""
    return ew.nonzero(special.polygamma(m, x), dtype)


@scalar(widen=True, result="same")
def bessel_i1e(x: Elements, dtype: DType) -> Elements:
    """Modified Bessel function of the first kind of order one, times e to the minus magnitude of
    its argument.
    """
    return special.bessel_i1e(x)
