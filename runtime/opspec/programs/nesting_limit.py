"""How deep a program nests: the carrier recurses, so one that is too deep is refused before it is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from opspec.errors import LoadError

if TYPE_CHECKING:
    from jaxlib.mlir import ir

# What works on both supported carriers with room to spare; a program from a compiler stays far below.
REGIONS = 12_000
ATTRIBUTES = 250

_IGNORED = re.compile(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->')
_TOKEN = re.compile(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->|=\s*\{|\(\{|\}\)|[(\[{<>}\])]')
_NO_BRACKET = bytes(sorted(set(range(256)) - set(b"(){}[]<>")))
_STEP = np.zeros(256, np.int8)
_STEP[list(b"({[<")] = 1
_STEP[list(b")}]>")] = -1


def check_text(text: bytes) -> None:
    """Refuse text in which regions or attributes nest too deep."""
    brackets = sum(text.count(bracket) for bracket in (b"(", b"{", b"[", b"<"))
    if brackets <= ATTRIBUTES or _rough(text) <= ATTRIBUTES:
        return
    deepest = {"regions": 0, "brackets": 0}
    depth = {"regions": 0, "brackets": 0}
    opened: list[str] = []
    for token in _TOKEN.finditer(text):
        kind = token[0][-1:] if token[0] != b"->" else b""
        if kind in b"({[<" and kind and token[0][:1] not in b'"/':
            # `({` opens the regions of an op in generic form, `= {` a dictionary.
            which = "regions" if kind == b"{" and token[0][:1] != b"=" else "brackets"
            opened.append(which)
            depth[which] += 1
            deepest[which] = max(deepest[which], depth[which])
        elif token[0][:1] in b")}]>" and opened:
            depth[opened.pop()] -= 1
    refuse(deepest["regions"], deepest["brackets"])


def refuse(regions: int, attributes: int = 0) -> None:
    depths = (regions, REGIONS, "regions"), (attributes, ATTRIBUTES, "brackets of attributes and types")
    for found, limit, what in depths:
        if found > limit:
            raise LoadError(
                f"the program nests {found} {what} inside each other; at most {limit} are read,"
                " because deeper ones exhaust the stack of the MLIR parser"
            )


def regions_of(operation: ir.Operation) -> int:
    """How deep the regions below an op nest."""
    deepest = 0
    pending = [(operation, 0)]
    while pending:
        op, depth = pending.pop()
        deepest = max(deepest, depth)
        blocks = (block for region in op.regions for block in region.blocks)
        pending += [(child.operation, depth + 1) for block in blocks for child in block.operations]
    return deepest


def _rough(text: bytes) -> int:
    """At least the depth of all brackets together; fast."""
    brackets = np.frombuffer(_IGNORED.sub(b"", text).translate(None, _NO_BRACKET), np.uint8)
    heights = np.cumsum(_STEP[brackets], dtype=np.int64)
    return int((heights - np.minimum.accumulate(heights)).max(initial=0)) + 1
