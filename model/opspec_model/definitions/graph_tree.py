"""The graphs of decompositions as data: values that are built when a program is lowered, around values that are known.

What is known when an op is lowered (attributes, shapes, element types) is an expression of the rule language; what is
not, a value of the program, is a node here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from opspec_model.language.tree import Node

StaticKind = Literal["int", "ints", "matrix", "bool", "float", "floats", "type", "str"]
ParameterKind = StaticKind | Literal["values"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Graph:
    """Base of all nodes, and where one stands in its text."""

    at: tuple[int, int] = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Static(Graph):
    """What the rule language computes."""

    node: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Use(Graph):
    """A value by its name: an operand, a parameter, an earlier step."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Closure:
    """A function as a region: parameters that are given here; the others are the block's arguments. `rest`: the one
    that is a list, which has all arguments that the others leave.
    """

    function: str
    arguments: tuple[str, ...]
    given: tuple[tuple[str, Graph], ...] = ()
    rest: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyOp(Graph):
    """An op applied. `shape`, `element`: what inference cannot know of its result; `many`: it gives a list, of `count`
    values as far as its op file says how many.
    """

    op: str
    args: tuple[Graph, ...]
    attributes: tuple[tuple[str, Node], ...] = ()
    regions: tuple[tuple[str, Closure], ...] = ()
    shape: Node | None = None
    element: Node | None = None
    many: bool = False
    count: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CallFunction(Graph):
    """A helper graph, or a region of the op itself, applied. `many`: it gives a list."""

    function: str
    args: tuple[Graph, ...]
    many: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltIn(Graph):
    """`like`, `constant`, `horner`, `shape_of` or `broadcast_together`."""

    name: str
    args: tuple[Graph, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Graph):
    """One of two values by what is known: only the chosen one is built."""

    test: Node
    then: Graph
    other: Graph


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueList(Graph):
    """A list of values, written out."""

    items: tuple[Graph, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread(Graph):
    """The items of a list among those of another one."""

    of: Graph


@dataclass(frozen=True, slots=True, kw_only=True)
class EachValue(Graph):
    """A value for each item of one or more sources in step."""

    body: Graph
    variables: tuple[str, ...]
    sources: tuple[Graph, ...]
    test: Node | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueItem(Graph):
    """One of a list of values."""

    of: Graph
    index: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Written(Graph):
    """A constant, as a literal."""

    text: str


@dataclass(frozen=True, slots=True)
class GraphStep:
    """A named value of a graph."""

    name: str
    value: Graph
    text: str


@dataclass(frozen=True, slots=True)
class GraphParameter:
    """What a function takes: a value, a list of values, or something known, of a kind of its own."""

    name: str
    kind: ParameterKind | None = None

    @property
    def static(self) -> StaticKind | None:
        return None if self.kind is None or self.kind == "values" else self.kind

    @property
    def many(self) -> bool:
        return self.kind == "values"


@dataclass(frozen=True, slots=True)
class GraphFunction:
    """A helper graph; the last step is what it gives. `free`: names of the op that it uses; `home`: the dialect whose
    header has it; `many`: it gives a list.
    """

    name: str
    parameters: tuple[GraphParameter, ...]
    steps: tuple[GraphStep, ...]
    free: tuple[str, ...] = ()
    home: str = ""
    many: bool = False


def children(graph: Graph) -> Iterator[Graph]:
    """The direct parts of a node that are graphs."""
    match graph:
        case ApplyOp(args=args, regions=regions):
            yield from args
            yield from (value for _, closure in regions for _, value in closure.given)
        case CallFunction(args=args) | BuiltIn(args=args):
            yield from args
        case Choose(then=then, other=other):
            yield from (then, other)
        case ValueList(items=items):
            yield from items
        case EachValue(body=body, sources=sources):
            yield from sources
            yield body
        case ValueItem(of=of) | Spread(of=of):
            yield of


def walk(graph: Graph) -> Iterator[Graph]:
    """The node and everything below it, in reading order."""
    left = [graph]
    while left:
        graph = left.pop()
        yield graph
        left += [*children(graph)][::-1]


def statics(graph: Graph) -> Iterator[Node]:
    """The expressions of the rule language in a node itself."""
    match graph:
        case Static(node=node):
            yield node
        case ApplyOp(attributes=attributes, shape=shape, element=element):
            yield from (node for _, node in attributes)
            yield from (node for node in (shape, element) if node is not None)
        case Choose(test=test):
            yield test
        case EachValue(test=test) if test is not None:
            yield test
        case ValueItem(index=index):
            yield index


def applied(steps: tuple[GraphStep, ...]) -> set[str]:
    """The names of all ops that steps apply."""
    return {node.op for step in steps for node in walk(step.value) if isinstance(node, ApplyOp)}


def functions_of(steps: tuple[GraphStep, ...]) -> set[str]:
    """The functions that steps call or give as regions."""
    found = set()
    for node in (node for step in steps for node in walk(step.value)):
        if isinstance(node, CallFunction):
            found.add(node.function)
        elif isinstance(node, ApplyOp):
            found |= {closure.function for _, closure in node.regions}
    return found


def called(steps: tuple[GraphStep, ...], known: Mapping[str, GraphFunction]) -> set[str]:
    """Those of the known functions that steps call, directly or through each other."""
    found, left = set[str](), functions_of(steps) & set(known)
    while left:
        found |= left
        left = {name for at in left for name in functions_of(known[at].steps)} & set(known) - found
    return found


def function_text(function: GraphFunction) -> str:
    """A function as Python would write it, in several lines."""
    *before, last = function.steps
    lines = [f"def {function.name}({', '.join(map(_parameter, function.parameters))}):"]
    lines += [f"    {step.name} = {step.text}" for step in before]
    return "\n".join([*lines, f"    return {last.text}"])


def _parameter(parameter: GraphParameter) -> str:
    return f"{parameter.name}: {parameter.kind}" if parameter.kind is not None else parameter.name
