"""An instance as a program in generic form: a function of its operands that returns the op's results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TypeGuard

import numpy as np

from opspec.formula.applied_ops import AppliedShapes, applied
from opspec.instances.instance import (
    TOKEN,
    Defined,
    Element,
    Instance,
    LeafValue,
    RegionInstance,
    Type,
    Wrong,
    flat,
    literal_type,
)
from opspec.programs.shardy_attributes import quoted
from opspec.programs.struct_text import struct_text
from opspec.rules.implicit_rules import kind_of
from opspec.rules.signature import REGION_END, REGION_ENDS
from opspec.rules.vocabulary import Function, Ints
from opspec.values.constants import Struct, number_text
from opspec.values.dims import Dim
from opspec.values.types import ELEMENT_TYPES, QUANTIZED, Other, Quantized, Tensor
from opspec_model.definitions.spec import DeclaredAttribute, DeclaredValue, Op
from opspec_model.graph.example_graphs import GraphProblem, parse_values
from opspec_model.graph.values import Call, GraphConstant, GraphValue, Like, Ref
from opspec_model.language.tree import Literal
from opspec_model.names import COUNTS
from opspec_model.text.literals import parse_tensor
from opspec_model.text.problems import SpecError
from opspec_model.text.yaml_nodes import Scalar

TUPLE, ELEMENT = "stablehlo.tuple", "stablehlo.get_tuple_element"
START, DONE = "stablehlo.async_start", "stablehlo.async_done"


def program(op: Op, instance: Instance) -> str:
    """The text of a module; any context without dialects can parse it.

    Its function takes and gives tensors: tokens and tuples are made from those, and taken apart, in it.
    """
    names = [*_names(op.operands, instance.operands)]
    types = flat(instance.operands)
    arguments: list[tuple[str, Type]] = []
    before: list[str] = []
    for name, type_ in zip(names, types, strict=True):
        _enter(op, name, type_, arguments, before)
    results = flat(instance.results)
    made = [f"%{'result' if len(results) == 1 else f'result{at}'}" for at in range(len(results))]
    left = f"{', '.join(made)} = " if made else ""
    if len(made) > 1:
        left, made = f"%results:{len(made)} = ", [f"%results#{at}" for at in range(len(made))]
    after: list[str] = []
    returned = [x for name, type_ in zip(made, results, strict=True) for x in _leave(op, name, type_, after)]
    if op.name in REGION_ENDS:  # it ends the function as well as it would a region
        returned = list(zip(names, types, strict=True))
    function = f"({', '.join(str(t) for _, t in arguments)}) -> ({', '.join(str(t) for _, t in returned)})"
    told = dict(_told(op, instance))
    beside = ", ".join(f"{{{told[name]}}}" if name in told else "{}" for name, _ in arguments)
    shown = f"arg_attrs = [{beside}], " if told and arguments else ""
    lines = [
        f'"func.func"() <{{{shown}function_type = {function}, sym_name = "main"}}> ({{',
        f"^bb0({', '.join(f'{name}: {t}' for name, t in arguments)}):" if arguments else "^bb0:",
        *before,
    ]
    properties = ", ".join(f"{name} = {text}" for name, text in _attributes(op, instance))
    given = f" <{{{properties}}}>" if properties else ""
    behind = "".join(f" {{{told[f'%{x.name}']}}}" for x in op.results if f"%{x.name}" in told)
    signature = f"({', '.join(map(str, types))}) -> {_listed(results)}"
    head = f'  {left}"{op.name}"({", ".join(names)}){given}'
    if instance.bodies:
        lines.append(f"{head} ({{")
        for at, body in enumerate(instance.bodies):
            lines += _region(op, instance, body)
            lines.append("  }, {" if at + 1 < len(instance.bodies) else f"  }}){behind} : {signature}")
    else:
        lines.append(f"{head}{behind} : {signature}")
    values, kinds = (", ".join(str(x[at]) for x in returned) for at in (0, 1))
    end = [] if op.name in REGION_ENDS else [f'  "func.return"({values}) : ({kinds}) -> ()']
    lines += [*after, *end, "}) : () -> ()"]
    for attribute in instance.attributes.values():
        if isinstance(attribute, Function) and attribute.inputs is not None:
            lines += _declared(op, attribute)
    if instance.grid is not None:
        counts = ", ".join(f"mhlo.{name} = {n} : i32" for name, n in zip(COUNTS, instance.grid, strict=True))
        lines = ['"builtin.module"() ({', *lines, f"}}) {{{counts}}} : () -> ()"]
    return "\n".join([*lines, ""])


def _enter(op: Op, name: str, type_: Type, arguments: list[tuple[str, Type]], lines: list[str]) -> None:
    """An operand: an argument of the function, or made in it. The op itself is the first, or only, one of its name."""
    if _is_constant(type_):
        assert isinstance(type_, Ints)
        lines.append(f"  {name} = {_constant(type_)}")
    elif type_ == TOKEN:
        lines.append(f'  {name} = "stablehlo.create_token"() : () -> {type_}')
    elif kind_of(type_) == "tuple" and op.name != TUPLE:
        items = type_.elements if isinstance(type_, Other) else ()
        parts = [f"{name}_{at}" for at in range(len(items))]
        for part, item in zip(parts, items, strict=True):
            _enter(op, part, item, arguments, lines)
        lines.append(f'  {name} = "{TUPLE}"({", ".join(parts)}) : ({", ".join(map(str, items))}) -> {type_}')
    elif kind_of(type_) == "future" and op.name != START:
        items = type_.elements if isinstance(type_, Other) else ()
        parts = [f"{name}_{at}" for at in range(len(items))]
        arguments += zip(parts, items, strict=True)
        lines += _started(name, parts, items, type_)
    else:
        arguments.append((name, type_))


def _started(name: str, parts: Sequence[str], items: Sequence[Type], type_: Type) -> Iterator[str]:
    """A future of tensors as they are: of slices that leave nothing out."""
    given, kinds = ", ".join(parts), ", ".join(map(str, items))
    inner = [f"%whole{at}" for at in range(len(items))]
    yield f'  {name} = "{START}"({given}) ({{'
    yield f"  ^bb0({', '.join(f'{x}: {item}' for x, item in zip(inner, items, strict=True))}):"
    for x, item in zip(inner, items, strict=True):
        sizes = list(item.shape) if isinstance(item, Tensor) else []
        vectors = {"start_indices": [0] * len(sizes), "limit_indices": sizes, "strides": [1] * len(sizes)}
        texts = [f"{key} = array<i64{': ' if v else ''}{', '.join(map(str, v))}>" for key, v in vectors.items()]
        yield f'    {x}s = "stablehlo.slice"({x}) <{{{", ".join(texts)}}}> : ({item}) -> {item}'
    yield f'    "{REGION_END}"({", ".join(f"{x}s" for x in inner)}) : ({kinds}) -> ()'
    yield f"  }}) : ({kinds}) -> {type_}"


def _leave(op: Op, name: str, type_: Type, lines: list[str]) -> Iterator[tuple[str, Type]]:
    """What the function returns of a result: no tokens, and tuples by item."""
    if kind_of(type_) == "tuple" and op.name != ELEMENT:
        for at, item in enumerate(type_.elements if isinstance(type_, Other) else ()):
            part = f"%item{len(lines)}"
            lines.append(f'  {part} = "{ELEMENT}"({name}) <{{index = {at} : i32}}> : ({type_}) -> {item}')
            yield from _leave(op, part, item, lines)
    elif kind_of(type_) == "future" and op.name != DONE:
        (item,) = type_.elements if isinstance(type_, Other) else ()
        lines.append(f'  %done = "{DONE}"({name}) : ({type_}) -> {item}')
        yield "%done", item
    elif type_ != TOKEN:
        yield name, type_


def _declared(op: Op, function: Function) -> Iterator[str]:
    """A function that the op names; with a body where the example gives it one."""
    inputs, outputs = (", ".join(map(str, types)) for types in (function.inputs or (), function.outputs))
    type_ = f"({inputs}) -> ({outputs})"
    yield f'"func.func"() <{{function_type = {type_}, sym_name = "{function.name}", sym_visibility = "private"}}> ({{'
    if isinstance(function, Defined):
        body = RegionInstance(function.inputs or (), function.outputs, function.names, function.graph)
        *lines, last = _region(op, Instance((), {}, (), ()), body)
        yield from (line[2:] for line in lines)
        yield last[2:].replace(REGION_END, "func.return")
    yield "}) : () -> ()"


def _names(declared: Sequence[DeclaredValue], groups: Sequence[Sequence[Type]]) -> Iterator[str]:
    for value, group in zip_longest(declared, groups):
        name = value.name if value is not None else "extra"  # more than what is declared
        for at in range(len(group)):
            alone = len(group) == 1 and value is not None and not value.type.variadic
            yield f"%{name}" if alone else f"%{name}_{at}"


def _listed(types: Sequence[Type]) -> str:
    return str(types[0]) if len(types) == 1 else f"({', '.join(map(str, types))})"


def _is_constant(type_: Type) -> bool:
    return isinstance(type_, Ints) and type_.known is not None


def _constant(type_: Ints) -> str:
    assert type_.known is not None
    maker = "arith.constant" if type_.element.kind == "index" else "stablehlo.constant"
    values = np.reshape(np.array(type_.known, object), tuple(type_.shape)).tolist()
    return f'"{maker}"() <{{value = {_dense(values, str(type_))}}}> : () -> {type_}'


def _dense(values: object, type_: str) -> str:
    return f"dense<{'' if values in ([], ()) else _nested(values)}> : {type_}"


def _nested(value: object) -> str:
    return f"[{', '.join(map(_nested, value))}]" if isinstance(value, list | tuple) else str(value)


# --- attributes -----------------------------------------------------------------------------------


def _attributes(op: Op, instance: Instance) -> Iterator[tuple[str, str]]:
    for attribute in op.attributes:
        given = instance.attributes.get(attribute.name)
        if isinstance(given, Wrong):
            yield attribute.name, given.text
        elif attribute.fields:
            fields = {
                leaf.name: (leaf, instance.attributes.get(leaf.name, _default(leaf)))
                for leaf in attribute.fields
                if leaf.name in instance.attributes or _default(leaf) is not None
            }
            if any(leaf.name in instance.attributes for leaf in attribute.fields):
                yield attribute.name, _struct(op, attribute, fields)
        elif attribute.name in instance.attributes and (attribute.kind != "unit" or given):
            yield attribute.name, _value(op, attribute, given)


def _told(op: Op, instance: Instance) -> Iterator[tuple[str, str]]:
    """What is told of values, by their names, as an attribute beside them; beside an op it is a list of one."""
    for attribute in op.lookups:
        given = instance.attributes.get(attribute.name)
        if isinstance(given, Struct) and attribute.of in [result.name for result in op.results]:
            given = _alone(op, given)
        if given is not None:
            text = given.text if isinstance(given, Wrong) else _value(op, attribute, given)
            yield f"%{attribute.of}", f"{op.dialect}.{attribute.struct} = {text}"


def _alone(op: Op, given: Struct) -> Struct:
    """A struct as the only one of a list, where the dialect's header has such lists."""
    for kind, fields in op.base.structs(op.dialect).items():
        for name, spec in fields.items():
            if isinstance(spec, Scalar) and spec.text == f"{given.kind}[]" and len(fields) == 1:
                return Struct(kind, {name: (given,)})
    return given


