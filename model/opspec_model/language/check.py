"""From Python's syntax tree to the typed tree: names resolved, types known, every other construct refused."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace

from opspec_model.language.apply import RELATIONS
from opspec_model.language.builtins import FORMS
from opspec_model.language.calls import VECTORS, Calls
from opspec_model.language.coerce import coerce, common, why_not
from opspec_model.language.parse import SyntaxProblem, parse
from opspec_model.language.scope import CheckProblem, NameMeaning, Scope, UnknownName
from opspec_model.language.tree import DIMS, INDEX, Apply, If, Item, Listing, Literal, Logic, Name, Node, Read, Role
from opspec_model.language.types import (
    BOOL,
    BOOLS,
    BOX,
    FLOAT,
    INT,
    INTS,
    MATRIX,
    RANGE,
    STR,
    TYPE,
    WHOLE,
    Element,
    Pack,
    Record,
    RegionType,
    TensorType,
    Type,
    choices,
)
from opspec_model.language.walker import varies
from opspec_model.text.problems import did_you_mean

__all__ = ["CheckProblem", "Checker", "Scope", "NameMeaning", "UnknownName", "check", "coerce"]

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


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


class Checker(Calls):
    """Operators, conditionals and reads."""

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
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in ("range", "box"):
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
        if types[0] == types[1] and _is_data(types[0]) and symbol in ("==", "!="):
            name = "eq" if symbol == "==" else "ne"
            return Apply(function=name, args=nodes, type=BOOL, varies=varies(nodes), at=at)
        if any(isinstance(type_, TensorType | Pack | RegionType) for type_ in types):
            hint = "compare shapes, types or elements; of lists, item by item: all(a == b for a, b in zip(v, w))"
            raise CheckProblem(at, f"cannot compare {types[0]} with {types[1]}", hint)
        if symbol in ("==", "!=") and any(_by_identity(t) for t in types) and not any(_is_element(t) for t in types):
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
        literal = next((node for node in (left, right) if isinstance(node, Literal) and node.type == STR), None)
        if not names or literal is None:
            raise CheckProblem(at, f"cannot compare {left.type} with {right.type}")
        if literal.value not in names:
            hint = did_you_mean(str(literal.value), names)
            raise CheckProblem(literal.at, f"expected one of {', '.join(names)}, found '{literal.value}'", hint)

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
        if isinstance(type_, TensorType | RegionType) or isinstance(type_, Pack) and isinstance(type_.item, TensorType):
            self.refuse(tree, f"a conditional cannot give {type_}", "choose between shapes, indices or elements")
        return If(
            test=test,
            then=fitted[0],
            other=fitted[1],
            type=type_,
            varies=varies((test, *fitted)),
            at=self.at(tree),
        )

    def visit_Subscript(self, tree: ast.Subscript) -> Node:  # noqa: N802
        process: Node | None = None
        if isinstance(tree.value, ast.Attribute) and isinstance(tree.value.value, ast.Call):
            of, process = self.peer(tree.value)
        else:
            of = self.visit(tree.value)
        index = self.visit(tree.slice)
        if isinstance(of.type, TensorType):
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
            self.refuse(tree.slice, "positions count from 0", f"write {spelled}[len({spelled}) - {-index.value}]")
        kind = self.item_type(tree.value, of)
        if isinstance(kind, TensorType) and self.is_pack(kind.element.var):
            kind = replace(kind, element=self.at_position(kind.element, index))
        return Item(of=of, index=index, type=kind, varies=varies((of, index)), at=self.at(tree))

    def read(self, tree: ast.Subscript, tensor: Node, index: Node, process: Node | None) -> Node:
        assert isinstance(tensor.type, TensorType)
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


def _by_identity(type_: Type) -> bool:
    """Whether values are only ever equal or not: they have no order and no arithmetic."""
    return type_ in (TYPE, STR, BOOL, BOOLS, MATRIX) or bool(choices(type_))


def _is_data(type_: Type) -> bool:
    """Whether it is a struct, or a list of structs or texts, which are equal where all is that they are made of."""
    item = type_.item if isinstance(type_, Pack) else type_
    return isinstance(item, Record) or (isinstance(type_, Pack) and item == STR)


def _is_element(type_: Type) -> bool:
    return isinstance(type_, Element)


def _given(test: ast.expr, holds: bool) -> frozenset[str]:
    """What is there where a test holds, or where it does not."""
    match test:
        case ast.Call(func=ast.Name(id="given"), args=[ast.Name() | ast.Attribute() as asked]) if holds:
            return frozenset({ast.unparse(asked)})
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
