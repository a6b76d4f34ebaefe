"""How a function of several steps does what no kernel does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.compiled.native.blas_products import MatrixProduct, product_of
from opspec.compiled.native.inlined import Inlined, LoopPiece
from opspec.compiled.native.instead_of_libraries import instead_of
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.tiled_products import tiled_kernel_of
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Kernel, Library, steps_of
from opspec.execution.block_nodes import OpStep
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.types import Tensor


@dataclass(frozen=True, slots=True)
class LoopLibraries:
    """`pieces`: by several kernels, with memory of their own; `tiles`: by one, of whose buffers the last one is the
    result; `products`: by BLAS; `called`: by calling back to Python.
    """

    pieces: Mapping[Library, Sequence[LoopPiece]]
    tiles: Mapping[Library, Kernel]
    products: Mapping[Library, MatrixProduct]
    called: Sequence[Library]

    @classmethod
    def of(cls, whole: OneFunction, target: InstructionSet) -> LoopLibraries:
        """Those of a function, for an instruction set."""
        left = [step for step in steps_of(whole.steps) if isinstance(step, Library)]
        pieces = {step: call.pieces for step in left if isinstance(call := whole.calls[step], Inlined)}
        left = [step for step in left if step not in pieces]
        tiles = {step: kernel for step in left if (kernel := _tiled(*_told(whole, step), target)) is not None}
        left = [step for step in left if step not in tiles]
        products = {step: product for step in left if (product := product_of(*_told(whole, step))) is not None}
        return cls(pieces, tiles, products, [step for step in left if step not in products])


def does_within_function(node: OpStep, loader: Loader) -> bool:
    """Whether a function does what a library would, and calls nobody back."""
    code = instead_of(node, loader, inside=True)
    if code is not None:
        return code.within is not None
    types = [x for x in (*node.view.operand_types, *node.view.result_types) if isinstance(x, Tensor)]
    function = node.way.function
    return _tiled(function, types, loader.on.target) is not None or product_of(function, types) is not None


def calls_nobody(whole: OneFunction, target: InstructionSet) -> bool:
    """Whether a function calls nobody back."""
    return not LoopLibraries.of(whole, target).called


def _told(whole: OneFunction, step: Library) -> tuple[object, list[Tensor]]:
    """What runs a step, and its types."""
    return whole.calls[step], [whole.types[buffer] for buffer in (*step.operands, *step.results)]


def _tiled(function: object, types: Sequence[Tensor], target: InstructionSet) -> Kernel | None:
    """A product that is tiles, not BLAS's, and is called where it is needed."""
    function = function.function if isinstance(function, OrKernel) else function
    return tiled_kernel_of(function, types, target, within=True) if isinstance(function, Matmul) else None
