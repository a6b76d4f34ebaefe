"""An instance as a program in generic form: a function of its operands that returns the op's results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from opspec.element import ELEMENT_TYPES, Tensor
from opspec.rules import Ints
from opspec.signature import REGION_END
from opspec_generator.graph import GraphProblem, OpShape, parse_values
from opspec_generator.instance import Body, Element, Instance, Type, Wrong, flat
from opspec_generator.load import load_op
from opspec_generator.model import Attribute, Base, Call, GraphValue, Like, Op, Ref
from opspec_generator.source import SpecError


def program(op: Op, instance: Instance) -> str:
    """The text of a module; any context without dialects can parse it."""
    names = [*_names(op.operands, instance.operands)]
    types = flat(instance.operands)
    arguments = [(name, t) for name, t in zip(names, types, strict=True) if not _is_constant(t)]
    results = flat(instance.results)
    made = [f"%{'result' if len(results) == 1 else f'result{at}'}" for at in range(len(results))]
    function = f"({', '.join(str(t) for _, t in arguments)}) -> ({', '.join(map(str, results))})"
    lines = [
        f'"func.func"() <{{function_type = {function}, sym_name = "main"}}> ({{',
        f"^bb0({', '.join(f'{name}: {t}' for name, t in arguments)}):" if arguments else "^bb0:",
    ]
    lines += [
        f"  {name} = {_constant(t)}"
        for name, t in zip(names, types, strict=True)
        if isinstance(t, Ints) and t.known is not None
    ]
    left = f"{', '.join(made)} = " if made else ""
    if len(made) > 1:
        left, made = f"%results:{len(made)} = ", [f"%results#{at}" for at in range(len(made))]
    properties = ", ".join(f"{name} = {text}" for name, text in _attributes(op, instance))
    given = f" <{{{properties}}}>" if properties else ""
    signature = f"({', '.join(map(str, types))}) -> {_listed(results)}"
    head = f'  {left}"{op.name}"({", ".join(names)}){given}'
    if instance.bodies:
        lines.append(f"{head} ({{")
        for at, body in enumerate(instance.bodies):
            lines += _region(op, body)
            lines.append("  }, {" if at + 1 < len(instance.bodies) else f"  }}) : {signature}")
    else:
        lines.append(f"{head} : {signature}")
    lines.append(f'  "func.return"({", ".join(made)}) : ({", ".join(map(str, results))}) -> ()')
    return "\n".join([*lines, "}) : () -> ()", ""])


def _names(declared: Sequence[Any], groups: Sequence[Sequence[Type]]) -> Iterator[str]:
    for value, group in zip(declared, groups, strict=True):
        for at in range(len(group)):
            yield f"%{value.name}" if len(group) == 1 and not value.type.variadic else f"%{value.name}_{at}"


def _listed(types: Sequence[Type]) -> str:
    return str(types[0]) if len(types) == 1 else f"({', '.join(map(str, types))})"


def _is_constant(type_: Type) -> bool:
    return isinstance(type_, Ints) and type_.known is not None


def _constant(type_: Ints) -> str:
    assert type_.known is not None
    maker = "arith.constant" if type_.element.kind == "index" else "stablehlo.constant"
    return f'"{maker}"() <{{value = {_dense(list(type_.known), str(type_))}}}> : () -> {type_}'


def _dense(values: Sequence[Any], type_: str) -> str:
    return f"dense<{_nested(values) if values else ''}> : {type_}"


def _nested(value: Any) -> str:
    return f"[{', '.join(map(_nested, value))}]" if isinstance(value, list | tuple) else str(value)


# --- attributes -----------------------------------------------------------------------------------


def _attributes(op: Op, instance: Instance) -> Iterator[tuple[str, str]]:
    for attribute in op.attributes:
        given = instance.attributes.get(attribute.name)
        if isinstance(given, Wrong):
            yield attribute.name, given.text
        elif attribute.fields:
            fields = {
                leaf.name: (leaf, instance.attributes[leaf.name])
                for leaf in attribute.fields
                if leaf.name in instance.attributes
            }
            if fields:
                yield attribute.name, _struct(op, attribute, fields)
        elif attribute.name in instance.attributes and (attribute.kind != "unit" or given):
            yield attribute.name, _value(op, attribute, given)


def _value(op: Op, leaf: Attribute, value: Any) -> str:
    match leaf.kind:
        case "i64":
            return f"{value} : i64"
        case "f32":
            return f"{value!r} : f32"
        case "bool":
            return "true" if value else "false"
        case "unit":
            return "unit"
        case "str":
            return f'"{value}"'
        case "enum":
            return _choice(op, leaf, value)
        case "enum[]":
            return f"[{', '.join(_choice(op, leaf, item) for item in value)}]"
        case "i64[]" | "bool[]":
            element = "i64" if leaf.kind == "i64[]" else "i1"
            items = ", ".join(str(item).lower() for item in value)
            return f"array<{element}: {items}>" if value else f"array<{element}>"
        case "i64[][]":
            columns = len(value[0]) if value else leaf.columns or 0
            return _dense(value, f"tensor<{len(value)}x{columns}xi64>")
    return str(value)


def _choice(op: Op, leaf: Attribute, value: str) -> str:
    enum = next((name for name, choices in op.base.enums(op.dialect).items() if choices == leaf.choices), None)
    return f"#{op.dialect}<{enum} {value}>" if enum else f'"{value}"'


def _struct(op: Op, attribute: Attribute, fields: Mapping[str, tuple[Attribute, Any]]) -> str:
    values = {name: value for name, (_, value) in fields.items()}
    if attribute.kind == "conv":
        return f"#stablehlo.conv<{_convolution(values)}>"
    shown = [
        f"{name.rstrip('_')} = {_field(op, leaf, value)}"
        for name, (leaf, value) in fields.items()
        if value != () or op.base.is_pack  # MLIR adds the lists that are missing where it knows the struct
    ]
    return f"#{op.dialect}.{attribute.kind}<{', '.join(shown)}>"


def _field(op: Op, leaf: Attribute, value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(str(item).lower() for item in value)}]"
    if leaf.kind == "enum":
        return _choice(op, leaf, value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _convolution(values: Mapping[str, Any]) -> str:
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


def _region(op: Op, body: Body) -> Iterator[str]:
    fits = len(body.names) == len(body.arguments)
    names = [f"%{body.names[i]}" if fits else f"%arg{i}" for i in range(len(body.arguments))]
    if names:
        yield f"  ^bb0({', '.join(f'{name}: {t}' for name, t in zip(names, body.arguments, strict=True))}):"
    else:
        yield "  ^bb0:"
    lines: list[str] = []
    returned = _graph(op, body, lines) if fits and body.graph else None
    if returned is None:
        lines.clear()
        returned = _any_values(body, names, lines)
    yield from (f"    {line}" for line in lines)
    yield f'    "{REGION_END}"({", ".join(returned)}) : ({", ".join(map(str, body.results))}) -> ()'


def _any_values(body: Body, names: Sequence[str], lines: list[str]) -> list[str]:
    """A value for each result: an argument of its type that is not returned yet, or a constant."""
    found: list[str] = []
    for type_ in body.results:
        fitting = [name for name, t in zip(names, body.arguments, strict=True) if str(t) == str(type_)]
        fresh = [name for name in fitting if name not in found] or fitting
        if fresh:
            found.append(fresh[0])
            continue
        name = f"%made{len(lines)}"
        assert isinstance(type_, Tensor)
        if type_.element.kind == "quantized":
            lines.append(f'{name} = "test.make"() : () -> {type_}')
        else:
            lines.append(
                f'{name} = "stablehlo.constant"() <{{value = dense<{_zero(type_.element)}> : {type_}}}> : () -> {type_}'
            )
        found.append(name)
    return found


def _zero(element: Any) -> str:
    return {"bool": "false", "float": "0.0", "complex": "(0.0, 0.0)"}.get(element.kind, "0")


def _graph(op: Op, body: Body, lines: list[str]) -> list[str] | None:
    """The ops of the example's graph with the types of this instance; None where the types do not fit."""
    types: dict[str, Element] = {}
    for name, argument in zip(body.names, body.arguments, strict=True):
        if not isinstance(argument, Tensor) or len(argument.shape):
            return None
        types[name] = argument.element
    try:
        values = parse_values(body.graph, list(body.names), _Shapes(op))
        found = [_emit(op, value, types, lines) for value in values]
    except (GraphProblem, SpecError, LookupError):
        return None
    made = [f"tensor<{element}>" for _, element in found]
    return [name for name, _ in found] if made == list(map(str, body.results)) else None


