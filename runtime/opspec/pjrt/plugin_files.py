"""Plugins of others: the table of functions in a file, and what a plugin says of itself."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from opspec.errors import OpSpecError
from opspec.pjrt import c_structs
from opspec.pjrt.c_pointers import ERROR_OR_NULL

SYMBOL = "GetPjrtApi"
COMPILES = "Client_Compile"


class BadPlugin(OpSpecError):
    """A file that is no plugin, or one that cannot be used."""


def table_in(path: Path) -> int:
    """The address of the table that the plugin in a file gives; BadPlugin where it gives none."""
    if not path.is_file():
        raise BadPlugin(f"{path}: expected the file of a PJRT plugin, found none")
    try:
        library = ctypes.CDLL(str(path.resolve()))
    except OSError as error:
        raise BadPlugin(f"{path}: expected a PJRT plugin, found what cannot be loaded: {error}") from None
    try:
        give = getattr(library, SYMBOL)
    except AttributeError:
        raise BadPlugin(f"{path}: expected a PJRT plugin, found a library without the function {SYMBOL}") from None
    give.restype = ctypes.c_void_p
    address: int | None = give()
    if not address:
        raise BadPlugin(f"{path}: {SYMBOL} gives no table of functions")
    expect_table(address, str(path))
    return address


def expect_table(address: int, name: str) -> None:
    """BadPlugin where a table is of another PJRT, or has no function that compiles."""
    table = _table(address)
    if not c_structs.covers(table, "version") or table.version.major_version != c_structs.VERSION[0]:
        raise BadPlugin(f"{name}: expected the PJRT C API {c_structs.VERSION[0]}.x, found another table")
    if function(address, COMPILES) is None:
        raise BadPlugin(f"{name}: expected a plugin that compiles programs, found one without PJRT_{COMPILES}")


def _table(address: int) -> Any:  # a field for each function
    return c_structs.api().from_address(address)


def function(address: int, name: str) -> int | None:
    """The address of a function of a table; None where the table does not have it."""
    table = _table(address)
    if not c_structs.covers(table, name):
        return None
    found: int | None = getattr(table, name)
    return found or None


def attributes_of(address: int) -> Mapping[str, str | int | tuple[int, ...]]:
    """What the plugin of a table says of itself, as far as it says it in texts and whole numbers."""
    ask = function(address, "Plugin_Attributes")
    if ask is None:
        return {}
    given = c_structs.arguments("Plugin_Attributes")()
    given.struct_size = given.SIZE
    error = ERROR_OR_NULL(ask)(ctypes.addressof(given))
    if error:
        _destroy(address, error)
        return {}
    size = c_structs.struct("NamedValue").SIZE
    found: dict[str, str | int | tuple[int, ...]] = {}
    at = given.attributes
    for _ in range(given.num_attributes):
        entry = c_structs.struct("NamedValue").from_address(at)
        name = ctypes.string_at(entry.name, entry.name_size).decode(errors="replace")
        if entry.type == 0:
            found[name] = ctypes.string_at(entry.value, entry.value_size).decode(errors="replace")
        elif entry.type == 1:
            found[name] = entry.value
        elif entry.type == 2:
            found[name] = tuple((ctypes.c_int64 * entry.value_size).from_address(entry.value))
        at += max(size, entry.struct_size)
    return found


def _destroy(address: int, error: int) -> None:
    destroy = function(address, "Error_Destroy")
    if destroy is not None:
        given = c_structs.arguments("Error_Destroy")()
        given.struct_size, given.error = given.SIZE, error
        ERROR_OR_NULL(destroy)(ctypes.addressof(given))


def versions_of(attributes: Mapping[str, str | int | tuple[int, ...]]) -> tuple[str, str] | None:
    """The oldest and the newest version of StableHLO that a plugin says it reads."""
    named = [attributes.get(f"stablehlo_{which}_version") for which in ("minimum", "current")]
    if not all(isinstance(found, tuple) for found in named):
        return None
    oldest, newest = (".".join(map(str, found)) for found in named if isinstance(found, tuple))
    return oldest, newest
