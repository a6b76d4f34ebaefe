"""The rule that an op file declares, for one use of the op."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from opspec.errors import OpSpecError
from opspec.formula.primitives import UnknownDimension
from opspec.formula.tree import ProcessGrid
from opspec.formula.values import Vector
from opspec.reads.analysis import OpTypes, names_of
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbolic import SymbolicEvaluator, index_of, symbol
from opspec.reads.symbols import Index, Unclear, Variable
from opspec.rules.vocabulary import storage
from opspec.sharding_rules.halos import Shift
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Undefined
from opspec.values.types import Tensor
from opspec_model.definitions.spec import DeclaredValue, Formula, Op, OwnSharding


class WrongSharding(OpSpecError):
    """What an op file declares makes no sense for a use; `formula`: which expression of it, where one alone does."""

    def __init__(self, message: str, formula: Formula | None = None) -> None:
        super().__init__(message)
        self.formula = formula


def declared_rule(
    op: Op,
    operands: OpTypes,
    attributes: Mapping[str, object],
    results: OpTypes,
    known: Mapping[str, Array] | None = None,
) -> ShardingRule:
    """What the op file declares, for operands of known types and attributes of known values."""
    assert op.sharding is not None
    walker = SymbolicEvaluator(op, {}, ProcessGrid.alone(()))
    try:
        env = names_of(walker, operands, attributes, results, known or {}, storage)
        tensors = [
            *(_Given(v.name, False, shape) for v, shape in _shapes(op.operands, operands)),
            *(_Given(v.name, True, shape) for v, shape in _shapes(op.results, results)),
        ]
        make = _Use(op.sharding, tensors, lambda formula, more: walker.value(formula.tree, {**env, **more}))
        return make.between() if op.sharding.between else make.each()
    except UnknownDimension:
        raise Unclear("a size is not known") from None
    except Undefined as problem:
        raise WrongSharding(f"expected lists of dimensions, found none ({problem})") from None


@dataclass(frozen=True)
class _Given:
    """A tensor, its rule's dimensions still open."""

    name: str
    is_result: bool
    shape: Sequence[int]


Place: TypeAlias = tuple[int, int]  # which of the tensors, and which of its dimensions


