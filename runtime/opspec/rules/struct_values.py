"""Attributes that are made of parts: what a program or an example gives, as the structs that expressions look into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from opspec.values.constants import EnumValue, Struct, Symbol
from opspec.values.dims import Vec


class AttributePart(Protocol):
    """What the generator and the runtime both know of an attribute, or of a part of one."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def optional(self) -> bool: ...
    @property
    def choices(self) -> tuple[str, ...]: ...
    @property
    def struct(self) -> str: ...
    @property
    def symbol_of(self) -> str: ...


class Unfit(Exception):
    """A value is not of the kind of its part. `path`: where, from the attribute on."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(message)
        self.path, self.message = path, message


def fitted(part: Any, given: object, path: str = "") -> Any:
    """A value as its part declares it, a mapping as a struct; one that fits already is given back itself."""
    here = f"{path}.{part.name}" if path else part.name
    match part.kind:
        case "struct":
            return _struct(part, given, here)
        case "struct[]" if isinstance(given, tuple | list):
            items = tuple(_struct(part, item, f"{here}[{at}]") for at, item in enumerate(given))
            return given if isinstance(given, tuple) and _same(items, given) else items
        case "i64" if type(given) is int:
            return given
        case "bool" if isinstance(given, bool):
            return given
        case "str" if isinstance(given, str) and not isinstance(given, EnumValue | Symbol):
            return given
        case "enum" if isinstance(given, str) and given in part.choices:
            return given if isinstance(given, EnumValue) else EnumValue(given)
        case "i64[]" if isinstance(given, Sequence) and all(type(item) is int for item in given):
            return given if isinstance(given, Vec) else Vec(given)
        case "str[]" if isinstance(given, tuple | list) and all(isinstance(item, str) for item in given):
            return tuple(given)
    raise Unfit(here, f"expected {_WORDS.get(part.kind, part.kind)}")


_WORDS = {
    "struct[]": "a list of structs",
    "i64": "an integer",
    "bool": "a truth value",
    "str": "a text",
    "i64[]": "a list of integers",
    "str[]": "a list of texts",
}


# By identity: structs that are of their part, which is asked again and again of the parts that they share.
_of_their_part: dict[tuple[int, int], tuple[Struct, Any]] = {}
MOST_KNOWN = 10_000


def _struct(part: Any, given: object, path: str) -> Struct | None:
    if isinstance(given, Struct):
        if (id(given), id(part)) in _of_their_part:
            return given
        if given.kind not in (part.struct, ""):
            raise Unfit(path, f"expected #{part.struct}, found #{given.kind}")
        fields: Mapping[str, object] = given.fields
    elif isinstance(given, Mapping):
        fields = given
    else:
        raise Unfit(path, f"expected #{part.struct}")
    names = [inner.name for inner in part.parts]
    unknown = next((name for name in fields if name not in names), None)
    if unknown is not None:
        raise Unfit(f"{path}.{unknown}", f"expected one of {', '.join(names)}")
    found = {inner.name: _field(inner, fields.get(inner.name), path) for inner in part.parts}
    if isinstance(given, Struct) and given.kind and _same(found.values(), [fields.get(name) for name in found]):
        if len(_of_their_part) >= MOST_KNOWN:
            _of_their_part.clear()
        _of_their_part[id(given), id(part)] = given, part
        return given
    return Struct(part.struct, found)


def _field(part: Any, given: object, path: str) -> object:
    if part.symbol_of and isinstance(given, Symbol | None):
        return None  # nobody has what it names
    if given is None:
        if part.kind.endswith("[]"):
            return fitted(part, (), path)
        if not part.optional:
            raise Unfit(f"{path}.{part.name}", "it is missing")
        return None
    return fitted(part, given, path)


def _same(items: Any, others: Sequence[object]) -> bool:
    return all(item is other for item, other in zip(items, others, strict=True))
