"""A concrete use of an op, as data: types of operands and results, attribute values, region signatures.

An instance starts from an example of the op file; the search changes it, and it prints as a program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np

from opspec.formula.example_arrays import parse_example
from opspec.rules.attribute_kinds import exact
from opspec.rules.implicit_rules import kind_of
from opspec.rules.vocabulary import Function, Ints
from opspec.values.arrays import Array
from opspec.values.constants import Constant, Struct
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor
from opspec_model.definitions.spec import DeclaredAttribute, Example, Op, RegionSpec, ValueType
from opspec_model.elements.spelling import parse_quantized
from opspec_model.loading.examples import ARGUMENT, ARGUMENT_TENSOR, REGION
from opspec_model.text.literals import Literal, TensorLiteral, TupleLiteral, parse_literal

Type = Tensor | Other
Element = ElementType | Quantized
# The value of an attribute, or of a field, in plain Python: a number, a text, a tuple of such; a Constant, a Function,
# or a Wrong one. The kind of the attribute says which.
LeafValue: TypeAlias = Any
Groups = tuple[tuple[Type, ...], ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """An attribute of a kind that its op does not declare: how it is spelled, and what it decodes to."""

    text: str
    raw: object


@dataclass(frozen=True, slots=True)
class Defined(Function):
    """A function that an example writes out."""

    names: tuple[str, ...] = ()
    graph: str = ""


@dataclass(frozen=True, slots=True)
class RegionInstance:
    """A region: the types of its arguments and of what it returns, and the graph that the example wrote."""

    arguments: tuple[Type, ...]
    results: tuple[Type, ...]
    names: tuple[str, ...] = ()
    graph: str = ""


@dataclass(frozen=True, slots=True)
class Instance:
    """One use of an op. Operands and results are grouped by declared name; attributes go by leaf name.

    An operand whose values are known is an `Ints`; a constant makes it. `grid`: how many replicas and partitions the
    program declares.
    """

    operands: Groups
    attributes: Mapping[str, LeafValue]
    bodies: tuple[RegionInstance, ...]
    results: Groups
    grid: tuple[int, int] | None = None
    _key: str = field(default="", init=False, repr=False, compare=False)

    @property
    def key(self) -> str:
        """Tells instances apart, and orders them by size: short ones are simple ones."""
        if not self._key:
            object.__setattr__(self, "_key", self._spelled())
        return self._key

    def _spelled(self) -> str:
        parts = [*map(_group_key, self.operands), *map(_group_key, self.results)]
        parts = parts if self.operands else ["->", *parts]  # a result of nothing is no operand
        parts += [
            f"{name}={value!r}" if isinstance(value, Function) else f"{name}={value}"
            for name, value in self.attributes.items()
        ]
        parts += [f"{_group_key(body.arguments)}->{_group_key(body.results)}" for body in self.bodies]
        parts += [] if self.grid is None else [f"grid={self.grid}"]
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


_texts: dict[int, tuple[Type, str]] = {}  # by identity: to compare types takes longer than to spell one


def _type_key(type_: Type) -> str:
    known = _texts.get(id(type_))
    if known is not None and known[0] is type_:
        return known[1]
    text = str(type_)
    if isinstance(type_, Ints) and type_.known is not None:
        text += str(tuple(type_.known))
    if len(_texts) > 10_000:
        _texts.clear()
    _texts[id(type_)] = type_, text
    return text


# --- from an example ------------------------------------------------------------------------------


def from_example(op: Op, example: Example) -> Instance:
    """The instance that an example of the op file shows."""
    case = parse_example(op, example, op.base)
    operands: list[tuple[Type, ...]] = []
    for value, given in zip(op.operands, case.operands, strict=True):
        types: tuple[Type, ...] = _types(example.inputs.get(value.name, ()), value.type.kind)
        if value.type.readable and types and isinstance(types[0], Tensor):
            types = (Ints(types[0], Vec(np.ravel(given).tolist())),)
        operands.append(types)
    results = tuple(_types(example.outputs[value.name], value.type.kind) for value in op.results)
    kinds = {leaf.name: leaf for leaf in (*op.leaves, *op.lookups)}
    attributes = {name: _plain(kinds[name], value) for name, value in (case.attributes | case.told).items()}
    for name in (name for name in attributes if kinds[name].kind == "function"):
        attributes[name] = _defined(name, attributes[name], flat(results))
    found = _elements(op, operands, results)
    bodies = tuple(
        _body(region, text, op, operands, results, found)
        for region in op.regions
        for text in example.regions[region.name]
    )
    return Instance(tuple(operands), attributes, bodies, results)


def _defined(name: str, text: str, results: Sequence[Type]) -> Defined:
    """A function as an example writes it, for results of these types; a future is for what it will hold."""
    match = REGION.fullmatch(text)
    assert match is not None, f"the loader lets no such function pass: {text}"
    arguments = [ARGUMENT.fullmatch(part) for part in match["arguments"].split(",") if part.strip()]
    names = tuple(argument["name"] for argument in arguments if argument is not None)
    spelled = [argument["type"] for argument in arguments if argument is not None]
    types = [Tensor(Vec(), ELEMENT_TYPES[x]) if x in ELEMENT_TYPES else argument_type(x) for x in spelled]
    held = (x.elements if isinstance(x, Other) and kind_of(x) == "future" else (x,) for x in results)
    return Defined(name, tuple(types), tuple(chain.from_iterable(held)), names, match["body"])


def element_named(name: str) -> Element:
    found = ELEMENT_TYPES.get(name) or parse_quantized(name)
    if found is None:
        raise KeyError(f"no element type is called {name}")
    return found


def _types(texts: Iterable[str], kind: str = "") -> tuple[Type, ...]:
    """The types of literals; the values of a future are written like those of a tuple."""
    types = tuple(literal_type(parse_literal(text)) for text in texts)
    if kind != "future":
        return types
    tuples = (type_ for type_ in types if isinstance(type_, Other))
    return tuple(Other(f"!stablehlo.future{str(x).removeprefix('tuple')}", x.elements) for x in tuples)


def literal_type(literal: Literal) -> Type:
    """The type of a literal: a tensor, a token, or a tuple."""
    if isinstance(literal, TensorLiteral):
        return Tensor(Vec(literal.shape), element_named(literal.element))
    if isinstance(literal, TupleLiteral):
        items = tuple(map(literal_type, literal.items))
        return Other(f"tuple<{', '.join(map(str, items))}>", items)
    return TOKEN


TOKEN = Other("!stablehlo.token")


def _plain(leaf: DeclaredAttribute, value: LeafValue) -> LeafValue:
    """A value of plain Python: a list is a tuple, a number of an f32 attribute a float."""
    if isinstance(value, tuple):
        return tuple(_plain(leaf, item) for item in value)
    if leaf.kind == "elements":
        return Constant(value)
    return float(value) if leaf.kind in ("f32", "f64") else value


def _elements(
    op: Op, operands: Sequence[tuple[Type, ...]], results: Sequence[tuple[Type, ...]]
) -> dict[str | tuple[str, int | None], Element]:
    """What each type variable stands for; of a pack, under the variable and the position."""
    found: dict[str | tuple[str, int | None], Element] = {}
    for value, group in (*zip(op.operands, operands, strict=True), *zip(op.results, results, strict=True)):
        for position, type_ in enumerate(group):
            if value.type.var and isinstance(type_, Tensor) and not op.typevar(value.type.var).kinds:
                pack = op.typevar(value.type.var).pack
                found.setdefault((value.type.var, position) if pack else value.type.var, type_.element)
    return found


def _body(
    region: RegionSpec,
    text: str,
    op: Op,
    operands: Sequence[tuple[Type, ...]],
    outputs: Sequence[tuple[Type, ...]],
    found: dict[str | tuple[str, int | None], Element],
) -> RegionInstance:
    match = REGION.fullmatch(text)
    assert match is not None, f"the loader lets no such region pass: {text}"
    names: list[str] = []
    elements: list[Any] = []
    for part in match["arguments"].split(",") if match["arguments"].strip() else []:
        argument = ARGUMENT.fullmatch(part)
        assert argument is not None
        names.append(argument["name"])
        elements.append(ELEMENT_TYPES.get(argument["type"]) or argument_type(argument["type"]))
    places = expanded(region.arguments, len(names))
    arguments: list[Type] = []
    for (type_, position), element in zip(places, elements, strict=True):
        if type_.kind == "any":
            arguments.append(Tensor(Vec(), element) if isinstance(element, ElementType) else element)
            continue
        if type_.var:
            found.setdefault((type_.var, position) if op.typevar(type_.var).pack else type_.var, element)
        arguments.append(Tensor(_region_shape(op, type_, position, operands), element))
    repeats = max((position for _, position in places if position is not None), default=-1) + 1
    results: list[Type] = []
    for type_ in region.results:
        if type_.kind == "any":  # as many as the op's results of the variable, or else as the graph says
            shared = type_.var and not op.typevar(type_.var).own
            results += _like(op, type_, outputs) if shared else _returned(match["body"], names, arguments)
            continue
        for position in range(repeats) if type_.variadic else [None]:
            pack = bool(type_.var) and op.typevar(type_.var).pack
            made = found[(type_.var, position) if pack else type_.var] if type_.var else _only(type_)
            results.append(Tensor(_region_shape(op, type_, position, operands), made))
    return RegionInstance(tuple(arguments), tuple(results), tuple(names), match["body"])


def _returned(graph: str, names: Sequence[str], arguments: Sequence[Type]) -> Iterator[Type]:
    """The types of what a graph of element-wise ops returns: of a literal its own, else of the first argument in it."""
    types = dict(zip(names, arguments, strict=True))
    for value in _parts(graph):
        literal = re.fullmatch(r"'(\S+) .*'", value)
        if literal is not None:
            yield argument_type(literal[1])
        else:
            yield next(types[name] for name in re.findall(r"\w+", value) if name in types)


def _parts(text: str) -> Iterator[str]:
    """What stands between the commas that are in no brackets."""
    depth = start = 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            yield text[start:at].strip()
            start = at + 1
    yield text[start:].strip()


def _like(op: Op, type_: ValueType, outputs: Sequence[tuple[Type, ...]]) -> list[Type]:
    """The types of the results that have the type variable of this value."""
    found: list[Type] = []
    for value, group in zip(op.results, outputs, strict=True):
        if type_.var and value.type.var == type_.var:
            held = value.type.kind in ("tuple", "future")
            found += [x for whole in group for x in (whole.elements if held and isinstance(whole, Other) else [whole])]
    return found


def argument_type(text: str) -> Type:
    """The type of a region's argument that is no scalar: `tensor<2xf32>`, `token`."""
    match = ARGUMENT_TENSOR.fullmatch(text)
    if match is None:
        return TOKEN
    shape = [int(size) for size in match["dims"].split("x") if size]
    return Tensor(Vec(shape), element_named(match["element"]))


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
    "sint": ("i32", "i8", "i64"),
    "uint": ("ui32", "ui8"),
    "index": ("index",),
    "float": ("f32", "bf16"),
    "complex": ("complex<f32>", "complex<f64>"),
    "quantized": (
        "!quant.uniform<i8:f32, 0.5>",
        "!quant.uniform<i8:f32, 0.25:1>",
        "!quant.uniform<i8:f32, 0.5:-1>",
        "!quant.uniform<u8:f32, 0.5>",
        "!quant.uniform<i8:f16, 0.5>",
    ),
}


