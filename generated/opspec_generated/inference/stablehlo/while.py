"""Inference of stablehlo.while: A state that a body makes anew for as long as a condition holds of
it.
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, V: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
