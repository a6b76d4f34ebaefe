"""Arrays as people read them, in the words that `--arg` takes: `tensor<2xf32> [1.0, 2.5]`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from opspec.programs.diagnostic import WIDTH
from opspec.values.arrays import Array
from opspec.values.types import element_of

_MANY = 100  # elements; of more the first and last of each dimension are shown


def literal(array: Array, before: str = "") -> str:
    """The type and the values: on one line where they fit there behind `before`, else row below row."""
    type_ = f"tensor<{''.join(f'{size}x' for size in array.shape)}{element_of(array.dtype).name}>"
    text = _aligned(array) if array.size <= _MANY else _scalar
    rows = np.array2string(array, WIDTH, threshold=_MANY, separator=", ", formatter={"all": text})
    short = f"{before}{type_} {rows}"
    return short if "\n" not in short and len(short) <= WIDTH else f"{before}{type_}\n{rows}"


def _aligned(array: Array) -> Callable[[object], str]:
    """Numbers of a matrix stand in columns."""
    width = max((len(_scalar(x)) for x in array.flat), default=0) if array.ndim > 1 else 0
    return lambda x: _scalar(x).rjust(width)


def _scalar(x: object) -> str:
    if isinstance(x, bool | np.bool):
        return "true" if x else "false"
    return str(x).strip("()")