@dataclass
class _Use:
    sharding: OwnSharding
    tensors: Sequence[_Given]
    value: Any  # of a formula, with more names
    factors: list[Factor] = field(default_factory=list)
    numbers: dict[Place, int] = field(default_factory=dict)
    shifts: list[Shift] = field(default_factory=list)

    def each(self) -> ShardingRule:
        """The dimensions that are named are done independently; all others are needed whole."""
        of_all = self.sharding.each.get("")
        ranks = {len(tensor.shape) for tensor in self.tensors}
        if of_all is not None and len(ranks) > 1:
            found = " and ".join(f"{tensor.name} of rank {len(tensor.shape)}" for tensor in self.tensors)
            raise WrongSharding(f"expected operands and results of one rank for one list, found {found}", of_all)
        named = [self._named(tensor, of_all or self.sharding.each.get(tensor.name)) for tensor in self.tensors]
        for position in range(max(map(len, named))):
            self._tie([(at, dims[position]) for at, dims in enumerate(named) if position < len(dims)], Kind.PASS)
        for at, tensor in enumerate(self.tensors):
            for d in range(len(tensor.shape)):
                if (at, d) not in self.numbers:
                    places = [(at, d)] if of_all is None else [(other, d) for other in range(len(self.tensors))]
                    self._tie(places, Kind.REPLICATED)
        return self._rule()

    def _named(self, tensor: _Given, formula: Formula | None) -> list[int]:
        if formula is None:
            return []
        dims = [index_of(d).number for d in self.value(formula, {})]
        for d in dims:
            if d is None:
                raise Unclear(f"a dimension of {tensor.name} depends on data")
            if not 0 <= d < len(tensor.shape):
                found = f"expected dimensions of {tensor.name}, which has rank {len(tensor.shape)}, found {d}"
                raise WrongSharding(found, formula)
        if len(set(dims)) < len(dims):
            raise WrongSharding(f"expected each dimension of {tensor.name} once, found {dims}", formula)
        return [d for d in dims if d is not None]

    def between(self) -> ShardingRule:
        """Results and the operands that are named lie side by side; what is read between two indices is a halo."""
        first = next(at for at, tensor in enumerate(self.tensors) if tensor.is_result)
        shape = self.tensors[first].shape
        here = [Variable(f"o{d}", size) for d, size in enumerate(shape)]
        index = [of_atom(variable) for variable in here]
        spans = [self._span(tensor, shape, index) for tensor in self.tensors]
        for d, variable in enumerate(here):
            places = [(at, d) for at, span in enumerate(spans) if span is not None]
            sizes = {self.tensors[at].shape[d] for at, _ in places}
            still = all(span is None or span[d] == (index[d], index[d]) for span in spans) and len(sizes) == 1
            number = self._tie(places, Kind.PASS if still else Kind.PERMUTATION, shape[d])
            for at, span in enumerate(spans) if not still else ():
                if span is not None and not self.tensors[at].is_result:
                    low, high = span[d]
                    self.shifts.append(Shift(at, d, number, self.tensors[at].shape[d], low, variable, high))
        for at, tensor in enumerate(self.tensors):
            if spans[at] is None:
                for d in range(len(tensor.shape)):
                    self._tie([(at, d)], Kind.REPLICATED)
        return self._rule()

    def _span(self, tensor: _Given, shape: Sequence[int], index: Sequence[Index]) -> list[tuple[Index, Index]] | None:
        """Between which indices an element reads a tensor; None where it may be anywhere."""
        if tensor.is_result:
            if len(tensor.shape) != len(shape):
                raise WrongSharding(f"expected results of rank {len(shape)}, found {len(tensor.shape)}")
            return [(x, x) for x in index]
        if tensor.name not in self.sharding.between:
            return None
        formulas = self.sharding.between[tensor.name]
        if len(tensor.shape) != len(shape):
            found = f"expected {tensor.name} to have the rank of the result, {len(shape)}, found {len(tensor.shape)}"
            raise WrongSharding(found, formulas[0])
        ends = [list(map(index_of, self.value(formula, {"o": Vector(map(symbol, index))}))) for formula in formulas]
        for end, formula in zip(ends, formulas, strict=True):
            if len(end) != len(shape):
                raise WrongSharding(f"expected an index of {tensor.name} in each dimension, found {len(end)}", formula)
        return list(zip(*ends, strict=True))

    def _tie(self, places: Sequence[Place], kind: Kind, size: int | None = None) -> int:
        """Make dimensions one factor."""
        sizes = [self.tensors[at].shape[d] for at, d in places]
        if kind is Kind.PASS and len(set(sizes)) > 1:
            found = " and ".join(
                f"{self.tensors[at].name}.{d} of {n}" for (at, d), n in zip(places, sizes, strict=True)
            )
            raise WrongSharding(f"expected dimensions of one size, found {found}")
        number = len(self.factors)
        blocked = kind is Kind.REPLICATED and len(set(sizes)) > 1
        self.factors.append(Factor(sizes[0] if size is None else size, kind, blocked))
        self.numbers |= dict.fromkeys(places, number)
        return number

    def _rule(self) -> ShardingRule:
        def side(is_result: bool) -> tuple[Dimensions, ...]:
            return tuple(
                tuple((self.numbers[at, d],) for d in range(len(tensor.shape)))
                for at, tensor in enumerate(self.tensors)
                if tensor.is_result is is_result
            )

        return ShardingRule(side(False), side(True), tuple(self.factors), tuple(self.shifts))


def _shapes(values: Sequence[DeclaredValue], types: OpTypes) -> list[tuple[DeclaredValue, Sequence[int]]]:
    """The shape of each tensor, those of a list one by one; one that is left out has none."""
    found: list[tuple[DeclaredValue, Sequence[int]]] = []
    for value, given in zip(values, types, strict=True):
        for type_ in given if isinstance(given, Sequence) else [given] if given is not None else []:
            shape = tuple(type_.shape) if isinstance(type_, Tensor) else ()
            if any(isinstance(size, Dim) for size in shape):
                raise Unclear(f"a size of {value.name} is not known")
            found.append((value, shape))
    return found
