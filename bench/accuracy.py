"""How far element-wise functions are from the truth: ULP between what the executor gives and the correctly rounded
value, from mpmath, over samples with subnormals, huge arguments, poles, branch cuts and signed zeros. So too the
decompositions of CHLO's functions, and beside them those of the C++ library, run by the same executor.

    python bench/accuracy.py                          # print the table
    python bench/accuracy.py --out docs/accuracy.md   # and publish it
    python bench/accuracy.py --only tanh --types f32 --samples 20000
"""

from __future__ import annotations

import argparse
import cmath
import json
import math
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import opspec
from opspec import formula
from opspec.catalog.op_files import load
from opspec.formula import exact_arithmetic
from opspec.numerics.elementwise import limits, narrow
from opspec.values.types import ELEMENT_TYPES, ElementType
from opspec_model.definitions.spec import Op

ROOT = Path(__file__).resolve().parent.parent
NARROW = ("f16", "bf16", "f8E4M3FN", "f8E5M2")
TYPES = ("f32", "f64", "complex<f32>", "complex<f64>", *NARROW)
BOUNDS = {"f32": 4, "f64": 2, "complex<f32>": 4, "complex<f64>": 2, **dict.fromkeys(NARROW, 0)}
ACCURATE = 1  # bound of f32 where it is computed in f64
SAMPLES, EVERY, SEEDS = 1000, 1, 3  # random ones, which values of 16 bits, and how many generators of random numbers
PAIRS = 20000  # of 16 bits
EVERY_EXACT = 16  # which results of narrow types come from mpmath in any case
# Lowered by the library's own pass, in a process of its own.
LIBRARY = """
import sys
from opspec.programs import carrier
module = carrier.parse(sys.stdin.read(), carrier.new_context())
carrier.run_passes(module, "func.func(chlo-legalize-to-stablehlo)")
print(module)
"""


@dataclass(frozen=True, slots=True)
class Found:
    """The largest distance, and the arguments where it is."""

    op: str
    type: str
    ulp: float
    at: tuple[str, ...]
    samples: int
    accurate: float | None = None
    lowered: float | None = None
    library: float | None = None
    stated: int | None = None  # what the op file says of `lowered`


def functions() -> list[str]:
    """The element-wise ops that promise a number of ULP."""
    names = sorted(path.stem for path in (ROOT / "spec/ops/stablehlo").glob("*.yaml"))
    dialects = [*(f"stablehlo.{name}" for name in names)]
    dialects += sorted(f"chlo.{path.stem}" for path in (ROOT / "spec/ops/chlo").glob("*.yaml"))
    return [name for name in dialects if _is_function(name)]


def _is_function(name: str) -> bool:
    from opspec.agreement.oracles.exact import _is_elementwise

    op, _ = load(name)
    return bool(op.accuracy) and "" not in op.accuracy and bool(op.typevars) and _is_elementwise(name)


def types_of(name: str, wanted: Sequence[str]) -> list[str]:
    op, _ = load(name)
    return [x for x in wanted if ELEMENT_TYPES[x].kind in op.typevars[0].classes]


@dataclass(frozen=True, slots=True)
class Sample:
    """Arguments of an op, and the truth, which is the same on every machine."""

    op: str
    type: str
    arguments: Sequence[Any]
    expected: Any


def measure(name: str, type_: str, samples: int, every: int) -> Found:
    return judge(sample(name, type_, samples, every))


def sample(name: str, type_: str, samples: int, every: int) -> Sample:
    element = ELEMENT_TYPES[type_]
    arguments = _samples(name, element, len(load(name)[0].operands), samples, every)
    expected = _expected(name, element, arguments, _program(name, type_, len(arguments), arguments[0].size))
    return Sample(name, type_, arguments, expected)


