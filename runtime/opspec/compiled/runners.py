"""Groups of kernels, and loops, as functions of arrays: what `opspec.execution` runs as one step each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import numpy as np

from opspec.compiled.group_memory import Moment, TakenOver, moments_of
from opspec.compiled.loops import Call, Whole
from opspec.compiled.pace import Pause
from opspec.compiled.plan import Kernel, Plan
from opspec.values.arrays import Array, RunValue, is_on_lines, on_lines

Memory = dict[int, Array]  # by numbers of buffers: arrays whose elements lie close, of any shape
Built = Callable[[Memory], None]  # a kernel, ready to run on memory


class Builder(Protocol):
    """Makes kernels ready to run."""

    def __call__(self, kernel: Kernel, /) -> Built: ...


@runtime_checkable
class LoopBuilder(Builder, Protocol):
    """Makes whole loops ready to run too."""

    def loop(self, whole: Whole, /) -> Call: ...


_NONE = np.empty(0)  # in the place of a result that no kernel has made yet


class Runner:
    """A group as a function of the arrays that are given."""

    def __init__(
        self,
        plan: Plan,
        build: Builder,
        results: Sequence[tuple[np.dtype, tuple[int, ...]]],
        taken: TakenOver | None,
    ) -> None:
        self.plan = plan
        self._build = build
        self._arguments = [buffer.number for buffer in plan.arguments]
        numbers = [buffer.number for buffer in plan.block.results]
        self._moments = moments_of(plan)
        self._results = [(number, dtype, shape) for number, (dtype, shape) in zip(numbers, results, strict=True)]
        self._turns: Sequence[tuple[Built, Moment]] = ()
        uncached = {buffer.number for kernel in plan.kernels for buffer in kernel.uncached}
        self._on_lines = [number in uncached for number in numbers]
        self._taken = taken

    def ready(self, pause: Pause) -> None:
        """Build its kernels."""
        made: list[Built] = []
        for kernel in self.plan.kernels:
            pause("kernels built")
            made.append(self._build(kernel))
        self._turns = list(zip(made, self._moments, strict=True))

    @property
    def reusable(self) -> tuple[int, ...]:
        """The arrays that may be given for a result, by position."""
        return () if self._taken is None else self._taken.arguments

    def __call__(self, *given: RunValue, out: Array | None = None) -> object:
        close = [x if x.__class__ is np.ndarray and x.flags.c_contiguous else np.ascontiguousarray(x) for x in given]
        memory: Memory = dict(zip(self._arguments, close, strict=True))
        made: list[Array] = [_NONE] * len(self._results)
        for kernel, moment in self._turns:
            for at in moment.gives:
                number, dtype, shape = self._results[at]
                taken = out if self._taken is not None and at == self._taken.result else None
                if not self._on_lines[at]:
                    made[at] = np.empty(shape, dtype) if taken is None else taken  # who takes it may write into it
                else:
                    made[at] = on_lines(shape, dtype) if taken is None or not is_on_lines(taken) else taken
                memory[number] = made[at]
            for buffer in moment.makes:
                memory[buffer.number] = np.empty(buffer.size, buffer.element.dtype)
            kernel(memory)
            for number in moment.drops:
                del memory[number]
        if len(made) == 1:
            return made[0] if made[0].ndim else made[0][()]
        return [x if x.ndim else x[()] for x in made]


class LoopRunner:
    """A loop as a function of the arrays that are given."""

    def __init__(self, whole: Whole, build: LoopBuilder) -> None:
        self.whole = whole
        self._build = build
        self._call: Call | None = None

    def ready(self, pause: Pause) -> None:
        """Build the function."""
        pause("kernels built")
        self._call = self._build.loop(self.whole)

    def __call__(self, *given: RunValue) -> object:
        assert self._call is not None
        return self._call(*given)
