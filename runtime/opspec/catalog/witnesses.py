"""The programs that show what the rules of an op refuse and let pass, as they are generated for each op."""

from __future__ import annotations

from typing import NamedTuple

from opspec.catalog.dialects import generated


class Witnesses(NamedTuple):
    """`breaks`: rules by short name, each with a program that breaks it alone. `keeps`: programs that break none."""

    breaks: list[tuple[str, str]]
    keeps: list[str]


def witnesses(op: str) -> Witnesses:
    """The witnesses of an op; none of one that no op file describes."""
    module = generated("witnesses", op)
    return Witnesses([], []) if module is None else Witnesses(module.BREAKS, module.KEEPS)
