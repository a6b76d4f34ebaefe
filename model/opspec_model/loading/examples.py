"""Examples of op files: literals held against what the op declares, and every type arm seen to have an
example.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from opspec_model.definitions.kinds import ValueKind
from opspec_model.definitions.spec import (
    DeclaredAttribute,
    DeclaredValue,
    Example,
    Extern,
    Grid,
    Pull,
    RegionSpec,
    ValueType,
)
from opspec_model.elements.spelling import parse_quantized
from opspec_model.elements.types import QUANTIZED, baseline_type
from opspec_model.graph.example_graphs import GraphProblem, OpShape, operations, parse_values
from opspec_model.graph.values import Call, GraphConstant
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import ExampleFile, GridFile
from opspec_model.text.literals import (
    AttributeValue,
    LiteralProblem,
    TensorLiteral,
    parse_attribute,
    parse_literal,
    parse_places,
    value_problem,
)
from opspec_model.text.problems import did_you_mean
from opspec_model.text.yaml_nodes import Scalar

REGION = re.compile(r"\s*\((?P<arguments>[^()]*)\)\s*->\s*(?P<body>.*)", re.DOTALL)
ARGUMENT = re.compile(r"\s*(?P<name>[A-Za-z_]\w*)\s*:\s*(?P<type>[A-Za-z0-9<>]+)\s*")
ARGUMENT_TENSOR = re.compile(r"tensor<(?P<dims>(?:\d+x)*)(?P<element>[A-Za-z][A-Za-z0-9<>]*)>")
RANKS = {"scalar": 0, "vector": 1, "ints": 1, "table": 2, "size": 0}


def read_examples(
    declared: Declarations, ops: Mapping[str, OpShape], semantics: Pull | Extern | None
) -> tuple[tuple[Example, ...], tuple[Grid, ...], set[str]]:
    """The examples of one process and those of several, and the ops that their regions apply."""
    found: list[Example] = []
    grids: list[Grid] = []
    used: set[str] = set()
    kinds: set[str] = set()

    def read(key: Scalar, given: ExampleFile) -> Example | None:
        reader = ExampleReader(declared, ops, key, given, used)
        example = reader.read()
        kinds.update(reader.kinds)
        return example

    for key, given in entries(declared.file.examples):
        if isinstance(given, GridFile):
            grid = _grid(declared, key, given, read)
            grids += [] if grid is None else [grid]
        elif (example := read(key, given)) is not None:
            found.append(example)
    whole = len(found) + len(grids) == len(declared.file.examples or ())
    if whole and not {"examples", "semantics"} & declared.partial:
        _require_arms(declared, semantics, kinds)
    return tuple(found), tuple(grids), used


MOST_PROCESSES = 64


def _grid(
    declared: Declarations, key: Scalar, given: GridFile, read: Callable[[Scalar, ExampleFile], Example | None]
) -> Grid | None:
    """A case of several processes; each of a whole grid has to be there."""
    read_all = [
        read(name, ExampleFile(process.span, process.inputs, process.outputs, given.attributes, given.regions))
        for name, process in entries(given.processes)
    ]
    places = [tuple(map(int, name[1:-1].split(","))) for name in given.processes]
    replicas, partitions = (max((place[axis] for place in places), default=-1) + 1 for axis in (0, 1))
    few = replicas * partitions <= MOST_PROCESSES  # a slip in a number can ask for more than can be listed
    wanted = [(replica, partition) for replica in range(replicas) for partition in range(partitions)] if few else []
    if places != wanted or len(places) < 2:
        hint = f"in this order: {', '.join(map(str, wanted))}" if len(wanted) > 1 else "for example (0, 0), (1, 0)"
        declared.error(key, "expected every process of a grid of at least two", hint)
        return None
    processes = [example for example in read_all if example is not None]
    return Grid(key.text, replicas, partitions, tuple(processes)) if len(processes) == len(places) else None


def _require_arms(declared: Declarations, semantics: Pull | Extern | None, kinds: set[str]) -> None:
    """Every type arm has to have an example, and every meaning at least one."""
    examples = declared.file.examples
    if declared.file.semantics is not None and not examples:
        hint = "write one under 'examples': inputs, attributes, outputs"
        declared.error(declared.file.op, "the op has no example", hint)
    if not examples or not isinstance(semantics, Pull):
        return
    last = examples.key(list(examples)[-1])
    var = next(iter(declared.typevars), "")
    for arm in (arm for stage in semantics.stages for arm in stage.arms if arm.classes):
        if not arm.classes & kinds:
            hint = f"add one where {var} is {' or '.join(sorted(arm.classes))}"
            declared.error(last, f"no example shows the arm '{arm.label}'", hint)


class ExampleReader:
    """One example, held against the declarations. `kinds`: what the first type variable is in it."""

    def __init__(
        self,
        declared: Declarations,
        ops: Mapping[str, OpShape],
        key: Scalar,
        given: ExampleFile,
        used: set[str],
    ) -> None:
        self.declared, self.ops, self.key, self.given, self.used = declared, ops, key, given, used
        self.kinds: set[str] = set()
        self.bound: dict[str, tuple[str, str]] = {}
        self.failed = False

    def error(self, scalar: Scalar, message: str, hint: str | None = None) -> None:
        self.failed = True
        self.declared.error(scalar, message, hint)

    def error_at(self, scalar: Scalar, start: int, end: int, message: str, hint: str | None = None) -> None:
        self.failed = True
        self.declared.error_at(scalar, start, end, message, hint)

    def missing(self, noun: str, names: Iterable[str]) -> None:
        for name in names:
            self.failed = True
            if "examples" not in self.declared.partial and name not in self.declared.broken:
                self.error(self.key, f"this example does not give the {noun} '{name}'")

    def read(self) -> Example | None:
        given = self.given
        inputs = self.literals("operand", given.inputs, self.declared.operands)
        outputs = self.literals("result", given.outputs, self.declared.results)
        attributes = self.attributes()
        regions = {}
        for key, text in entries(given.regions):
            region = self.declared.regions.get(key.text)
            if region is None:
                self.unknown(key, "region", self.declared.regions)
                continue
            if region.variadic != isinstance(text, tuple):
                form = "a list" if region.variadic else "one text, not a list"
                self.error(key, f"the region '{key.text}' is written as {form}", region.text)
                continue
            texts = text if isinstance(text, tuple) else (text,)
            for one in texts:
                self.region(one, region)
            regions[key.text] = tuple(" ".join(one.text.split()) for one in texts)
        self.missing("region", [name for name in self.declared.regions if name not in regions])
        if self.failed:
            return None
        return Example(self.key.text, inputs, attributes, regions, outputs, given.span)

    def unknown(self, key: Scalar, noun: str, known: Iterable[str]) -> None:
        self.failed = True
        self.declared.unknown(key, noun, known)

    # -- tensors -----------------------------------------------------------------------------------

    def literals(
        self, noun: str, given: Table[str, Scalar | tuple[Scalar, ...]], declared: Mapping[str, DeclaredValue]
    ) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for key, value in entries(given):
            wanted = declared.get(key.text)
            if wanted is None:
                self.unknown(key, noun, declared)
                continue
            items = value if isinstance(value, tuple) else (value,)
            if wanted.type.variadic != isinstance(value, tuple):
                form = "a list of literals" if wanted.type.variadic else "one literal, not a list"
                self.error(key, f"the {noun} '{key.text}' is written as {form}", f"it is {wanted.type}")
            elif key.text not in self.declared.broken:
                for position, item in enumerate(items):
                    self.literal(wanted, item, position)
            found[key.text] = tuple(" ".join(item.text.split()) for item in items)
        self.missing(noun, [n for n, v in declared.items() if n not in given and not v.type.optional])
        return found

    def literal(self, value: DeclaredValue, scalar: Scalar, position: int) -> None:
        if value.type.kind not in (*RANKS, "tensor"):
            try:
                parse_literal(scalar.text)
            except LiteralProblem as problem:
                self.error_at(scalar, problem.start, problem.end, problem.message, problem.hint)
            return
        try:
            literal, place, places = parse_places(scalar.text)
        except LiteralProblem as problem:
            self.error_at(scalar, problem.start, problem.end, problem.message, problem.hint)
            return
        element = self.element(scalar, literal.element, place)
        if element is None:
            return
        kind, bits = element
        type_ = value.type
        if not self.agrees(type_, literal.element, kind):
            wanted = type_.element or " or ".join(sorted(type_.classes))
            self.error_at(scalar, *place, f"'{value.name}' takes {wanted}, found {literal.element}")
        rank = RANKS.get(type_.kind)
        if rank is not None and len(literal.shape) != rank:
            message = f"'{value.name}' is {type_}, a tensor of rank {rank}, found rank {len(literal.shape)}"
            self.error_at(scalar, place[0], place[1], message)
        for text, (start, end) in zip(literal.values, places, strict=True):
            problem_text = value_problem(text, kind, bits)
            if problem_text is not None:
                self.error_at(scalar, start, end, f"{problem_text} for {literal.element}, found '{text}'")
                break
        self.bind(value, scalar, literal, place, position)
        if type_.var == next(iter(self.declared.typevars), None):
            self.kinds.add("float" if kind in QUANTIZED else kind)

    def element(self, scalar: Scalar, name: str, place: tuple[int, int]) -> tuple[str, int] | None:
        """The kind of an element type, and how many bits its values have."""
        elements = self.declared.base.elements
        quantized = parse_quantized(name)
        if quantized is not None:
            return quantized.kind, quantized.bits + 1  # unsigned storage too
        if name in elements:
            return elements[name].kind, elements[name].bits
        hint = did_you_mean(name, elements) or "spec/types.yaml has all element types"
        self.error_at(scalar, *place, f"unknown element type '{name}'", hint)
        return None

    def agrees(self, type_: ValueType, name: str, kind: str) -> bool:
        return name == type_.element if type_.element else not type_.classes or kind in type_.classes

    def bind(
        self, value: DeclaredValue, scalar: Scalar, literal: TensorLiteral, place: tuple[int, int], position: int
    ) -> None:
        """What shares a type variable has one element type; quantized ones may differ in scales."""
        var = self.declared.typevars.get(value.type.var)
        if var is None:
            return
        name = f"{var.name}[{position}]" if var.pack else var.name
        found = literal.element
        quantized = parse_quantized(found)
        if quantized is not None and var.baseline:
            found = str(replace(baseline_type(quantized), axis=None))
        elif quantized is not None and var.moved and quantized.axis is not None:
            found = str(replace(baseline_type(quantized), axis=0))
        known, owner = self.bound.setdefault(name, (found, value.name))
        if known != found:
            message = f"{name} is {known} in '{owner}', and {found} here"
            self.error_at(scalar, *place, message, f"'{owner}' and '{value.name}' have the same element type")

    # -- attributes --------------------------------------------------------------------------------

    def attributes(self) -> dict[str, str]:
        found = {}
        for key, text in entries(self.given.attributes):
            attribute = self.declared.attributes.get(key.text)
            if attribute is None:
                leaves = [a.name for a in self.declared.attributes.values() for f in a.fields if f.name == key.text]
                if leaves:
                    message = f"'{key.text}' is a field of '{leaves[0]}'"
                    self.error(key, message, f'write {leaves[0]}: "{{{key.text}: ...}}"')
                else:
                    self.unknown(key, "attribute", self.declared.attributes)
            else:
                self.attribute(attribute, text)
            found[key.text] = " ".join(text.text.split())
        required = [a.name for a in self.declared.attributes.values() if not a.optional and a.default is None]
        structs = {a.name for a in self.declared.attributes.values() if a.fields}
        self.missing("attribute", [n for n in required if n not in found and n not in structs])
        self.missing("attribute", [n for n in required if n not in found and n in structs])
        return found

    def attribute(self, attribute: DeclaredAttribute, text: Scalar) -> None:
        if attribute.kind == "elements":
            var = self.declared.typevars[attribute.element]
            classes = var.classes | {"sint", "uint"} if var.classes & QUANTIZED else var.classes
            kind: ValueKind = "scalar" if attribute.scalar else "tensor"
            self.literal(DeclaredValue(attribute.name, ValueType(kind, "", classes)), text, 0)
            return
        if attribute.kind == "function":
            anything = ValueType("any", variadic=True)
            self.region(text, RegionSpec(attribute.name, text.text, ((anything,),), (anything,)))
            return
        if attribute.kind in ("type", "any", "str", "symbol[]", "i64[]..."):
            return
        try:
            value = parse_attribute(text.text)
        except LiteralProblem as problem:
            self.error_at(text, problem.start, problem.end, problem.message, problem.hint)
            return
        if attribute.struct:
            for message in misfits(attribute, value, attribute.name):
                self.error(text, message)
            return
        if not attribute.fields:
            self.leaf(attribute, value, text)
            return
        if not isinstance(value, Mapping):
            hint = f"its fields: {', '.join(field.name for field in attribute.fields)}"
            self.error(text, f"'{attribute.name}' is a struct: expected {{field: value, ...}}", hint)
            return
        fields = {field.name: field for field in attribute.fields}
        for name, item in value.items():
            at = re.search(rf"\b{name}\s*:", text.text)
            if name in fields:
                self.leaf(fields[name], item, text)
            elif at is not None:
                hint = did_you_mean(name, fields) or f"fields: {', '.join(fields)}"
                self.error_at(text, at.start(), at.start() + len(name), f"unknown field '{name}'", hint)
        for name, field in fields.items():
            if name not in value and not field.optional and field.default is None and not field.kind.endswith("[]"):
                self.error(text, f"the field '{name}' is missing")

    def leaf(self, leaf: DeclaredAttribute, value: AttributeValue, text: Scalar) -> None:
        if leaf.name in self.declared.broken or _is_kind(leaf, value):
            return
        hint = did_you_mean(str(value), leaf.choices) if leaf.choices else None
        self.error(text, f"'{leaf.name}' is {_kind_words(leaf)}", hint)

    # -- regions -----------------------------------------------------------------------------------

    def region(self, text: Scalar, region: RegionSpec) -> None:
        match = REGION.fullmatch(text.text)
        if match is None:
            hint = "for example (a: f32, b: f32) -> stablehlo.add(a, b)"
            self.error(text, "expected a region's arguments and what it returns", hint)
            return
        names: list[str] = []
        at = match.start("arguments")
        for part in match["arguments"].split(",") if match["arguments"].strip() else []:
            argument = ARGUMENT.fullmatch(part)
            start = at + len(part) - len(part.lstrip())
            if argument is None:
                end = start + max(1, len(part.strip()))
                message = f"expected an argument with its element type, found '{part.strip()}'"
                self.error_at(text, start, end, message, "for example a: f32")
                return
            name, type_ = argument["name"], argument["type"]
            tensor = ARGUMENT_TENSOR.fullmatch(type_)
            if (tensor["element"] if tensor else type_) not in {*self.declared.base.elements, "token"}:
                place = at + argument.start("type")
                near = did_you_mean(type_, self.declared.base.elements)
                self.error_at(text, place, place + len(type_), f"unknown element type '{type_}'", near)
            if name in names:
                self.error_at(text, start, start + len(name), f"the argument '{name}' is already there")
            names.append(name)
            at += len(part) + 1
        self.arguments(text, match, region, len(names))
        start = match.start("body")
        try:
            values = parse_values(match["body"], [*names, *self.captured()], self.ops)
        except GraphProblem as problem:
            low, high = problem.at
            self.error_at(text, start + low, start + max(low, high), problem.message, problem.hint)
            return
        if names and not any(isinstance(value, Call | GraphConstant) for value in values):
            self.error_at(text, start, len(text.text.rstrip()), "a region applies at least one op")
        self.used |= set[str]().union(*(operations(value) for value in values))

    def captured(self) -> list[str]:
        """The operands that a region may use: those that are one value each."""
        operands = self.declared.operands.values()
        return [v.name for v in operands if not v.type.variadic and not v.type.optional]

    def arguments(self, text: Scalar, match: re.Match[str], region: RegionSpec, count: int) -> None:
        """As many arguments as the signature has, where it is not one per item of a list."""
        types = [type_ for group in region.arguments for type_ in group]
        fixed = sum(not type_.variadic for type_ in types)
        if count < fixed or (count > fixed and len(types) == fixed):
            more = " or more" if len(types) > fixed else ""
            message = f"the region '{region.name}' has {fixed}{more} arguments, found {count}"
            self.error_at(text, match.start("arguments"), match.end("arguments"), message, region.text)


def misfits(part: DeclaredAttribute, value: AttributeValue | None, here: str) -> Iterator[str]:
    """What of a struct is not as the dialect's header says, each with the place."""
    if value is None:
        if not (part.optional or part.symbol_of or part.kind.endswith("[]")):
            yield f"'{here}' is missing"
    elif part.kind == "struct[]" and isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _misfits_of_struct(part, item, f"{here}[{at}]")
    elif part.kind == "struct":
        yield from _misfits_of_struct(part, value, here)
    elif not _is_kind(part, value):
        yield f"'{here}' is {_kind_words(part)}"


