"""Which carrier has which op: what is newer than the one installed says so."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from opspec.catalog import op_index
from opspec.programs import carrier

if TYPE_CHECKING:
    from jaxlib.mlir import ir

# The StableHLO of released carriers, as `opspec --version` shows it.
_OF_FORM = re.compile(r"requires .*\b(result|operand)s?\b|expected .* operands?\b|[Ii]nvalid attribute|propert|unknown")
_WRITER = re.compile(r"StableHLO_v(\d+\.\d+\.\d+)")
RELEASES = (("0.10.2", "1.17.0"), ("0.12.0", "1.22.0"))


def knows(op: str) -> bool:
    """Whether the carrier has the op."""
    known: bool = _context().is_registered_operation(op)
    return known


@cache
def _context() -> ir.Context:
    return carrier.new_context()


def lacking(op: str) -> str | None:
    """Why the carrier does not know an op that the spec has; None where it knows it, or nobody does."""
    entry = op_index.index().get(op_index.defined_as(op))
    here = carrier.versions()
    if entry is not None and op.startswith("mhlo.") and not knows(op):  # a dialect without versions
        return f"this carrier lacks it: {op} needs a newer jaxlib; found {here}"
    if entry is None or not op.startswith("stablehlo.") or _number(entry.since) <= _number(here.stablehlo):
        return None
    return f"this carrier lacks it: {op} needs {_needed(entry.since)}; found {here}"


def why_lacking(op: str) -> str:
    """The same of an op that the carrier is known to lack."""
    return lacking(op) or f"{carrier.versions()} lacks this op"


def is_changed_since(op: str) -> bool:
    """Whether the carrier has an older form of the op than the spec, or none."""
    entry = op_index.index().get(op)
    return entry is not None and _number(entry.changed or entry.since) > _number(carrier.versions().stablehlo)


def older_form(op: str, said: str) -> str:
    """Why the carrier may refuse the form of an op that it knows: the op has changed since; nothing where it has not,
    or where what it says is about something else.
    """
    entry = op_index.index().get(op)
    if entry is None or not op.startswith("stablehlo.") or not is_changed_since(op) or not _OF_FORM.search(said):
        return ""
    changed = entry.changed or entry.since
    return f"the carrier has an older form of {op}: that of now needs {_needed(changed)}; found {carrier.versions()}"


def of_writer(writer: str) -> str:
    """What is needed for bytes that cannot be read, by who says to have written them: an artifact names the version
    that it is for.
    """
    here, version = carrier.versions(), _WRITER.fullmatch(writer)
    if version is None:
        return f"written by {writer or 'nobody known'}, read by {here}; a newer writer needs a newer jaxlib"
    if _number(version[1]) <= _number(here.stablehlo):
        return f"written for StableHLO {version[1]}, which {here} reads: the bytes are damaged, or not all there"
    return (
        f"written for {_needed(version[1])}; found {here}; or have it written for that,"
        f" with `opspec lower --to {here.stablehlo} --format artifact`"
    )


def _needed(version: str) -> str:
    release = next((jaxlib for jaxlib, has in RELEASES if _number(version) <= _number(has)), None)
    return f"StableHLO {version}, " + (f"jaxlib {release}" if release else "which no jaxlib has that we know of")


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
