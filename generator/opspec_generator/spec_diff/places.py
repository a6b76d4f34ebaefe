"""Where an op file says something: the line of a key below others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml

_FAST: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml where PyYAML was built with it


def line_of(text: str, keys: Sequence[str]) -> int:
    """The line of the innermost of these keys that the file has, each below the one before; 1 where it has none."""
    node: yaml.Node | None = yaml.compose(text, _FAST)
    found = 1
    for key in keys:
        entries = node.value if isinstance(node, yaml.MappingNode) else ()
        at, node = next(((name, value) for name, value in entries if name.value == key), (None, None))
        if at is None:
            break
        found = at.start_mark.line + 1
    return found
