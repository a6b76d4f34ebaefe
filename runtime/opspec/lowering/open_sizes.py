"""Sizes that a graph takes from its values: an op that is given one is built in the form that reads it at run time.

A size that is not known, but known to be that of a value, is computed by `get_dimension_size`. Where all such sizes
have bounds, the op is built for the bounds, and `set_dimension_size` says how much of them is there: compilers of
bounded programs take no other form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from opspec.catalog.op_traits import dynamic_form
from opspec.values.dims import Dim, Vec, ceil_div
from opspec.values.types import ElementType, Quantized

# What ops take and give: a value, a list of them where an operand is variadic or an op has several results; as an
# operand a number too, or None for one that is absent. Generated graphs know from the op which it is.
Given: TypeAlias = Any
Names: TypeAlias = tuple[str, str]  # of an op, and of the one that takes its sizes as operands


class Measured(Protocol):
    """A value of the program that is being built."""

    @property
    def shape(self) -> Vec: ...


class OpBuilder(Protocol):
    """What builds ops: `opspec.lowering.vocabulary.GraphBuilder`."""

    def op(
        self,
        op_name: str,
        *operands: Given,
        shape: Vec | None = None,
        type: ElementType | Quantized | None = None,  # noqa: A002
        **given: object,
    ) -> Given:
        """An op applied to values."""

    def sizes(self, shape: Vec, /) -> Measured:
        """Sizes as a vector that the program computes."""


class Size(Dim):
    """The size of a dimension of a value."""

    __slots__ = ("axis", "value")

    def __init__(self, dim: Dim, value: Measured, axis: int) -> None:
        super().__init__(dim.low, dim.high)
        self.value, self.axis = value, axis


def sizes_of(value: Measured, shape: Vec) -> Vec:
    """A shape whose unknown sizes know what they are the size of."""
    sizes = enumerate(tuple.__iter__(shape))
    return Vec(Size(size, value, axis) if isinstance(size, Dim) else size for axis, size in sizes)


@dataclass(frozen=True, slots=True)
class AppliedOp:
    """An op as a graph applies it."""

    operands: Sequence[Given]
    shape: Vec | None
    type: ElementType | Quantized | None
    given: Mapping[str, Any]

    @property
    def sizes(self) -> Vec:
        """The shape that is asked for."""
        return Vec(self.shape or ())

    @property
    def is_bounded(self) -> bool:
        return all(not isinstance(size, Dim) or size.high is not None for size in tuple.__iter__(self.sizes))

    @property
    def bounds(self) -> list[int]:
        return [int(size.high or 0) if isinstance(size, Dim) else size for size in tuple.__iter__(self.sizes)]


def open_form(graph: OpBuilder, op_name: str, use: AppliedOp) -> Given:
    """An op whose shape, or where it cuts, is known when the program runs; None where it is known now, or never."""
    form, dynamic = _FORMS.get(op_name), dynamic_form(op_name)
    if form is None or not dynamic:
        return None
    wanted = Vec(use.given["limit_indices"]) if form is _slice else use.sizes
    unknown = [size for size in tuple.__iter__(wanted) if isinstance(size, Dim)]
    return form(graph, use, (op_name, dynamic)) if unknown and all(isinstance(size, Size) for size in unknown) else None


def _iota(graph: OpBuilder, use: AppliedOp, names: Names) -> Given:
    if use.is_bounded:
        return cut_to(graph, graph.op(names[0], shape=Vec(use.bounds), type=use.type, **use.given), use.sizes)
    return graph.op(names[1], graph.sizes(use.sizes), shape=use.shape, type=use.type, **use.given)


def _broadcast(graph: OpBuilder, use: AppliedOp, names: Names) -> Given:
    (x,) = use.operands
    if use.is_bounded:
        axes = tuple(use.given["broadcast_dimensions"])
        own = {axis for axis, size in zip(axes, tuple.__iter__(x.shape), strict=True) if isinstance(size, Dim)}
        full = [Dim(0, size) if at in own else size for at, size in enumerate(use.bounds)]
        return cut_to(graph, graph.op(names[0], x, shape=Vec(full), **use.given), use.sizes)
    sizes = graph.sizes(use.sizes)
    return graph.op(names[1], x, sizes, shape=use.shape, **use.given)


def _reshape(graph: OpBuilder, use: AppliedOp, names: Names) -> Given:
    return graph.op(names[1], *use.operands, graph.sizes(use.sizes), shape=use.shape)


def _slice(graph: OpBuilder, use: AppliedOp, names: Names) -> Given:
    spans = [Vec(use.given[name]) for name in ("start_indices", "limit_indices", "strides")]
    shape = [
        size if isinstance(size, Dim) and (low, step) == (0, 1) else ceil_div(size - low, step)
        for low, size, step in zip(*map(tuple.__iter__, spans), strict=True)
    ]
    return graph.op(names[1], *use.operands, *map(graph.sizes, spans), shape=Vec(shape))


_FORMS: dict[str, Callable[[OpBuilder, AppliedOp, Names], Given]] = {
    "stablehlo.iota": _iota,
    "stablehlo.broadcast_in_dim": _broadcast,
    "stablehlo.reshape": _reshape,
    "stablehlo.slice": _slice,
}


def cut_to(graph: OpBuilder, made: Measured, shape: Vec) -> Measured:
    """As much of a value that has the size of the bounds as is there."""
    full = list(tuple.__iter__(made.shape))
    for axis, size in enumerate(tuple.__iter__(shape)):
        if isinstance(size, Size) and not isinstance(full[axis], Dim):
            count = graph.op("stablehlo.get_dimension_size", size.value, dimension=size.axis)
            full[axis] = size
            made = graph.op("stablehlo.set_dimension_size", made, count, dimension=axis, shape=Vec(full))
    return made
