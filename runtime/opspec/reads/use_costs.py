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


class UseFormulas:
    """The formulas of an op for one use by a process that is alone."""

    def __init__(
        self,
        op: Op,
        operands: OpTypes,
        attributes: Mapping[str, object],
        results: OpTypes,
        known: Mapping[str, Array] | None = None,
    ) -> None:
        self._walker = SymbolicEvaluator(op, {}, ProcessGrid.alone(()))
        env = names_of(self._walker, operands, attributes, results, known or {}, storage)
        for stage in op.semantics.stages if isinstance(op.semantics, Pull) else ():
            env = bound(self._walker, env, stage.lets)
        self._env = env

    def value(self, formula: Node) -> int:
        """The number; Undefined, Unclear or UnknownDimension where there is none."""
        found: int = self._walker.value(formula, self._env)
        if not isinstance(found, int):
            raise Unclear(f"a number depends on {found}")
        return found


def costs_of_op(
    op: Op,
    operands: OpTypes,
    attributes: Mapping[str, object],
    results: OpTypes,
    known: Mapping[str, Array] | None = None,
) -> UseCosts:
    """The costs of one use, as far as they are known before the program runs."""
    found = traits(op)
    try:
        formulas = UseFormulas(op, operands, attributes, results, known)
    except (Unclear, Undefined, UnknownDimension):
        return UseCosts()

    def value(formula: Node | None) -> int | None:
        try:
            return None if formula is None else formulas.value(formula)
        except (Unclear, Undefined, UnknownDimension):
            return None

    moved = found.traffic
    if moved is None:
        return UseCosts(value(found.flops))
    return UseCosts(value(found.flops), value(moved.read), value(moved.written))
