"""How deep a program nests: whoever reads, prints, runs or changes one recurses, so one that is too deep is refused
before that begins, by one limit and in one sentence.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from opspec.errors import LoadError
from opspec.programs import carrier, printed_form

if TYPE_CHECKING:
    from jaxlib.mlir import ir

Op = TypeVar("Op")

# Of bodies of functions, regions and calls; a program from a compiler stays far below.
LEVELS = 100
# Of Python: reduces in reduces, run by formula, take 15 for each level, beside those of whoever calls.
FRAMES = 15 * LEVELS + 1000
FLAT = 20  # levels for which there is room in any case
ATTRIBUTES = 250
# Braces in text; some of them may be those of attributes. What is parsed is counted as it is.
BRACES = LEVELS + ATTRIBUTES

CALLS = {"func.call": "callee", "stablehlo.composite": "decomposition"}
BEGINS = {"mhlo.async_start": "called_computation"}  # calls whose values somebody else gives
NAMED = CALLS | BEGINS
FUNCTION = "func.func"

_IGNORED = re.compile(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->')
_TOKEN = re.compile(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->|=\s*\{|\(\{|\}\)|[(\[{<>}\])]')
_NO_BRACKET = bytes(sorted(set(range(256)) - set(b"(){}[]<>")))
_STEP = np.zeros(256, np.int8)
_STEP[list(b"({[<")] = 1
_STEP[list(b")}]>")] = -1


def check_text(text: bytes) -> bool:
    """Refuse text that is too deep for the parser. Whether it is so flat that its regions are within the limit."""
    brackets = sum(text.count(bracket) for bracket in (b"(", b"{", b"[", b"<"))
    if brackets <= LEVELS or (rough := _rough(text)) <= LEVELS:
        return True
    if rough <= ATTRIBUTES:
        return False
    deepest = {"regions": 0, "brackets": 0}
    depth = {"regions": 0, "brackets": 0}
    opened: list[str] = []
    at = 0
    for token in _TOKEN.finditer(text):
        kind = token[0][-1:] if token[0] != b"->" else b""
        if kind in b"({[<" and kind and token[0][:1] not in b'"/':
            # `({` opens the regions of an op in generic form, `= {` a dictionary.
            which = "regions" if kind == b"{" and token[0][:1] != b"=" else "brackets"
            opened.append(which)
            depth[which] += 1
            deepest[which] = max(deepest[which], depth[which])
            at = at or (token.start() if depth["regions"] > LEVELS else 0)
        elif token[0][:1] in b")}]>" and opened:
            depth[opened.pop()] -= 1
    if deepest["regions"] > BRACES:
        line = text.count(b"\n", 0, at) + 1
        refuse(deepest["regions"], f"in the text, from line {line} on")
    if deepest["brackets"] > ATTRIBUTES:
        raise LoadError(
            f"expected at most {ATTRIBUTES} brackets of attributes and types inside each other, found"
            f" {deepest['brackets']}; deeper ones exhaust the stack of whoever reads them"
        )
    return False


def refuse(found: int, where: str) -> None:
    """Refuse a program of too many levels."""
    if found > LEVELS:
        raise LoadError(
            f"expected at most {LEVELS} levels of functions, regions and calls inside each other, found {found}"
            f" {where}; deeper ones exhaust the stack of whoever reads, runs or changes the program: try a"
            " stablehlo.while for what repeats itself, a stablehlo.case or select for a ladder of ifs"
        )


def _rough(text: bytes) -> int:
    """At least the depth of all brackets together; fast."""
    brackets = np.frombuffer(_IGNORED.sub(b"", text).translate(None, _NO_BRACKET), np.uint8)
    heights = np.cumsum(_STEP[brackets], dtype=np.int64)
    return int((heights - np.minimum.accumulate(heights)).max(initial=0)) + 1


# --- levels of what is parsed -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpReader(Generic[Op]):
    """How ops of a kind are looked at. `inner`: those directly inside that have regions themselves, or call;
    `function`: the name that an op gives its body, `callee`: the one that it calls; empty where there is none.
    """

    inner: Callable[[Op], Iterable[Op]]
    has_regions: Callable[[Op], bool]
    function: Callable[[Op], str]
    callee: Callable[[Op], str]


@dataclass(slots=True)
class _Body:
    """Of a function: how many levels it has itself, and whom it calls at which of them."""

    levels: int = 0
    calls: set[tuple[int, str]] = field(default_factory=set)


def check(root: Op, reading: OpReader[Op]) -> None:
    """Refuse a module in which regions and calls nest too deep; of one that is deep there is room to run."""
    levels = _with_calls(_bodies(root, reading))
    deepest = max(levels, key=lambda name: levels[name])
    refuse(levels[deepest], f"in function @{deepest}" if deepest else "outside of functions")
    if levels[deepest] > FLAT:
        sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))


def check_module(module: ir.Module) -> None:
    """The same, of a module as MLIR holds it."""
    check(module.operation, _OPERATIONS)


def bounded(read: Callable[[], ir.Module]) -> ir.Module:
    """What was read, if it is not too deep; else it is let go where there is room, as that recurses too."""
    held = [read()]
    try:
        check_module(held[0])
    except LoadError as error:
        refusal = str(error)  # the error itself refers to what is let go
    else:
        return held[0]
    carrier.on_big_stack(held.clear)
    raise LoadError(refusal)


def _bodies(root: Op, reading: OpReader[Op]) -> dict[str, _Body]:
    bodies = {"": _Body()}
    pending = [(op, 0, "") for op in reading.inner(root)]
    while pending:
        op, level, function = pending.pop()
        if callee := reading.callee(op):
            bodies[function].calls.add((level, callee))
        if not reading.has_regions(op):
            continue
        if name := reading.function(op):
            function, level = name, 0
        body = bodies.setdefault(function, _Body())
        body.levels = max(body.levels, level + 1)
        pending += [(inner, level + 1, function) for inner in reading.inner(op)]
    return bodies


def _with_calls(bodies: dict[str, _Body]) -> dict[str, int]:
    """The levels of each function and of what it calls. One that calls itself is counted once: that a run finds out."""
    found: dict[str, int] = {}
    begun: set[str] = set()
    pending = [*bodies]
    while pending:
        name = pending[-1]
        body = bodies[name]
        if name not in begun:
            begun.add(name)
            pending += {callee for _, callee in body.calls if callee in bodies and callee not in begun}
            continue
        pending.pop()
        if name not in found:
            found[name] = max([body.levels, *(level + found.get(callee, 0) for level, callee in body.calls)])
    return found


def _inner(op: ir.Operation) -> list[ir.Operation]:
    blocks = (block for region in op.regions for block in region.blocks)
    ops = (inner.operation for block in blocks for inner in block.operations)
    return [inner for inner in ops if len(inner.regions) or inner.name in NAMED]


def _callee(op: ir.Operation) -> str:
    attribute = NAMED.get(op.name, "")
    return printed_form.symbol(str(op.attributes[attribute])) or "" if attribute in op.attributes else ""


def _function(op: ir.Operation) -> str:
    return printed_form.named(str(op.attributes["sym_name"])) if op.name == FUNCTION else ""


_OPERATIONS: OpReader[ir.Operation] = OpReader(_inner, lambda op: bool(len(op.regions)), _function, _callee)
