"""From Python's syntax tree to the typed tree: names resolved, types known, every other construct refused."""

from __future__ import annotations

import ast
from collections.abc import Callable as Function, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from opspec_generator.language.apply import apply
from opspec_generator.language.builtins import BUILTINS, FORMS, GRID
from opspec_generator.language.parse import SyntaxProblem, parse
from opspec_generator.language.signature import Callable
from opspec_generator.language.tree import (
    DIMS,
    INDEX,
    NOTHING,
    Apply,
    CallRegion,
    Each,
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
    INT,
    INTS,
    MATRIX,
    PAIRS,
    RANGE,
    STR,
    TYPE,
    Element,
    Pack,
    Plain,
    Region,
    Tensor,
    Type,
)
from opspec_generator.source import did_you_mean

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Symbol:
    """What a name means in an expression."""

    role: Role
    type: Type
    varies: frozenset[str] = NOTHING


@dataclass(frozen=True)
class Scope:
    """The names that an expression may use. `reads`: whether it may look at elements."""

    symbols: Mapping[str, Symbol]
    functions: Mapping[str, Callable]
    operators: Mapping[str, tuple[str, ...]]
    reads: bool = False

    def having(self, symbols: Mapping[str, Symbol]) -> Scope:
        return replace(self, symbols={**self.symbols, **symbols})


