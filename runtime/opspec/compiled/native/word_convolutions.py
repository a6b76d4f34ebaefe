"""Convolutions of integers of 8 and 16 bits as products of words, or of tiles: windows of images with features last,
which are copied, by the kernel. A copy of bytes takes little time beside products of numbers that are four times as
wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from opspec.compiled.native.inlined import PieceByPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.machine_code import Function
from opspec.compiled.native.panel_products import panel_pieces_of
from opspec.compiled.native.word_products import WordProduct, word_product_of
from opspec.execution.fast_paths.stablehlo.convolution import Convolution, images_with_zeros, windows_of
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import Tensor

_COPIED = 1 << 24  # elements of windows that are copied at once


class WordConvolution:
    """Takes an image and a kernel."""

    what = "convolution"

    def __init__(self, made: Convolution, product: WordProduct | PieceByPiece, rows: tuple[int, int]) -> None:
        self._made = made
        self._product = product
        self._rows = rows

    def texts(self) -> list[KernelText]:
        """Its code."""
        return self._product.texts()

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        self._product.load(calls)

    def __call__(self, x: Array, w: Array) -> Array | tuple[Array, ...]:
        window = self._made.window
        padded = images_with_zeros(np.ascontiguousarray(x)[None], window, last=True)
        return self._product(windows_of(padded, window, last=True).reshape(self._rows), w)


def word_convolution_of(made: Convolution, tensors: Sequence[Tensor], target: InstructionSet) -> WordConvolution | None:
    """A convolution by products of words, of two factors into a result; None where it is none, or of groups, or of
    features that are not last.
    """
    (feature, given, *taps), last = made.kernels, len(made.lhs) - 1
    in_order = (0, last, *range(1, last))
    if made.groups > 1 or made.dilated or any(made.flipped) or made.images != in_order or made.results != in_order:
        return None
    terms, features = math.prod(made.rhs) // made.rhs[feature], made.rhs[feature]
    rows = math.prod(made.result) // features, terms
    if math.prod(rows) > _COPIED:
        return None
    how = Matmul(made.how, (0, 1), (*taps, given, feature), rows, (terms, features), made.result)
    windows = Tensor(Vec(rows), tensors[0].element)
    pieces = panel_pieces_of(how, (windows, *tensors[1:]), target)
    if pieces is not None:
        return WordConvolution(made, PieceByPiece("product", pieces, 2, tensors[2:], single=True), rows)
    product = word_product_of(how, tensors, target)
    return None if product is None else WordConvolution(made, product, rows)
