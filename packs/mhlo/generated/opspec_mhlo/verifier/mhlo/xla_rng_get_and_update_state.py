"""Verifier of mhlo.xla.rng_get_and_update_state: The state of the random numbers of a run, which is
moved on.
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule, Vec, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == [2]", says="`result` holds two halves"),
}


def rules(check: Check, delta: int, result: Tensor) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == Vec([2]), equal=lambda: ((shape(result), Vec([2])),))
