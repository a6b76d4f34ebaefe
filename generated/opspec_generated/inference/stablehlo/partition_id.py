"""Inference of stablehlo.partition_id: The number of the partition that this process is."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver, Vec


def infer(solve: Solver) -> tuple[Vec]:
    """The shape of each result; None where no rule determines it."""
    return (Vec(),)