def judge(given: Sample, library: bool = True) -> Found:
    """How far off the executor is on this machine. `library`: beside the C++ library's decomposition, too."""
    op, _ = load(given.op)
    type_, arguments = given.type, given.arguments
    text = _program(op.name, type_, len(arguments), arguments[0].size)
    case = _Case([value.name for value in op.operands], arguments, given.expected)
    found = opspec.run(opspec.load(text), *arguments)[0]
    distance = case.distances(found, BOUNDS[type_], _region_of(op.name), 2.0**-52)
    worst = int(np.argmax(distance))
    accurate = None
    if type_ in ("f32", "complex<f32>"):
        exact = opspec.compile(opspec.load(text), accurate=True)(*arguments)[0]
        accurate = float(distances(exact, given.expected).max())
    return Found(
        op=op.name,
        type=type_,
        ulp=float(distance[worst]),
        at=tuple(str(x[worst]) for x in arguments),
        samples=distance.size,
        accurate=accurate,
        **(_judged_lowering(op, type_, text, case, library) if op.decomposition and op.dialect == "chlo" else {}),
    )


def _judged_lowering(op: Op, type_: str, text: str, case: _Case, library: bool) -> dict[str, Any]:
    element = ELEMENT_TYPES[type_]
    stated = op.lowering.accuracy.get(type_, 1 if element.bits < 32 else BOUNDS[type_])
    epsilon = 2.0**-52 if element.bits == 64 else 2.0**-23
    programs = {"lowered": opspec.lower(opspec.load(text)), "library": _by_library(text) if library else None}
    measured = {
        who: float(case.distances(opspec.run(program, *case.arguments)[0], stated, op.lowering.region, epsilon).max())
        for who, program in programs.items()
        if program is not None
    }
    return {"stated": stated, **measured}


def _expected(name: str, element: ElementType, arguments: Sequence[Any], text: str) -> Any:
    """From mpmath. Of a narrow type there are so many that only some of them, and those next to the middle between two
    values of the type, are; the others are what f64 gives, rounded.
    """
    if element.bits > 16:
        return formula.run(opspec.load(text), *arguments)[0]
    program = opspec.load(_program(name, "f64", len(arguments), arguments[0].size))
    wide = opspec.run(program, *(x.astype(np.float64) for x in arguments))[0]
    with np.errstate(all="ignore"):
        around = [wide * (1 + x) for x in (0, 2.0**-40, -(2.0**-40))]
        expected, *others = (narrow(x, element.dtype).astype(np.float64) for x in around)
        doubtful = np.logical_or.reduce([x != expected for x in others]) | ~np.isfinite(expected)
        doubtful[::EVERY_EXACT] = True
    at = np.flatnonzero(doubtful)
    some = [x[at] for x in arguments]
    found = narrow(expected, element.dtype)
    found[at] = formula.run(opspec.load(_program(name, element.name, len(some), at.size)), *some)[0]
    return found


@cache
def _region_of(name: str) -> Any:
    """Where the primitive that the op maps says to be farther off."""
    from opspec_model.loading.base import read_file
    from opspec_model.text.problems import Report
    from opspec_model.text.table_format import PrimitivesFile

    file = read_file(Report(), PrimitivesFile, ROOT / "spec/primitives.yaml")
    assert file is not None
    row = file.primitives.get(name.partition(".")[2])
    return row.region if row is not None else None


def _by_library(text: str) -> Any:
    """The program as the library lowers it; None where it does not."""
    done = subprocess.run([sys.executable, "-c", LIBRARY], input=text, capture_output=True, text=True, check=False)
    return opspec.load(done.stdout) if done.returncode == 0 and "chlo." not in done.stdout else None


