"""Whether CUDA kernels that are compiled for the host make what the NumPy kernels make."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.cuda.host import HostLibrary
from opspec.errors import OpSpecError
from opspec.execution.runnable_blocks import RunError
from opspec.numerics.elementwise import limits
from tests.cuda.case import Case
from tests.numerics.primitive_columns import is_same


def agree(case: Case, found: Any, expected: Any) -> None:
    assert found.dtype == expected.dtype
    assert found.shape == expected.shape
    if case.relative:
        wide = np.complex128 if found.dtype.kind == "c" else np.float64
        x, y = found.astype(wide), expected.astype(wide)
        np.testing.assert_allclose(x, y, rtol=case.relative, atol=case.relative, err_msg=case.name)
        return
    for x, y in zip(found.ravel().tolist(), expected.ravel().tolist(), strict=True):
        if not is_same(x, y):
            assert case.ulp, f"{case}: {x} is not {y}"
            apart = distance(x, y, expected.dtype)
            assert apart <= case.ulp, f"{case}: {x} is {apart} ULP from {y}"


def distance(x: Any, y: Any, dtype: np.dtype[Any]) -> float:
    """How far apart two results are, in units in the last place of the second, or of its larger part."""
    if not (np.isfinite(x) and np.isfinite(y)):
        return math.inf if np.isnan(x) != np.isnan(y) else 1.0
    info = limits(np.zeros(1, dtype).real.dtype)
    size = max(abs(complex(y).real), abs(complex(y).imag), float(info.smallest_normal))
    unit = 2.0 ** (math.frexp(size)[1] - 1) * float(info.eps)
    return max(abs(complex(x).real - complex(y).real), abs(complex(x).imag - complex(y).imag)) / unit


def check_on_host(found: Sequence[Case], folder: Path) -> None:
    kernels = [case.kernel(f"k{at}") for at, case in enumerate(found)]
    compiled = HostLibrary(kernels, folder)
    for case, kernel in zip(found, kernels, strict=True):
        try:
            expected = case.expected()
        except RunError:  # the op's meaning is undefined here, though no rule is broken
            with pytest.raises(OpSpecError, match=r"a read outside of a tensor|a fold over nothing|a process outside"):
                compiled.run(kernel, *case.arrays)
            continue
        for x, y in zip(compiled.run(kernel, *case.arrays), expected, strict=True):
            agree(case, x, y)