def _default(leaf: DeclaredAttribute) -> LeafValue:
    """The default of a field where it is a number: MLIR wants the field written."""
    tree = leaf.default.tree if leaf.default is not None else None
    return tree.value if isinstance(tree, Literal) else None


def _value(op: Op, leaf: DeclaredAttribute, value: LeafValue) -> str:
    match leaf.kind:
        case "i64" | "i32":
            return f"{value} : {leaf.kind}"
        case "f32" | "f64":
            return f"{value!r} : {leaf.kind}"
        case "bool":
            return "true" if value else "false"
        case "unit":
            return "unit"
        case "str" | "any":
            return f'"{value}"'
        case "function":
            return f"@{value.name}"
        case "symbol[]":
            return f"[{', '.join(f'@{name}' for name in value)}]"
        case "i64[]...":
            return f"[{', '.join(_dense(list(row), f'tensor<{len(row)}xindex>') for row in value)}]"
        case "struct":
            return struct_text(op.dialect, value)
        case "struct[]":
            return f"[{', '.join(struct_text(op.dialect, item) for item in value)}]"
        case "str[]":
            return f"[{', '.join(map(quoted, value))}]"
        case "enum":
            return _choice(op, leaf, value)
        case "enum[]":
            return f"[{', '.join(_choice(op, leaf, item) for item in value)}]"
        case "i64[]" | "bool[]":
            element = "i1" if leaf.kind == "bool[]" else "i32" if leaf.name.endswith("SegmentSizes") else "i64"
            items = ", ".join(str(item).lower() for item in value)
            return f"array<{element}: {items}>" if value else f"array<{element}>"
        case "i64[][]":
            columns = len(value[0]) if value else leaf.columns or 0
            return _dense(value, f"tensor<{len(value)}x{columns}xi64>")
        case "elements" if leaf.scalar:
            return number_text(value)
    return str(value)


