"""CUDA kernels on a device, where there is one: they make what the NumPy kernels make."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from opspec import cuda
from opspec.cuda.device import DeviceLibrary, first_device
from opspec.errors import OpSpecError
from opspec.execution.runnable_blocks import RunError
from opspec.values.types import ELEMENT_TYPES
from tests.cuda.agreement import agree
from tests.cuda.case import SAMPLE, TYPES, Case, derivable, tensor
from tests.cuda.cases import cases
from tests.cuda.test_cuda import CHOSEN, ONLY_QUANTIZED

MOST = 60  # cases of an op: NVRTC compiles all of them as one program


@cache
def why_no_device() -> str:
    """Asked when a test runs, in the process that runs it: what CUDA begins in a process no fork of it can use."""
    try:
        first_device()
    except OpSpecError as error:
        return str(error)
    return ""


@pytest.fixture(autouse=True)
def device() -> None:
    if why := why_no_device():
        pytest.skip(why)


def check_on_device(op: str, found: list[Case]) -> None:
    """What nobody may read the device is not asked to: it would end all that its process does there."""
    assert found, op
    kept = []
    for at, case in enumerate(found):
        try:
            kept.append((case, case.kernel(f"k{at}"), case.expected()))
        except RunError:
            continue
    assert kept, f"{op}: its meaning is undefined in all cases"
    library = DeviceLibrary([kernel for _, kernel, _ in kept])
    for case, kernel, expected in kept:
        for x, y in zip(library.run(kernel, *case.arrays), expected, strict=True):
            agree(case, x, y)


@pytest.mark.slow
@pytest.mark.parametrize("op", CHOSEN)
def test_kernels_on_the_device_give_what_numpy_gives(op: str) -> None:
    check_on_device(op, cases(op, SAMPLE, seed=1, most=5))


@pytest.mark.full
@pytest.mark.parametrize("op", [op for op in derivable() if op not in ONLY_QUANTIZED])
def test_kernels_of_all_types_on_the_device_give_what_numpy_gives(op: str) -> None:
    check_on_device(op, cases(op, TYPES, seed=1, most=MOST))


def test_an_op_is_launched_by_itself() -> None:
    x = np.array([-1, 2, -np.inf, np.nan], np.float32)
    part = cuda.specialise("stablehlo.abs", [tensor(ELEMENT_TYPES["f32"], 4)], {}, [tensor(ELEMENT_TYPES["f32"], 4)])
    (made,) = cuda.launch(part, x)
    assert np.array_equal(made, np.abs(x), equal_nan=True)


def test_what_the_device_needs_is_measured() -> None:
    many = tensor(ELEMENT_TYPES["f32"], 1 << 20)
    part = cuda.specialise("stablehlo.abs", [many], {}, [many])
    found = DeviceLibrary([part]).seconds(part, np.ones(1 << 20, np.float32), times=5)
    assert len(found) == 5
    assert all(0 < seconds < 1 for seconds in found)
