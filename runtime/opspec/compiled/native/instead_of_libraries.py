"""What machine code of ours computes in the place of a library."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from opspec.compiled.engine_names import EngineWarning
from opspec.compiled.native.array_code import ArrayCode, library_of, make_ready, stand_in_step
from opspec.compiled.native.convolutions import NativeConvolution, convolution_of
from opspec.compiled.native.few_rows import few_rows_pieces_of
from opspec.compiled.native.first_of_slices import FirstOfSlices, first_of_slices
from opspec.compiled.native.inlined import Inlined, LoopPiece, PieceByPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.lapack_calls import lapack_pieces_of, reused_by_lapack
from opspec.compiled.native.largest import largest_of
from opspec.compiled.native.loading import CachedKernel, Loader
from opspec.compiled.native.machine_code import Machine, RefusedText
from opspec.compiled.native.narrow_products import NarrowProduct, narrow_pieces_of, narrow_product_of
from opspec.compiled.native.panel_products import panel_pieces_of
from opspec.compiled.native.running_totals import NativeTotals, running_totals_of
from opspec.compiled.native.short_sorts import SORT, short_sort_of
from opspec.compiled.native.tiled_products import tiled_product_of
from opspec.compiled.native.transforms import NativeTransform, transform_of
from opspec.compiled.native.vector_products import vector_pieces_of
from opspec.compiled.native.word_convolutions import word_convolution_of
from opspec.compiled.native.word_products import word_product_of
from opspec.compiled.runners import LibraryRunner
from opspec.compiled.totals import totals_of
from opspec.execution.block_nodes import Node, OpStep
from opspec.execution.bound_op import Dealt
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.chlo.top_k import LargestOfRows
from opspec.execution.fast_paths.stablehlo.convolution import Convolution
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.execution.fast_paths.stablehlo.fft import Fourier
from opspec.execution.runnable_blocks import place
from opspec.values.types import ElementType, Tensor

_CALLED = 1 << 20  # multiplications of integers that are worth calling back for what does several at once


class Native(Protocol):
    """`what`: it computes."""

    what: str

    def texts(self) -> Sequence[KernelText]: ...

    @property
    def code(self) -> ArrayCode:
        """What it does with arrays."""
        ...


@dataclass(slots=True, eq=False)
class StandIn:
    """Machine code in the place of what a step calls. `parts`: where it lies once it is compiled, unless it was
    refused. `within`: what a loop that is one function does instead; `done_within`: one does.
    """

    given: OpStep
    library: OrKernel
    made: Native
    loader: Loader
    within: Inlined | None = None
    done_within: bool = False
    runner: LibraryRunner = field(default_factory=LibraryRunner)
    parts: tuple[CachedKernel, ...] | None = None

    @property
    def code(self) -> ArrayCode:
        return self.made.code

    @property
    def step(self) -> OpStep:
        """The step that calls it, once it is `ready`."""
        return stand_in_step(self.given, self.runner, self.code)

    @property
    def what(self) -> str:
        return self.made.what

    def texts(self) -> list[str]:
        """Its code, as LLVM's text."""
        return [kernel.text for kernel in self.loader.texts(self.made)]

    def ready(self) -> None:
        """Compile it; what LLVM refuses stays with the library."""
        found = self.loader.kernels(self.loader.texts(self.made))
        for why in found:
            if isinstance(why, RefusedText):
                told = f"{place(self.given.view)}: LLVM refuses the code, so a library computes it: {why}"
                warnings.warn(told, EngineWarning, stacklevel=2)
                self.runner.ready(self.library)
                return
        loaded = [x for x in found if not isinstance(x, RefusedText)]
        self.parts = tuple(x.part for x in loaded)
        make_ready(self.runner, self.code, [x.function for x in loaded], self.library)


