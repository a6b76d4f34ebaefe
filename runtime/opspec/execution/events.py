"""What a run tells of itself: an event for each op, given to probes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from opspec.execution.runnable_blocks import place
from opspec.programs.locations import Location
from opspec.programs.records import View
from opspec.values.arrays import RunValue


@dataclass(frozen=True, slots=True)
class Event:
    """One op that was run. The arrays are the program's own: copy what you want to keep or change."""

    view: View
    seconds: float
    operands: tuple[RunValue, ...]
    results: tuple[RunValue, ...]

    @property
    def op(self) -> str:
        return self.view.name

    @property
    def location(self) -> Location:
        return self.view.location

    @property
    def place(self) -> str:
        """Op and location, as messages spell them."""
        return place(self.view)

    @property
    def nbytes(self) -> int:
        return sum(getattr(x, "nbytes", 0) for x in self.results)


Probe = Callable[[Event], None]
