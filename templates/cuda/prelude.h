/* What the C texts of spec/primitives.yaml call. C99 on the host, C++ under nvcc and NVRTC; every function is exact
   or as accurate as the row that names it says. */
#ifndef OPSPEC_PRELUDE_H
#define OPSPEC_PRELUDE_H

#if defined(__CUDACC_RTC__)
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <math.h>
#include <stdint.h>
#include <string.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif
#endif

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define OPSPEC static __device__ __forceinline__
/* By reference: of parts that come by value NVRTC 13 never stores the first for devices before sm_100, where it is the
   second of a number that a function made and the other one is computed. */
#define OPSPEC_PART(T) const T &
#else
#define OPSPEC static inline
#define OPSPEC_PART(T) T
#endif

typedef struct { float re, im; } complex64;
typedef struct { double re, im; } complex128;

/* A real number has no imaginary part to keep. */
OPSPEC float make_float(float re, float) { return re; }
OPSPEC double make_double(double re, double) { return re; }
OPSPEC complex64 make_complex64(OPSPEC_PART(float) re, OPSPEC_PART(float) im) {
  complex64 z;
  z.re = re;
  z.im = im;
  return z;
}
OPSPEC complex128 make_complex128(OPSPEC_PART(double) re, OPSPEC_PART(double) im) {
  complex128 z;
  z.re = re;
  z.im = im;
  return z;
}

/* --- bits ------------------------------------------------------------------------------------- */

OPSPEC uint32_t to_bitsf(float x) { uint32_t u; memcpy(&u, &x, sizeof u); return u; }
OPSPEC uint64_t to_bits(double x) { uint64_t u; memcpy(&u, &x, sizeof u); return u; }
OPSPEC float float_from_bits(uint32_t u) { float x; memcpy(&x, &u, sizeof x); return x; }
OPSPEC double double_from_bits(uint64_t u) { double x; memcpy(&x, &u, sizeof x); return x; }

#define OPSPEC_FROM_BITS(T, U) OPSPEC T T##_from_bits(U u) { return (T)u; }
OPSPEC_FROM_BITS(int8_t, uint8_t)
OPSPEC_FROM_BITS(int16_t, uint16_t)
OPSPEC_FROM_BITS(int32_t, uint32_t)
OPSPEC_FROM_BITS(int64_t, uint64_t)
OPSPEC_FROM_BITS(uint8_t, uint8_t)
OPSPEC_FROM_BITS(uint16_t, uint16_t)
OPSPEC_FROM_BITS(uint32_t, uint32_t)
OPSPEC_FROM_BITS(uint64_t, uint64_t)

OPSPEC bool bool_from_bits(uint64_t u) { return u & 1; }

/* What f64 has no room for is not zero in a type that has none, whose least number is positive. */
OPSPEC double nonzero(double x, double least) { return least > 0 && to_bits(x) == 0 ? least : x; }

/* Bits moved up, or down where `place` is negative. */
OPSPEC uint64_t moved_bits(uint64_t u, int64_t place) {
  return place >= 64 || place <= -64 ? 0 : place >= 0 ? u << place : u >> -place;
}

/* The same of complex numbers, whose real part has the lower bits. */
OPSPEC complex64 bits_of_complex64(complex128 z, int64_t place) {
  const uint64_t u = moved_bits(to_bits(z.re), place) | moved_bits(to_bits(z.im), place + 64);
  return make_complex64(float_from_bits((uint32_t)u), float_from_bits((uint32_t)(u >> 32)));
}
OPSPEC complex128 bits_of_complex128(complex128 z, int64_t place) {
  const uint64_t re = to_bits(z.re), im = to_bits(z.im);
  return make_complex128(double_from_bits(moved_bits(re, place) | moved_bits(im, place + 64)),
                         double_from_bits(moved_bits(re, place - 64) | moved_bits(im, place)));
}
OPSPEC complex128 words_of_complex64(complex64 z) {
  return make_complex128(double_from_bits(to_bitsf(z.re) | (uint64_t)to_bitsf(z.im) << 32), 0);
}
OPSPEC complex64 bits_of_complex64f(complex64 z, int64_t place) {
  return bits_of_complex64(words_of_complex64(z), place);
}
OPSPEC complex128 bits_of_complex128f(complex64 z, int64_t place) {
  return bits_of_complex128(words_of_complex64(z), place);
}
OPSPEC complex64 either_bitsf(complex64 x, complex64 y) {
  return make_complex64(float_from_bits(to_bitsf(x.re) | to_bitsf(y.re)), float_from_bits(to_bitsf(x.im) | to_bitsf(y.im)));
}
OPSPEC complex128 either_bits(complex128 x, complex128 y) {
  return make_complex128(double_from_bits(to_bits(x.re) | to_bits(y.re)), double_from_bits(to_bits(x.im) | to_bits(y.im)));
}

