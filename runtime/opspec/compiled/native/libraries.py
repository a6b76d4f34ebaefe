"""What machine code of ours computes in the place of a library."""

from __future__ import annotations

import warnings
from collections.abc import Callable

from opspec.compiled.loops import Call
from opspec.compiled.native.convolutions import NativeConvolution, convolution_of
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.machine_code import Machine, Refused
from opspec.compiled.native.narrow_products import NarrowProduct, narrow_product_of
from opspec.compiled.native.transforms import NativeTransform, transform_of
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.convolution import Convolution
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.execution.fast_paths.stablehlo.fft import Fourier
from opspec.execution.plans import place
from opspec.programs.records import View
from opspec.values.types import ElementType, Tensor


def instead_of(view: View, function: Call, loader: Loader) -> Callable[[], Call] | None:
    """What loads machine code that does what a function does for an op; None where there is none."""
    if not isinstance(function, OrKernel):
        return None
    found = _found(view, function.function, loader.on)
    if found is None:
        return None
    made, kernel = found, function.kernel

    def load() -> Call:
        try:
            made.load(loader)
        except Refused as why:
            warnings.warn(f"{place(view)}: LLVM refuses the code, so a library computes it: {why}", stacklevel=2)
            return function
        return OrKernel(made, kernel)

    return load


def _found(
    view: View, function: object, machine: Machine
) -> NativeConvolution | NarrowProduct | NativeTransform | None:
    types = [x.element for x in (*view.operand_types, *view.result_types) if isinstance(x, Tensor)]
    plain = [x for x in types if isinstance(x, ElementType)]
    match function:
        case Convolution():
            return convolution_of(function, machine)
        case Matmul() if len(plain) == 3:
            return narrow_product_of(function, (plain[0], plain[1]), plain[2], machine)
        case Fourier():
            return transform_of(function, plain[0].dtype, machine)
    return None
