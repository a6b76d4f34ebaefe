"""Examples of op files as arrays: literals with their exact element types, attributes by leaf name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.values import Vector, element, exact, real_type, vector
from opspec.rules.struct_values import fitted
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Tensor
from opspec_model.elements.spelling import parse_quantized

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base, DeclaredAttribute, DeclaredValue, Example, Op
    from opspec_model.text.literals import Literal, TensorLiteral

ExampleValue: TypeAlias = Any  # an array, None of a token, a tuple of such values
ExampleType: TypeAlias = Tensor | Other | None

STORAGE = re.compile(r"!quant\.uniform<(?P<sign>[iu])(?P<bits>\d+)")


@dataclass(frozen=True, slots=True)
class ExampleArrays:
    """An example: an array per operand and result (a list where variadic), attributes by leaf name. `types` are those
    of the operands, `results` those of the outputs; None for what is no tensor.
    """

    operands: list[ExampleValue]
    attributes: dict[str, object]
    regions: dict[str, tuple[str, ...]]
    outputs: list[ExampleValue]
    types: list[ExampleType | list[ExampleType]]
    results: list[ExampleType | list[ExampleType]]
    told: dict[str, object]  # of its values, by those that make them or beside it


def parse_example(op: Op, example: Example, base: Base) -> ExampleArrays:
    """The values of an example."""
    where = f"{op.name}, example {example.name}"
    attributes: dict[str, object] = {}
    for attribute in op.attributes:
        text = example.attributes.get(attribute.name)
        if text is not None:
            attributes |= _attribute(attribute, text, base)
    operands = [_values(value, example.inputs, where, base) for value in op.operands]
    outputs = [_values(value, example.outputs, where, base) for value in op.results]
    types = [_types(value, example.inputs) for value in op.operands]
    results = [_types(value, example.outputs) for value in op.results]
    told: dict[str, object] = {}
    for attribute in op.lookups:
        text = example.attributes.get(attribute.name)
        told |= _attribute(attribute, text, base) if text is not None else {}
    return ExampleArrays(operands, attributes, dict(example.regions), outputs, types, results, told)


def _types(value: DeclaredValue, given: Mapping[str, tuple[str, ...]]) -> ExampleType | list[ExampleType]:
    from opspec_model.text.literals import parse_literal

    texts = given.get(value.name)
    if texts is None:
        return None
    types = [_type(parse_literal(text)) for text in texts]
    return types if value.type.variadic else types[0]


def _type(literal: Literal) -> Tensor | Other | None:
    from opspec_model.text.literals import TensorLiteral, TupleLiteral

    if isinstance(literal, TensorLiteral):
        element = parse_quantized(literal.element) or ELEMENT_TYPES.get(literal.element)
        return Tensor(Vec(literal.shape), element) if element is not None else None
    if isinstance(literal, TupleLiteral):
        items = tuple(item for item in map(_type, literal.items) if item is not None)
        return Other(f"tuple<{', '.join(map(str, items))}>", items)
    return Other("!stablehlo.token")


def _values(value: DeclaredValue, given: Mapping[str, tuple[str, ...]], where: str, base: Base) -> ExampleValue:
    from opspec_model.text.literals import parse_literal

    texts = given.get(value.name)
    if texts is None:
        return None
    arrays = [value_of(parse_literal(text), f"{where}, {value.name}", base) for text in texts]
    return arrays if value.type.variadic else arrays[0]


def value_of(literal: Literal, where: str, base: Base) -> ExampleValue:
    """The value of a literal: an array, None for a token, a tuple of values."""
    from opspec_model.text.literals import TensorLiteral, TupleLiteral

    if isinstance(literal, TensorLiteral):
        return array(literal, where, base)
    return tuple(value_of(item, where, base) for item in literal.items) if isinstance(literal, TupleLiteral) else None


# --- tensors --------------------------------------------------------------------------------------


def array(literal: TensorLiteral, where: str, base: Base) -> Array:
    """The array of a literal; elements of a quantized type are its stored integers."""
    stored = STORAGE.match(literal.element)
    name = f"{'i' if stored['sign'] == 'i' else 'ui'}{stored['bits']}" if stored else literal.element
    if name not in base.elements:
        raise OpSpecError(f"{where}: unknown element type '{literal.element}'")
    type_ = ELEMENT_TYPES[name]
    result = np.zeros(literal.shape, type_.dtype)
    scalars = [_scalar(text, type_, where) for text in literal.values]
    indices = list(np.ndindex(*literal.shape))
    if len(scalars) == 1:
        scalars = scalars * len(indices)
    if len(scalars) != len(indices):
        raise OpSpecError(f"{where}: expected {len(indices)} values, found {len(scalars)}")
    for index, scalar in zip(indices, scalars, strict=True):
        result[index] = scalar
    return result


def _scalar(text: str, type_: ElementType, where: str) -> Array:
    from opspec_model.text.literals import COMPLEX, value_problem

    problem = value_problem(text, type_.kind, type_.bits)
    if problem is not None:
        raise OpSpecError(f"{where}: {problem} for {type_}, found {text}")
    match type_.kind:
        case "bool":
            return element(text == "true", type_)
        case "float":
            return _real(text, type_)
        case "complex":
            match = COMPLEX.fullmatch(text)
            parts = (match["re"] or "0", match["im"]) if match is not None else (text, "0")
            return np.stack([_real(part, real_type(type_)) for part in parts]).view(type_.dtype).reshape(())
    return element(int(text), type_)


def _real(text: str, type_: ElementType) -> Array:
    """A decimal rounded once; 0x... gives the bits."""
    if text.startswith("0x"):
        return np.asarray(int(text, 16), f"u{type_.dtype.itemsize}").view(type_.dtype)
    if text.lstrip("+-") in ("inf", "nan"):
        return element(float(text), type_)
    value = Fraction(text)
    return element(-0.0 if value == 0 and text.startswith("-") else value, type_)


# --- attributes -----------------------------------------------------------------------------------


def _attribute(attribute: DeclaredAttribute, text: str, base: Base) -> dict[str, object]:
    """The value of each leaf; the fields of a struct that are lists may be left out when empty."""
    from opspec_model.text.literals import parse_attribute, parse_tensor

    if attribute.kind == "elements":
        return {attribute.name: array(parse_tensor(text), attribute.name, base)}
    if attribute.kind in ("function", "str", "any"):
        return {attribute.name: text}
    value = parse_attribute(text)
    if attribute.struct:
        return {attribute.name: fitted(attribute, value)}
    if not isinstance(value, Mapping):
        return {attribute.name: _leaf(attribute, value)}
    lists = [leaf for leaf in attribute.fields if leaf.kind.endswith("[]") and leaf.default is None]
    given = {leaf.name: _leaf(leaf, value[leaf.name]) for leaf in attribute.fields if leaf.name in value}
    return {leaf.name: Vector() for leaf in lists} | given


def _leaf(leaf: DeclaredAttribute, value: object) -> object:
    if leaf.kind in ("f32", "f64"):
        return exact(element(value, ELEMENT_TYPES[leaf.kind]))
    return vector(value) if isinstance(value, tuple) else value
