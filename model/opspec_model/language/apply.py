"""Which primitive a call means, and whether its arguments fit the signature."""

from __future__ import annotations

from collections.abc import Callable as Function
from collections.abc import Sequence
from dataclasses import dataclass

from opspec_model.language.coerce import coerce, real_part, same_element, why_not
from opspec_model.language.signature import Callable, Parameter
from opspec_model.language.tree import NOTHING, Apply, Literal, Node
from opspec_model.language.types import BOOL, BOOLS, FLOAT, INT, INTS, TYPE, Element, Pack, Type

ElementOf = Function[[Node], "Element | None"]
RELATIONS = ("eq", "ne", "lt", "le", "gt", "ge")
VECTOR: dict[Type, Type] = {INT: INTS, BOOL: BOOLS}


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Why a call does not fit: the message starts after the function's name.

    `argument`: which of the arguments, keyword ones behind the others; `keyword`: it is its name that is
    wrong. `missing`: classes that the function lacks.
    """

    message: str
    argument: int | None = None
    hint: str | None = None
    missing: frozenset[str] = frozenset()
    keyword: bool = False


def apply(
    candidates: Sequence[Callable],
    args: Sequence[Node],
    keywords: Sequence[tuple[str, Node]],
    element_of: ElementOf,
) -> Apply | Mismatch:
    """The application of the first candidate that fits, else the mismatch of the one that came nearest."""
    problems: list[Mismatch] = []
    for candidate in candidates:
        found = _fit(candidate, args, keywords, element_of)
        if isinstance(found, Apply):
            return found
        problems.append(found)
    if not problems:
        return Mismatch("has no meaning here")
    return next((p for p in problems if p.argument is not None), problems[0])


@dataclass(frozen=True, slots=True)
class _Given:
    """An argument and the parameter that it is for. `keyword`: it stays one."""

    parameter: Parameter
    node: Node
    position: int
    keyword: bool = False


def _fit(
    function: Callable, args: Sequence[Node], keywords: Sequence[tuple[str, Node]], element_of: ElementOf
) -> Apply | Mismatch:
    given = _arrange(function, args, keywords)
    if isinstance(given, Mismatch):
        return given
    bindings: dict[str, Type] = {}
    for var in function.signature.variables:
        bound = _bind(var, function, given)
        if isinstance(bound, Mismatch):
            return bound
        bindings[var] = bound
    result = function.signature.result
    if isinstance(result, str) and result not in bindings:
        bound = _named(function, given, element_of)
        if isinstance(bound, Mismatch):
            return bound
        bindings[result] = bound
    nodes: list[tuple[_Given, Node]] = []
    lifted = False
    for item in given:
        wanted = bindings[item.parameter.type] if isinstance(item.parameter.type, str) else item.parameter.type
        fitted = coerce(item.node, wanted)
        if fitted is None and item.node.type == VECTOR.get(wanted, wanted):
            if not _lifts(function, bindings):
                message = f"does not work per dimension: it expects {wanted} for '{item.parameter.name}'"
                return Mismatch(f"{message}, found {item.node.type}", item.position)
            fitted, lifted = item.node, True
        if fitted is None:
            message = f"expects {wanted} for '{item.parameter.name}', found {item.node.type}"
            return Mismatch(message, item.position, why_not(item.node, wanted))
        nodes.append((item, fitted))
    return Apply(
        function=function.name,
        args=tuple(node for item, node in nodes if not item.keyword),
        keywords=tuple((item.parameter.name, node) for item, node in nodes if item.keyword),
        lifted=lifted,
        type=_result(function, bindings, lifted),
        varies=NOTHING.union(*(node.varies for _, node in nodes)),
    )


def _arrange(function: Callable, args: Sequence[Node], keywords: Sequence[tuple[str, Node]]) -> list[_Given] | Mismatch:
    """The arguments by parameter. Only parameters that have a default, or stand behind a variadic one, stay
    keywords.
    """
    parameters = function.signature.parameters
    variadic = next((p for p in parameters if p.variadic), None)
    positional = parameters if variadic is None else (variadic,) * len(args)
    if len(args) > len(positional):
        return Mismatch(f"takes {_count(parameters)}, found {len(args)}: {function.signature.text}", len(positional))
    given = [_Given(p, node, i) for i, (p, node) in enumerate(zip(positional, args, strict=False))]
    named: list[_Given] = []
    for i, (name, node) in enumerate(keywords, len(args)):
        parameter = next((p for p in parameters if p.name == name and not p.variadic), None)
        if parameter is None:
            return Mismatch(f"has no parameter '{name}': {function.signature.text}", i, keyword=True)
        if any(item.parameter is parameter for item in (*given, *named)):
            return Mismatch(f"is given '{name}' twice", i, keyword=True)
        named.append(_Given(parameter, node, i, parameter.default is not None or variadic is not None))
    have = {item.parameter.name for item in (*given, *named)}
    lacking = [p.name for p in parameters if p.default is None and not p.variadic and p.name not in have]
    if lacking:
        found = len(args) + len(keywords)
        return Mismatch(f"takes {_count(parameters)}, found {found}: {function.signature.text}")
    order = {p.name: i for i, p in enumerate(parameters)}
    return [*given, *sorted(named, key=lambda item: (item.keyword, order[item.parameter.name]))]


def _bind(var: str, function: Callable, given: Sequence[_Given]) -> Type | Mismatch:
    """What a type variable of the signature stands for in this call."""
    mine = [item for item in given if item.parameter.type == var]
    classes = function.where[var]
    elements = [(item, item.node.type) for item in mine if isinstance(item.node.type, Element)]
    if elements:
        first, element = elements[0]
        for item, other in elements:
            if not same_element(other, element):
                return Mismatch(f"mixes {element} with {other}", item.position, _convert(element))
        missing = element.classes - classes
        if missing:
            message = f"is not defined for {element.var or 'i1'}, which may be {_classes(missing)}"
            if element.classes == missing:
                message = f"is not defined for {_classes(missing)} elements"
            return Mismatch(message, first.position, missing=missing)
        for item in mine:
            if item.node.type in (INT, INTS, FLOAT) and not coerce(item.node, element):
                noun = "an index" if item.node.type == INT else str(item.node.type)
                hint = _convert(element)
                if isinstance(item.node, Literal):
                    noun, hint = f"the literal {item.node.value}", why_not(item.node, element)
                elif item.node.type == INTS:
                    hint = "one entry of it is v[i]"
                return Mismatch(f"mixes {element} with {noun}", item.position, hint)
        return element
    types = {item.node.type for item in mine}
    if types and types <= {BOOL, BOOLS} and "bool" in classes:
        return BOOL
    known = [item for item in mine if not isinstance(item.node, Literal)]
    if function.name in RELATIONS and types <= {INT, FLOAT} and any(item.node.type == FLOAT for item in known):
        return FLOAT
    allowed = (INT, INTS) if "index" in classes else ()
    bad = next((item for item in mine if item.node.type not in allowed), None)
    if bad is None:
        return INT
    literal = isinstance(bad.node, Literal) and bad.node.type in (INT, FLOAT)
    if literal and all(isinstance(item.node, Literal) for item in mine):
        return Mismatch("has only literals: nothing tells the element type", bad.position, "write T(1.5)")
    expected = "an int, a vector or an element" if allowed else f"an element, {_classes(classes)}"
    hint = "say for each item what is to be done: [... for x in list]" if isinstance(bad.node.type, Pack) else None
    if bad.node.type in (INT, FLOAT) and not allowed:
        hint = "convert it with a type variable: T(x)"
    return Mismatch(f"expects {expected}, found {bad.node.type}", bad.position, hint)


def _named(function: Callable, given: Sequence[_Given], element_of: ElementOf) -> Element | Mismatch:
    """What the result's type variable stands for, where a parameter `t: type` says it."""
    item = next((item for item in given if item.parameter.type == TYPE), None)
    if item is None or item.node.type != TYPE:
        found = f", found {item.node.type}" if item is not None else ""
        return Mismatch(f"expects an element type{found}", item.position if item is not None else None)
    element = element_of(item.node)
    if element is None:
        return Mismatch("expects the name of an element type", item.position, "name it in 'define'")
    result = function.signature.result
    missing = element.classes - function.where[str(result)]
    if missing:
        message = f"is not defined for {element.var or 'i1'}, which may be {_classes(missing)}"
        return Mismatch(message, item.position, missing=missing)
    return element


def _lifts(function: Callable, bindings: dict[str, Type]) -> bool:
    """Whether a function works per dimension: it takes and gives ints and truth values alone."""
    types = [p.type for p in function.signature.parameters] + [function.signature.result]
    return all((bindings[t] if isinstance(t, str) else t) in (INT, BOOL) for t in types)


def _result(function: Callable, bindings: dict[str, Type], lifted: bool) -> Type:
    result = function.signature.result
    if not isinstance(result, str):
        return INTS if lifted and result == INT else result
    bound = bindings[result]
    if function.signature.part_of and isinstance(bound, Element):
        return real_part(bound)
    return VECTOR.get(bound, bound) if lifted else bound


def _classes(classes: frozenset[str]) -> str:
    return " or ".join(sorted(classes))


def _convert(element: Element) -> str | None:
    return f"convert one to the type of the other: {element.var}(x)" if element.var.isidentifier() else None


def _count(parameters: tuple[Parameter, ...]) -> str:
    if any(p.variadic for p in parameters):
        return "any number of arguments"
    least = sum(p.default is None for p in parameters)
    most = len(parameters)
    if least != most:
        return f"{least} to {most} arguments"
    return f"{most} argument{'s' if most != 1 else ''}"
