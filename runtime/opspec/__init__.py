"""OpSpec: load, verify and run StableHLO programs by the rules and meanings that the op files state.

Every name is imported when it is first used, so that `import opspec` costs nothing.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opspec.carrier import enable as enable
    from opspec.custom_calls import CustomCall as CustomCall
    from opspec.custom_calls import composite as composite
    from opspec.custom_calls import custom_call as custom_call
    from opspec.errors import OpSpecError as OpSpecError
    from opspec.executor import compile as compile  # noqa: A004
    from opspec.executor import run as run
    from opspec.explain import explain as explain
    from opspec.load import load as load
    from opspec.lower import lower as lower
    from opspec.recompose import recompose as recompose
    from opspec.refine import refine as refine
    from opspec.verify import Diagnostic as Diagnostic
    from opspec.verify import verify as verify

__version__ = "0.1.0"

_HOMES = {
    "CustomCall": "opspec.custom_calls",
    "Diagnostic": "opspec.verify",
    "OpSpecError": "opspec.errors",
    "compile": "opspec.executor",
    "composite": "opspec.custom_calls",
    "custom_call": "opspec.custom_calls",
    "enable": "opspec.carrier",
    "explain": "opspec.explain",
    "load": "opspec.load",
    "lower": "opspec.lower",
    "recompose": "opspec.recompose",
    "refine": "opspec.refine",
    "run": "opspec.executor",
    "verify": "opspec.verify",
}

__all__ = [
    "CustomCall", "Diagnostic", "OpSpecError", "compile", "composite", "custom_call", "enable", "explain", "load",
    "lower", "recompose", "refine", "run", "verify",
]  # fmt: skip


class _Package(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'opspec' has no attribute {name!r}")
        value = getattr(import_module(_HOMES[name]), name)
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: object) -> None:
        # Importing the module `opspec.load` would bind it where the function of the same name belongs.
        if not (name in _HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *_HOMES})


sys.modules[__name__].__class__ = _Package
