"""Lists, comprehensions and quantifiers."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Literal as OneOf

from opspec_model.language.builtins import FORMS
from opspec_model.language.coerce import common
from opspec_model.language.scope import NameMeaning
from opspec_model.language.tree import Apply, Each, Item, Listing, Literal, Name, Node, Role
from opspec_model.language.types import (
    BOOL,
    BOOLS,
    BOX,
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
    Record,
    RegionType,
    TensorType,
    Type,
)
from opspec_model.language.walker import Walker, reserved, varies
from opspec_model.text.problems import did_you_mean

LISTS: dict[Type, Type] = {INT: INTS, BOOL: BOOLS, INTS: MATRIX}


class Collections(Walker):
    """The part of the checker that knows of vectors, lists and structs."""

    # -- fields ------------------------------------------------------------------------------------

    def field(self, tree: ast.Attribute) -> tuple[Item, bool]:
        """The field of a struct, and whether it may be absent."""
        of = self.visit(tree.value)
        if not isinstance(of.type, Record):
            message = f"'.' asks for a field of a struct, or for another process's operand; found {of.type}"
            self.refuse(tree, message, FORMS["peer"])
        for name, type_, absent in of.type.fields:
            if name == tree.attr:
                end = self.at(tree)
                index = Literal(value=name, type=STR, at=(end[1] - len(name), end[1]))
                return Item(of=of, index=index, type=type_, varies=of.varies, at=end), absent
        names = [name for name, _, _ in of.type.fields]
        hint = did_you_mean(tree.attr, names) or f"its fields: {', '.join(names)}"
        self.refuse(tree, f"{of.type} has no field '{tree.attr}'", hint)

    def visit_Attribute(self, tree: ast.Attribute) -> Node:  # noqa: N802
        if isinstance(tree.value, ast.Call) and isinstance(tree.value.func, ast.Name) and tree.value.func.id == "peer":
            self.refuse(tree, "'.' is only for fields and peer(replica, partition).operand[index]")
        found, absent = self.field(tree)
        if absent and ast.unparse(tree) not in self.given:
            text = self.source(tree)
            hint = f"ask before: given({text}) and ..., or not given({text}) or ..."
            self.refuse(tree, f"the field '{tree.attr}' may be absent, and then has no value", hint)
        return found

    # -- written out -------------------------------------------------------------------------------

    def visit_List(self, tree: ast.List) -> Node:  # noqa: N802
        items = [self.visit(item) for item in tree.elts]
        fitted = common(items) if items else []
        if fitted is None:
            kinds = list(dict.fromkeys(str(item.type) for item in items))
            self.refuse(tree, f"the items of a list have one type, found {' and '.join(kinds)}")
        kind = self.list_type(tree.elts[0], fitted[0].type) if fitted else INTS
        return Listing(items=tuple(fitted), type=kind, varies=varies(items), at=self.at(tree))

    def visit_Tuple(self, tree: ast.Tuple) -> Node:  # noqa: N802
        items = tuple(self.visit(item) for item in tree.elts)
        if len(items) == 2 and all(item.type == INTS for item in items):
            return Listing(items=items, type=PAIRS, varies=varies(items), at=self.at(tree))
        if all(item.type == INT for item in items):
            return Listing(items=items, type=INTS, varies=varies(items), at=self.at(tree))
        found = ", ".join(str(item.type) for item in items)
        message = f"expected an index (ints) or a pair of vectors in parentheses, found ({found})"
        self.refuse(tree, message, "cat(v, w) joins vectors, and a list is written [a, b]")

    def list_type(self, tree: ast.expr, item: Type) -> Type:
        """The type of a list with such items."""
        if isinstance(item, RegionType) or item in (PAIRS, RANGE, BOX, BOOLS):
            self.refuse(tree, f"{item} cannot be an item of a list")
        return LISTS.get(item, Pack(item))

    # -- comprehensions ----------------------------------------------------------------------------

    def visit_ListComp(self, tree: ast.ListComp) -> Node:  # noqa: N802
        each = self.each(tree, "list", tree.elt, tree.generators)
        return replace(each, type=self.list_type(tree.elt, each.body.type))

    def quantifier(self, tree: ast.Call, name: OneOf["all", "any"]) -> Node:
        if len(tree.args) != 1 or tree.keywords or not isinstance(tree.args[0], ast.GeneratorExp):
            hint = f"a comparison of vectors means every dimension; write {FORMS[name].split(':')[0]}"
            self.refuse(tree, f"'{name}' takes a rule for each item of a list", hint)
        generator = tree.args[0]
        each = self.each(tree, name, generator.elt, generator.generators)
        return replace(each, body=self.expect(generator.elt, each.body, BOOL), type=BOOL)

    def description(self, tree: ast.Call) -> Node:
        """`the(element for item in list if test)`."""
        if len(tree.args) != 1 or tree.keywords or not isinstance(tree.args[0], ast.GeneratorExp):
            self.refuse(tree, "'the' takes an element for each item of a list, and a test", FORMS["the"])
        generator = tree.args[0]
        each = self.each(tree, "the", generator.elt, generator.generators)
        if each.test is None:
            self.refuse(tree, "'the' has no test, which says of which item it speaks", FORMS["the"])
        if not isinstance(each.body.type, Element):
            self.refuse(generator.elt, f"expected an element, found {each.body.type}", FORMS["the"])
        return replace(each, type=each.body.type)

    def each(
        self,
        tree: ast.expr,
        kind: OneOf["list", "all", "any", "the"],
        body: ast.expr,
        generators: list[ast.comprehension],
    ) -> Each:
        generator = generators[0]
        if len(generators) > 1:
            self.refuse(generators[1].target, "one 'for' only", "use zip(...) for lists in step, or nest")
        sources = self.sources(generator.iter)
        names = self.targets(generator.target, len(sources))
        saved = dict(self.bound)
        parts = [body, *generator.ifs]
        added = self.bind_typevars(parts, names, [node for _, node in sources])
        for name, (source_tree, source) in zip(names, sources, strict=True):
            self.bound[name] = self.item_symbol(source_tree, source)
        node = self.visit(body)
        if len(generator.ifs) > 1:
            self.refuse(generator.ifs[1], "one 'if' only", "join them with 'and'")
        tests = [self.expect(test, self.visit(test), BOOL) for test in generator.ifs]
        self.bound = saved
        nodes = (*(source for _, source in sources), *added)
        return Each(
            kind=kind,
            body=node,
            variables=(*names, *(name.name for name in added)),
            sources=nodes,
            test=tests[0] if tests else None,
            type=BOOL,
            varies=varies((*nodes, node, *tests)),
            at=self.at(tree),
        )

    def targets(self, tree: ast.expr, count: int) -> list[str]:
        """The names that a comprehension binds."""
        targets = tree.elts if isinstance(tree, ast.Tuple) else [tree]
        names: list[str] = []
        for target in targets:
            if not isinstance(target, ast.Name):
                self.refuse(target, "expected a name for each item")
            if reserved(target.id) or self.lookup(target.id) is not None or target.id in names:
                self.refuse(target, f"the name '{target.id}' already means something here", "choose another name")
            names.append(target.id)
        if len(names) != count:
            lists = f"{count} lists" if count > 1 else "one list"
            self.refuse(tree, f"expected {count} name{'s' if count > 1 else ''} for {lists}, found {len(names)}")
        return names

    def bind_typevars(self, parts: list[ast.expr], names: list[str], sources: list[Node]) -> tuple[Name, ...]:
        """In a comprehension over a list of tensors, a list of types means the type of the item."""
        if not any(isinstance(source.type, Pack) and _typed(source.type.item) for source in sources):
            return ()
        used = dict.fromkeys(n.id for part in parts for n in ast.walk(part) if isinstance(n, ast.Name))
        added = []
        for name, symbol in self.bound.items():  # items of a list further out are at a position of its own
            element = symbol.type.element if isinstance(symbol.type, TensorType) else symbol.element
            if element is not None and self.is_pack(element.var):
                outer = Element(f"outer {element.var}", element.classes)
                type_ = replace(symbol.type, element=outer) if isinstance(symbol.type, TensorType) else symbol.type
                self.bound[name] = replace(symbol, type=type_, element=outer if symbol.element else None)
        for name in used:
            if name not in names and self.is_pack(name):
                symbol = self.scope.symbols[name]
                added.append(Name(name=name, role=Role.TYPEVAR, type=symbol.type))
                self.bound[name] = NameMeaning(Role.EACH, TYPE, element=symbol.element)
        return tuple(added)

    # -- sources -----------------------------------------------------------------------------------

    def sources(self, tree: ast.expr) -> list[tuple[ast.expr, Node]]:
        if not (isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "zip"):
            return [(tree, self.iterable(tree))]
        if len(tree.args) < 2 or tree.keywords or any(isinstance(arg, ast.Starred) for arg in tree.args):
            self.refuse(tree, "'zip' takes two or more lists", FORMS["zip"])
        return [(arg, self.iterable(arg)) for arg in tree.args]

    def iterable(self, tree: ast.expr) -> Node:
        """A vector, a list, or range(n)."""
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "range":
            return self.span_source(tree, "range")
        return self.visit(tree)

    def span_source(self, tree: ast.Call, name: OneOf["range", "box"]) -> Node:
        if len(tree.args) != 1 or tree.keywords:
            self.refuse(tree, f"'{name}' takes one argument", FORMS[name])
        wanted, given = (INT, RANGE) if name == "range" else (INTS, BOX)
        limit = self.expect(tree.args[0], self.visit(tree.args[0]), wanted)
        return Apply(function=name, args=(limit,), type=given, varies=limit.varies, at=self.at(tree))

    def item_symbol(self, tree: ast.expr, source: Node) -> NameMeaning:
        """What a variable over the items of `source` is."""
        element = None
        if isinstance(source, Name) and source.type == Pack(TYPE):
            symbol = self.lookup(source.name)
            element = symbol.element if symbol is not None else None
        return NameMeaning(Role.EACH, self.item_type(tree, source), source.varies, element)

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


def _typed(item: Type) -> bool:
    return isinstance(item, TensorType | Element) or item == TYPE
