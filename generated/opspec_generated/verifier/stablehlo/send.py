"""Verifier of stablehlo.send: Values go to a channel, and so to another process or to the host; a
token stands behind them.
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of
from opspec.values.types import Other, Tensor
from opspec_generated.indices import column, flat, is_unique

RULES = {
    "C1": Rule(
        "is_unique(column(source_target_pairs, 0))",
        says="no process sends twice, else nothing tells whom it sends to",
        public="C2",
    ),
    "C2": Rule(
        "is_unique(column(source_target_pairs, 1))",
        says="no process receives twice, else nothing tells which values come",
        public="C3",
    ),
    "C3": Rule(
        "all(0 <= i for i in flat(source_target_pairs))",
        says="ids are those of processes, which count from 0",
        public="C4",
    ),
    "C4": Rule(
        "type_ == (2 if is_host_transfer else 1)",
        says="`type_` says the same as `is_host_transfer`: 2 to the host, 1 to a process",
        public="C5",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    token: Other,
    handle: int,
    type_: int,
    is_host_transfer: bool,
    source_target_pairs: Vec,
    result: Other,
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_unique(column(source_target_pairs, 0)))
    check("C2", lambda: is_unique(column(source_target_pairs, 1)))
    check("C3", lambda: all_of(0 <= i for i in flat(source_target_pairs)))
    check("C4", lambda: type_ == (2 if is_host_transfer else 1))
