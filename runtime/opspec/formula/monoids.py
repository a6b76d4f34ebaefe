"""Laws of primitives that take two elements and give one, found by trying: the identity, and what breaks a law."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from opspec.catalog.op_files import base_of
from opspec.catalog.op_index import DEFAULT
from opspec.formula.primitives import apply
from opspec.formula.values import element
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base
    from opspec_model.definitions.table_rows import Primitive

# One type of each class decides for the class.
SAMPLES: dict[str, tuple[str, tuple[complex, ...]]] = {
    "bool": ("i1", (False, True)),
    "sint": ("i8", (0, 1, -1, 2, 3, 100, 127, -128)),
    "uint": ("ui8", (0, 1, 2, 3, 100, 255)),
    "float": ("f32", (-0.0, 0.0, 1.0, -1.0, 2.0**24, 1e-30, math.inf, -math.inf, math.nan)),
    "complex": (
        "complex<f32>",
        (-0.0 - 0.0j, 0j, 1 + 0j, 1j, 2.0**24 + 1j, complex(math.inf, 0), complex(math.nan, 1)),
    ),
}


@dataclass(frozen=True, slots=True)
class Laws:
    """`identity`: the element that changes no other one, as text, or nothing. `order`, `grouping`: elements for which
    it matters which of two comes first, or which two of three are taken together; none where it never does.
    """

    identity: str
    order: tuple[str, ...]
    grouping: tuple[str, ...]

    @property
    def orderless(self) -> bool:
        """Whether terms may be combined in any order, to the last bit."""
        return not self.order and not self.grouping


# Elements whose sums and products are exact: what tells groupings of these apart is no rounding.
EXACT: dict[str, tuple[complex, ...]] = {
    "bool": (False, True),
    "sint": (0, 1, -1, 2, 3),
    "uint": (0, 1, 2, 3),
    "float": (1.0, -1.0, 2.0, 3.0, 0.5),
    "complex": (1 + 0j, 1j, 2 + 0j, -1j),
}


@dataclass(frozen=True, slots=True)
class Grouping:
    """Three elements of which it matters which two are combined first, and both results."""

    elements: tuple[Array, Array, Array]
    left: Array
    right: Array

    def __str__(self) -> str:
        (a, b, c), left, right = map(str, self.elements), str(self.left), str(self.right)
        return f"a = {a}, b = {b}, c = {c}: a with b first gives {left}, b with c first {right}"


def told_apart(
    both: Callable[[Array, Array], Array],
    samples: Sequence[Array],
    as_good: Callable[[Array, Array], bool] | None = None,
) -> Grouping | None:
    """What shows that a function of two elements may not be grouped freely, if anything does. `as_good`: which results
    count as one; those of the same bits, if nothing is said.
    """
    known: dict[tuple[bytes, bytes], Array] = {}  # results are few: most triples meet pairs that others met

    def once(x: Array, y: Array) -> Array:
        key = x.tobytes(), y.tobytes()
        if key not in known:
            known[key] = both(x, y)
        return known[key]

    for x, y, z in itertools.product(samples, repeat=3):
        left, right = once(once(x, y), z), once(x, once(y, z))
        if not (as_good or _same)(left, right):
            return Grouping((x, y, z), left, right)
    return None


def applied(base: Base, primitive: str) -> Callable[[Array, Array], Array]:
    """A primitive as a function of two elements."""

    def both(x: Array, y: Array) -> Array:
        found: Array = apply(base, primitive, [x, y])
        return found

    return both


@cache
def laws(primitive: str, kind: str, dialect: str = DEFAULT) -> Laws | None:
    """The laws of a primitive for elements of a class; None where it is no function of two such elements."""
    base = base_of(dialect)
    row = base.primitives.get(primitive)
    if row is None or kind not in SAMPLES or not _is_binary(row, kind):
        return None
    name, values = SAMPLES[kind]
    samples = [element(value, ELEMENT_TYPES[name]) for value in values]

    both = applied(base, primitive)
    keeping = (c for c in samples if all(_same(both(c, x), x) and _same(both(x, c), x) for x in samples))
    pairs = itertools.product(samples, repeat=2)
    identity = next(keeping, None)
    order = next((pair for pair in pairs if not _same(both(*pair), both(*pair[::-1]))), ())
    apart = told_apart(both, samples)
    grouping = apart.elements if apart is not None else ()
    return Laws("" if identity is None else str(identity), tuple(map(str, order)), tuple(map(str, grouping)))


def _is_binary(row: Primitive, kind: str) -> bool:
    signature = row.signature
    plain = [parameter.type for parameter in signature.parameters] == ["E", "E"] and signature.result == "E"
    return plain and not signature.part_of and kind in row.where.get("E", ())


def _same(left: Array, right: Array) -> bool:
    """The same bits; a NaN is as good as another."""
    return left.tobytes() == right.tobytes() or bool(left != left and right != right)
