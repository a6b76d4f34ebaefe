"""Products of matrices of f32 and f64, of sizes for which a library spends much of its time on copies: tiles of folds,
as strict products have, with product and sum fused. Factors are read where they lie, in any order of dimensions.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.machine_code import Function
from opspec.compiled.nodes import FEW, Buffer, Folded
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, of_atom, total
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

LEAST = 1 << 15  # multiplications of a matrix, from which on a call is worth it
LARGEST = 3 << 20  # bytes of factors that stay in the nearer caches while panels are gone through
_TERMS = 2048  # that are added one after another


class PlainProduct:
    """Takes two factors of the same type."""

    what = "product"

    def __init__(self, kernel: Kernel, result: Tensor, target: InstructionSet) -> None:
        self._kernel = kernel
        self._result = result
        self._target = target
        self._call: Function | None = None

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [kernel_text(self._kernel, self._target, slot=lambda buffer: buffer.number, fuses=True)]

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        (self._call,) = calls

    def __call__(self, a: Array, b: Array) -> Array:
        assert self._call is not None
        result = np.empty(self._result.shape, self._result.element.dtype)
        self._call(np.ascontiguousarray(a), np.ascontiguousarray(b), result)
        return result


def plain_product_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> PlainProduct | None:
    """A product by machine code, of two factors into a result; None where BLAS does it, or better."""
    kernel = plain_kernel_of(made, tensors, target)
    return None if kernel is None else PlainProduct(kernel, tensors[-1], target)


def plain_kernel_of(made: Matmul, tensors: Sequence[Tensor], target: InstructionSet) -> Kernel | None:
    """Its kernel, whose buffers are numbered as they are given; None too where dimensions that are one for the product
    lie apart.
    """
    lhs, rhs, result = tensors
    element = MACHINE.get(str(result.element.name)) if isinstance(result.element, ElementType) else None
    if element is None or element.kind != "float" or not made.how.bare or target.vector_bytes < 32:
        return None
    if lhs.element != result.element or rhs.element != result.element or not target.fuses:
        return None
    rows, terms = made.rows[-2:]
    columns, lanes = made.columns[-1], target.vector_bytes // (element.bits // 8)
    large = (rows + columns) * terms * (element.bits // 8) > LARGEST
    if not FEW < terms <= _TERMS or rows < 2 or columns < lanes or rows * columns * terms < LEAST or large:
        return None
    left = _steps(tuple(lhs.shape), made.left, made.rows)
    right = _steps(tuple(rhs.shape), made.right, made.columns)
    return None if left is None or right is None else _kernel(made, left, right, element)


def _kernel(made: Matmul, left: Sequence[int], right: Sequence[int], element: ElementType) -> Kernel:
    """A row for each point of the result, in which products are added one after another. `left`, `right`: how far apart
    elements of the factors lie, along each dimension of the product that they have.
    """
    *batch, rows, terms = made.rows
    names = [*(f"i{at}" for at in range(len(batch))), "row", "k", "column"]
    sizes = [*batch, rows, terms, made.columns[-1]]
    *many, row, k, column = itertools.starmap(Variable, zip(names, sizes, strict=True))
    nodes = Nodes()
    read = ([*many, row, k], left), ([*many, k, column], right)
    factors = [
        nodes.load(Buffer(number, element, math.prod(x.size for x in variables)), _sum(variables, steps))
        for number, (variables, steps) in enumerate(read)
    ]
    running, term = nodes.input("running", element), nodes.input("term", element)
    added = nodes.combination([running], [term], [nodes.apply("add", running, term)], [nodes.constant(-0.0, element)])
    start = [nodes.constant(0.0, element)]
    (found,) = nodes.fold([k], [nodes.apply("mul", *factors)], added, start, order="sequential")
    space = [*many, row, column]
    at = linear([of_atom(x) for x in space], [x.size for x in space])
    store = Store(Buffer(2, element, math.prod(x.size for x in space)), at, found)
    assert isinstance(found, Folded)
    return Kernel("column", tuple(space), (store,), folds=(found.fold,))


def _steps(shape: tuple[int, ...], order: Sequence[int], sizes: Sequence[int]) -> list[int] | None:
    """How many elements each of some sizes goes on, which are those of one dimension or of several side by side."""
    strides = [math.prod(shape[d + 1 :]) for d in range(len(shape))]
    left, found = [d for d in order if shape[d] > 1], list[int]()
    for size in sizes:
        taken: list[int] = []
        while math.prod(shape[d] for d in taken) < size:
            taken.append(left.pop(0))
        if any(strides[x] != strides[y] * shape[y] for x, y in itertools.pairwise(taken)):
            return None
        found.append(strides[taken[-1]] if taken else 0)
    return found


def _sum(variables: Sequence[Variable], steps: Sequence[int]) -> Index:
    return total([(of_atom(variable), step) for variable, step in zip(variables, steps, strict=True) if step])
