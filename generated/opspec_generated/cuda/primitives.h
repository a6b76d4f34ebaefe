/* The functions of the language on elements, and those on indices that are no operators. */
/* Generated from spec/primitives.yaml: change that file, then run `opspec generate`. */
#ifndef OPSPEC_PRIMITIVES_H
#define OPSPEC_PRIMITIVES_H

#include "tensors.h"

namespace opspec {

/* Sum. Integers wrap around; floats round to nearest, ties to even. Of truth values, whether either is
   true. */
template <Element E>
OPSPEC E add(E x_, E y_) {
  using T = typename E::T;
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E>) return E::of(x || y);
  else if constexpr (is_complex<E>) return E::of(::complex_add(x, y));
  else if constexpr (is_float<E>) return E::of(x + y);
  else return E::of((T)((Word<E>)x + (Word<E>)y));
}
template <Element E> OPSPEC E operator+(E x, E y) { return add(x, y); }

/* Difference. Integers wrap around; floats round to nearest, ties to even. */
template <Element E>
OPSPEC E subtract(E x_, E y_) {
  using T = typename E::T;
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_complex<E>) return E::of(::complex_subtract(x, y));
  else if constexpr (is_float<E>) return E::of(x - y);
  else return E::of((T)((Word<E>)x - (Word<E>)y));
}
template <Element E> OPSPEC E operator-(E x, E y) { return subtract(x, y); }

/* Product. Integers wrap around; floats round to nearest, ties to even. Complex by the textbook formula; a
   part is infinite where a factor is or the exact sum of its two products overflows, not where one of them
   does. Of truth values, whether both are true. */
template <Element E>
OPSPEC E multiply(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_bool<E>) return E::of(x && y);
  else if constexpr (is_complex<E>) return E::of(::complex_multiply(x, y));
  else if constexpr (is_float<E>) return E::of(x * y);
  else return E::of((T)((Word<E>)x * (Word<E>)y));
}
template <Element E> OPSPEC E operator*(E x, E y) { return multiply(x, y); }

/* The number with its sign changed. The least integer stays itself; an unsigned integer wraps around. */
template <Element E>
OPSPEC E negate(E x_) {
  using T = typename E::T;
  const auto x = x_.value();
  if constexpr (is_complex<E>) return E::of(::make<T>(-x.re, -x.im));
  else if constexpr (is_float<E>) return E::of(-x);
  else return E::of((T)-(Word<E>)x);
}
template <Element E> OPSPEC E operator-(E x) { return negate(x); }

/* Quotient. Integers drop the fraction; x / 0 is all ones (-1 where signed), and the least integer / -1 is
   itself. Floats follow IEEE-754. A complex zero divisor divides each part by +0. */
template <Element E>
OPSPEC E divide(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_complex<E>) return E::of(::complex_divide(x, y));
  else if constexpr (is_float<E>) return E::of(x / y);
  else if constexpr (is_sint<E>) return E::of(
      (T)(y == 0 ? (Word<E>)-1 : y == -1 ? -(Word<E>)x : (Word<E>)(x / y)));
  else return E::of(y == 0 ? (T)E::Format::largest : (T)(x / y));
}
template <Element E> OPSPEC E operator/(E x, E y) { return divide(x, y); }

/* Quotient of two indices, rounded up. A zero divisor is undefined. */
INDEX int64_t ceil_div(int64_t x, int64_t y) { return -floor_div(-x, y); }
PER_DIMENSION(ceil_div)

/* What truncating division leaves, with the sign of the dividend; exact. An integer remainder by zero is
   the dividend; a float remainder by zero, or of infinity, is NaN. */
template <Element E>
OPSPEC E remainder(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_float<E>) return E::of(::fmod(x, y));
  else if constexpr (is_sint<E>) return E::of((T)(y == 0 ? x : y == -1 ? 0 : x % y));
  else return E::of((T)(y == 0 ? x : x % y));
}

/* Distance from zero. The least integer stays itself; a complex infinity is infinite whatever the other
   part. */
template <Element E>
OPSPEC real_type<E> abs(E x_) {
  using T = typename E::T;
  const auto x = x_.value();
  if constexpr (is_complex<E>) return real_type<E>::of(::hypot(x.re, x.im));
  else if constexpr (is_float<E>) return real_type<E>::of(::fabs(x));
  else if constexpr (is_sint<E>) return real_type<E>::of(x < 0 ? (T)-(Word<E>)x : x);
  else return real_type<E>::of(x);
}

