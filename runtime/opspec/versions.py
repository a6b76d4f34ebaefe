"""Which carrier has which op: what is newer than the one installed says so."""

from __future__ import annotations

from opspec import carrier, ops

# The StableHLO of released carriers, as `opspec --version` shows it.
RELEASES = (("0.10.2", "1.17.0"), ("0.12.0", "1.22.0"))


def lacking(op: str) -> str | None:
    """Why the carrier does not know an op that the spec has; None where it knows it, or nobody does."""
    entry = ops.index().get(op)
    here = carrier.versions()
    if entry is None or not op.startswith("stablehlo.") or _number(entry.since) <= _number(here.stablehlo):
        return None
    release = next((jaxlib for jaxlib, has in RELEASES if _number(entry.since) <= _number(has)), "a newer one")
    return f"this carrier lacks it: {op} needs StableHLO {entry.since}, jaxlib {release}; found {here}"


def is_changed_since(op: str) -> bool:
    """Whether the carrier has an older form of the op than the spec, or none."""
    entry = ops.index().get(op)
    return entry is not None and _number(entry.changed or entry.since) > _number(carrier.versions().stablehlo)


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
