"""Inference of mhlo.xla.rng_get_and_update_state: The state of the random numbers of a run, which
is moved on.
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver, Vec


def infer(solve: Solver, delta: int) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: Vec([2]))
    return (result,)
