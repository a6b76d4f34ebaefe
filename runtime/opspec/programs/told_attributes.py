"""What is told of a value by whoever makes it: how it lies on devices, for one.

An op tells it by an attribute that its op file says is `of` a result. Any other op, and a function of its arguments,
may have an attribute beside its own, which is called like the struct: `sdy.sharding`. An op may ask it of its operands,
and of a result of which it tells nothing by itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from opspec.catalog.dialects import generated
from opspec.programs.records import View
from opspec.rules.signature import Attribute, Signature
from opspec.values.constants import NOT_TOLD, Struct


def told_of(view: View, attribute: Attribute, signature: Signature) -> object:
    """What is told of the value that the attribute is of: None where nothing is, NOT_TOLD where nobody could."""
    beside = f"{view.name.partition('.')[0]}.{attribute.struct}"
    if attribute.of in [value.name for value in signature.results]:
        return _one(view.attributes.get(beside), attribute.struct, 0)
    at = [value.name for value in signature.operands].index(attribute.of)
    if at >= len(view.operands):
        return NOT_TOLD
    value = view.operands[at]
    maker = view.module.producers[value]
    if maker is None:
        return _of_argument(view, value, beside)
    number = maker.results.index(value)
    own = [given for given in _attributes(maker.name) if given.of]
    if not own:
        return _one(maker.attributes.get(beside), attribute.struct, number)
    found = next((given for each in own if (given := maker.attributes.get(each.name)) is not None), None)
    return _one(found, attribute.struct, number)


def told(view: View) -> dict[str, object]:
    """All that is told of the values of an op, by the names that its op file gives it."""
    binding = generated("binding", view.name)
    signature: Signature | None = None if binding is None else binding.SIGNATURE
    lookups = () if signature is None else signature.lookups
    return {found.name: told_of(view, found, signature) for found in lookups if signature is not None}


def _attributes(op: str) -> tuple[Attribute, ...]:
    binding = generated("binding", op)
    return () if binding is None else binding.SIGNATURE.attributes


def _one(given: object, struct: str, number: int) -> object:
    """The struct that is told of a result by its number: alone, or one of a list."""
    if given is None or (isinstance(given, Struct) and given.kind == struct):
        return given
    listed = [field for field in given.fields.values() if isinstance(field, tuple)] if isinstance(given, Struct) else []
    if len(listed) != 1:
        return NOT_TOLD
    return listed[0][number] if number < len(listed[0]) else None


def _of_argument(view: View, value: int, beside: str) -> object:
    scope = view.parent
    while scope is not None:
        for block in (block for region in scope.regions for block in region.blocks):
            if value in block.arguments:
                if scope.name != "func.func":
                    return NOT_TOLD
                at, given = block.arguments.index(value), scope.attributes.get("arg_attrs")
                own = given[at] if isinstance(given, tuple) and at < len(given) else None
                return own.get(beside) if isinstance(own, Mapping) else None
        scope = scope.parent
    return NOT_TOLD
