/* The prelude's C functions, overloaded for the types that templates meet. */
#ifndef OPSPEC_ARITHMETIC_H
#define OPSPEC_ARITHMETIC_H

#include "prelude.h"

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define OPSPEC_MEMBER __device__ __forceinline__
#else
#define OPSPEC_MEMBER
#endif

template <typename Z> OPSPEC Z make(double re, double im);
template <> OPSPEC_MEMBER float make<float>(double re, double) { return (float)re; }
template <> OPSPEC_MEMBER double make<double>(double re, double) { return re; }
template <> OPSPEC_MEMBER complex64 make<complex64>(double re, double im) { return make_complex64((float)re, (float)im); }
template <> OPSPEC_MEMBER complex128 make<complex128>(double re, double im) { return make_complex128(re, im); }
template <typename T> OPSPEC T infinite() { return (T)infinity(); }

OPSPEC int32_t total_order_key(float x) { return total_order_keyf(x); }

#define OPSPEC_OVERLOAD(NAME) OPSPEC complex64 NAME(complex64 x) { return NAME##f(x); }
OPSPEC_OVERLOAD(complex_exp)
OPSPEC_OVERLOAD(complex_expm1)
OPSPEC_OVERLOAD(complex_log)
OPSPEC_OVERLOAD(complex_log1p)
OPSPEC_OVERLOAD(complex_logistic)
OPSPEC_OVERLOAD(complex_sqrt)
OPSPEC_OVERLOAD(complex_rsqrt)
OPSPEC_OVERLOAD(complex_cbrt)
OPSPEC_OVERLOAD(complex_sin)
OPSPEC_OVERLOAD(complex_cos)
OPSPEC_OVERLOAD(complex_sinh)
OPSPEC_OVERLOAD(complex_tanh)
OPSPEC_OVERLOAD(complex_tan)
OPSPEC_OVERLOAD(complex_sign)
OPSPEC_OVERLOAD(complex_cosh)
OPSPEC_OVERLOAD(complex_asin)
OPSPEC_OVERLOAD(complex_acos)
OPSPEC_OVERLOAD(complex_acosh)
OPSPEC_OVERLOAD(complex_asinh)
OPSPEC_OVERLOAD(complex_atanh)
OPSPEC_OVERLOAD(complex_atan)

OPSPEC float cube_root(float x) { return cube_rootf(x); }

#define OPSPEC_OVERLOAD2(NAME) OPSPEC complex64 NAME(complex64 x, complex64 y) { return NAME##f(x, y); }
OPSPEC_OVERLOAD2(complex_add)
OPSPEC_OVERLOAD2(complex_subtract)
OPSPEC_OVERLOAD2(complex_multiply)
OPSPEC_OVERLOAD2(complex_divide)
OPSPEC_OVERLOAD2(complex_atan2)
OPSPEC_OVERLOAD2(complex_pow)

#endif
