"""A concrete use of an op, as data: types of operands and results, attribute values, region signatures.

An instance starts from an example of the op file; the search changes it, and it prints as a program.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar

import numpy as np

from opspec.decode import Struct, parse_quantized
from opspec.dims import Vec
from opspec.element import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor
from opspec.examples import parse_example
from opspec.rules import Ints
from opspec_generator.examples import ARGUMENT, REGION
from opspec_generator.literals import parse_literal
from opspec_generator.model import Attribute, Example, Op, RegionSpec, ValueType

Type = Tensor | Other
Element = ElementType | Quantized
Groups = tuple[tuple[Type, ...], ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """An attribute of a kind that its op does not declare: how it is spelled, and what it decodes to."""

    text: str
    raw: Any


@dataclass(frozen=True, slots=True)
class Body:
    """A region: the types of its arguments and of what it returns, and the graph that the example wrote."""

    arguments: tuple[Type, ...]
    results: tuple[Type, ...]
    names: tuple[str, ...] = ()
    graph: str = ""


@dataclass(frozen=True, slots=True)
class Instance:
    """One use of an op. Operands and results are grouped by declared name; attributes go by leaf name.

    An operand whose values are known is an `Ints`; a constant makes it.
    """

    operands: Groups
    attributes: Mapping[str, Any]
    bodies: tuple[Body, ...]
    results: Groups

    @property
    def key(self) -> str:
        """Tells instances apart, and orders them by size: short ones are simple ones."""
        parts = [*map(_group_key, self.operands), *map(_group_key, self.results)]
        parts += [f"{name}={value}" for name, value in self.attributes.items()]
        parts += [f"{_group_key(body.arguments)}->{_group_key(body.results)}" for body in self.bodies]
        return ";".join(parts)

    @property
    def cost(self) -> tuple[int, str]:
        """What makes an instance simple: few and short parts, no zero-sized dimensions."""
        key = self.key
        return len(key) + 4 * key.count("<0x") + 4 * key.count("x0x") + 2 * key.count("?"), key


def flat(groups: Iterable[Sequence[Type]]) -> list[Type]:
    return [type_ for group in groups for type_ in group]


def _group_key(group: Iterable[Type]) -> str:
    return ",".join(map(_type_key, group))


def _type_key(type_: Type) -> str:
    if isinstance(type_, Ints):
        return f"{type_}{tuple(type_.known) if type_.known is not None else ''}"
    return _spelled(type_)


@cache
def _spelled(type_: Type) -> str:
    return str(type_)


# --- from an example ------------------------------------------------------------------------------


def from_example(op: Op, example: Example) -> Instance:
    """The instance that an example of the op file shows."""
    case = parse_example(op, example, op.base)
    operands: list[tuple[Type, ...]] = []
    for value, given in zip(op.operands, case.operands, strict=True):
        types = _types(example.inputs.get(value.name, ()))
        if value.type.kind == "ints" and types:
            types = (Ints(types[0], Vec(np.asarray(given).tolist())),)
        operands.append(types)
    results = tuple(_types(example.outputs[value.name]) for value in op.results)
    kinds = {leaf.name: leaf for leaf in op.leaves}
    attributes = {name: _plain(kinds[name], value) for name, value in case.attributes.items()}
    found = _elements(op, operands, results)
    bodies = tuple(_body(region, example.regions[region.name], op, operands, found) for region in op.regions)
    return Instance(tuple(operands), attributes, bodies, results)


def element_named(name: str) -> Element:
    found = ELEMENT_TYPES.get(name) or parse_quantized(name)
    if found is None:
        raise KeyError(f"no element type is called {name}")
    return found


def _types(texts: Iterable[str]) -> tuple[Tensor, ...]:
    literals = [parse_literal(text) for text in texts]
    return tuple(Tensor(Vec(literal.shape), element_named(literal.element)) for literal in literals)


def _plain(leaf: Attribute, value: Any) -> Any:
    """A value of plain Python: a list is a tuple, a number of an f32 attribute a float."""
    if isinstance(value, tuple):
        return tuple(_plain(leaf, item) for item in value)
    return float(value) if leaf.kind == "f32" else value


def _elements(op: Op, operands: Sequence[tuple[Type, ...]], results: Sequence[tuple[Type, ...]]) -> dict[Any, Element]:
    """What each type variable stands for; of a pack, under the variable and the position."""
    found: dict[Any, Element] = {}
    for value, group in (*zip(op.operands, operands, strict=True), *zip(op.results, results, strict=True)):
        for position, type_ in enumerate(group):
            if value.type.var and isinstance(type_, Tensor):
                pack = op.typevar(value.type.var).pack
                found.setdefault((value.type.var, position) if pack else value.type.var, type_.element)
    return found


def _body(
    region: RegionSpec, text: str, op: Op, operands: Sequence[tuple[Type, ...]], found: dict[Any, Element]
) -> Body:
    match = REGION.fullmatch(text)
    assert match is not None, f"the loader lets no such region pass: {text}"
    names: list[str] = []
    elements: list[ElementType] = []
    for part in match["arguments"].split(",") if match["arguments"].strip() else []:
        argument = ARGUMENT.fullmatch(part)
        assert argument is not None
        names.append(argument["name"])
        elements.append(ELEMENT_TYPES[argument["type"]])
    places = expanded(region.arguments, len(names))
    arguments = []
    for (type_, position), element in zip(places, elements, strict=True):
        if type_.var:
            found.setdefault((type_.var, position) if op.typevar(type_.var).pack else type_.var, element)
        arguments.append(Tensor(_region_shape(op, type_, position, operands), element))
    repeats = max((position for _, position in places if position is not None), default=-1) + 1
    results = []
    for type_ in region.results:
        for position in range(repeats) if type_.variadic else [None]:
            pack = bool(type_.var) and op.typevar(type_.var).pack
            made = found[(type_.var, position) if pack else type_.var] if type_.var else _only(type_)
            results.append(Tensor(_region_shape(op, type_, position, operands), made))
    return Body(tuple(arguments), tuple(results), tuple(names), match["body"])


def _region_shape(op: Op, type_: ValueType, position: int | None, operands: Sequence[tuple[Type, ...]]) -> Vec:
    """A region's tensor that is no scalar has the shape of the operand of its type variable."""
    if type_.kind == "scalar":
        return Vec()
    for value, group in zip(op.operands, operands, strict=True):
        if value.type.var == type_.var and len(group) > (position or 0):
            model = group[position or 0]
            if isinstance(model, Tensor):
                return model.shape
    return Vec()


