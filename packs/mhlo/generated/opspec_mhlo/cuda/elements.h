/* Element types as classes: the bits that lie in memory, and the value that is computed with.

   A class is a format: `Store` holds the bits, `T` is what functions compute with, `Wide` what they compute with where
   spec/primitives.yaml says `widen`; `decode` and `encode` go between them, and `encode` wraps or rounds, once. */
#ifndef OPSPEC_ELEMENTS_H
#define OPSPEC_ELEMENTS_H

#include "arithmetic.h"
#include "vectors.h"

namespace opspec {

enum Kind { BOOL, SINT, UINT, FLOAT, COMPLEX };

template <bool YES, typename A, typename B> struct Choice { using type = A; };
template <typename A, typename B> struct Choice<false, A, B> { using type = B; };
template <bool YES, typename A, typename B> using choose = typename Choice<YES, A, B>::type;

template <typename A, typename B> inline constexpr bool is_same = false;
template <typename A> inline constexpr bool is_same<A, A> = true;

/* --- formats ---------------------------------------------------------------------------------- */

struct Truth {
  static constexpr Kind kind = BOOL;
  static constexpr int width = 1;
  using Store = bool;
  using T = bool;
  using Wide = bool;
  OPSPEC T decode(Store bits) { return bits; }
  OPSPEC Store encode(bool x) { return x; }
};

template <Kind KIND, int WIDTH, typename STORE> struct Whole {
  static constexpr Kind kind = KIND;
  static constexpr int width = WIDTH;
  using Store = STORE;
  using T = STORE;
  using Wide = STORE;
  static constexpr uint64_t mask = ~0ull >> (64 - WIDTH);
  static constexpr T largest = (T)(KIND == SINT ? mask >> 1 : mask);
  static constexpr T least = (T)(KIND == SINT ? -(int64_t)(mask >> 1) - 1 : 0);
  /* The lowest bits, read as signed or unsigned: integers wrap around. */
  OPSPEC T decode(Store bits) {
    if constexpr (WIDTH >= 8) return bits;
    const uint64_t low = (uint64_t)bits & mask;
    return (T)(KIND == SINT && low >> (WIDTH - 1) ? (int64_t)(low | ~mask) : (int64_t)low);
  }
  OPSPEC Store encode(T x) { return decode(x); }
};

template <typename STORE> struct Native {
  static constexpr Kind kind = FLOAT;
  static constexpr int width = 8 * sizeof(STORE);
  static constexpr bool single = width == 32;
  static constexpr int exponent_bits = single ? 8 : 11, mantissa_bits = single ? 23 : 52, bias = single ? 127 : 1023;
  using Store = STORE;
  using T = STORE;
  using Wide = STORE;
  static constexpr T largest = single ? (T)0x1.fffffep127 : (T)0x1.fffffffffffffp1023;
  static constexpr T least = -largest;
  static constexpr T step = single ? (T)0x1p-23 : (T)0x1p-52;
  OPSPEC T decode(Store bits) { return bits; }
  OPSPEC Store encode(T x) { return x; }
};

/* A format of 16 bits and fewer. INFINITY_, NAN_, LARGEST, TOO_LARGE: bit patterns, the sign's bit off; INFINITY_ is
   beyond all patterns where there is none. ZERO: the format has a zero. MINUS_ZERO: it has two. */
template <typename STORE, int EXPONENT, int MANTISSA, int BIAS, int INFINITY_, int NAN_, int LARGEST, int TOO_LARGE,
          bool ZERO, bool MINUS_ZERO>
struct Narrow {
  static constexpr Kind kind = FLOAT;
  static constexpr int width = (ZERO ? 1 : 0) + EXPONENT + MANTISSA;
  static constexpr int exponent_bits = EXPONENT, mantissa_bits = MANTISSA, bias = BIAS;
  static constexpr int sign = ZERO ? 1 << (width - 1) : 0;
  static constexpr int lowest = ZERO ? 1 - BIAS : -BIAS; /* the exponent of the least normal number */
  static constexpr bool has_minus_zero = MINUS_ZERO, has_infinity = INFINITY_ <= LARGEST + 1, has_nan = NAN_ != 0 || !MINUS_ZERO;
  using Store = STORE;
  using T = float;
  using Wide = double;

