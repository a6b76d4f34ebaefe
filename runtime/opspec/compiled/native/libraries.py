"""What machine code of ours computes in the place of a library."""

from __future__ import annotations

from collections.abc import Callable

from opspec.compiled.loops import Call
from opspec.compiled.native.convolutions import convolution_of
from opspec.compiled.native.machine_code import Machine
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.convolution import Convolution


def instead_of(function: object, machine: Machine) -> Callable[[], Call] | None:
    """What loads machine code that does what a function does; None where there is none."""
    if not isinstance(function, OrKernel):
        return None
    if isinstance(function.function, Convolution):
        made = convolution_of(function.function, machine)
        if made is None:
            return None
        kernel = function.kernel

        def load() -> Call:
            made.load()
            return OrKernel(made, kernel)

        return load
    return None
