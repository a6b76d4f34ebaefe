"""What an example writes in a region: ops applied to values and constants."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GraphConstant:
    """A constant of a graph, as a literal."""

    text: str


@dataclass(frozen=True, slots=True)
class Call:
    """An op applied in a graph: values, then attributes as texts."""

    op: str
    args: tuple[GraphValue, ...]
    attributes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Like:
    """A constant splat with the type of another value."""

    value: str
    model: GraphValue


@dataclass(frozen=True, slots=True)
class Ref:
    """A value that the graph or the op names."""

    name: str


GraphValue = Call | Like | Ref | GraphConstant
