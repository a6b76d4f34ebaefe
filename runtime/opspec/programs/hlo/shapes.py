"""Arrays and how they lie in memory, as shapes of HLO say it."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.programs.hlo.fields import ELEMENTS, LayoutField, ShapeField
from opspec.programs.hlo.messages import Damaged, Message
from opspec.values.types import ELEMENT_TYPES

_MOST_DIMENSIONS = 1 << 10


@dataclass(frozen=True, slots=True)
class Laid:
    """An array: `order` has its dimensions from the slowest to the fastest. `element` is the number of its type."""

    element: int
    sizes: tuple[int, ...]
    order: tuple[int, ...]
    tiled: bool = False

    @classmethod
    def of(cls, shape: Message) -> Laid:
        sizes = tuple(shape.integers(ShapeField.DIMENSIONS))
        if len(sizes) > _MOST_DIMENSIONS:
            raise Damaged(f"a shape of {len(sizes)} dimensions")
        layout = shape.message(ShapeField.LAYOUT)
        order = tuple(reversed(layout.integers(LayoutField.MINOR_TO_MAJOR)))
        every = tuple(range(len(sizes)))
        return cls(
            shape.integer(ShapeField.ELEMENT),
            sizes,
            order if sorted(order) == list(every) else every,
            LayoutField.TILES in layout,
        )

    @classmethod
    def rows(cls, element: int, sizes: tuple[int, ...]) -> Laid:
        return cls(element, sizes, tuple(range(len(sizes))))

    @property
    def in_memory(self) -> tuple[int, ...]:
        return tuple(self.sizes[at] for at in self.order)

    @property
    def in_rows(self) -> bool:
        order = [at for at in self.order if self.sizes[at] != 1]
        return order == sorted(order)

    @property
    def back(self) -> tuple[int, ...]:
        """Where each dimension stands in the order."""
        return tuple(self.order.index(at) for at in range(len(self.order)))

    @property
    def bits(self) -> int:
        return ELEMENT_TYPES[ELEMENTS[self.element]].bits

    @property
    def message(self) -> Message:
        """The shape, laid out in rows."""
        made, layout = Message(), Message()
        made.set(ShapeField.ELEMENT, self.element)
        made.set_integers(ShapeField.DIMENSIONS, self.sizes)
        layout.set_integers(LayoutField.MINOR_TO_MAJOR, reversed(range(len(self.sizes))))
        made.set(ShapeField.LAYOUT, layout)
        return made

    def __str__(self) -> str:
        element = ELEMENTS.get(self.element, f"type {self.element}")
        sizes, order = ",".join(map(str, self.sizes)), ",".join(map(str, reversed(self.order)))
        return f"{element}[{sizes}]{{{order}{':T' if self.tiled else ''}}}"
