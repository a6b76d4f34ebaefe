"""Inference of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the state
that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    initial_state: Tensor,
    rng_algorithm: str,
    T: Element | None,
    W: Element,
) -> tuple[Vec | None, None]:
    """The shape of each result; None where no rule determines it."""
    output_state = solve(C1=lambda: shape(initial_state))
    return (output_state, None)
