/* Special functions, piece by piece as in opspec.numerics.special. */
#ifndef OPSPEC_SPECIAL_H
#define OPSPEC_SPECIAL_H

#include "special_tables.h"

/* The positive zero of digamma, and what it lacks. */
#define OPSPEC_DIGAMMA_ROOT 1.4616321449683622
#define OPSPEC_DIGAMMA_ROOT_REST 9.549995429965697e-17

#define OPSPEC_PI 3.141592653589793

OPSPEC double special_erfc_of_size(double x) { /* from 0.5 on; x squared is split, so that its rounding does not show */
  if (x > 32) return 0;
  double factor = (x <= 1.5 ? fit_erfcx_low(x) : x <= 4 ? fit_erfcx_middle(x) : fit_erfcx_high(1 / x / x) / x);
  double head = (double)(float)x, rest = expm1((head - x) * (head + x));
  if (x < 25) {
    double most = factor * exp(-head * head);
    return most + most * rest;
  }
  double half = exp(-0.5 * head * head), most = factor * half; /* one rounding at the end, of what may be subnormal */
  return half * (most + most * rest);
}
OPSPEC double special_erf(double x) {
  if (!(fabs(x) > 1)) return x * fit_erf(x * x);
  return copysign(1 - special_erfc_of_size(fabs(x)), x);
}
OPSPEC double special_erfc(double x) {
  if (x >= 0.5) return special_erfc_of_size(x);
  if (x < -0.5) return 2 - special_erfc_of_size(-x);
  return 1 - special_erf(x);
}
OPSPEC double special_erf_inv(double y) {
  double size = fabs(y);
  if (size <= 0.5) return y * fit_erf_inv(y * y);
  if (size == 1) return copysign(infinity(), y);
  double r = sqrt(-log(1 - size));
  return copysign(r < 2 ? fit_erf_inv_low(r) : r < 4 ? fit_erf_inv_middle(r) : fit_erf_inv_high(r), y);
}

