"""What a use of an op costs: the formulas of its traits, for operands of known types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from opspec.formula.environment import bound
from opspec.formula.primitives import UnknownDimension
from opspec.formula.tree import ProcessGrid
from opspec.reads.analysis import OpTypes, names_of
from opspec.reads.symbolic import SymbolicEvaluator
from opspec.reads.symbols import Unclear
from opspec.rules.vocabulary import storage
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Op, Pull
from opspec_model.definitions.traits import traits
from opspec_model.language.tree import Node


@dataclass(frozen=True, slots=True)
class UseCosts:
    """`operations`: how often functions are applied to elements. `read`, `written`: bytes. None is not known."""

    operations: int | None = None
    read: int | None = None
    written: int | None = None


def costs_of_op(
    op: Op,
    operands: OpTypes,
    attributes: Mapping[str, object],
    results: OpTypes,
    known: Mapping[str, Array] | None = None,
) -> UseCosts:
    """The costs of one use by one process that is alone."""
    found = traits(op)
    walker = SymbolicEvaluator(op, {}, ProcessGrid.alone(()))
    try:
        env = names_of(walker, operands, attributes, results, known or {}, storage)
    except (Unclear, Undefined, UnknownDimension):
        return UseCosts()
    for stage in op.semantics.stages if isinstance(op.semantics, Pull) else ():
        env = bound(walker, env, stage.lets)

    def value(formula: Node | None) -> int | None:
        try:
            number = None if formula is None else walker.value(formula, env)
        except (Unclear, Undefined, UnknownDimension):
            return None
        return number if isinstance(number, int) else None

    moved = found.traffic
    if moved is None:
        return UseCosts(value(found.flops))
    return UseCosts(value(found.flops), value(moved.read), value(moved.written))
