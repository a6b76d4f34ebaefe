"""The types of a region's arguments, before the region is there to say them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from opspec.building.views import BuildError
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import Region, Signature, Value
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, TOKEN, ElementType, Other, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.rules.implicit_rules import Dealt

Element = ElementType | Quantized
Wanted = Tensor | Other | Element | None  # what a caller says of a result


def argument_types(
    region: Region, signature: Signature, binder: Binder, operands: Sequence[Dealt], wanted: Sequence[Wanted]
) -> list[Tensor | Other]:
    """One type for each argument.

    The element type is what its type variable stands for; one that only regions and results have is what the
    caller wants of the results, else the operand's: sums of i8 are made in i8 unless someone asks for i32.
    """
    free = any(group[0].variadic and group[0].kind == "any" and not group[0].element for group in region.arguments)
    if free and binder.items is None:
        raise BuildError(
            f"{signature.op}: region {region.name}: nothing tells the types of its arguments; "
            f"give {region.name}=(types, function)"
        )
    return list(_Region(region, signature, binder, operands, wanted).arguments())


class _Region:
    def __init__(
        self,
        region: Region,
        signature: Signature,
        binder: Binder,
        operands: Sequence[Dealt],
        wanted: Sequence[Wanted],
    ) -> None:
        self.region = region
        self.signature = signature
        self.binder = binder
        self.operands = operands
        self.wanted = wanted

    def arguments(self) -> Iterator[Tensor | Other]:
        for group in self.region.arguments:
            positions: Sequence[int | None] = range(self._items) if group[0].variadic else [None]
            for position in positions:
                for value in group:
                    yield self._argument(value, position)

    @property
    def _items(self) -> int:
        return self.binder.items or 0

    def _argument(self, value: Value, position: int | None) -> Tensor | Other:
        if value.kind == "token":
            return TOKEN
        if value.kind == "any" and value.element:
            known = self.binder.types.get((value.element, position) if position is not None else value.element)
            if isinstance(known, Tensor | Other):
                return known
        like = self._like(value, position or 0)
        if value.kind == "scalar":
            element = self._element(value, position)
            if element is None and isinstance(like, Tensor):
                element = like.element
            if element is not None:
                return Tensor(Vec(), element)
        elif like is not None:
            return like
        op = self.signature.op
        raise BuildError(f"{op}: region {self.region.name}: nothing tells the types of its arguments")

    def _element(self, value: Value, position: int | None) -> Element | None:
        variable = next((v for v in self.signature.typevars if v.name == value.element), None)
        if variable is None:
            fixed = "i1" if value.classes == {"bool"} else value.element
            return ELEMENT_TYPES.get(fixed)
        key: Any = (variable.name, position) if variable.pack else variable.name
        known: Element | None = self.binder.types.get(key)
        return known or self._wanted(variable.name, position if variable.pack else None)

    def _wanted(self, variable: str, position: int | None) -> Element | None:
        """The element type that the caller wants of a result with this type variable."""
        declared = [
            (value, at) for value in self.signature.results for at in range(self._items if value.variadic else 1)
        ]
        for (value, at), wanted in zip(declared, self.wanted, strict=False):
            element = wanted.element if isinstance(wanted, Tensor) else wanted
            fits = value.element == variable and position in (None, at)
            if fits and isinstance(element, ElementType | Quantized):
                return element
        return None

    def _like(self, value: Value, at: int) -> Tensor | Other | None:
        """The type of the operand that an argument takes after: one of its type variable, else the first."""
        pairs: list[tuple[Value, Any]] = list(zip(self.signature.operands, self.operands, strict=True))
        named = [pair for pair in pairs if value.element and pair[0].element == value.element]
        for declared, found in named or pairs:
            item = found if not declared.variadic else found[at] if at < len(found) else None
            if isinstance(item, Tensor | Other):
                return item
        return None
