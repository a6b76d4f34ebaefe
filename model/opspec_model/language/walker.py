"""What every part of the checker stands on: positions, names, and what is expected."""

from __future__ import annotations

import ast
from collections.abc import Callable as Function
from collections.abc import Iterable
from typing import NoReturn

from opspec_model.language.builtins import BUILTINS, FORMS, GRID
from opspec_model.language.coerce import coerce, element_of, why_not
from opspec_model.language.parse import KEYWORDS, RESERVED
from opspec_model.language.scope import CheckProblem, NameMeaning, Scope, UnknownName
from opspec_model.language.tree import NOTHING, Item, Name, Node, Role
from opspec_model.language.types import TYPE, UNKNOWN, Element, Pack, Type
from opspec_model.text.problems import did_you_mean


class Walker:
    """Visits Python's tree; `bound` are the variables of the comprehensions around."""

    def __init__(self, scope: Scope, text: str, offsets: list[int]) -> None:
        self.scope = scope
        self.text = text
        self.offsets = offsets
        self.bound: dict[str, NameMeaning] = {}
        self.given: frozenset[str] = frozenset()  # what may be absent, and is known to be there

    # -- positions and problems --------------------------------------------------------------------

    def at(self, tree: ast.expr) -> tuple[int, int]:
        end = tree.end_col_offset
        return self.offsets[tree.col_offset], self.offsets[end if end is not None else -1]

    def source(self, tree: ast.expr) -> str:
        """How the expression spells this part."""
        start, end = self.at(tree)
        return " ".join(self.text[start:end].split())

    def refuse(self, tree: ast.expr, message: str, hint: str | None = None) -> NoReturn:
        raise CheckProblem(self.at(tree), message, hint)

    def expect(self, tree: ast.expr, node: Node, type_: Type) -> Node:
        found = coerce(node, type_)
        if found is None:
            self.refuse(tree, f"expected {type_}, found {node.type}", why_not(node, type_))
        return found

    def visit(self, tree: ast.expr) -> Node:
        visitor: Function[[ast.expr], Node] | None = getattr(self, f"visit_{type(tree).__name__}", None)
        if visitor is None:
            construct = CONSTRUCTS.get(type(tree).__name__, "this construct")
            self.refuse(tree, f"{construct} is not part of the language")
        return visitor(tree)

    # -- names -------------------------------------------------------------------------------------

    def lookup(self, name: str) -> NameMeaning | None:
        return self.bound.get(name) or self.scope.symbols.get(name)

    def visit_Name(self, tree: ast.Name) -> Node:  # noqa: N802
        symbol = self.lookup(tree.id)
        if symbol is None:
            self._unknown(tree)
        if symbol.type == UNKNOWN:
            raise UnknownName
        if symbol.absent and tree.id not in self.given:
            hint = f"ask before: given({tree.id}) and ..., or not given({tree.id}) or ..."
            if symbol.role is Role.ATTRIBUTE:
                hint = f"give it a default, which may be an expression over the operands; or {hint}"
            self.refuse(tree, f"the {symbol.role.value} '{tree.id}' may be absent, and then has no value", hint)
        return Name(name=tree.id, role=symbol.role, type=symbol.type, varies=symbol.varies, at=self.at(tree))

    def _unknown(self, tree: ast.Name) -> NoReturn:
        if tree.id in self.scope.functions or tree.id in BUILTINS or tree.id in FORMS:
            self.refuse(tree, f"'{tree.id}' is a function and has to be called")
        if tree.id in GRID:
            self.refuse(tree, f"'{tree.id}' is known only to the meaning of an op")
        names = [*self.scope.symbols, *self.bound]
        known = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
        hint = did_you_mean(tree.id, [*names, "true", "false"]) or f"known here: {known or 'no names'}"
        raise CheckProblem(self.at(tree), f"unknown name '{tree.id}'", hint, tree.id)

    def element_of(self, node: Node) -> Element | None:
        """What a cast to this element type gives."""

        def named(name: Name) -> Element | None:
            symbol = self.lookup(name.name)
            return symbol.element if symbol is not None else None

        if isinstance(node, Item) and isinstance(node.of, Name):
            whole = named(node.of)
            return self.at_position(whole, node.index) if whole is not None else None
        return element_of(node, named)

    def at_position(self, element: Element, index: Node) -> Element:
        """The element type of one item of a list, where each item has its own."""
        start, end = index.at
        return Element(f"{element.var}[{' '.join(self.text[start:end].split())}]", element.classes)

    def is_pack(self, var: str) -> bool:
        """Whether a type variable stands for one type per item."""
        symbol = self.scope.symbols.get(var)
        return symbol is not None and symbol.type == Pack(TYPE)


CONSTRUCTS = {
    "Lambda": "a lambda",
    "Dict": "a dictionary",
    "Set": "a set",
    "SetComp": "a set comprehension",
    "DictComp": "a dictionary comprehension",
    "GeneratorExp": "a bare generator",
    "JoinedStr": "an f-string",
    "NamedExpr": "':='",
    "Starred": "'*'",
    "Slice": "a slice",
}


def reserved(name: str) -> bool:
    """Whether a name means something in every expression, so that nothing can be called so."""
    words = (*KEYWORDS, *RESERVED, "true", "false")
    return name in words or name in BUILTINS or name in FORMS or name in GRID


def varies(nodes: Iterable[Node]) -> frozenset[str]:
    return NOTHING.union(*(node.varies for node in nodes))
