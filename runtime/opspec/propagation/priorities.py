"""In which order shardings spread: by what users asked for first, and by ops.

The order of ops is Shardy's, and a choice: where a program has one use of a value its consumer decides how that lies,
and what an op computes with is asked before what it only repeats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from opspec.propagation.factors import Direction
from opspec.propagation.graph import PropagationStep, ShardedPlace, ShardingGraph
from opspec.sharding.shardings import Sharding
from opspec.sharding_rules.rules import Kind

NONE, FORWARD, BACKWARD, BOTH = Direction.NONE, Direction.FORWARD, Direction.BACKWARD, Direction.BOTH
_PASSING = ("stablehlo.reshape", "stablehlo.transpose")
_PLACED = ("stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice")
_BROADCAST = "stablehlo.broadcast_in_dim"
_OFFLOADING = ("MoveToDevice", "MoveToHost")  # targets of custom calls that move a value as it is
LEVELS = (
    "ops that pass elements through, whose operands have one use",
    "ops that pass elements through",
    "dimensions that pass through",
    "all but what is broadcast",
    "all",
)


@dataclass(frozen=True, slots=True, eq=False)
class Allowed:
    """In which direction the factors of a step go: those that pass through, and others. There is one of each."""

    passing: Direction
    others: Direction

    def of(self, kind: Kind) -> Direction:
        return self.passing if kind is Kind.PASS else self.others


_ALL = {(one, other): Allowed(Direction(one), Direction(other)) for one in range(4) for other in range(4)}
ANY = _ALL[3, 3]


def allowed(step: PropagationStep, level: int | None) -> Allowed:
    """How far a step goes at a level of the order of ops; without an order as far as it can."""
    if step.fixed is not None:
        return _ALL[step.fixed, step.fixed]
    if level is None or level == len(LEVELS) - 1:
        return ANY
    early = _early(step, level)
    if level < 2:
        return _ALL[early, early]
    main = early | (BACKWARD if step.view.name == _BROADCAST else BOTH)
    return _ALL[main, early if level == 2 else main]


def _early(step: PropagationStep, level: int) -> Direction:
    """What goes at the first two levels."""
    if step.is_edge:
        return BOTH
    name = step.view.name
    goes = BOTH if step.used.elementwise or name in _PASSING or _is_offloading(step) else NONE
    if name in _PLACED:
        goes = FORWARD
    return NONE if level == 0 and step.several else goes


def _is_offloading(step: PropagationStep) -> bool:
    return step.view.attributes.get("call_target_name") in _OFFLOADING


# --- users ------------------------------------------------------------------------------------------------


@dataclass
class UserPriorities:
    """The shardings that have priorities, as they were. Those of later ones count as closed and without axes."""

    later: dict[int, list[tuple[ShardedPlace, Sharding]]]

    @classmethod
    def begin(cls, graph: ShardingGraph) -> UserPriorities:
        """Hold back what is not of the first priority."""
        found: dict[int, list[tuple[ShardedPlace, Sharding]]] = {}
        for place in graph.places:
            given = place.sharding
            if given is None or not given.priorities:
                continue
            for priority in sorted({priority for _, priority in given.priorities if priority}):
                found.setdefault(priority, []).append((place, given))
            place.sharding = _held(given, [name for name, _ in graph.mesh(given).axes])
        return cls(dict(sorted(found.items())))

    def release(self, priority: int) -> None:
        """Let the shardings of a priority count."""
        for place, given in self.later[priority]:
            now = place.sharding
            assert now is not None
            dimensions, is_open = list(now.dimensions), set(now.open)
            seen = set()
            for d, p in given.priorities:
                if p == priority:
                    dimensions[d] = given.dimensions[d]
                    is_open |= {d} & given.open
                    seen |= set(given.dimensions[d])
            left = tuple(axis for axis in now.replicated if axis not in seen)
            place.sharding = replace(now, dimensions=tuple(dimensions), open=frozenset(is_open), replicated=left)


def _held(given: Sharding, order: Sequence[str]) -> Sharding:
    late = {d for d, priority in given.priorities if priority}
    dimensions = tuple(() if d in late else axes for d, axes in enumerate(given.dimensions))
    held = (axis for d in late for axis in given.dimensions[d])
    replicated = sorted((*given.replicated, *held), key=lambda axis: (order.index(axis.name), axis.before or 1))
    return replace(
        given,
        dimensions=dimensions,
        open=given.open - late,
        replicated=tuple(replicated),
        priorities=(),
    )
