"""Values of the program that a lowering builds, and the error of one that cannot be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.lowering.open_sizes import sizes_of
from opspec.values.dims import Dim, Vec
from opspec.values.types import ElementType, Other, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.building.views import SSAValue


class LowerError(OpSpecError):
    """An op cannot be lowered."""


class GraphValue:
    """A value of the program: it can be measured like its type. `known`: what an operand that is read as a vector
    holds, where that is known.
    """

    __slots__ = ("_shape", "known", "ssa", "type")

    def __init__(self, ssa: SSAValue, type_: Tensor | Other, known: Vec | None = None) -> None:
        self.ssa, self.type, self.known = ssa, type_, known
        self._shape: Vec | None = None

    @property
    def shape(self) -> Vec:
        if self._shape is None:
            shape = self._tensor.shape
            self._shape = shape if is_static_shape(shape) else sizes_of(self, shape)
        return self._shape

    @property
    def element(self) -> ElementType | Quantized:
        return self._tensor.element

    @property
    def _tensor(self) -> Tensor:
        if not isinstance(self.type, Tensor):
            raise LowerError(f"expected a tensor, found a value of type {self.type}")
        return self.type

    @property
    def is_static(self) -> bool:
        return is_static_shape(self._tensor.shape)


def is_static_shape(shape: Vec) -> bool:
    return not any(isinstance(size, Dim) for size in tuple.__iter__(shape))
