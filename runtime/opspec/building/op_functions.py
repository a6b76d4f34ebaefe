"""The ops of the installed dialects as functions that build them, and views of operations that exist.

The module of an op is imported when its name is first used.
"""

from __future__ import annotations

import difflib
import keyword
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from opspec.building.views import OpView, view_class
from opspec.catalog.dialects import generated, packages
from opspec.catalog.op_index import Entry, entries
from opspec_model.names import module_name

if TYPE_CHECKING:
    from jaxlib.mlir import ir


class DialectOps:
    """The ops of one dialect, as attributes."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def _entries(self) -> Mapping[str, Entry]:
        return entries(self._name)

    def __getattr__(self, name: str) -> Callable[..., OpView]:
        short = name[:-1] if keyword.iskeyword(name[:-1]) else name
        known = list(map(module_name, self._entries))
        if short not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise AttributeError(f"{self._name} has no op '{name}'{hint}")
        module = generated("binding", f"{self._name}.{short}")
        builder: Callable[..., OpView] = getattr(module, f"{short}_" if keyword.iskeyword(short) else short)
        self.__dict__[name] = builder
        return builder

    def __dir__(self) -> list[str]:
        return sorted(f"{x}_" if keyword.iskeyword(x) else x for x in map(module_name, self._entries))

    def __repr__(self) -> str:
        return f"<the {len(self._entries)} ops of {self._name}>"


@cache
def dialects() -> dict[str, DialectOps]:
    """The installed dialects by name."""
    return {name: DialectOps(name) for name in packages()}


def view(operation: ir.Operation | ir.OpView) -> OpView:
    """A view of an operation, whoever made it; a plain OpView where no op file describes the op."""
    operation = operation.operation
    return view_class(operation.name)(operation)
