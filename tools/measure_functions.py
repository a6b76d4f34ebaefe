"""Measure how far functions of numbers are from the truth, and write the table of docs/functions.md.

    python tools/measure_functions.py                      # every number of f32: half an hour, with GCC and libquadmath
    python tools/measure_functions.py --step 7             # every seventh number
    python tools/measure_functions.py --step 64 tanh erf   # some functions: prints, writes nothing

A function's lines are compiled as C, with no contraction. Numbers of f32 are tried against f64 of the C library, which
errs where nobody can see it here; those of f64, some hundred thousand, against quadruple precision. Functions of two
numbers are tried on random pairs. Gamma functions and their kin of f64, and of two numbers, are tried against mpmath.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from opspec.compiled.functions import Line, PrimitiveFunction, function_of, names
from opspec.formula.exact_functions import bessel_i1e, digamma, lgamma, mp, polygamma, zeta
from opspec.values.types import ELEMENT_TYPES, ElementType

PAGE = Path(__file__).parent.parent / "docs/functions.md"
BEGIN, END = "<!-- the table: tools/measure_functions.py writes it -->\n\n", "<!-- end of the table -->\n"
HEAD = "| function | f32: operations | worst, ULP | at | f64: operations | worst, ULP | at |\n"
HEAD += "| --- | --- | --- | --- | --- | --- | --- |\n"
C = {"i1": "int", "i32": "int32_t", "i64": "int64_t", "ui32": "uint32_t", "ui64": "uint64_t", "f32": "float"}
C |= {"f64": "double"}
INFIX = {"div": "/", "and": "&", "or": "|", "xor": "^", "eq": "==", "ne": "!=", "lt": "<", "le": "<="}
WRAPPING = {"add": "+", "sub": "-", "mul": "*"}
TWICE = {"i32": "int64_t", "ui32": "uint64_t", "i64": "__int128", "ui64": "unsigned __int128"}
FREE = ("constant", "parameter", "bitcast")  # what costs nothing

# What functions are called in C, or how one is computed with those that C has: Q is their suffix.
REFERENCES = {
    "exponential": "exp",
    "exponential_minus_one": "expm1",
    "log_plus_one": "log1p",
    "sine": "sin",
    "cosine": "cos",
    "power": "pow",
    "rsqrt": "1 / sqrtQ(x)",
    "logistic": "1 / (1 + expQ(-x))",
    "erf_inv": "inverse(x)",
    "digamma": "digamma(x)",
    "bessel_i1e": "bessel(x)",
}
# What no library of C has, or not in quadruple precision.
EXACT: Mapping[str, Callable[..., Any]] = {
    "bessel_i1e": bessel_i1e,
    "digamma": digamma,
    "lgamma": lgamma,
    "polygamma": polygamma,
    "zeta": zeta,
}
PRELUDE = """
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <string.h>
#define BITS(a, A, b, B) static inline A a##_of_##b(B x) { A y; memcpy(&y, &x, sizeof y); return y; }
#define BOTH(a, A, b, B) BITS(a, A, b, B) BITS(b, B, a, A)
#define WIDTH(f, F, i, I, u, U) BOTH(f, F, i, I) BOTH(f, F, u, U) BOTH(i, I, u, U)
WIDTH(f32, float, i32, int32_t, ui32, uint32_t)
WIDTH(f64, double, i64, int64_t, ui64, uint64_t)
// What the C library has for vectors too: it errs by four units of f64 at most.
#define VECTORS(f) extern __attribute__((simd("notinbranch"), const)) double f(double);
#if defined(__AVX512F__) && __GLIBC_PREREQ (2, 35)
VECTORS(acos) VECTORS(acosh) VECTORS(asin) VECTORS(asinh) VECTORS(atan) VECTORS(atanh) VECTORS(cbrt) VECTORS(cos)
VECTORS(cosh) VECTORS(erf) VECTORS(erfc) VECTORS(exp) VECTORS(expm1) VECTORS(log) VECTORS(log1p) VECTORS(sin)
VECTORS(sinh) VECTORS(tan) VECTORS(tanh)
#endif
"""
# The inverse of erf by Newton's method, with the curvature.
INVERSE = """
static R inverse(R x) {
  R y = fabsQ(x), t = y < 0.5 ? y * 0.9 : sqrtQ(-logQ(1 - y)) - 0.35;
  if (!(y < 1)) return y == 1 ? x / 0.0 : NAN;
  for (int k = 0; k < 60; k++) {
    R left = y < 0.5 ? erfQ(t) - y : (1 - y) - erfcQ(t);
    R step = left * 0.886226925452758013649083741670572592Q * expQ(t * t);
    step /= 1 + t * step;
    t -= step;
    if (fabsQ(step) <= fabsQ(t) * ENOUGH) break;
  }
  return copysignQ(t, x);
}
"""
# By more terms than ours; where its value is small, in long double. What f32 is computed of is f64.
DIGAMMA = """
static long double series(long double x) {
  const long double pi = 3.141592653589793238462643383279502884L;
  long double y = x < 0 ? 1 - x : x, less = 0;
  for (; y < 24; y++) less += 1 / y;
  long double s = 1 / (y * y);
  long double more = s * (1 / 240.0L - s * (1 / 132.0L - s * (691 / 32760.0L - s / 12)));
  long double found = logl(y) - 0.5L / y - s * (1 / 12.0L - s * (1 / 120.0L - s * (1 / 252.0L - more))) - less;
  return x < 0 ? found - pi / tanl(pi * (x - rintl(x))) : found;
}
static R digamma(R x) {
  if (x == 0 || x == -INFINITY || (x < 0 && x == floor(x))) return NAN;
  double size = fabs(x);
  if (size < 0x1p-30) return -1 / x - 0.57721566490153286;
  if (x > 0x1p30) return x == INFINITY ? x : log(x) - 0.5 / x;
  return series(x);
}
"""
BESSEL = """
static R bessel(R x) {
  double size = fabs(x), term = size / 2, found = term, s = size * size / 4;
  if (x != x || size < 0x1p-60) return x / 2;
  if (size > 40) {
    term = found = 1;
    for (int k = 1; k < 40 && fabs(term) > 1e-20; k++)
      found += term *= ((2 * k - 1) * (2 * k - 1) - 4) / (8 * k * size);
    return copysign(size == INFINITY ? 0 : found / sqrt(2 * 3.141592653589793238 * size), x);
  }
  for (int k = 1; term > found * 1e-20; k++) found += term *= s / k / (k + 1);
  return copysign(found * exp(-size), x);
}
"""
OWN = {"erf_inv": INVERSE, "digamma": DIGAMMA, "bessel_i1e": BESSEL}
DISTANCE = """
static double distance(F got, R wanted) {
  double near = wanted, inside = f64_of_ui64(ui64_of_f64(near) - 1);
  near = fabsQ((R)near) > fabsQ(wanted) ? inside : near;
  double power = f64_of_ui64(ui64_of_f64(near) & 0x7FFull << 52), unit = (power < LEAST ? LEAST : power) * DIGIT;
  R top = isinf(got) ? (got < 0 ? -MOST : MOST) : (R)got;
  double found = fabsQ(top - wanted) / unit;
  int negative = ui64_of_f64(near) >> 63, undefined = near != near;
  found = wanted == 0 && got != 0 ? INFINITY : found;
  found = isinf(got) && isinf((F)wanted) && (got < 0) == negative ? 0 : found;
  found = got == 0 && (1 / got < 0) != negative ? INFINITY : found;
  found = found == found ? found : INFINITY;  // one is infinite, the other is not
  return got != got || undefined ? (got != got && undefined ? 0 : INFINITY) : found;
}
"""
# By blocks, so that each part of it is a loop over vectors.
ONE = """
enum { BLOCK = 1024 };
double scan(uint64_t from, uint64_t to, uint64_t step, double *at) {
  static F x[BLOCK], got[BLOCK];
  static R wanted[BLOCK];
  static double found[BLOCK];
  double worst = 0;
  for (uint64_t n = from; n < to; n += BLOCK * step) {
    for (int i = 0; i < BLOCK; i++) {
      uint64_t bits = n + i * step < to ? n + i * step : to - 1;
      x[i] = OF_BITS(bits);
    }
    for (int i = 0; i < BLOCK; i++) got[i] = function(x[i]);
    for (int i = 0; i < BLOCK; i++) wanted[i] = reference(x[i]);
    for (int i = 0; i < BLOCK; i++) found[i] = distance(got[i], wanted[i]);
    double most = 0;
    for (int i = 0; i < BLOCK; i++) most = found[i] > most ? found[i] : most;
    for (int i = 0; most > worst; i++)
      if (found[i] == most) worst = most, at[0] = x[i];
  }
  return worst;
}
"""
TWO = """
static uint64_t state = 7;
static uint64_t draw(void) { return state = state * 6364136223846793005u + 1442695040888963407u, state ^ state >> 29; }
double scan(uint64_t from, uint64_t to, uint64_t spread, double *at) {
  double worst = 0;
  for (uint64_t n = from; n < to; n++) {
    F x = ldexp(1 + (draw() >> 12) * 0x1p-52, (int)(draw() % (2 * spread)) - (int)spread);
    F y = ldexp(1 + (draw() >> 12) * 0x1p-52, (int)(draw() % (2 * spread)) - (int)spread);
    if (n & 1) y = NEAR;
    if (n & 2) y = -y;
    double found = distance(function(x, y), reference(x, y));
    if (found > worst) worst = found, at[0] = x, at[1] = y;
  }
  return worst;
}
"""


@dataclass(frozen=True)
class Measured:
    """The largest error of a function in a type, and where that is."""

    operations: int
    worst: float
    at: tuple[float, ...]

    def __str__(self) -> str:
        return f"{self.operations} | {self.worst:.2f} | {', '.join(f'{x:.9g}' for x in self.at)}"


def measured(name: str, element: ElementType, step: int) -> Measured | None:
    function = function_of(name, element)
    if function is None:
        return None
    pair = sum(line.operation == "parameter" for line in function.lines) == 2
    if name in EXACT and (pair or element.bits == 64):
        return measured_exactly(function, step)
    scan = compiled(function, pair).scan
    scan.restype = ctypes.c_double
    found: list[tuple[float, tuple[float, ...]]] = []
    for begin, end, pace in spread_pairs(element, step) if pair else spread(element, step):
        at = (ctypes.c_double * 2)()
        worst = scan(ctypes.c_uint64(begin), ctypes.c_uint64(end), ctypes.c_uint64(pace), at)
        found.append((worst, tuple(at) if pair else (at[0],)))
    worst, where = max(found)
    return Measured(operations(function), worst, where)


def measured_exactly(function: PrimitiveFunction, step: int) -> Measured:
    """By some thousand numbers above zero, and mpmath: below, results may vanish between terms that do not."""
    rng, count = np.random.default_rng(1), 1500 // step + 50
    if function.name in ("zeta", "polygamma"):
        first = rng.uniform(1, 40, count) if function.name == "zeta" else rng.integers(0, 40, count)
        given = [first, 10 ** rng.uniform(-2, 3, count)]
    else:
        near = np.array([1, 2, 1.4616321449683622])[rng.integers(0, 3, count)]
        given = [
            np.concatenate(
                [10 ** rng.uniform(-300, 300, count), rng.uniform(0, 12, count), near + rng.normal(0, 0.01, count)]
            )
        ]
    arrays = [array.astype(function.element.dtype) for array in given]
    info = np.finfo(function.element.dtype)
    found: list[tuple[float, tuple[float, ...]]] = []
    for got, *point in zip(function(*arrays), *arrays, strict=True):
        at = tuple(float(x) for x in point)
        exact = EXACT[function.name](*at)
        if float(info.tiny) <= abs(exact) <= float(info.max):
            found.append((float(abs(exact - float(got)) / 2.0 ** (mp.mag(exact) - 1 - info.nmant)), at))
    worst, where = max(found)
    return Measured(operations(function), worst, where)


def spread(element: ElementType, step: int) -> Iterator[tuple[int, int, int]]:
    """Which bits are tried: of f32 all, of f64 those of all sizes, and more of ordinary ones."""
    if element.bits == 32:
        yield from ((sign, sign + 0x7F80_0001, step) for sign in (0, 1 << 31))
        return
    one, octave = 0x3FF << 52, 1 << 52
    for begin, end in ((0, 0x7FF << 52), (one - 30 * octave, one - octave), (one - octave, one + 8 * octave)):
        yield from ((sign + begin, sign + end, (end - begin) // (400_000 // step) | 1) for sign in (0, 1 << 63))


def spread_pairs(element: ElementType, step: int) -> Iterator[tuple[int, int, int]]:
    """How many pairs are tried, and of what exponents."""
    count = (20_000_000 if element.bits == 32 else 400_000) // step
    yield from ((0, count, exponents) for exponents in (1, 8, 126 if element.bits == 32 else 1022))


def operations(function: PrimitiveFunction) -> int:
    """How many operations it takes, with those of the functions in it."""
    count = 0
    for line in function.lines:
        inner = function_of(line.operation, line.type)
        count += operations(inner) if inner is not None else line.operation not in FREE
    return count


# --- as C -------------------------------------------------------------------------------------------


def compiled(function: PrimitiveFunction, pair: bool) -> ctypes.CDLL:
    wide = function.element.bits == 64
    suffix = "q" if wide else ""
    size = "ui64" if wide else "ui32"
    reference = REFERENCES.get(function.name, function.name)
    given = "x, y" if pair else "x"
    reference = reference if "(" in reference else f"{reference}Q({given})"
    near = {"power": f"{709 if wide else 88} / log(x) * (0.2 + (draw() >> 40) * 0x1p-24)"}
    texts = [
        PRELUDE,
        f"typedef {'__float128' if wide else 'double'} R;\ntypedef {C[function.element.name]} F;\n",
        *c_functions(function, set()),
        DISTANCE,
        OWN.get(function.name, ""),
        f"static R reference({'R x, R y' if pair else 'R x'}) {{ return {reference}; }}\n",
        f"#define function {c_name(function)}\n",
        TWO.replace("NEAR", near.get(function.name, "x * (0.3 + (draw() >> 40) * 0x1p-22)")) if pair else ONE,
    ]
    words = {"LEAST": "0x1p-1022" if wide else "0x1p-126", "DIGIT": "0x1p-52" if wide else "0x1p-23"}
    words |= {"MOST": "(2 * (R)0x1p1023)" if wide else "0x1p128", "ENOUGH": "1e-32Q" if wide else "1e-17"}
    words |= {"OF_BITS": f"{function.element}_of_{size}"}
    text = "\n".join(texts)
    for word, meaning in words.items():
        text = text.replace(word, meaning)
    text = text.replace("592Q", "592q" if wide else "592").replace("e-32Q", "e-32q").replace("Q(", f"{suffix}(")
    folder = Path(tempfile.mkdtemp())
    (folder / "function.c").write_text(text, encoding="utf-8")
    flags = ["-O3", "-march=native", "-mprefer-vector-width=512", "-ffp-contract=off", "-shared", "-fPIC", "-w"]
    flags += ["-fno-math-errno", "-fno-trapping-math"]  # or nothing is a vector; no value changes
    command = ["gcc", *flags, "function.c", "-o", "function.so", "-lquadmath", "-lm"]
    subprocess.run(command, cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "function.so"))


def c_name(function: PrimitiveFunction) -> str:
    return f"{function.name}_{function.element}"


def c_functions(function: PrimitiveFunction, done: set[str]) -> Iterator[str]:
    """A function in C, behind those that it needs."""
    if c_name(function) in done:
        return
    done.add(c_name(function))
    body, parameters = [], []
    for number, line in enumerate(function.lines):
        declared = f"{C[line.type.name]} v{number}"
        inner = function_of(line.operation, line.type)
        if line.operation == "parameter":
            parameters.append(declared)
            continue
        if inner is not None:
            yield from c_functions(inner, done)
            text = f"{c_name(inner)}({', '.join(f'v{at}' for at in line.operands)})"
        else:
            text = c_text(line, function.lines)
        body.append(f"  {declared} = {text};")
    result = f"  return v{len(function.lines) - 1};"
    head = f"static inline {C[function.element.name]} {c_name(function)}({', '.join(parameters)}) {{"
    yield "\n".join([head, *body, result, "}\n"])


def c_text(line: Line, lines: tuple[Line, ...]) -> str:
    """What a line computes."""
    type_, name = line.type.name, line.operation
    if name == "constant":
        bits = f"{line.operands[0]}u{'ll' if line.type.bits == 64 else ''}"
        return f"{type_}_of_ui{line.type.bits}({bits})" if line.type.kind == "float" else f"({C[type_]}){bits}"
    x, y, z = (*(f"v{at}" for at in line.operands), "", "")[:3]
    if name == "bitcast":
        return f"{type_}_of_{lines[line.operands[0]].type}({x})"
    if name in WRAPPING and line.type.kind != "float":
        unsigned = C[f"ui{line.type.bits}"]
        return f"({C[type_]})(({unsigned}){x} {WRAPPING[name]} ({unsigned}){y})"
    if name in (*INFIX, *WRAPPING):
        return f"{x} {(INFIX | WRAPPING)[name]} {y}"
    if name in ("shl", "shr"):
        moved = f"({C[type_]})(({C[f'ui{line.type.bits}']}){x} << {y})" if name == "shl" else f"{x} >> {y}"
        beyond = f"{x} < 0 ? -1 : 0" if name == "shr" else "0"
        return f"(uint64_t){y} < {line.type.bits} ? {moved} : ({beyond})"
    one = {"neg": f"-{x}", "not": f"!{x}" if type_ == "i1" else f"~{x}", "convert": f"({C[type_]}){x}"}
    one |= {"fma": f"__builtin_fmaf({x}, {y}, {z})"}
    letter = "f" if type_ == "f32" else ""
    one |= {"abs": f"__builtin_fabs{letter}({x})", "mulhi": f"(({TWICE.get(type_, '')}){x} * {y}) >> {line.type.bits}"}
    return one.get(name) or (f"{x} ? {y} : {z}" if name == "select" else f"__builtin_{name}{letter}({x})")


# --- the table --------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description="how far functions are from the truth", epilog="see the file's head")
    parser.add_argument("names", nargs="*", metavar="NAME", help="functions; all, where none is named")
    parser.add_argument("--step", type=int, default=1, help="try every so manieth number")
    options = parser.parse_args()
    rows = []
    for name in options.names or sorted(names()):
        cells = [str(measured(name, ELEMENT_TYPES[type_], options.step) or " | | ") for type_ in ("f32", "f64")]
        rows.append(f"| `{name}` | {' | '.join(cells)} |\n")
        print(rows[-1], end="", flush=True)
    if not options.names:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        tried = (
            f"Of f32, one number of {options.step} was tried.\n\n"
            if options.step > 1
            else "Of f32, all were tried.\n\n"
        )
        PAGE.write_text(f"{before}{BEGIN}{tried}{HEAD}{''.join(rows)}{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