OPSPEC float infinityf(void) { return float_from_bits(0x7f800000u); }
OPSPEC double infinity(void) { return double_from_bits(0x7ff0000000000000u); }

OPSPEC int popcount64(uint64_t x) {
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
  return __popcll(x);
#else
  return __builtin_popcountll(x);
#endif
}

OPSPEC int leading_zeros64(uint64_t x) {
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
  return __clzll((long long)x);
#else
  return x ? __builtin_clzll(x) : 64;
#endif
}

#ifdef __cplusplus
constexpr
#endif
OPSPEC int64_t times_halved(int64_t size) {
  int64_t times = 0;
  for (; size > 1; size -= size / 2) times++;
  return times;
}

OPSPEC int32_t total_order_keyf(float x) {
  int32_t bits = (int32_t)to_bitsf(x);
  return bits < 0 ? bits ^ 0x7fffffff : bits;
}
OPSPEC int64_t total_order_key(double x) {
  int64_t bits = (int64_t)to_bits(x);
  return bits < 0 ? bits ^ 0x7fffffffffffffff : bits;
}

/* --- integers --------------------------------------------------------------------------------- */

OPSPEC int64_t floor_div(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x < 0) != (y < 0)); }
OPSPEC int64_t floor_mod(int64_t x, int64_t y) { return x - y * floor_div(x, y); }

OPSPEC uint64_t integer_power(uint64_t x, uint64_t y) {
  uint64_t result = 1;
  for (; y; y >>= 1, x *= x)
    if (y & 1) result *= x;
  return result;
}

/* The upper half of the product. */
OPSPEC uint64_t multiply_high(uint64_t x, uint64_t y) {
  uint64_t cross = (x >> 32) * (uint32_t)y + ((uint64_t)(uint32_t)x * (uint32_t)y >> 32);
  uint64_t rest = (uint32_t)x * (y >> 32) + (uint32_t)cross;
  return (x >> 32) * (y >> 32) + (cross >> 32) + (rest >> 32);
}
OPSPEC int64_t multiply_high_signed(int64_t x, int64_t y) {
  return (int64_t)(multiply_high((uint64_t)x, (uint64_t)y) - (x < 0 ? (uint64_t)y : 0) - (y < 0 ? (uint64_t)x : 0));
}

