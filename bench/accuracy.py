"""How far element-wise functions are from the truth: ULP between what the executor gives and the correctly rounded
value, from mpmath, over samples with subnormals, huge arguments, poles, branch cuts and signed zeros. So too the
decompositions of CHLO's functions, and beside them those of the C++ library, run by the same executor.

    python bench/accuracy.py                          # print the table
    python bench/accuracy.py --out docs/accuracy.md   # and publish it
    python bench/accuracy.py --only tanh --types f32 --samples 20000
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import opspec
from opspec import formula, oracle
from opspec.element import ELEMENT_TYPES, ElementType
from opspec.elementwise import limits
from opspec.spec_files import load

ROOT = Path(__file__).resolve().parent.parent
NARROW = ("f16", "bf16", "f8E4M3FN", "f8E5M2")
TYPES = ("f32", "f64", "complex<f32>", "complex<f64>", *NARROW)
BOUNDS = {"f32": 4, "f64": 2, "complex<f32>": 4, "complex<f64>": 2, **dict.fromkeys(NARROW, 0)}
ACCURATE = 1  # bound of f32 where it is computed in f64
SAMPLES, EVERY = 2000, 16  # random ones, and which values of 16 bits
# Lowered by the library's own pass, in a process of its own.
LIBRARY = """
import sys
from opspec import carrier
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
    from opspec.oracles.exact import _is_elementwise

    op, _ = load(name)
    return bool(op.accuracy) and "" not in op.accuracy and bool(op.typevars) and _is_elementwise(name)


def types_of(name: str, wanted: Sequence[str]) -> list[str]:
    op, _ = load(name)
    return [x for x in wanted if ELEMENT_TYPES[x].kind in op.typevars[0].classes]


def measure(name: str, type_: str, samples: int, every: int) -> Found:
    op, _ = load(name)
    element = ELEMENT_TYPES[type_]
    arguments = list(_samples(name, element, len(op.operands), samples, every))
    text = _program(name, type_, len(op.operands), arguments[0].size)
    try:
        expected = formula.run(opspec.load(text), *arguments)[0]
    except opspec.OpSpecError:  # at a pole of a complex function mpmath has no value
        kept = np.logical_and.reduce([x != 0 for x in arguments])
        arguments = [x[kept] for x in arguments]
        text = _program(name, type_, len(op.operands), arguments[0].size)
        expected = formula.run(opspec.load(text), *arguments)[0]
    case = _Case([value.name for value in op.operands], arguments, expected)
    found = opspec.run(opspec.load(text), *arguments)[0]
    distance = case.distances(found, BOUNDS[type_], _region_of(name), 2.0**-52)
    worst = int(np.argmax(distance))
    at = tuple(str(x[worst]) for x in arguments)
    accurate = lowered = library = stated = None
    if type_ in ("f32", "complex<f32>"):
        accurate = float(distances(opspec.compile(opspec.load(text), accurate=True)(*arguments)[0], expected).max())
    if op.decomposition and name.startswith("chlo."):
        stated = op.lowering.accuracy.get(type_, 1 if element.bits < 32 else BOUNDS[type_])
        epsilon = 2.0**-52 if element.bits == 64 else 2.0**-23
        measured = [
            case.distances(opspec.run(program, *arguments)[0], stated, op.lowering.region, epsilon).max()
            for program in (opspec.lower(opspec.load(text)), _by_library(text))
            if program is not None
        ]
        lowered, library = float(measured[0]), float(measured[1]) if measured[1:] else None
    return Found(name, type_, float(distance[worst]), at, distance.size, accurate, lowered, library, stated)


@cache
def _region_of(name: str) -> Any:
    """Where the primitive that the op maps says to be farther off."""
    from opspec_generator.files import PrimitivesFile
    from opspec_generator.read_base import read_file
    from opspec_generator.source import Report

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
            given = {name: float(x[at]) for name, x in zip(self.names, self.arguments, strict=True)}
            got, exact = float(found[at]), float(self.expected[at])
            if math.isfinite(got) and math.isfinite(exact) and self._excepted(region, given, abs(got - exact), epsilon):
                away[at] = 0
        return away

    def _excepted(self, region: Any, given: Mapping[str, float], away: float, epsilon: float) -> bool:
        # Rows of primitives call their parameters as they like.
        names = {**oracle.NAMES, "epsilon": epsilon, **given}
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
        size = np.maximum(np.abs(expected.real), np.abs(expected.imag)).astype(np.float64)
        each = [_apart(x, y, size) for x, y in zip(*parts, strict=True)]
        return np.maximum(*each)
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


def _samples(name: str, element: ElementType, operands: int, samples: int, every: int) -> Iterator[Any]:
    random = np.random.default_rng(element.bits)
    if element.kind == "complex":
        points = [_complex(element, random, samples) for _ in range(operands)]
    elif element.bits <= 16 and operands == 1:
        codes = np.arange(0, 1 << element.bits, every if element.bits == 16 else 1)
        points = [np.concatenate([codes.astype(f"u{element.dtype.itemsize}").view(element.dtype), _edges(element)])]
    else:
        points = [_real(element, random, samples) for _ in range(operands)]
        if name in ("chlo.zeta", "chlo.polygamma"):
            points = [_orders(name, element, random, samples), _ordinary(element, random, samples)]
    if operands > 1:  # each special value with each
        edges = [_edges(element)] * operands if element.kind != "complex" else [x[:12] for x in points]
        grid = [x.ravel() for x in np.meshgrid(*edges)]
        points = [np.concatenate([x, y]) for x, y in zip(grid, points, strict=True)]
    if name == "stablehlo.atan2" and element.kind == "complex":  # no zero tells on which side of its cuts a pair lies
        off = np.logical_and.reduce([(x.real != 0) & (x.imag != 0) for x in points])
        points = [x[off] for x in points]
    yield from points


