"""Ops and attributes as those of dialects that nobody knows, so that the library does not look into them.

The names of these dialects are as long as those that they stand for: places in the text stay where they are.
"""

from __future__ import annotations

import re

_NAMES = {"stablehlo": "opspecraw", "chlo": "opsc", "mhlo": "opsm"}
_MEANT = {other: dialect for dialect, other in _NAMES.items()}
_DISGUISED = re.compile(rf"(?<=[#\"'])(?:{'|'.join(_MEANT)})(?=\.)")


def disguised(text: str) -> str | None:
    """`"stablehlo.add"`, `#stablehlo.conv` of another dialect; None for those of other dialects, and in disguise."""
    dialect = re.match(r'["#]?(\w+)', text)
    if dialect is None or dialect[1] not in _NAMES:
        return None
    return text[: dialect.start(1)] + _NAMES[dialect[1]] + text[dialect.end(1) :]


def shown(text: str) -> str:
    """What a text in disguise says."""
    return _DISGUISED.sub(lambda match: _MEANT[match[0]], text)