class MaybeVariadic(Protocol):
    """What the generator and the runtime both know of a declared value."""

    @property
    def variadic(self) -> bool: ...


D = TypeVar("D", bound=MaybeVariadic)


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


def decoded(op: Op, given: Mapping[str, LeafValue]) -> dict[str, object]:
    """The attributes as `opspec.programs.decoding` gives them, and what is told of values."""
    found: dict[str, object] = {}
    for attribute in (*op.attributes, *op.lookups):
        if attribute.fields:
            wrong = given.get(attribute.name)
            fields = {
                leaf.name.rstrip("_"): _raw(leaf, given[leaf.name]) for leaf in attribute.fields if leaf.name in given
            }
            if isinstance(wrong, Wrong):
                found[attribute.name] = wrong.raw
            elif fields:
                found[attribute.name] = Struct(attribute.kind, fields)
        elif attribute.name in given and not (attribute.kind == "unit" and given[attribute.name] is False):
            found[attribute.name] = _raw(attribute, given[attribute.name])
    return found


def _raw(leaf: DeclaredAttribute, value: LeafValue) -> object:
    if isinstance(value, Wrong):
        return value.raw
    match leaf.kind:
        case "i64[][]":
            return matrix(leaf, value)
        case "elements":
            return value.array
    return exact(leaf.kind, value)


def matrix(leaf: DeclaredAttribute, rows: Sequence[Sequence[int]]) -> Array:
    """Rows as an array; one without rows still has its columns."""
    columns = len(rows[0]) if rows else leaf.columns or 0
    return np.array(rows, np.int64).reshape(len(rows), columns)