  INDEX double power_of_two(int n) {
    double result = 1;
    for (int i = 0; i < n; i++) result *= 2;
    for (int i = 0; i > n; i--) result /= 2;
    return result;
  }
  INDEX double finite(int code) {
    const int exponent = code >> MANTISSA, fraction = code & ((1 << MANTISSA) - 1);
    if (!ZERO) return power_of_two(exponent - BIAS);
    if (exponent == 0) return fraction * power_of_two(1 - BIAS - MANTISSA);
    return (fraction + (1 << MANTISSA)) * power_of_two(exponent - BIAS - MANTISSA);
  }
  static constexpr T largest = (T)finite(LARGEST);
  static constexpr T least = ZERO ? -largest : (T)finite(0);
  static constexpr T step = (T)power_of_two(-MANTISSA);

  OPSPEC T decode(Store bits) {
    const uint32_t code = bits & (sign ? sign - 1 : (1 << width) - 1), minus = bits & sign ? 0x80000000u : 0;
    if (has_nan && (MINUS_ZERO || !ZERO ? code > (uint32_t)(has_infinity ? INFINITY_ : LARGEST) : bits == sign))
      return float_from_bits(minus | 0x7fc00000u);
    if (has_infinity && code == INFINITY_) return float_from_bits(minus | 0x7f800000u);
    const int exponent = (int)(code >> MANTISSA);
    if (ZERO && exponent == 0) { /* subnormal: a multiple of the least number */
      const float size = (float)(int)code * (float)power_of_two(1 - BIAS - MANTISSA);
      return minus ? -size : size;
    }
    if (exponent - BIAS < -126) return (float)power_of_two(-127);
    return float_from_bits(minus | (uint32_t)(exponent - BIAS + 127) << 23 | (code << (23 - MANTISSA) & 0x7fffff));
  }

