"""What computes an op, as those say it that know a way: one function, or an expression of scalars; or why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from opspec.values.arrays import RunValue

WhyNot: TypeAlias = str  # why somebody has no way to compute an op: the end of a sentence, for people


@dataclass(frozen=True, slots=True)
class Way:
    """`function` takes the operands, and where `reusable` is not empty an array for the result (or None) behind them;
    `reusable`: the operands that may be that array. `scalar`: the same as an expression of NumPy scalars. `pointwise`:
    the op has scalars and may be given arrays of them too, by `lifted`, which takes their shape first, or by
    `function`. `views`: the result may be a view of the operand. `single`: it gives its result, and not a sequence of
    results. `free`: outer values that its regions use, which come behind the operands. `in_place`: `function` takes, as
    `into`, for each operand (of the `reusable` ones, where there are any) the array itself where the result of its kind
    may lie there, else None, and as `wanted` whether anybody reads the result; it is None otherwise.
    """

    function: Callable[..., object]
    scalar: str | None = None
    reusable: tuple[int, ...] = ()
    pointwise: bool = False
    lifted: Callable[..., RunValue] | None = None
    single: bool = True
    free: tuple[int, ...] = ()
    views: bool = False
    in_place: bool = False
