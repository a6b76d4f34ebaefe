"""The Jinja environment that every target shares."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from opspec_generator import templates_dir


@cache
def environment() -> Environment:
    """Templates are named from templates/ on, target first: `verifier/op.py.j2`."""
    return Environment(
        loader=FileSystemLoader(templates_dir()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
    )