  /* To nearest, ties to even. */
  OPSPEC Store encode(double x) {
    const uint64_t bits = to_bits(x);
    const int minus = bits >> 63 ? sign : 0;
    if (x != x) return (Store)(MINUS_ZERO && has_nan ? NAN_ | minus : has_nan ? NAN_ | (ZERO ? sign : 0) : sign);
    if (!ZERO && x <= 0) return (Store)NAN_;
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
    exponent = exponent < lowest ? lowest : exponent;
    if (exponent > 128) return (Store)(TOO_LARGE | (has_nan && !MINUS_ZERO && ZERO ? sign : minus));
    const double unit = double_from_bits((uint64_t)(1023 + MANTISSA - exponent) << 52);
    const int units = (int)rint(fabs(x) * unit);
    int code = ((exponent - lowest) << MANTISSA) + units - (ZERO ? 0 : 1);
    code = code < 0 ? 0 : code;
    if (code > LARGEST) return (Store)(TOO_LARGE | (has_nan && !MINUS_ZERO && ZERO ? sign : minus));
    return (Store)(code == 0 && !MINUS_ZERO ? 0 : code | minus);
  }
};

template <typename PART> struct Pairs {
  static constexpr Kind kind = COMPLEX;
  static constexpr int width = 16 * sizeof(PART);
  using Store = choose<sizeof(PART) == 4, complex64, complex128>;
  using T = Store;
  using Wide = Store;
  OPSPEC T decode(Store bits) { return bits; }
  OPSPEC Store encode(T x) { return x; }
};

/* --- elements --------------------------------------------------------------------------------- */

template <typename FORMAT> struct Scalar {
  using Format = FORMAT;
  using Store = typename FORMAT::Store;
  using T = typename FORMAT::T;
  static constexpr Kind kind = FORMAT::kind;
  static constexpr int width = FORMAT::width;
  Store bits;

  Scalar() = default;
  /* What a function computed, wrapped or rounded. */
  template <typename X> OPSPEC Scalar of(X x) {
    Scalar result;
    result.bits = FORMAT::encode(x);
    return result;
  }
  OPSPEC Scalar from_bits(Store bits) {
    Scalar result;
    result.bits = bits;
    return result;
  }
  /* The value of this type that is nearest to a number or to an element of another type. */
  template <typename X> OPSPEC_MEMBER explicit Scalar(X x);
  OPSPEC_MEMBER operator bool() const requires(kind == BOOL) { return bits; }
  OPSPEC_MEMBER T value() const { return FORMAT::decode(bits); }
};

template <typename X> inline constexpr bool is_element = false;
template <typename F> inline constexpr bool is_element<Scalar<F>> = true;
template <typename X> concept Element = is_element<X>;

using i1 = Scalar<Truth>;
using i2 = Scalar<Whole<SINT, 2, int8_t>>;
using i4 = Scalar<Whole<SINT, 4, int8_t>>;
using i8 = Scalar<Whole<SINT, 8, int8_t>>;
using i16 = Scalar<Whole<SINT, 16, int16_t>>;
using i32 = Scalar<Whole<SINT, 32, int32_t>>;
using i64 = Scalar<Whole<SINT, 64, int64_t>>;
using ui2 = Scalar<Whole<UINT, 2, uint8_t>>;
using ui4 = Scalar<Whole<UINT, 4, uint8_t>>;
using ui8 = Scalar<Whole<UINT, 8, uint8_t>>;
using ui16 = Scalar<Whole<UINT, 16, uint16_t>>;
using ui32 = Scalar<Whole<UINT, 32, uint32_t>>;
using ui64 = Scalar<Whole<UINT, 64, uint64_t>>;
using f4E2M1FN = Scalar<Narrow<uint8_t, 2, 1, 1, 0x9, 0x0, 0x7, 0x7, true, true>>;
using f6E2M3FN = Scalar<Narrow<uint8_t, 2, 3, 1, 0x21, 0x0, 0x1f, 0x1f, true, true>>;
using f6E3M2FN = Scalar<Narrow<uint8_t, 3, 2, 3, 0x21, 0x0, 0x1f, 0x1f, true, true>>;
using f8E3M4 = Scalar<Narrow<uint8_t, 3, 4, 3, 0x70, 0x78, 0x6f, 0x70, true, true>>;
using f8E4M3 = Scalar<Narrow<uint8_t, 4, 3, 7, 0x78, 0x7c, 0x77, 0x78, true, true>>;
using f8E4M3FN = Scalar<Narrow<uint8_t, 4, 3, 7, 0x81, 0x7f, 0x7e, 0x7f, true, true>>;
using f8E4M3FNUZ = Scalar<Narrow<uint8_t, 4, 3, 8, 0x81, 0x0, 0x7f, 0x0, true, false>>;
using f8E4M3B11FNUZ = Scalar<Narrow<uint8_t, 4, 3, 11, 0x81, 0x0, 0x7f, 0x0, true, false>>;
using f8E5M2 = Scalar<Narrow<uint8_t, 5, 2, 15, 0x7c, 0x7e, 0x7b, 0x7c, true, true>>;
using f8E5M2FNUZ = Scalar<Narrow<uint8_t, 5, 2, 16, 0x81, 0x0, 0x7f, 0x0, true, false>>;
using f8E8M0FNU = Scalar<Narrow<uint8_t, 8, 0, 127, 0x101, 0xff, 0xfe, 0xff, false, false>>;
using bf16 = Scalar<Narrow<uint16_t, 8, 7, 127, 0x7f80, 0x7fc0, 0x7f7f, 0x7f80, true, true>>;
using f16 = Scalar<Narrow<uint16_t, 5, 10, 15, 0x7c00, 0x7e00, 0x7bff, 0x7c00, true, true>>;
using f32 = Scalar<Native<float>>;
using f64 = Scalar<Native<double>>;
using complex_f32 = Scalar<Pairs<float>>;
using complex_f64 = Scalar<Pairs<double>>;
using index = Scalar<Whole<SINT, 64, int64_t>>;

template <Element E> struct Parts { using type = E; };
template <> struct Parts<complex_f32> { using type = f32; };
template <> struct Parts<complex_f64> { using type = f64; };
/* The type of a complex number's parts; every other type is its own. */
template <Element E> using real_type = typename Parts<E>::type;

template <Element E> inline constexpr bool is_bool = E::kind == BOOL;
template <Element E> inline constexpr bool is_sint = E::kind == SINT;
template <Element E> inline constexpr bool is_uint = E::kind == UINT;
template <Element E> inline constexpr bool is_float = E::kind == FLOAT;
template <Element E> inline constexpr bool is_complex = E::kind == COMPLEX;
template <Element E> inline constexpr bool is_int = is_sint<E> || is_uint<E>;
template <Element E> inline constexpr bool is_real = is_sint<E> || is_uint<E> || is_float<E>;
template <Element E> inline constexpr bool is_signed = is_sint<E> || is_float<E> || is_complex<E>;
template <Element E> inline constexpr bool is_inexact = is_float<E> || is_complex<E>;
template <Element E> inline constexpr bool is_bits = is_bool<E> || is_sint<E> || is_uint<E>;
template <Element E> inline constexpr bool is_num = is_sint<E> || is_uint<E> || is_float<E> || is_complex<E>;
template <Element E> inline constexpr bool is_plain = is_bool<E> || is_sint<E> || is_uint<E> || is_float<E> || is_complex<E>;
template <Element E> inline constexpr bool is_any = is_bool<E> || is_sint<E> || is_uint<E> || is_float<E> || is_complex<E>;

/* What functions compute with; `unsigned_of` and `signed_of` are its twins, `Word` wraps around without being promoted. */
template <Element E> OPSPEC typename E::Format::Wide wide(E x) { return (typename E::Format::Wide)x.value(); }
template <int BYTES, bool SIGNED> struct Twin { using type = int64_t; };
template <> struct Twin<1, true> { using type = int8_t; };
template <> struct Twin<2, true> { using type = int16_t; };
template <> struct Twin<4, true> { using type = int32_t; };
template <> struct Twin<1, false> { using type = uint8_t; };
template <> struct Twin<2, false> { using type = uint16_t; };
template <> struct Twin<4, false> { using type = uint32_t; };
template <> struct Twin<8, false> { using type = uint64_t; };
template <> struct Twin<16, false> { using type = uint64_t; };
template <Element E> using signed_of = typename Twin<sizeof(typename E::Store), true>::type;
template <Element E> using unsigned_of = typename Twin<sizeof(typename E::Store), false>::type;
template <Element E> using Word = choose<sizeof(typename E::Store) <= 4, uint32_t, uint64_t>;

/* --- conversion ------------------------------------------------------------------------------- */

/* An integer as f64. What does not fit is kept as one sticky bit, so that rounding on is rounding once. */
OPSPEC double sticky(uint64_t x) { return (double)(x >> 53 ? (x & ~0x7ffull) | (uint64_t)((x & 0x7ff) != 0) << 11 : x); }

/* Integers wrap around; floats drop the fraction and saturate, and NaN is 0. */
template <Element E, typename X> OPSPEC typename E::T to_whole(X x) {
  using F = typename E::Format;
  if constexpr (is_same<X, float> || is_same<X, double>)
    return x != x ? (typename E::T)0 : x <= (X)F::least ? F::least : x >= (X)F::largest ? F::largest : (typename E::T)x;
  else
    return (typename E::T)x;
}

template <Element E, typename X> OPSPEC typename E::Format::Wide to_float(X x) {
  if constexpr (!is_same<X, float> && !is_same<X, double> && sizeof(typename E::Store) < 4)
    return (X)-1 < (X)0 && x < (X)0 ? -sticky(0 - (uint64_t)x) : sticky((uint64_t)x);
  else
    return (typename E::Format::Wide)x;
}

template <Element E, typename X> OPSPEC E convert_value(X x) {
  if constexpr (E::kind == BOOL) return E::of(x != (X)0);
  else if constexpr (E::kind == FLOAT) return E::of(to_float<E>(x));
  else if constexpr (E::kind == COMPLEX) return E::of(make<typename E::T>(to_float<real_type<E>>(x), 0));
  else return E::of(to_whole<E>(x));
}

template <typename F> template <typename X> OPSPEC_MEMBER Scalar<F>::Scalar(X x) {
  if constexpr (!is_element<X>) bits = convert_value<Scalar>(x).bits;
  else if constexpr (is_same<X, Scalar>) bits = x.bits;
  else if constexpr (X::kind == COMPLEX && kind == COMPLEX) bits = make<T>(x.bits.re, x.bits.im);
  else if constexpr (X::kind == COMPLEX) bits = convert_value<Scalar>(x.bits.re).bits;
  else bits = convert_value<Scalar>(x.value()).bits;
}

/* Bits as they lie in memory, in two words: those of an element, and the element that has them. */
struct BitPair { uint64_t low, high; };

template <Element E> OPSPEC BitPair to_words(E x) {
  BitPair words = {0, 0};
  memcpy(&words, &x.bits, sizeof x.bits);
  if constexpr (E::width < 64) words.low &= (1ull << E::width) - 1;
  return words;
}

template <Element E> OPSPEC E of_words(BitPair words) {
  if constexpr (E::width < 64) words.low &= (1ull << E::width) - 1;
  typename E::Store bits;
  memcpy(&bits, &words, sizeof bits);
  if constexpr (E::kind == SINT) bits = E::Format::decode(bits);
  return E::from_bits(bits);
}

/* The element whose bits are those of x moved up, or down where `place` is negative. */
template <Element E, Element X> OPSPEC E bitcast(X x, int64_t place) {
  const BitPair words = to_words(x);
  return of_words<E>({moved_bits(words.low, place) | moved_bits(words.high, place + 64),
                      moved_bits(words.low, place - 64) | moved_bits(words.high, place)});
}

/* The element with the bits that are set in x or in y. */
template <Element E> OPSPEC E either_bits(E x, E y) {
  const BitPair a = to_words(x), b = to_words(y);
  return of_words<E>({a.low | b.low, a.high | b.high});
}

/* An integer element as an index; what no index can be stays out of range. */
template <Element E> OPSPEC int64_t as_index(E x) {
  if constexpr (E::kind == UINT && E::width == 64) return x.bits >> 63 ? 0x7fffffffffffffffll : (int64_t)x.bits;
  else return (int64_t)x.value();
}

/* The value next to x on the way to y. */
template <Element E> OPSPEC typename E::T stepped(typename E::T x, typename E::T y) {
  using Format = typename E::Format;
  if constexpr (Format::width == 64) return ::nextafter(x, y);
  else if constexpr (Format::width == 32) return ::nextafterf(x, y);
  else {
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    int code = (int)Format::encode(x);
    code = x == 0 ? (y < 0 ? Format::sign | 1 : 1) : code + ((y > x) == (x > 0) ? 1 : -1);
    return Format::decode((typename Format::Store)(code == Format::sign && !Format::has_minus_zero ? 0 : code));
  }
}

/* x, of E's own format, rounded to one with fewer bits; ties go to the even bit pattern, and there are no subnormals. */
template <Element E> OPSPEC double reduced(double x, int64_t exponent_bits, int64_t mantissa_bits) {
  constexpr int lowest = 1 - E::Format::bias;
  int at;
  double y = x;
  if (x == 0 || !isfinite(x)) return x;
  if (mantissa_bits < E::Format::mantissa_bits) {
    frexp(x, &at);
    at = at - 1 > lowest ? at - 1 : lowest;
    y = ldexp(x, (int)mantissa_bits - at);
    /* Without mantissa bits the last bit of the pattern is the exponent's, whose code must come out even. */
    const bool stays = mantissa_bits == 0 && fabs(y) == 1.5 && (at + 1 - lowest) % 2 == 0;
    y = ldexp(stays ? copysign(1.0, x) : rint(y), at - (int)mantissa_bits);
  }
  if (exponent_bits < E::Format::exponent_bits && y != 0) {
    const int limit = (1 << (exponent_bits - 1)) - 1;
    frexp(y, &at);
    if (at - 1 > limit) return copysign(infinity(), x);
    if (at - 1 <= -limit) return copysign(0.0, x);
  }
  return y;
}

template <Element E> INDEX int64_t bits() { return E::width; }
template <typename A, typename B> INDEX bool same_type() { return is_same<A, B>; }

} // namespace opspec

#endif
