"""How far a program may go: each op of it held against the tier that is asked for."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from opspec.catalog.versions import tier_of
from opspec.lowering.graph_values import LowerError
from opspec.lowering.needed_versions import Version, use_of
from opspec.programs.records import import_module
from opspec_model.definitions.versions import TIERS

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

ORDER = list(TIERS)  # from the nearest on
OTHERS_BESIDE = (1, 11, 0)  # the first version of StableHLO whose artifacts may hold other dialects too
REMEDIES = {
    "in-process": "it has to be taken out, or the program stay in the process that made it",
    "same-build": "`opspec lower` replaces what has a graph; all else has to be taken out, or become a composite",
    "mixed": "with --tier mixed it goes along as it is",
}


def reaches(op: str, tier: str) -> bool:
    """Whether an op may go as far as this."""
    return ORDER.index(tier_of(op)) >= ORDER.index(tier)


def expect_tier(module: ir.Module, tier: str, to: Version | None, keep: Collection[str] = ()) -> None:
    """Every op goes as far as this; LowerError for the first that does not. `keep`: those that nobody asks about."""
    for view in import_module(module).walk():
        if view.name in keep:
            continue
        found = use_of(view).tier
        if ORDER.index(found) < ORDER.index(tier):
            message = f"{found} is as far as it may go ({TIERS[found]}), expected {tier}; {REMEDIES[found]}"
            raise LowerError(f"{view.location}: {view.name}: {message}")
        if tier == "mixed" and found == "mixed" and to is not None and to < OTHERS_BESIDE:
            first, target = (".".join(map(str, version)) for version in (OTHERS_BESIDE, to))
            raise LowerError(
                f"{view.location}: {view.name}: artifacts hold other dialects from StableHLO {first} on, found {target}"
            )