/* The same of indices. */
INDEX int64_t abs(int64_t x) { return x < 0 ? -x : x; }
PER_DIMENSION(abs)

/* -1, 0 or 1. A float zero keeps its sign and NaN stays NaN; a complex number becomes x / |x|, or zero. */
template <Element E>
OPSPEC E sign(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_sign(x));
  else if constexpr (is_float<E>) return E::of(x > 0 ? (T)1 : x < 0 ? (T)-1 : x);
  else return E::of((T)((x > 0) - (x < 0)));
}

/* The same of indices. */
INDEX int64_t sign(int64_t x) { return (x > 0) - (x < 0); }
PER_DIMENSION(sign)

/* Whether two values are equal. NaN equals nothing; the zeros are equal. */
template <Element E>
OPSPEC bool eq(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x == y;
  else return x.re == y.re && x.im == y.im;
}
template <Element E> OPSPEC bool operator==(E x, E y) { return eq(x, y); }

/* Whether two values differ. NaN differs from everything, itself included. */
template <Element E>
OPSPEC bool ne(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x != y;
  else return x.re != y.re || x.im != y.im;
}
template <Element E> OPSPEC bool operator!=(E x, E y) { return ne(x, y); }

/* Whether x lies below y; false for NaN. Complex numbers compare by real part, then by imaginary part. */
template <Element E>
OPSPEC bool lt(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x < y;
  else return x.re < y.re || (x.re == y.re && x.im < y.im);
}
template <Element E> OPSPEC bool operator<(E x, E y) { return lt(x, y); }

/* Whether x lies below or at y; false for NaN. Complex numbers compare by real part, then by imaginary
   part. */
template <Element E>
OPSPEC bool le(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x <= y;
  else return x.re < y.re || (x.re == y.re && x.im <= y.im);
}
template <Element E> OPSPEC bool operator<=(E x, E y) { return le(x, y); }

/* Whether x lies above y; false for NaN. Complex numbers compare by real part, then by imaginary part. */
template <Element E>
OPSPEC bool gt(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x > y;
  else return x.re > y.re || (x.re == y.re && x.im > y.im);
}
template <Element E> OPSPEC bool operator>(E x, E y) { return gt(x, y); }

/* Whether x lies above or at y; false for NaN. Complex numbers compare by real part, then by imaginary
   part. */
template <Element E>
OPSPEC bool ge(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_bool<E> || is_float<E> || is_sint<E> || is_uint<E>) return x >= y;
  else return x.re > y.re || (x.re == y.re && x.im >= y.im);
}
template <Element E> OPSPEC bool operator>=(E x, E y) { return ge(x, y); }

/* Whether x comes before y in an order of all values. Floats: the total order of IEEE-754, negative NaN,
   -inf, ..., -0, +0, ..., inf, NaN, where the type is narrower than f32 that of the values as f64. */
template <Element E>
OPSPEC bool total_order_lt(E x_, E y_) {
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_bits<E>) return x < y;
  else return ::total_order_key(x) < ::total_order_key(y);
}

/* The larger of two integers. */
template <Element E>
OPSPEC E max(E x_, E y_) {
  const auto x = wide(x_);
  const auto y = wide(y_);
  return E::of(x < y ? y : x);
}

/* The same of indices. */
INDEX int64_t max(int64_t x, int64_t y) { return x < y ? y : x; }
PER_DIMENSION(max)

/* The smaller of two integers. */
template <Element E>
OPSPEC E min(E x_, E y_) {
  const auto x = wide(x_);
  const auto y = wide(y_);
  return E::of(y < x ? y : x);
}

/* The same of indices. */
INDEX int64_t min(int64_t x, int64_t y) { return y < x ? y : x; }
PER_DIMENSION(min)

/* The integer of low..high nearest to x; high wins where low > high. */
template <Element E>
OPSPEC E clamp(E low_, E x_, E high_) {
  const auto low = wide(low_);
  const auto x = wide(x_);
  const auto high = wide(high_);
  return E::of(x < low ? (low < high ? low : high) : x < high ? x : high);
}

