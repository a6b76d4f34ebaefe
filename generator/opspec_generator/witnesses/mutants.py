"""Rules with one thing wrong in their typed tree: what generated tests have to notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from opspec_model.language.tree import Apply, Each, If, Item, Listing, Literal, Logic, Node
from opspec_model.language.types import BOOL, INT, INTS

T = TypeVar("T")

RELATIONS = {"eq", "ne", "lt", "le", "gt", "ge"}
SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
OTHERS = {
    "eq": ("le", "ge", "ne"),
    "ne": ("eq", "lt", "gt"),
    "lt": ("le", "ge"),
    "le": ("lt", "gt"),
    "gt": ("ge", "le"),
    "ge": ("gt", "lt"),
}
SWAPPED = {
    "add": "subtract",
    "subtract": "add",
    "multiply": "add",
    "floor_div": "multiply",
    "floor_mod": "floor_div",
    "max": "min",
    "min": "max",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A wrong rule, and what is wrong. `bound`: it is wrong only where the rule holds with nothing to spare."""

    name: str
    tree: Node
    bound: str = ""


def mutants(tree: Node) -> list[Mutant]:
    """Every single fault of a rule, in reading order, each with a name of its own."""
    found: dict[str, Mutant] = {}
    for mutant in (Mutant("dropped", Literal(type=BOOL, value=True)), *_of(tree, True)):
        name, count = mutant.name, 2
        while name in found:
            name = f"{mutant.name} ({count})"
            count += 1
        found[name] = replace(mutant, name=name)
    return list(found.values())


def _of(node: Node, says: bool = False) -> Iterator[Mutant]:
    """The node with one fault. `says`: the rule asserts it, so that its bounds are bounds of the rule."""
    yield from _here(node, says)
    match node:
        case Apply(args=args, keywords=keywords):
            inner = says and node.function == "not"
            for at, arg in enumerate(args):
                for m in _of(arg, inner):
                    yield replace(m, tree=replace(node, args=_put(args, at, m.tree)))
            for at, (name, value) in enumerate(keywords):
                for m in _of(value):
                    yield replace(m, tree=replace(node, keywords=_put(keywords, at, (name, m.tree))))
        case Logic(parts=parts):
            for at, part in enumerate(parts):
                for m in _of(part, says):
                    yield replace(m, tree=replace(node, parts=_put(parts, at, m.tree)))
        case If(test=test, then=then, other=other):
            for field, part in (("test", test), ("then", then), ("other", other)):
                for m in _of(part):
                    yield replace(m, tree=replace(node, **{field: m.tree}))  # type: ignore[arg-type]
        case Each(body=body, sources=sources, test=test):
            for m in _of(body, says and node.kind == "all"):
                yield replace(m, tree=replace(node, body=m.tree))
            for at, source in enumerate(sources):
                for m in _of(source):
                    yield replace(m, tree=replace(node, sources=_put(sources, at, m.tree)))
            if test is not None:
                for m in _of(test):
                    yield replace(m, tree=replace(node, test=m.tree))
        case Listing(items=items):
            for at, item in enumerate(items):
                for m in _of(item):
                    yield replace(m, tree=replace(node, items=_put(items, at, m.tree)))
        case Item(of=of, index=index):
            for m in _of(of):
                yield replace(m, tree=replace(node, of=m.tree))
            for m in _of(index):
                if not (isinstance(m.tree, Literal) and m.tree.value == -1):  # has no value, but Python gives it one
                    yield replace(m, tree=replace(node, index=m.tree))


def _here(node: Node, says: bool) -> Iterator[Mutant]:
    """The faults of this node itself."""
    match node:
        case Apply(function=function) if function in RELATIONS and node.type == BOOL:
            yield from _relations(node, says)
        case Apply(function="not", args=args):
            yield Mutant("'not' dropped", args[0])
        case Apply(function=function, args=args) if function in SWAPPED and node.type in (INT, INTS) and len(args) == 2:
            yield Mutant(f"{function} becomes {SWAPPED[function]}", replace(node, function=SWAPPED[function]))
        case Literal(value=bool() as value):
            yield Mutant(f"{value} becomes {not value}".lower(), replace(node, value=not value))
        case Literal(value=int() as value, type=type_) if type_ == INT:
            for other in (value + 1, value - 1):
                yield Mutant(f"{value} becomes {other}", replace(node, value=other))
        case Logic(operator=operator, parts=parts):
            if operator == "and":
                yield Mutant("'and' becomes 'or'", replace(node, operator="or"))
            else:
                yield Mutant("'or' becomes 'and'", replace(node, operator="and"))
            for at in range(len(parts)):
                rest = parts[:at] + parts[at + 1 :]
                tree = rest[0] if len(rest) == 1 else replace(node, parts=rest)
                yield Mutant(f"part {at + 1} of '{operator}' dropped", tree)
        case If(then=then, other=other_branch):
            yield Mutant("branches swapped", replace(node, then=other_branch, other=then))
        case Each(kind=kind, test=test):
            if kind == "all":
                yield Mutant("'all' becomes 'any'", replace(node, kind="any"))
            elif kind == "any":
                yield Mutant("'any' becomes 'all'", replace(node, kind="all"))
            if test is not None and kind != "the":
                yield Mutant("'if' dropped", replace(node, test=None))


def _relations(node: Apply, says: bool) -> Iterator[Mutant]:
    left, right = node.args
    ordered = left.type in (INT, INTS) and right.type in (INT, INTS)
    for other in OTHERS[node.function]:
        if ordered or other in ("eq", "ne"):
            tight = says and (node.function, other) in (("le", "lt"), ("ge", "gt"))
            bound = f"{SIGNS[node.function]} with equal sides" if tight else ""
            yield Mutant(f"{SIGNS[node.function]} becomes {SIGNS[other]}", replace(node, function=other), bound)
    if ordered and node.function in ("lt", "gt"):
        at = 0 if node.function == "lt" else 1
        tree = replace(node, args=_put(node.args, at, _next(node.args[at])))
        bound = f"{SIGNS[node.function]} with sides one apart" if says else ""
        yield Mutant(f"{SIGNS[node.function]} asks for more than one", tree, bound)
    if ordered and node.function in ("le", "ge"):
        at = 1 if node.function == "le" else 0
        tree = replace(node, args=_put(node.args, at, _next(node.args[at])))
        yield Mutant(f"{SIGNS[node.function]} forgives one", tree)


def _next(node: Node) -> Node:
    """One more."""
    one = Literal(type=INT, value=1)
    return Apply(function="add", args=(node, one), type=node.type, varies=node.varies, lifted=node.type == INTS)


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
