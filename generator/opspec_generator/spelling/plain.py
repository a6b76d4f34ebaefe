"""Formulas in the language of op files: a tree that was derived, written as somebody would have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from opspec_generator.spelling.tree_printer import Printer
from opspec_model.definitions.spec import Base
from opspec_model.language.tree import Apply, CallRegion, Each, Item, Listing, Literal, Logic, Name, Node, Read

Text: TypeAlias = tuple[str, int]  # and how tightly it holds together

_CHOICE, _NOT, _PRODUCT, _SIGN, _ATOM = 0, 3, 6, 7, 9
_LEVELS = {"or": 1, "and": 2, "==": 4, "!=": 4, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5}


def plain(node: Node, base: Base) -> str:
    """The expression as a text of the language."""
    text, _ = Printer(PlainSpelling(base)).show(node)
    return text


class PlainSpelling:
    """Spells nodes as the checker reads them."""

    def __init__(self, base: Base) -> None:
        self._signs = {row.name: (row.operator, len(row.signature.parameters)) for row in base.primitives.values()}

    def literal(self, node: Literal) -> Text:
        if isinstance(node.value, bool):
            return ("true" if node.value else "false"), _ATOM
        return (f"'{node.value}'" if isinstance(node.value, str) else str(node.value)), _ATOM

    def name(self, node: Name) -> Text:
        return node.name, _ATOM

    def apply(self, node: Apply, args: Sequence[Text], keywords: Sequence[tuple[str, Text]]) -> Text:
        if node.function == "cast":
            return f"{args[0][0]}({args[1][0]})", _ATOM
        if node.function == "not":
            return f"not {_within(args[0], _NOT)}", _NOT
        sign, count = self._signs.get(node.function, (None, 0))
        if sign and count == 1:
            return f"{sign}{_within(args[0], _SIGN)}", _SIGN
        if sign:
            level = _LEVELS.get(sign, _PRODUCT)
            return f"{_within(args[0], level)} {sign} {_within(args[1], level + 1)}", level
        given = [*(text for text, _ in args), *(f"{name}={text}" for name, (text, _) in keywords)]
        return f"{node.function}({', '.join(given)})", _ATOM

    def logic(self, node: Logic, parts: Sequence[Callable[[], Text]]) -> Text:
        level = _LEVELS[node.operator]
        return f" {node.operator} ".join(_within(part(), level + 1) for part in parts), level

    def choice(self, test: Text, then: Callable[[], Text], other: Callable[[], Text]) -> Text:
        return f"{_within(then(), 1)} if {_within(test, 1)} else {other()[0]}", _CHOICE

    def each(
        self, node: Each, sources: Sequence[Text], body: Callable[[], Text], test: Callable[[], Text] | None
    ) -> Text:
        given = sources[0][0] if len(sources) == 1 else f"zip({', '.join(text for text, _ in sources)})"
        where = f" if {test()[0]}" if test is not None else ""
        text = f"{body()[0]} for {', '.join(node.variables)} in {given}{where}"
        return (f"[{text}]" if node.kind == "list" else f"{node.kind}({text})"), _ATOM

    def listing(self, _node: Listing, items: Sequence[Text]) -> Text:
        return f"[{', '.join(text for text, _ in items)}]", _ATOM

    def item(self, _node: Item, of: Text, index: Text) -> Text:
        return f"{_within(of, _ATOM)}[{index[0]}]", _ATOM

    def read(self, _node: Read, tensor: Text, index: Text, process: Text | None) -> Text:
        of = _within(tensor, _ATOM) if process is None else f"peer({process[0][1:-1]}).{tensor[0]}"
        return f"{of}[{index[0]}]", _ATOM

    def region(self, node: CallRegion, args: Sequence[Text]) -> Text:
        return f"{node.region}({', '.join(text for text, _ in args)})", _ATOM


def _within(text: Text, level: int) -> str:
    return text[0] if text[1] >= level else f"({text[0]})"