def _emit(op: Op, value: GraphValue, types: Mapping[str, Element], lines: list[str]) -> tuple[str, Element]:
    match value:
        case Ref(name=name):
            return f"%{name}", types[name]
        case Like(value=number, model=model):
            _, element = _emit(op, model, types, lines)
            text = _number(number, element)
            result, left = f"tensor<{element}>", f"%{len(lines)}"
            lines.append(f'{left} = "stablehlo.constant"() <{{value = dense<{text}> : {result}}}> : () -> {result}')
            return left, element
        case Call(op=called, args=args, attributes=attributes):
            given = [_emit(op, arg, types, lines) for arg in args]
            callee = _loaded(op, called)
            element = _result_element(callee, [element for _, element in given])
            leaves = {leaf.name: leaf for leaf in callee.attributes}
            shown = ", ".join(
                f"{name} = {_value(callee, leaves[name], _parsed(leaves[name], text))}" for name, text in attributes
            )
            properties = f" <{{{shown}}}>" if shown else ""
            operands = ", ".join(f"tensor<{element}>" for _, element in given)
            left = f"%{len(lines)}"
            names = ", ".join(name for name, _ in given)
            lines.append(f'{left} = "{called}"({names}){properties} : ({operands}) -> tensor<{element}>')
            return left, element
    raise LookupError(value)


