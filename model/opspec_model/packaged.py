"""Folders that came with a package of ours: inside the wheel, or in the checkout."""

from __future__ import annotations

from pathlib import Path


def packaged_dir(package: Path, name: str) -> Path:
    """A folder that came with the package that lies in another."""
    in_wheel = package / "data" / name
    return in_wheel if in_wheel.is_dir() else package.parent.parent / name


def shipped_dir(dialect: str) -> Path:
    """Where the generated package of a pack of ours lies in a checkout."""
    return Path(__file__).resolve().parent.parent.parent / "packs" / dialect / "generated"


def spec_dir() -> Path:
    """Our own spec."""
    return packaged_dir(Path(__file__).resolve().parent, "spec")
