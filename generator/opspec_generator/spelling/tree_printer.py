"""The typed tree walked once for every target of compiled code; how a node is spelled is the target's.

A part that may stay unevaluated (a branch, the right side of `and`, the body of a comprehension) is given
as a thunk, so that a target that emits instructions can put them where they belong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from opspec_model.language.tree import Apply, CallRegion, Each, If, Item, Listing, Literal, Logic, Name, Node, Read

S = TypeVar("S")


class Unprintable(Exception):
    """The target has no words for this part of a formula; the message says why."""


class Spelling(Protocol[S]):
    """How a target spells each kind of node, given its parts. S: a text with its precedence, a register..."""

    def literal(self, node: Literal) -> S: ...
    def name(self, node: Name) -> S: ...
    def apply(self, node: Apply, args: Sequence[S], keywords: Sequence[tuple[str, S]]) -> S: ...
    def logic(self, node: Logic, parts: Sequence[Callable[[], S]]) -> S: ...
    def choice(self, test: S, then: Callable[[], S], other: Callable[[], S]) -> S: ...
    def each(self, node: Each, sources: Sequence[S], body: Callable[[], S], test: Callable[[], S] | None) -> S: ...
    def listing(self, node: Listing, items: Sequence[S]) -> S: ...
    def item(self, node: Item, of: S, index: S) -> S: ...
    def read(self, node: Read, tensor: S, index: S, process: S | None) -> S: ...
    def region(self, node: CallRegion, args: Sequence[S]) -> S: ...


@dataclass(frozen=True, slots=True)
class Printer(Generic[S]):
    """Walks expressions for a spelling. Folds are statements, and the emitter's to write."""

    spelling: Spelling[S]

    def show(self, node: Node) -> S:
        spelling, show = self.spelling, self.show
        match node:
            case Literal():
                return spelling.literal(node)
            case Name():
                return spelling.name(node)
            case Apply(args=args, keywords=keywords):
                return spelling.apply(node, [show(arg) for arg in args], [(name, show(arg)) for name, arg in keywords])
            case Logic(parts=parts):
                return spelling.logic(node, [self._later(part) for part in parts])
            case If(test=test, then=then, other=other):
                return spelling.choice(show(test), self._later(then), self._later(other))
            case Each(sources=sources, body=body, test=test):
                kept = self._later(test) if test is not None else None
                return spelling.each(node, [show(source) for source in sources], self._later(body), kept)
            case Listing(items=items):
                return spelling.listing(node, [show(item) for item in items])
            case Item(of=of, index=index):
                return spelling.item(node, show(of), show(index))
            case Read(tensor=tensor, index=index, process=process):
                peer = show(process) if process is not None else None
                return spelling.read(node, show(tensor), show(index), peer)
            case CallRegion(args=args):
                return spelling.region(node, [show(arg) for arg in args])
        raise Unprintable(f"{type(node).__name__} has no place inside an expression")

    def _later(self, node: Node) -> Callable[[], S]:
        return lambda: self.show(node)