/* Counters scrambled with keys, all of them words of 32 bits, the lower ones first. */
OPSPEC uint32_t turned_left(uint32_t x, int places) { return x << places | x >> (32 - places); }
OPSPEC uint64_t threefry(uint64_t key, uint64_t counter) {
  const int turns[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  const uint32_t keys[3] = {(uint32_t)key, (uint32_t)(key >> 32), (uint32_t)(key ^ key >> 32) ^ 0x1bd11bda};
  uint32_t x = (uint32_t)counter + keys[0], y = (uint32_t)(counter >> 32) + keys[1];
  for (int round = 0; round < 20; round++) {
    x += y;
    y = turned_left(y, turns[round % 8]) ^ x;
    if (round % 4 == 3) {
      x += keys[(round / 4 + 1) % 3];
      y += keys[(round / 4 + 2) % 3] + round / 4 + 1;
    }
  }
  return x | (uint64_t)y << 32;
}
OPSPEC uint64_t philox(uint64_t key, uint64_t low, uint64_t high, bool upper) {
  for (int round = 0; round < 10; round++) {
    const uint64_t left = (low & 0xffffffff) * 0xd2511f53, right = (high & 0xffffffff) * 0xcd9e8d57;
    low = ((uint32_t)key ^ (low >> 32) ^ (right >> 32)) | right << 32;
    high = ((key >> 32) ^ (high >> 32) ^ (left >> 32)) | left << 32;
    key = (uint32_t)((uint32_t)key + 0x9e3779b9) | (uint64_t)(uint32_t)((key >> 32) + 0xbb67ae85) << 32;
  }
  return upper ? high : low;
}
OPSPEC uint64_t philox_low(uint64_t key, uint64_t low, uint64_t high) { return philox(key, low, high, false); }
OPSPEC uint64_t philox_high(uint64_t key, uint64_t low, uint64_t high) { return philox(key, low, high, true); }

/* --- conversion: floats saturate, NaN is 0, integers wrap around ------------------------------- */

#define OPSPEC_TO_INT(T, LOW, HIGH)                                                                        \
  OPSPEC T sint_to_##T(int64_t x) { return (T)x; }                                                         \
  OPSPEC T uint_to_##T(uint64_t x) { return (T)x; }                                                        \
  OPSPEC T float_to_##T##f(float x) { return x != x ? 0 : x <= (float)LOW ? LOW : x >= (float)HIGH ? HIGH : (T)x; } \
  OPSPEC T float_to_##T(double x) { return x != x ? 0 : x <= (double)LOW ? LOW : x >= (double)HIGH ? HIGH : (T)x; } \
  OPSPEC T complex_to_##T##f(complex64 z) { return float_to_##T##f(z.re); }                                \
  OPSPEC T complex_to_##T(complex128 z) { return float_to_##T(z.re); }
OPSPEC_TO_INT(int8_t, -128, 127)
OPSPEC_TO_INT(int16_t, -32768, 32767)
OPSPEC_TO_INT(int32_t, (-2147483647 - 1), 2147483647)
OPSPEC_TO_INT(int64_t, (-9223372036854775807LL - 1), 9223372036854775807LL)
OPSPEC_TO_INT(uint8_t, 0, 255)
OPSPEC_TO_INT(uint16_t, 0, 65535)
OPSPEC_TO_INT(uint32_t, 0, 4294967295u)
OPSPEC_TO_INT(uint64_t, 0, 18446744073709551615uLL)

#define OPSPEC_TO_REAL(T, EXPRESSION)                            \
  OPSPEC T sint_to_##T(int64_t x) { return EXPRESSION; }         \
  OPSPEC T uint_to_##T(uint64_t x) { return EXPRESSION; }        \
  OPSPEC T float_to_##T##f(float x) { return EXPRESSION; }       \
  OPSPEC T float_to_##T(double x) { return EXPRESSION; }
OPSPEC_TO_REAL(bool, x != 0)
OPSPEC_TO_REAL(float, (float)x)
OPSPEC_TO_REAL(double, (double)x)
OPSPEC_TO_REAL(complex64, make_complex64((float)x, 0))
OPSPEC_TO_REAL(complex128, make_complex128((double)x, 0))

#define OPSPEC_FROM_COMPLEX(T)                                              \
  OPSPEC T complex_to_##T##f(complex64 z) { return float_to_##T##f(z.re); } \
  OPSPEC T complex_to_##T(complex128 z) { return float_to_##T(z.re); }
OPSPEC_FROM_COMPLEX(bool)
OPSPEC_FROM_COMPLEX(float)
OPSPEC_FROM_COMPLEX(double)
OPSPEC complex64 complex_to_complex64f(complex64 z) { return z; }
OPSPEC complex64 complex_to_complex64(complex128 z) { return make_complex64((float)z.re, (float)z.im); }
OPSPEC complex128 complex_to_complex128f(complex64 z) { return make_complex128(z.re, z.im); }
OPSPEC complex128 complex_to_complex128(complex128 z) { return z; }

/* --- floats ----------------------------------------------------------------------------------- */

/* MANTISSA, LOWEST, EXPONENT: the format that x itself has. */
#define OPSPEC_REDUCE_PRECISION(T, F, MANTISSA, LOWEST, EXPONENT)                                          \
  OPSPEC T reduce_precision##F(T x, int64_t exponent_bits, int64_t mantissa_bits) {                        \
    int at;                                                                                                \
    T y = x;                                                                                               \
    if (x == 0 || !isfinite(x)) return x;                                                                  \
    if (mantissa_bits < MANTISSA) {                                                                        \
      frexp##F(x, &at);                                                                                    \
      at = at - 1 > LOWEST ? at - 1 : LOWEST;                                                              \
      y = ldexp##F(x, (int)mantissa_bits - at);                                                            \
      y = mantissa_bits == 0 && fabs##F(y) == (T)1.5 && (at + 1 - LOWEST) % 2 == 0 ? copysign##F((T)1, x) : rint##F(y); \
      y = ldexp##F(y, at - (int)mantissa_bits);                                                            \
    }                                                                                                      \
    if (exponent_bits < EXPONENT && y != 0 && isfinite(y)) {                                               \
      int limit = (1 << (exponent_bits - 1)) - 1;                                                          \
      frexp##F(y, &at);                                                                                    \
      if (at - 1 > limit) return copysign##F(infinity##F(), x);                                            \
      if (at - 1 <= -limit) return copysign##F((T)0, x);                                                      \
    }                                                                                                      \
    return y;                                                                                              \
  }
