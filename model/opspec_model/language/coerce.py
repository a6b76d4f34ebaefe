"""The silent conversions of the language: literals to the type that is wanted, and truth values to i1 and
back.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from opspec_model.language.tree import Apply, Each, If, Listing, Literal, Name, Node
from opspec_model.language.types import BOOL, BOOLS, FLOAT, INT, INTS, MATRIX, Element, Pack, Plain, TensorType, Type

TRUTH = frozenset({"bool"})


def coerce(node: Node, type_: Type) -> Node | None:
    """The node as a value of `type_` where the language converts silently, else None."""
    if node.type == type_:
        return node
    match node, type_:
        case Literal(), Element():
            return replace(node, type=type_) if literal_problem(node, type_) is None else None
        case Literal(value=int()), Plain() if type_ == FLOAT and node.type == INT:
            return replace(node, type=FLOAT)
        case Listing(items=()), Plain() if type_ in (INTS, BOOLS, MATRIX) and node.type == INTS:
            return replace(node, type=type_)
        case Listing(items=items), Pack(item=item):
            parts = [coerce(part, item) for part in items]
            return replace(node, type=type_, items=tuple(p for p in parts if p)) if all(parts) else None
        case Each(kind="list", body=body), Pack(item=item):
            found = coerce(body, item)
            return replace(node, type=type_, body=found) if found is not None else None
        case If(), _:
            then, other = coerce(node.then, type_), coerce(node.other, type_)
            return replace(node, type=type_, then=then, other=other) if then and other else None
        case Node(type=Element(classes=classes)), Plain() if type_ == BOOL and classes == TRUTH:
            return replace(node, type=BOOL)
        case Node(type=Plain()), Element(classes=classes) if node.type == BOOL and classes == TRUTH:
            return replace(node, type=type_)
        case Node(type=Element() as found_element), Element():
            return node if same_element(found_element, type_) else None
        case Node(type=Pack(item=Element() as found_element)), Pack(item=Element() as item):
            return node if same_element(found_element, item) else None
    return None


def same_element(found: Element, wanted: Element) -> bool:
    """Whether a value of `found` is one of `wanted`: the same type, or both i1."""
    if found.classes == wanted.classes == TRUTH:
        return True
    return found.var == wanted.var and found.classes <= wanted.classes


def literal_problem(node: Literal, type_: Element) -> str | None:
    """Why a literal is not a value of an element type; None where it is one of every type in question."""
    value = node.value
    if isinstance(value, str):
        return "a string is no element"
    if not type_.var.isidentifier() and type_.classes != TRUTH:
        return f"a literal cannot become {type_}, which has no name: convert the other side to a type variable"
    if isinstance(value, bool):
        return None if type_.classes == TRUTH else f"a truth value is not {type_}: write {type_.var}({_spell(value)})"
    cast = f"write {type_.var}({_spell(value)})" if type_.var else "write true or false"
    if "bool" in type_.classes:
        return f"{type_.var or 'the type'} may be i1, which has no numbers: {cast}"
    whole = isinstance(value, int) or math.isfinite(value) and value.is_integer()
    if not whole and type_.classes & {"sint", "uint", "index"}:
        return f"{type_.var} may be an integer type: {cast}, or give one expression per type class"
    if value < 0 and "uint" in type_.classes:
        return f"{type_.var} may be unsigned: {cast}, or give one expression per type class"
    return None


def _spell(value: float | bool) -> str:
    return str(value).lower()


def why_not(node: Node, type_: Type) -> str | None:
    """A hint for a node that cannot become a value of `type_`."""
    if isinstance(type_, Pack) and not isinstance(node.type, Pack):
        return "write a list: [... for x in list], or [a, b]"
    if not isinstance(type_, Element):
        if isinstance(node.type, Element) and type_ in (INT, INTS):
            return "as_index(x) gives an integer element as an index"
        if type_ == BOOL and node.type in (BOOLS, INTS):
            return "all(b for b in v), any(b for b in v)"
        return None
    culprit = next((leaf for leaf in _leaves(node) if coerce(leaf, type_) is None), node)
    if isinstance(culprit, Literal):
        return literal_problem(culprit, type_)
    if isinstance(culprit.type, Element) or culprit.type in (INT, FLOAT, BOOL):
        return f"convert it: {type_.var}(x)" if type_.var.isidentifier() else None
    return None


def _leaves(node: Node) -> Sequence[Node]:
    return (*_leaves(node.then), *_leaves(node.other)) if isinstance(node, If) else (node,)


def common(nodes: Sequence[Node]) -> list[Node] | None:
    """The nodes as values of one type, which is the type of one of them; None where there is no such type."""
    for model in nodes:
        found = [coerce(node, model.type) for node in nodes]
        if all(found):
            return [node for node in found if node is not None]
    return None


def real_part(element: Element) -> Element:
    """The type of the parts of a complex type; another type is its own."""
    if "complex" not in element.classes:
        return element
    return Element(f"real_type({element.var})", element.classes - {"complex"} | {"float"})


def element_of(node: Node, named: Callable[[Name], Element | None]) -> Element | None:
    """What a cast to the element type that `node` gives would give; `named` tells it of names."""
    match node:
        case Name():
            return named(node)
        case Apply(function="etype", args=(Node(type=TensorType(element=element)),)):
            return element
        case Apply(function="baseline", args=(arg,)):
            return element_of(arg, named)
        case Apply(function="real_type" | "expressed" | "storage" as function, args=(arg,)):
            inner = element_of(arg, named)
            if inner is None or function == "real_type":
                return real_part(inner) if inner is not None else None
            kinds = {"sint", "uint"} if function == "storage" else {"float"}
            return Element(f"{function}({inner.var})", inner.classes | kinds)
    return None
