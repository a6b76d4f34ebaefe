"""What to try where a rule is broken that does not say what the result should be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from opspec.values.types import ElementType, Tensor

_IN_RANGE = re.compile(r"0 <= (\w+) < rank\((\w+)(\[0\])?\)")
_SAME_SHAPE = re.compile(r"shape\(\w+\) == shape\((\w+)\)")
_AS_ELSEWHERE = re.compile(r"expected elements of type (\w+) \(\w+, as elsewhere in this op\), found (\w+)")


def of_rule(text: str, values: Mapping[str, Any]) -> str:
    """For a rule as the op file writes it, and the values of its names."""
    if match := _IN_RANGE.fullmatch(text):
        found = values.get(match[2])
        tensor = found[0] if match[3] and found else found
        if isinstance(tensor, Tensor):
            many = len(tensor.shape)
            return f"dimensions from 0 to {many - 1}" if many > 1 else "dimension 0" if many else ""
    if match := _SAME_SHAPE.fullmatch(text):
        shapes = [found.shape for found in values.values() if isinstance(found, Tensor)]
        if isinstance(values.get(match[1]), Tensor) and len(shapes) > 2:
            return "stablehlo.broadcast_in_dim first, which makes shapes equal"
    return ""


def of_types(message: str) -> str:
    """For element types that should agree."""
    match = _AS_ELSEWHERE.search(message)
    if match is None or not message.startswith("operand ") or not _is_plain(match[1], match[2]):
        return ""
    return "stablehlo.convert first, which makes element types equal"


def _is_plain(*names: str) -> bool:
    from opspec.values.types import ELEMENT_TYPES

    return all(isinstance(ELEMENT_TYPES.get(name), ElementType) for name in names)
