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
#else
#define OPSPEC static inline
#endif

typedef struct { float re, im; } complex64;
typedef struct { double re, im; } complex128;

OPSPEC complex64 make_complex64(float re, float im) { complex64 z; z.re = re; z.im = im; return z; }
OPSPEC complex128 make_complex128(double re, double im) { complex128 z; z.re = re; z.im = im; return z; }

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

#define OPSPEC_COMPLEX(Z, R, F)                                                                            \
  OPSPEC Z complex_add##F(Z x, Z y) { return make_##Z(x.re + y.re, x.im + y.im); }                         \
  OPSPEC Z complex_subtract##F(Z x, Z y) { return make_##Z(x.re - y.re, x.im - y.im); }                    \
  OPSPEC Z complex_multiply##F(Z x, Z y) {                                                                 \
    return make_##Z(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);                                 \
  }                                                                                                        \
  OPSPEC Z complex_divide##F(Z x, Z y) {                                                                   \
    R ratio, scale;                                                                                        \
    if (y.re == 0 && y.im == 0) return make_##Z(x.re / fabs##F(y.re), x.im / fabs##F(y.re));               \
    if (fabs##F(y.re) >= fabs##F(y.im)) {                                                                  \
      ratio = y.im / y.re;                                                                                 \
      scale = 1 / (y.re + y.im * ratio);                                                                   \
      return make_##Z((x.re + x.im * ratio) * scale, (x.im - x.re * ratio) * scale);                       \
    }                                                                                                      \
    ratio = y.re / y.im;                                                                                   \
    scale = 1 / (y.im + y.re * ratio);                                                                     \
    return make_##Z((x.re * ratio + x.im) * scale, (x.im * ratio - x.re) * scale);                         \
  }
OPSPEC_COMPLEX(complex64, float, f)
OPSPEC_COMPLEX(complex128, double, )

OPSPEC complex128 complex_exp(complex128 z) {
  double size = exp(z.re);
  return z.im == 0 ? make_complex128(size, z.im) : make_complex128(size * cos(z.im), size * sin(z.im));
}
OPSPEC complex128 complex_expm1(complex128 z) {
  double half = sin(z.im / 2);
  return make_complex128(expm1(z.re) * cos(z.im) - 2 * half * half, exp(z.re) * sin(z.im));
}
OPSPEC complex128 complex_log(complex128 z) {
  double size = hypot(z.re, z.im);
  double near_one = log1p((size == 0 ? -1 : (fabs(z.re) - 1) * (fabs(z.re) + 1) + z.im * z.im)) / 2;
  return make_complex128(size > 0.5 && size < 2 ? near_one : log(size), atan2(z.im, z.re));
}
OPSPEC complex128 complex_log1p(complex128 z) {
  double small = log1p(z.re * (2 + z.re) + z.im * z.im) / 2;
  double size = hypot(z.re, z.im) < 0.5 ? small : log(hypot(1 + z.re, z.im));
  return make_complex128(size, atan2(z.im, 1 + z.re));
}
OPSPEC complex128 complex_logistic(complex128 z) {
  complex128 one = make_complex128(1, 0);
  complex128 e = complex_exp(z.re < 0 ? z : make_complex128(-z.re, -z.im));
  return complex_divide(z.re < 0 ? e : one, complex_add(one, e));
}
OPSPEC complex128 complex_sqrt(complex128 z) {
  double root = sqrt((fabs(z.re) + hypot(z.re, z.im)) / 2);
  if (root == 0) return make_complex128(0, z.im);
  return z.re >= 0 ? make_complex128(root, z.im / (2 * root))
                   : make_complex128(fabs(z.im) / (2 * root), copysign(root, z.im));
}
OPSPEC complex128 complex_rsqrt(complex128 z) { return complex_divide(make_complex128(1, 0), complex_sqrt(z)); }
OPSPEC complex128 complex_cbrt(complex128 z) {
  double size = cbrt(hypot(z.re, z.im)), angle = atan2(z.im, z.re) / 3;
  return make_complex128(size * cos(angle), size * sin(angle));
}
OPSPEC complex128 complex_sin(complex128 z) {
  return make_complex128(sin(z.re) * cosh(z.im), cos(z.re) * sinh(z.im));
}
OPSPEC complex128 complex_cos(complex128 z) {
  return make_complex128(cos(z.re) * cosh(z.im), -(sin(z.re) * sinh(z.im)));
}
OPSPEC complex128 complex_sinh(complex128 z) {
  return make_complex128(sinh(z.re) * cos(z.im), cosh(z.re) * sin(z.im));
}
OPSPEC complex128 complex_tanh(complex128 z) { /* Kahan */
  double t = tan(z.im), beta = 1 + t * t, s = sinh(z.re), rho = sqrt(1 + s * s), below = 1 + beta * s * s;
  if (fabs(z.re) > 20) return make_complex128(copysign(1.0, z.re), 4 * sin(z.im) * cos(z.im) * exp(-2 * fabs(z.re)));
  return make_complex128(beta * rho * s / below, t / below);
}
OPSPEC complex128 complex_tan(complex128 z) {
  complex128 w = complex_tanh(make_complex128(-z.im, z.re));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_sign(complex128 z) {
  double size = hypot(z.re, z.im);
  return size == 0 ? make_complex128(0, 0) : make_complex128(z.re / size, z.im / size);
}
OPSPEC complex128 complex_atan2(complex128 x, complex128 y) {
  complex128 size = complex_sqrt(complex_add(complex_multiply(x, x), complex_multiply(y, y)));
  complex128 w = complex_log(complex_divide(make_complex128(y.re - x.im, y.im + x.re), size));
  return make_complex128(w.im, -w.re);
}
OPSPEC complex128 complex_pow(complex128 x, complex128 y) {
  double none = infinity() - infinity();
  if (x.re != 0 || x.im != 0) return complex_exp(complex_multiply(y, complex_log(x)));
  if (y.re == 0 && y.im == 0) return make_complex128(1, 0);
  return y.re > 0 ? make_complex128(0, 0) : make_complex128(none, none);
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

#define OPSPEC_SINGLE2(NAME)                                                                     \
  OPSPEC complex64 NAME##f(complex64 x, complex64 y) {                                           \
    return complex_to_complex64(NAME(complex_to_complex128f(x), complex_to_complex128f(y)));     \
  }
OPSPEC_SINGLE2(complex_atan2)
OPSPEC_SINGLE2(complex_pow)

#endif
