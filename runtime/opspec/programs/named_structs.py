"""Structs that a symbol stands for: an op of the program has them as an attribute, a mesh for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeAlias

from opspec.programs import printed_form
from opspec.programs.decoding import Attributes, Decoded, Decoder
from opspec.programs.records import View, symbol_of
from opspec.values.constants import Struct, Symbol

if TYPE_CHECKING:
    from opspec.programs.carrier import ir
    from opspec.rules.signature import Attribute


Find: TypeAlias = "Callable[[Attribute, str], Struct | None]"


def has_symbols(attribute: Attribute) -> bool:
    """Whether it, or a part of it, may be named by a symbol."""
    return bool(attribute.symbol_of) or any(map(has_symbols, attribute.parts))


def looked_up(attribute: Attribute, given: object, view: View) -> object:
    """An attribute of an op with structs in the place of their symbols; without what no op has by that name."""
    kept, key = view.module.looked_up, (id(given), id(_around(view)))
    if key not in kept:
        found = resolved(attribute, given, lambda part, name: _named(part, name, view))
        kept[key] = given, found  # with what was asked, whose place stays its own
    return kept[key][1]


def unknown_symbols(attribute: Attribute, given: object, view: View) -> Iterator[tuple[str, str, str]]:
    """The op that a symbol should be of, the symbol, and the nearest that there is, for each that is nobody's."""
    if isinstance(given, tuple):
        for item in given:
            yield from unknown_symbols(attribute, item, view)
    elif isinstance(given, Struct):
        for part in attribute.parts:
            yield from unknown_symbols(part, given.fields.get(part.name), view)
    elif isinstance(given, Symbol) and attribute.symbol_of and _named(attribute, given, view) is None:
        near = get_close_matches(given, [name for name, _ in _symbols(attribute.symbol_of, view)], 1, 0.7)
        yield attribute.symbol_of, given, f"@{near[0]}" if near else ""


def resolved(attribute: Attribute, given: object, find: Find) -> object:
    """A value with structs in the place of their symbols; `find` gives that of a part by its name."""
    if isinstance(given, tuple | list) and attribute.kind == "struct[]":
        return tuple(_resolved_parts(attribute, item, find) for item in given)
    if isinstance(given, str) and attribute.symbol_of:
        return find(attribute, given.removeprefix("@"))
    return _resolved_parts(attribute, given, find)


def _resolved_parts(attribute: Attribute, given: object, find: Find) -> object:
    fields = given.fields if isinstance(given, Struct) else given
    if not isinstance(fields, Mapping):
        return given
    asked = {part.name: part for part in attribute.parts if has_symbols(part)}
    found = {name: resolved(asked[name], value, find) if name in asked else value for name, value in fields.items()}
    return Struct(given.kind if isinstance(given, Struct) else attribute.struct, found)


def with_structs(
    attributes: Sequence[Attribute], given: Mapping[str, Decoded], op: ir.Operation, decoder: Decoder
) -> Mapping[str, Decoded]:
    """The attributes of an op that is, or is made, in this one, with structs in the place of their symbols."""
    symbols = {attribute.name: attribute for attribute in attributes if has_symbols(attribute)}
    if not symbols:
        return given

    def named(part: Attribute, name: str) -> Struct | None:
        return _named_around(op, part, name, decoder)

    return {n: resolved(symbols[n], value, named) if n in symbols else value for n, value in given.items()}


def _named_around(op: ir.Operation, part: Attribute, name: str, decoder: Decoder) -> Struct | None:
    """The struct that an op of this name has, in the innermost module around that has one."""
    scope: ir.Operation | ir.OpView | None = op
    while scope is not None:
        for inner in scope.operation.regions[0].blocks[0] if scope.operation.name == "builtin.module" else ():
            if inner.operation.name == part.symbol_of and printed_form.named(str(inner.attributes["sym_name"])) == name:
                values = Attributes(inner.operation, decoder).values()
                return next((x for x in values if isinstance(x, Struct) and x.kind == part.struct), None)
        scope = scope.operation.parent
    return None


def with_symbols(attribute: Attribute, found: object, given: object) -> object:
    """What was resolved, with the symbols that were given."""
    if isinstance(given, str) and attribute.symbol_of:
        return Symbol(given.removeprefix("@"))
    if isinstance(found, tuple) and isinstance(given, tuple | list):
        return tuple(with_symbols(attribute, *pair) for pair in zip(found, given, strict=True))
    fields = given.fields if isinstance(given, Struct) else given
    if not isinstance(found, Struct) or not isinstance(fields, Mapping):
        return found
    parts = {part.name: part for part in attribute.parts if has_symbols(part) and part.name in fields}
    named = {name: with_symbols(part, found[name], fields[name]) for name, part in parts.items()}
    return Struct(found.kind, {**found.fields, **named})


def _named(attribute: Attribute, name: str, view: View) -> Struct | None:
    """The struct that the op of a name has, in the innermost module around that has one."""
    op = next((op for symbol, op in _symbols(attribute.symbol_of, view) if symbol == name), None)
    values = (value for value in op.attributes.values() if isinstance(value, Struct)) if op is not None else ()
    return next((value for value in values if value.kind == attribute.struct), None)


def _symbols(kind: str, view: View) -> Iterator[tuple[str, View]]:
    """The ops of a kind with their symbols, those of the innermost module first."""
    scope = _around(view)
    while scope is not None:
        for op in (op for region in scope.regions for block in region.blocks for op in block.ops):
            if op.name == kind and (symbol := symbol_of(op)) is not None:
                yield symbol, op
        scope = _around(scope)


def _around(view: View) -> View | None:
    """The module that an op stands in."""
    scope = view.parent
    while scope is not None and scope.name != "builtin.module":
        scope = scope.parent
    return scope
