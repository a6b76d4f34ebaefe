"""Graphs of ops, as regions of examples write them: `stablehlo.add(a, like(a, 1.0))`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from opspec_model.definitions.spec import Base
from opspec_model.graph.values import Call, GraphConstant, GraphValue, Like, Ref
from opspec_model.language.parse import SyntaxProblem, parse
from opspec_model.text.literals import LiteralProblem, parse_tensor
from opspec_model.text.problems import did_you_mean
from opspec_model.text.yaml_nodes import Scalar


@dataclass(frozen=True, slots=True)
class OpShape:
    """What a graph has to know of an op that it applies.

    `required`: the attributes that it cannot leave out. `known`: its file could be read. `declared`: its operands'
    types as the file writes them. `kinds`: those of attributes and of structs' fields; a struct whose fields are its
    dialect's stands in `structs`. `many`: it does not give exactly one value. `results`:
    how many it gives, where that is fixed; `as_operand`: the place of the operand that is a list of as many.
    """

    operands: int
    variadic: bool
    attributes: tuple[str, ...]
    required: tuple[str, ...] = ()
    known: bool = True
    declared: tuple[str, ...] = ()
    kinds: Mapping[str, str] = field(default_factory=dict)
    structs: Mapping[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    many: bool = False
    results: int | None = None
    as_operand: int | None = None

    @property
    def least(self) -> int:
        """How many operands it has at least, where a list is one."""
        return sum(not (text.endswith("?") or " if " in text) for text in self.declared)

    def leaves(self, base: Base, dialect: str) -> dict[str, str]:
        """The kinds of attributes, structs replaced by their fields."""
        found = dict(self.kinds)
        for struct in self.structs.values():
            for name, spec in base.structs(dialect).get(struct, {}).items():
                found[name] = spec.text if isinstance(spec, Scalar) else spec.type_.text
        return found

    def needed(self, base: Base, dialect: str) -> list[str]:
        """The attributes and fields that a graph has to give."""
        tables = [dict(base.structs(dialect).get(struct, {})) for struct in self.structs.values()]
        return [*self.needs, *(name for table in tables for name, spec in table.items() if isinstance(spec, Scalar))]


class GraphProblem(Exception):
    """What is wrong in a graph expression, and where."""

    def __init__(self, at: tuple[int, int], message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.at, self.message, self.hint = at, message, hint


def parse_value(text: str, names: Collection[str], ops: Mapping[str, OpShape]) -> GraphValue:
    """One expression of a graph."""
    tree, reader = _parse(text, names, ops)
    return reader.value(tree)


def parse_values(text: str, names: Collection[str], ops: Mapping[str, OpShape]) -> tuple[GraphValue, ...]:
    """What a region returns: one expression, or several as `a, b`."""
    tree, reader = _parse(text, names, ops)
    trees = tree.elts if isinstance(tree, ast.Tuple) else [tree]
    return tuple(reader.value(item) for item in trees)


def operations(value: GraphValue) -> set[str]:
    """The names of all ops in a graph expression."""
    match value:
        case Call(op=op, args=args):
            return {op}.union(*(operations(arg) for arg in args))
        case Like(model=model):
            return operations(model)
    return set()


def op_path(spec_dir: Path, name: str) -> Path:
    """Where the file of an op lies."""
    dialect, _, mnemonic = name.partition(".")
    return spec_dir / "ops" / dialect / f"{mnemonic}.yaml"


def _parse(text: str, names: Collection[str], ops: Mapping[str, OpShape]) -> tuple[ast.expr, _Reader]:
    try:
        tree, offsets = parse(text)
    except SyntaxProblem as problem:
        raise GraphProblem((problem.start, problem.end), problem.message, problem.hint) from None
    return tree, _Reader(names, ops, offsets)


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
                    hint = did_you_mean(name, self.names) or f"values: {', '.join(self.names)}"
                    raise self.problem(tree, f"unknown value '{name}'", hint)
                return Ref(name)
            case ast.Constant(value=str() as text):
                try:
                    parse_tensor(text)
                except LiteralProblem as problem:
                    raise self.problem(tree, problem.message, problem.hint) from None
                return GraphConstant(text)
            case ast.Call(func=ast.Name(id="like"), args=args, keywords=keywords):
                if len(args) != 2 or keywords:
                    raise self.problem(tree, "'like' takes a value and a number", "for example like(x, 1.0)")
                return Like(_number(self, args[1]), self.value(args[0]))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=dialect), attr=mnemonic)):
                return self.call(tree, f"{dialect}.{mnemonic}")
            case ast.Call(func=func):
                full = [name for name in self.ops if name.rpartition(".")[2] == getattr(func, "id", "")]
                hint = f"did you mean '{full[0]}'?" if full else "for example stablehlo.add(x, y)"
                raise self.problem(func, "expected an op with its dialect", hint)
        hint = "a name, like(value, number), or dialect.op(values, attribute=...)"
        raise self.problem(tree, "expected a value of the graph", hint)

    def call(self, tree: ast.Call, name: str) -> Call:
        shape = self.ops.get(name)
        if shape is None:
            raise self.problem(tree.func, f"unknown op '{name}'", did_you_mean(name, self.ops))
        if (
            shape.known
            and len(tree.args) != shape.operands
            and not (shape.variadic and len(tree.args) >= shape.operands)
        ):
            more = " or more" if shape.variadic else ""
            noun = "operand" if shape.operands == 1 else "operands"
            raise self.problem(tree, f"{name} takes {shape.operands}{more} {noun}, found {len(tree.args)}")
        attributes = []
        for keyword in tree.keywords:
            if shape.known and keyword.arg not in shape.attributes:
                known = ", ".join(shape.attributes) or "none"
                hint = did_you_mean(str(keyword.arg), shape.attributes) or f"attributes: {known}"
                label = ast.Name(str(keyword.arg))
                label.col_offset = keyword.col_offset
                label.end_col_offset = keyword.col_offset + len(label.id)
                raise self.problem(label, f"{name} has no attribute '{keyword.arg}'", hint)
            attributes.append((str(keyword.arg), _plain(self, keyword.value)))
        missing = [attribute for attribute in shape.required if attribute not in dict(attributes)]
        if missing:
            raise self.problem(tree, f"{name} needs the attribute '{missing[0]}'", f"write {missing[0]}=...")
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
