"""Inference of mhlo.trace: A value is shown under a tag, to whoever looks for it."""

# Generated from spec/ops/mhlo/trace.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, tag: str, T: Element) -> tuple[()]:
    """The shape of each result; None where no rule determines it."""
    return ()
