"""Inference of stablehlo.broadcast_in_dim: A tensor repeated along new dimensions, and along those
of size one that become larger.
"""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, broadcast_dimensions: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
