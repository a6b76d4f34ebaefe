"""Inference of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operands: Any, V: Any, R: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
