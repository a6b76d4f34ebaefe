"""What moved: each step that changed a sharding, in order, as text and as data."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from opspec.programs.records import symbol_of
from opspec.propagation.fixed_point import ShardingChange
from opspec.propagation.graph import FUNCTION, ShardedPlace
from opspec.propagation.propagate import Propagation
from opspec.sharding.shardings import AxisRef, Sharding, axis_text
from opspec_model.text.counting import counted

_WIDTH = 80


def moves_text(found: Propagation) -> str:
    """Every move with its rule and place."""
    lines: list[str] = []
    phase = None
    for number, move in enumerate(found.moves, start=1):
        if move.phase != phase:
            phase = move.phase
            lines += [f"{phase}:"] if phase else []
        lines += wrap(f"{number}. {_place(move)}: {_op(move)}", _WIDTH, subsequent_indent="    ")
        lines += wrap(_moved(move), _WIDTH, initial_indent="    ", subsequent_indent="      ")
    for view, why in found.graph.rules.unknown.items():
        lines += wrap(f"{view.location}: {view.name} has no rule: {why}", _WIDTH, subsequent_indent="    ")
    lines += wrap("; ".join(found.conflicts), _WIDTH)
    return "\n".join(lines) or "nothing moved"


def moves_data(found: Propagation) -> list[dict[str, object]]:
    """The same as data."""
    return [
        {
            "phase": move.phase or None,
            "op": move.step.view.name,
            "place": _place(move),
            "rule": None if move.step.is_edge or move.step.at < 0 else str(move.step.used.rule),
            "tensor": _tensor(move, move.at),
            "value": described(move.place),
            "before": None if move.before is None else dimensions(move.before),
            "after": dimensions(move.after),
            "from": {_axis(axis): _tensor(move, at) for axis, at in _sources(move)},
        }
        for move in found.moves
    ]


def dimensions(sharding: Sharding) -> list[list[str]]:
    return [list(map(_axis, axes)) for axes in sharding.dimensions]


def _axis(axis: AxisRef) -> str:
    return axis_text(axis).replace('"', "")


def _place(move: ShardingChange) -> str:
    return str(move.step.view.location)


def _op(move: ShardingChange) -> str:
    if move.step.at < 0:
        return "what @main returns and how it is to lie"
    return f"{move.step.view.name}, whose values lie alike" if move.step.is_edge else _ruled(move)


def _ruled(move: ShardingChange) -> str:
    return f"{move.step.view.name} {move.step.used.rule}"


def _moved(move: ShardingChange) -> str:
    came = ", ".join(f"{_axis(axis)} from {_tensor(move, at)}" for axis, at in _sources(move))
    others = f", and {len(move.others)} more of its group" if move.others else ""
    return f"{_tensor(move, move.at)} ({described(move.place)}{others}) is now {_words(move.after)}: {came}"


def _words(sharding: Sharding) -> str:
    return f"[{', '.join(' '.join(axes) or '-' for axes in dimensions(sharding))}]"


def _sources(move: ShardingChange) -> Iterator[tuple[AxisRef, int]]:
    """Each axis that is new, and the tensor that had it."""
    had = set() if move.before is None else set(move.before.axes)
    for axis in move.after.axes:
        if axis in had:
            continue
        found = (at for at, sharding in enumerate(move.seen) if sharding is not None and _has(sharding, axis))
        yield axis, next((at for at in found if at != move.at), move.at)


def _has(sharding: Sharding, axis: AxisRef) -> bool:
    return any(other.name == axis.name for other in sharding.axes)


def _tensor(move: ShardingChange, at: int) -> str:
    count = len(move.step.operands)
    sides = ("source", "target") if move.step.is_edge else ("operand", "result")
    number = at if at < count else at - count
    return f"{sides[at >= count]} {number}"


def described(place: ShardedPlace) -> str:
    """A value by who makes it."""
    if place.view is None:
        return place.what
    if place.view.name == FUNCTION:
        return f"{place.what} of @{symbol_of(place.view)}"
    return f"{place.what} of {place.view.name} at {place.view.location}"


def summary(found: Propagation) -> str:
    places = [place for place in found.graph.places if place.type.rank]
    split = sum(place.sharding is not None and bool(place.sharding.axes) for place in places)
    values, moves = counted(len(places), "value"), counted(len(found.moves), "move")
    return f"{split} of {values} {'is' if len(places) == 1 else 'are'} split, after {moves}"
