"""From spec/ to generated/: load, check, emit."""

from __future__ import annotations

from pathlib import Path


def packaged_dir(name: str) -> Path:
    """The folder `spec` or `templates` that came with this package: inside the wheel, or in the checkout."""
    package = Path(__file__).resolve().parent
    in_wheel = package / "data" / name
    return in_wheel if in_wheel.is_dir() else package.parent.parent / name
