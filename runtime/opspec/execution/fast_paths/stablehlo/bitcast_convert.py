"""Bits in place: the memory of the operand, read as elements of another type."""

from __future__ import annotations

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.values.types import ElementType, Tensor


def prepare(operand: Tensor, *, result: Tensor) -> Function | WhyNot:
    """Elements narrower than a byte lie in one each, and a shape without elements says nothing of the other."""
    elements = operand.element, result.element
    if not all(isinstance(element, ElementType) and element.bits >= 8 for element in elements):
        return "its elements are quantized, or narrower than a byte"
    dtype, shape = result.element.dtype, tuple(result.shape)
    return lambda x: np.asarray(x, order="C").reshape(-1).view(dtype).reshape(shape)


PATHS = (FastPath("bitcast_convert.view", prepare, "a view of the operand's memory"),)
