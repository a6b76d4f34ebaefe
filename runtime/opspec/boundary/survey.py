"""A program looked at before it crosses: its ops, their types and places, and what ops have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.programs.locations import Location
from opspec.values.types import Other, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

FEW_BITS = 8


def operations(root: ir.Operation) -> list[ir.Operation]:
    """An op and every op below it, in the order of the program."""
    found: list[ir.Operation] = []
    advance: ir.WalkResult = carrier.ir.WalkResult.ADVANCE
    append = found.append

    def visit(op: ir.Operation) -> ir.WalkResult:
        append(op)
        return advance

    root.walk(visit, carrier.ir.WalkOrder.PRE_ORDER)
    return found


def may_need(op: ir.Operation, told: frozenset[str] | None) -> bool:
    """Whether an op may need something newer, by the attributes that tell it; None: more than these would."""
    if not told:
        return told is None
    attributes = op.attributes
    return any(name in attributes for name in told)


def _came_later(type_: Tensor | Other) -> bool:
    return not isinstance(type_, Tensor) or isinstance(type_.element, Quantized) or 1 < type_.element.bits <= FEW_BITS


class LaterTypes:
    """Which ops have types that may be of a version behind the first: of few bits, quantized, made of other types."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._known: dict[ir.Type, bool] = {}

    def has(self, op: ir.Operation) -> bool:
        return any(map(self.is_later, [*made_types(op), *(value.type for value in op.operands)]))

    def is_later(self, type_: ir.Type) -> bool:
        found = self._known.get(type_)
        if found is None:
            found = self._known[type_] = _came_later(self._decoder.type(type_))
        return found


def made_types(op: ir.Operation) -> list[ir.Type]:
    """The types of the values that an op makes: its results, and the arguments of its blocks."""
    types = [value.type for value in op.results]
    for region in op.regions:
        types += [argument.type for block in region.blocks for argument in block.arguments]
    return types


class Places:
    """The places of ops, each decoded once."""

    def __init__(self) -> None:
        self._known: dict[ir.Attribute, Location] = {}

    def of(self, op: ir.Operation) -> Location:
        location = op.location
        key = location.attr  # a location is equal to no other
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = decode_location(location)
        return found


def in_common(op: ir.Operation) -> object:
    """What ops have in common whatever is said of an op by itself; one with regions has it with no other."""
    if len(op.regions):
        return op
    attributes = op.attributes
    try:
        values = tuple([(name, attributes[name]) for name in attributes])
    except TypeError:  # a complex constant, which the bindings cannot make an object of
        return op
    return op.name, tuple([x.type for x in op.operands]), tuple([x.type for x in op.results]), values
