"""Graphs of ops, as decompositions and regions of examples write them: `stablehlo.add(a, like(a, 1.0))`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from opspec_generator.document import Scalar
from opspec_generator.language.parse import SyntaxProblem, parse
from opspec_generator.model import Call, GraphStep, GraphValue, Like, Ref
from opspec_generator.source import Report, did_you_mean


@dataclass(frozen=True, slots=True)
class OpShape:
    """What a graph has to know of an op that it applies."""

    operands: int
    variadic: bool
    attributes: tuple[str, ...]


class GraphProblem(Exception):
    """What is wrong in a graph expression, and where."""

    def __init__(self, at: tuple[int, int], message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.at, self.message, self.hint = at, message, hint


def read_graph(
    report: Report, steps: Mapping[str, Scalar], names: Collection[str], ops: Mapping[str, OpShape]
) -> tuple[GraphStep, ...]:
    """The steps of a decomposition; each may use the op's operands and the steps before it."""
    known = list(names)
    found = []
    for name, scalar in steps.items():
        try:
            found.append(GraphStep(name, parse_value(scalar.text, known, ops), " ".join(scalar.text.split())))
        except GraphProblem as problem:
            start, end = problem.at
            report.error(scalar.span_of(start, max(start, end)), problem.message, problem.hint)
        known.append(name)
    return tuple(found)


def parse_value(text: str, names: Collection[str], ops: Mapping[str, OpShape]) -> GraphValue:
    """One expression of a graph."""
    try:
        tree, offsets = parse(text)
    except SyntaxProblem as problem:
        raise GraphProblem((problem.start, problem.end), problem.message, problem.hint) from None
    return _Reader(names, ops, offsets).value(tree)


def operations(value: GraphValue) -> set[str]:
    """The names of all ops in a graph expression."""
    match value:
        case Call(op=op, args=args):
            return {op}.union(*(operations(arg) for arg in args))
        case Like(model=model):
            return operations(model)
    return set()


@dataclass(frozen=True, slots=True)
class _Reader:
    names: Collection[str]
    ops: Mapping[str, OpShape]
    offsets: list[int]

    def problem(self, tree: ast.expr, message: str, hint: str | None = None) -> GraphProblem:
        return GraphProblem((self.offsets[tree.col_offset], self.offsets[tree.end_col_offset or -1]), message, hint)

    def value(self, tree: ast.expr) -> GraphValue:
        match tree:
            case ast.Name(id=name):
                if name not in self.names:
                    raise self.problem(tree, f"unknown value '{name}'", did_you_mean(name, self.names) or f"values: {', '.join(self.names)}")
                return Ref(name)
            case ast.Call(func=ast.Name(id="like"), args=[model, literal], keywords=[]):
                return Like(_number(self, literal), self.value(model))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=dialect), attr=mnemonic)):
                return self.call(tree, f"{dialect}.{mnemonic}")
        raise self.problem(tree, "expected a value, like(value, number), or dialect.op(values, attribute=...)")

    def call(self, tree: ast.Call, name: str) -> Call:
        shape = self.ops.get(name)
        if shape is None:
            raise self.problem(tree.func, f"unknown op '{name}'", did_you_mean(name, self.ops))
        if len(tree.args) != shape.operands and not (shape.variadic and len(tree.args) >= shape.operands):
            raise self.problem(tree, f"{name} takes {shape.operands} operands, found {len(tree.args)}")
        attributes = []
        for keyword in tree.keywords:
            if keyword.arg not in shape.attributes:
                hint = did_you_mean(str(keyword.arg), shape.attributes)
                raise self.problem(keyword.value, f"{name} has no attribute '{keyword.arg}'", hint)
            attributes.append((str(keyword.arg), _plain(self, keyword.value)))
        return Call(name, tuple(self.value(arg) for arg in tree.args), tuple(attributes))


def _plain(reader: _Reader, tree: ast.expr) -> str:
    """An attribute value: a name, number, string or list of them, spelled as in the file."""
    match tree:
        case ast.Name(id=name):
            return name
        case ast.Constant(value=int() | float() | str() as value):
            return str(value)
        case ast.List(elts=items):
            return f"[{', '.join(_plain(reader, item) for item in items)}]"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
            return str(-value)
    raise reader.problem(tree, "expected a number, a name or a list")


def _number(reader: _Reader, tree: ast.expr) -> str:
    match tree:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return str(value)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
            return str(-value)
        case ast.Name(id="inf" | "nan" | "true" | "false" as name):
            return name
    raise reader.problem(tree, "expected a number", "inf, nan, true and false are written bare")


def op_path(spec_dir: Path, name: str) -> Path:
    """Where the file of an op lies."""
    dialect, _, mnemonic = name.partition(".")
    return spec_dir / "ops" / dialect / f"{mnemonic}.yaml"
