"""Inference of stablehlo.iota: Counts up from zero along a dimension."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver


def infer(solve: Solver, iota_dimension: int, T: Element | None) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
