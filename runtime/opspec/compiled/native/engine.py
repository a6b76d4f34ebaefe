"""Kernels of a program made ready to run: machine code, or NumPy where LLVM refuses one."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from opspec.compiled import twin
from opspec.compiled.loops import Call, Whole
from opspec.compiled.native import machine_code
from opspec.compiled.native.calls import ENTRY, call_text
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.libraries import instead_of
from opspec.compiled.native.loops import loop_of
from opspec.compiled.native.machine_code import Function, Machine, Refused
from opspec.compiled.native.objects import KernelObject, LoopObject, NativeKernel, nothing
from opspec.compiled.plan import Kernel
from opspec.compiled.runners import Built
from opspec.compiled.stepwise import Stepwise
from opspec.execution.plans import place
from opspec.programs.records import ModuleView, View


@dataclass
class NativeKernels:
    """Builds the kernels of a module, of equal ones one. `refused`: those that LLVM did not take, and why; `objects`:
    what the others are made of.
    """

    module: ModuleView
    on: Machine = field(default_factory=lambda: machine_code.machine())
    refused: list[tuple[Kernel, str]] = field(default_factory=list)
    objects: dict[Callable[..., object], KernelObject | LoopObject] = field(default_factory=dict)
    _loaded: dict[str, Function] = field(default_factory=dict)

    def __call__(self, kernel: Kernel) -> Built:
        if any(variable.size == 0 for variable in (*kernel.space, *kernel.inner)):
            self.objects[nothing] = KernelObject("", ())
            return nothing
        try:
            text = kernel_text(kernel, self.on.target)
            code = call_text(text)
            call = self._function(code)
        except Refused as why:
            self.refused.append((kernel, str(why)))
            warnings.warn(f"{self._ops(kernel)}: LLVM refuses the kernel, so NumPy evaluates it: {why}", stacklevel=2)
            return partial(twin.run, kernel)
        found = KernelObject(self.on.key_of(code), tuple(buffer.number for buffer in text.buffers))
        built = NativeKernel(call, found.buffers)
        self.objects[built] = found
        return built

    def _function(self, text: str) -> Function:
        key = self.on.key_of(text)
        if key not in self._loaded:
            self._loaded[key] = self.on.load(text, ENTRY).function(ENTRY)
        return self._loaded[key]

    def loop(self, whole: Whole) -> Call:
        """A loop as one function."""
        try:
            found = loop_of(whole, self.on)
        except Refused as why:
            view = self.module.producers[whole.loop.op]
            what = "a loop" if view is None else place(view)
            warnings.warn(f"{what}: LLVM refuses the loop, so Python runs it: {why}", stacklevel=2)
            return Stepwise(whole, self)
        self.objects[found] = found.made
        return found

    def library(self, view: View, function: Call) -> Callable[[], Call] | None:
        """What loads machine code that stands in for a library."""
        return instead_of(view, function, self.on, self._function)

    def _ops(self, kernel: Kernel) -> str:
        """The last op that a kernel does, with its place."""
        views = [view for number in kernel.ops if (view := self.module.producers[number]) is not None]
        if not views:
            return "a kernel"
        others = f", with {len(views) - 1} others" if len(views) > 1 else ""
        return place(views[-1]) + others
