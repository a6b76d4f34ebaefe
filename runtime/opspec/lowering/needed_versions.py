"""What a program needs of whoever reads it: the versions that brought what it uses, with places, and how far it may
go.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from opspec.catalog.dialects import generated
from opspec.catalog.op_index import index
from opspec.catalog.version_changes import THE_OP, VersionChange
from opspec.catalog.versions import PLAIN, STABLEHLO, changes_of, elements_since, tier_of, versions_of
from opspec.errors import OpSpecError
from opspec.programs.locations import Location
from opspec.programs.records import View, import_module
from opspec.rules.implicit_rules import Binder
from opspec.values.types import Other, Quantized, Tensor
from opspec.verification.generated_rules import definition_of
from opspec.verification.verifier import inputs_of, values_of
from opspec_model.definitions.versions import number

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

Version = tuple[int, ...]
Brought = tuple[str, str, str]  # a version, what it brought, of which dialect


@dataclass(frozen=True, slots=True)
class Need:
    """One use of something that a version of a dialect brought; `since` is empty where no version promises it."""

    since: str
    what: str
    op: str
    place: Location
    dialect: str = STABLEHLO


@dataclass(frozen=True, slots=True)
class VersionUse:
    """What one op of a program uses of what came to it, and how far this use of it may go."""

    view: View
    changes: tuple[VersionChange, ...]
    tier: str


def needs(module: ir.Module) -> Iterator[Need]:
    """Everything that came after the first version, in the order of the program."""
    for view in import_module(module).walk():
        yield from needs_of(view)


def needs_of(view: View) -> Iterator[Need]:
    """What one op needs, that came after the first version of its dialect or of StableHLO."""
    if view.name in PLAIN:
        types = [type_ for region in view.regions for block in region.blocks for type_ in block.types]
        found = brought(view.name, (), types)
    else:
        found = brought(view.name, use_of(view).changes, [*view.operand_types, *view.result_types])
    for since, what, dialect in found:
        yield Need(since, what, view.name, view.location, dialect)


def brought(op: str, changes: Iterable[VersionChange], types: Iterable[Tensor | Other]) -> Iterator[Brought]:
    """What versions after the first brought of a use of an op, which has these changes and types."""
    dialect = op.partition(".")[0]
    if op not in PLAIN and not is_versioned(op):
        yield "", f"the dialect {dialect}", STABLEHLO
        return
    own = ((change.since, change.what, dialect) for change in changes)
    for found in dict.fromkeys((*own, *(by for type_ in types for by in brought_by_type(type_)))):
        versions = versions_of(found[2])
        if versions is None or found[0] != versions.since:
            yield found


def is_versioned(op: str) -> bool:
    """Whether a version says what the op is: one of a dialect whose versions are promised."""
    versions = versions_of(op.partition(".")[0])
    return versions is not None and versions.tier == "portable" and op in index()


@cache
def told_by(op: str, known: Version | None = None) -> frozenset[str] | None:
    """The attributes without which a use of an op needs no more than a version that is known (the first of its dialect
    where none is named), and goes as far as the dialect does, but for its types; None where more than these decides.
    """
    if op in PLAIN:
        return frozenset()
    versions, module = versions_of(op.partition(".")[0]), generated("versions", op)
    if versions is None or not is_versioned(op) or tier_of(op) != versions.tier or (module and module.TIERS):
        return None
    later = [change for change in changes_of(op) if number(change.since) > (known or number(versions.since))]
    by_attribute = all(change.attribute and not change.was for change in later)
    return frozenset(change.attribute for change in later) if by_attribute else None


@dataclass(frozen=True, slots=True)
class Deciding:
    """What decides what a use of an op needs, and how far it may go, beside its name and its element types: attributes,
    and whether it is types as wholes.
    """

    attributes: tuple[str, ...] = ()
    types: bool = False


@cache
def deciding(op: str) -> Deciding | None:
    """None where more decides than operands, results and attributes have."""
    module, definition = generated("versions", op), definition_of(op)
    if module is None or definition is None:
        return Deciding()
    signature = definition.signature
    values = (*signature.operands, *signature.results)
    attributes = {leaf.name: a.name for a in signature.attributes for leaf in (a.fields or (a,))}
    of_types = {value.name for value in values} | {variable.name for variable in signature.typevars if variable.kinds}
    known = {value.element for value in values} | {region.name for region in signature.regions if region.variadic}
    if not {*module.READS} <= {*attributes, *of_types, *known}:
        return None
    read = [attributes[name] for name in module.READS if name in attributes]
    read += [value.when for value in values if value.when]  # they say which value is which
    return Deciding(tuple(dict.fromkeys(read)), not of_types.isdisjoint(module.READS))


def least_versions(found: list[Need]) -> dict[str, str]:
    """The first version of each dialect that has all of them, StableHLO's always; empty where one has no version."""
    if any(not need.since for need in found):
        return {}
    least = {STABLEHLO: _first(STABLEHLO)}
    for need in found:
        least[need.dialect] = max(need.since, least.get(need.dialect, need.since), key=number)
    return least


def least_version(found: list[Need]) -> str:
    """The first version of StableHLO that has all of them; empty where one has no version."""
    return least_versions(found).get(STABLEHLO, "")


def use_of(view: View) -> VersionUse:
    """Which changes this use of an op has."""
    changes = changes_of(view.name)
    module = generated("versions", view.name)
    if module is None:
        return VersionUse(view, changes, tier_of(view.name))
    definition = definition_of(view.name)
    assert definition is not None
    values = values_of(definition, view, *inputs_of(definition, view))
    if isinstance(values, Binder):
        said = values.broken[0].message
        raise OpSpecError(f"{view.location}: {view.name}: {said}; `opspec verify` says more")
    held = module.used(*values)
    own = [change for change, holds in zip(changes, held, strict=False) if holds is not False]
    tiers = [tier for tier, holds in zip(module.TIERS, held[len(changes) :], strict=True) if holds is not False]
    return VersionUse(view, tuple(own), tiers[0] if tiers else module.TIER)


def brought_by_type(type_: Tensor | Other) -> Iterator[Brought]:
    """What of a type came after the first version of StableHLO."""
    if isinstance(type_, Other):
        for inner in type_.elements:
            yield from brought_by_type(inner)
        return
    element = type_.element
    stablehlo = versions_of(STABLEHLO)
    assert stablehlo is not None
    if element.kind in stablehlo.classes:
        yield stablehlo.classes[element.kind], "quantization along an axis", STABLEHLO
    name = str(element.storage if isinstance(element, Quantized) else element)
    if name in elements_since():
        yield elements_since()[name], f"the element type {name}", STABLEHLO


def _first(dialect: str) -> str:
    versions = versions_of(dialect)
    assert versions is not None
    return versions.since


__all__ = ["THE_OP", "Need", "Version", "VersionUse", "least_version", "least_versions", "needs", "use_of"]
