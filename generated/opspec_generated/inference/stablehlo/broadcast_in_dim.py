"""Inference of stablehlo.broadcast_in_dim: A tensor repeated along new dimensions, and along those
of size one that become larger.
"""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, broadcast_dimensions: Vec, T: Element) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