/* The same of indices. */
INDEX int64_t clamp(int64_t low, int64_t x, int64_t high) { return x < low ? (low < high ? low : high) : x < high ? x : high; }
PER_DIMENSION(clamp)

/* The larger of two floats. NaN where either is NaN; -0 lies below +0. */
template <Element E>
OPSPEC E ieee_maximum(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(x != x ? x : y != y ? y : x == y ? (::signbit(x) ? y : x) : x < y ? y : x);
}

/* The smaller of two floats. NaN where either is NaN; -0 lies below +0. */
template <Element E>
OPSPEC E ieee_minimum(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(x != x ? x : y != y ? y : x == y ? (::signbit(x) ? x : y) : y < x ? y : x);
}

/* Of two complex numbers the one with the larger real part, then imaginary part; y where they do not
   compare. */
template <Element E>
OPSPEC E lexicographic_maximum(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(x.re > y.re || (x.re == y.re && x.im > y.im) ? x : y);
}

/* Of two complex numbers the one with the smaller real part, then imaginary part; y where they do not
   compare. */
template <Element E>
OPSPEC E lexicographic_minimum(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(x.re < y.re || (x.re == y.re && x.im < y.im) ? x : y);
}

/* x where the condition holds, else y. */
template <Element E>
OPSPEC E where(bool p, E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(p ? x : y);
}

/* The same of indices. */
INDEX int64_t where(bool p, int64_t x, int64_t y) { return p ? x : y; }
PER_DIMENSION(where)

/* Both bits set; for truth values, both true. */
template <Element E>
OPSPEC E bit_and(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_bool<E>) return E::of(x && y);
  else return E::of((T)(x & y));
}

/* Either bit set; for truth values, either true. */
template <Element E>
OPSPEC E bit_or(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_bool<E>) return E::of(x || y);
  else return E::of((T)(x | y));
}

/* Exactly one of the bits set; for truth values, exactly one true. */
template <Element E>
OPSPEC E bit_xor(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_bool<E>) return E::of(x != y);
  else return E::of((T)(x ^ y));
}

/* Every bit changed; for truth values, the other one. */
template <Element E>
OPSPEC E bit_not(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  if constexpr (is_bool<E>) return E::of(!x);
  else return E::of((T)~x);
}

/* x moved left by y bits, zeros moved in; zero where y, read as unsigned, is the width or more. */
template <Element E>
OPSPEC E shift_left(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  return E::of((unsigned_of<E>)y < E::width ? (T)((Word<E>)x << y) : (T)0);
}

/* x, read as signed, moved right by y bits; only sign bits remain where y, read as unsigned, is the width
   or more. */
template <Element E>
OPSPEC E shift_right_arithmetic(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  return E::of(
      (T)(
          (signed_of<E>)(
              (((Word<E>)x & E::Format::mask) ^ (Word<E>)1 << (E::width - 1)) - ((Word<E>)1 << (E::width - 1))
          ) >> ((unsigned_of<E>)y < E::width ? y : E::width - 1)));
}

/* x, read as unsigned, moved right by y bits, zeros moved in; zero where y, read as unsigned, is the width
   or more. */
template <Element E>
OPSPEC E shift_right_logical(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  return E::of((unsigned_of<E>)y < E::width ? (T)(((Word<E>)x & E::Format::mask) >> y) : (T)0);
}

/* The upper half of the bits of the exact product, which has twice as many as x and y. */
template <Element E>
OPSPEC E multiply_high(E x_, E y_) {
  using T = typename E::T;
  const auto x = x_.value();
  const auto y = y_.value();
  if constexpr (is_sint<E>) return E::of((T)(::multiply_high_signed((int64_t)x << (64 - E::width), y)));
  else return E::of((T)(::multiply_high((uint64_t)x << (64 - E::width), y)));
}

/* How many bits are set. */
template <Element E>
OPSPEC E popcount(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::popcount64((uint64_t)x & E::Format::mask));
}

/* How many zero bits stand above the highest one; the width for zero. */
template <Element E>
OPSPEC E count_leading_zeros(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)(::leading_zeros64((uint64_t)x & E::Format::mask) - (64 - E::width)));
}

