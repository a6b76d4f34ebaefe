"""Kernels of a program made ready to run: machine code, or NumPy where LLVM refuses one."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter

from opspec.compiled import twin
from opspec.compiled.loops import Call, Whole
from opspec.compiled.native.calls import ENTRY, call_text
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.loops import NativeLoop
from opspec.compiled.native.machine_code import Function, Machine, Refused, machine
from opspec.compiled.plan import Kernel
from opspec.compiled.stepwise import Stepwise
from opspec.execution.plans import place
from opspec.programs.records import ModuleView
from opspec.values.arrays import Array

Memory = Mapping[int, Array]
Built = Callable[[Memory], None]


@dataclass
class NativeKernels:
    """Builds the kernels of a module, of equal ones one. `refused`: those that LLVM did not take, and why."""

    module: ModuleView
    on: Machine = field(default_factory=lambda: machine())
    refused: list[tuple[Kernel, str]] = field(default_factory=list)
    _loaded: dict[str, Function] = field(default_factory=dict)

    def __call__(self, kernel: Kernel) -> Built:
        if any(variable.size == 0 for variable in (*kernel.space, *kernel.inner)):
            return _nothing
        try:
            text = kernel_text(kernel, self.on.target)
            call = self._function(call_text(text))
        except Refused as why:
            self.refused.append((kernel, str(why)))
            warnings.warn(f"{self._ops(kernel)}: LLVM refuses the kernel, so NumPy evaluates it: {why}", stacklevel=2)
            return partial(twin.run, kernel)
        return _on_arrays(call, tuple(buffer.number for buffer in text.buffers))

    def _function(self, text: str) -> Function:
        if text not in self._loaded:
            self._loaded[text] = self.on.load(text, ENTRY).function(ENTRY)
        return self._loaded[text]

    def loop(self, whole: Whole) -> Call:
        """A loop as one function."""
        try:
            return NativeLoop.load(whole, self.on)
        except Refused as why:
            view = self.module.producers[whole.loop.op]
            what = "a loop" if view is None else place(view)
            warnings.warn(f"{what}: LLVM refuses the loop, so Python runs it: {why}", stacklevel=2)
            return Stepwise(whole, self)

    def _ops(self, kernel: Kernel) -> str:
        """The last op that a kernel does, with its place."""
        views = [view for number in kernel.ops if (view := self.module.producers[number]) is not None]
        if not views:
            return "a kernel"
        others = f", with {len(views) - 1} others" if len(views) > 1 else ""
        return place(views[-1]) + others


def _on_arrays(call: Function, numbers: tuple[int, ...]) -> Built:
    """A function that takes arrays in order, as one of the memory that they are found in."""
    if len(numbers) == 1:
        (number,) = numbers
        return lambda memory: call(memory[number])
    arrays = itemgetter(*numbers)  # faster than any loop
    return lambda memory: call(*arrays(memory))


def _nothing(_: Memory) -> None:
    pass
