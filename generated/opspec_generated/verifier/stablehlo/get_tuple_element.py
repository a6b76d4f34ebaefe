"""Verifier of stablehlo.get_tuple_element: One value of a tuple."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule, same
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule("0 <= index < len(V)", says="the tuple has a value at `index`", public="C1"),
    "C2": Rule("R == V[index]", says="`result` has the type of that value", public="C2"),
}


def rules(
    check: Check,
    operand: Other,
    index: int,
    result: Tensor | Other,
    V: Sequence[Tensor | Other],
    R: Tensor | Other,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= index < len(V))
    check("C2", lambda: same(R, V[index]), needs=("C1",))
