"""Inference of stablehlo.send: Values go to a channel, and so to another process or to the host; a
token stands behind them.
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    token: Other,
    handle: int,
    type_: int,
    is_host_transfer: bool,
    source_target_pairs: Vec,
    T: Sequence[Element],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
