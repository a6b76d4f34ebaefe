"""Inference of mhlo.add_dependency: The operand as it is, not before a token is there."""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(solve: Solver, operand: Tensor | Other, token: Other, V: Tensor | Other) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