def _edges(element: ElementType) -> Any:
    info = limits(element.dtype)
    tiny, least, most, eps = (
        float(x) for x in (info.smallest_normal, info.smallest_subnormal, info.max, info.eps)
    )
    sizes = [0, least, 3 * least, tiny / 2, tiny, 2 * tiny, eps, 0.5, 1 - eps / 2, 1, 1 + eps, 1.5, 2, 10, most / 2]
    sizes.append(most)
    with np.errstate(all="ignore"):
        return np.array([*sizes, *(-x for x in sizes), np.inf, -np.inf, np.nan]).astype(element.dtype)


def _real(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    info = limits(element.dtype)
    top = np.log2(float(info.max))
    bottom = np.log2(float(info.smallest_subnormal))
    count = samples // 5
    signs = random.choice([-1.0, 1.0], (5, count))
    with np.errstate(all="ignore"):
        parts = [
            np.exp2(random.uniform(bottom, top, count)),  # every size
            random.uniform(0, 10, count),
            1 + random.normal(0, 1, count) * np.exp2(random.uniform(-50, -1, count)),  # next to one
            np.round(random.uniform(1, 1000, count)) * np.pi / 2,  # zeros and poles of trigonometric functions
            random.uniform(0, min(top, 1000) * 0.7, count),  # up to where exponentials overflow
        ]
        made = (np.array(parts) * signs).ravel().astype(element.dtype)
    return np.concatenate([_edges(element), made])


def _orders(name: str, element: ElementType, random: np.random.Generator, samples: int) -> Any:
    """What is no order has no value: small and large ones, every other one whole where it need not be."""
    sizes = np.concatenate([random.uniform(0, top, samples // 2) for top in (6, 40)])
    orders = np.floor(sizes)
    if name == "chlo.zeta":
        orders = 1 + np.where(np.arange(sizes.size) % 2, np.maximum(orders, 1), sizes)
    return orders.astype(element.dtype)


def _ordinary(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    sizes = np.concatenate([np.exp2(random.uniform(-12, 12, samples // 2)), random.uniform(0, 60, samples // 2)])
    return (sizes * random.choice([-1, 1, 1], sizes.size)).astype(element.dtype)


def _complex(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    """Parts of ordinary size, next to the branch points, and on both sides of the branch cuts."""
    edges = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 1e-3, -1e-3]
    grid = [complex(x, y) for x in edges for y in edges]
    sizes = np.exp2(random.uniform(-10, 4, (2, samples))) * random.choice([-1, 1], (2, samples))
    near = np.exp2(random.uniform(-30, -1, (2, samples // 4))) * random.choice([-1, 1], (2, samples // 4))
    around = [1 + near[0] + 1j * near[1], near[0] + 1j * (1 + near[1])]
    return np.concatenate([np.array(grid), sizes[0] + 1j * sizes[1], *around]).astype(element.dtype)


# --- the page -----------------------------------------------------------------------------------------------

INTRO = """# Accuracy

How far the executor is from the truth, in units in the last place (ULP) between what it gives and the correctly
rounded value. `make accuracy` measures it against mpmath and writes this page. The promises: at most 4 ULP in f32 and
2 ULP in f64, complex numbers in ULP of the larger part; correctly rounded, that is 0, in types of 16 bits and fewer;
with `opspec run --accurate` at most 1 ULP in f32. Where an op file or the row of a primitive names a region in which
another bound holds, results within that bound do not count. A bold number is over its promise, and an empty cell has
no measurement: the op has not the type, or mpmath no answer.

Samples are subnormals, huge arguments, poles, branch cuts, signed zeros and random numbers of every size; complex
numbers have parts of ordinary size (1/1000 to 16), lie next to the branch points, and on both sides of the branch
cuts (those of complex atan2 left out). There are {samples} random ones per op and type; of types of 8 bits, where an
op has one operand, every value is measured, and every {every}th of 16 bits.

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
    return INTRO.format(samples=samples, every=every) + _table(columns, cells) + LOWERED + _table(TYPES, lowered)


def _lowered_bound(one: Found) -> float:
    assert one.stated is not None
    return one.stated if one.library is None else min(one.stated, max(one.library, 1))


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
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write the page")
    options = parser.parse_args()
    asked = [(op, t) for op in functions() if options.only in op for t in types_of(op, options.types.split(","))]
    if not asked:
        print("accuracy: no op and type match", file=sys.stderr)
        return 1
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(measure, op, type_, options.samples, options.every) for op, type_ in asked]
        found, unanswered = [], 0
        for (op, type_), job in zip(asked, jobs, strict=True):
            try:
                one = job.result()
            except opspec.OpSpecError as error:
                unanswered += 1
                print(f"no answer: {op} {type_}: {error}", flush=True)
                continue
            found.append(one)
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
