"""Inference of mhlo.fusion: A group of ops that a backend may compute in one kernel."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor | Other],
    fusion_kind: str | None,
    output_operand_aliases: object,
    A: Sequence[Tensor | Other],
    B: Sequence[Tensor | Other],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
