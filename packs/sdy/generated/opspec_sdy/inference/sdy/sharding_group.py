"""Inference of sdy.sharding_group: Values of one group, which all lie on the devices in the same
way.
"""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Tensor


def infer(solve: Solver, input: Tensor, group_id: int, T: Element) -> tuple[()]:
    """The shape of each result; None where no rule determines it."""
    return ()