def instead_of(node: Node, loader: Loader, inside: bool) -> StandIn | None:
    """Machine code that does what a function does for an op; None where there is none. `inside`: in a region, such as
    that of a loop, whose function calls BLAS itself.
    """
    if not isinstance(node, OpStep):
        return None
    function, view = node.way.function, node.view
    tensors = [x for x in (*view.operand_types, *view.result_types) if isinstance(x, Tensor)]
    if any(0 in x.shape for x in tensors):
        return None
    made: Native | None
    if isinstance(function, Dealt) and isinstance(function.call, OrKernel):
        totals = totals_of(node)
        made = None if totals is None else running_totals_of(totals, view, loader.on.target)
    elif isinstance(function, OrKernel):
        made = _known(tensors, function.function, loader, inside)
    else:
        made = _unsaid(node, tensors, loader.on.target)
    library = library_of(node)
    if made is None:
        return None
    pieces = _pieces(made, library.function, tensors, loader.on)
    return StandIn(node, library, made, loader, None if pieces is None else Inlined(pieces, library))


def _unsaid(node: OpStep, tensors: Sequence[Tensor], target: InstructionSet) -> PieceByPiece | FirstOfSlices | None:
    """What no op file says: a sort, or a call of a routine."""
    view = node.view
    count = len(view.operands)
    if len(tensors) != count + len(view.results) or node.way.free:
        return None
    if view.name == SORT:
        pieces = short_sort_of(view, tensors, target)
        return None if pieces is None else PieceByPiece("sort", pieces, count, tensors[count:], node.way.single)
    if (first := first_of_slices(view, tensors, target)) is not None:
        return first
    pieces = lapack_pieces_of(view, tensors, target)
    if pieces is None:
        return None
    return PieceByPiece("routine", pieces, count, tensors[count:], node.way.single, reused_by_lapack(view))


def _pieces(made: Native, function: object, tensors: Sequence[Tensor], machine: Machine) -> Sequence[LoopPiece] | None:
    if isinstance(made, NativeConvolution | NativeTotals | NativeTransform | PieceByPiece):
        return made.pieces()
    if isinstance(made, NarrowProduct) and isinstance(function, Matmul):
        return narrow_pieces_of(function, tensors, machine.target)
    return None


def _known(tensors: Sequence[Tensor], function: object, loader: Loader, inside: bool) -> Native | None:
    """The same for what is equal: a network may have one layer many times."""
    key = function, *tensors, inside
    try:
        if key not in loader.natives:
            loader.natives[key] = _found(tensors, function, loader.on, inside)
    except TypeError:  # something of it has no hash
        return _found(tensors, function, loader.on, inside)
    return cast("Native | None", loader.natives[key])


def _product(made: Matmul, tensors: Sequence[Tensor], machine: Machine, inside: bool) -> Native | None:
    target, narrow = machine.target, None
    first, second, result = (x.element for x in tensors if isinstance(x.element, ElementType))
    words = word_product_of(made, tensors, target)
    pieces = panel_pieces_of(made, tensors, target)
    if pieces is None and not inside:  # in a loop a matrix is laid out once, and read faster then
        pieces = vector_pieces_of(made, tensors, target)
    pieces = pieces or few_rows_pieces_of(made, tensors, target)
    if pieces is None and words is not None:
        pieces = words.pieces(tensors[:2])
    if pieces is None and (inside or words is None or first.kind != "float"):
        narrow = narrow_product_of(made, (first, second), result, machine)
        if narrow is None and inside:
            pieces = narrow_pieces_of(made, tensors, target) or vector_pieces_of(made, tensors, target)
    if pieces is not None:
        return PieceByPiece("product", pieces, 2, tensors[2:], single=True)
    if narrow is not None or (inside and math.prod(made.rows) * made.columns[-1] < _CALLED):
        return narrow
    return words or (None if inside else tiled_product_of(made, tensors, target))


def _found(tensors: Sequence[Tensor], function: object, machine: Machine, inside: bool) -> Native | None:
    types = [x.element for x in tensors]
    plain = [x for x in types if isinstance(x, ElementType)]
    match function:
        case Convolution() if len(plain) == 3:
            words = None if inside else word_convolution_of(function, tensors, machine.target)
            return words or convolution_of(function, plain, machine)
        case Matmul() if len(plain) == 3:
            return _product(function, tensors, machine, inside)
        case LargestOfRows():
            return largest_of(function, tensors[0], tensors[1:], machine.target, inside)
        case Fourier():
            return transform_of(function, plain[0].dtype, machine)
    return None
