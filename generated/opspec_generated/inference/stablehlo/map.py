"""Inference of stablehlo.map: A region applied to the elements of the inputs that stand at the same
index.
"""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    dimensions: Vec,
    T: Sequence[Element],
    R: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(inputs[0]))
    return (result,)
