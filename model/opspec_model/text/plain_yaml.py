"""YAML of files that nobody is told places in: lists of exceptions, tables read for a number or two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

# libyaml is ten times as fast, where PyYAML was built with it.
_FAST: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(path: Path) -> Any:
    """What a file holds, as lists, dictionaries, strings and numbers."""
    return yaml.load(path.read_bytes(), _FAST)
