"""Inference of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape
from opspec_generated.indices import cat


def infer(solve: Solver, operand: Any, broadcast_sizes: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: cat(broadcast_sizes, shape(operand)))
    return (result,)
