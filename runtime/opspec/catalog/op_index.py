"""The ops of all installed dialects by name, as the index that is generated for each dialect has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from opspec.catalog.dialects import package_of, packages
from opspec.errors import WrongUse
from opspec_model.names import PUBLIC

DEFAULT = "stablehlo"


@dataclass(frozen=True, slots=True)
class Entry:
    """What the index says of an op. `meaning`: derived, graph, extern or none; `since`, `changed`: versions;
    `readings`: the names of those beside the public one.
    """

    summary: str
    meaning: str
    regions: tuple[str, ...] = ()
    since: str = ""
    changed: str = ""
    readings: tuple[str, ...] = ()


@cache
def index() -> dict[str, Entry]:
    """Every op of every installed dialect by its full name."""
    found: dict[str, Entry] = {}
    for dialect in packages():
        found |= {f"{dialect}.{short}": entry for short, entry in entries(dialect).items()}
    return dict(sorted(found.items()))


@cache
def entries(dialect: str) -> dict[str, Entry]:
    """The ops of one dialect by mnemonic."""
    entries: Mapping[str, Entry] = import_module(f"{package_of(dialect)}.index").INDEX
    split = ((name.partition("."), entry) for name, entry in entries.items())
    return {short: entry for (found, _, short), entry in split if found == dialect}


def defined_as(name: str) -> str:
    """The op whose file says what an op is: of `mhlo.add` that is `stablehlo.add`; most are described by their own."""
    dialect, dot, _ = name.partition(".")
    return _shared(dialect).get(name, name) if dot else name


@cache
def shares(name: str) -> bool:
    """Whether an op is of a dialect that has ops of others."""
    return bool(_shared(name.partition(".")[0]))


@cache
def all_shared() -> dict[str, str]:
    """The ops of all installed dialects that are those of another dialect, with these."""
    return {name: op for dialect in packages() for name, op in _shared(dialect).items()}


@cache
def _shared(dialect: str) -> Mapping[str, str]:
    """Those of one dialect: a pack is imported when one of its ops is met."""
    package = package_of(dialect) if dialect in packages() else None
    if package is None or find_spec(f"{package}.same_as") is None:
        return {}
    found: Mapping[str, str] = import_module(f"{package}.same_as").SAME_AS
    return {name: op for name, op in found.items() if name.startswith(f"{dialect}.")}


def expect_reading(name: str) -> str:
    """The name of a reading; an error names those that there are where no op of any dialect has it."""
    if name == PUBLIC or any(name in readings_of(dialect) for dialect in packages()):
        return name
    known = [PUBLIC, *dict.fromkeys(found for dialect in packages() for found in readings_of(dialect))]
    raise WrongUse(f"expected the name of a reading, one of {', '.join(known)}; found {name!r}")


def readings_of(dialect: str) -> list[str]:
    """The readings that ops of a dialect have beside the public one."""
    return list(dict.fromkeys(name for entry in entries(dialect).values() for name in entry.readings))
