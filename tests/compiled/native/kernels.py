"""Kernels made by hand, compiled for every instruction set of this machine and run with 1, 2 and 7 threads."""

from __future__ import annotations

import functools
import pickle
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np
import pytest

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

from opspec.compiled.native.array_code import Bound
from opspec.compiled.native.instruction_sets import available
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.loading import LoadedKernel, Loader
from opspec.compiled.native.machine_code import Function, Machine, features
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Kernel
from opspec.values.arrays import Array

T = TypeVar("T")
THREADS = (1, 2, 7)
SETS = tuple(one.name for one in available(features()))
# The widest and the narrowest, in this order; those between have other sizes of vectors, nothing else.
EDGE_SETS = SETS[:1] + SETS[1:][-1:]
EACH_SET = [name if name in EDGE_SETS else pytest.param(name, marks=pytest.mark.full) for name in SETS]
WIDE = [name for name in EDGE_SETS if name != "sse2"] or SETS[:1]  # that have instructions for floats of 16 bits


def by_set(cases: Iterable[T], always: Callable[[T], bool] = lambda _: False) -> list[Any]:
    """Each case with each set of instructions: by default those that `always` says with the narrowest one and with the
    widest, whose code takes LLVM up to eight times as long, and the others with the one or the other in turn.
    """
    found, turn = [], 0
    for case in cases:
        turn += not always(case)
        for name in SETS:
            usual = name in EDGE_SETS if always(case) else name == EDGE_SETS[turn % len(EDGE_SETS)]
            found.append(pytest.param(name, case, marks=[] if usual else pytest.mark.full, id=f"{name}-{case}"))
    return found


@functools.cache
def machine(instructions: str, threads: int = 1) -> Machine:
    return Machine(instructions, threads)


def function_of(text: KernelText, on: Machine) -> Function:
    """A kernel as a function of Python."""
    (found,) = Loader(on).kernels([text])
    assert isinstance(found, LoadedKernel), found
    return found.function


def run(kernel: Kernel, arrays: dict[Buffer, Array], instructions: str, threads: int = 1) -> None:
    """Run a kernel once; it writes into the arrays."""
    on = machine(instructions, threads)
    text = kernel_text(kernel, on.target)
    call = function_of(text, on)
    call(*(arrays[buffer] for buffer in text.buffers))


def loads(monkeypatch: pytest.MonkeyPatch, kind: Any, found: list[int] | None = None) -> list[int]:
    """One for each of this kind that machine code computes from now on, besides what was `found`. What does it is
    written and read as in a plan that is kept.
    """
    found = [] if found is None else found
    bound = kind.bound

    def counted(self: Any, calls: Sequence[Function], instead: object) -> Bound:
        found.append(1)
        kept: Bound = bound(pickle.loads(pickle.dumps(self)), calls, instead)
        return kept

    monkeypatch.setattr(kind, "bound", counted)
    return found


def same(x: Array, y: Array) -> bool:
    """Whether all bits are equal; a NaN is a NaN."""
    if x.dtype.kind != "f":
        return bool((x == y).all())
    bits = f"u{x.dtype.itemsize}"
    return bool(((x.view(bits) == y.view(bits)) | (np.isnan(x) & np.isnan(y))).all())
