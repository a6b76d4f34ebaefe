"""What a rank says of itself, and what is wrong with what all of them say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Doing: TypeAlias = Literal["runs", "waits", "ended"]


@dataclass(frozen=True)
class State:
    """`what`: a rank waits for; `where`: op and place; `group` and `turn`: who else has to come to it, and the number
    of this call among those of the group. A rank that waits for a value that somebody sends has no group.
    """

    doing: Doing = "runs"
    what: str = ""
    where: str = ""
    group: tuple[int, ...] = ()
    turn: int = 0

    def told(self) -> str:
        if self.doing == "ended":
            return "has ended"
        where = f" in {self.where}" if self.where else ""
        if self.doing == "runs":
            return f"computes{where}"
        others = f" of ranks {ranks(self.group)}" if self.group else ""
        return f"waits for {self.what}{others}{where}"


def state_of(found: Mapping[str, object]) -> State:
    """A state as it went over a line."""
    made = State(**found)  # type: ignore[arg-type]
    return replace(made, group=tuple(made.group))


def stuck(states: Sequence[State]) -> bool:
    """Whether nobody can go on: every rank waits or has ended, and no group has come to the same call."""
    if all(one.doing == "ended" for one in states) or any(one.doing == "runs" for one in states):
        return False
    return not any(one.doing == "waits" and one.group and _all_there(one, states) for one in states)


def _all_there(one: State, states: Sequence[State]) -> bool:
    return all(states[rank] == one for rank in one.group)


def listed(states: Mapping[int, State]) -> str:
    """A line for each thing that ranks do, with those that do it."""
    together: dict[str, list[int]] = {}
    for rank, state in sorted(states.items()):
        together.setdefault(state.told(), []).append(rank)
    return "\n".join(
        f"  rank{'s' if len(found) > 1 else ''} {ranks(found)} {text if len(found) == 1 else _plural(text)}"
        for text, found in together.items()
    )


def _plural(text: str) -> str:
    verb, _, rest = text.partition(" ")
    return f"{ {'has': 'have', 'waits': 'wait', 'computes': 'compute'}[verb] } {rest}".strip()


def ranks(numbers: Sequence[int]) -> str:
    """Numbers as people write them: 0-2, 5."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(f"{low}" if low == high else f"{low}-{high}" for low, high in found)
