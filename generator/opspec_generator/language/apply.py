"""Which primitive a call means, and whether its arguments fit the signature."""

from __future__ import annotations

from collections.abc import Callable as Function, Sequence
from dataclasses import dataclass

from opspec_generator.language.signature import Callable, Parameter
from opspec_generator.language.tree import NOTHING, Apply, Literal, Node
from opspec_generator.language.types import BOOL, BOOLS, FLOAT, INT, INTS, Element, Type

Coerce = Function[[Node, Type], "Node | None"]


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Why a call does not fit: the message starts after the function's name."""

    message: str
    argument: int | None = None
    hint: str | None = None


def apply(
    candidates: Sequence[Callable], args: Sequence[Node], keywords: Sequence[tuple[str, Node]], coerce: Coerce
) -> Apply | Mismatch:
    """The application of the first candidate that fits, else the mismatch of the one that came nearest."""
    problems: list[Mismatch] = []
    for candidate in candidates:
        found = _fit(candidate, args, keywords, coerce)
        if isinstance(found, Apply):
            return found
        problems.append(found)
    if not problems:
        return Mismatch("has no meaning here")
    return next((p for p in problems if p.argument is not None), problems[0])


def _fit(
    function: Callable, args: Sequence[Node], keywords: Sequence[tuple[str, Node]], coerce: Coerce
) -> Apply | Mismatch:
    signature = function.signature
    parameters = _spread(signature.parameters, len(args))
    given = dict(keywords)
    unknown = next((k for k in given if k not in {p.name for p in signature.parameters}), None)
    if unknown is not None:
        return Mismatch(f"has no parameter '{unknown}'")
    required = [p for p in parameters if p.default is None and not p.variadic and p.name not in given]
    if len(args) > len(parameters) or len(args) < len(required):
        return Mismatch(f"takes {_count(signature.parameters)}, found {len(args)}: {signature.text}")
    bindings = {var: _bind(var, function, parameters, args) for var in signature.variables}
    for problem in bindings.values():
        if isinstance(problem, Mismatch):
            return problem
    lifted = False
    nodes: list[Node] = []
    for position, (parameter, node) in enumerate(zip(parameters, args, strict=False)):
        wanted = bindings[parameter.type] if isinstance(parameter.type, str) else parameter.type
        assert isinstance(wanted, Type)
        fitted = coerce(node, wanted)
        if fitted is None and (wanted, node.type) in ((INT, INTS), (BOOL, BOOLS)):
            fitted, lifted = node, True
        if fitted is None:
            return Mismatch(f"expects {wanted} for '{parameter.name}', found {node.type}", position)
        nodes.append(fitted)
    named = []
    for name, node in keywords:
        parameter = next(p for p in signature.parameters if p.name == name)
        fitted = coerce(node, parameter.type) if isinstance(parameter.type, Type) else node
        if fitted is None:
            return Mismatch(f"expects {parameter.type} for '{name}', found {node.type}")
        named.append((name, fitted))
    result = _result(function, bindings, lifted)
    varies = NOTHING.union(*(n.varies for n in nodes), *(n.varies for _, n in named))
    return Apply(
        function=function.name, args=tuple(nodes), keywords=tuple(named), lifted=lifted, type=result, varies=varies
    )


def _spread(parameters: tuple[Parameter, ...], count: int) -> tuple[Parameter, ...]:
    """The positional parameters: a variadic one is repeated for all arguments, and those behind it need names."""
    variadic = next((p for p in parameters if p.variadic), None)
    return parameters if variadic is None else (variadic,) * count


def _bind(var: str, function: Callable, parameters: Sequence[Parameter], args: Sequence[Node]) -> Type | Mismatch:
    """What a type variable of the signature stands for in this call."""
    places = [i for i, p in enumerate(parameters[: len(args)]) if p.type == var]
    classes = function.where[var]
    elements = [i for i in places if isinstance(args[i].type, Element)]
    numeric = [i for i in elements if args[i].type != BOOL]
    if numeric:
        first = args[numeric[0]].type
        assert isinstance(first, Element)
        other = next((i for i in elements if _differ(args[i].type, first)), None)
        if other is not None:
            return Mismatch(f"mixes {first} with {args[other].type}", other, "convert one: T(x)")
        missing = first.classes - classes
        if missing:
            hint = "give one expression per type class" if first.classes & classes else None
            return Mismatch(f"is not defined for {' or '.join(sorted(missing))} elements", numeric[0], hint)
        index = next((i for i in places if args[i].type in (INT, INTS) and not isinstance(args[i], Literal)), None)
        if index is not None:
            return Mismatch(f"mixes {first} with an index", index, "convert the index: T(x)")
        return first
    kinds = {args[i].type for i in places}
    if kinds and kinds <= {BOOL, BOOLS} and "bool" in classes:
        return BOOL
    if "index" in classes:
        bad = next((i for i in places if args[i].type not in (INT, INTS)), None)
        if bad is None:
            return INT
        if args[bad].type == FLOAT and isinstance(args[bad], Literal):
            return Mismatch("has only literals: nothing tells the element type", bad, "write T(1.5)")
        return Mismatch(f"expects an int, a vector or an element, found {args[bad].type}", bad)
    return Mismatch(f"expects elements of {' or '.join(sorted(classes))}", places[0] if places else None)


def _differ(left: Type, right: Element) -> bool:
    return isinstance(left, Element) and left.var != right.var and bool(left.var and right.var)


def _result(function: Callable, bindings: dict[str, Type | Mismatch], lifted: bool) -> Type:
    result = function.signature.result
    if isinstance(result, str):
        bound = bindings.get(result)
        if not isinstance(bound, Type):
            return Element("", function.where.get(result, frozenset()))
        if function.signature.part_of and isinstance(bound, Element):
            return Element("", frozenset({"float"}))
        result = bound
    if lifted and result == INT:
        return INTS
    return result


def _count(parameters: tuple[Parameter, ...]) -> str:
    if any(p.variadic for p in parameters):
        return "any number of arguments"
    least = sum(p.default is None for p in parameters)
    most = len(parameters)
    if least != most:
        return f"{least} to {most} arguments"
    return f"{most} argument{'s' if most != 1 else ''}"
