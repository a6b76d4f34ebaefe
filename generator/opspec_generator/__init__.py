"""From spec/ to generated/: load, check, emit."""

from __future__ import annotations

from pathlib import Path

from opspec_model.packaged import packaged_dir


def templates_dir() -> Path:
    """The folder of the templates that came with this package."""
    return packaged_dir(Path(__file__).resolve().parent, "templates")
