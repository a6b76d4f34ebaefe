"""What versions brought to ops and dialects, as generated code says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

THE_OP = "the op"


@dataclass(frozen=True, slots=True)
class VersionChange:
    """Something that came to an op with a version, or the op itself. `attribute`: the one that came; `was`: what it is
    in programs older than it, in MLIR's words; `renamed`: what the op was called before; `older`: how earlier versions
    say it; `lost`: they do without the attribute.
    """

    since: str
    what: str = THE_OP
    attribute: str = ""
    was: str = ""
    renamed: str = ""
    older: str = ""
    lost: bool = False


@dataclass(frozen=True, slots=True)
class DialectVersions:
    """A dialect: the version that is described, the first one, all that its log tells of, and how far programs with its
    ops may go. `classes`: the versions of classes of element types that it lacked at first.
    """

    version: str
    since: str
    tier: str
    log: tuple[str, ...] = ()
    classes: Mapping[str, str] = field(default_factory=dict)
