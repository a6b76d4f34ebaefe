"""The reads of a graph of ops: what its results read of its arguments, composed from what its ops read."""

from __future__ import annotations

from collections.abc import Iterable

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import Block, View
from opspec.reads.analysis import ElementReads
from opspec.reads.arithmetic import variable
from opspec.reads.composition import through
from opspec.reads.of_programs import name_of, reads_by_number
from opspec.reads.symbols import TensorRead, Unclear
from opspec.values.dims import Dim
from opspec.values.types import Other, Tensor


def reads_of_block(block: Block) -> tuple[ElementReads, ...]:
    """What the values that a block returns read of its arguments; an Unclear says why that is not known."""
    made: dict[int, ElementReads] = {}
    *ops, end = block.ops
    needed = _needed(ops, end.operands)
    for view in ops:
        if needed.isdisjoint(view.results):
            continue
        for number, part in reads_by_number(view).items():
            if part.unknown:
                raise Unclear(f"the graph calls {_kind(view)}: {part.unknown}")
            reads = through(part.reads, [made[x] for x in view.operands if x in made])
            made[number] = ElementReads(part.name, None, part.shape, part.index, reads)
    types = dict(zip(block.arguments, block.types, strict=True))
    return tuple(made[x] if x in made else _as_it_is(x, types[x]) for x in end.operands)


def _as_it_is(number: int, type_: Tensor | Other) -> ElementReads:
    """An argument that is returned."""
    if not isinstance(type_, Tensor) or any(isinstance(size, Dim) for size in type_.shape):
        raise Unclear(f"the size of {name_of(number)} is not known")
    shape = tuple(type_.shape)
    index = tuple(variable(f"o{d}", size) for d, size in enumerate(shape))
    return ElementReads(name_of(number), None, shape, index, (TensorRead(name_of(number), index),), moved=True)


def _needed(ops: Iterable[View], wanted: Iterable[int]) -> set[int]:
    found = set(wanted)
    for view in reversed(list(ops)):
        if not found.isdisjoint(view.results):
            found.update(view.operands)
    return found


def _kind(view: View) -> str:
    known = traits_of(view.name)
    return f"{view.name}, an extern" if known is not None and known.unknown else view.name
