"""Products of matrices of 16-bit floats, computed in f32: of the right one elements are widened where they are read,
and sums rounded where they are stored, if they are not to be f32, so that neither is converted in memory. Of the left
one each element goes into all lanes, for which it has to be an f32 in memory: some rows of it at a time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from opspec.compiled.elements import carrier
from opspec.compiled.native.array_code import NarrowProductCode
from opspec.compiled.native.contractions import LONG, Axis, Contraction, contraction_text, is_narrow
from opspec.compiled.native.inlined import LoopPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.native.product_loops import steps_of
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.types import ElementType, Tensor

_WASTED = 3  # times as many products as there have to be, at most
_WIDENED = 1 << 20  # elements of the left factor that are f32 at a time


class NarrowProduct:
    """Of two factors of the same type."""

    what = "product"

    def __init__(self, made: Matmul, factor: ElementType, result: ElementType, machine: Machine) -> None:
        self._machine = machine
        self._factor = factor
        *batch, rows, terms = made.rows
        columns = made.columns[-1]
        # A sum in parts stands in the result meanwhile, which has to hold it.
        rounds = result == factor and terms <= LONG
        stored = factor if rounds else MACHINE["f32"]
        many = math.prod(batch)
        # Of several products each has factors of its own; of one all rows have the same right factor.
        count, one = (many, rows) if many > 1 else (rows, many)
        step = min(count, max(1, _WIDENED // (one * terms)))
        many, rows = (step, rows) if many > 1 else (many, step)
        lanes, terms_axis = Axis(columns, 0, 1, 1), Axis(terms, 1, columns)
        places = Axis(many, rows * terms, terms * columns, rows * columns), Axis(rows, terms, 0, columns)
        self._sums = Contraction("f32", "f32", factor.name, stored.name, lanes, places, (terms_axis,)).merged()
        left, right, shape = (step, one, terms), (terms, columns), (count, one, columns)
        self.code = NarrowProductCode(count, step, left, right, shape, stored.dtype, rounds)

    def texts(self) -> list[KernelText]:
        """Its code."""
        target, count = self._machine.target, math.prod(self.code.left)
        return [contraction_text(self._sums, target), _widening(self._factor, count).text(target)]


def _widening(factor: ElementType, count: int) -> LaidOut:
    """Elements as f32."""
    return LaidOut.of(factor, MACHINE["f32"], (count,), (0,))


@dataclass(frozen=True, slots=True)
class _Side:
    """A factor: which operand, its sizes, and its dimensions in an order, which are those of the product in `sizes`."""

    operand: int
    shape: tuple[int, ...]
    order: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def turned(self) -> _Side:
        """As the other factor of a product of both the other way round: with rows as columns."""
        dims = [d for d in self.order if self.shape[d] > 1]
        last = len(dims)
        while math.prod(self.shape[d] for d in dims[last:]) < self.sizes[-1]:
            last -= 1
        first = last
        while math.prod(self.shape[d] for d in dims[first:last]) < self.sizes[-2]:
            first -= 1
        order = (*dims[:first], *dims[last:], *dims[first:last])
        order += tuple(d for d in self.order if d not in order)
        return replace(self, order=order, sizes=(*self.sizes[:-2], self.sizes[-1], self.sizes[-2]))

    @property
    def steps(self) -> Sequence[int] | None:
        """How far apart elements lie along each dimension of the product; None where those of one lie apart."""
        return steps_of(self.shape, self.order, self.sizes)


def narrow_pieces_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """A product of factors where they lie, but that all of the left one is f32, and the right one laid out anew where
    its columns lie apart; one of few columns is that of its factors the other way round. None where that does not do.
    """
    first, second, result = tensors
    element = first.element
    if not isinstance(element, ElementType) or second.element != element or not _is_made(element, result.element):
        return None
    assert isinstance(result.element, ElementType)
    if not is_narrow(element, target) or (made.rows[-1] > LONG and result.element == element):
        return None
    left = _Side(0, tuple(first.shape), made.left, made.rows)
    right = _Side(1, tuple(second.shape), made.right, made.columns)
    (*batch, rows, _), columns = made.rows, made.columns[-1]
    if not columns < target.vector_bytes // 4 <= rows:
        return None if _wastes(columns, target) else _pieces(element, result, left, right, target, 2)
    if columns == 1:
        return _pieces(element, result, right.turned, left.turned, target, 2)
    back = LaidOut.of(result.element, result.element, (math.prod(batch), columns, rows), (0, 2, 1))
    memory = Buffer(-3, carrier(result.element), back.count)
    pieces = _pieces(element, result, right.turned, left.turned, target, memory)
    return None if pieces is None else [*pieces, LoopPiece(partial(back.text, target), (memory, 2))]


def _pieces(
    element: ElementType, result: Tensor, left: _Side, right: _Side, target: InstructionSet, into: int | Buffer
) -> list[LoopPiece] | None:
    (*batch, rows, terms), columns = left.sizes, right.sizes[-1]
    left_steps, right_steps = left.steps, right.steps
    if left_steps is None or math.prod(left.shape) > _WIDENED:
        return None
    pieces = list[LoopPiece]()
    panel: int | Buffer = right.operand
    if right_steps is None or right_steps[-1] != 1:
        turned = LaidOut.of(element, element, right.shape, right.order)
        right_steps = [math.prod(right.sizes[at + 1 :]) for at in range(len(right.sizes))]
        panel = Buffer(-2, carrier(element), turned.count)
        pieces.append(LoopPiece(partial(turned.text, target), (right.operand, panel), lays_out=True))
    outs = [math.prod(batch[at + 1 :]) * rows * columns for at in range(len(batch))]
    places = (*map(Axis, batch, left_steps, right_steps, outs), Axis(rows, left_steps[-2], 0, columns))
    lanes, axis = Axis(columns, 0, 1, 1), Axis(terms, left_steps[-1], right_steps[-2])
    sums = Contraction("f32", "f32", element.name, str(result.element), lanes, places, (axis,)).merged()
    wide = Buffer(-1, MACHINE["f32"], math.prod(left.shape))
    return [
        *pieces,
        LoopPiece(partial(_widening(element, wide.size).text, target), (left.operand, wide), lays_out=True),
        LoopPiece(partial(contraction_text, sums, target), (wide, panel, into)),
    ]


def _is_made(factor: ElementType, result: object) -> bool:
    """Whether sums of products of such factors are stored as elements of a type."""
    return result in (factor, MACHINE["f32"])


def _wastes(columns: int, target: InstructionSet) -> bool:
    """Whether vectors of columns are mostly empty."""
    lanes = target.vector_bytes // 4
    return -(-columns // lanes) * lanes > _WASTED * columns


def narrow_product_of(
    made: Matmul, factors: tuple[ElementType, ElementType], result: ElementType, machine: Machine
) -> NarrowProduct | None:
    """A product by machine code; None where BLAS does it, or better."""
    first, second = factors
    if not is_narrow(first, machine.target) or second != first or not _is_made(first, result):
        return None
    if 0 in (*made.rows, *made.columns) or _wastes(made.columns[-1], machine.target):
        return None
    return NarrowProduct(made, first, result, machine)
