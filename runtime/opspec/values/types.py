"""The types of values: element types, quantized ones, tensors, and everything else by its MLIR spelling."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.values.dims import Dim, Vec
from opspec_model.elements.types import ELEMENT_TYPES as ELEMENT_TYPES
from opspec_model.elements.types import QUANTIZED as QUANTIZED
from opspec_model.elements.types import ElementType as ElementType
from opspec_model.elements.types import Quantized as Quantized
from opspec_model.elements.types import baseline_type as baseline_type
from opspec_model.elements.types import element_of as element_of
from opspec_model.elements.types import storage_range as storage_range


@dataclass(frozen=True, slots=True)
class Tensor:
    """A ranked tensor. A bounded dimension is `Dim(0, bound)`, so `encoding` is never `#stablehlo.bounds`."""

    shape: Vec
    element: ElementType | Quantized
    encoding: str | None = None

    @property
    def rank(self) -> int:
        return len(self.shape)

    def __eq__(self, other: object) -> bool:
        # Vec compares per dimension and may answer MAYBE; two types are equal when they are spelled alike.
        if not isinstance(other, Tensor):
            return NotImplemented
        return self is other or (
            self.element == other.element
            and self.encoding == other.encoding
            and _shape_key(self.shape) == _shape_key(other.shape)
        )

    def __hash__(self) -> int:
        return hash((_shape_key(self.shape), self.element, self.encoding))

    def __str__(self) -> str:
        dims = "".join(f"{'?' if isinstance(size, Dim) else size}x" for size in self.shape)
        encoding = self.encoding
        if encoding is None and any(isinstance(size, Dim) and size.high is not None for size in self.shape):
            bounds = ["?" if not isinstance(size, Dim) or size.high is None else str(size.high) for size in self.shape]
            encoding = f"#stablehlo.bounds<{', '.join(bounds)}>"
        return f"tensor<{dims}{self.element}{'' if encoding is None else ', ' + encoding}>"


@dataclass(frozen=True, slots=True)
class Other:
    """A type that is no ranked tensor of StableHLO elements: token, tuple (of `elements`), future, buffer."""

    text: str
    elements: tuple[Tensor | Other, ...] = ()

    def __str__(self) -> str:
        return self.text


TOKEN = Other("!stablehlo.token")


def _shape_key(shape: Vec) -> tuple[object, ...]:
    return tuple((size.low, size.high) if isinstance(size, Dim) else size for size in tuple.__iter__(shape))
