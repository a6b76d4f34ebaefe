"""How far element-wise functions are from the truth: ULP between what the executor gives and the correctly rounded
value, from mpmath, over samples with subnormals, huge arguments, poles, branch cuts and signed zeros.

    python bench/accuracy.py                          # print the table
    python bench/accuracy.py --out docs/accuracy.md   # and publish it
    python bench/accuracy.py --only tanh --types f32 --samples 20000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import opspec
from opspec import formula
from opspec.element import ELEMENT_TYPES, ElementType
from opspec.elementwise import limits
from opspec.spec_files import load

ROOT = Path(__file__).resolve().parent.parent
NARROW = ("f16", "bf16", "f8E4M3FN", "f8E5M2")
TYPES = ("f32", "f64", "complex<f32>", "complex<f64>", *NARROW)
BOUNDS = {"f32": 4, "f64": 2, "complex<f32>": 4, "complex<f64>": 2, **dict.fromkeys(NARROW, 0)}
ACCURATE = 1  # bound of f32 where it is computed in f64
SAMPLES, PAIRS, EVERY = 2000, 600, 65536


@dataclass(frozen=True, slots=True)
class Found:
    """The largest distance, and the arguments where it is."""

    op: str
    type: str
    ulp: float
    at: tuple[str, ...]
    samples: int
    accurate: float | None = None


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


def measure(name: str, type_: str, samples: int) -> Found:
    op, _ = load(name)
    element = ELEMENT_TYPES[type_]
    arguments = list(_samples(element, len(op.operands), samples))
    module = opspec.load(_program(name, type_, len(op.operands), arguments[0].size))
    try:
        expected = formula.run(module, *arguments)[0]
    except opspec.OpSpecError:  # at a pole of a complex function mpmath has no value
        kept = np.logical_and.reduce([x != 0 for x in arguments])
        arguments = [x[kept] for x in arguments]
        module = opspec.load(_program(name, type_, len(op.operands), arguments[0].size))
        expected = formula.run(module, *arguments)[0]
    found = opspec.run(module, *arguments)[0]
    distance = distances(found, expected)
    worst = int(np.argmax(distance))
    at = tuple(str(x[worst]) for x in arguments)
    accurate = None
    if type_ in ("f32", "complex<f32>"):
        precise = opspec.compile(module, accurate=True)(*arguments)[0]
        accurate = float(distances(precise, expected).max())
    return Found(name, type_, float(distance[worst]), at, distance.size, accurate)


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


def _samples(element: ElementType, operands: int, samples: int) -> Iterator[Any]:
    random = np.random.default_rng(element.bits)
    if element.kind == "complex":
        points = [_complex(element, random, samples) for _ in range(operands)]
    elif element.bits <= 16 and operands == 1:
        points = [np.arange(1 << 8 * element.dtype.itemsize).astype(f"u{element.dtype.itemsize}").view(element.dtype)]
    else:
        points = [_real(element, random, samples) for _ in range(operands)]
    if operands > 1:  # each special value with each
        edges = [_edges(element)] * operands if element.kind != "complex" else [x[:12] for x in points]
        grid = [x.ravel() for x in np.meshgrid(*edges)]
        points = [np.concatenate([x, y]) for x, y in zip(grid, points, strict=True)]
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


def _complex(element: ElementType, random: np.random.Generator, samples: int) -> Any:
    """Parts of ordinary size, and on both sides of the branch cuts."""
    edges = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 1e-3, -1e-3]
    grid = [complex(x, y) for x in edges for y in edges]
    sizes = np.exp2(random.uniform(-10, 4, (2, samples))) * random.choice([-1, 1], (2, samples))
    return np.concatenate([np.array(grid), sizes[0] + 1j * sizes[1]]).astype(element.dtype)


# --- the page -----------------------------------------------------------------------------------------------

INTRO = """# Accuracy

How far the executor is from the truth, in units in the last place (ULP) between what it gives and the correctly
rounded value. `make accuracy` measures it against mpmath and writes this page. The promises: at most 4 ULP in f32 and
2 ULP in f64, complex numbers in ULP of the larger part; correctly rounded, that is 0, in types of 16 bits and fewer,
for all inputs of functions of one operand; with `opspec run --accurate` at most 1 ULP in f32. A bold number is over
its promise, and an empty cell has no measurement: the op has not the type, or mpmath no answer.

Samples are subnormals, huge arguments, poles, branch cuts, signed zeros and random numbers of every size; complex
numbers have parts of ordinary size (1/1000 to 16), and lie on both sides of the branch cuts.

"""


def page(found: Sequence[Found]) -> str:
    columns = [*TYPES[:1], "f32, accurate", *TYPES[1:]]
    cells: dict[str, dict[str, str]] = {}
    for one in found:
        row = cells.setdefault(one.op, {})
        row[one.type] = _cell(one.ulp, BOUNDS[one.type])
        if one.type == "f32" and one.accurate is not None:
            row["f32, accurate"] = _cell(one.accurate, ACCURATE)
    lines = [f"| op | {' | '.join(f'`{column}`' for column in columns)} |", f"| --- |{' ---: |' * len(columns)}"]
    for op, row in cells.items():
        lines.append(f"| `{op}` | {' | '.join(row.get(column, '') for column in columns)} |")
    return INTRO + "\n".join(lines) + "\n"


def _cell(ulp: float, bound: float) -> str:
    text = "inf" if np.isinf(ulp) else f"{ulp:.3g}"
    return text if ulp <= bound else f"**{text}**"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", default="", help="ops whose name has this word")
    parser.add_argument("--types", metavar="T,...", default=",".join(TYPES), help="element types")
    parser.add_argument("--samples", type=int, default=SAMPLES, metavar="N", help=f"per op and type ({SAMPLES})")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write the page")
    options = parser.parse_args()
    asked = [(op, t) for op in functions() if options.only in op for t in types_of(op, options.types.split(","))]
    if not asked:
        print("accuracy: no op and type match", file=sys.stderr)
        return 1
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(measure, op, type_, options.samples) for op, type_ in asked]
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
            print(f"{mark}{one.op} {one.type}: {one.ulp:.2f} ULP at {', '.join(one.at)}{accurate}", flush=True)
    if options.out:
        options.out.write_text(page(found), encoding="utf-8")
    return int(bool(unanswered) or any(one.ulp > BOUNDS[one.type] for one in found))


if __name__ == "__main__":
    sys.exit(main())
