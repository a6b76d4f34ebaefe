"""Inference of stablehlo.outfeed: Values are fed out to the host, and a token stands behind them.
"""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    token: Other,
    outfeed_config: str | None,
    T: Sequence[Element],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