class CheckProblem(Exception):
    """What is wrong in an expression, where (offsets in its text), and what may help."""

    def __init__(self, at: tuple[int, int], message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.at, self.message, self.hint = at, message, hint


def check(text: str, scope: Scope, expected: Type | Iterable[Type] | None = None) -> Node:
    """The typed tree of an expression; CheckProblem tells the first thing that is wrong with it."""
    try:
        tree, offsets = parse(text)
    except SyntaxProblem as problem:
        raise CheckProblem((problem.start, problem.end), problem.message, problem.hint) from None
    node = _Checker(scope, offsets).visit(tree)
    if expected is None:
        return node
    types = (expected,) if isinstance(expected, Type) else tuple(expected)
    for type_ in types:
        found = coerce(node, type_)
        if found is not None:
            return found
    raise CheckProblem(node.at, f"expected {' or '.join(map(str, types))}, found {node.type}")


def coerce(node: Node, type_: Type) -> Node | None:
    """The node as a value of `type_` where the language converts silently (literals, truth values), else None."""
    if node.type == type_:
        return node
    match node, type_:
        case Literal(value=bool()), Element(classes=classes):
            return replace(node, type=type_) if "bool" in classes else None
        case Literal(value=int() | float() as value), Element(classes=classes):
            whole = isinstance(value, int) or value.is_integer()
            if "bool" in classes and len(classes) == 1 or not whole and classes & {"sint", "uint"}:
                return None
            return replace(node, type=type_)
        case Literal(value=int()), Plain() if type_ == FLOAT:
            return replace(node, type=FLOAT)
        case Listing(items=()), Plain() if type_ in (INTS, BOOLS, MATRIX):
            return replace(node, type=type_)
        case Listing(items=items), Pack(item=item):
            parts = [coerce(part, item) for part in items]
            return None if None in parts else replace(node, type=type_, items=tuple(parts))
        case If(), _:
            then, other = coerce(node.then, type_), coerce(node.other, type_)
            return replace(node, type=type_, then=then, other=other) if then and other else None
        case Node(type=Element(classes=classes)), Plain() if type_ == BOOL and classes == {"bool"}:
            return replace(node, type=BOOL)
        case Node(type=Plain()), Element(classes=classes) if node.type == BOOL and classes == {"bool"}:
            return replace(node, type=type_)
        case Node(type=Element(var=var, classes=found)), Element(var=wanted, classes=classes):
            return node if (var == wanted or not var or not wanted) and found <= classes else None
        case Node(type=Pack(item=Element() as found_item)), Pack(item=Element() as item):
            return node if found_item.var == item.var else None
    return None


@dataclass(slots=True)
class _Checker:
    scope: Scope
    offsets: list[int]
    bound: dict[str, Symbol] = field(default_factory=dict)

    # -- positions and problems --------------------------------------------------------------------

    def at(self, tree: ast.expr) -> tuple[int, int]:
        end = tree.end_col_offset
        return self.offsets[tree.col_offset], self.offsets[end if end is not None else -1]

    def refuse(self, tree: ast.expr, message: str, hint: str | None = None) -> NoReturn:
        raise CheckProblem(self.at(tree), message, hint)

    def expect(self, tree: ast.expr, node: Node, *types: Type) -> Node:
        for type_ in types:
            found = coerce(node, type_)
            if found is not None:
                return found
        self.refuse(tree, f"expected {' or '.join(map(str, types))}, found {node.type}")

    # -- visitors ----------------------------------------------------------------------------------

    def visit(self, tree: ast.expr) -> Node:
        visitor: Function[[ast.expr], Node] | None = getattr(self, f"visit_{type(tree).__name__}", None)
        if visitor is None:
            self.refuse(tree, f"{_CONSTRUCTS.get(type(tree).__name__, 'this construct')} is not part of the language")
        return visitor(tree)

    def visit_Constant(self, tree: ast.Constant) -> Node:
        value = tree.value
        if isinstance(value, bool):
            self.refuse(tree, f"a truth value is spelled {str(value).lower()}")
        if isinstance(value, str):
            return Literal(value=value, type=STR, at=self.at(tree))
        if isinstance(value, int | float):
            return Literal(value=value, type=FLOAT if isinstance(value, float) else INT, at=self.at(tree))
        self.refuse(tree, "expected a number, a string, true or false")

    def visit_Name(self, tree: ast.Name) -> Node:
        if tree.id in ("true", "false"):
            return Literal(value=tree.id == "true", type=BOOL, at=self.at(tree))
        symbol = self.bound.get(tree.id) or self.scope.symbols.get(tree.id)
        if symbol is None:
            if tree.id in self.scope.functions or tree.id in BUILTINS or tree.id in FORMS:
                self.refuse(tree, f"'{tree.id}' is a function and has to be called")
            names = [name for name in (*self.scope.symbols, *self.bound) if not name.endswith("!")]
            known = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
            self.refuse(tree, f"unknown name '{tree.id}'", did_you_mean(tree.id, names) or f"known here: {known}")
        return Name(name=tree.id, role=symbol.role, type=symbol.type, varies=symbol.varies, at=self.at(tree))

    def visit_BoolOp(self, tree: ast.BoolOp) -> Node:
        parts = tuple(self.expect(value, self.visit(value), BOOL) for value in tree.values)
        operator = "and" if isinstance(tree.op, ast.And) else "or"
        return Logic(operator=operator, parts=parts, type=BOOL, varies=_varies(parts), at=self.at(tree))  # type: ignore[arg-type]

    def visit_UnaryOp(self, tree: ast.UnaryOp) -> Node:
        operand = self.visit(tree.operand)
        if isinstance(tree.op, ast.Not):
            if _is_vector_comparison(operand):
                self.refuse(tree, "'not' of a comparison of vectors: it would mean 'some dimension differs'", "use any(...)")
            operand = self.expect(tree.operand, operand, BOOL)
            return Apply(function="not", args=(operand,), type=BOOL, varies=operand.varies, at=self.at(tree))
        if isinstance(tree.op, ast.USub):
            if isinstance(operand, Literal) and isinstance(operand.value, int | float):
                return replace(operand, value=-operand.value, at=self.at(tree))
            return self.call(tree, self.scope.operators.get("-x", ("negate",)), [(tree.operand, operand)])
        self.refuse(tree, "this operator is not part of the language")

    def visit_BinOp(self, tree: ast.BinOp) -> Node:
        symbol = OPERATORS.get(type(tree.op))
        if symbol is None or symbol not in self.scope.operators:
            self.refuse(tree, "this operator is not part of the language")
        operands = [(tree.left, self.visit(tree.left)), (tree.right, self.visit(tree.right))]
        return self.call(tree, self.scope.operators[symbol], operands, symbol)

    def visit_Compare(self, tree: ast.Compare) -> Node:
        parts: list[Node] = []
        left, left_node = tree.left, self.visit(tree.left)
        for op, right in zip(tree.ops, tree.comparators, strict=True):
            right_node = self.visit(right)
            parts.append(self.comparison(tree, op, (left, left_node), (right, right_node)))
            left, left_node = right, right_node
        if len(parts) == 1:
            return parts[0]
        return Logic(operator="and", parts=tuple(parts), type=BOOL, varies=_varies(parts), at=self.at(tree))

    def comparison(
        self, tree: ast.Compare, op: ast.cmpop, left: tuple[ast.expr, Node], right: tuple[ast.expr, Node]
    ) -> Node:
        at = (left[1].at[0], right[1].at[1])
        if isinstance(op, ast.In | ast.NotIn):
            inside = self.expect(left[0], left[1], INT)
            vector = self.expect(right[0], right[1], INTS)
            node = Apply(function="contains", args=(vector, inside), type=BOOL, varies=_varies((vector, inside)), at=at)
            if isinstance(op, ast.In):
                return node
            return Apply(function="not", args=(node,), type=BOOL, varies=node.varies, at=at)
        symbol = OPERATORS.get(type(op))
        if symbol is None:
            self.refuse(tree, "identity is not part of the language", "compare with ==")
        kinds = {left[1].type, right[1].type}
        plain = kinds in ({TYPE}, {STR}, {BOOL}, {BOOLS}, {MATRIX})
        enums = any(str(kind).startswith("enum") for kind in kinds)
        if symbol in ("==", "!=") and (plain or enums):
            self._same_kind(tree, left[1], right[1])
            name = "eq" if symbol == "==" else "ne"
            return Apply(function=name, args=(left[1], right[1]), type=BOOL, varies=_varies((left[1], right[1])), at=at)
        if symbol == "!=" and INTS in kinds:
            self.refuse(tree, "'!=' between vectors is ambiguous", "say 'any' or 'not all' of what differs")
        node = self.call(tree, self.scope.operators[symbol], [left, right], symbol)
        return replace(node, at=at)

    def _same_kind(self, tree: ast.expr, left: Node, right: Node) -> None:
        match left.type, right.type:
            case (Plain(name=a), Plain(name=b)) if a == b:
                return
            case (Plain(name=name), Plain()) | (Plain(), Plain(name=name)) if name.startswith("enum"):
                literal = next((n for n in (left, right) if isinstance(n, Literal)), None)
                choices = name.removeprefix("enum ").split("|")
                if literal is not None and literal.value in choices:
                    return
                found = repr(literal.value) if literal else "something else"
                self.refuse(tree, f"expected one of {', '.join(choices)}, found {found}", did_you_mean(str(found)[1:-1], choices))
        self.refuse(tree, f"cannot compare {left.type} with {right.type}")

    def visit_IfExp(self, tree: ast.IfExp) -> Node:
        test = self.expect(tree.test, self.visit(tree.test), BOOL)
        then, other = self.visit(tree.body), self.visit(tree.orelse)
        first, second = coerce(then, other.type) or then, coerce(other, then.type) or other
        if first.type != second.type:
            self.refuse(tree, f"the branches differ: {then.type} and {other.type}")
        varies = _varies((test, first, second))
        return If(test=test, then=first, other=second, type=first.type, varies=varies, at=self.at(tree))

    def visit_Call(self, tree: ast.Call) -> Node:
        if not isinstance(tree.func, ast.Name):
            self.refuse(tree.func, "only a named function can be called")
        name = tree.func.id
        if name in ("all", "any"):
            return self.quantifier(tree, name)
        if name in ("range", "box"):
            return self.span_source(tree, name)
        if name in ("zip", "peer"):
            self.refuse(tree, f"'{name}' stands only in its own form", FORMS[name])
        symbol = self.bound.get(name) or self.scope.symbols.get(name)
        args = [(arg, self.visit(arg)) for arg in tree.args]
        keywords = [(k.arg, k.value, self.visit(k.value)) for k in tree.keywords if k.arg is not None]
        if len(keywords) != len(tree.keywords) or any(isinstance(a, ast.Starred) for a in tree.args):
            self.refuse(tree, "'*' and '**' arguments are not part of the language")
        callable_ = symbol is not None and (symbol.role in (Role.TYPEVAR, Role.REGION) or symbol.type == TYPE)
        if symbol is not None and (callable_ or name not in self.scope.functions):
            return self.call_symbol(tree, name, symbol, args)
        if name in BUILTINS:
            return self.call_builtin(tree, name, args)
        if name not in self.scope.functions:
            known = [*self.scope.functions, *BUILTINS, *FORMS, *(n for n, s in self.scope.symbols.items() if s.role is Role.REGION)]
            self.refuse(tree.func, f"unknown function '{name}'", did_you_mean(name, known) or "see the language page for all functions")
        return self.call(tree, (name,), args, keywords=keywords)

    def call_symbol(self, tree: ast.Call, name: str, symbol: Symbol, args: list[tuple[ast.expr, Node]]) -> Node:
        if symbol.role is Role.TYPEVAR or symbol.type == TYPE:
            return self.cast(tree, name, symbol, args)
        if not isinstance(symbol.type, Region):
            self.refuse(tree.func, f"'{name}' is {symbol.type}, not a function")
        region = symbol.type
        if len(args) != len(region.parameters):
            self.refuse(tree, f"'{name}' takes {len(region.parameters)} arguments, found {len(args)}")
        nodes = tuple(self.expect(a, n, p) for (a, n), p in zip(args, region.parameters, strict=True))
        varies = _varies(nodes) | {INDEX}
        return CallRegion(region=name, args=nodes, type=region.results[0], varies=varies, at=self.at(tree))

    def cast(self, tree: ast.Call, name: str, symbol: Symbol, args: list[tuple[ast.expr, Node]]) -> Node:
        if not isinstance(symbol.type, Plain) or symbol.type != TYPE:
            self.refuse(tree.func, f"'{name}' stands for one type per item", "use it inside '[... for x in list]'")
        if len(args) != 1:
            self.refuse(tree, f"'{name}(x)' takes one value, found {len(args)}")
        node = args[0][1]
        if not (isinstance(node.type, Element) or node.type in (INT, FLOAT, BOOL)):
            self.refuse(args[0][0], f"expected a number or an element, found {node.type}")
        element = self.element_of(name)
        target = Name(name=name, role=symbol.role, type=TYPE, at=self.at(tree.func))
        return Apply(function="cast", args=(target, node), type=element, varies=node.varies, at=self.at(tree))

    def element_of(self, name: str) -> Element:
        classes = self.scope.symbols.get(f"{name}!")
        assert classes is not None and isinstance(classes.type, Element), f"{name} has no classes"
        return classes.type

    def call_builtin(self, tree: ast.Call, name: str, args: list[tuple[ast.expr, Node]]) -> Node:
        builtin = BUILTINS[name]
        if len(args) != len(builtin.takes):
            self.refuse(tree, f"'{name}' takes {len(builtin.takes)} arguments, found {len(args)}")
        for (arg, node), wanted in zip(args, builtin.takes, strict=True):
            if not _fits(node, wanted):
                self.refuse(arg, f"'{name}' expects {_article(wanted)}, found {node.type}")
        varies = _varies(node for _, node in args) | ({DIMS} if builtin.dims else NOTHING)
        nodes = tuple(node for _, node in args)
        return Apply(function=name, args=nodes, type=builtin.gives, varies=varies, at=self.at(tree))

    def call(
        self,
        tree: ast.expr,
        names: tuple[str, ...],
        args: list[tuple[ast.expr, Node]],
        symbol: str | None = None,
        keywords: list[tuple[str, ast.expr, Node]] | None = None,
    ) -> Node:
        """Apply the first of the primitives `names` that takes these arguments."""
        candidates = [self.scope.functions[name] for name in names if name in self.scope.functions]
        result = apply(candidates, [n for _, n in args], [(k, n) for k, _, n in keywords or []], coerce)
        if isinstance(result, Apply):
            return replace(result, at=self.at(tree))
        where = result.argument
        at = self.at(tree) if where is None or where >= len(args) else args[where][1].at
        subject = f"'{symbol}'" if symbol else f"'{names[0]}'"
        raise CheckProblem(at, f"{subject} {result.message}", result.hint)

    # -- collections -------------------------------------------------------------------------------

    def visit_List(self, tree: ast.List) -> Node:
        items = tuple(self.visit(item) for item in tree.elts)
        return Listing(items=items, type=self.list_type(tree, items), varies=_varies(items), at=self.at(tree))

    def visit_Tuple(self, tree: ast.Tuple) -> Node:
        items = tuple(self.visit(item) for item in tree.elts)
        if len(items) == 2 and all(item.type == INTS or isinstance(item, Listing) and not item.items for item in items):
            return Listing(items=items, type=PAIRS, varies=_varies(items), at=self.at(tree))
        if all(item.type == INT for item in items):
            return Listing(items=items, type=INTS, varies=_varies(items), at=self.at(tree))
        self.refuse(tree, "expected a pair of int vectors, or an index", "a vector is written [a, b]")

    def list_type(self, tree: ast.expr, items: tuple[Node, ...]) -> Type:
        kinds = {item.type for item in items}
        if kinds <= {INT}:
            return INTS
        if kinds == {BOOL}:
            return BOOLS
        if kinds == {INTS}:
            return MATRIX
        if len(kinds) == 1:
            return Pack(kinds.pop())
        self.refuse(tree, f"a list holds one type of item, found {', '.join(sorted(map(str, kinds)))}")

    def visit_ListComp(self, tree: ast.ListComp) -> Node:
        each = self.each(tree, "list", tree.elt, tree.generators)
        kind: Type = {INT: INTS, BOOL: BOOLS, INTS: MATRIX}.get(each.body.type, Pack(each.body.type))  # type: ignore[call-overload]
        return replace(each, type=kind)

    def quantifier(self, tree: ast.Call, name: str) -> Node:
        if len(tree.args) != 1 or tree.keywords or not isinstance(tree.args[0], ast.GeneratorExp):
            self.refuse(tree, f"'{name}' takes a rule for each item", FORMS[name])
        generator = tree.args[0]
        each = self.each(tree, name, generator.elt, generator.generators)
        body = self.expect(generator.elt, each.body, BOOL)
        return replace(each, body=body, type=BOOL)

    def each(self, tree: ast.expr, kind: str, body: ast.expr, generators: list[ast.comprehension]) -> Each:
        generator = generators[0]
        if len(generators) > 1:
            self.refuse(tree, "one 'for' only", "use zip(...) for lists in step, or nest")
        sources = self.sources(generator.iter)
        targets = generator.target.elts if isinstance(generator.target, ast.Tuple) else [generator.target]
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        if len(names) != len(targets) or len(names) != len(sources):
            self.refuse(generator.target, f"expected {len(sources)} names for {len(sources)} lists")
        saved = dict(self.bound)
        for name, (source_tree, source) in zip(names, sources, strict=True):
            self.bound[name] = Symbol(Role.EACH, self.item_type(source_tree, source), source.varies)
        packs = any(isinstance(source.type, Pack) for _, source in sources)
        added = self.bind_typevars(body, names) if packs else ()
        node = self.visit(body)
        tests = [self.expect(test, self.visit(test), BOOL) for test in generator.ifs]
        self.bound = saved
        nodes = (*(source for _, source in sources), *added)
        test = tests[0] if tests else None
        if len(tests) > 1:
            self.refuse(generator.ifs[1], "one 'if' only", "join them with 'and'")
        varies = _varies((*nodes, node, *tests))
        variables = (*names, *(name.name for name in added))
        return Each(kind=kind, body=node, variables=variables, sources=nodes, test=test, type=BOOL, varies=varies, at=self.at(tree))  # type: ignore[arg-type]

    def bind_typevars(self, body: ast.expr, names: list[str]) -> tuple[Name, ...]:
        """Inside a comprehension over a list of tensors, a list of types means the type at the same position."""
        used = dict.fromkeys(n.id for n in ast.walk(body) if isinstance(n, ast.Name) and n.id not in names)
        added = []
        for name in used:
            symbol = self.scope.symbols.get(name)
            if symbol is not None and symbol.role is Role.TYPEVAR and isinstance(symbol.type, Pack):
                added.append(Name(name=name, role=Role.TYPEVAR, type=symbol.type))
                self.bound[name] = Symbol(Role.EACH, TYPE)
        return tuple(added)

    def sources(self, tree: ast.expr) -> list[tuple[ast.expr, Node]]:
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "zip":
            return [(arg, self.visit(arg)) for arg in tree.args]
        return [(tree, self.visit(tree))]

    def item_type(self, tree: ast.expr, source: Node) -> Type:
        match source.type:
            case Pack(item=item):
                return item
            case Plain() as plain if plain in (INTS, RANGE):
                return INT
            case Plain() as plain if plain == BOOLS:
                return BOOL
            case Plain() as plain if plain == MATRIX:
                return INTS
        self.refuse(tree, f"expected a vector, a list or a range, found {source.type}")

    def span_source(self, tree: ast.Call, name: str) -> Node:
        if len(tree.args) != 1 or tree.keywords:
            self.refuse(tree, f"'{name}' takes one argument", FORMS[name])
        wanted, given = (INT, RANGE) if name == "range" else (INTS, BOX)
        limit = self.expect(tree.args[0], self.visit(tree.args[0]), wanted)
        return Apply(function=name, args=(limit,), type=given, varies=limit.varies, at=self.at(tree))

    # -- reads -------------------------------------------------------------------------------------

    def visit_Subscript(self, tree: ast.Subscript) -> Node:
        if isinstance(tree.slice, ast.Slice):
            self.refuse(tree, "slices are not part of the language", "use head, tail, take or drop")
        process: Node | None = None
        if isinstance(tree.value, ast.Attribute):
            of, process = self.peer(tree.value)
        else:
            of = self.visit(tree.value)
        index = self.visit(tree.slice)
        at = self.at(tree)
        if isinstance(of.type, Tensor):
            return self.read(tree, of, index, process)
        if of.type in (INTS, BOOLS, MATRIX) or isinstance(of.type, Pack):
            index = self.expect(tree.slice, index, INT)
            kind = self.item_type(tree.value, of)
            return Item(of=of, index=index, type=kind, varies=_varies((of, index)), at=at)
        self.refuse(tree.value, f"{of.type} cannot be indexed")

    def read(self, tree: ast.Subscript, tensor: Node, index: Node, process: Node | None) -> Node:
        assert isinstance(tensor.type, Tensor)
        if not self.scope.reads:
            self.refuse(tree, "a rule cannot look at elements", "rules speak of shapes, types and attributes; see 'ints'")
        if isinstance(tensor, Name) and tensor.role is Role.RESULT:
            self.refuse(tree, f"'{tensor.name}' is being defined and cannot be read", "its shape can")
        if index.type == INT:
            index = Listing(items=(index,), type=INTS, varies=index.varies, at=index.at)
        index = self.expect(tree.slice, index, INTS)
        varies = _varies((index,)) | {INDEX}
        return Read(tensor=tensor, index=index, process=process, type=tensor.type.element, varies=varies, at=self.at(tree))

    def peer(self, tree: ast.Attribute) -> tuple[Node, Node]:
        call = tree.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "peer"):
            self.refuse(tree, "'.' is only for peer(replica, partition).operand")
        if len(call.args) != 2:
            self.refuse(call, "'peer' takes a replica and a partition")
        items = tuple(self.expect(arg, self.visit(arg), INT) for arg in call.args)
        process = Listing(items=items, type=INTS, varies=_varies(items), at=self.at(call))
        end = tree.end_col_offset or 0
        name = ast.Name(tree.attr, ast.Load(), lineno=1, col_offset=end - len(tree.attr.encode()), end_lineno=1, end_col_offset=end)
        return self.visit_Name(name), process

    def visit_Attribute(self, tree: ast.Attribute) -> Node:
        self.refuse(tree, "'.' is only for peer(replica, partition).operand[index]")


