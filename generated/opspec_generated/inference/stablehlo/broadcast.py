"""Inference of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat


def infer(solve: Solver, operand: Tensor, broadcast_sizes: Vec, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: cat(broadcast_sizes, shape(operand)))
    return (result,)
