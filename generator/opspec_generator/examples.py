"""Examples of op files: literals read, type variables bound, and every type arm seen to have an example."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opspec_generator.declare import Declarations
from opspec_generator.document import Scalar
from opspec_generator.files import ExampleFile
from opspec_generator.graph import GraphProblem, OpShape, operations, parse_value
from opspec_generator.literals import LiteralProblem, TensorLiteral, parse_literal
from opspec_generator.model import Call, Example, Extern, Pull, Value
from opspec_generator.shape import Table
from opspec_generator.source import did_you_mean

REGION = re.compile(r"\s*\((?P<arguments>[^()]*)\)\s*->\s*(?P<body>.*)", re.DOTALL)
ARGUMENT = re.compile(r"\s*(?P<name>[A-Za-z_]\w*)\s*:\s*(?P<type>[A-Za-z0-9<>]+)\s*")


def read_examples(
    declared: Declarations, ops: Mapping[str, OpShape], semantics: Pull | Extern | None
) -> tuple[tuple[Example, ...], set[str]]:
    """The examples, and the ops that their regions apply."""
    table = declared.file.examples or Table()
    found: list[Example] = []
    used: set[str] = set()
    kinds: set[str] = set()
    for name, given in table.items():
        reader = _ExampleReader(declared, ops, given, used)
        example = reader.read(name, table.key(name))
        if example is not None:
            found.append(example)
            kinds |= reader.kinds
    if len(found) == len(table):
        _require_arms(declared, semantics, kinds)
    return tuple(found), used


def _require_arms(declared: Declarations, semantics: Pull | Extern | None, kinds: set[str]) -> None:
    """Every type arm has to have an example, and every meaning at least one."""
    if semantics is None:
        return
    file = declared.file
    examples = file.examples
    if not examples:
        declared.error(file.op, "the op has no example", "write one under 'examples': inputs, attributes, outputs")
        return
    stages = semantics.stages if isinstance(semantics, Pull) else ()
    for arm in (arm for stage in stages for arm in stage.arms if arm.classes):
        missing = not (arm.classes & kinds)
        if missing:
            key = examples.key(next(reversed(list(examples))))
            declared.error(key, f"no example shows the arm '{arm.label}'", f"add one with an operand of type {' or '.join(sorted(arm.classes))}")


class _ExampleReader:
    """One example, held against the declarations."""

    def __init__(self, declared: Declarations, ops: Mapping[str, OpShape], given: ExampleFile, used: set[str]) -> None:
        self.declared, self.ops, self.given, self.used = declared, ops, given, used
        self.kinds: set[str] = set()
        self.failed = False

    def error(self, scalar: Scalar, message: str, hint: str | None = None) -> None:
        self.failed = True
        self.declared.error(scalar, message, hint)

    def read(self, name: str, key: Scalar) -> Example | None:
        inputs = self.literals("operand", self.given.inputs, self.declared.operands, key)
        outputs = self.literals("result", self.given.outputs, self.declared.results, key)
        attributes = {}
        for attribute, text in (self.given.attributes or {}).items():
            if attribute not in self.declared.attributes:
                at = (self.given.attributes).key(attribute)  # type: ignore[union-attr]
                self.error(at, f"unknown attribute '{attribute}'", did_you_mean(attribute, self.declared.attributes))
            attributes[attribute] = " ".join(text.text.split())
        for attribute in self.declared.attributes.values():
            required = not attribute.optional and attribute.default is None
            if required and attribute.name not in attributes:
                self.error(key, f"the attribute '{attribute.name}' is required, and this example does not give it")
        regions = {}
        for region, text in (self.given.regions or {}).items():
            if region not in self.declared.regions:
                at = self.given.regions.key(region)  # type: ignore[union-attr]
                self.error(at, f"unknown region '{region}'", did_you_mean(region, self.declared.regions))
            self.region(text)
            regions[region] = " ".join(text.text.split())
        for region in self.declared.regions:
            if region not in regions:
                self.error(key, f"this example does not give the region '{region}'")
        if self.failed:
            return None
        return Example(name, inputs, attributes, regions, outputs, self.given.span)

    def literals(
        self, noun: str, given: Table[str, Scalar | tuple[Scalar, ...]], declared: Mapping[str, Value], key: Scalar
    ) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for name, value in given.items():
            if name not in declared:
                self.error(given.key(name), f"unknown {noun} '{name}'", did_you_mean(name, declared) or f"{noun}s: {', '.join(declared)}")
                continue
            variadic = declared[name].type.variadic
            if variadic != isinstance(value, tuple):
                self.error(given.key(name), f"'{name}' is {'variadic: write a list' if variadic else 'one value, not a list'}")
                continue
            items = value if isinstance(value, tuple) else (value,)
            for item in items:
                self.literal(declared[name], item)
            found[name] = tuple(" ".join(item.text.split()) for item in items)
        for name, wanted in declared.items():
            if name not in given and not wanted.type.optional:
                self.error(key, f"this example does not give the {noun} '{name}'")
        return found

    def literal(self, value: Value, scalar: Scalar) -> TensorLiteral | None:
        try:
            literal = parse_literal(scalar.text)
        except LiteralProblem as problem:
            self.failed = True
            self.declared.report.error(scalar.span_of(problem.start, max(problem.start, problem.end)), problem.message, problem.hint)
            return None
        elements = self.declared.base.elements
        if literal.element.startswith("!quant.uniform"):
            kind = "quantized"
        elif literal.element in elements:
            kind = elements[literal.element].kind
        else:
            hint = did_you_mean(literal.element, elements)
            self.error(scalar, f"unknown element type '{literal.element}'", hint)
            return None
        if value.type.classes and kind not in value.type.classes:
            self.error(scalar, f"'{value.name}' takes {' or '.join(sorted(value.type.classes))}, found {literal.element}")
        first = next(iter(self.declared.typevars), None)
        if value.type.var == first:
            self.kinds.add(kind)
        return literal

    def region(self, text: Scalar) -> None:
        match = REGION.fullmatch(text.text)
        if match is None:
            self.error(text, "expected a region", "for example (a: f32, b: f32) -> stablehlo.add(a, b)")
            return
        names = []
        for part in match["arguments"].split(","):
            argument = ARGUMENT.fullmatch(part)
            if argument is None or argument["type"] not in self.declared.base.elements:
                self.error(text, f"expected an argument with its element type, found '{part.strip()}'", "for example a: f32")
                return
            names.append(argument["name"])
        start = match.start("body")
        try:
            value = parse_value(match["body"], names, self.ops)
        except GraphProblem as problem:
            self.failed = True
            low, high = problem.at
            self.declared.report.error(text.span_of(start + low, start + max(low, high)), problem.message, problem.hint)
            return
        if not isinstance(value, Call):
            self.error(text, "a region applies at least one op")
        self.used |= operations(value)
