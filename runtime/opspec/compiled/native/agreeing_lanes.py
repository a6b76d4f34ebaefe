"""Turns of several lanes in which conditions hold in all lanes or in none.

A condition that compares an index, as those of pads, shifts and concatenations do, changes in few turns of a loop. Each
turn asks for the first and the last lane whether it is such a one. In the others, which are nearly all, one lane
decides for all of them, and what is loaded lies inside of its buffer or is read by nobody: no lane has a mask.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from opspec.compiled.native.node_writer import NodeWriter
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position, Scalar, add, chosen_of
from opspec.compiled.nodes import KernelNode, Loaded, NodeFold, Tested, in_order
from opspec.compiled.plan import Kernel
from opspec.reads.symbols import Variable

LARGEST = 200  # nodes of a kernel that may be written twice
_TERMS = 24  # nodes of a fold's terms that may


def changing(kernel: Kernel, nodes: Sequence[KernelNode]) -> list[Tested | Loaded]:
    """The nodes of a kernel that make turns differ: conditions, and loads that may lie beyond their buffer."""
    if kernel.form != "flat" or len(nodes) > LARGEST:
        return []
    return _changing(nodes, frozenset(kernel.space))


def changing_in(fold: NodeFold, known: Collection[Variable]) -> list[Tested | Loaded]:
    """The same of a fold's terms, of variables that are known where they are made."""
    nodes = in_order(fold.terms)
    return _changing(nodes, frozenset(known)) if len(nodes) <= _TERMS else []


def _changing(nodes: Sequence[KernelNode], known: frozenset[Variable]) -> list[Tested | Loaded]:
    return [
        node
        for node in nodes
        if node.variables <= known and (isinstance(node, Tested) or (isinstance(node, Loaded) and not node.inside))
    ]


def even_or_not(
    outer: CodeRegion,
    nodes: Sequence[Tested | Loaded],
    values: NodeWriter,
    bound: Callable[[], CodeRegion],
    body: Callable[[CodeRegion], Sequence[CodeValue]],
) -> Sequence[CodeValue]:
    """What a turn gives, of which `bound` makes the region: for even conditions and for others."""
    asked, even = bound(), set[KernelNode]()
    test = ""
    for node in nodes:
        index = node.at if isinstance(node, Loaded) else values.indices.compared(asked, node.index, node.sign)
        at = values.indices.position(asked, index)
        if asked.width(node.variables) == 1 or not at.stride or at.each:
            continue
        if isinstance(node, Loaded):
            if abs(at.stride) != 1 or node.buffer.size < asked.lanes:
                continue
            found = _all_or_none(asked, at, node.buffer.size)
        else:
            found = _alike(asked, at, node)
        even.add(node)
        test = asked.made(f"and i1 {test}, {found}") if test else found
    whole, other = bound(), bound()
    if not even:
        made = body(whole)
        outer.join(whole)
        return made
    whole.even = frozenset(even)
    parts = body(whole), body(other)
    outer.join(asked)
    return chosen_of(outer, whole, other, test, *parts)


def _ends(region: CodeRegion, at: Position) -> tuple[Scalar, Scalar]:
    """The least and the largest number of all lanes."""
    last = add(region, at.base, at.stride * (region.lanes - 1))
    return (at.base, last) if at.stride > 0 else (last, at.base)


def _all_or_none(region: CodeRegion, at: Position, size: int) -> str:
    """Whether all lanes, or none, lie in a buffer."""
    first, last = _ends(region, at)
    inside = region.made(f"icmp ule i64 {first}, {size - region.lanes}")
    before, behind = region.made(f"icmp slt i64 {last}, 0"), region.made(f"icmp sge i64 {first}, {size}")
    beyond = region.made(f"or i1 {before}, {behind}")
    return region.made(f"or i1 {inside}, {beyond}")


def _alike(region: CodeRegion, at: Position, node: Tested) -> str:
    """Whether a comparison with 0 gives the same in all lanes."""
    least, largest = _ends(region, at)
    above = region.made(f"icmp sgt i64 {least}, 0")
    below = region.made(f"icmp s{'le' if node.sign == '<=' else 'lt'} i64 {largest}, 0")
    return region.made(f"or i1 {above}, {below}")
