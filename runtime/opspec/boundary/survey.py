"""A program looked at before it crosses: its ops, their types and places, and what each use needs of versions.

Types, places and uses of ops repeat: each distinct one is judged once, so that a thousand ops take a few milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from opspec.catalog.versions import PLAIN, tier_of
from opspec.lowering.needed_versions import Brought, brought, brought_by_type, deciding, use_of
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.programs.locations import Location
from opspec.programs.records import ModuleView
from opspec.values.types import Other, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import ir


@dataclass(frozen=True, slots=True)
class Needed:
    """What a use of an op needs that came after the first versions, and how far it may go."""

    brought: tuple[Brought, ...]
    tier: str


class Survey:
    """A module as it stands now. It holds ops: who changes the module lets go of it first."""

    def __init__(self, module: ir.Module) -> None:
        self.module = module
        self.ops = carrier.ops_in(module.operation, outer_first=True)
        self.decoder = Decoder()
        self._places: dict[ir.Attribute, Location] = {}
        self._elements: dict[ir.Type, object] = {}
        self._needed: dict[object, Needed] = {}

    @cached_property
    def types(self) -> dict[ir.Type, Tensor | Other]:
        """The types of all values: results, and arguments of blocks."""
        found: dict[ir.Type, None] = {}
        for op in self.ops:
            for value in op.results:
                found[value.type] = None
            if len(op.regions):
                found |= dict.fromkeys(_argument_types(op))
        return {type_: self.decoder.type(type_) for type_ in found}

    def place(self, op: ir.Operation) -> Location:
        location = op.location
        key = location.attr  # a location is equal to no other
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = decode_location(location)
        return found

    # --- versions ---------------------------------------------------------------------------------------------

    def may_need(self, op: ir.Operation, told: frozenset[str] | None) -> bool:
        """Whether an op may need something newer, by the attributes that tell it and by its types; None: more than
        these would.
        """
        if told is None:
            return True
        if told:
            attributes = op.attributes
            if any(name in attributes for name in told):
                return True
        later = self._later
        return bool(later) and any(type_ in later for type_ in (*made_types(op), *_taken_types(op)))

    def needed(self, op: ir.Operation) -> Needed:
        """What a use of an op needs, asked once of those that have all in common that decides it."""
        key = self._decisive(op)
        found = self._needed.get(key)
        if found is None:
            found = self._needed[key] = self._asked(op)
        return found

    @cached_property
    def _later(self) -> set[ir.Type]:
        """The types that came after the first version."""
        return {type_ for type_, decoded in self.types.items() if any(brought_by_type(decoded))}

    def _asked(self, op: ir.Operation) -> Needed:
        if op.name in PLAIN:  # what is in it is asked by itself
            return Needed(tuple(brought(op.name, (), map(self.decoder.type, made_types(op)))), tier_of(op.name))
        use = use_of(ModuleView(op).root)
        types = [self.decoder.type(type_) for type_ in (*_taken_types(op), *_given_types(op))]
        return Needed(tuple(brought(op.name, use.changes, types)), use.tier)

    def _decisive(self, op: ir.Operation) -> object:
        """What decides what an op needs; the op itself where that is more than can be named."""
        name = op.name
        by = deciding(name)
        if by is None or name in PLAIN:
            return op
        types = [_taken_types(op), _given_types(op)]
        told = [tuple(group if by.types else map(self._element, group)) for group in types]
        attributes = op.attributes
        try:
            values = [attributes.get(name, None) for name in by.attributes]
        except TypeError:  # a complex constant, which the bindings cannot make an object of
            return op
        return name, *told, tuple(values), len(op.regions)

    def _element(self, type_: ir.Type) -> object:
        """The element type of a tensor; another type as it is."""
        found = self._elements.get(type_)
        if found is None:
            decoded = self.decoder.type(type_)
            found = self._elements[type_] = decoded.element if isinstance(decoded, Tensor) else type_
        return found


def made_types(op: ir.Operation) -> list[ir.Type]:
    """The types of the values that an op makes: its results, and the arguments of its blocks."""
    return [*_given_types(op), *_argument_types(op)]


def _argument_types(op: ir.Operation) -> list[ir.Type]:
    return [argument.type for region in op.regions for block in region.blocks for argument in block.arguments]


def _taken_types(op: ir.Operation) -> list[ir.Type]:
    return [value.type for value in op.operands]


def _given_types(op: ir.Operation) -> list[ir.Type]:
    return [value.type for value in op.results]