def _only(type_: ValueType) -> Element:
    """The element type of a value without a type variable."""
    if type_.element:
        return ELEMENT_TYPES[type_.element]
    return ELEMENT_TYPES[next(REPRESENTATIVES[kind][0] for kind in sorted(type_.classes))]


REPRESENTATIVES: dict[str, tuple[str, ...]] = {
    "bool": ("i1",),
    "sint": ("i32", "i8"),
    "uint": ("ui32", "ui8"),
    "index": ("index",),
    "float": ("f32", "bf16"),
    "complex": ("complex<f32>", "complex<f64>"),
    "quantized": (
        "!quant.uniform<i8:f32, 0.5>",
        "!quant.uniform<i8:f32, 0.25:1>",
        "!quant.uniform<u8:f32, 0.5>",
        "!quant.uniform<i8:f16, 0.5>",
    ),
}


class Declared(Protocol):
    """What the generator and the runtime both know of a declared value."""

    @property
    def variadic(self) -> bool: ...


D = TypeVar("D", bound=Declared)


def expanded(groups: Sequence[Sequence[D]], count: int) -> list[tuple[D, int | None]]:
    """The declared value of each of `count` region arguments, with its position in a pack."""
    fixed = sum(len(group) for group in groups if not group[0].variadic)
    width = sum(len(group) for group in groups if group[0].variadic)
    repeats = (count - fixed) // width if width else 0
    found: list[tuple[D, int | None]] = []
    for group in groups:
        if group[0].variadic:
            found += [(type_, position) for position in range(repeats) for type_ in group]
        else:
            found += [(type_, None) for type_ in group]
    return found


# --- as the runtime sees it -----------------------------------------------------------------------


def decoded(op: Op, given: Mapping[str, Any]) -> dict[str, Any]:
    """The attributes as `opspec.decode` gives them."""
    found: dict[str, Any] = {}
    for attribute in op.attributes:
        if attribute.fields:
            wrong = given.get(attribute.name)
            fields = {
                leaf.name.rstrip("_"): _raw(leaf, given[leaf.name]) for leaf in attribute.fields if leaf.name in given
            }
            if isinstance(wrong, Wrong):
                found[attribute.name] = wrong.raw
            elif fields:
                found[attribute.name] = Struct(attribute.kind, fields)
        elif attribute.name in given:
            found[attribute.name] = _raw(attribute, given[attribute.name])
    return found


def _raw(leaf: Attribute, value: Any) -> Any:
    if isinstance(value, Wrong):
        return value.raw
    match leaf.kind:
        case "i64[]" | "bool[]":
            return Vec(value)
        case "i64[][]":
            return matrix(leaf, value)
    return value


def matrix(leaf: Attribute, rows: Sequence[Sequence[int]]) -> np.ndarray[Any, np.dtype[Any]]:
    """Rows as an array; one without rows still has its columns."""
    columns = len(rows[0]) if rows else leaf.columns or 0
    return np.array(rows, np.int64).reshape(len(rows), columns)
