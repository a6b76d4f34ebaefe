"""Inference of stablehlo.outfeed: Values are fed out to the host, and a token stands behind them.
"""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, inputs: Any, token: Any, outfeed_config: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