OPSPEC_REDUCE_PRECISION(float, f, 23, -126, 8)
OPSPEC_REDUCE_PRECISION(double, , 52, -1022, 11)

/* --- complex numbers -------------------------------------------------------------------------- */

#define OPSPEC_COMPLEX(Z, F)                                                             \
  OPSPEC Z complex_add##F(Z x, Z y) { return make_##Z(x.re + y.re, x.im + y.im); }       \
  OPSPEC Z complex_subtract##F(Z x, Z y) { return make_##Z(x.re - y.re, x.im - y.im); }
OPSPEC_COMPLEX(complex64, f)
OPSPEC_COMPLEX(complex128, )

/* A number and what it lacks. */
typedef struct { double high, low; } pair;

OPSPEC pair make_pair(double high, double low) { pair p; p.high = high; p.low = low; return p; }
OPSPEC pair pair_minus(pair a) { return make_pair(-a.high, -a.low); }
OPSPEC pair pair_sum(double a, double b) {
  double s = a + b, t = s - a;
  return make_pair(s, (a - (s - t)) + (b - t));
}
OPSPEC pair pair_product(double a, double b) { double p = a * b; return make_pair(p, fma(a, b, -p)); }
OPSPEC pair pair_add(pair a, pair b) {
  pair s = pair_sum(a.high, b.high);
  return pair_sum(s.high, s.low + (a.low + b.low));
}
OPSPEC pair pair_times(pair a, pair b) {
  pair p = pair_product(a.high, b.high);
  return pair_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
OPSPEC pair pair_over(pair a, pair b) {
  double q = a.high / b.high;
  pair p = pair_product(q, b.high);
  return pair_sum(q, ((a.high - p.high) - p.low + a.low - q * b.low) / b.high);
}
/* a b + c d */
OPSPEC pair pair_dot(double a, double b, double c, double d) {
  return pair_add(pair_product(a, b), pair_product(c, d));
}
/* The same, where a product or the sum is too large, of exact products: compilers fuse one of the two or none. */
OPSPEC float product_sumf(float a, float b, float c, float d) {
  return (float)((double)a * b + (double)c * d);
}
OPSPEC double product_sum(double a, double b, double c, double d) {
  double down = ldexp(1.0, -600), up = ldexp(1.0, 600), sum;
  a *= down, b *= down, c *= down, d *= down;
  sum = a * b + c * d;
  return (isfinite(sum) ? pair_dot(a, b, c, d).high : sum) * up * up;
}
#define OPSPEC_MULTIPLY(Z, F)                                                                  \
  OPSPEC Z complex_multiply##F(Z x, Z y) {                                                     \
    Z z = make_##Z(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);                      \
    if (!isfinite(z.re)) z.re = product_sum##F(x.re, y.re, -x.im, y.im);                       \
    if (!isfinite(z.im)) z.im = product_sum##F(x.re, y.im, x.im, y.re);                        \
    return z;                                                                                  \
  }
OPSPEC_MULTIPLY(complex64, f)
OPSPEC_MULTIPLY(complex128, )

/* The exponent of the larger of two sizes, which frexp leaves open for what is not finite. */
OPSPEC int exponent_of(double a, double b) {
  int power = 0;
  double size = fmax(fabs(a), fabs(b));
  if (isfinite(size)) frexp(size, &power);
  return power;
}

OPSPEC float cube_rootf(float x) { return cbrtf(x); }
OPSPEC double cube_root(double x) { /* a step of Newton's method */
  double root = cbrt(x), away;
  pair square = pair_product(root, root), cube = pair_product(square.high, root);
  away = ((cube.high - x) + (cube.low + square.low * root)) / (3 * square.high);
  return isfinite(away) ? root - away : root;
}