/* The counter scrambled with the key by the 20 rounds of Threefry-2x32. Both have 64 bits, of which the
   lower 32 are the first word; of a narrower type the upper ones are 0, and the low bits of what comes out
   remain. */
template <Element E>
OPSPEC E threefry(E key_, E counter_) {
  using T = typename E::T;
  const auto key = key_.value();
  const auto counter = counter_.value();
  return E::of((T)::threefry((uint64_t)key & E::Format::mask, (uint64_t)counter & E::Format::mask));
}

/* The lower half of a counter of 128 bits, scrambled with the key by the 10 rounds of Philox-4x32. Each
   number has 64 bits, of which the lower 32 are the first word; of a narrower type the upper ones are 0,
   and the low bits remain. */
template <Element E>
OPSPEC E philox_low(E key_, E low_, E high_) {
  using T = typename E::T;
  const auto key = key_.value();
  const auto low = low_.value();
  const auto high = high_.value();
  return E::of(
      (T)::philox_low(
          (uint64_t)key & E::Format::mask,
          (uint64_t)low & E::Format::mask,
          (uint64_t)high & E::Format::mask));
}

/* The upper half of the counter of which `philox_low` is the lower one. */
template <Element E>
OPSPEC E philox_high(E key_, E low_, E high_) {
  using T = typename E::T;
  const auto key = key_.value();
  const auto low = low_.value();
  const auto high = high_.value();
  return E::of(
      (T)::philox_high(
          (uint64_t)key & E::Format::mask,
          (uint64_t)low & E::Format::mask,
          (uint64_t)high & E::Format::mask));
}

/* e to the power x. */
template <Element E>
OPSPEC E exponential(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_exp(x));
  else return E::of(::exp(x));
}

/* e to the power x, minus one, exact near zero too. */
template <Element E>
OPSPEC E exponential_minus_one(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_expm1(x));
  else return E::of(::expm1(x));
}

/* Natural logarithm. -inf at zero, NaN below; for complex numbers the principal branch. */
template <Element E>
OPSPEC E log(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_log(x));
  else return E::of(::log(x));
}

/* Natural logarithm of x + 1, exact near zero too. -inf at -1, NaN below; for complex numbers the
   principal branch. */
template <Element E>
OPSPEC E log_plus_one(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_log1p(x));
  else return E::of(::log1p(x));
}

/* 1 / (1 + exp(-x)), between 0 and 1. */
template <Element E>
OPSPEC E logistic(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_logistic(x));
  else return E::of((x < 0 ? ::exp(x) : (T)1) / (1 + ::exp(-::fabs(x))));
}

/* Square root, correctly rounded. NaN below zero, -0 for -0; for complex numbers the principal branch. */
template <Element E>
OPSPEC E sqrt(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_sqrt(x));
  else return E::of(::sqrt(x));
}

/* One over the square root. inf at +0, -inf at -0, NaN below; the principal branch, inf+nanj at 0. */
template <Element E>
OPSPEC E rsqrt(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_rsqrt(x));
  else return E::of(1 / ::sqrt(x));
}

/* Cube root, negative below zero; for complex numbers the principal branch. */
template <Element E>
OPSPEC E cbrt(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_cbrt(x));
  else return E::of(::cube_root(x));
}

/* Sine of an angle in radians. NaN at the infinities. */
template <Element E>
OPSPEC E sine(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_sin(x));
  else return E::of(::sin(x));
}

/* Cosine of an angle in radians. NaN at the infinities. */
template <Element E>
OPSPEC E cosine(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_cos(x));
  else return E::of(::cos(x));
}

/* Tangent of an angle in radians. NaN at the infinities. */
template <Element E>
OPSPEC E tan(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_tan(x));
  else return E::of(::tan(x));
}

/* Hyperbolic tangent. */
template <Element E>
OPSPEC E tanh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_tanh(x));
  else return E::of(::tanh(x));
}

/* Hyperbolic sine. */
template <Element E>
OPSPEC E sinh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_sinh(x));
  else return E::of(::sinh(x));
}

/* Hyperbolic cosine. */
template <Element E>
OPSPEC E cosh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_cosh(x));
  else return E::of(::cosh(x));
}

/* Arc sine, in radians; NaN beyond one. For complex numbers the principal branch. */
template <Element E>
OPSPEC E asin(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_asin(x));
  else return E::of(::asin(x));
}

