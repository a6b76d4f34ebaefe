"""Inference of stablehlo.infeed: The next values that the host feeds in, and a token behind them.
"""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, token: Any, infeed_config: Any, layout: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None, None)
