"""Every op as a function: `ops.add(x, y)`, `ops.chlo.sinh(x)`, and views of operations that exist.

The functions are generated. Type checkers see them as they are; ops of packs are of any type to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.op_functions import DialectOps, dialects, view
from opspec.catalog.op_index import DEFAULT, Entry, index

if TYPE_CHECKING:
    from opspec_generated.builders import chlo, stablehlo
    from opspec_generated.builders.stablehlo import *  # noqa: F403 - some of them are named like Python's own functions

__all__ = ["DEFAULT", "DialectOps", "Entry", "chlo", "dialects", "index", "stablehlo", "view"]


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(f"module 'opspec.ops' has no attribute '{name}'")
    found = dialects()
    return found[name] if name in found else getattr(found[DEFAULT], name)


def __dir__() -> list[str]:
    return sorted({"view", *dialects(), *dir(dialects()[DEFAULT])})
