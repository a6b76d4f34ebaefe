"""What versions of dialects brought, found by name: the tables that are generated of op files and headers."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from opspec.catalog.dialects import generated, package_of
from opspec.catalog.op_index import index
from opspec.catalog.version_changes import DialectVersions, VersionChange
from opspec_model.names import CORE

STABLEHLO = "stablehlo"
TITLES = {STABLEHLO: "StableHLO"}  # what people call a dialect; others by their names
BUILTIN_TIER = "portable"  # what functions are made of has a form in every version
PLAIN = ("builtin.module", "func.func", "func.return", "func.call")


@cache
def versions_of(dialect: str) -> DialectVersions | None:
    """A dialect's versions; None where nobody has op files of it."""
    package = package_of(dialect)
    if package is None or find_spec(f"{package}.version_log") is None:
        return None
    log: dict[str, DialectVersions] = import_module(f"{package}.version_log").DIALECTS
    return log.get(dialect)


@cache
def elements_since() -> dict[str, str]:
    """The versions of StableHLO that brought the element types which came later than it."""
    found: dict[str, str] = import_module(f"{CORE}.version_log").ELEMENTS
    return found


@cache
def changes_of(op: str) -> tuple[VersionChange, ...]:
    """What versions brought to an op, itself first."""
    module, dialect = generated("versions", op), versions_of(op.partition(".")[0])
    if module is not None:
        return cast("tuple[VersionChange, ...]", module.CHANGES)
    return (VersionChange(dialect.since),) if dialect is not None else ()


@cache
def tier_of(op: str) -> str:
    """How far a program with an op may go, whatever the use: what nobody promises goes to the same build."""
    if op in PLAIN:
        return BUILTIN_TIER
    module, dialect = generated("versions", op), versions_of(op.partition(".")[0])
    if dialect is None or op not in index():
        return "same-build"
    return cast("str", module.TIER) if module is not None else dialect.tier
