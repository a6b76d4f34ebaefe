"""What is said of costs in plans: of ops that no kernel computes, by the formulas of their traits; and of a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from opspec.compiled.open_sizes import has_open_sizes
from opspec.programs.records import View
from opspec.reads.of_programs import costs_of_view
from opspec_model.text.counting import counted

_KEYS = ("read", "written", "operations")
_UNKNOWN = "of_unknown_cost"


def costs_as_data(view: View) -> dict[str, Any]:
    """What is known of an op's costs, as data. An op with blocks is said nothing of: these are counted."""
    if has_open_sizes((*view.operand_types, *view.result_types)):
        return {_UNKNOWN: True}
    costs = asdict(costs_of_view(view))
    found = {key: costs[key] for key in _KEYS if costs[key] is not None}
    if found or view.regions or view.name == "func.call":
        return found
    return {_UNKNOWN: True}


def total_costs(blocks: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """What all steps of all blocks cost, each block once."""
    parts = [part for block in blocks for step in block["steps"] for part in (step, *step.get("kernels", ()))]
    return {key: sum(part.get(key, 0) for part in parts) for key in (*_KEYS, _UNKNOWN)}


def cost_words(costs: Mapping[str, int]) -> str:
    """What is known, in words; nothing where nothing is."""
    return ", ".join(_words(costs))


def _words(costs: Mapping[str, int]) -> Iterator[str]:
    if "read" in costs:
        yield f"{costs['read']:,} bytes read"
    if "written" in costs:
        yield f"{costs['written']:,}{'' if 'read' in costs else ' bytes'} written"
    if "operations" in costs:
        yield counted(costs["operations"], "operation")


def total_words(data: Mapping[str, Any]) -> str:
    """The costs of a program in a line."""
    costs = data["costs"]
    once = ", each block once" if sum(bool(block["steps"]) for block in data["blocks"]) > 1 else ""
    left = costs[_UNKNOWN]
    without = f", without {left} op{'s' if left > 1 else ''} of unknown cost" if left else ""
    return f"in all {cost_words(costs)}{once}{without}"
