"""The fixed point of a propagation: shardings spread until nothing changes any more.

Which steps are looked at next is a stack: those of the program in their order, and on top those whose values have just
changed. Steps that look alike are computed once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from opspec.propagation.axes import Axes
from opspec.propagation.constraints import apply_constraints
from opspec.propagation.factors import Direction, Manner, OpTensors
from opspec.propagation.graph import PropagationStep, ShardedPlace, ShardingGraph
from opspec.propagation.priorities import ANY, LEVELS, Allowed, UserPriorities, allowed
from opspec.propagation.strategies import Strategy
from opspec.sharding.shardings import Mesh, Sharding
from opspec.sharding_rules.rules import Kind

Answer: TypeAlias = tuple[Sharding | None, ...]


@dataclass(frozen=True, slots=True)
class ShardingChange:
    """A sharding that changed. `seen`: those of the step before, by tensor; `others`: places that lie alike."""

    step: PropagationStep
    at: int  # which tensor of the step
    place: ShardedPlace
    before: Sharding | None
    after: Sharding
    seen: tuple[Sharding | None, ...]
    phase: str
    others: tuple[ShardedPlace, ...] = ()


@dataclass
class Spreading:
    graph: ShardingGraph
    strategy: Strategy = "user-priority"
    conservative: bool = False
    moves: list[ShardingChange] = field(default_factory=list)
    conflicts: list[str] = field(default_factory=list)
    _answers: dict[Hashable, tuple[Answer, Answer]] = field(default_factory=dict)
    _known: dict[Sharding, Sharding] = field(default_factory=dict)  # one of all that are equal
    _member_of: dict[ShardedPlace, list[ShardedPlace]] = field(default_factory=dict)

    def run(self) -> None:
        apply_constraints(self.graph)
        self._agree()
        if self.strategy != "user-priority":
            self._by_op("")
            return
        priorities = UserPriorities.begin(self.graph)
        self._by_op("priority 0" if priorities.later else "")
        for priority in priorities.later:
            priorities.release(priority)
            self._by_op(f"priority {priority}")

    def _by_op(self, phase: str) -> None:
        ordered = self.strategy in ("op-priority", "user-priority")
        for level in range(len(LEVELS)) if ordered else [None]:
            name = LEVELS[level] if level is not None else ""
            self._spread(level, ": ".join(word for word in (phase, name) if word))

    def _agree(self) -> None:
        """Values of a group begin with the sharding that one of them has."""
        for number, members in self.graph.groups.items():
            given = {place.sharding for place in members if place.sharding is not None and _says(place.sharding)}
            if len(given) > 1:
                self.conflicts.append(f"the values of sharding group {number} have {len(given)} different shardings")
                continue
            for place in members:
                self._member_of[place] = members
                place.sharding = next(iter(given), place.sharding)

    # -- one fixed point -------------------------------------------------------------------------------

    def _spread(self, level: int | None, phase: str) -> None:
        self._to_results(phase)
        directions = self._directions(level)
        stack = [step for step in reversed(self.graph.steps) if directions[step] is not None]
        waiting = set(stack)
        while stack:
            step = stack.pop()
            waiting.discard(step)
            direction = directions[step]
            assert direction is not None
            for place in self._visit(step, direction, phase):
                for other in _touched(place):
                    if other is not step and other not in waiting and directions[other] is not None:
                        waiting.add(other)
                        stack.append(other)
        self._to_results(phase)

    def _directions(self, level: int | None) -> dict[PropagationStep, Allowed | None]:
        """How far each step goes; None where it does not."""
        known: dict[Hashable, Allowed | None] = {}
        found: dict[PropagationStep, Allowed | None] = {}
        for step in self.graph.steps:
            key = (id(step.used), step.several, step.is_edge, step.fixed)
            if key not in known:
                direction = allowed(step, level)
                known[key] = direction if direction.passing or direction.others else None
            found[step] = known[key]
        return found

    def _to_results(self, phase: str) -> None:
        for step, _, _ in self.graph.ends:
            self._visit(step, ANY, phase)  # all steps are looked at afterwards, or have been

    def _visit(self, step: PropagationStep, direction: Allowed, phase: str) -> list[ShardedPlace]:
        """Apply a step, and give the places that have changed."""
        places = step.places
        seen = tuple([place.sharding for place in places])
        inside = step.inside
        if inside is not None and seen[-1] is not None:
            seen = (*seen[:-1], inside.before(seen[-1]))
        answer = self._answer(step, seen, direction)
        changed: list[ShardedPlace] = []
        for at, new in enumerate(answer):
            if new is None:
                continue
            place, before = places[at], places[at].sharding
            after = inside.after(new) if inside is not None and at == len(places) - 1 else new
            if after == before:
                continue  # a value that is source and target
            others = tuple(other for other in self._member_of.get(place, ()) if other is not place)
            for other in (place, *others):
                other.sharding = after
            self.moves.append(ShardingChange(step, at, place, before, after, seen, phase, others))
            changed += (place, *others)
        return changed

    def _answer(self, step: PropagationStep, seen: tuple[Sharding | None, ...], direction: Allowed) -> Answer:
        # By identity, which is quick: answers are given again and again. What was asked is kept, so none is mistaken.
        key = (id(step.used), step.is_edge or step.at < 0, step.fixed, direction, *map(id, seen))
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = seen, self._computed(step, seen, direction)
        return found[1]

    def _computed(self, step: PropagationStep, seen: tuple[Sharding | None, ...], direction: Allowed) -> Answer:
        given = [sharding for sharding in seen if sharding is not None]
        if not given:
            return (None,) * len(seen)
        meshes = {self.graph.mesh(sharding) for sharding in given}
        if len(meshes) != 1 or not next(iter(meshes)).axes:
            return ()
        is_op = not step.is_edge and step.at >= 0
        whole = self.conservative and is_op and step.fixed is None
        directions = [
            Direction.NONE
            if factor.blocked or (whole and factor.kind is Kind.PERMUTATION)
            else direction.of(factor.kind)
            for factor in step.used.rule.factors
        ]
        manner = Manner(self.strategy != "basic", whole)
        spread = OpTensors(
            step.used.rule, _axes(next(iter(meshes))), directions, manner, is_op and step.used.elementwise
        )
        return tuple(new and self._known.setdefault(new, new) for new in spread.spread(seen, given[0]))


def _says(sharding: Sharding) -> bool:
    """Whether it says more than that a value may lie in any way."""
    return bool(sharding.axes or sharding.replicated or sharding.unreduced) or len(sharding.open) < len(
        sharding.dimensions
    )


def _axes(mesh: Mesh) -> Axes:
    return Axes(dict(mesh.axes))


def _touched(place: ShardedPlace) -> Iterator[PropagationStep]:
    """The steps that a change of a place concerns; the last one is looked at first."""
    yield from reversed(place.users[: place.shared])
    yield from (place.edge,) if place.edge is not None else place.makers
    yield from reversed(place.users[place.shared :])
