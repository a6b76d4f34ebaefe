"""How the function of a loop does what no kernel does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.compiled.native.inlined import Inlined, LoopPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.plain_products import plain_kernel_of
from opspec.compiled.native.products import MatrixProduct, product_of
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Kernel, Library, steps_of
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul


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
        """Those of a loop, for an instruction set."""
        left = [step for step in steps_of(whole.steps) if isinstance(step, Library)]
        pieces = {step: call.pieces for step in left if isinstance(call := whole.calls[step], Inlined)}
        left = [step for step in left if step not in pieces]
        tiles = {step: kernel for step in left if (kernel := _tiled(whole, step, target)) is not None}
        left = [step for step in left if step not in tiles]
        products = {step: product for step in left if (product := _product(whole, step)) is not None}
        return cls(pieces, tiles, products, [step for step in left if step not in products])


def _tiled(whole: OneFunction, step: Library, target: InstructionSet) -> Kernel | None:
    """A product that is tiles, not BLAS's, and is called where it is needed."""
    function = whole.calls[step]
    function = function.function if isinstance(function, OrKernel) else function
    types = [whole.types[buffer] for buffer in (*step.operands, *step.results)]
    return plain_kernel_of(function, types, target) if isinstance(function, Matmul) else None


def _product(whole: OneFunction, step: Library) -> MatrixProduct | None:
    """An op that BLAS does; with itself, turned, a matrix has another product there."""
    factors = [whole.types[buffer].element.dtype for buffer in step.operands]
    found = product_of(whole.calls[step], factors)
    if found is None or (step.operands[0] == step.operands[1] and found.left_turned != found.right_turned):
        return None
    return found
