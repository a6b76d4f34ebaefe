"""What `custom_call` targets compute, those that we know: imported when a program calls one that nobody registered."""

from __future__ import annotations

from importlib import import_module

from opspec.execution.call_registry import FINDERS


def find(target: str) -> None:
    """Import what registers our targets; LAPACK's need SciPy."""
    for module in ("annotations", "exported_targets", "tridiagonal"):
        import_module(f"opspec.execution.custom_calls.{module}")
    if target.startswith("lapack_"):
        try:
            import_module("opspec.execution.custom_calls.lapack")
        except ModuleNotFoundError as error:
            if error.name is None or not error.name.startswith("scipy"):
                raise


FINDERS.append(find)
