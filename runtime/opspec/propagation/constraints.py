"""What constraints say of the values they are put on, before anything spreads."""

from __future__ import annotations

from opspec.propagation.graph import CONSTRAINT, MANUAL, PropagationStep, ShardedPlace, ShardingGraph
from opspec.sharding.shardings import Sharding


def apply_constraints(graph: ShardingGraph) -> None:
    """A value without a sharding takes that of the only constraint on it, if that is closed.

    What a loop or a branch makes is left as it is, for others lie as it does; those that use it use the constraint.
    """
    for step in list(graph.steps):
        if step.view.name == CONSTRAINT:
            _shorten(step)
    for step in graph.steps:
        if _asked(step) is not None:
            _apply(step)


def _asked(step: PropagationStep) -> Sharding | None:
    """What a step asks of its source."""
    if step.view.name == CONSTRAINT:
        return step.results[0].sharding
    if step.view.name == MANUAL and step.inside is not None and step.inside.is_argument:
        return step.inside.outer
    return None


def _apply(step: PropagationStep) -> None:
    (source,) = step.operands
    asked = _asked(step)
    if asked is None or source.sharding is not None or asked.open:
        return
    if any(other not in (None, asked) for other in map(_asked, source.users)):
        return
    if source.edge is None:
        source.sharding = asked
    elif step.view.name == CONSTRAINT:
        _use_instead(source, step.results[0], [user for user in source.users if user is not step])


def _shorten(head: PropagationStep) -> None:
    """Of constraints one after another, each used by the next one only, the value's other users use the last one."""
    (source,) = head.operands
    if source.sharding is not None or _makes(source, CONSTRAINT):
        return
    if any(_asked(user) is not None for user in source.users if user is not head):
        return
    tail = head
    while len(users := tail.results[0].users) == 1 and users[0].view.name == CONSTRAINT:
        tail = users[0]
    if tail is head or any(_asked(user) is not None for user in tail.results[0].users):
        return
    later = [
        user
        for user in source.users
        if user is not head and user.at > tail.at and user.view.parent is tail.view.parent and not user.is_edge
    ]
    _use_instead(source, tail.results[0], later)


def _makes(place: ShardedPlace, name: str) -> bool:
    return any(step.view.name == name for step in place.makers)


def _use_instead(old: ShardedPlace, new: ShardedPlace, users: list[PropagationStep]) -> None:
    for user in users:
        user.operands = [new if place is old else place for place in user.operands]
        new.users.append(user)
    old.users = [user for user in old.users if user not in users]
