"""The typed tree: what an expression is after checking, and what every artefact is derived from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal as OneOf

from opspec_model.language.types import Type


class Role(Enum):
    """What a name stands for."""

    OPERAND = "operand"
    RESULT = "result"
    ATTRIBUTE = "attribute"
    REGION = "region"
    TYPEVAR = "type variable"
    ELEMENT = "element type"
    DEFINE = "definition"
    LET = "local"
    STAGE = "stage"
    INDEX = "index"
    FOLD = "fold variable"
    EACH = "comprehension variable"
    PROCESS = "process grid"


# What a value can change with. Printers use it to tell a decision that is made once, when attributes and
# shapes are known, from one that is made per dimension or per element.
DIMS = "dims"
INDEX = "index"
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Base of all nodes: the type, what the value varies with, and where it stands in its text."""

    type: Type
    varies: frozenset[str] = NOTHING
    at: tuple[int, int] = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Literal(Node):
    """A number, truth value or string; a number may have an element type."""

    value: int | float | bool | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Name(Node):
    """A reference to something that the op file declares or binds."""

    name: str
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Apply(Node):
    """A function applied to arguments: a primitive or a built-in of the language.

    `lifted`: the function is scalar, but some arguments are vectors: it is applied per dimension.
    """

    function: str
    args: tuple[Node, ...]
    keywords: tuple[tuple[str, Node], ...] = ()
    lifted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Logic(Node):
    """Lazy conjunction or disjunction."""

    operator: OneOf["and", "or"]
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(Node):
    """A lazy conditional: only the chosen branch is evaluated."""

    test: Node
    then: Node
    other: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Each(Node):
    """A body evaluated for each item of one or more sources in step: a vector, a list, or a quantifier; or for the
    first item that passes the test, which is `the`.
    """

    kind: OneOf["list", "all", "any", "the"]
    body: Node
    variables: tuple[str, ...]
    sources: tuple[Node, ...]
    test: Node | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing(Node):
    """A vector, matrix, pair or list written out."""

    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Node):
    """One entry of a vector, matrix or list."""

    of: Node
    index: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Read(Node):
    """One element of a tensor; with `process`, of that process's tensor."""

    tensor: Node
    index: Node
    process: Node | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CallRegion(Node):
    """A region called on element values."""

    region: str
    args: tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding:
    """A name bound to a value, inside a `define`, a `let` or a fold."""

    name: str
    value: Node
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold(Node):
    """A reduction: `term` for every value of the variables that passes `where`, combined starting from
    `init`. The names of a `pair` stand for two values, and `combined` for one made of them.
    """

    variables: tuple[tuple[str, Node], ...]
    lets: tuple[Binding, ...]
    where: Node | None
    term: Node
    init: Node | None
    combine: str
    order: OneOf["any_tree", "sequential"]
    pair: tuple[str, ...] = ()
    combined: Node | None = None


def children(node: Node) -> Iterator[Node]:
    """The direct subexpressions of a node, in reading order."""
    match node:
        case Name() | Literal():
            return
        case Apply(args=args, keywords=keywords):
            yield from args
            yield from (value for _, value in keywords)
        case Logic(parts=parts):
            yield from parts
        case If(test=test, then=then, other=other):
            yield from (test, then, other)
        case Each(body=body, sources=sources, test=test):
            yield from sources
            if test is not None:
                yield test
            yield body
        case Listing(items=items):
            yield from items
        case Item(of=of, index=index):
            yield from (of, index)
        case Read(tensor=tensor, index=index, process=process):
            if process is not None:
                yield process
            yield from (tensor, index)
        case CallRegion(args=args):
            yield from args
        case Fold():
            yield from (source for _, source in node.variables)
            yield from (binding.value for binding in node.lets)
            if node.where is not None:
                yield node.where
            yield node.term
            if node.init is not None:
                yield node.init
            if node.combined is not None:
                yield node.combined


def walk(node: Node) -> Iterator[Node]:
    """The node and everything below it, in reading order."""
    left = [node]
    while left:
        node = left.pop()
        yield node
        left += [*children(node)][::-1]
