"""OpSpec: load, verify and run StableHLO programs by the rules and meanings that the op files state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.lazy import lazy
from opspec.version import __version__ as __version__

if TYPE_CHECKING:
    from opspec.compiled.engines import compile as compile  # noqa: A004
    from opspec.compiled.engines import run as run
    from opspec.errors import OpSpecError as OpSpecError
    from opspec.execution.call_registry import CustomCall as CustomCall
    from opspec.execution.call_registry import composite as composite
    from opspec.execution.call_registry import custom_call as custom_call
    from opspec.lowering.expansion import lower as lower
    from opspec.lowering.recomposition import recompose as recompose
    from opspec.programs.carrier import enable as enable
    from opspec.programs.diagnostic import Diagnostic as Diagnostic
    from opspec.programs.loading import load as load
    from opspec.propagation.propagate import propagate as propagate
    from opspec.refinement.refiner import refine as refine
    from opspec.verification.explain_pages import explain as explain
    from opspec.verification.verifier import verify as verify

_HOMES = {
    "CustomCall": "opspec.execution.call_registry",
    "Diagnostic": "opspec.programs.diagnostic",
    "OpSpecError": "opspec.errors",
    "compile": "opspec.compiled.engines",
    "composite": "opspec.execution.call_registry",
    "custom_call": "opspec.execution.call_registry",
    "enable": "opspec.programs.carrier",
    "explain": "opspec.verification.explain_pages",
    "load": "opspec.programs.loading",
    "lower": "opspec.lowering.expansion",
    "propagate": "opspec.propagation.propagate",
    "recompose": "opspec.lowering.recomposition",
    "refine": "opspec.refinement.refiner",
    "run": "opspec.compiled.engines",
    "verify": "opspec.verification.verifier",
}

__all__ = [
    "CustomCall",
    "Diagnostic",
    "OpSpecError",
    "compile",
    "composite",
    "custom_call",
    "enable",
    "explain",
    "load",
    "lower",
    "propagate",
    "recompose",
    "refine",
    "run",
    "verify",
]

__getattr__, __dir__ = lazy(__name__, _HOMES, ("arrays", "cuda", "formula", "grid", "observe", "ops"))
