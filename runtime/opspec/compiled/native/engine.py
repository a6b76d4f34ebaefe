"""Kernels of a program made ready to run: machine code, or NumPy where LLVM refuses one."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from opspec.compiled import twin
from opspec.compiled.engine_names import EngineWarning
from opspec.compiled.kernel_texts import KernelTexts
from opspec.compiled.native import machine_code
from opspec.compiled.native.instead_of_libraries import StandIn, instead_of
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.loading import LoadedKernel, Loader
from opspec.compiled.native.loop_libraries import calls_nobody, does_within_function
from opspec.compiled.native.machine_code import RefusedText
from opspec.compiled.native.objects import FunctionObject, KernelObject, NativeKernel
from opspec.compiled.native.one_function import native_function
from opspec.compiled.one_function import Call, OneFunction
from opspec.compiled.plan import Kernel, Loop, Step, steps_of
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Built, nothing
from opspec.compiled.stepwise import Stepwise
from opspec.execution.block_nodes import Node, OpStep
from opspec.execution.runnable_blocks import place
from opspec.programs.records import ModuleView

LONG = 20.0  # seconds of building after which small kernels are left to NumPy
SMALL = 4096  # elements of one
TOGETHER = 100  # kernels that are built before the time is looked at


@dataclass
class NativeKernels:
    """Builds the kernels of a module, of equal ones one. `objects`: what they are made of. Where there are so many that
    building takes long, small ones that come later are evaluated by NumPy.
    """

    module: ModuleView
    loader: Loader = field(default_factory=lambda: Loader(machine_code.machine()))
    objects: dict[Callable[..., object], KernelObject | FunctionObject] = field(default_factory=dict)
    texts: KernelTexts[KernelText] = field(init=False)
    _spent: float = 0.0
    _left: bool = False

    def __post_init__(self) -> None:
        target = self.loader.on.target
        self.texts = KernelTexts(lambda kernel: kernel_text(kernel, target, once=True))

    def __call__(self, kernels: Sequence[Kernel], pause: Pause) -> list[Built]:
        built: list[Built] = []
        for first in range(0, len(kernels), TOGETHER):
            built += self._some(kernels[first : first + TOGETHER], pause)
        return built

    def _some(self, kernels: Sequence[Kernel], pause: Pause) -> list[Built]:
        start = time.monotonic()
        left = {at for at, kernel in enumerate(kernels) if self._spent > LONG and _is_small(kernel)}
        if left and not self._left:
            self._left = True
            told = f"kernels have been built for {self._spent:.0f} s, so NumPy evaluates small ones from now on"
            told += ", to the same bits; the next process builds more of them"
            warnings.warn(told, EngineWarning, stacklevel=2)
        texts: dict[int, KernelText] = {}
        for at, kernel in enumerate(kernels):
            pause("kernels built")
            if at not in left and not kernel.is_empty:
                texts[at] = self.texts.text(kernel)
        loaded = dict(zip(texts, self.loader.kernels(list(texts.values()), pause), strict=True))
        self._spent += time.monotonic() - start
        return [
            partial(twin.run, kernel) if at in left else self._built(kernel, texts.get(at), loaded.get(at))
            for at, kernel in enumerate(kernels)
        ]

    def _built(self, kernel: Kernel, text: KernelText | None, loaded: LoadedKernel | RefusedText | None) -> Built:
        if isinstance(loaded, RefusedText):
            told = f"{self._ops(kernel)}: LLVM refuses the kernel, so NumPy evaluates it: {loaded}"
            warnings.warn(told, EngineWarning, stacklevel=2)
            return partial(twin.run, kernel)
        if text is None or loaded is None:
            self.objects[nothing] = KernelObject(None, ())
            return nothing
        found = KernelObject(loaded.part, tuple(buffer.number for buffer in text.buffers))
        built = NativeKernel(loaded.function, found.buffers)
        self.objects[built] = found
        return built

    def function(self, whole: OneFunction) -> Call:
        """Steps as one function."""
        try:
            found = native_function(whole, self.loader)
        except RefusedText as why:
            warnings.warn(f"{self._named(whole)}: {why}", EngineWarning, stacklevel=2)
            return Stepwise(whole, lambda kernel: self([kernel], bool)[0])
        self.objects[found] = found.made
        return found

    def does_within_function(self, node: OpStep) -> bool:
        """Whether a function of several steps does what a library would."""
        return does_within_function(node, self.loader)

    def calls_nobody(self, whole: OneFunction) -> bool:
        """Whether a function calls nobody."""
        return calls_nobody(whole, self.loader.on.target)

    def library(self, node: Node, inside: bool) -> StandIn | None:
        """Machine code that stands in for a library."""
        return instead_of(node, self.loader, inside)

    def _named(self, whole: OneFunction) -> str:
        """What LLVM refuses and what becomes of it, in words, behind the first op that it does."""
        loops = [whole.loop] if whole.loop is not None else whole.steps
        if len(loops) == 1 and isinstance(loops[0], Loop) and (view := self.module.producers[loops[0].op]) is not None:
            return f"{place(view)}: LLVM refuses the loop, so Python runs it"
        numbers = {number for step in steps_of(whole.steps) for number in _ops_of(step) if number >= 0}
        views = dict.fromkeys(view for x in sorted(numbers) if (view := self.module.producers[x]) is not None)
        if not views:
            return f"LLVM refuses a function of {len(whole.steps)} steps, so Python runs these"
        first, *others = views
        beside = f" and {len(others)} other{'s' if len(others) > 1 else ''}" if others else ""
        return f"{place(first)}: LLVM refuses the function of this op{beside}, so Python runs its steps"

    def _ops(self, kernel: Kernel) -> str:
        """The last op that a kernel does, with its place."""
        views = [view for number in kernel.ops if (view := self.module.producers[number]) is not None]
        if not views:
            return "a kernel"
        others = f", with {len(views) - 1} others" if len(views) > 1 else ""
        return place(views[-1]) + others


def _ops_of(step: Step) -> Sequence[int]:
    """What of the program a step does by itself, by the numbers of values."""
    return step.ops if isinstance(step, Kernel) else (step.op,)


def _is_small(kernel: Kernel) -> bool:
    """Whether NumPy evaluates a kernel in no time: one with folds takes it a while."""
    return kernel.form == "flat" and 0 < kernel.points <= SMALL