/* The logarithm of the magnitude, and the angle, of a number that is finite and not zero. */
OPSPEC pair log_of_size(complex128 z) {
  int power = exponent_of(z.re, z.im), more, k;
  double a = ldexp(z.re, -power), b = ldexp(z.im, -power), square, series = 0, whole;
  pair size = pair_dot(a, a, b, b), t;
  frexp(size.high * 1.4142135623730951, &more);
  more -= 1;
  size = make_pair(ldexp(size.high, -more), ldexp(size.low, -more));
  t = pair_over(pair_add(size, make_pair(-1, 0)), pair_add(size, make_pair(1, 0)));
  square = t.high * t.high;
  for (k = 29; k > 1; k -= 2) series = series * square + 1.0 / k;
  whole = 2.0 * power + more;
  t = pair_add(pair_product(whole, 0.6931471805599453),
               make_pair(2 * t.high, whole * 2.3190468138462996e-17 + 2 * t.low + 2 * t.high * square * series));
  return make_pair(t.high / 2, t.low / 2);
}
OPSPEC pair angle_of(complex128 z) {
  const double arcs[9][2] = {
      {0, 0}, {0.12435499454676144, -3.1253241424539383e-18}, {0.24497866312686414, 1.0698755618734451e-17},
      {0.35877067027057225, -2.4623815582638635e-17}, {0.4636476090008061, 2.2698777452961687e-17},
      {0.5585993153435624, -5.4556305485916264e-18}, {0.6435011087932844, 1.5834785051444286e-17},
      {0.7188299996216245, -2.1478388444456983e-17}, {0.7853981633974483, 3.061616997868383e-17}};
  int power = exponent_of(z.re, z.im), step, k;
  double a = ldexp(fabs(z.re), -power), b = ldexp(fabs(z.im), -power);
  double low = fmin(a, b), high = fmax(a, b), c, square, series = 0;
  pair t, angle;
  step = (int)rint(8 * low / high);
  c = step / 8.0;
  t = pair_over(pair_add(make_pair(low, 0), pair_minus(pair_product(c, high))),
                pair_add(make_pair(high, 0), pair_product(c, low)));
  square = t.high * t.high;
  for (k = 17; k > 1; k -= 2) series = series * square + (k % 4 == 1 ? 1.0 / k : -1.0 / k);
  angle = pair_add(make_pair(arcs[step][0], arcs[step][1]), make_pair(t.high, t.low + t.high * square * series));
  if (b > a) angle = pair_add(make_pair(1.5707963267948966, 6.123233995736766e-17), pair_minus(angle));
  if (signbit(z.re)) angle = pair_add(make_pair(3.141592653589793, 1.2246467991473532e-16), pair_minus(angle));
  return signbit(z.im) ? pair_minus(angle) : angle;
}

/* What functions of infinities and NaN give is what Annex G of C99 says, and of those that it lacks the limit. */
OPSPEC double not_a_number(void) { return infinity() - infinity(); }
OPSPEC int is_infinite(complex128 z) { return isinf(z.re) || isinf(z.im); }
OPSPEC int is_finite(complex128 z) { return isfinite(z.re) && isfinite(z.im); }
OPSPEC double corner(double part) { return copysign(isinf(part) ? 1.0 : 0.0, part); }
OPSPEC complex128 complex_divide(complex128 x, complex128 y) {
  int power = exponent_of(y.re, y.im), more = exponent_of(x.re, x.im);
  double a = ldexp(x.re, -more), b = ldexp(x.im, -more), c = ldexp(y.re, -power), d = ldexp(y.im, -power);
  double size = c * c + d * d;
  if (y.re == 0 && y.im == 0) return make_complex128(x.re / fabs(y.re), x.im / fabs(y.re));
  if (!is_finite(x) || !is_finite(y)) {
    int large = is_infinite(x) && is_finite(y), small = is_finite(x) && is_infinite(y);
    double scale = large ? infinity() : small ? 0 : not_a_number();
    a = large ? corner(x.re) : x.re, b = large ? corner(x.im) : x.im;
    c = small ? corner(y.re) : y.re, d = small ? corner(y.im) : y.im;
    return make_complex128(scale * (a * c + b * d), scale * (b * c - a * d));
  }
  return make_complex128(ldexp(pair_dot(a, c, b, d).high / size, more - power),
                         ldexp(pair_dot(b, c, -a, d).high / size, more - power));
}

