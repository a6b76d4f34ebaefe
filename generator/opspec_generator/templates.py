"""The Jinja environment that every target shares."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from opspec_generator import templates_dir


def environment() -> Environment:
    """Templates are named from templates/ on, target first: `verifier/op.py.j2`."""
    return environment_of(templates_dir())


@cache
def environment_of(folder: Path) -> Environment:
    """Templates are named from this folder on."""
    return Environment(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
    )
