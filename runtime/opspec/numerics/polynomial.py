"""A polynomial over an interval, as rows of spec/polynomials.yaml give it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Polynomial:
    """Coefficients per type, lowest power first, of a variable that runs from -1 to 1 over the interval."""

    low: float
    high: float
    f32: tuple[float, ...]
    f64: tuple[float, ...]

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2