@dataclass(frozen=True, slots=True)
class _Case:
    """Arguments by name, and the truth."""

    names: Sequence[str]
    arguments: Sequence[Any]
    expected: Any

    def distances(self, found: Any, bound: float, region: Any, epsilon: float) -> Any:
        """In ULP; nothing where a result that is farther off is within what the region allows."""
        away = distances(found, self.expected)
        for at in np.flatnonzero(away > bound) if region is not None else ():
            kind = complex if found.dtype.kind == "c" else float
            given = {name: kind(x[at]) for name, x in zip(self.names, self.arguments, strict=True)}
            got, exact = kind(found[at]), kind(self.expected[at])
            if not cmath.isfinite(got) or not cmath.isfinite(exact):
                continue
            apart = max(abs(got.real - exact.real), abs(got.imag - exact.imag))
            if self._excepted(region, given, apart, epsilon):
                away[at] = 0
        return away

    def _excepted(self, region: Any, given: Mapping[str, Any], away: float, epsilon: float) -> bool:
        # Rows of primitives call their parameters as they like.
        names = {**exact_arithmetic.NAMES, "epsilon": epsilon, **given}
        names |= dict(zip(("x",) if len(given) == 1 else (), given.values(), strict=False))
        names |= dict(zip(("m", "x") if "n" in given else ("x", "q"), given.values(), strict=False))
        return bool(eval(region.where, names)) and away <= max(eval(region.within, names), math.ulp(0.0))


def _program(name: str, type_: str, operands: int, size: int) -> str:
    tensor = f"tensor<{size}x{type_}>"
    given = ", ".join(f"%a{at}: {tensor}" for at in range(operands))
    used = ", ".join(f"%a{at}" for at in range(operands))
    made = tensor if name != "stablehlo.abs" else tensor.replace("complex<f32>", "f32").replace("complex<f64>", "f64")
    line = f'"{name}"({used}) : ({", ".join([tensor] * operands)}) -> {made}'
    return f"func.func @main({given}) -> {made} {{\n  %r = {line}\n  return %r : {made}\n}}\n"


def distances(found: Any, expected: Any) -> Any:
    """ULP of the expected value (complex: of its larger part); infinite where only one is finite."""
    if found.dtype.kind == "c":
        parts = [(x.real, x.imag) for x in (found, expected)]
        # Beside NaN the sign of an infinity is free.
        beside = np.isnan(expected)
        parts = [tuple(np.where(beside, np.abs(x), x) for x in part) for part in parts]
        size = np.fmax(np.abs(expected.real), np.abs(expected.imag)).astype(np.float64)
        each = [_apart(x, y, size) for x, y in zip(*parts, strict=True)]
        apart = np.maximum(*each)
        # Where a part is infinite, one such part is enough.
        infinite = [np.isinf(y) for _, y in parts]
        enough = np.logical_or.reduce([(x == y) & beyond for (x, y), beyond in zip(parts, infinite, strict=True)])
        missing = np.isnan(found.real) | np.isnan(found.imag)
        return np.where(enough & ~missing, 0, apart)
    return _apart(found, expected, np.abs(expected.astype(np.float64)))


def _apart(found: Any, expected: Any, size: Any) -> Any:
    info = limits(found.dtype)
    x, y = found.astype(np.float64), expected.astype(np.float64)
    with np.errstate(all="ignore"):
        power = np.floor(np.log2(np.clip(size, float(info.smallest_normal), float(info.max))))
        apart = np.abs(x - y) / (np.exp2(power) * float(info.eps))
    same = (x == y) | (np.isnan(x) & np.isnan(y))
    return np.where(same, 0, np.where(np.isfinite(x) & np.isfinite(y), apart, np.inf))


# --- samples ------------------------------------------------------------------------------------------------


