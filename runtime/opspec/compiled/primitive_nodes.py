"""A primitive applied to elements, as nodes: from a function of the spec, or from its C text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from opspec.compiled import bits
from opspec.compiled.building import Nodes
from opspec.compiled.c_functions import complex_function, function
from opspec.compiled.c_text import Reader, Worth, parsed
from opspec.compiled.elements import NodeElement, NoNodes, carrier, constant, converted, number, of_number
from opspec.compiled.functions import function_of, parts_of
from opspec.compiled.narrow import narrow_format
from opspec.compiled.nodes import I1, Applied, KernelNode
from opspec.compiled.operations import MACHINE, bits_type
from opspec.compiled.recorded import Recording
from opspec.formula.primitives import given_arguments
from opspec.formula.values import FormulaValue, real_type
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of, storage_range
from opspec_model.definitions.table_rows import MissingText

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base
    from opspec_model.definitions.table_rows import Primitive

C = "c"
# What primitives make of elements of machine types, by package, name and types.
_RECORDED: dict[tuple[str, str, tuple[ElementType, ...]], tuple[Primitive, Recording, ElementType]] = {}
Given: TypeAlias = Mapping[str, FormulaValue]  # what parameters are
Types: TypeAlias = Mapping[str, ElementType]  # what type variables are


def apply(
    nodes: Nodes,
    base: Base,
    name: str,
    args: Sequence[FormulaValue],
    keywords: Mapping[str, FormulaValue] | None = None,
) -> NodeElement:
    """The value of a primitive of elements; bare numbers among them take the type that they meet."""
    primitive = base.primitives[name]
    if not keywords and all(isinstance(x, NodeElement) and _is_plain(x) for x in args):
        found = _again(nodes, base, primitive, args)
        if found is not None:
            return found
    return _applied(nodes, base, primitive, given_arguments(primitive.signature, args, keywords or {}))


def _is_plain(x: NodeElement) -> bool:
    """Whether a number is a node of its own type; and no converted integer, of which a power counts the bits before."""
    if x.type.name not in MACHINE:
        return False
    return not isinstance(x.node, Applied) or x.node.operation != "convert" or x.type.kind == "float"


def _again(nodes: Nodes, base: Base, primitive: Primitive, args: Sequence[NodeElement]) -> NodeElement | None:
    """What was found for such elements before, of these; None where that is not all that there is to know."""
    types = tuple([x.type for x in args])
    key = base.package, primitive.name, types
    kept = _RECORDED.get(key)
    if kept is None or kept[0] is not primitive:
        made: list[ElementType] = []

        def make(nodes: Nodes, given: Sequence[KernelNode]) -> Sequence[KernelNode]:
            elements = [NodeElement(type_, (x,)) for type_, x in zip(types, given, strict=True)]
            found = _applied(nodes, base, primitive, given_arguments(primitive.signature, elements, {}))
            made.append(found.type)
            return found.parts

        recording = Recording.making([MACHINE[type_.name] for type_ in types], make)
        kept = _RECORDED[key] = primitive, recording, made[0]
    _, recording, type_ = kept
    found = recording.of(nodes, [x.node for x in args])
    return None if found is None else NodeElement(type_, found)


def _applied(nodes: Nodes, base: Base, primitive: Primitive, given: Given) -> NodeElement:
    name, types = primitive.name, _types(primitive, given)
    if name == "convert":
        return converted(nodes, _element(nodes, given["x"], types["F"]), types["E"])
    if name in _OF_BITS:
        return _OF_BITS[name](nodes, given, types)
    result = _result_type(primitive, types)
    decides = types.get("F") or types.get("E")
    if decides is None:
        raise NoNodes(f"the primitive {name} is not one of elements")
    made = function_of(name, decides, _dialect(base)) if len(types) == 1 else None
    if made is not None:
        wide = made.computed_in
        given_numbers = [
            nodes.convert(number(nodes, _element(nodes, value, decides)), wide) for value in given.values()
        ]
        return of_number(nodes, made.on(nodes, *given_numbers), result)
    if decides.kind == "complex" and result is decides:
        both = parts_of(name, decides, _dialect(base))
        if both is not None:
            elements = [_element(nodes, value, decides) for value in given.values()]
            wide_parts = [nodes.convert(part, both[0].computed_in) for x in elements for part in x.parts]
            return NodeElement(decides, tuple(nodes.convert(f.on(nodes, *wide_parts), carrier(decides)) for f in both))
    names: dict[str, Worth] = {
        parameter.name: _worth(nodes, given[parameter.name], types.get(str(parameter.type)))
        for parameter in primitive.signature.parameters
        if not isinstance(given[parameter.name], ElementType)
    }
    format_ = narrow_format(decides)
    in_f64 = primitive.widen or (format_ is not None and not format_.has_zero)  # as f32 its products would vanish
    machine = _machine(decides, in_f64)
    reader = Reader(
        nodes,
        {**names, **_facts(types.get("E") or decides)},
        _c_types(types, machine),
        in_f64,
        function,
        complex_function,
        result,
    )
    try:
        text = primitive.text(C, decides.kind)
    except MissingText as missing:
        raise NoNodes(str(missing)) from None
    worth = reader.worth(parsed(_plain(text)))
    if isinstance(worth, NodeElement) and worth.type is result:
        return worth
    if result.kind == "complex":
        raise NoNodes(f"the primitive {name} of complex numbers is not made of nodes")
    return of_number(nodes, reader.node(worth, machine), result)


def _bitcast(nodes: Nodes, given: Given, types: Types) -> NodeElement:
    place = _element(nodes, given["place"], ELEMENT_TYPES["index"])
    return bits.bitcast(nodes, types["E"], _element(nodes, given["x"], types["F"]), place.node)


def _either_bits(nodes: Nodes, given: Given, types: Types) -> NodeElement:
    return bits.either_bits(nodes, *(_element(nodes, given[name], types["E"]) for name in ("x", "y")))


def _next_after(nodes: Nodes, given: Given, types: Types) -> NodeElement:
    return bits.next_after(nodes, *(_element(nodes, given[name], types["E"]) for name in ("x", "y")))


def _reduce_precision(nodes: Nodes, given: Given, types: Types) -> NodeElement:
    exponent, mantissa = given["exponent_bits"], given["mantissa_bits"]
    assert isinstance(exponent, int)
    assert isinstance(mantissa, int)
    return bits.reduce_precision(nodes, _element(nodes, given["x"], types["E"]), exponent, mantissa)


# What is said of bits, which C has no words for.
_OF_BITS = {
    "bitcast": _bitcast,
    "either_bits": _either_bits,
    "next_after": _next_after,
    "reduce_precision": _reduce_precision,
}


def _dialect(base: Base) -> str:
    """A dialect whose ops stand on this base."""
    return next(name for name, header in base.dialects.items() if header.package == base.package)


def _plain(text: str) -> str:
    """A text with its placeholders as names."""
    names = {name: name for name in ("T", "U", "S", "W", "R")}
    facts = {name: name for name in ("bits", "mask", "min", "max", "epsilon")}
    return text.format_map({**names, **facts, "f": ""})


def _types(primitive: Primitive, given: Mapping[str, FormulaValue]) -> dict[str, ElementType]:
    """What the type variables stand for; a parameter `t: type` says it of E."""
    found: dict[str, ElementType] = {}
    for parameter in primitive.signature.parameters:
        value = given[parameter.name]
        if isinstance(value, ElementType):
            found["E"] = value
        elif isinstance(parameter.type, str) and isinstance(value, NodeElement | np.ndarray):
            found[parameter.type] = value.type if isinstance(value, NodeElement) else element_of(value.dtype)
    for parameter in primitive.signature.parameters:
        value = given[parameter.name]
        if isinstance(parameter.type, str) and not isinstance(value, ElementType):
            found.setdefault(parameter.type, ELEMENT_TYPES["i1" if isinstance(value, bool) else "index"])
    return found


def _result_type(primitive: Primitive, types: Mapping[str, ElementType]) -> ElementType:
    signature = primitive.signature
    if signature.part_of:
        return real_type(types[signature.part_of])
    if isinstance(signature.result, str) and signature.result in types:
        return types[signature.result]
    return ELEMENT_TYPES["i1"]


def _element(nodes: Nodes, value: FormulaValue, type_: ElementType) -> NodeElement:
    """A value of the language as an element of the type that it is, or takes."""
    if isinstance(value, NodeElement):
        return value
    if isinstance(value, KernelNode):
        return NodeElement(ELEMENT_TYPES["i1" if value.type is I1 else "index"], (value,))
    if isinstance(value, np.ndarray):
        return constant(nodes, value, element_of(value.dtype))
    return constant(nodes, value, type_)


def _worth(nodes: Nodes, value: FormulaValue, type_: ElementType | None) -> Worth:
    if isinstance(value, KernelNode):
        return value
    if type_ is None and isinstance(value, int):
        return value
    return _element(nodes, value, type_ or ELEMENT_TYPES["i1"])


def _machine(type_: ElementType, wide: bool) -> ElementType:
    """The type that numbers are computed in."""
    if narrow_format(type_) is not None:
        return MACHINE["f64" if wide else "f32"]
    return carrier(type_)


def _c_types(types: Mapping[str, ElementType], machine: ElementType) -> dict[str, ElementType]:
    """What the names of types stand for."""
    own = types.get("E")
    narrow = carrier(own) if own is not None else machine
    if own is not None and narrow_format(own) is not None:
        narrow = machine
    unsigned = bits_type(narrow)
    word = MACHINE["ui64" if unsigned.bits == 64 else "ui32"]
    signed = bits_type(narrow, signed=True)
    return {"T": narrow, "R": narrow, "U": unsigned, "S": signed, "W": word}


def _facts(type_: ElementType) -> dict[str, Worth]:
    """The numbers that texts name."""
    found: dict[str, Worth] = {"bits": type_.bits, "mask": (1 << type_.bits) - 1, "min": 0}
    if type_.kind in ("sint", "uint"):
        found["min"], found["max"] = storage_range(type_)
    format_ = narrow_format(type_)
    if format_ is not None and not format_.has_zero:
        found["min"] = 2.0**-format_.bias
    return found
