"""A block of a program as data: what is run step by step, and the loops, branches and calls among the steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from opspec.execution.ways import Way
from opspec.programs.records import View
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor


@dataclass(frozen=True, slots=True)
class OpStep:
    """One op, and how it is computed."""

    view: View
    inputs: tuple[int, ...]
    way: Way


@dataclass(frozen=True, slots=True)
class BlockLoop:
    view: View
    inputs: tuple[int, ...]
    condition: BlockCode
    body: BlockCode


@dataclass(frozen=True, slots=True)
class BlockBranch:
    """One of several blocks, chosen by the first input: a predicate or an index."""

    view: View
    inputs: tuple[int, ...]
    branches: tuple[BlockCode, ...]


@dataclass(frozen=True, slots=True)
class OpCall:
    view: View
    inputs: tuple[int, ...]
    name: str


@dataclass(frozen=True, slots=True)
class RunOnce:
    """A block that is run once, on the inputs."""

    view: View
    inputs: tuple[int, ...]
    code: BlockCode


Node: TypeAlias = OpStep | BlockLoop | BlockBranch | OpCall | RunOnce


@dataclass(frozen=True, slots=True)
class BlockCode:
    """A block: what it takes, does and returns, in numbers of values. `free` are the outer values that it uses."""

    arguments: tuple[int, ...]
    nodes: tuple[Node, ...]
    returned: tuple[int, ...]
    free: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlockScope:
    """What a block may refer to: functions by name, constants and types by value."""

    functions: Mapping[str, BlockCode]
    constants: Mapping[int, Array]
    types: Sequence[Tensor | Other]


def uses(node: Node) -> tuple[int, ...]:
    """The values that a node reads, those that its blocks take from outside included."""
    if isinstance(node, BlockLoop):
        return (*node.inputs, *node.condition.free, *node.body.free)
    if isinstance(node, BlockBranch):
        return (*node.inputs, *(value for code in node.branches for value in code.free))
    if isinstance(node, RunOnce):
        return (*node.inputs, *node.code.free)
    return node.inputs


def last_uses(code: BlockCode) -> dict[int, int]:
    """The node that uses a value last: the one that makes it where there is none, past the end for what is
    returned.
    """
    last: dict[int, int] = {}
    for at, node in enumerate(code.nodes):
        last.update(dict.fromkeys((*node.view.results, *uses(node)), at))
    last.update(dict.fromkeys(code.returned, len(code.nodes)))
    return last
