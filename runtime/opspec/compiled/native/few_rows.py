"""Products of a matrix of floats by a few rows, or columns, which read each element of the matrix once: tiles whose
columns are the few, or a fold along its rows with a running sum for each. A library copies factors first, which takes
longer than to multiply.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, number, of_number
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.native.contractions import is_narrow
from opspec.compiled.native.inlined import LoopPiece, piece_text
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.product_loops import steps_of
from opspec.compiled.native.tiled_products import (
    LEAST,
    is_small,
    machine_type,
    product_kernel,
    suits_tiles,
    sums_at_once,
    tiled_kernel_of,
)
from opspec.compiled.native.words import Fused
from opspec.compiled.nodes import LANES, Buffer, Combination, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import of_atom, plus, total
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, Tensor

_MOST, _FEWEST = 16, 4  # of the few
_TURNED, _LONG = 128, 512  # of the few as columns of tiles, and terms from which on the many are not turned instead


@dataclass(frozen=True, slots=True)
class _Factor:
    """Rows of a factor, the operand at a `place`: so many, and how far they lie apart, each along its terms."""

    place: int
    tensor: Tensor
    order: tuple[int, ...]
    rows: int
    terms: int
    steps: tuple[int, ...] | None

    @staticmethod
    def of(made: Matmul, tensors: Sequence[Tensor], place: int) -> _Factor:
        tensor, order, (rows, terms) = tensors[place], made.left, made.rows[-2:]
        if place:  # terms come first there
            order, rows = _behind(made.right, tensor, terms), made.columns[-1]
        steps = steps_of(tuple(tensor.shape), order, (rows, terms))
        return _Factor(place, tensor, order, rows, terms, None if steps is None else tuple(steps))

    @property
    def terms_first(self) -> tuple[int, ...]:
        """Its dimensions, those of terms in front."""
        return _behind(self.order, self.tensor, self.rows)

    @property
    def lies_along(self) -> bool:
        """Whether the terms of a row lie side by side."""
        return self.steps is not None and self.steps[1] == 1


def _behind(order: tuple[int, ...], tensor: Tensor, size: int) -> tuple[int, ...]:
    """Dimensions in an order, the first ones, of so many elements, behind the others."""
    while size > 1:
        size //= tensor.shape[order[0]]
        order = (*order[1:], order[0])
    return order


def few_rows_pieces_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """None where both factors have many rows, or the larger one does not lie along its terms."""
    first, second, made_of = (x.element for x in tensors)
    if not isinstance(first, ElementType) or second != first or not isinstance(made_of, ElementType):
        return None
    narrow = is_narrow(first, target) and made_of in (first, MACHINE["f32"])
    if not narrow and (machine_type(tensors[0]) is None or first.kind != "float" or made_of != first):
        return None
    element = MACHINE["f32"] if narrow else first
    *batch, rows, terms = made.rows
    columns = made.columns[-1]
    alike = (narrow or made.how.bare) and math.prod(batch) == 1 and terms >= LANES and rows * columns * terms >= LEAST
    # More bf16 are better widened by an instruction that adds two products of them.
    most = _FEWEST if first.name == "bf16" and target.multiplies_halves else _MOST
    if not alike or not 1 < min(rows, columns) <= (_MOST if terms < _LONG else _TURNED):
        return None
    few, many = sorted((_Factor.of(made, tensors, place) for place in range(2)), key=lambda factor: factor.rows)
    if not many.lies_along or (few.place == 1 and tiled_kernel_of(made, tensors, target) is not None):
        return None
    turned = many.rows, terms, few.rows
    if few.place == 0 and not narrow and suits_tiles(turned, element, target) and not is_small(turned, element, target):
        return _tiles(few, many, tensors[-1], target)
    fill_vectors = few.place == 1 and columns * element.bits >= target.vector_bytes * 8  # a library is better of these
    if few.rows > min(most, 4 * sums_at_once(target, element)) or fill_vectors:
        return None
    held = Buffer(few.place if few.lies_along else 3, carrier(first), few.rows * terms)
    fuses: Fused = "" if narrow else "product"
    memory = (0, 1, 2) if few.lies_along else (0, 1, 2, held)
    kernels = _kernels(few, many, held, tensors[-1], sums_at_once(target, element))
    pieces = [LoopPiece(partial(piece_text, kernel, target, fuses=fuses), memory) for kernel in kernels]
    if not few.lies_along:
        laid = LaidOut.of(first, first, tuple(few.tensor.shape), few.order)
        pieces.insert(0, LoopPiece(partial(laid.text, target), (few.place, held), lays_out=True))
    return pieces


def _tiles(few: _Factor, many: _Factor, result: Tensor, target: InstructionSet) -> list[LoopPiece]:
    """The product of both the other way round, of which the few are columns: nothing is added across lanes."""
    element = result.element
    assert isinstance(element, ElementType)
    assert many.steps is not None
    nodes, row, k, column = Nodes(), Variable("row", many.rows), Variable("k", many.terms), Variable("column", few.rows)
    held = Buffer(3, element, few.rows * few.terms)
    large = nodes.load(
        Buffer(many.place, element, math.prod(many.tensor.shape)),
        total([(of_atom(row), many.steps[0]), (of_atom(k), 1)]),
    )
    small = nodes.load(held, total([(of_atom(k), few.rows), (of_atom(column), 1)]))
    at = total([(of_atom(row), 1), (of_atom(column), many.rows)])
    kernel = product_kernel(nodes, (row, column), [k], (large, small), nodes.constant(0, element), result, at)
    laid = LaidOut.of(element, element, tuple(few.tensor.shape), few.terms_first)
    return [
        LoopPiece(partial(laid.text, target), (few.place, held), lays_out=True),
        LoopPiece(partial(piece_text, kernel, target, fuses="product"), (0, 1, 2, held)),
    ]


def _kernels(few: _Factor, many: _Factor, held: Buffer, result: Tensor, at_once: int) -> list[Kernel]:
    """As many rows of the larger factor at a time as there are registers for, so that what is read of the few is read
    for all of them; and the rows that are left over.
    """
    beside = max(1, at_once // few.rows)
    left = many.rows % beside
    found = [_kernel(few, many, held, result, at_once, range(0, many.rows - left, beside))]
    return [*found, _kernel(few, many, held, result, at_once, range(many.rows - left, many.rows))] if left else found


def _kernel(few: _Factor, many: _Factor, held: Buffer, result: Tensor, at_once: int, rows: range) -> Kernel:
    """These rows of the larger factor and those up to the next of them, and a store for each of the few; 16 bits are
    summed as f32.
    """
    nodes, point, term = Nodes(), Variable("i", len(rows)), Variable("k", many.terms)
    given, made_of = many.tensor.element, result.element
    assert isinstance(given, ElementType)
    assert isinstance(made_of, ElementType)
    assert many.steps is not None

    def loaded(buffer: Buffer, at: Index) -> KernelNode:
        return number(nodes, NodeElement(given, (nodes.load(buffer, at),)))

    def row(step: int, beyond: int) -> Index:
        """Where one of the rows of a point begins, of which each is so many elements behind the one before."""
        return total([(of_atom(point), step * rows.step), (Index(step * rows.start + beyond), 1)])

    apart = few.steps[0] if few.lies_along and few.steps else few.terms
    large, far = Buffer(many.place, carrier(given), math.prod(many.tensor.shape)), many.steps[0]
    beside = [loaded(large, plus(row(far, at * far), of_atom(term))) for at in range(rows.step)]
    others = [loaded(held, total([(of_atom(term), 1), (Index(at * apart), 1)])) for at in range(few.rows)]
    products = [nodes.apply("mul", one, x) for one in beside for x in others]
    groups = [products[first : first + at_once] for first in range(0, len(products), at_once)]
    sums = [x for terms in groups for x in nodes.fold([term], terms, _sums(nodes, len(terms), beside[0].type))]
    values = [of_number(nodes, x, made_of).node for x in sums]
    into = Buffer(2, carrier(made_of), few.rows * many.rows)
    # The few are rows of the result where they are those of the first factor, else columns.
    step, own = (1, many.rows) if few.place == 0 else (few.rows, 1)
    places = [row(step, of_many * step + of_few * own) for of_many in range(rows.step) for of_few in range(few.rows)]
    return kernel_of_rows((point,), (), tuple(Store(into, at, x) for at, x in zip(places, values, strict=True)), ())


def _sums(nodes: Nodes, count: int, element: ElementType) -> Combination:
    """How terms of so many sums become one."""
    left, right = ([nodes.input(f"{side}{at}", element) for at in range(count)] for side in ("x", "y"))
    return nodes.combination(left, right, [nodes.apply("add", x, y) for x, y in zip(left, right, strict=True)])
