"""Inference of stablehlo.recv: The next values of a channel, from another process or from the host,
and a token behind them.
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Other


def infer(
    solve: Solver,
    token: Other,
    handle: int,
    type_: int,
    is_host_transfer: bool,
    source_target_pairs: Vec,
    T: Sequence[Element],
) -> tuple[None, None]:
    """The shape of each result; None where no rule determines it."""
    return (None, None)
