"""A function of a program as it uses memory: op by op, or with kernels in the place of ops."""

from __future__ import annotations

from collections.abc import Sequence

from opspec.buffers.assignment import Assignment, Scratch, no_scratch
from opspec.buffers.memory import BufferProgram
from opspec.errors import WrongUse
from opspec.execution.compiler import Compiler, Fuse
from opspec.execution.executor import MAIN
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.execution.runnable_blocks import RunError
from opspec.programs.records import ModuleView
from opspec_model.names import PUBLIC
from opspec_model.text.counting import counted


def buffer_program(
    module: ModuleView,
    *,
    entry: str = MAIN,
    donated: Sequence[int] = (),
    reading: str = PUBLIC,
    fuse: Fuse | None = None,
    scratch: Scratch = no_scratch,
) -> BufferProgram:
    """A function over memory. `donated`: positions of arguments that it takes over. `fuse` puts kernels in the place
    of ops, and `scratch` says what memory a step needs besides.
    """
    function = module.functions.get(entry)
    if function is None or not function.regions[0].blocks:
        names = ", ".join(f"@{name}" for name, view in module.functions.items() if view.regions[0].blocks) or "none"
        raise RunError(f"expected the name of a function of the program as entry: {names}; found {entry!r}")
    count = len(function.regions[0].block.arguments)
    for at in donated:
        if not 0 <= at < count:
            raise WrongUse(f"@{entry}: expected positions of its {counted(count, 'argument')} as donated, found {at}")
    compiler = Compiler(module, GeneratedKernels(reading=reading), fuse=fuse)
    compiler.compile([entry])
    codes = {name: plan.code for name, plan in compiler.plans.items()}
    return Assignment(module, codes, scratch, donated).function(entry)
