"""Inference of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, V: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
