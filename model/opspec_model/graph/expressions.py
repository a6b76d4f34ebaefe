"""One expression of a graph, checked: which parts are values of the program, and which the rule language computes."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NoReturn

from opspec_model.definitions.graph_tree import (
    ApplyOp,
    BuiltIn,
    CallFunction,
    Choose,
    Closure,
    EachValue,
    Graph,
    GraphParameter,
    Spread,
    Static,
    StaticKind,
    Use,
    ValueItem,
    ValueList,
    Written,
)
from opspec_model.definitions.kinds import KINDS
from opspec_model.definitions.spec import Base
from opspec_model.graph.example_graphs import OpShape
from opspec_model.graph.infix import DIRECTIONS, OPERATORS
from opspec_model.graph.names import OPEN, Names, counted, listed
from opspec_model.language.check import Checker, CheckProblem, NameMeaning
from opspec_model.language.parse import SyntaxProblem, parse
from opspec_model.language.tree import CallRegion, If, Listing, Literal, Name, Node, Read, Role, walk
from opspec_model.language.types import (
    BOOL,
    FLOAT,
    INT,
    INTS,
    MATRIX,
    STR,
    TYPE,
    Element,
    Pack,
    TensorType,
    Type,
    choices,
)
from opspec_model.text.literals import LiteralProblem, parse_tensor
from opspec_model.text.problems import did_you_mean

BUILT_IN = {
    "like": ("like(x, 1.0)", 2, 3),
    "constant": ("constant([1, 2], i64)", 2, 2),
    "horner": ("horner(x, [1.0, 0.5])", 2, 2),
    "fit": ("fit(x, ERF)", 2, 2),
    "shape_of": ("shape_of(x)", 1, 1),
    "broadcast_together": ("broadcast_together((x, x_axes), (y, y_axes), shape(result))", 2, 1 << 10),
}
NUMBERS = {"inf": float("inf"), "nan": float("nan")}
STATIC_KINDS: dict[StaticKind, Type] = {
    "int": INT,
    "ints": INTS,
    "matrix": MATRIX,
    "bool": BOOL,
    "str": STR,
    "type": TYPE,
}


class ExpressionChecker:
    """Checks one expression."""

    def __init__(self, base: Base, ops: Mapping[str, OpShape], names: Names, text: str) -> None:
        self.base, self.ops, self.names = base, ops, names
        try:
            self.tree, offsets = parse(text, spread=True)
        except SyntaxProblem as problem:
            raise CheckProblem((problem.start, problem.end), problem.message, problem.hint) from None
        scope = names.scope
        own = {n: s for n, s in names.symbols(base).items() if n in names.values or n not in scope.symbols}
        self.checker = Checker(scope.having(own), text, offsets)
        self.lists: dict[str, bool] = dict(names.values)

    def graph(self) -> Graph:
        return self.value(self.tree)

    # -- problems ----------------------------------------------------------------------------------

    def refuse(self, tree: ast.expr, message: str, hint: str | None = None) -> NoReturn:
        self.checker.refuse(tree, message, hint)

    # -- what is built, and what is known ----------------------------------------------------------

    def is_built(self, tree: ast.expr) -> bool:
        """Whether an expression gives values of the program."""
        match tree:
            case ast.Name(id=name):
                return name in self.lists
            case ast.Call(func=ast.Attribute()):
                return True
            case ast.Call(func=ast.Name(id=name)):
                return name in BUILT_IN or name in self.names.functions or name in self.names.regions
            case ast.IfExp() | ast.BinOp() | ast.UnaryOp() | ast.Compare() | ast.BoolOp():
                return any(self.is_built(part) for part in ast.iter_child_nodes(tree) if isinstance(part, ast.expr))
            case ast.List(elts=items):
                return any(map(self.is_built, items))
            case ast.ListComp(elt=body, generators=[generator]):
                return self.is_built_each(body, generator)
            case ast.Subscript(value=of) | ast.Starred(value=of):
                return self.is_built(of)
            case ast.Constant(value=str() as text):
                return text.startswith("tensor<")
        return False

    def is_built_each(self, body: ast.expr, generator: ast.comprehension) -> bool:
        """Whether a comprehension gives values: its variables are values where it goes over such."""
        over = [generator.iter]
        if isinstance(generator.iter, ast.Call) and getattr(generator.iter.func, "id", "") == "zip":
            over = list(generator.iter.args)
        saved = dict(self.lists)
        if any(map(self.is_built, over)):
            self.lists |= {node.id: False for node in ast.walk(generator.target) if isinstance(node, ast.Name)}
        found = self.is_built(body)
        self.lists = saved
        return found

    def static(self, tree: ast.expr, expected: Type | tuple[Type, ...] | None = None) -> Node:
        """An expression of the rule language."""
        node = self.checker.visit(tree)
        for inner in walk(node):
            if isinstance(inner, Read | CallRegion):
                raise CheckProblem(inner.at, "what a value holds is not known when an op is lowered")
        return node if expected is None else self.checker.expected(node, expected)

    def value(self, tree: ast.expr) -> Graph:
        """A value of the program, or several."""
        at = self.checker.at(tree)
        if not self.is_built(tree):
            return self.known(tree)
        match tree:
            case ast.Name(id=name):
                return Use(name=name, at=at)
            case ast.Constant(value=str() as text):
                try:
                    parse_tensor(text)
                except LiteralProblem as problem:
                    self.refuse(tree, problem.message, problem.hint)
                return Written(text=text, at=at)
            case ast.IfExp(test=test, body=then, orelse=other) if not self.is_built(test):
                condition = self.static(test, BOOL)
                return Choose(test=condition, then=self.value(then), other=self.value(other), at=at)
            case ast.IfExp() | ast.BinOp() | ast.UnaryOp() | ast.Compare() | ast.BoolOp():
                return self.infix(tree)
            case ast.List(elts=items):
                return ValueList(items=tuple(map(self.item, items)), at=at)
            case ast.ListComp(elt=body, generators=generators):
                return self.each(tree, body, generators)
            case ast.Subscript(value=of, slice=index):
                return self.one_of(tree, self.value(of), self.static(index, INT))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=dialect), attr=mnemonic)):
                return self.apply(tree, f"{dialect}.{mnemonic.lower()}")
            case ast.Call(func=ast.Name(id=name)):
                return self.built_in(tree, name) if name in BUILT_IN else self.call(tree, name)
        self.refuse(tree, "expected a value of the graph", "a name, like(value, number), or dialect.op(values)")

    def one_of(self, tree: ast.Subscript, of: Graph, index: Node) -> ValueItem:
        """An item of a list; one that is known not to be there is refused."""
        if not self.is_list(of):
            self.refuse(tree, "only a list of values has items, found one value", "leave the index out")
        count = counted(of, self.names)
        if count is not None and isinstance(index, Literal) and isinstance(index.value, int) and index.value >= count:
            there = f"there are {count}, from 0 to {count - 1}" if count else "there are none"
            self.refuse(tree.slice, f"expected the index of a value that is there, found {index.value}", there)
        return ValueItem(of=of, index=index, at=self.checker.at(tree))

    def item(self, tree: ast.expr) -> Graph:
        """An item of a list, or several: `*xs`."""
        if isinstance(tree, ast.Starred):
            return Spread(of=self.several(tree.value, "'*' spreads a list"), at=self.checker.at(tree))
        return self.value(tree)

    def several(self, tree: ast.expr, what: str) -> Graph:
        """A list of values."""
        if isinstance(tree, ast.List) and not tree.elts:
            return ValueList(items=(), at=self.checker.at(tree))
        found = self.value(tree)
        if not self.is_list(found):
            self.refuse(tree, f"{what}, found one value", "a list of values is written [x, y]")
        return found

    def is_list(self, graph: Graph) -> bool:
        return listed(graph, replace(self.names, values=self.lists))

    def known(self, tree: ast.expr) -> Graph:
        """What is known where a value is wanted: refused, unless it is a mistake in a name."""
        if isinstance(tree, ast.Name) and self.checker.lookup(tree.id) is None:
            hint = did_you_mean(tree.id, self.lists) or f"values: {', '.join(self.lists)}"
            self.refuse(tree, f"unknown value '{tree.id}'", hint)
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name):
            name = tree.func.id
            full = [op for op in self.ops if op.rpartition(".")[2] == name]
            if full and any(map(self.is_built, tree.args)):
                self.refuse(tree.func, "expected an op with its dialect", f"did you mean '{full[0]}'?")
        node = self.static(tree)
        hint = "like(x, number) is a constant with the type of a value, constant(v, type) one of its own"
        raise CheckProblem(node.at, f"expected a value of the graph, found {node.type}", hint)

    # -- numbers -----------------------------------------------------------------------------------

    def number(self, tree: ast.expr) -> Node:
        """A number of any kind: inf and nan too, and what primitives say of element types."""
        at = self.checker.at(tree)
        match tree:
            case ast.Name(id="inf" | "nan" as name) if self.checker.lookup(name) is None:
                return Literal(value=NUMBERS[name], type=FLOAT, at=at)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Name(id="inf")):
                return Literal(value=-NUMBERS["inf"], type=FLOAT, at=at)
            case ast.IfExp(test=test, body=then, orelse=other):
                parts = (self.number(then), self.number(other))
                return If(test=self.static(test, BOOL), then=parts[0], other=parts[1], type=FLOAT, at=at)
        node = self.numeric(tree)
        held = isinstance(node, Name) and node.role is Role.ATTRIBUTE and isinstance(node.type, TensorType)
        if node.type not in (INT, FLOAT, BOOL) and not isinstance(node.type, Element) and not held:
            hint = "inf, nan, true and false are written bare"
            raise CheckProblem(at, f"expected a number, found {node.type}", hint)
        return node

    def numeric(self, tree: ast.expr) -> Node:
        """Like `static`, where functions of element types, such as max_value(T), may give elements."""
        scope = self.checker.scope
        self.checker.scope = replace(scope, reads=True)
        try:
            return self.static(tree)
        finally:
            self.checker.scope = scope

    def numbers(self, tree: ast.expr) -> Graph:
        """A list of numbers, or one of two."""
        at = self.checker.at(tree)
        match tree:
            case ast.List(elts=items):
                return ValueList(items=tuple(Static(node=self.number(item)) for item in items), at=at)
            case ast.IfExp(test=test, body=then, orelse=other):
                return Choose(test=self.static(test, BOOL), then=self.numbers(then), other=self.numbers(other), at=at)
        node = self.numeric(tree)
        if node.type not in (INTS, Pack(FLOAT)) and not (
            isinstance(node.type, Pack) and isinstance(node.type.item, Element)
        ):
            raise CheckProblem(at, f"expected a list of numbers, found {node.type}", "[1.0, 0.5]")
        return Static(node=node, at=at)

    # -- calls -------------------------------------------------------------------------------------

    def built_in(self, tree: ast.Call, name: str) -> Graph:
        example, least, most = BUILT_IN[name]
        if tree.keywords or not least <= len(tree.args) <= most:
            count = f"{least} or {most}" if most > least else str(least)
            self.refuse(tree, f"'{name}' takes {count} argument{'s' if most > 1 else ''}", f"for example {example}")
        at = self.checker.at(tree)
        first, rest = tree.args[0], tree.args[1:]
        if name == "broadcast_together":
            *pairs, shape = tree.args
            args_ = (Static(node=self.static(shape, INTS)), *(self.placed(pair, example) for pair in pairs))
            return BuiltIn(name=name, args=args_, at=at)
        if name == "constant":
            listed_ = isinstance(first, ast.List | ast.ListComp) or self._is_vector(first)
            value = self.numbers(first) if listed_ else Static(node=self.number(first))
            return BuiltIn(name=name, args=(value, Static(node=self.static(rest[0], TYPE))), at=at)
        args: list[Graph] = [self.value(first)]
        if name == "like":
            args.append(Static(node=self.number(rest[0])))
            args += [Static(node=self.static(type_, TYPE)) for type_ in rest[1:]]
        elif name == "horner":
            args.append(self.numbers(rest[0]))
        elif name == "fit":
            args.append(self.polynomial(rest[0]))
        return BuiltIn(name=name, args=tuple(args), at=at)

    def placed(self, tree: ast.expr, example: str) -> Graph:
        """A value and the dimensions of the result that its own are: `(x, axes)`."""
        if not isinstance(tree, ast.Tuple) or len(tree.elts) != 2:
            self.refuse(tree, "expected a value and where its dimensions lie, as (x, axes)", f"for example {example}")
        value, axes = tree.elts
        return ValueList(items=(self.value(value), Static(node=self.static(axes, INTS))), at=self.checker.at(tree))

    def polynomial(self, tree: ast.expr) -> Static:
        name = getattr(tree, "id", "")
        if name not in self.base.polynomials:
            some = ", ".join(list(self.base.polynomials)[:3]) or "none"
            hint = did_you_mean(name, self.base.polynomials) or f"spec/polynomials.yaml has {some}, ..."
            self.refuse(tree, "expected the name of a polynomial", hint)
        return Static(node=Literal(value=name, type=STR), at=self.checker.at(tree))

    def _is_vector(self, tree: ast.expr) -> bool:
        return self.numeric(tree).type == INTS if not _spelled_number(tree) else False

    def call(self, tree: ast.Call, name: str) -> Graph:
        at = self.checker.at(tree)
        function = self.names.functions.get(name)
        if function is None:  # a region of the op
            many = self.names.regions[name]
            return CallFunction(function=name, args=tuple(self.value(arg) for arg in tree.args), many=many, at=at)
        if tree.keywords or len(tree.args) != len(function.parameters):
            wanted = ", ".join(parameter.name for parameter in function.parameters)
            self.refuse(tree, f"'{name}' takes {len(function.parameters)} ({wanted}), found {len(tree.args)}")
        pairs = zip(tree.args, function.parameters, strict=True)
        args = tuple(self.argument(arg, parameter) for arg, parameter in pairs)
        return CallFunction(function=name, args=args, many=function.many, at=at)

    def argument(self, tree: ast.expr, parameter: GraphParameter) -> Graph:
        match parameter.kind:
            case None:
                return self.value(tree)
            case "values":
                return self.several(tree, f"'{parameter.name}' is a list of values")
            case "float":
                return Static(node=self.number(tree))
            case "floats":
                return self.numbers(tree)
            case kind:
                return Static(node=self.static(tree, STATIC_KINDS[kind]))

    def each(self, tree: ast.expr, body: ast.expr, generators: list[ast.comprehension]) -> Graph:
        if len(generators) > 1 or len(generators[0].ifs) > 1:
            self.refuse(tree, "one 'for' and one 'if' only", "use zip(...) for lists in step, or nest")
        over = generators[0].iter
        several = isinstance(over, ast.Call) and getattr(over.func, "id", "") == "zip"
        trees = over.args if several and isinstance(over, ast.Call) else [over]
        targets = self.checker.targets(generators[0].target, len(trees))
        saved, lists = dict(self.checker.bound), dict(self.lists)
        sources: list[Graph] = []
        for name, source in zip(targets, trees, strict=True):
            if self.is_built(source):
                sources.append(self.value(source))
                element = Element(f"etype({name})", OPEN)
                self.checker.bound[name] = NameMeaning(Role.EACH, TensorType(element))
                self.lists[name] = False
            else:
                node = self.checker.iterable(source)
                sources.append(Static(node=node, at=node.at))
                self.checker.bound[name] = self.checker.item_symbol(source, node)
        test = self.static(generators[0].ifs[0], BOOL) if generators[0].ifs else None
        value = self.value(body)
        self.checker.bound, self.lists = saved, lists
        return EachValue(
            body=value, variables=tuple(targets), sources=tuple(sources), test=test, at=self.checker.at(tree)
        )

    # -- ops ---------------------------------------------------------------------------------------

    def infix(self, tree: ast.expr) -> ApplyOp:
        """Operators between values, or a value and a number, are ops."""
        at = self.checker.at(tree)
        match tree:
            case ast.IfExp(test=test, body=then, orelse=other):
                return ApplyOp(op="stablehlo.select", args=(self.value(test), *self.beside(tree, [then, other])), at=at)
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OPERATORS:
                return ApplyOp(op=OPERATORS[type(operator)], args=self.beside(tree, [left, right]), at=at)
            case ast.UnaryOp(op=operator, operand=operand) if type(operator) in OPERATORS:
                return ApplyOp(op=OPERATORS[type(operator)], args=(self.value(operand),), at=at)
            case ast.BoolOp(op=operator, values=parts):
                found, *rest = map(self.value, parts)
                for part in rest:
                    found = ApplyOp(op=OPERATORS[type(operator)], args=(found, part), at=at)
                assert isinstance(found, ApplyOp)
                return found
            case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in DIRECTIONS:
                direction = ("comparison_direction", Literal(value=DIRECTIONS[type(operator)], type=STR, at=at))
                args = self.beside(tree, [left, right])
                return ApplyOp(op="stablehlo.compare", args=args, attributes=(direction,), at=at)
        self.refuse(tree, "no op is spelled so", "values have + - * / and or not, and comparisons that do not chain")

    def beside(self, tree: ast.expr, parts: Sequence[ast.expr]) -> tuple[Graph, ...]:
        """Values, of which one may be a number: it is a constant like the other."""
        if not any(map(self.is_built, parts)):
            self.refuse(tree, "expected a value beside a number", "like(x, number) is a constant with the type of x")
        return tuple(self.value(p) if self.is_built(p) else Static(node=self.number(p)) for p in parts)

    def apply(self, tree: ast.Call, name: str) -> ApplyOp:
        shape = self.ops.get(name)
        if shape is None:
            self.refuse(tree.func, f"unknown op '{name}'", did_you_mean(name, self.ops))
        if shape.known and not shape.least <= len(tree.args) <= len(shape.declared):
            count = len(shape.declared)
            wanted = f"{count} operand{'' if count == 1 else 's'}"
            hint = "a list of values is written [x, y]" if shape.variadic else None
            self.refuse(tree, f"{name} takes {wanted}, found {len(tree.args)}", hint)
        attributes: list[tuple[str, Node]] = []
        regions: list[tuple[str, Closure]] = []
        told: dict[str, Node] = {}
        kinds = shape.leaves(self.base, name.partition(".")[0])
        for keyword in tree.keywords:
            key = str(keyword.arg)
            if key in shape.regions:
                regions.append((key, self.closure(keyword.value)))
            elif key in kinds:
                node = self.attribute(keyword.value, kinds[key], name.partition(".")[0])
                attributes.append((key, node))
            elif key in ("shape", "type"):
                told[key] = self.static(keyword.value, INTS if key == "shape" else TYPE)
            else:
                known = ", ".join([*kinds, *shape.regions]) or "none"
                hint = did_you_mean(key, [*kinds, *shape.regions, "shape", "type"]) or f"attributes: {known}"
                label = ast.Name(key)
                label.col_offset = keyword.col_offset
                label.end_col_offset = keyword.col_offset + len(key)
                self.refuse(label, f"{name} has no attribute '{key}'", hint)
        given = {key for key, _ in attributes} | {key for key, _ in regions}
        missing = [a for a in shape.needed(self.base, name.partition(".")[0]) if a not in given]
        missing += [region for region in shape.regions if region not in given]
        if missing:
            self.refuse(tree, f"{name} needs '{missing[0]}'", f"write {missing[0]}=...")
        args = tuple(self.value(arg) for arg in tree.args)
        place = shape.as_operand
        return ApplyOp(
            op=name,
            args=args,
            attributes=tuple(attributes),
            regions=tuple(regions),
            shape=told.get("shape"),
            element=told.get("type"),
            many=shape.many,
            count=counted(args[place], self.names) if place is not None and place < len(args) else shape.results,
            at=self.checker.at(tree),
        )

    def closure(self, tree: ast.expr) -> Closure:
        call = tree if isinstance(tree, ast.Call) else None
        name = call.func if call is not None else tree
        function = self.names.functions.get(name.id) if isinstance(name, ast.Name) else None
        if isinstance(name, ast.Name) and name.id in self.names.regions and call is None:
            return Closure(function=name.id, arguments=())
        if function is None or (call is not None and call.args):
            known = ", ".join([*self.names.functions, *self.names.regions]) or "none"
            self.refuse(tree, "expected a function, with what it takes from outside by name", f"functions: {known}")
        parameters = {parameter.name: parameter for parameter in function.parameters}
        given: list[tuple[str, Graph]] = []
        for keyword in call.keywords if call is not None else ():
            if keyword.arg not in parameters:
                hint = f"parameters: {', '.join(parameters)}"
                self.refuse(keyword.value, f"'{function.name}' has no parameter '{keyword.arg}'", hint)
            given.append((str(keyword.arg), self.argument(keyword.value, parameters[str(keyword.arg)])))
        rest = [p for p in function.parameters if p.name not in dict(given)]
        for parameter in rest:
            if parameter.static is not None:
                self.refuse(tree, f"'{parameter.name}' of '{function.name}' is known, so give it by name")
        *lists, last = ["", *(p.name for p in rest if p.many)]
        if len(lists) > 1:
            message = f"one list takes the arguments that are left, found {', '.join(lists[1:])} and {last}"
            self.refuse(tree, message, "give the others by name")
        arguments = tuple(p.name for p in rest if not p.many)
        return Closure(function=function.name, arguments=arguments, given=tuple(given), rest=last)

    def attribute(self, tree: ast.expr, kind: str, dialect: str) -> Node:
        """The value of an attribute of this kind."""
        enums = self.base.enums(dialect)
        bare = kind.removesuffix("[]")
        if bare in enums:
            return self.choice(tree, enums[bare], kind.endswith("[]"))
        text = "i64[][]" if kind == "groups" or kind.startswith("i64[][") else kind
        wanted = KINDS.get(text.partition("<")[0])
        if text in ("any", "function", "symbol[]") or text.startswith("elements") or wanted is None:
            return self.static(tree)
        if wanted == FLOAT:
            return self.number(tree)
        return self.static(tree, wanted)

    def choice(self, tree: ast.expr, names: tuple[str, ...], many: bool) -> Node:
        """A value of an enumeration, by its bare name, or an attribute of the op that is one."""
        at = self.checker.at(tree)
        match tree:
            case ast.Name(id=name) if name in names and self.checker.lookup(name) is None:
                return Literal(value=name, type=STR, at=at)
            case ast.IfExp(test=test, body=then, orelse=other):
                parts = (self.choice(then, names, many), self.choice(other, names, many))
                return If(test=self.static(test, BOOL), then=parts[0], other=parts[1], type=parts[0].type, at=at)
            case ast.List(elts=items) if many:
                parts_ = tuple(self.choice(item, names, False) for item in items)
                return Listing(items=parts_, type=Pack(STR), at=at)
            case ast.Name(id=name) if self.checker.lookup(name) is None:
                hint = did_you_mean(name, names)
                self.refuse(tree, f"expected one of {', '.join(names)}, found '{name}'", hint)
        node = self.static(tree)
        found = node.type.item if isinstance(node.type, Pack) else node.type
        if set(choices(found)) - set(names) or not choices(found):
            raise CheckProblem(at, f"expected one of {', '.join(names)}, found {node.type}")
        return node


def _spelled_number(tree: ast.expr) -> bool:
    """Whether it is a number on the face of it: inf and nan are no names of the rule language."""
    return isinstance(tree, ast.Constant | ast.UnaryOp | ast.IfExp) or getattr(tree, "id", "") in NUMBERS