def _choice(op: Op, leaf: DeclaredAttribute, value: str) -> str:
    enum = _enum(op, leaf)
    return f"#{op.dialect}<{enum} {value}>" if enum else f'"{value}"'


def _enum(op: Op, leaf: DeclaredAttribute) -> str | None:
    return next((name for name, choices in op.base.enums(op.dialect).items() if choices == leaf.choices), None)


def _struct(op: Op, attribute: DeclaredAttribute, fields: Mapping[str, tuple[DeclaredAttribute, LeafValue]]) -> str:
    values = {name: value for name, (_, value) in fields.items()}
    if attribute.kind == "conv":
        return f"#stablehlo.conv<{_convolution(values)}>"
    shown = [
        f"{name.rstrip('_')} = {_field(op, leaf, value)}"
        for name, (leaf, value) in fields.items()
        if value != () or op.base.is_pack  # MLIR adds the lists that are missing where it knows the struct
    ]
    return f"#{op.dialect}.{attribute.kind}<{', '.join(shown)}>"


def _field(op: Op, leaf: DeclaredAttribute, value: LeafValue) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(str(item).lower() for item in value)}]"
    if leaf.kind == "enum":  # the one enumeration that is a field has a syntax of its own
        return _choice(op, leaf, value) if op.base.is_pack else f"#{op.dialect}.{_enum(op, leaf)}<{value}>"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _convolution(values: Mapping[str, LeafValue]) -> str:
    """Which dimension is which, as `[b, 0, f]x[0, i, o]->[b, 0, f]`; what is no permutation, field by field."""
    shown = []
    for side, first, second in (("input", "b", "f"), ("kernel", "i", "o"), ("output", "b", "f")):
        labels = {"b": "batch", "f": "feature", "i": "input_feature", "o": "output_feature"}
        places: dict[int, str] = {values.get(f"{side}_{labels[mark]}_dimension", -1): mark for mark in (first, second)}
        spatial = values.get(f"{side}_spatial_dimensions", ())
        places |= {place: str(at) for at, place in enumerate(spatial)}
        if set(places) != set(range(len(spatial) + 2)):
            return "raw " + ", ".join(f"{name} = {_nested(value)}" for name, value in values.items())
        shown.append(f"[{', '.join(places[at] for at in sorted(places))}]")
    return f"{shown[0]}x{shown[1]}->{shown[2]}"