def _samples(name: str, element: ElementType, operands: int, samples: int, every: int) -> list[Any]:
    if element.bits <= 8 and operands == 2:  # all pairs
        return [x.ravel() for x in np.meshgrid(*[_values(element, 1)] * 2)]
    if element.bits <= 16 and operands == 1:
        return [_values(element, every)]
    if element.bits == 16 and every == 1:
        samples = max(samples, PAIRS)
    drawn = [_drawn(name, element, operands, samples // SEEDS, seed) for seed in range(SEEDS)]
    points = [np.concatenate(parts) for parts in zip(*drawn, strict=True)]
    edges = [_complex_edges(element, operands) if element.kind == "complex" else _edges(element)] * operands
    grid = [x.ravel() for x in np.meshgrid(*edges)]  # each special value with each
    if name == "chlo.erf_inv":
        points = [np.fmod(points[0], 1).astype(element.dtype)]
    return [np.concatenate([x, y]) for x, y in zip(grid, points, strict=True)]


def _values(element: ElementType, every: int) -> Any:
    """All values of a narrow type, or some; and its edges."""
    codes = np.arange(0, 1 << element.bits, every if element.bits == 16 else 1)
    return np.concatenate([codes.astype(f"u{element.dtype.itemsize}").view(element.dtype), _edges(element)])


def _drawn(name: str, element: ElementType, operands: int, samples: int, seed: int) -> list[Any]:
    random = np.random.default_rng([element.bits, seed])
    if element.kind == "complex":
        points = [random.permutation(_complex(element, random, samples)) for _ in range(operands)]
        if name == "stablehlo.power":  # so that the angle of the result is known
            with np.errstate(all="ignore"):
                size = np.abs(points[1]) * np.abs(np.log(points[0]))
                points[1] = np.where(size < 2.0**30, points[1], points[1] / np.abs(points[1])).astype(element.dtype)
        return points
    if name in ("chlo.zeta", "chlo.polygamma"):
        return [_orders(name, element, random, samples), _ordinary(element, random, samples)]
    points = [random.permutation(_real(element, random, samples)) for _ in range(operands)]
    if name == "stablehlo.power":  # half of them where the result is nearly too large, or too small
        half = samples // 2
        info = limits(element.dtype)
        with np.errstate(all="ignore"):
            base = np.abs(points[0][:half].astype(np.float64))
            ends = np.log(np.where(random.random(half) < 0.5, float(info.max), float(info.smallest_normal)))
            points[0][:half] = base.astype(element.dtype)
            exponent = ends / np.log(base) * (1 + random.normal(0, 1e-2, half))
            points[1][:half] = np.where(np.isfinite(exponent), exponent, 1).astype(element.dtype)
    return points


def _edges(element: ElementType) -> Any:
    info = limits(element.dtype)
    tiny, least, most, eps = (float(x) for x in (info.smallest_normal, info.smallest_subnormal, info.max, info.eps))
    sizes = [0, least, 3 * least, tiny / 2, tiny, 2 * tiny, eps, 0.5, 1 - eps / 2, 1, 1 + eps, 1.5, 2, 10, most / 2]
    sizes.append(most)
    with np.errstate(all="ignore"):
        return np.array([*sizes, *(-x for x in sizes), np.inf, -np.inf, np.nan]).astype(element.dtype)


# Where functions change over from one formula to another, are zero, or leave the range of a type: f64 and f32.
TURNS = (
    0.17, 0.1716, 0.25, 0.34657359, 0.5, 0.625, 0.7071, 0.75, 1, 1.25, 1.4142, 1.4616321449683623, 1.5, 2, 2.5, 3, 4, 5,
    6, 8, 9, 10, 12, 16, 17.33, 19.06, 20, 22, 25, 26.5, 27.2, 32, 36.7, 44, 88.37, 88.72, 89.4, 103.97, 171.62,
    708.39, 709.78, 710.47, 745.13, -0.5040830082644554, -1.5734984731623905, -2.457024738220801, -2.7476826467274127,
    -3.143580888349980, -3.955294284858598, 0.8284271, 0.9921875, 0.046875,
)  # fmt: skip


def _real(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    info = limits(element.dtype)
    top = np.log2(float(info.max))
    bottom = np.log2(float(info.smallest_subnormal))
    count = samples // 7 + 1
    signs = random.choice([-1.0, 1.0], (7, count))
    whole = np.round(random.uniform(1, 1000, count))
    with np.errstate(all="ignore"):
        near = np.exp2(random.uniform(-50, -1, count))
        parts = [
            np.exp2(random.uniform(bottom, top, count)),  # every size
            random.uniform(0, 10, count),
            1 + random.normal(0, 1, count) * near,  # next to one
            whole * np.pi / 2,  # zeros and poles of trigonometric functions
            random.uniform(0, min(top, 1000) * 0.7, count),  # up to where exponentials overflow
            random.choice(TURNS, count) * (1 + random.normal(0, 1, count) * near),
            np.minimum(whole, 60) + random.normal(0, 1, count) * near,  # next to poles of gamma functions
        ]
        made = (np.array(parts) * signs).ravel().astype(element.dtype)
    return made[: max(samples, 1)] if samples < count else random.permutation(made)[:samples]


def _orders(name: str, element: ElementType, random: np.random.Generator, samples: int) -> Any:
    """What is no order has no value: small and large ones, every other one whole where it need not be."""
    sizes = np.concatenate([random.uniform(0, top, samples // 4 + 1) for top in (6, 6, 40, 180)])[:samples]
    orders = np.floor(sizes)
    if name == "chlo.zeta":
        orders = 1 + np.where(np.arange(sizes.size) % 2, np.maximum(orders, 1), sizes)
        close = 1 + np.exp2(random.uniform(-60, 0, sizes.size))  # next to the pole
        orders = np.where(np.arange(sizes.size) % 8 == 0, close, orders)
    return random.permutation(orders).astype(element.dtype)


def _ordinary(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    count = samples // 3 + 1
    sizes = np.concatenate(
        [np.exp2(random.uniform(-12, 12, count)), random.uniform(0, 60, count), 1 + random.normal(0, 0.2, count)]
    )[:samples]
    return (sizes * random.choice([-1, 1, 1], sizes.size)).astype(element.dtype)


def _complex_edges(element: ElementType, operands: int) -> Any:
    """On both sides of the branch cuts, at poles and at branch points, at infinity and beside NaN."""
    edges = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]
    edges += (0.5, -0.5, 2.0, -2.0, 1e-3, -1e-3, -100) if operands == 1 else (2.0,)
    made = np.empty((len(edges), len(edges)), np.complex128)
    made.real, made.imag = np.meshgrid(edges, edges)
    return made.ravel().astype(element.dtype)


def _complex(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    """Parts of ordinary size and of every size, next to branch points, zeros and poles, next to the unit circle, on the
    axes, and where exponentials leave the range of the type.
    """
    info = limits(element.dtype)
    most, least = float(info.max), float(info.smallest_subnormal)
    count = samples // 8 + 1

    def sizes(low: float, high: float) -> Any:
        return np.exp2(random.uniform(low, high, count)) * random.choice([-1, 1], count)

    def near() -> Any:
        return sizes(-55, -1) + 1j * sizes(-55, -1)

    turn = np.exp(1j * random.uniform(-np.pi, np.pi, count))
    quarter = np.round(random.uniform(-20, 20, count)) * np.pi / 2
    edge = (np.log(most) * random.choice([1, -1, 0.5, 0.25], count)) + random.uniform(-2, 2, count)
    signed_zeros = random.choice([0.0, -0.0], count)
    axis = np.empty(count, np.complex128)
    axis.real, axis.imag = sizes(-10, 4), signed_zeros
    across = np.empty(count, np.complex128)
    across.real, across.imag = signed_zeros, sizes(-10, 4)
    parts = [
        sizes(-10, 4) + 1j * sizes(-10, 4),
        sizes(np.log2(least), np.log2(most)) + 1j * sizes(np.log2(least), np.log2(most)),
        random.choice([1, -1, 1j, -1j], count) + near(),
        np.where(random.random(count) < 0.5, quarter, 1j * quarter) + near(),
        turn * (1 + sizes(-50, -2)) - random.choice([0, 1], count),
        np.where(random.random(count) < 0.5, axis, across),
        (edge + 1j * random.uniform(-4, 4, count)) * random.choice([1, 1j], count),
        sizes(-1, 2) + 1j * sizes(-60, 0),
    ]
    with np.errstate(all="ignore"):
        return random.permutation(np.concatenate(parts))[:samples].astype(element.dtype)


# --- the page -----------------------------------------------------------------------------------------------

INTRO = """# Accuracy

How far the executor is from the truth, in units in the last place (ULP) between what it gives and the correctly
rounded value. `make accuracy` measures it against mpmath and writes this page. The promises: at most 4 ULP in f32 and
2 ULP in f64, complex numbers in ULP of the larger part; correctly rounded, that is 0, in types of 16 bits and fewer;
with `opspec run --accurate` at most 1 ULP in f32. Where an op file or the row of a primitive names a region in which
another bound holds, results within that bound do not count. A bold number is over its promise, and an empty cell has
no measurement: the op has not the type, or mpmath no answer.

Samples are subnormals, huge arguments, poles, zeros, branch cuts and branch points, signed zeros, infinities and NaN,
points around those where a function changes over from one formula to another or leaves the range of
its type, and random numbers of every size. There are at least {samples} random ones per op and type, from {seeds}
generators, and each special value, with each where there are two operands. Of types of 8 bits every value is measured,
and every pair of values; of 16 bits {sixteen}. Every {exact}th of these results, and every one
next to the middle between two numbers of the type, is compared with mpmath, the others with f64. Where a part of a
complex result is infinite, it is enough that such a part is found. Complex functions of infinities and NaN give what
Annex G of C99 says, and those that it lacks their limits; there the sign of a zero is free, and that of an infinity
beside NaN. XLA-CPU often has NaN where Annex G knows a part, and the other sign on a branch cut at infinity.

Other types of 8 bits and fewer are computed and rounded in the same way; the tests compare all their values.
f8E8M0FNU has no zero, so the smallest number is right where a result is smaller still, and no sign, so that a negative
result is NaN.

Which instructions NumPy and BLAS use depends on the processor, and with them the last bits of what they give. Most
functions, sums, products of matrices and factorisations may differ between machines, within the same promises; the
tests hold them under each set that NumPy (`NPY_DISABLE_CPU_FEATURES`) and OpenBLAS (`OPENBLAS_CORETYPE`) can be told
to use. A promise of 0 is the same bits everywhere: what is correctly rounded, of integers, or only moved. The numbers
here are those of one machine.

These are the numbers of the executor. Those of the C texts of CUDA, which are shorter, have bounds of their own: `ulp`,
`c`, in `spec/primitives.yaml`, at most 4 for functions of complex numbers.

"""
LOWERED = """
## Decompositions

How far CHLO's functions are from the truth when `opspec lower` has made them StableHLO, and behind the stroke how far
they are when the C++ library's `chlo-legalize-to-stablehlo` has; both programs are run by the executor, on the same
samples. The bounds stand in the op files (`lowering`, `accuracy`), with the regions in which another one holds; types
narrower than f32 are computed in f32 and rounded. A bold number is over its bound, or over the library's.

"""


def page(found: Sequence[Found], samples: int, every: int) -> str:
    columns = [*TYPES[:1], "f32, accurate", *TYPES[1:]]
    order = {name: at for at, name in enumerate(functions())}
    found = sorted(found, key=lambda one: order[one.op])
    cells: dict[str, dict[str, str]] = {}
    lowered: dict[str, dict[str, str]] = {}
    for one in found:
        row = cells.setdefault(one.op, {})
        row[one.type] = _cell(one.ulp, BOUNDS[one.type])
        if one.type == "f32" and one.accurate is not None:
            row["f32, accurate"] = _cell(one.accurate, ACCURATE)
        if one.lowered is not None:
            library = "" if one.library is None else f" / {_number(one.library)}"
            lowered.setdefault(one.op, {})[one.type] = _cell(one.lowered, _lowered_bound(one)) + library
    which = "every value" if every == 1 else f"every {every}th value"
    pairs = max(samples, PAIRS) if every == 1 else samples
    sixteen = f"{which}, and {pairs} pairs"
    intro = INTRO.format(samples=samples, seeds=SEEDS, sixteen=sixteen, exact=EVERY_EXACT)
    return intro + _table(columns, cells) + LOWERED + _table(TYPES, lowered)


def _lowered_bound(one: Found) -> float:
    assert one.stated is not None
    return one.stated if one.library is None else min(one.stated, one.library)


def _table(columns: Sequence[str], cells: Mapping[str, Mapping[str, str]]) -> str:
    lines = [f"| op | {' | '.join(f'`{column}`' for column in columns)} |", f"| --- |{' ---: |' * len(columns)}"]
    for op, row in cells.items():
        lines.append(f"| `{op}` | {' | '.join(row.get(column, '') for column in columns)} |")
    return "\n".join(lines) + "\n"


def _cell(ulp: float, bound: float) -> str:
    return _number(ulp) if ulp <= bound else f"**{_number(ulp)}**"


def _number(ulp: float) -> str:
    return "inf" if np.isinf(ulp) else f"{ulp:.3g}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", default="", help="ops whose name has this word")
    parser.add_argument("--types", metavar="T,...", default=",".join(TYPES), help="element types")
    parser.add_argument("--samples", type=int, default=SAMPLES, metavar="N", help=f"per op and type ({SAMPLES})")
    parser.add_argument("--every", type=int, default=EVERY, metavar="N", help=f"values of 16 bits ({EVERY})")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="results of earlier runs, not measured again")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write the page")
    options = parser.parse_args()
    asked = [(op, t) for op in functions() if options.only in op for t in types_of(op, options.types.split(","))]
    if not asked:
        print("accuracy: no op and type match", file=sys.stderr)
        return 1
    lines = options.kept.read_text().splitlines() if options.kept and options.kept.exists() else []
    kept = {(one.op, one.type): one for one in (Found(**json.loads(line)) for line in lines)}
    found = [kept[job] for job in asked if job in kept]
    asked = [job for job in asked if job not in kept]
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(measure, op, type_, options.samples, options.every) for op, type_ in asked]
        unanswered = 0
        for (op, type_), job in zip(asked, jobs, strict=True):
            try:
                one = job.result()
            except opspec.OpSpecError as error:
                unanswered += 1
                print(f"no answer: {op} {type_}: {error}", flush=True)
                continue
            found.append(one)
            if options.kept:
                with options.kept.open("a") as file:
                    print(json.dumps(asdict(one)), file=file)
            mark = "" if one.ulp <= BOUNDS[one.type] else "OVER "
            accurate = "" if one.accurate is None else f", accurate {one.accurate:.2f}"
            if one.lowered is not None:
                mark = mark or ("" if one.lowered <= _lowered_bound(one) else "OVER ")
                library = "none" if one.library is None else f"{one.library:.3g}"
                accurate += f", lowered {one.lowered:.3g} (stated {one.stated}; the library {library})"
            print(f"{mark}{one.op} {one.type}: {one.ulp:.2f} ULP at {', '.join(one.at)}{accurate}", flush=True)
    if options.out:
        options.out.write_text(page(found, options.samples, options.every), encoding="utf-8")
    over = [one for one in found if one.ulp > BOUNDS[one.type] or (one.lowered or 0) > (one.stated or 0)]
    return int(bool(unanswered or over))


if __name__ == "__main__":
    sys.exit(main())
