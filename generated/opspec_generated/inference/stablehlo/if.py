"""Inference of stablehlo.if: What one of two branches returns, chosen by a predicate."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, pred: Any, V: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
