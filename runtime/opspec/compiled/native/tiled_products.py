"""Products of matrices as tiles of folds, which strict products have too. Factors are read where they lie, in any order
of dimensions. So are those of integers computed, and, with product and sum fused, those of f32 and f64 of sizes for
which a library spends much of its time on copies.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from opspec.compiled.building import Nodes
from opspec.compiled.elements import of_number
from opspec.compiled.native.array_code import ProductCode
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.product_loops import ProductLoops
from opspec.compiled.nodes import FEW, LANES, Buffer, Combination, Folded, KernelNode, size_of_space
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.runners import array_type
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, of_atom
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, Tensor

LEAST = 1 << 15  # multiplications from which on a call is worth it; for one matrix of many a library has one call each
NARROWEST = 2  # rows, and columns, of a product of matrices
LARGEST = 10 << 20  # bytes of factors that stay in the caches while panels are gone through
OFTEN = 400  # rows or columns by which an element is multiplied, so that copies of factors are little of the work
_TERMS, _LONG = 2048, 8192  # that are added one after another; so many if a factor is read once, or a few times
_NARROW, _NARROWEST = 32, 8  # bytes of columns; so few where rows come from afar, of which tiles read several at once
_ADDED = 640  # bytes of products of a fold along a row that take as long as to add its lanes
_NEAR, _AFAR = 24 << 10, 10 << 20  # bytes of columns; of rows
Sizes: TypeAlias = tuple[int, int, int]  # rows, terms and columns


class TiledProduct:
    """Of two factors."""

    what = "product"

    def __init__(self, kernel: Kernel, result: Tensor, target: InstructionSet) -> None:
        self._kernel = kernel
        self._target = target
        self.code = ProductCode(array_type(result))

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [kernel_text(self._kernel, self._target, slot=lambda buffer: buffer.number, fuses="product")]


def tiled_product_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> TiledProduct | None:
    """A product by machine code, of two factors into a result; None where BLAS does it, or better."""
    kernel = tiled_kernel_of(made, tensors, target)
    return None if kernel is None else TiledProduct(kernel, tensors[-1], target)


def tiled_kernel_of(
    made: Matmul, tensors: Sequence[Tensor], target: InstructionSet, within: bool = False
) -> Kernel | None:
    """Its kernel, whose buffers are numbered as they are given. `within`: of a function that would call back: then
    integers are worth it anyhow.
    """
    return _tiled_kernel(made, tuple(tensors), target, within)


@lru_cache(maxsize=64)  # networks have products of the same sizes again and again
def _tiled_kernel(made: Matmul, tensors: tuple[Tensor, ...], target: InstructionSet, within: bool) -> Kernel | None:
    lhs, rhs, result = tensors
    first, second, element = (machine_type(x) for x in tensors)
    if first is None or second is None or element is None:
        return None
    *batch, rows, terms = made.rows
    columns = made.columns[-1]
    whole = math.prod(batch) * rows * columns * terms
    if terms <= FEW or (whole < LEAST and not (within and element.kind != "float")):
        return None
    loops = ProductLoops.of(made, lhs.shape, rhs.shape)
    if len(loops.columns) > 1 and loops.column.size * element.bits < target.vector_bytes * 8:
        return None
    if element.kind == "float":
        sizes, streams = (rows, terms, loops.column.size), loops.terms[-1].left == 1
        if not made.how.bare or (first, second) != (element, element) or min(rows, columns) < NARROWEST:
            return None
        if not suits_tiles(sizes, element, target, streams):
            return None
        if loops.alone and is_small(sizes, element, target, streams):
            return None
    elif made.how.into.kind == "f" and element.bits >= 32 and not within:
        return None  # BLAS multiplies narrow ones as floats, which are as exact
    return _kernel(loops, (first, second), result)


def suits_tiles(sizes: Sizes, element: ElementType, target: InstructionSet, streams: bool = True) -> bool:
    """Whether tiles are better than a library for floats. `streams`: each row of the left factor is read along."""
    rows, terms, columns = sizes
    size = element.bits // 8
    beyond = (rows + columns) * terms * size > LARGEST
    few_panels = streams and columns * size <= target.registers // 2 * target.vector_bytes
    longest = _LONG if rows <= target.registers // 4 or few_panels or not beyond else _TERMS
    large = terms > longest or (min(rows, columns) > OFTEN and beyond)
    return target.fuses and target.vector_bytes >= 32 and not large


def is_small(sizes: Sizes, element: ElementType, target: InstructionSet, streams: bool = True) -> bool:
    """Whether it is not worth a call, or columns are too few for tiles."""
    rows, terms, columns = sizes
    size = element.bits // 8
    beside = sums_at_once(target, element) // columns  # rows that a fold goes along at once
    if not streams:
        narrow = columns * size < target.vector_bytes
    elif beside > 1 and terms >= LANES:
        narrow = terms * columns * size <= beside * _NEAR
    elif rows * terms * size > _AFAR:
        narrow = columns * size < _NARROWEST
    else:  # a fold along rows has more to add, but its vectors are full, and those of the few near
        folds = terms * (_NARROW - columns * size) > columns * _ADDED
        narrow = folds and terms * columns * size <= _NEAR
    return narrow or rows * columns * terms < LEAST


def sums_at_once(target: InstructionSet, element: ElementType) -> int:
    """For how many sums along rows there are registers."""
    return max(1, target.registers * target.vector_bytes * 8 // element.bits // LANES // 2)


def _kernel(loops: ProductLoops, given: Sequence[ElementType], result: Tensor) -> Kernel:
    nodes, element = Nodes(), machine_type(result)
    assert element is not None
    loaded: list[KernelNode] = []
    for number, (type_, (size, at)) in enumerate(zip(given, (loops.left(), loops.right()), strict=True)):
        loaded.append(nodes.convert(nodes.load(Buffer(number, type_, size), at), element))
    first, second = loaded
    terms = [x.variable for x in loops.terms]
    return product_kernel(nodes, loops.space, terms, (first, second), nodes.constant(0, element), result, loops.at)


def product_kernel(
    nodes: Nodes,
    space: tuple[Variable, ...],
    terms: Sequence[Variable],
    factors: tuple[KernelNode, KernelNode],
    start: KernelNode,
    result: Tensor,
    at: Index | None = None,
) -> Kernel:
    """A row for each point of the result, the third buffer, in which products are added one after another. `at`: where
    it goes, if points do not lie one behind the other.
    """
    assert isinstance(result.element, ElementType)
    element, added = machine_type(result), sum_of(nodes, start.type)
    (found,) = nodes.fold(terms, [nodes.apply("mul", *factors)], added, [start], order="sequential")
    if at is None:
        at = linear([of_atom(x) for x in space], [x.size for x in space])
    value = of_number(nodes, found, result.element).node if element is None else nodes.convert(found, element)
    assert isinstance(found, Folded)
    return Kernel(
        "column", space, (Store(Buffer(2, value.type, size_of_space(space)), at, value),), folds=(found.fold,)
    )


def sum_of(nodes: Nodes, element: ElementType) -> Combination:
    """How terms of a sum become one."""
    running, term = nodes.input("running", element), nodes.input("term", element)
    return nodes.combination([running], [term], [nodes.apply("add", running, term)])


def machine_type(x: Tensor) -> ElementType | None:
    """The type of a tensor's elements, if they are numbers that machines compute with."""
    found = MACHINE.get(str(x.element.name)) if isinstance(x.element, ElementType) else None
    return None if found is None or found.kind == "bool" else found
