/* Special functions, piece by piece as in opspec.special. */
#ifndef OPSPEC_SPECIAL_H
#define OPSPEC_SPECIAL_H

#include "special_tables.h"

#define OPSPEC_PI 3.141592653589793

OPSPEC double special_erfc_of_size(double x) { /* from 0.5 on; x squared is split, so that its rounding does not show */
  if (x > 32) return 0;
  double factor = (x <= 1.5 ? fit_erfcx_low(x) : x <= 4 ? fit_erfcx_middle(x) : fit_erfcx_high(1 / x / x)) / x;
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
  double size = fabs(y), slope = 2 / sqrt(OPSPEC_PI);
  if (y == 0) return y;
  if (size == 1) return copysign(infinity(), y);
  if (!(size < 1)) return infinity() - infinity();
  if (size <= 0.5) {
    double x = y * (sqrt(OPSPEC_PI) / 2) * (1 + OPSPEC_PI / 12 * y * y + 7 * OPSPEC_PI * OPSPEC_PI / 480 * y * y * y * y);
    for (int k = 0; k < 3; ++k) {
      double error = (special_erf(x) - y) / (slope * exp(-x * x));
      x -= error / (1 + x * error);
    }
    return x;
  }
  double q = 1 - size, r = sqrt(-2 * log(q / 2));
  double x = r - (2.515517 + r * (0.802853 + r * 0.010328)) / (1 + r * (1.432788 + r * (0.189269 + r * 0.001308)));
  x /= sqrt(2.0);
  for (int k = 0; k < 3; ++k) {
    double error = (special_erfc(x) - q) / (slope * exp(-x * x));
    x += error / (1 - x * error);
  }
  return copysign(x, y);
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
OPSPEC double special_first_term(double s, double q, double n) { /* the factorial of n over q to the s */
  if (n == 0) return pow(q, -s);
  if (n > 170) { /* Stirling's series */
    double shift = (1.0 / 12 - (1.0 / 360 - 1 / (1260 * n * n)) / (n * n)) / n;
    return exp(n * (log(n / q) - 1) + (0.5 * log(2 * OPSPEC_PI * n) - log(q) + shift));
  }
  double factorial = 1, half = pow(q, -0.5 * s); /* halves neither overflow nor vanish where the whole does not */
  for (double k = 2; k <= n; ++k) factorial *= k;
  return factorial * half * half;
}
OPSPEC double special_sum_over_first(double s, double q) { /* Euler and Maclaurin's formula, for q from one on */
  if (s == infinity()) return 1;
  double wanted = ceil(10 + 0.9 * s - q), enough = ceil(q * expm1(40 / s)) + 1;
  double steps = wanted < enough ? wanted : enough, total = 0;
  if (!(steps > 0)) steps = 0;
  for (double k = steps - 1; k >= 0; --k) total += exp(-s * log1p(k / q));
  if (!(wanted <= enough)) return total;
  double end = q + steps, power = exp(-s * log1p(steps / q)), tail = power * end / (s - 1) + 0.5 * power;
  double factor = s * power / end, factorial = 1;
  for (int k = 1; k <= 12; ++k) {
    factorial *= (2.0 * k - 1) * (2.0 * k);
    tail += special_bernoulli(k) / factorial * factor;
    factor = factor * ((s + (2 * k - 1)) / end) * ((s + 2 * k) / end);
  }
  return total + tail;
}
OPSPEC double special_zeta_of_positive(double s, double q, double n) {
  if (q == infinity()) return 0;
  if (q >= 1) return special_first_term(s, q, n) * special_sum_over_first(s, q);
  return special_first_term(s, q, n) + special_first_term(s, q + 1, n) * special_sum_over_first(s, q + 1);
}
OPSPEC double special_zeta_of_negative(double s, double q, double n) { /* the terms below zero, mirrored */
  double rest = -q - floor(-q), above = special_zeta_of_positive(s, 1 - rest, n);
  double mirrored = special_zeta_of_positive(s, rest, n), left = special_zeta_of_positive(s, 1 - q, n);
  if (fmod(s, 2.0) == 0) return above + (isinf(mirrored) ? infinity() : mirrored - left);
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
  return special_zeta_of_negative(s, q, 0);
}
OPSPEC double special_polygamma(double n, double x) {
  double none = infinity() - infinity(), sign = fmod(n, 2.0) == 1 ? 1 : -1;
  if (!(n >= 0) || n != floor(n) || n == infinity() || x != x || x == -infinity()) return none;
  if (n == 0) return special_digamma(x);
  if (x <= 0 && x == floor(x)) return sign > 0 ? infinity() : none;
  return sign * (x > 0 ? special_zeta_of_positive(n + 1, x, n) : special_zeta_of_negative(n + 1, x, n));
}
OPSPEC double special_bessel_i1e(double x) {
  double size = fabs(x);
  if (!(size > 2)) return x * fit_i1e_low(size);
  if (size <= 8) return copysign(fit_i1e_middle(size), x);
  return copysign(fit_i1e_high(1 / size) / sqrt(size), x);
}

#endif
