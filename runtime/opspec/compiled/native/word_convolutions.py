"""Convolutions of integers of 8 and 16 bits as products of words, or of tiles: windows of images with features last,
which are read where they lie in the image that has zeros around it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from opspec.compiled.native.inlined import PieceByPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.panel_products import held_in_tiles, panel_pieces_of
from opspec.compiled.native.windows import Windows
from opspec.compiled.native.word_code import WindowsCode
from opspec.compiled.native.word_products import WordProduct, word_product_of
from opspec.execution.fast_paths.stablehlo.convolution import Convolution
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.types import ElementType, Tensor


class WordConvolution:
    """Of an image and a kernel: windows times that."""

    what = "convolution"

    def __init__(self, windows: Windows, held: ElementType, product: PieceByPiece) -> None:
        self._product = product
        self.code = WindowsCode(windows, held.dtype, product.code)

    def texts(self) -> list[KernelText]:
        """Its code."""
        return self._product.texts()


def word_convolution_of(
    made: Convolution, tensors: Sequence[Tensor], target: InstructionSet
) -> WordConvolution | WordProduct | None:
    """A convolution by products of words, of two factors into a result; None where it is none, or of groups, or of
    features that are not last.
    """
    (feature, given, *taps), last = made.kernels, len(made.lhs) - 1
    in_order = (0, last, *range(1, last))
    if made.groups > 1 or made.dilated or any(made.flipped) or made.images != in_order or made.results != in_order:
        return None
    terms, features = math.prod(made.rhs) // made.rhs[feature], made.rhs[feature]
    rows = math.prod(made.result) // features, terms
    how = Matmul(made.how, (0, 1), (*taps, given, feature), rows, (terms, features), made.result)
    windows = Windows.of(made)
    pieces, held = panel_pieces_of(how, tensors, target, windows), held_in_tiles(tensors, target)
    if pieces is not None and held is not None:
        return WordConvolution(windows, held, PieceByPiece("product", pieces, 2, tensors[2:], single=True))
    return word_product_of(how, tensors, target, windows)
