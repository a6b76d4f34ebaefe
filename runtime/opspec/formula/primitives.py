"""One primitive applied to single values, by the `oracle` text of its row in spec/primitives.yaml."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from opspec.formula.exact_arithmetic import NAMES
from opspec.formula.values import FormulaValue, Vector, element, exact, real_type
from opspec.values.dims import Dim, Undefined
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of
from opspec_model.names import ORACLE

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base
    from opspec_model.definitions.table_rows import Primitive
    from opspec_model.language.signature import PrimitiveSignature


class UnknownDimension(Exception):
    """The value depends on a dimension that is not known."""


class _Opaque:
    """An unknown dimension inside a vector: it can be moved about, and anything else gives up."""

    __slots__ = ("dim",)

    def __init__(self, dim: Dim) -> None:
        self.dim = dim

    def _give_up(self, *_: object) -> NoReturn:
        raise UnknownDimension

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = __index__ = _give_up
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = _give_up
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _give_up


def apply(
    base: Base, name: str, args: Sequence[FormulaValue], keywords: Mapping[str, FormulaValue] | None = None
) -> FormulaValue:
    """The value of a primitive. Elements are arrays of rank 0; a bare number takes the type it meets."""
    primitive = base.primitives[name]
    signature = primitive.signature
    given = given_arguments(signature, args, keywords or {})
    if any(isinstance(value, Dim) for value in given.values()):
        raise UnknownDimension
    types = _types(signature, given)
    values = {
        p.name: _plain(given[p.name], types.get(p.type) if isinstance(p.type, str) else None)
        for p in signature.parameters
    }
    function = _function(_text(primitive, types), tuple(values))
    try:
        found = function(*values.values(), types.get("E"), types.get("F"))
    except ZeroDivisionError:
        raise Undefined(f"{name}: division by zero") from None
    except (ValueError, IndexError) as problem:
        if any(type_.kind != "index" for type_ in types.values()):
            raise
        raise Undefined(f"{name}: {problem}") from None
    if isinstance(signature.result, str):
        return _element(signature, found, types, [(given[name], value) for name, value in values.items()])
    return _index_value(found)


def given_arguments(
    signature: PrimitiveSignature, args: Sequence[FormulaValue], keywords: Mapping[str, FormulaValue]
) -> dict[str, FormulaValue]:
    """The value of each parameter."""
    given: dict[str, FormulaValue] = {}
    left = list(args)
    for parameter in signature.parameters:
        if parameter.name in keywords:
            given[parameter.name] = keywords[parameter.name]
        elif parameter.variadic:
            given[parameter.name], left = Vector(left), []
        elif left:
            given[parameter.name] = left.pop(0)
        else:
            given[parameter.name] = _literal(str(parameter.default))
    return given


@functools.cache
def _literal(text: str) -> FormulaValue:
    return ast.literal_eval(text)


def _types(signature: PrimitiveSignature, given: Mapping[str, FormulaValue]) -> dict[str, ElementType]:
    """What the type variables stand for; a parameter `t: type` says it of E."""
    found: dict[str, ElementType] = {}
    for parameter in signature.parameters:
        value = given[parameter.name]
        if isinstance(value, ElementType):
            found["E"] = value
        elif isinstance(parameter.type, str) and isinstance(value, np.ndarray):
            found[parameter.type] = element_of(value.dtype)
    for parameter in signature.parameters:
        value = given[parameter.name]
        if isinstance(parameter.type, str) and isinstance(value, bool | int):
            found.setdefault(parameter.type, ELEMENT_TYPES["i1" if isinstance(value, bool) else "index"])
    return found


def _plain(value: FormulaValue, type_: ElementType | None) -> FormulaValue:
    """The value as the oracle takes it: exact, and of the type even where it is a bare number."""
    if isinstance(value, np.ndarray):
        return exact(value)
    if isinstance(value, tuple):
        return Vector(_plain(item, None) for item in value)
    if isinstance(value, Dim):
        return _Opaque(value)
    if isinstance(value, int | float) and type_ is not None and type_.kind != "index":
        return exact(element(value, type_))
    return value


def _text(primitive: Primitive, types: Mapping[str, ElementType]) -> str:
    """The oracle for the class of F, or of E where there is no F."""
    decides = types.get("F") or types.get("E")
    kind = decides.kind if decides is not None else "index"
    return primitive.text(ORACLE, kind)


@functools.cache
def _function(text: str, names: tuple[str, ...]) -> Callable[..., FormulaValue]:
    # A lambda, because a comprehension inside `eval` would not see local names.
    made: Callable[..., FormulaValue] = eval(f"lambda {', '.join((*names, 'E', 'F'))}: ({text})", dict(NAMES))
    return made


def _element(
    signature: PrimitiveSignature,
    found: FormulaValue,
    types: Mapping[str, ElementType],
    arguments: Sequence[tuple[FormulaValue, FormulaValue]],
) -> FormulaValue:
    """The result as an element, where the arguments (as given, and exact) are elements."""
    type_ = real_type(types[signature.part_of]) if signature.part_of else types[str(signature.result)]
    elements = any(isinstance(given, np.ndarray | ElementType) for given, _ in arguments)
    if type_.kind == "index" or not elements:
        return _index_value(found)
    for given, value in arguments:
        if found is value and isinstance(given, np.ndarray) and given.dtype == type_.dtype:
            return given  # a value that is passed on keeps its bits
    return element(found, type_)


def _index_value(found: FormulaValue) -> FormulaValue:
    if isinstance(found, tuple | list):
        return Vector(_index_value(item) for item in found)
    return found.dim if isinstance(found, _Opaque) else found
