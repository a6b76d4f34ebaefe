"""Inference of stablehlo.create_token: A token that nothing comes before."""

# Generated from spec/ops/stablehlo/create_token.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver


def infer(solve: Solver) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
