"""Inference of stablehlo.rng: Random numbers, uniform between two values or normal of a mean and a
deviation.
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, ints


def infer(
    solve: Solver,
    a: Any,
    b: Any,
    shape_: Any,
    rng_distribution: Any,
    T: Any,
    I: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: ints(shape_))
    return (result,)
