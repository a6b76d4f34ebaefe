"""Inference of stablehlo.get_tuple_element: One value of a tuple."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    operand: Other,
    index: int,
    V: Sequence[Tensor | Other],
    R: Tensor | Other | None,
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)


def elements(
    operand: Other,
    index: int,
    V: Sequence[Tensor | Other],
    R: Tensor | Other | None,
) -> dict[str, Tensor | Other]:
    """The element types that rules determine, by type variable."""
    return {"R": V[index]}