/* Arc cosine, in radians; NaN beyond one. For complex numbers the principal branch. */
template <Element E>
OPSPEC E acos(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_acos(x));
  else return E::of(::acos(x));
}

/* Arc tangent, in radians. For complex numbers the principal branch. */
template <Element E>
OPSPEC E atan(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_atan(x));
  else return E::of(::atan(x));
}

/* Inverse hyperbolic sine. For complex numbers the principal branch. */
template <Element E>
OPSPEC E asinh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_asinh(x));
  else return E::of(::asinh(x));
}

/* Inverse hyperbolic cosine; NaN below one. For complex numbers the principal branch. */
template <Element E>
OPSPEC E acosh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_acosh(x));
  else return E::of(::acosh(x));
}

/* Inverse hyperbolic tangent; infinite at one and minus one, NaN beyond. For complex numbers the principal
   branch. */
template <Element E>
OPSPEC E atanh(E x_) {
  const auto x = wide(x_);
  if constexpr (is_complex<E>) return E::of(::complex_atanh(x));
  else return E::of(::atanh(x));
}

/* Angle of the point (y, x), signed zeros and infinities as in IEEE-754; complex, -i ln((y + ix) / sqrt(x²
   + y²)). */
template <Element E>
OPSPEC E atan2(E x_, E y_) {
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_complex<E>) return E::of(::complex_atan2(x, y));
  else return E::of(::atan2(x, y));
}

/* x to the power y. Integers wrap around; a negative exponent gives 0 unless x is 1 or -1; 0 to the 0 is
   1. Floats follow IEEE-754. Complex exp(y ln x), except that 0 to the 0 is 1, 0 to a y with positive real
   part 0, else NaN. */
template <Element E>
OPSPEC E power(E x_, E y_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto y = wide(y_);
  if constexpr (is_complex<E>) return E::of(::complex_pow(x, y));
  else if constexpr (is_float<E>) return E::of((T)::nonzero(::pow(x, y), E::Format::least));
  else if constexpr (is_sint<E>) return E::of(
      (T)(y >= 0 ? ::integer_power((uint64_t)x, (uint64_t)y) : x == 1 ? 1 : x == -1 ? 1 - 2 * (y & 1) : 0));
  else return E::of((T)::integer_power(x, y));
}

/* The largest whole number not above x; keeps the sign of zero. */
template <Element E>
OPSPEC E floor(E x_) {
  const auto x = x_.value();
  return E::of(::floor(x));
}

/* The smallest whole number not below x; keeps the sign of zero. */
template <Element E>
OPSPEC E ceil(E x_) {
  const auto x = x_.value();
  return E::of(::ceil(x));
}

/* The nearest whole number, the even one at a tie; keeps the sign. */
template <Element E>
OPSPEC E round_nearest_even(E x_) {
  const auto x = x_.value();
  return E::of(::rint(x));
}

/* The nearest whole number, the one away from zero at a tie; keeps the sign. */
template <Element E>
OPSPEC E round_nearest_afz(E x_) {
  const auto x = wide(x_);
  return E::of(::round(x));
}

/* The value of the type that comes next to x on the way to y; y where they are equal, NaN where one is.
   One step beyond the largest number lies infinity, where the type has one. */
template <Element E>
OPSPEC E next_after(E x_, E y_) {
  const auto x = x_.value();
  const auto y = y_.value();
  return E::of(stepped<E>(x, y));
}

/* Whether x is neither infinite nor NaN. */
template <Element E>
OPSPEC bool is_finite(E x_) {
  const auto x = x_.value();
  return ::isfinite(x);
}

/* The real part of a complex number; a float is its own. */
template <Element E>
OPSPEC real_type<E> real(E x_) {
  const auto x = x_.value();
  if constexpr (is_complex<E>) return real_type<E>::of(x.re);
  else return real_type<E>::of(x);
}

/* The imaginary part of a complex number; zero for a float. */
template <Element E>
OPSPEC real_type<E> imag(E x_) {
  using T = typename E::T;
  const auto x = x_.value();
  if constexpr (is_complex<E>) return real_type<E>::of(x.im);
  else return real_type<E>::of((T)0);
}

