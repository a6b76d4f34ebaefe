"""Products of matrices of 16-bit floats, computed in f32: elements are widened where they are read, and sums rounded
where they are stored, so that no matrix is converted in memory.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from opspec.compiled.native.contractions import LONG, NARROW, Axis, Contraction, contraction_text
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.machine_code import Function, Machine
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.arrays import Array
from opspec.values.types import ElementType

_ACROSS = 32  # terms of a product by a vector that are lanes
_WASTED = 3  # times as many products as there have to be, at most


class NarrowProduct:
    """Takes two factors of the same type."""

    what = "product"

    def __init__(self, made: Matmul, factor: ElementType, machine: Machine) -> None:
        self._made = made
        self._machine = machine
        *batch, rows, terms = made.rows
        columns = made.columns[-1]
        self._across = columns == 1 and terms % _ACROSS == 0
        # A sum in parts stands in the result meanwhile, which has to hold it.
        self._rounds = terms <= LONG and not self._across
        made_type = factor.name if self._rounds else "f32"
        many = math.prod(batch)
        if self._across:  # lanes are terms, and each is a column of its own
            lanes, width = Axis(_ACROSS, 1, 1, 1), _ACROSS
            terms_axis = Axis(terms // _ACROSS, _ACROSS, _ACROSS)
        else:
            lanes, width = Axis(columns, 0, 1, 1), columns
            terms_axis = Axis(terms, 1, columns)
        places = Axis(many, rows * terms, terms * columns, rows * width), Axis(rows, terms, 0, width)
        self._sums = Contraction("f32", factor.name, made_type, lanes, places, (terms_axis,)).merged()
        self._type = factor.dtype if self._rounds else np.dtype(np.float32)
        self._shape = (many * rows, width) if self._across else made.shape
        self._call: Function | None = None

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [contraction_text(self._sums, self._machine.target)]

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        (self._call,) = calls

    def __call__(self, a: Array, b: Array) -> Array:
        assert self._call is not None
        made = self._made
        x = np.ascontiguousarray(a.transpose(made.left))
        y = np.ascontiguousarray(b.transpose(made.right))
        result = np.empty(self._shape, self._type)
        self._call(x, y, result)
        if self._across:
            result = result.sum(-1).reshape(made.shape)
        return result if self._rounds else made.how.out_of(result)


def narrow_product_of(
    made: Matmul, factors: tuple[ElementType, ElementType], result: ElementType, machine: Machine
) -> NarrowProduct | None:
    """A product by machine code; None where BLAS does it, or better."""
    first, second = factors
    if first.name not in NARROW or second != first or result != first or machine.target.vector_bytes < 32:
        return None
    lanes, columns = machine.target.vector_bytes // 4, made.columns[-1]
    across = columns == 1 and made.rows[-1] % _ACROSS == 0
    if 0 in (*made.rows, *made.columns) or (not across and -(-columns // lanes) * lanes > _WASTED * columns):
        return None
    return NarrowProduct(made, first, machine)
