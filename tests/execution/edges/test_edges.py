"""Every op with every element type that it takes, at every kind of shape, as whole programs: as XLA runs them, as the
C++ interpreter does, and where neither says what is right, as the formula says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.agreement.oracles import Unsupported
from opspec.numerics.elementwise import limits
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of
from tests.execution.edges.elements import INEXACT
from tests.execution.edges.programs import (
    ELSEWHERE,
    EdgeProgram,
    accuracy,
    elements_of,
    emit_of,
    op_files,
    pairs,
    program,
)
from tests.samples import one_in
from tests.shared_oracles import shared_oracle

EVERY = [(name, element.name) for name, element in pairs()]
TYPES_EACH = 1  # of an op, in the usual run

# What XLA on the CPU has no answer to, or one of its own: by op and element type, and why.
NOT_BY_XLA = {
    "* f6*": "it has no such types",
    "* f8E8M0FNU": "it takes the least of its values, a subnormal in f32, for zero, and zero for NaN",
    "stablehlo.reduce_precision f[48]*": "it computes in a wider type, where fewer numbers are subnormal",
    "stablehlo.sqrt f8E3M4": "it rounds to f16 on the way",
    "stablehlo.batch_norm_* f[48]*": "it computes in a wider type, where nothing overflows",
    "chlo.is_*inf f4E2M1FN": "it takes the largest number for an infinity",
    "stablehlo.convert f4E2M1FN": "it takes the largest number for an infinity",
    "chlo.broadcast_divide f16": "it multiplies by the reciprocal",
    "chlo.polygamma *": "other values at the poles",
    "chlo.broadcast_polygamma *": "other values at the poles",
    "chlo.zeta *": "other values at the poles",
    "chlo.broadcast_zeta *": "other values at the poles",
    "chlo.lgamma f[36]*": "it loses all digits near the zeros",
    "chlo.digamma f[36]*": "it loses all digits near the zeros",
    "chlo.constant_like complex*": "its reader of StableHLO misreads the attribute",
    "chlo.mulhi *": "no such instruction, or one of eight bits",
    "chlo.ragged_dot *": "no such instruction",
    "chlo.top_k [fiu]*[24]*": "no sort of such types",
    "stablehlo.popcnt i[24]": "it counts the bits of a byte",
    "stablehlo.collective_broadcast *": "no such instruction",
    "stablehlo.dynamic_gather *": "its reader takes static sizes only",
    "stablehlo.dynamic_pad *": "its reader takes static edges only",
    "stablehlo.real_dynamic_slice *": "its reader takes static slices only",
    "stablehlo.unary_einsum *": "its reader lacks it",
    "stablehlo.cbrt complex*": "no such instruction",
    "stablehlo.sort complex*": "it does not compare complex numbers",
    "stablehlo.sort *i2": "no sort of such types",
    "stablehlo.concatenate *i2": "it ends the process",
    **{f"stablehlo.{name} *i2": "no sum of such types" for name in (
        "all_reduce", "reduce_scatter", "cross-replica-sum", "convolution", "dot", "dot_general", "einsum",
    )},
}  # fmt: skip

# By how many units in the last place XLA is further from the truth than the op files allow both sides.
XLA_IS_OFF = {
    "chlo.bessel_i1e f32": 10, "chlo.bessel_i1e f64": 4, "chlo.erf f32": 4, "chlo.erfc f32": 65,
    "chlo.erf_inv f32": 62, "chlo.erf_inv f64": 4, "chlo.square complex*": 4, "stablehlo.abs complex*": 4,
    "stablehlo.atan2 complex*": 128, "chlo.broadcast_atan2 complex*": 128, "chlo.broadcast_power complex*": 16,
    "chlo.a* complex*": 16, "chlo.tan complex*": 16, "chlo.sinh complex*": 16, "chlo.cosh complex*": 16,
    **{f"stablehlo.{name} complex*": 16 for name in (
        "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "power", "rsqrt", "sign",
        "sine", "sqrt", "tan", "tanh",
    )},
}  # fmt: skip

# What the C++ interpreter has no answer to, or one of its own.
NOT_BY_LIBRARY = {
    "* f8E8M0FNU": "it makes numbers of what is none",
    "stablehlo.compare f*": "it compares floats by `<` where the total order is asked for",
    "stablehlo.compare bf16": "it compares floats by `<` where the total order is asked for",
    "stablehlo.sort *f*": "it compares floats by `<` where the total order is asked for",
    "stablehlo.dynamic_slice *": "it reads indices of unsigned types as signed",
    "stablehlo.convert *": "numbers beyond f4, f6 and f8E8M0FNU become zero or others",
    "stablehlo.reduce_precision f[468]E*": "it makes NaN or zero of the largest numbers, or keeps them",
    **{f"stablehlo.{name} {element}": "it adds a number that the type has not" for name in (
        "ceil", "floor", "round_nearest_afz", "round_nearest_even",
    ) for element in ("f6E2M3FN", "f8E3M4")},
    "chlo.top_k *f*": "NaN is no largest number to it",
    "chlo.square complex*": "it is lowered to a product",
    "chlo.is_*inf f[46]E*": "it takes the largest number for an infinity",
    "chlo.broadcast_divide f[46]E*": "what is infinite becomes zero",
    "stablehlo.divide f[46]E*": "what is infinite becomes zero",
}  # fmt: skip


# Where we say something else than the formula.
NOT_BY_FORMULA = {
    "stablehlo.dot_general f8E8M0FNU": "a sum begins with zero, which is NaN in this type; ours has the terms alone",
}


def test_every_op_has_programs_or_is_tested_elsewhere() -> None:
    lacking = [name for name in op_files() if emit_of(name) is None and name not in ELSEWHERE]
    assert not lacking
    assert not [name for name in ELSEWHERE if name not in op_files() or emit_of(name) is not None]
    assert len(EVERY) > 2500
    assert len({name for name, _ in EVERY}) > 125
    for table in (NOT_BY_XLA, XLA_IS_OFF, NOT_BY_LIBRARY, NOT_BY_FORMULA):
        assert not [pattern for pattern in table if not any(fnmatchcase(f"{n} {e}", pattern) for n, e in EVERY)]


def sample() -> Iterator[tuple[str, str]]:
    """Some types of each op; a later op takes other ones."""
    turn = Counter[int]()
    for name in dict.fromkeys(name for name, _ in EVERY):
        found = [element.name for element in elements_of(name)]
        step = turn[len(found)]
        turn[len(found)] += TYPES_EACH
        chosen = [found[(step + at) * 5 % len(found)] for at in range(TYPES_EACH)]
        yield from ((name, element) for element in dict.fromkeys(chosen))


SAMPLE = list(sample())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "element"), one_in(6, SAMPLE))
def test_an_op_at_the_edges(name: str, element: str) -> None:
    check(name, ELEMENT_TYPES[element])


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(("name", "element"), [pair for pair in EVERY if pair not in SAMPLE])
def test_an_op_of_another_type_at_the_edges(name: str, element: str) -> None:
    check(name, ELEMENT_TYPES[element])


def check(name: str, element: ElementType) -> None:
    made = program(name, element)
    module = import_module(opspec.load(made.text))
    compiled = opspec.compile(module)
    given = [x.copy() for x in made.arguments]
    found = compiled(*given)
    for x, y in zip(given, made.arguments, strict=True):
        assert x.tobytes() == y.tobytes(), "an argument was written over"
    again = compiled.call([x.copy() for x in made.arguments], donated=range(len(given)))
    for x, y in zip(found, again, strict=True):
        assert x.tobytes() == y.tobytes(), "donated arguments change the result"
    narrow = name in INEXACT and element.bits <= 16
    if narrow or listed(NOT_BY_XLA, made):
        small = program(name, element, large=False)
        module = import_module(opspec.load(small.text))
        if not listed(NOT_BY_FORMULA, made):
            expect_near(small, opspec.run(module, *small.arguments), formula.run(module, *small.arguments), 0)
    else:
        expected = shared_oracle("xla").run(made.text, list(made.arguments))
        assert not isinstance(expected, Unsupported), expected
        off = next((ulp for pattern, ulp in XLA_IS_OFF.items() if fnmatchcase(made.name, pattern)), 0)
        expect_near(made, found, expected, off, flushes=True)
    if name not in INEXACT and not listed(NOT_BY_LIBRARY, made):
        check_library(name, element)


def check_library(name: str, element: ElementType) -> None:
    """Small instances in the C++ interpreter, if it survives them."""
    small = program(name, element, large=False)
    expected = shared_oracle("library").run(small.text, list(small.arguments))
    if not isinstance(expected, Unsupported):
        expect_near(small, opspec.run(opspec.load(small.text), *small.arguments), expected, 0)


def listed(patterns: Any, made: EdgeProgram) -> bool:
    return any(fnmatchcase(made.name, pattern) for pattern in patterns)


# --- how far two right answers may be apart -----------------------------------------------------------------


def expect_near(made: EdgeProgram, found: Any, expected: Any, off: int, flushes: bool = False) -> None:
    """Equal, within the units that the op file allows each side, or within the bound that any order of a sum keeps.
    Others flush subnormals of f32 and f64 to zero.
    """
    for at, (x, y, terms) in enumerate(zip(found, expected, made.terms, strict=True)):
        assert x.shape == y.shape
        if x.dtype.kind == "i" and y.dtype.kind == "u":  # XLA's random bits
            y = y.view(x.dtype)
        assert x.dtype == y.dtype
        wrong = differs(x, y, 2 * accuracy(made.op, element_of(x.dtype).name) + off, terms, flushes)
        if wrong.any():
            pairs_ = [f"{a} and not {b}" for a, b in zip(x[wrong][:4], y[wrong][:4], strict=True)]
            pytest.fail(f"{made.name}, result {at}: {wrong.sum()} of {wrong.size} differ: {'; '.join(pairs_)}")


def differs(x: Any, y: Any, ulp: int, terms: int, flushes: bool) -> Any:
    element = element_of(x.dtype)
    if element.kind not in ("float", "complex"):
        return np.asarray(x != y)
    info = limits(x.real.dtype)
    parts = [x.real, x.imag] if element.kind == "complex" else [x]
    others = [y.real, y.imag] if element.kind == "complex" else [y]
    a, b = (np.stack([part.astype(np.float64) for part in side]) for side in (parts, others))
    with np.errstate(all="ignore"):
        size = np.hypot.reduce(np.maximum(np.abs(a), np.abs(b)), axis=0)  # of a complex number both parts count
        step = np.exp2(np.floor(np.log2(np.where((size > 0) & np.isfinite(size), size, 1)))) * float(info.eps)
        least = float(info.smallest_normal) * float(info.eps)
        allowed = 4 * terms * float(info.eps) * np.maximum(size, 1) if terms else ulp * np.maximum(step, least)
        same = (a == b) | (np.isnan(a) & np.isnan(b)) | (np.abs(a - b) <= allowed)
        if flushes and element.bits >= 16:
            tiny = float(info.smallest_normal)
            same |= (np.abs(a) <= tiny) & (np.abs(b) <= tiny)
    return ~same.all(0)
