"""Inference of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, val: Any, V: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
