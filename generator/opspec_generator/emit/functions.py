"""The functions of numbers, as lines of arithmetic that a program is compiled with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec_generator.emit import Target
from opspec_generator.straight_line import straight_lines
from opspec_model.definitions.functions import WITHIN, ComplexFunction, NumberFunction
from opspec_model.definitions.spec import Base

COMPUTED_IN = "f64"  # the parts of complex numbers


@dataclass(frozen=True, slots=True)
class _Body:
    """What the template lays out. `elements`: the types that are computed in this one."""

    type: str
    elements: tuple[str, ...]
    lines: tuple[str, ...]


class FunctionsEmitter(Target):
    """One table of all functions that stand for primitives."""

    name = "functions"

    def emit_base(self, base: Base) -> Mapping[str, str]:
        own = [row for row in base.functions.values() if row.package == base.package and not row.helper]
        pairs = [row for row in base.complex_functions.values() if row.package == base.package]
        if not own and not pairs:
            return {}
        rows = [(row.name, list(_bodies(row, base))) for row in sorted(own, key=lambda row: row.name)]
        both = [(row.name, list(_parts(row, base))) for row in sorted(pairs, key=lambda row: row.name)]
        return {f"{base.package}/functions.py": self.render("functions.py.j2", functions=rows, pairs=both)}


def _bodies(row: NumberFunction, base: Base) -> Iterator[_Body]:
    for type_ in row.bodies:
        narrow = (name for name, inner in row.widen.items() if inner == type_)
        yield _Body(WITHIN.get(type_, type_), (type_, *narrow), _lines(row, type_, base))


def _parts(row: ComplexFunction, base: Base) -> Iterator[_Body]:
    """The real and the imaginary part of the result, and of types with the same parts once."""
    types: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for element, parts in row.parts.items():
        types.setdefault(tuple(_lines(part, COMPUTED_IN, base) for part in parts), []).append(element)
    for bodies, elements in types.items():
        yield from (_Body(COMPUTED_IN, tuple(elements), lines) for lines in bodies)


def _lines(row: NumberFunction, type_: str, base: Base) -> tuple[str, ...]:
    lines = straight_lines(row, type_, base)
    return tuple(f"{name} {element} {' '.join(map(str, operands))}" for name, element, operands in lines)


EMITTER = FunctionsEmitter()
