"""Programs of one op each, run as XLA runs them on the CPU. What may differ is what the op files say: nothing, some
ULP, or the order of a sum.
"""

from __future__ import annotations

import re
from typing import Any

import jax
import numpy as np
import pytest

import opspec
from opspec.agreement.oracles import Unsupported
from tests.execution.xla_programs import Case, cases
from tests.samples import asked_for, one_in
from tests.shared_oracles import shared_oracle

with jax.enable_x64(True):
    CASES = {case.name: case for case in cases()}

# Where XLA is further from the truth than the op files allow, by program: by how many ULP, and why.
XLA_IS_OFF: dict[str, tuple[int, str]] = {
    "expm1 float16": (2, "it rounds to f16 on the way; what is asked of us is the correctly rounded value"),
}


def test_there_are_enough_programs() -> None:
    assert len(CASES) >= 300


# By default of each function the first program of one type of each kind, and every twelfth of the others;
# tests/execution/edges has ops at their own shapes.
ALIKE = re.compile(r"\b(float64|float16|complex128|int64|uint64|uint32|int16|uint16|int8)\b")
DIFFERENT = [name for name in CASES if not ALIKE.search(name)]
FIRST = {name.split()[0]: name for name in reversed(DIFFERENT)}.values()
OTHERS = [name for name in DIFFERENT if name not in FIRST]


@pytest.mark.parametrize(
    "name",
    [
        *one_in(2, FIRST),
        *one_in(24, OTHERS),
        *asked_for(pytest.param(name, marks=pytest.mark.full) for name in CASES if name not in DIFFERENT),
    ],
)
def test_a_program_gives_what_xla_gives(name: str) -> None:
    case = CASES[name]
    with jax.enable_x64(True):
        text = jax.jit(case.function, keep_unused=True).lower(*case.arguments).as_text()
    arguments = [np.asarray(x) for x in case.arguments]
    found = opspec.run(opspec.load(text), *arguments)
    expected = shared_oracle("xla").run(text, arguments)
    assert not isinstance(expected, Unsupported), expected
    bounds = _bounds(case, found)
    for x, y, bound in zip(found, expected, bounds, strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        _expect_near(x, y, 2 * case.ulp + XLA_IS_OFF.get(name, (0, ""))[0], bound)


def _bounds(case: Case, found: Any) -> list[Any]:
    """What any order of summation keeps: for n terms, n times epsilon times the sum of the magnitudes."""
    if not case.terms:
        return [None] * len(found)
    with jax.enable_x64(True):
        wide = [np.abs(x).astype(np.float64) if x.dtype.kind in "fc" else x for x in case.arguments]
        sizes = jax.tree.leaves(jax.jit(case.function)(*wide))
    return [
        2 * case.terms * float(np.finfo(x.dtype).eps) * np.abs(np.asarray(size)) if x.dtype.kind in "fc" else None
        for x, size in zip(found, sizes, strict=True)
    ]


def _expect_near(x: Any, y: Any, ulp: int, bound: Any) -> None:
    of_parts = x.dtype.kind == "c"
    if of_parts:
        x, y = (np.stack([z.real, z.imag]) for z in (x, y))
    exact = x.dtype.kind in "iub"
    x, y, dtype = x.astype(np.float64) if not exact else x, y.astype(np.float64) if not exact else y, x.dtype
    if exact:
        np.testing.assert_array_equal(x, y)
        return
    from opspec.numerics.elementwise import limits

    info = limits(dtype)
    least = float(info.smallest_normal)
    same = (x == y) | (np.isnan(x) & np.isnan(y)) | ((np.abs(x) < least) & (np.abs(y) < least))
    size = np.maximum(np.abs(x), np.abs(y))
    if bound is None:
        if of_parts:  # what counts is the larger part
            size = size.max(0)
        with np.errstate(all="ignore"):
            allowed = ulp * np.exp2(np.floor(np.log2(np.where(size > 0, size, 1)))) * float(info.eps)
    else:
        allowed = bound
    wrong = ~same & ~(np.abs(x - y) <= allowed)
    if wrong.any():
        ulps = np.abs(x - y) / (size * float(info.eps))
        shown = [f"{a!r} where XLA has {b!r}" for a, b in zip(x[wrong][:4], y[wrong][:4], strict=True)]
        pytest.fail(
            f"{wrong.sum()} of {wrong.size} differ, by up to {np.nanmax(ulps[wrong]):.1f} ULP: {'; '.join(shown)}"
        )
