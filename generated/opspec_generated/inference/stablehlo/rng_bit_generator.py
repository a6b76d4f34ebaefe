"""Inference of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the state
that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, initial_state: Any, rng_algorithm: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    output_state = solve(C1=lambda: shape(initial_state))
    return (output_state, None)