# --- regions --------------------------------------------------------------------------------------


def _region(op: Op, instance: Instance, body: RegionInstance) -> Iterator[str]:
    fits = len(body.names) == len(body.arguments)
    names = [f"%{body.names[i]}" if fits else f"%arg{i}" for i in range(len(body.arguments))]
    if names:
        yield f"  ^bb0({', '.join(f'{name}: {t}' for name, t in zip(names, body.arguments, strict=True))}):"
    else:
        yield "  ^bb0:"
    lines: list[str] = []
    returned = _graph(op, instance, body, lines) if fits and body.graph else None
    if returned is None:
        lines.clear()
        returned = _any_values(body, names, lines)
    yield from (f"    {line}" for line in lines)
    yield f'    "{REGION_END}"({", ".join(returned)}) : ({", ".join(map(str, body.results))}) -> ()'


def _any_values(body: RegionInstance, names: Sequence[str], lines: list[str]) -> list[str]:
    """A value for each result: an argument of its type that is not returned yet, or a constant."""
    found: list[str] = []
    for type_ in body.results:
        fitting = [name for name, t in zip(names, body.arguments, strict=True) if str(t) == str(type_)]
        fresh = [name for name in fitting if name not in found] or fitting
        if fresh:
            found.append(fresh[0])
            continue
        name = f"%made{len(lines)}"
        if type_ == TOKEN:
            lines.append(f'{name} = "stablehlo.create_token"() : () -> {type_}')
        elif _is_known(type_) and isinstance(type_.element, Quantized) and type_.element.kind == "quantized":
            plain = Tensor(type_.shape, type_.element.expressed)
            lines.append(f"{name}q = {_splat(_zero(plain.element), plain)}")
            lines.append(f'{name} = "stablehlo.uniform_quantize"({name}q) : ({plain}) -> {type_}')
        elif not _has_constants(type_):
            lines.append(f'{name} = "test.make"() : () -> {type_}')
        else:
            lines.append(f"{name} = {_splat(_zero(type_.element), type_)}")
        found.append(name)
    return found


def _has_constants(type_: Type) -> TypeGuard[Tensor]:
    return _is_known(type_) and type_.element.kind not in QUANTIZED


def _is_known(type_: Type) -> TypeGuard[Tensor]:
    return isinstance(type_, Tensor) and not any(isinstance(size, Dim) for size in type_.shape)


def _splat(text: str, type_: Tensor) -> str:
    return f'"stablehlo.constant"() <{{value = dense<{text}> : {type_}}}> : () -> {type_}'


