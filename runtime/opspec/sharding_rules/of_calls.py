"""Rules of custom calls whose meaning is known by their target."""

from __future__ import annotations

from collections.abc import Mapping

from opspec.programs.records import View
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec.values.types import Tensor

# Calls that look along one dimension alone, and the attribute that says along which.
_ALONG = {"ApproxTopK": "reduction_dim", "PartialReduce": "reduction_dim"}


def rule_of_call(view: View) -> ShardingRule | None:
    """The rule of a call that makes of each line along a dimension another line, or of each matrix of a batch what
    LAPACK makes of it; None for all else.
    """
    target = str(view.attributes.get("call_target_name"))
    if target.startswith("lapack_") and target.endswith("_ffi"):
        return _of_lapack(view)
    name = _ALONG.get(target)
    given = view.attributes.get("mhlo.backend_config")
    if name is None or not isinstance(given, Mapping) or name not in given:
        return None
    sides = (view.operand_types, view.result_types)
    rank = max(type_.rank for side in sides for type_ in side if isinstance(type_, Tensor))
    along = int(given[name])
    factors: dict[tuple[int, int], Factor] = {}  # by dimension, and size where that is the one which is needed whole
    numbers: dict[tuple[int, int], int] = {}

    def dimensions(type_: object) -> Dimensions:
        found = []
        for d, size in enumerate(type_.shape if isinstance(type_, Tensor) and type_.rank == rank else ()):
            key = (d, int(size) if d == along else 0)
            numbers.setdefault(key, len(numbers))
            factors[key] = Factor(int(size), Kind.REPLICATED if d == along else Kind.PASS)
            found.append((numbers[key],))
        return tuple(found)

    operands, results = (tuple(map(dimensions, side)) for side in sides)
    return ShardingRule(operands, results, tuple(factors[key] for key in numbers))


def _of_lapack(view: View) -> ShardingRule:
    """Batches pass through; matrices are needed whole. How many dimensions are of batches JAX says beside the call,
    where its types do not: a matrix has two.
    """
    sides = (view.operand_types, view.result_types)
    shapes = [[type_.shape if isinstance(type_, Tensor) else () for type_ in side] for side in sides]
    told = view.attributes.get("mhlo.frontend_attributes")
    most = max(map(len, shapes[0]), default=2) - 2
    batch = max(int(told.get("num_batch_dims", most)) if isinstance(told, Mapping) else most, 0)
    factors: list[Factor] = []
    shared: dict[int, int] = {}  # the factors of batches, by their dimension

    def dimensions(shape: tuple[int | None, ...]) -> Dimensions:
        found = []
        for d, size in enumerate(shape):
            if d not in shared or d >= batch:
                shared[d] = len(factors)
                factors.append(Factor(int(size or 0), Kind.PASS if d < batch else Kind.REPLICATED))
            found.append((shared[d],))
        return tuple(found)

    operands, results = (tuple(map(dimensions, side)) for side in shapes)
    return ShardingRule(operands, results, tuple(factors))