_CONSTRUCTS = {
    "Lambda": "a lambda", "Dict": "a dictionary", "Set": "a set", "SetComp": "a set comprehension",
    "DictComp": "a dictionary comprehension", "GeneratorExp": "a bare generator", "JoinedStr": "an f-string",
    "NamedExpr": "':='", "Starred": "'*'", "Await": "'await'", "Yield": "'yield'", "Slice": "a slice",
}  # fmt: skip


def grid_symbols() -> dict[str, Symbol]:
    """The names through which an expression knows its place in the process grid."""
    return {name: Symbol(Role.PROCESS, INT) for name in GRID}


def _varies(nodes: Iterable[Node]) -> frozenset[str]:
    return NOTHING.union(*(node.varies for node in nodes))


def _is_vector_comparison(node: Node) -> bool:
    return isinstance(node, Apply) and node.type == BOOL and any(arg.type == INTS for arg in node.args) and node.lifted


def _fits(node: Node, wanted: str) -> bool:
    match wanted:
        case "tensor":
            return isinstance(node.type, Tensor)
        case "ints operand":
            return isinstance(node, Name) and isinstance(node.type, Tensor)
        case "vector or list":
            return node.type in (INTS, BOOLS, MATRIX) or isinstance(node.type, Pack)
        case "integer element":
            return isinstance(node.type, Element) and node.type.classes <= {"sint", "uint", "index"}
    return node.type == TYPE


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