def _zero(element: Element) -> str:
    return {"bool": "false", "float": "0.0", "complex": "(0.0, 0.0)"}.get(element.kind, "0")


def _graph(op: Op, instance: Instance, body: RegionInstance, lines: list[str]) -> list[str] | None:
    """The ops of the example's graph with the types of this instance; None where the types do not fit."""
    types: dict[str, Type] = {
        value.name: group[0]
        for value, group in zip(op.operands, instance.operands, strict=False)
        if len(group) == 1 and not value.type.variadic
    }
    types |= zip(body.names, body.arguments, strict=True)
    try:
        values = parse_values(body.graph, list(types), AppliedShapes(op))
        found = [_emit(op, value, types, lines) for value in values]
    except (GraphProblem, SpecError, LookupError):
        return None
    made = [str(type_) for _, type_ in found]
    return [name for name, _ in found] if made == list(map(str, body.results)) else None


def dense_text(text: str) -> tuple[str, Tensor]:
    """A literal as MLIR's attribute, and its type."""
    literal = parse_tensor(text)
    type_ = literal_type(literal)
    assert isinstance(type_, Tensor)
    dense = literal.values[0] if literal.splat else _nested(_rows(literal.values, literal.shape))
    return f"dense<{_number(dense, type_.element)}> : {type_}", type_


def _emit(op: Op, value: GraphValue, types: Mapping[str, Type], lines: list[str]) -> tuple[str, Type]:
    match value:
        case Ref(name=name):
            return f"%{name}", types[name]
        case GraphConstant(text=text):
            written, constant = dense_text(text)
            left = f"%{len(lines)}"
            lines.append(f'{left} = "stablehlo.constant"() <{{value = {written}}}> : () -> {constant}')
            return left, constant
        case Like(value=number, model=model):
            _, type_ = _emit(op, model, types, lines)
            if not isinstance(type_, Tensor):
                raise LookupError(number)
            left = f"%{len(lines)}"
            lines.append(f"{left} = {_splat(_number(number, type_.element), type_)}")
            return left, type_
        case Call(op=called, args=args, attributes=attributes):
            given = [_emit(op, arg, types, lines) for arg in args]
            callee = applied(op, called)
            tensors = [type_ for _, type_ in given if isinstance(type_, Tensor)]
            if len(tensors) < len(given):
                raise LookupError(called)
            result = Tensor(tensors[-1].shape, _result_element(callee, [type_.element for type_ in tensors]))
            leaves = {leaf.name: leaf for leaf in callee.attributes}
            shown = ", ".join(
                f"{name} = {_value(callee, leaves[name], _parsed(leaves[name], text))}" for name, text in attributes
            )
            properties = f" <{{{shown}}}>" if shown else ""
            operands = ", ".join(str(type_) for type_ in tensors)
            left = f"%{len(lines)}"
            names = ", ".join(name for name, _ in given)
            lines.append(f'{left} = "{called}"({names}){properties} : ({operands}) -> {result}')
            return left, result
    raise LookupError(value)


def _rows(values: Sequence[str], shape: Sequence[int]) -> str | list[object]:
    """Values in row-major order as nested lists."""
    if not shape:
        return values[0]
    step = len(values) // shape[0] if shape[0] else 0
    return [_rows(values[at * step : (at + 1) * step], shape[1:]) for at in range(shape[0])]


def _number(text: str, element: Element) -> str:
    if element.kind == "float" and re.fullmatch(r"-?\d+", text):
        return f"{text}.0"
    return text


def _parsed(leaf: DeclaredAttribute, text: str) -> LeafValue:
    match leaf.kind:
        case "i64" | "i32":
            return int(text)
        case "f32" | "f64":
            return float(text)
        case "bool" | "unit":
            return text in ("true", "True")
        case "i64[]":
            return tuple(int(item) for item in text.strip("[]").split(",") if item.strip())
    return text


def _result_element(op: Op, operands: Sequence[Element]) -> Element:
    """The element type of an op's only result, for operands that agree where the op wants them to."""
    result = op.results[0].type
    packs = {var.name for var in op.typevars if var.pack}
    found: dict[str, Element] = {}
    for value, element in zip(op.operands, operands, strict=False):
        name = value.type.var
        if name and name not in packs and found.setdefault(name, element) != element:
            raise LookupError(op.name)
    if result.var and result.var in found:
        return found[result.var]
    if result.element:
        return ELEMENT_TYPES[result.element]
    if result.classes == {"bool"}:
        return ELEMENT_TYPES["i1"]
    raise LookupError(op.name)