/* The number of type t with these parts; a float has a real part alone. */
template <Element E, Element F>
OPSPEC E complex(F re_, F im_) {
  using T = typename E::T;
  const auto re = re_.value();
  const auto im = im_.value();
  return E::of(::make<T>(re, im));
}

/* x rounded to a format with this many exponent and mantissa bits, in x's own type. Ties go to the even
   bit pattern, too large becomes infinity and too small zero, of x's sign; there are no subnormals in the
   smaller format, and NaN stays. */
template <Element E>
OPSPEC E reduce_precision(E x_, int64_t exponent_bits, int64_t mantissa_bits) {
  const auto x = wide(x_);
  return E::of(reduced<E>(x, exponent_bits, mantissa_bits));
}

/* Half the circumference of the unit circle. */
OPSPEC double pi() { return 3.14159265358979323846; }

/* Infinity as type t has it, converted where it has none. */
template <Element E>
OPSPEC E infinity() {
  using T = typename E::T;
  return E::of(::infinite<T>());
}

/* The largest finite value of type t. */
template <Element E>
OPSPEC E max_value() {
  using T = typename E::T;
  return E::of((T)E::Format::largest);
}

/* The least finite value of type t. */
template <Element E>
OPSPEC E min_value() {
  using T = typename E::T;
  return E::of((T)E::Format::least);
}

/* The distance from one to the next larger value of type t. */
template <Element E>
OPSPEC E epsilon() {
  using T = typename E::T;
  return E::of((T)E::Format::step);
}

/* Length of a stretch of `size` entries that stand d apart; d is positive. */
INDEX int64_t dilate(int64_t size, int64_t d) { return size > 0 ? (size - 1) * d + 1 : 0; }
PER_DIMENSION(dilate)

/* Size of a dimension that has sizes x and y, of which one is 1 or both are the same. */
INDEX int64_t broadcast(int64_t x, int64_t y) { return x == 1 ? y : x; }
PER_DIMENSION(broadcast)

/* How many windows of length `reach` fit into `padded` entries when each starts `stride` after the last. */
INDEX int64_t windows(int64_t padded, int64_t reach, int64_t stride) { return padded < 1 || padded < reach ? 0 : (padded - reach) / stride + 1; }
PER_DIMENSION(windows)

/* How often a size can be halved, rounded up each time, until 1 is left; none for 1 and less. */
INDEX int64_t halvings(int64_t size) { return times_halved(size); }
PER_DIMENSION(halvings)

/* Error function. */
template <Element E>
OPSPEC E erf(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::special_erf(x));
}

/* One less the error function, accurate where that is small. */
template <Element E>
OPSPEC E erfc(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::nonzero(::special_erfc(x), E::Format::least));
}

/* Inverse of the error function; infinite at one and minus one, NaN beyond. */
template <Element E>
OPSPEC E erf_inv(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::special_erf_inv(x));
}

/* Logarithm of the magnitude of the gamma function; infinite at its poles and at both infinities. */
template <Element E>
OPSPEC E lgamma(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::special_lgamma(x));
}

/* Derivative of the logarithm of the gamma function; NaN at its poles. */
template <Element E>
OPSPEC E digamma(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::special_digamma(x));
}

/* Hurwitz's zeta function, the sum of (q + k) to the -x over k from 0 on; infinite for x = 1, NaN for x <
   1, for q <= 0 unless x is a whole number, and at its poles unless x is even. */
template <Element E>
OPSPEC E zeta(E x_, E q_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  const auto q = wide(q_);
  return E::of((T)::nonzero(::special_zeta(x, q), E::Format::least));
}

/* The derivative of order n of digamma; NaN where m is no natural number. */
template <Element E>
OPSPEC E polygamma(E m_, E x_) {
  using T = typename E::Format::Wide;
  const auto m = wide(m_);
  const auto x = wide(x_);
  return E::of((T)::nonzero(::special_polygamma(m, x), E::Format::least));
}

/* Modified Bessel function of the first kind of order one, times e to the minus magnitude of its argument. */
template <Element E>
OPSPEC E bessel_i1e(E x_) {
  using T = typename E::Format::Wide;
  const auto x = wide(x_);
  return E::of((T)::special_bessel_i1e(x));
}

} // namespace opspec

#endif
