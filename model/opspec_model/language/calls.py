"""Calls in expressions: primitives, forms, casts and regions, by the signatures that fit."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace

from opspec_model.language.apply import apply
from opspec_model.language.builtins import BUILTINS, FORMS
from opspec_model.language.collect import Collections
from opspec_model.language.scope import CheckProblem, NameMeaning
from opspec_model.language.tree import DIMS, INDEX, NOTHING, Apply, CallRegion, Name, Node, Role
from opspec_model.language.types import (
    BOOL,
    BOOLS,
    FLOAT,
    FUNCTION,
    INT,
    INTS,
    MATRIX,
    STR,
    TYPE,
    WHOLE,
    Element,
    Pack,
    RegionType,
    TensorType,
)
from opspec_model.language.walker import varies
from opspec_model.text.problems import did_you_mean

VECTORS = (INTS, BOOLS, MATRIX)


class Calls(Collections):
    """Calls of all kinds."""

    def visit_Call(self, tree: ast.Call) -> Node:  # noqa: N802
        if not isinstance(tree.func, ast.Name):
            self.refuse(tree.func, "only a name can be called", "give what it stands for a name in 'define' or 'let'")
        name = tree.func.id
        if name in ("all", "any"):
            return self.quantifier(tree, "all" if name == "all" else "any")
        if name == "given":
            return self.is_given(tree)
        if name == "the":
            return self.description(tree)
        if name in FORMS:
            self.refuse(tree, f"'{name}' stands only in its own form", FORMS[name])
        symbol = self.lookup(name)
        if symbol is not None and (symbol.role in (Role.TYPEVAR, Role.REGION) or symbol.type in (TYPE, Pack(TYPE))):
            return self.call_symbol(tree, self.visit_Name(tree.func), symbol)
        if name not in BUILTINS and name not in self.scope.functions:
            if symbol is not None:
                self.visit_Name(tree.func)
                self.refuse(tree.func, f"'{name}' is {symbol.type} and cannot be called")
            regions = [n for n, s in self.scope.symbols.items() if s.role is Role.REGION]
            known = [*self.scope.functions, *BUILTINS, *FORMS, *regions]
            hint = did_you_mean(name, known) or "see the language page for all functions"
            self.refuse(tree.func, f"unknown function '{name}'", hint)
        args = [(arg, self.visit(arg)) for arg in tree.args]
        if name in BUILTINS:
            self.no_keywords(tree, name)
            return self.call_builtin(tree, name, args)
        keywords = [(k, self.visit(k.value)) for k in tree.keywords]
        return self.call(tree, (name,), args, keywords=keywords)

    def is_given(self, tree: ast.Call) -> Node:
        """Whether an operand or attribute that may be absent is there."""
        name = tree.args[0] if len(tree.args) == 1 and not tree.keywords else None
        if isinstance(name, ast.Attribute) and not isinstance(name.value, ast.Call):
            field, absent = self.field(name)
            if not absent:
                self.refuse(name, f"'{self.source(name)}' is always there")
            return Apply(function="given", args=(field,), type=BOOL, at=self.at(tree))
        symbol = self.lookup(name.id) if isinstance(name, ast.Name) else None
        if not isinstance(name, ast.Name) or symbol is None or not symbol.absent:
            self.refuse(tree, "'given' asks for one operand or attribute that may be absent", FORMS["given"])
        of = Name(name=name.id, role=symbol.role, type=symbol.type, varies=symbol.varies, at=self.at(name))
        return Apply(function="given", args=(of,), type=BOOL, at=self.at(tree))

    def no_keywords(self, tree: ast.Call, name: str) -> None:
        if tree.keywords:
            self.refuse(label(tree.keywords[0]), f"'{name}' has no parameter '{tree.keywords[0].arg}'")

    def call_symbol(self, tree: ast.Call, name: Node, symbol: NameMeaning) -> Node:
        assert isinstance(name, Name)
        self.no_keywords(tree, name.name)
        args = [(arg, self.visit(arg)) for arg in tree.args]
        if symbol.type in (TYPE, Pack(TYPE)):
            return self.cast(tree, name, symbol, args)
        region = symbol.type
        assert isinstance(region, RegionType)
        if not self.scope.reads:
            self.refuse(tree, "a rule cannot call a region", "rules speak of shapes, types and attributes")
        if len(region.results) != 1:
            message = f"'{name.name}' gives {len(region.results)} values, and a call needs one"
            self.refuse(tree, message)
        if len(args) != len(region.parameters):
            self.refuse(tree, f"'{name.name}' takes {_arguments(len(region.parameters))}, found {len(args)}")
        nodes = tuple(self.expect(a, n, p) for (a, n), p in zip(args, region.parameters, strict=True))
        return CallRegion(
            region=name.name,
            args=nodes,
            type=region.results[0],
            varies=varies(nodes) | {INDEX},
            at=self.at(tree),
        )

    def cast(self, tree: ast.Call, name: Name, symbol: NameMeaning, args: list[tuple[ast.expr, Node]]) -> Node:
        if symbol.type != TYPE:
            hint = "use it inside '[... for x in list]', where it is the type of that item"
            self.refuse(tree.func, f"'{name.name}' stands for one type per item", hint)
        if symbol.element is None:
            self.refuse(tree.func, f"what type '{name.name}' stands for is not known here")
        if not self.scope.reads:
            hint = "rules speak of shapes, types and attributes"
            self.refuse(tree, "a rule cannot compute with elements", hint)
        if len(args) != 1:
            self.refuse(tree, f"'{name.name}(x)' takes one value, found {len(args)}")
        node = args[0][1]
        if not (isinstance(node.type, Element) or node.type in (INT, FLOAT, BOOL)):
            read = f"{self.source(args[0][0])}[index] is an element" if isinstance(node.type, TensorType) else None
            self.refuse(args[0][0], f"expected a number or an element, found {node.type}", read)
        return Apply(function="cast", args=(name, node), type=symbol.element, varies=node.varies, at=self.at(tree))

    def call_builtin(self, tree: ast.Call, name: str, args: list[tuple[ast.expr, Node]]) -> Node:
        builtin = BUILTINS[name]
        if len(args) != len(builtin.takes):
            self.refuse(tree, f"'{name}' takes {_arguments(len(builtin.takes))}, found {len(args)}")
        for (arg, node), wanted in zip(args, builtin.takes, strict=True):
            if not _fits(node, wanted):
                hint = f"{self.source(arg)}[0] is one item, and so is x in all(... for x in {self.source(arg)})"
                each = isinstance(node.type, Pack) and wanted in ("tensor", "type")
                message = f"'{name}' expects {_article(wanted)}, found {node.type}"
                self.refuse(arg, message, hint if each else None)
        dims = {DIMS} if builtin.dims else NOTHING
        nodes = tuple(node for _, node in args)
        gives = nodes[0].type.item if name == "chained" and isinstance(nodes[0].type, Pack) else builtin.gives
        return Apply(function=name, args=nodes, type=gives, varies=varies(nodes) | dims, at=self.at(tree))

    def call(
        self,
        tree: ast.expr,
        names: tuple[str, ...],
        args: list[tuple[ast.expr, Node]],
        sign: str | None = None,
        keywords: Sequence[tuple[ast.keyword, Node]] = (),
    ) -> Node:
        """Apply the first of the primitives `names` that takes these arguments."""
        given = [*(tree for tree, _ in args), *(keyword.value for keyword, _ in keywords)]
        candidates = [self.scope.functions[name] for name in names if name in self.scope.functions]
        named = [(str(keyword.arg), node) for keyword, node in keywords]
        result = apply(candidates, [n for _, n in args], named, self.element_of)
        if isinstance(result, Apply):
            if result.function == "ne" and result.lifted:
                message = "'ne' between vectors, which would mean that some dimension differs"
                self.refuse(tree, message, "write any(a != b for a, b in zip(v, w))")
            if isinstance(result.type, Element) and not self.scope.reads:
                hint = "rules speak of shapes, types and attributes"
                self.refuse(tree, "a rule cannot compute with elements", hint)
            return replace(result, at=self.at(tree))
        at = self.at(tree) if result.argument is None else self.at(given[result.argument])
        if result.keyword and result.argument is not None:
            at = self.at(label(keywords[result.argument - len(args)][0]))
        other = self.alternatives(names, len(args), result.missing) if result.missing else result.hint
        raise CheckProblem(at, f"'{sign or names[0]}' {result.message}", other)

    def alternatives(self, names: tuple[str, ...], arity: int, missing: frozenset[str]) -> str:
        """Functions with a similar name and as many arguments that are defined for the missing classes."""
        own = self.scope.functions[names[0]]
        found = {
            class_: name
            for class_ in sorted(missing)
            for name, other in self.scope.functions.items()
            if name not in names
            and name.endswith((f"_{own.name}", f"_{own.name}imum"))
            and len(other.signature.parameters) == arity
            and any(class_ in classes for classes in other.where.values())
        }
        if "bool" in missing and names[0] in ("add", "max", "multiply", "min"):
            found["bool"] = "or" if names[0] in ("add", "max") else "and"
        hint = "give one expression per type class"
        return hint + "".join(f"; '{name}' is defined for {class_}" for class_, name in found.items())

    # -- reads -------------------------------------------------------------------------------------


def label(keyword: ast.keyword) -> ast.expr:
    """The name of a keyword argument, as an expression with its place."""
    name = ast.Name(str(keyword.arg), ast.Load())
    name.col_offset, name.end_col_offset = keyword.col_offset, keyword.col_offset + len(str(keyword.arg))
    return name


def _fits(node: Node, wanted: str) -> bool:
    match wanted:
        case "tensor":
            return isinstance(node.type, TensorType)
        case "ints operand":
            return isinstance(node.type, TensorType) and node.type.values
        case "vector or list":
            return node.type in VECTORS or isinstance(node.type, Pack)
        case "list of lists":
            return isinstance(node.type, Pack) and isinstance(node.type.item, Pack)
        case "list of values":
            return isinstance(node.type, Pack) and not isinstance(node.type.item, Element)
        case "value":
            return isinstance(node.type, TensorType) or (isinstance(node, Name) and node.role is not Role.ATTRIBUTE)
        case "whole type":
            return node.type == WHOLE
        case "string":
            return node.type == STR
        case "function":
            return node.type == FUNCTION
        case "groups":
            return node.type == MATRIX
        case "int":
            return node.type == INT
        case "integer element":
            return isinstance(node.type, Element) and node.type.classes <= {"sint", "uint", "index"}
    return node.type == TYPE


def _article(noun: str) -> str:
    names = {"ints operand": "operand declared ints<...>", "type": "element type"}
    noun = names.get(noun, noun)
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _arguments(count: int) -> str:
    return f"{count} argument{'s' if count != 1 else ''}"
