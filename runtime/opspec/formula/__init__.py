"""The meaning of an op, element by element and with exact numbers: what every faster path is tested against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.lazy import lazy

if TYPE_CHECKING:
    from opspec.catalog.op_files import load as load
    from opspec.formula.evaluation import FormulaKernels as FormulaKernels
    from opspec.formula.evaluation import evaluate as evaluate
    from opspec.formula.evaluation import run as run
    from opspec.formula.why_broken import explain_rule as explain_rule
    from opspec.formula.why_broken import rule as rule

_HOMES = {
    "FormulaKernels": "opspec.formula.evaluation",
    "evaluate": "opspec.formula.evaluation",
    "explain_rule": "opspec.formula.why_broken",
    "load": "opspec.catalog.op_files",
    "rule": "opspec.formula.why_broken",
    "run": "opspec.formula.evaluation",
}

__all__ = ["FormulaKernels", "evaluate", "explain_rule", "load", "rule", "run"]

__getattr__, __dir__ = lazy(__name__, _HOMES)
