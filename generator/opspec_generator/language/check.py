"""From Python's syntax tree to the typed tree: names resolved, types known, every other construct refused."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import replace

from opspec_generator.language.apply import RELATIONS, apply
from opspec_generator.language.builtins import BUILTINS, FORMS
from opspec_generator.language.coerce import coerce, common, why_not
from opspec_generator.language.collect import Collections
from opspec_generator.language.parse import SyntaxProblem, parse
from opspec_generator.language.scope import CheckProblem, Scope, Symbol, Unknown
from opspec_generator.language.tree import (
    DIMS,
    INDEX,
    NOTHING,
    Apply,
    CallRegion,
    If,
    Item,
    Listing,
    Literal,
    Logic,
    Name,
    Node,
    Read,
    Role,
)
from opspec_generator.language.types import (
    BOOL,
    BOOLS,
    BOX,
    FLOAT,
    FUNCTION,
    INT,
    INTS,
    MATRIX,
    RANGE,
    STR,
    TYPE,
    WHOLE,
    Element,
    Pack,
    Region,
    Tensor,
    Type,
    choices,
)
from opspec_generator.language.walker import varies
from opspec_generator.source import did_you_mean

__all__ = ["CheckProblem", "Checker", "Scope", "Symbol", "Unknown", "check", "coerce"]

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
VECTORS = (INTS, BOOLS, MATRIX)


def check(text: str, scope: Scope, expected: Type | Iterable[Type] | None = None) -> Node:
    """The typed tree of an expression; CheckProblem tells the first thing that is wrong with it.

    Unknown is raised where it uses a name whose own meaning is broken.
    """
    try:
        tree, offsets = parse(text)
    except SyntaxProblem as problem:
        raise CheckProblem((problem.start, problem.end), problem.message, problem.hint) from None
    types = () if expected is None else (expected,) if isinstance(expected, Type) else tuple(expected)
    checker = Checker(scope, text, offsets)
    node = checker.source_of_fold(tree) if RANGE in types else checker.visit(tree)
    return checker.expected(node, types) if types else node


class Checker(Collections):
    """Operators, conditionals, calls and reads."""

    def expected(self, node: Node, wanted: Type | tuple[Type, ...]) -> Node:
        """The node as a value of one of these types."""
        types = (wanted,) if isinstance(wanted, Type) else wanted
        for type_ in types:
            found = coerce(node, type_)
            if found is not None:
                return found
        names = " or ".join(map(str, types))
        raise CheckProblem(node.at, f"expected {names}, found {node.type}", why_not(node, types[0]))

    # -- values ------------------------------------------------------------------------------------

    def source_of_fold(self, tree: ast.expr) -> Node:
        """What a fold goes over: range(n) or box(v)."""
        if (
            isinstance(tree, ast.Call)
            and isinstance(tree.func, ast.Name)
            and tree.func.id in ("range", "box")
        ):
            return self.span_source(tree, "range" if tree.func.id == "range" else "box")
        node = self.visit(tree)
        hint = "range(n) or box(v)"
        raise CheckProblem(node.at, f"expected {RANGE} or {BOX}, found {node.type}", hint)

    def visit_Constant(self, tree: ast.Constant) -> Node:  # noqa: N802
        value = tree.value
        if isinstance(value, str):
            return Literal(value=value, type=STR, at=self.at(tree))
        if isinstance(value, float) and value in (float("inf"), float("-inf")):
            self.refuse(tree, "this number is too large", "infinity(T) is the infinity of a type")
        if isinstance(value, int | float) and not isinstance(value, bool):
            return Literal(value=value, type=FLOAT if isinstance(value, float) else INT, at=self.at(tree))
        self.refuse(tree, "expected a number, a string, true or false")

    def visit_Name(self, tree: ast.Name) -> Node:  # noqa: N802
        if tree.id in ("true", "false"):
            return Literal(value=tree.id == "true", type=BOOL, at=self.at(tree))
        return super().visit_Name(tree)

    # -- operators ---------------------------------------------------------------------------------

    def visit_BoolOp(self, tree: ast.BoolOp) -> Node:  # noqa: N802
        before, found = self.given, []
        for value in tree.values:
            found.append(self.expect(value, self.visit(value), BOOL))
            self.given |= _given(value, isinstance(tree.op, ast.And))
        self.given = before
        parts = tuple(found)
        if isinstance(tree.op, ast.And):
            return Logic(operator="and", parts=parts, type=BOOL, varies=varies(parts), at=self.at(tree))
        return Logic(operator="or", parts=parts, type=BOOL, varies=varies(parts), at=self.at(tree))

    def visit_UnaryOp(self, tree: ast.UnaryOp) -> Node:  # noqa: N802
        operand = self.visit(tree.operand)
        if isinstance(tree.op, ast.Not):
            if _compares_vectors(operand):
                message = "'not' before a comparison of vectors, which would mean that some dimension differs"
                self.refuse(tree, message, "write any(a != b for a, b in zip(v, w))")
            operand = self.expect(tree.operand, operand, BOOL)
            return Apply(function="not", args=(operand,), type=BOOL, varies=operand.varies, at=self.at(tree))
        if isinstance(operand, Literal) and operand.type in (INT, FLOAT):
            assert not isinstance(operand.value, str)
            return replace(operand, value=-operand.value, at=self.at(tree))
        return self.call(tree, self.scope.operators.get("-x", ()), [(tree.operand, operand)], "-")

    def visit_BinOp(self, tree: ast.BinOp) -> Node:  # noqa: N802
        symbol = OPERATORS[type(tree.op)]
        operands = [(tree.left, self.visit(tree.left)), (tree.right, self.visit(tree.right))]
        return self.call(tree, self.scope.operators.get(symbol, ()), operands, symbol)

    def visit_Compare(self, tree: ast.Compare) -> Node:  # noqa: N802
        parts: list[Node] = []
        left, left_node = tree.left, self.visit(tree.left)
        for op, right in zip(tree.ops, tree.comparators, strict=True):
            right_node = self.visit(right)
            parts.append(self.comparison(op, (left, left_node), (right, right_node)))
            left, left_node = right, right_node
        if len(parts) == 1:
            return parts[0]
        return Logic(operator="and", parts=tuple(parts), type=BOOL, varies=varies(parts), at=self.at(tree))

    def comparison(self, op: ast.cmpop, left: tuple[ast.expr, Node], right: tuple[ast.expr, Node]) -> Node:
        at = (self.at(left[0])[0], self.at(right[0])[1])
        nodes = (left[1], right[1])
        if isinstance(op, ast.In | ast.NotIn):
            inside = self.expect(left[0], left[1], INT)
            vector = self.expect(right[0], right[1], INTS)
            node = Apply(function="contains", args=(vector, inside), type=BOOL, varies=varies(nodes), at=at)
            if isinstance(op, ast.In):
                return node
            return Apply(function="not", args=(node,), type=BOOL, varies=node.varies, at=at)
        symbol = OPERATORS[type(op)]
        types = (left[1].type, right[1].type)
        if symbol == "!=" and any(type_ in VECTORS for type_ in types):
            message = "'!=' between vectors, which would mean that some dimension differs"
            raise CheckProblem(at, message, "write any(a != b for a, b in zip(v, w))")
        if types in ((WHOLE, WHOLE), (Pack(WHOLE), Pack(WHOLE))) and symbol == "==":
            return Apply(function="eq", args=nodes, type=BOOL, varies=varies(nodes) | {DIMS}, at=at)
        if any(isinstance(type_, Tensor | Pack | Region) for type_ in types):
            hint = (
                "compare shapes, types or elements; of lists, item by item: all(a == b for a, b in zip(v, w))"
            )
            raise CheckProblem(at, f"cannot compare {types[0]} with {types[1]}", hint)
        if (
            symbol in ("==", "!=")
            and any(_by_identity(t) for t in types)
            and not any(_is_element(t) for t in types)
        ):
            if types[0] != types[1]:
                fitted = common(nodes)
                if fitted is None:
                    self.enumeration(at, *nodes)
                nodes = (fitted[0], fitted[1]) if fitted is not None else nodes
            name = "eq" if symbol == "==" else "ne"
            return Apply(function=name, args=nodes, type=BOOL, varies=varies(nodes), at=at)
        tree = ast.Compare(left[0], [op], [right[0]])
        tree.col_offset, tree.end_col_offset = left[0].col_offset, right[0].end_col_offset
        return replace(self.call(tree, self.scope.operators.get(symbol, ()), [left, right], symbol), at=at)

    def enumeration(self, at: tuple[int, int], left: Node, right: Node) -> None:
        """Refuse values of different kinds, unless one is an enumeration and the other its name."""
        names = choices(left.type) or choices(right.type)
        literal = next(
            (node for node in (left, right) if isinstance(node, Literal) and node.type == STR), None
        )
        if not names or literal is None:
            raise CheckProblem(at, f"cannot compare {left.type} with {right.type}")
        if literal.value not in names:
            hint = did_you_mean(str(literal.value), names)
            raise CheckProblem(
                literal.at, f"expected one of {', '.join(names)}, found '{literal.value}'", hint
            )

    def visit_IfExp(self, tree: ast.IfExp) -> Node:  # noqa: N802
        test = self.expect(tree.test, self.visit(tree.test), BOOL)
        before = self.given
        self.given = before | _given(tree.test, True)
        then = self.visit(tree.body)
        self.given = before | _given(tree.test, False)
        other = self.visit(tree.orelse)
        self.given = before
        fitted = common((then, other))
        if fitted is None:
            hint = why_not(then, other.type) if isinstance(then, Literal) else why_not(other, then.type)
            self.refuse(tree, f"the branches differ: {then.type}, or {other.type}", hint)
        type_ = fitted[0].type
        if isinstance(type_, Tensor | Region) or isinstance(type_, Pack) and isinstance(type_.item, Tensor):
            self.refuse(
                tree, f"a conditional cannot give {type_}", "choose between shapes, indices or elements"
            )
        return If(
            test=test,
            then=fitted[0],
            other=fitted[1],
            type=type_,
            varies=varies((test, *fitted)),
            at=self.at(tree),
        )

    # -- calls -------------------------------------------------------------------------------------

    def visit_Call(self, tree: ast.Call) -> Node:  # noqa: N802
        if not isinstance(tree.func, ast.Name):
            self.refuse(
                tree.func, "only a name can be called", "give what it stands for a name in 'define' or 'let'"
            )
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
        if symbol is not None and (
            symbol.role in (Role.TYPEVAR, Role.REGION) or symbol.type in (TYPE, Pack(TYPE))
        ):
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
        symbol = self.lookup(name.id) if isinstance(name, ast.Name) else None
        if not isinstance(name, ast.Name) or symbol is None or not symbol.absent:
            self.refuse(tree, "'given' asks for one operand or attribute that may be absent", FORMS["given"])
        of = Name(name=name.id, role=symbol.role, type=symbol.type, varies=symbol.varies, at=self.at(name))
        return Apply(function="given", args=(of,), type=BOOL, at=self.at(tree))

    def no_keywords(self, tree: ast.Call, name: str) -> None:
        if tree.keywords:
            self.refuse(label(tree.keywords[0]), f"'{name}' has no parameter '{tree.keywords[0].arg}'")

    def call_symbol(self, tree: ast.Call, name: Node, symbol: Symbol) -> Node:
        assert isinstance(name, Name)
        self.no_keywords(tree, name.name)
        args = [(arg, self.visit(arg)) for arg in tree.args]
        if symbol.type in (TYPE, Pack(TYPE)):
            return self.cast(tree, name, symbol, args)
        region = symbol.type
        assert isinstance(region, Region)
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

    def cast(self, tree: ast.Call, name: Name, symbol: Symbol, args: list[tuple[ast.expr, Node]]) -> Node:
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
            read = (
                f"{self.source(args[0][0])}[index] is an element" if isinstance(node.type, Tensor) else None
            )
            self.refuse(args[0][0], f"expected a number or an element, found {node.type}", read)
        return Apply(
            function="cast", args=(name, node), type=symbol.element, varies=node.varies, at=self.at(tree)
        )

    def call_builtin(self, tree: ast.Call, name: str, args: list[tuple[ast.expr, Node]]) -> Node:
        builtin = BUILTINS[name]
        if len(args) != len(builtin.takes):
            self.refuse(tree, f"'{name}' takes {_arguments(len(builtin.takes))}, found {len(args)}")
        for (arg, node), wanted in zip(args, builtin.takes, strict=True):
            if not _fits(node, wanted):
                hint = (
                    f"{self.source(arg)}[0] is one item, and so is x in all(... for x in {self.source(arg)})"
                )
                each = isinstance(node.type, Pack) and wanted in ("tensor", "type")
                message = f"'{name}' expects {_article(wanted)}, found {node.type}"
                self.refuse(arg, message, hint if each else None)
        dims = {DIMS} if builtin.dims else NOTHING
        nodes = tuple(node for _, node in args)
        return Apply(
            function=name, args=nodes, type=builtin.gives, varies=varies(nodes) | dims, at=self.at(tree)
        )

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

    def visit_Subscript(self, tree: ast.Subscript) -> Node:  # noqa: N802
        process: Node | None = None
        if isinstance(tree.value, ast.Attribute):
            of, process = self.peer(tree.value)
        else:
            of = self.visit(tree.value)
        index = self.visit(tree.slice)
        if isinstance(of.type, Tensor):
            return self.read(tree, of, index, process)
        if process is not None:
            hint = "bind its items: [peer(r, p).x[...] for x in operands]"
            self.refuse(tree.value, f"expected a tensor of another process, found {of.type}", hint)
        if of.type not in VECTORS and not isinstance(of.type, Pack):
            self.refuse(tree.value, f"{of.type} cannot be indexed")
        rows = "write m[i][j]" if of.type == MATRIX and index.type == INTS else None
        if coerce(index, INT) is None:
            self.refuse(tree.slice, f"expected an int, found {index.type}", rows or why_not(index, INT))
        index = self.expect(tree.slice, index, INT)
        if isinstance(index, Literal) and isinstance(index.value, int) and index.value < 0:
            spelled = self.source(tree.value)
            self.refuse(
                tree.slice, "positions count from 0", f"write {spelled}[len({spelled}) - {-index.value}]"
            )
        kind = self.item_type(tree.value, of)
        if isinstance(kind, Tensor) and self.is_pack(kind.element.var):
            kind = replace(kind, element=self.at_position(kind.element, index))
        return Item(of=of, index=index, type=kind, varies=varies((of, index)), at=self.at(tree))

    def read(self, tree: ast.Subscript, tensor: Node, index: Node, process: Node | None) -> Node:
        assert isinstance(tensor.type, Tensor)
        if not self.scope.reads:
            hint = "rules speak of shapes, types and attributes; ints(x) reads an operand declared ints<...>"
            self.refuse(tree, "a rule cannot look at elements", hint)
        if isinstance(tensor, Name) and tensor.role is Role.RESULT:
            self.refuse(tree, f"'{tensor.name}' is being defined and cannot be read", "its shape is known")
        if index.type == INT:
            index = Listing(items=(index,), type=INTS, varies=index.varies, at=index.at)
        index = self.expect(tree.slice, index, INTS)
        seen = varies((index,)) | {INDEX}
        return Read(
            tensor=tensor,
            index=index,
            process=process,
            type=tensor.type.element,
            varies=seen,
            at=self.at(tree),
        )

    def peer(self, tree: ast.Attribute) -> tuple[Node, Node]:
        call = tree.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "peer"):
            self.refuse(tree, "'.' is only for peer(replica, partition).operand[index]")
        if len(call.args) != 2 or call.keywords:
            self.refuse(call, "'peer' takes a replica and a partition", FORMS["peer"])
        if not self.scope.reads:
            self.refuse(tree, "a rule cannot look at other processes")
        items = tuple(self.expect(arg, self.visit(arg), INT) for arg in call.args)
        process = Listing(items=items, type=INTS, varies=varies(items), at=self.at(call))
        end = tree.end_col_offset or 0
        name = ast.Name(tree.attr, ast.Load())
        name.col_offset, name.end_col_offset = end - len(tree.attr), end
        found = self.visit_Name(name)
        if not (isinstance(found, Name) and found.role in (Role.OPERAND, Role.EACH)):
            self.refuse(name, f"expected an operand of the other process, found '{tree.attr}'")
        return found, process

    def visit_Attribute(self, tree: ast.Attribute) -> Node:  # noqa: N802
        self.refuse(tree, "'.' is only for peer(replica, partition).operand[index]")


def label(keyword: ast.keyword) -> ast.expr:
    """The name of a keyword argument, as an expression with its place."""
    name = ast.Name(str(keyword.arg), ast.Load())
    name.col_offset, name.end_col_offset = keyword.col_offset, keyword.col_offset + len(str(keyword.arg))
    return name


def _by_identity(type_: Type) -> bool:
    """Whether values are only ever equal or not: they have no order and no arithmetic."""
    return type_ in (TYPE, STR, BOOL, BOOLS, MATRIX) or bool(choices(type_))


def _is_element(type_: Type) -> bool:
    return isinstance(type_, Element)


def _given(test: ast.expr, holds: bool) -> frozenset[str]:
    """What is there where a test holds, or where it does not."""
    match test:
        case ast.Call(func=ast.Name(id="given"), args=[ast.Name(id=name)]) if holds:
            return frozenset({name})
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return _given(operand, not holds)
        case ast.BoolOp(op=op, values=values) if isinstance(op, ast.And) == holds:
            return frozenset[str]().union(*(_given(value, holds) for value in values))
    return frozenset()


def _compares_vectors(node: Node) -> bool:
    match node:
        case Logic(parts=parts):
            return any(_compares_vectors(part) for part in parts)
        case If(then=then, other=other):
            return _compares_vectors(then) or _compares_vectors(other)
        case Apply(function=function, args=args):
            return function in RELATIONS and any(arg.type in VECTORS for arg in args)
    return False


def _fits(node: Node, wanted: str) -> bool:
    match wanted:
        case "tensor":
            return isinstance(node.type, Tensor)
        case "ints operand":
            return isinstance(node.type, Tensor) and node.type.values
        case "vector or list":
            return node.type in VECTORS or isinstance(node.type, Pack)
        case "list of values":
            return isinstance(node.type, Pack) and not isinstance(node.type.item, Element)
        case "value":
            return isinstance(node.type, Tensor) or (isinstance(node, Name) and node.role is not Role.ATTRIBUTE)
        case "whole type":
            return node.type == WHOLE
        case "string":
            return node.type == STR
        case "function":
            return node.type == FUNCTION
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
