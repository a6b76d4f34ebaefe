"""Inference of stablehlo.send: Values go to a channel, and so to another process or to the host; a
token stands behind them.
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(
    solve: Solver,
    inputs: Any,
    token: Any,
    handle: Any,
    type_: Any,
    is_host_transfer: Any,
    source_target_pairs: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
