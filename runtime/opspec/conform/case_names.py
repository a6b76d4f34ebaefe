"""What the names of cases are made of: `pad/f32/zeros` is of an op, of element types, and has a label."""

from __future__ import annotations

import re
from collections.abc import Iterable

from opspec.conform.asked import NO_TYPE
from opspec.goldens.cases import ALL_QUANTIZED
from opspec.values.types import Quantized


def column(element: object) -> str:
    """The column of the matrix that an element type is in."""
    return ALL_QUANTIZED if isinstance(element, Quantized) else str(element)


def joined(elements: Iterable[object]) -> str:
    """Element types in the name of a case."""
    return "-".join(dict.fromkeys(map(_spelled, elements))) or NO_TYPE


def _spelled(element: object) -> str:
    """An element type in the name of a case: nothing that a shell reads otherwise."""
    if isinstance(element, Quantized):
        return f"q{element.storage}_{element.expressed}"
    return re.sub(r"\W+", "_", str(element)).strip("_")
