"""Products of floats by vectors, which read each element of the larger factor once: folds of factors where they lie, of
those of 16 bits in f32, rounded where they are stored.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, number, of_number
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.long_folds import in_parts
from opspec.compiled.native.contractions import is_narrow
from opspec.compiled.native.inlined import LoopPiece, piece_text
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.product_loops import steps_of
from opspec.compiled.native.tiled_products import sum_of
from opspec.compiled.nodes import FEW, Buffer, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, of_atom
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, Tensor

_FLOATS = (MACHINE["f32"], MACHINE["f64"])


def vector_pieces_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """None where both factors are matrices, or elements are of other types."""
    types = [x.element for x in tensors if isinstance(x.element, ElementType)]
    if len(types) < len(tensors) or min(made.rows[-2], made.columns[-1]) > 1:
        return None
    narrow = all(is_narrow(x, target) for x in types[:2]) and (
        types[2] == MACHINE["f32"] or is_narrow(types[2], target)
    )
    if not narrow and not (
        made.how.bare and types[0] in _FLOATS and {*types} == {types[0]} and _lie_apart(made, tensors)
    ):
        return None
    nodes, beyond = Nodes(), list[Buffer]()

    def fresh(type_: ElementType, size: int) -> Buffer:
        beyond.append(Buffer(3 + len(beyond), type_, size))
        return beyond[-1]

    kernels = in_parts(nodes, _kernel(nodes, made, tensors, types), fresh)
    return [LoopPiece(partial(piece_text, kernel, target), (0, 1, 2, *beyond)) for kernel in kernels]


def _lie_apart(made: Matmul, tensors: Sequence[Tensor]) -> bool:
    """Whether a library would copy a factor first, whose dimensions that are one for it lie apart."""
    orders = (made.left, made.rows), (made.right, made.columns)
    return any(steps_of(tuple(x.shape), *order) is None for x, order in zip(tensors, orders, strict=False))


def _kernel(nodes: Nodes, made: Matmul, tensors: Sequence[Tensor], types: Sequence[ElementType]) -> Kernel:
    """A row for each point of the result, the third buffer."""
    shapes = [tuple(x.shape) for x in tensors]
    many = len(made.rows) - 2  # dimensions of a batch, which all three have
    summed = (len(made.left) + len(made.right) - many - len(shapes[2])) // 2
    free = len(made.left) - many - summed
    left = [Variable(f"i{at}", shapes[0][d]) for at, d in enumerate(made.left)]
    right = [Variable(f"j{at}", shapes[1][d]) for at, d in enumerate(made.right[many + summed :])]
    batch, terms = left[:many], left[many + free :]

    def factor(place: int, order: Sequence[int], variables: Sequence[Variable]) -> KernelNode:
        found = dict(zip(order, variables, strict=True))
        at = linear([_of(found[d]) for d in range(len(found))], shapes[place])
        loaded = nodes.load(Buffer(place, carrier(types[place]), math.prod(shapes[place])), at)
        return number(nodes, NodeElement(types[place], (loaded,)))

    product = nodes.apply("mul", factor(0, made.left, left), factor(1, made.right, [*batch, *terms, *right]))
    along = [x for x in terms if x.size > 1]
    zero = nodes.constant(0, product.type)
    value = nodes.fold(along, [product], sum_of(nodes, product.type), [zero])[0] if along else product
    points = [*left[: many + free], *right]
    buffer = Buffer(2, carrier(types[2]), math.prod(shapes[2]))
    store = Store(buffer, linear([*map(_of, points)], shapes[2]), of_number(nodes, value, types[2]).node)
    space = tuple(x for x in points if x.size > 1)
    return Kernel("flat", space, (store,)) if made.rows[-1] <= FEW else kernel_of_rows(space, (), (store,), ())


def _of(variable: Variable) -> Index:
    return of_atom(variable) if variable.size > 1 else Index(0)
