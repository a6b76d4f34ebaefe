"""Inference of stablehlo.rng: Random numbers, uniform between two values or normal of a mean and a
deviation.
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    a: Tensor,
    b: Tensor,
    shape_: Ints,
    rng_distribution: str,
    T: Element,
    I: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: ints(shape_))
    return (result,)