/* B(2k) for k from 1 on. */
OPSPEC double special_bernoulli(int k) {
  return k == 1 ? 1.0 / 6 : k == 2 ? -1.0 / 30 : k == 3 ? 1.0 / 42 : k == 4 ? -1.0 / 30 : k == 5 ? 5.0 / 66
       : k == 6 ? -691.0 / 2730 : k == 7 ? 7.0 / 6 : k == 8 ? -3617.0 / 510 : k == 9 ? 43867.0 / 798
       : k == 10 ? -174611.0 / 330 : k == 11 ? 854513.0 / 138 : -236364091.0 / 2730;
}
OPSPEC double special_lgamma_of_positive(double x) {
  if (x < 1.5) return (x - 1) * fit_lgamma_one(x) + 0.0;
  if (x < 2.5) return (x - 2) * fit_lgamma_two(x);
  if (x < 5) return (x - 2) * fit_lgamma_low(x);
  if (x < 10) return (x - 2) * fit_lgamma_high(x);
  double square = 1 / x / x, series = 0;
  for (int k = 8; k > 0; --k) series = series * square + special_bernoulli(k) / (2 * k * (2 * k - 1));
  return (x - 0.5) * (log(x) - 1) + (0.4189385332046727 + series / x);
}
OPSPEC double special_lgamma(double x) {
  if (x - x != 0) return x != x ? x : infinity();
  if (x <= 0 && x == floor(x)) return infinity();
  double size = fabs(x), whole = size < 0.5 ? special_lgamma_of_positive(size + 1) - log(size)
                                            : special_lgamma_of_positive(size);
  if (x > 0) return whole;
  if (size < 1e-18) return -log(size);
  return log(OPSPEC_PI / fabs(size * sin(OPSPEC_PI * (size - rint(size))))) - whole;
}
OPSPEC double special_digamma_of_positive(double x) {
  if (x < 1) return special_digamma_of_positive(x + 1) - 1 / x;
  if (x < 2) return ((x - OPSPEC_DIGAMMA_ROOT) - OPSPEC_DIGAMMA_ROOT_REST) * fit_digamma_one(x);
  if (x < 4) return fit_digamma_low(x);
  if (x < 10) return fit_digamma_high(x);
  double square = 1 / x / x, series = 0;
  for (int k = 8; k > 0; --k) series = (series + special_bernoulli(k) / (2 * k)) * square;
  return log(x) - 0.5 / x - series;
}
OPSPEC double special_digamma(double x) {
  if (x != x || x == -infinity() || (x <= 0 && x == floor(x))) return infinity() - infinity();
  if (x > 0) return special_digamma_of_positive(x);
  double rest = x - rint(x), size = fabs(rest); /* the cotangent, near its zero by the complement */
  double cotangent = size > 0.25 ? copysign(tan(OPSPEC_PI * (0.5 - size)), rest) : 1 / tan(OPSPEC_PI * rest);
  return special_digamma_of_positive(1 - x) - OPSPEC_PI * cotangent;
}
#define OPSPEC_SPECIAL_SCALE 1152921504606846976.0 /* 2 to the 60 */
OPSPEC double special_growth(double n, double q) { /* the factorial of n over q to the n + 1, by Stirling's series */
  double shift = (1.0 / 12 - (1.0 / 360 - 1 / (1260 * n * n)) / (n * n)) / n;
  return exp(n * (log(n / q) - 1) + (0.5 * log(n) - log(q) + (0.9189385332046727 + shift)));
}
/* Euler and Maclaurin's formula, for q from one on, over the scale, since it may be too large. */
OPSPEC double special_sum_over_first(double s, double q) {
  double terms = 0, end = q + 10, corrections = 0, factorials[13] = {1};
  for (int k = 9; k > 0; --k) terms += expm1(-s * log1p(k / q)) + 1;
  double power = s < 2 ? pow(end / q, -s) : exp(-s * log1p(10 / q));
  if (power < 1e-40) return (1 + terms) / OPSPEC_SPECIAL_SCALE;
  for (int k = 1; k <= 12; ++k) factorials[k] = factorials[k - 1] * ((2.0 * k - 1) * (2.0 * k));
  for (int k = 12; k > 0; --k) {
    double ratio = (s + (2 * k - 1)) / end * ((s + 2 * k) / end);
    corrections = special_bernoulli(k) / factorials[k] + ratio * corrections;
  }
  double tail = 0.5 * power + power * (s / end) * corrections;
  return (1 + (terms + tail)) / OPSPEC_SPECIAL_SCALE + power * (end / OPSPEC_SPECIAL_SCALE) / (s - 1);
}
OPSPEC double special_zeta_of_positive(double s, double q, double n) {
  if (q == infinity()) return 0;
  double base = q < 1 ? q + 1 : q, total = special_sum_over_first(s, base);
  double power = pow(base, -s), factorial = 1, rest, first;
  if (n > 170) {
    rest = special_growth(n, base) * OPSPEC_SPECIAL_SCALE * total;
    first = q < 1 ? special_growth(n, q) : 0;
  } else {
    for (double k = 2; k <= n; ++k) factorial *= k;
    double half = pow(base, -0.5 * s); /* in halves where the first term vanishes before the function does */
    rest = power < 1e-250 ? factorial * half * (half * OPSPEC_SPECIAL_SCALE * total)
                          : factorial * (power * OPSPEC_SPECIAL_SCALE) * total;
    first = q < 1 ? factorial * pow(q, -s) : 0;
  }
  return first + rest;
}
OPSPEC double special_zeta_of_negative(double s, double q, double n, int even) { /* the terms below zero, mirrored */
  double rest = -q - floor(-q), above = special_zeta_of_positive(s, 1 - rest, n);
  double mirrored = special_zeta_of_positive(s, rest, n), left = special_zeta_of_positive(s, 1 - q, n);
  if (even) return above + (isinf(mirrored) ? infinity() : mirrored - left);
  if (rest == 0.5) return left;
  if (isinf(above) && isinf(mirrored)) return rest < 0.5 ? -infinity() : infinity();
  return isinf(above) || isinf(mirrored) ? above - mirrored : above - mirrored + left;
}
OPSPEC double special_zeta(double s, double q) {
  double none = infinity() - infinity();
  if (s != s || q != q || s < 1) return none;
  if (s == 1) return infinity();
  if (q > 0) return special_zeta_of_positive(s, q, 0);
  if (s != floor(s) || s == infinity() || q == -infinity()) return none;
  if (q == floor(q)) return fmod(s, 2.0) == 0 ? infinity() : none;
  return special_zeta_of_negative(s, q, 0, fmod(s, 2.0) == 0);
}
OPSPEC double special_polygamma(double n, double x) {
  double none = infinity() - infinity(), sign = fmod(n, 2.0) == 1 ? 1 : -1;
  if (!(n >= 0) || n != floor(n) || n == infinity() || x != x || x == -infinity()) return none;
  if (n == 0) return special_digamma(x);
  if (x <= 0 && x == floor(x)) return sign > 0 ? infinity() : none;
  return sign * (x > 0 ? special_zeta_of_positive(n + 1, x, n) : special_zeta_of_negative(n + 1, x, n, sign > 0));
}
OPSPEC double special_bessel_i1e(double x) {
  double size = fabs(x);
  if (!(size > 2)) return x * fit_i1e_low(size);
  if (size <= 8) return copysign(fit_i1e_middle(size), x);
  return copysign(fit_i1e_high(1 / size) / sqrt(size), x);
}

#endif
