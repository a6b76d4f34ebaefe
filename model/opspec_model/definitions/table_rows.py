"""Rows of the tables of the spec: element types, and fitted polynomials."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from opspec_model.names import CORE


@dataclass(frozen=True, slots=True)
class ElementRow:
    """A row of spec/types.yaml."""

    name: str
    kind: str
    bits: int
    numpy: str
    wide: str
    c: str
    store: str
    since: str
    part: str | None


@dataclass(frozen=True, slots=True)
class PolynomialRow:
    """A row of polynomials.yaml; the numbers are spelled as there, by element type and lowest power first."""

    name: str
    low: str
    high: str
    coefficients: Mapping[str, tuple[str, ...]]
    package: str = CORE
