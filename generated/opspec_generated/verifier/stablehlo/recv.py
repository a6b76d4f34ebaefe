"""Verifier of stablehlo.recv: The next values of a channel, from another process or from the host,
and a token behind them.
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, all_of
from opspec_generated.indices import column, flat, is_unique

RULES = {
    "C1": Rule("is_unique(column(source_target_pairs, 0))", public="C2"),
    "C2": Rule("is_unique(column(source_target_pairs, 1))", public="C3"),
    "C3": Rule("all(0 <= i for i in flat(source_target_pairs))", public="C4"),
    "C4": Rule("type_ == (3 if is_host_transfer else 1)", public="C5"),
}


def rules(
    check: Check,
    token: Any,
    handle: Any,
    type_: Any,
    is_host_transfer: Any,
    source_target_pairs: Any,
    results: Any,
    after: Any,
    T: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_unique(column(source_target_pairs, 0)))
    check("C2", lambda: is_unique(column(source_target_pairs, 1)))
    check("C3", lambda: all_of(0 <= i for i in flat(source_target_pairs)))
    check("C4", lambda: type_ == (3 if is_host_transfer else 1))