def _number(text: str, element: Element) -> str:
    if element.kind == "float" and re.fullmatch(r"-?\d+", text):
        return f"{text}.0"
    return text


def _parsed(leaf: Attribute, text: str) -> Any:
    match leaf.kind:
        case "i64":
            return int(text)
        case "f32":
            return float(text)
        case "bool" | "unit":
            return text in ("true", "True")
        case "i64[]":
            return tuple(int(item) for item in text.strip("[]").split(",") if item.strip())
    return text


class _Shapes(Mapping[str, OpShape]):
    """The ops that an op's examples apply, as its graphs see them."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.names = [f"{Path(path).parent.name}.{Path(path).stem}" for path in op.depends]

    def __getitem__(self, name: str) -> OpShape:
        if name not in self.names:
            raise KeyError(name)
        values = _loaded(self.op, name).operands
        loose = [value for value in values if value.type.variadic or value.type.optional]
        attributes = tuple(attribute.name for attribute in _loaded(self.op, name).attributes)
        return OpShape(len(values) - len(loose), bool(loose), attributes)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


_known: dict[str, tuple[Base, Op]] = {}


def _loaded(op: Op, name: str) -> Op:
    """Another op that this one's examples apply; read once for each base."""
    path = next(path for path in op.depends if Path(path).with_suffix("").parts[-2:] == tuple(name.split(".")))
    if path not in _known or _known[path][0] is not op.base:
        _known[path] = op.base, load_op(Path(path), op.base)
    return _known[path][1]


def _result_element(op: Op, operands: Sequence[Element]) -> Element:
    """The element type of an op's only result."""
    result = op.results[0].type
    for value, element in zip(op.operands, operands, strict=False):
        if value.type.var and value.type.var == result.var:
            return element
    if result.element:
        return ELEMENT_TYPES[result.element]
    if result.classes == {"bool"}:
        return ELEMENT_TYPES["i1"]
    raise LookupError(op.name)