def _misfits_of_struct(part: DeclaredAttribute, value: AttributeValue, here: str) -> Iterator[str]:
    names = [inner.name for inner in part.parts]
    if not isinstance(value, Mapping):
        yield f"'{here}' is a struct: {{field: value, ...}} with the fields {', '.join(names)}"
        return
    yield from (f"'{here}' has no field '{name}': {', '.join(names)}" for name in value if name not in names)
    for inner in part.parts:
        yield from misfits(inner, value.get(inner.name), f"{here}.{inner.name}")


def _is_kind(leaf: DeclaredAttribute, value: AttributeValue) -> bool:
    match leaf.kind:
        case "i64" | "i32":
            return type(value) is int
        case "f32" | "f64":
            return type(value) in (int, float) or value in ("inf", "nan")
        case "bool" | "unit":
            return type(value) is bool
        case "i64[]" | "bool[]":
            wanted = bool if leaf.kind == "bool[]" else int
            return isinstance(value, tuple) and all(type(item) is wanted for item in value)
        case "i64[][]":
            rows = value if isinstance(value, tuple) else (None,)
            return all(
                isinstance(row, tuple)
                and all(type(item) is int for item in row)
                and leaf.columns in (None, len(row))
                and len(row) == len(rows[0])  # type: ignore[arg-type]
                for row in rows
            )
        case "str":
            return type(value) is str
        case "str[]":
            return isinstance(value, tuple) and all(type(item) is str for item in value)
        case "enum":
            return value in leaf.choices
        case "enum[]":
            return isinstance(value, tuple) and all(item in leaf.choices for item in value)
    return True


def _kind_words(leaf: DeclaredAttribute) -> str:
    words = {
        "i64": "an integer, for example 3",
        "i32": "an integer, for example 3",
        "f32": "a number, for example 0.5",
        "f64": "a number, for example 0.5",
        "bool": "true or false",
        "unit": "true or false",
        "i64[]": "a list of integers, for example [1, 2]",
        "str": "a text, for example x",
        "str[]": "a list of texts, for example [x, y]",
        "struct[]": "a list of structs",
        "bool[]": "a list of truth values, for example [true, false]",
        "i64[][]": "a matrix, for example [[1, 2], [3, 4]]",
    }
    if leaf.choices:
        return f"{'a list of ' if leaf.kind.endswith('[]') else 'one of '}{', '.join(leaf.choices)}"
    columns = f", with {leaf.columns} columns" if leaf.columns is not None else ""
    return words[leaf.kind] + columns