OPSPEC complex128 complex_exp(complex128 z) {
  double size = exp(z.re);
  if (!isfinite(z.im) && isinf(z.re)) /* as C99 says: zero, or infinite in an unknown direction */
    return make_complex128(size, z.re < 0 ? 0 : z.im - z.im);
  return z.im == 0 ? make_complex128(size, z.im) : make_complex128(size * cos(z.im), size * sin(z.im));
}
OPSPEC complex128 complex_expm1(complex128 z) {
  double half = sin(z.im / 2);
  if (!isfinite(z.re) || !isfinite(z.im)) return complex_add(complex_exp(z), make_complex128(-1, 0));
  return make_complex128(expm1(z.re) * cos(z.im) - 2 * half * half, exp(z.re) * sin(z.im));
}
OPSPEC complex128 complex_log(complex128 z) {
  double size = hypot(z.re, z.im);
  pair near = pair_add(pair_dot(z.re, z.re, z.im, z.im), make_pair(-1, 0));
  double near_one = log1p(near.high) / 2 + near.low / (2 + 2 * near.high);
  return make_complex128(size > 0.5 && size < 2 ? near_one : log(size), atan2(z.im, z.re));
}
OPSPEC complex128 complex_log1p(complex128 z) {
  pair u = pair_add(pair_dot(z.re, z.re, z.im, z.im), make_pair(2 * z.re, 0));
  double size = u.high > -0.99 && u.high < 1e280 ? log1p(u.high) / 2 + u.low / (2 + 2 * u.high)
                                                 : log(hypot(1 + z.re, z.im));
  return make_complex128(size, atan2(z.im, 1 + z.re));
}
OPSPEC complex128 complex_logistic(complex128 z) { /* by the conjugate of 1 + e^-z; sums that would cancel rewritten */
  double size = exp(-fabs(z.re)), rest = -expm1(-fabs(z.re)), half = cos(z.im / 2), rise = 2 * half * half;
  int far = cos(z.im) > -0.5;
  double square = far ? 1 + size * (2 * cos(z.im) + size) : rest * rest + 2 * size * rise;
  double below = far ? 1 + size * cos(z.im) : rest + size * rise;
  double beside = size * (far ? cos(z.im) + size : rise - rest);
  if (isinf(z.re)) return make_complex128(z.re > 0, 0);
  return make_complex128((z.re < 0 ? beside : below) / square, size * sin(z.im) / square);
}
OPSPEC complex128 complex_sqrt(complex128 z) {
  double root = sqrt((fabs(z.re) + hypot(z.re, z.im)) / 2);
  if (root == 0) return make_complex128(0, z.im);
  if (isinf(z.im)) return make_complex128(fabs(z.im), z.im);
  if (isinf(z.re)) return z.re > 0 ? make_complex128(z.re, z.im * 0) : make_complex128(z.im * 0, copysign(z.re, z.im));
  return z.re >= 0 ? make_complex128(root, z.im / (2 * root))
                   : make_complex128(fabs(z.im) / (2 * root), copysign(root, z.im));
}
OPSPEC complex128 complex_rsqrt(complex128 z) {
  int power = (exponent_of(z.re, z.im) - (exponent_of(z.re, z.im) < 0)) / 2;
  complex128 w = make_complex128(ldexp(z.re, -2 * power), ldexp(z.im, -2 * power)), root = complex_sqrt(w);
  double size = hypot(w.re, w.im);
  if (size == 0) return make_complex128(1 / size, size / size);
  if (isinf(z.re) || isinf(z.im)) return make_complex128(0, 0);
  return make_complex128(ldexp(root.re / size, -power), ldexp(-root.im / size, -power));
}
OPSPEC complex128 complex_cbrt(complex128 z) {
  int power = exponent_of(z.re, z.im) / 3;
  complex128 w = make_complex128(ldexp(z.re, -3 * power), ldexp(z.im, -3 * power));
  double size = cube_root(hypot(w.re, w.im));
  pair angle;
  if (z.re == 0 && z.im == 0) return make_complex128(0, z.im);
  if (!is_finite(z)) return make_complex128(not_a_number(), not_a_number());
  angle = pair_over(angle_of(w), make_pair(3, 0));
  return make_complex128(ldexp(size * (cos(angle.high) - angle.low * sin(angle.high)), power),
                         ldexp(size * (sin(angle.high) + angle.low * cos(angle.high)), power));
}
OPSPEC complex128 complex_sinh(complex128 z) {
  int known = !isfinite(z.im) && (z.re == 0 || isinf(z.re));
  return make_complex128(known ? z.re : sinh(z.re) * cos(z.im), z.im == 0 ? z.im : cosh(z.re) * sin(z.im));
}
OPSPEC complex128 complex_cosh(complex128 z) {
  double along = !isfinite(z.im) && isinf(z.re) ? fabs(z.re) : cosh(z.re) * cos(z.im);
  if (z.im == 0) return make_complex128(along, z.im * copysign(1.0, z.re));
  return make_complex128(along, !isfinite(z.im) && z.re == 0 ? z.re : sinh(z.re) * sin(z.im));
}
OPSPEC complex128 complex_sin(complex128 z) {
  complex128 w = complex_sinh(make_complex128(-z.im, z.re));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_cos(complex128 z) { return complex_cosh(make_complex128(-z.im, z.re)); }
/* Of a number that is not finite; the one of acos is a quarter turn less this. */
OPSPEC complex128 complex_asin_at_infinity(complex128 z) {
  if (is_infinite(z)) return make_complex128(atan2(z.re, fabs(z.im)), copysign(infinity(), z.im));
  return make_complex128(z.re == 0 ? z.re : not_a_number(), not_a_number());
}
OPSPEC complex128 complex_asin(complex128 z) { /* Kahan, as the next ones */
  complex128 minus = complex_sqrt(make_complex128(1 - z.re, -z.im)), plus = complex_sqrt(make_complex128(1 + z.re, z.im));
  if (!is_finite(z)) return complex_asin_at_infinity(z);
  return make_complex128(atan2(z.re, minus.re * plus.re - minus.im * plus.im),
                         asinh(minus.re * plus.im - minus.im * plus.re));
}
OPSPEC complex128 complex_acos(complex128 z) {
  complex128 minus = complex_sqrt(make_complex128(1 - z.re, -z.im)), plus = complex_sqrt(make_complex128(1 + z.re, z.im));
  if (!is_finite(z)) {
    complex128 w = complex_asin_at_infinity(z);
    return make_complex128(isinf(z.re) && isfinite(z.im) ? (z.re < 0 ? 3.141592653589793 : 0) : 1.5707963267948966 - w.re,
                           -w.im);
  }
  return make_complex128(2 * atan2(minus.re, plus.re), asinh(plus.re * minus.im - plus.im * minus.re));
}
OPSPEC complex128 complex_acosh(complex128 z) {
  complex128 minus = complex_sqrt(make_complex128(z.re - 1, z.im)), plus = complex_sqrt(make_complex128(z.re + 1, z.im));
  if (!is_finite(z)) {
    complex128 w = complex_acos(z);
    return make_complex128(fabs(w.im), copysign(w.re, z.im));
  }
  return make_complex128(asinh(minus.re * plus.re + minus.im * plus.im), 2 * atan2(minus.im, plus.re));
}
OPSPEC complex128 complex_asinh(complex128 z) {
  complex128 w = complex_asin(make_complex128(-z.im, z.re));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_atanh(complex128 z) {
  double x = fabs(z.re), y = fabs(z.im);
  double size = log1p(4 * x / ((1 - x) * (1 - x) + y * y)) / 4, angle = atan2(2 * y, (1 - x) * (1 + x) - y * y) / 2;
  if (fmax(x, y) > 1e150) { /* one over z, and a quarter turn */
    size = is_infinite(z) ? 0 : x / hypot(x, y) / hypot(x, y);
    angle = isinf(y) || !(isnan(x) || isnan(y)) ? 1.5707963267948966 : not_a_number();
  }
  if (x == 0) size = 0;
  return make_complex128(copysign(size, z.re), copysign(angle, z.im));
}
OPSPEC complex128 complex_atan(complex128 z) {
  complex128 w = complex_atanh(make_complex128(-z.im, z.re));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_tanh(complex128 z) { /* Kahan */
  double t = tan(z.im), beta = 1 + t * t, s = sinh(z.re), rho = sqrt(1 + s * s), below = 1 + beta * s * s;
  if (isinf(z.re)) return make_complex128(copysign(1.0, z.re), 0);
  if (!is_finite(z)) return make_complex128(z.re == 0 ? z.re : not_a_number(), z.im == 0 ? z.im : not_a_number());
  if (fabs(z.re) > 20) return make_complex128(copysign(1.0, z.re), 4 * sin(z.im) * cos(z.im) * exp(-2 * fabs(z.re)));
  return make_complex128(beta * rho * s / below, t / below);
}
OPSPEC complex128 complex_tan(complex128 z) {
  complex128 w = complex_tanh(make_complex128(-z.im, z.re));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_sign(complex128 z) {
  int power = exponent_of(z.re, z.im);
  double a = ldexp(z.re, -power), b = ldexp(z.im, -power), size = hypot(a, b);
  return size == 0 ? make_complex128(0, 0) : make_complex128(a / size, b / size);
}
OPSPEC complex128 complex_atan2(complex128 x, complex128 y) {
  int power = exponent_of(fmax(fabs(x.re), fabs(x.im)), fmax(fabs(y.re), fabs(y.im)));
  double a = ldexp(x.re, -power), b = ldexp(x.im, -power), c = ldexp(y.re, -power), d = ldexp(y.im, -power);
  double along = pair_dot(a, c, b, d).high, across = pair_dot(c, b, -d, a).high;
  double half = atan2(2 * along, pair_add(pair_dot(c, c, d, d), pair_minus(pair_dot(a, a, b, b))).high) / 2;
  double plus = (c - b) * (c - b) + (d + a) * (d + a), minus = (c + b) * (c + b) + (d - a) * (d - a);
  double near = (plus < minus ? log1p(4 * across / plus) : -log1p(-4 * across / minus)) / 4;
  /* `half` is right up to multiples of pi; which one, the formula itself says well enough. */
  complex128 size = complex_sqrt(make_complex128((a * a - b * b) + (c * c - d * d), 2 * (a * b + c * d)));
  complex128 w = complex_divide(make_complex128(c - b, d + a), size);
  double rough = atan2(w.im, w.re);
  double angle = fabs(rough - half) < 1 ? half : half > 0 ? half - 3.141592653589793 : half + 3.141592653589793;
  if (!is_finite(x) || !is_finite(y) || plus == 0 || minus == 0) angle = near = rough = not_a_number(); /* a pole */
  return make_complex128(isfinite(rough) ? angle : rough, near);
}
OPSPEC complex128 complex_pow(complex128 x, complex128 y) { /* exp(y ln x), the exponent with its error */
  const double none = not_a_number(), most = 1e290;
  pair size, angle, re, im, growth, turn;
  double half, more, c, s;
  if (x.re == 0 && x.im == 0) {
    if (y.re == 0 && y.im == 0) return make_complex128(1, 0);
    return y.re > 0 ? make_complex128(0, 0) : make_complex128(none, none);
  }
  if (y.re == 0 && y.im == 0) return make_complex128(1, 0);
  if (is_infinite(x) && y.im == 0 && y.re < 0 && isfinite(y.re)) return make_complex128(0, 0);
  if (isinf(x.re) && x.re > 0 && x.im == 0 && y.im == 0 && isfinite(y.re)) return make_complex128(x.re, 0);
  if (!is_finite(x) || !is_finite(y)) return make_complex128(none, none);
  size = log_of_size(x);
  angle = angle_of(x);
  re = make_pair(fmax(fmin(y.re, most), -most), 0);
  im = make_pair(fmax(fmin(y.im, most), -most), 0);
  growth = pair_add(pair_times(size, re), pair_minus(pair_times(angle, im)));
  turn = pair_add(pair_times(size, im), pair_times(angle, re));
  half = exp(growth.high / 2); /* e to the growth may be too large where the result is not */
  more = 1 + growth.low;
  c = cos(turn.high) - turn.low * sin(turn.high);
  s = sin(turn.high) + turn.low * cos(turn.high);
  return make_complex128(half * c * more * half, half * s * more * half);
}

#define OPSPEC_SINGLE(NAME) \
  OPSPEC complex64 NAME##f(complex64 z) { return complex_to_complex64(NAME(complex_to_complex128f(z))); }
OPSPEC_SINGLE(complex_exp)
OPSPEC_SINGLE(complex_expm1)
OPSPEC_SINGLE(complex_log)
OPSPEC_SINGLE(complex_log1p)
OPSPEC_SINGLE(complex_logistic)
OPSPEC_SINGLE(complex_sqrt)
OPSPEC_SINGLE(complex_rsqrt)
OPSPEC_SINGLE(complex_cbrt)
OPSPEC_SINGLE(complex_sin)
OPSPEC_SINGLE(complex_cos)
OPSPEC_SINGLE(complex_sinh)
OPSPEC_SINGLE(complex_tanh)
OPSPEC_SINGLE(complex_tan)
OPSPEC_SINGLE(complex_sign)
OPSPEC_SINGLE(complex_cosh)
OPSPEC_SINGLE(complex_asin)
OPSPEC_SINGLE(complex_acos)
OPSPEC_SINGLE(complex_acosh)
OPSPEC_SINGLE(complex_asinh)
OPSPEC_SINGLE(complex_atanh)
OPSPEC_SINGLE(complex_atan)

#define OPSPEC_SINGLE2(NAME)                                                                     \
  OPSPEC complex64 NAME##f(complex64 x, complex64 y) {                                           \
    return complex_to_complex64(NAME(complex_to_complex128f(x), complex_to_complex128f(y)));     \
  }
OPSPEC_SINGLE2(complex_divide)
OPSPEC_SINGLE2(complex_atan2)
OPSPEC_SINGLE2(complex_pow)

#include "special.h"

#endif
