"""Inference of stablehlo.recv: The next values of a channel, from another process or from the host,
and a token behind them.
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(
    solve: Solver,
    token: Any,
    handle: Any,
    type_: Any,
    is_host_transfer: Any,
    source_target_pairs: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None, None)
