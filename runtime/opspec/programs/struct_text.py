"""Structs as the text of attributes, and back: in Shardy's own syntax, or as a list of fields.

`#acme.grid<axes = [{name = "x", size = 2}], place = @m>`: what is absent is left out.
"""

from __future__ import annotations

from opspec.programs import shardy_attributes
from opspec.programs.printed_form import entries, named, split
from opspec.values.constants import EnumValue, Struct, Symbol
from opspec.values.dims import Vec


def struct_text(dialect: str, found: Struct) -> str:
    """The attribute that a struct of a dialect is."""
    if dialect == "sdy":
        return shardy_attributes.spelled(found)
    return f"#{dialect}.{found.kind}<{_fields(found)}>"


def _fields(found: Struct) -> str:
    return ", ".join(f"{name} = {_value(value)}" for name, value in found.fields.items() if value is not None)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Struct():
            return f"{{{_fields(value)}}}"
        case tuple() | list():
            return f"[{', '.join(map(_value, value))}]"
        case Symbol():
            return f"@{value}"
        case EnumValue():
            return str(value)
        case str():
            return shardy_attributes.quoted(value)
    return str(value)


def read_field(text: str) -> object | None:
    """A field that is more than a word: a list, a struct of a kind that its part says, a text in quotes or a symbol."""
    if text.startswith("[") and "{" in text:
        return tuple(map(read_field, split(text[1:-1])))
    if text.startswith("["):
        items = split(text[1:-1])
        return tuple(map(named, items)) if items and items[0].startswith('"') else None
    if text.startswith("{"):
        return Struct("", {name: _read(value) for name, value in entries(text[1:-1]).items()})
    if text.startswith('"'):
        return named(text)
    return Symbol(named(text[1:])) if text.startswith("@") else None


def _read(text: str) -> object:
    found = read_field(text)
    return _word(text) if found is None else found


def _word(text: str) -> object:
    if text.startswith("["):
        return Vec(map(int, split(text[1:-1])))
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text
