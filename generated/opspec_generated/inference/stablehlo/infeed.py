"""Inference of stablehlo.infeed: The next values that the host feeds in, and a token behind them.
"""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Other


def infer(
    solve: Solver,
    token: Other,
    infeed_config: str | None,
    layout: object,
    T: Sequence[Element],
) -> tuple[None, None]:
    """The shape of each result; None where no rule determines it."""
    return (None, None)
