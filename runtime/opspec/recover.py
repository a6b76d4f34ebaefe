"""Reading on in a pretty program after the MLIR library has refused some of its ops.

The library verifies while it parses, and stops at the first bad op of a function. Here each op that it refuses is
replaced by an opaque one with the same results, until the rest passes; the refused op is read on its own, with its
dimensions left open so that the library lets it through, and then held against our rules with its real types.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from opspec import asm, carrier
from opspec.carrier import Message, Refused
from opspec.decode import Decoder
from opspec.element import Other, Tensor
from opspec.location import Location
from opspec.view import ModuleView, View, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

REJECTED = "opspec.rejected"
_STAYS = ("func.func", "builtin.module", REJECTED)

_CURRENT_OP = "see current operation: "
_MOST = 200
_PATIENCE_S = 5.0
_MORE_DIMENSIONS = (0, None, 1, 2, 3, 4, 6)  # that an op is given when it is read alone; None: as it is written

_VALUE = r"%[\w$.-]+"
_STATEMENT = re.compile(
    rf"^[ \t]*((?:{_VALUE}(?::\d+)?(?:\s*,\s*{_VALUE}(?::\d+)?)*\s*=\s*)?)"
    r'("[\w$.-]+"|[a-z_]\w*(?:\.[\w$-]+)+|return\b|call\b)',
    re.MULTILINE | re.ASCII,
)
_BARE = re.compile(rf"\s*(?:{_VALUE}(?:#\d+)?(?:\s*,\s*{_VALUE}(?:#\d+)?)*)?\s*:\s*", re.ASCII)
_BOUNDARY = re.compile(r"[ \t]*(?:}|\^|//|$)", re.MULTILINE)
_TOKEN = re.compile(r'//[^\n]*|"(?:[^"\\]|\\.)*"|->|[<({\[]|[>)}\]]|\n|\s:\s', re.ASCII)
_TYPE = re.compile(r"\s*(tensor|vector|memref|tuple|complex|![\w.$]+|[a-z]\w*)", re.ASCII)
_RANKED = re.compile(r"tensor<((?:[\d?]+x)*)([^<>,]*(?:<[^<>]*>)?)>")


@dataclass(frozen=True, slots=True)
class Statement:
    """One op as the text writes it: offsets, the values it defines, its name, and the types behind its colon."""

    start: int
    end: int
    defines: str
    op: str
    types: tuple[int, int] | None  # where its operand and result types stand


@dataclass(frozen=True, slots=True)
class Found:
    """An op that the library refuses: why, and the op itself with its real types, where it could be read alone."""

    message: Message
    op: str
    view: View | None


@dataclass(frozen=True, slots=True)
class Recovered:
    """What is left when the refused ops are opaque; `module` is None where even that is refused."""

    module: ir.Module | None
    found: tuple[Found, ...]
    stopped: Location | None = None


def recover(text: str, refused: Refused, context: ir.Context) -> Recovered:
    """Replace one refused op after the other; `refused` is what the library said of the text."""
    context.allow_unregistered_dialects = True
    found: list[Found] = []
    end = time.monotonic() + _PATIENCE_S
    while True:
        errors = [message for message in refused.messages if message.severity == "error"]
        edits: dict[int, tuple[Statement, str]] = {}
        for message in errors:
            statement = _statement_at(text, message.location)
            opaque = None if statement is None else _opaque(text, statement)
            if statement is None or opaque is None or statement.start in edits:
                continue
            edits[statement.start] = (statement, opaque)
            place = message.location
            view = _alone(text, statement, place) or generic_op(refused, place)
            found.append(Found(message, statement.op, view))
        if not edits or len(found) > _MOST or time.monotonic() > end:
            return Recovered(None, tuple(found), errors[0].location if errors else None)
        for start in sorted(edits, reverse=True):
            statement, opaque = edits[start]
            text = text[:start] + opaque + text[statement.end :]
        try:
            return Recovered(carrier.parse(text, context), tuple(found))
        except Refused as again:
            refused = again


# --- the text of one op ----------------------------------------------------------------------------


def _statement_at(text: str, location: Location) -> Statement | None:
    """The innermost op whose text holds a location; None for one that the text has not."""
    if location.file is None or not location.line:
        return None
    offset = _offset(text, location)
    best: Statement | None = None
    for statement in _statements(text, offset):
        if statement.start <= offset < statement.end:
            best = statement
    return None if best is None or best.op in _STAYS else best


def _offset(text: str, location: Location) -> int:
    at = 0
    for _ in range(location.line - 1):
        at = text.find("\n", at) + 1
        if at == 0:
            return len(text)
    return at + max(0, location.column - 1)


def _statements(text: str, upto: int) -> Iterator[Statement]:
    """The ops that begin before an offset and may hold it; only the last few lines that begin one matter."""
    starts = list(_STATEMENT.finditer(text, 0, text.find("\n", upto) % (len(text) + 1)))
    for match in starts[-64:]:
        yield _measured(text, match)


def _measured(text: str, match: re.Match[str]) -> Statement:
    """An op ends at a line end outside of all brackets behind which another op, a label or a brace begins."""
    depth, types = 0, None
    end = len(text)
    for token in _TOKEN.finditer(text, match.end()):
        kind = token[0]
        if kind in "<({[":
            depth += 1
        elif kind in (">", ")", "}", "]"):
            depth -= 1
            if depth < 0:
                end = token.start()
                break
        elif kind == "\n" and depth == 0:
            if _BOUNDARY.match(text, token.end()) or _STATEMENT.match(text, token.end()):
                end = token.start()
                break
        elif kind.strip() == ":" and depth == 0 and types is None:
            types = _types_at(text, token.end())
    name = match[2].strip('"')
    return Statement(match.start(1), end, match[1], name, types)


def _types_at(text: str, start: int) -> tuple[int, int] | None:
    """Where the types that begin here end: `T`, `T, U`, `(T, U) -> V`."""
    at = start
    while True:
        after = _one_type(text, at)
        if after is None:
            return (start, at) if at > start else None
        at = after
        more = re.compile(r"\s*(,|->)\s*").match(text, at)
        if more is None:
            return start, at
        at = more.end()


def _one_type(text: str, at: int) -> int | None:
    if text[at : at + 1] == "(":
        close = asm.enclosed(text, at)
        return close + 1 if close >= 0 else None
    name = _TYPE.match(text, at)
    if name is None:
        return None
    if text[name.end() : name.end() + 1] == "<":
        close = asm.enclosed(text, name.end())
        return close + 1 if close >= 0 else None
    return name.end()


def _sides(text: str, statement: Statement) -> tuple[list[str], list[str]] | None:
    """The types of operands and of results; one list stands for both where the op writes only one."""
    if statement.types is None:
        return None
    written = text[slice(*statement.types)].strip()
    arrow = asm.arrow(written)
    if arrow < 0:
        types = asm.split(written)
        return types, types
    return tuple(  # type: ignore[return-value]
        asm.split(side[1:-1] if side.startswith("(") else side)
        for side in (written[:arrow].strip(), written[arrow + 2 :].strip())
    )


def _count(defines: str) -> int:
    names = asm.split(defines.rstrip().removesuffix("="))
    return sum(int(name.partition(":")[2] or 1) for name in names)


def _opaque(text: str, statement: Statement) -> str | None:
    """An op of no meaning with the same results, as many lines long."""
    sides = _sides(text, statement)
    count = _count(statement.defines)
    results: list[str] = []
    if count:
        if sides is None or len(sides[1]) not in (1, count):
            return None
        results = sides[1] if len(sides[1]) == count else sides[1] * count
    lines = "\n" * text.count("\n", statement.start, statement.end)
    return f'{statement.defines}"{REJECTED}"() : () -> ({", ".join(results)}){lines}'


# --- one op on its own -----------------------------------------------------------------------------


def _alone(text: str, statement: Statement, place: Location) -> View | None:
    """The op with the types that it has in the text, read from a form with open dimensions that the library takes."""
    sides = _sides(text, statement)
    body = text[statement.start : statement.end]
    if sides is None or statement.types is None or not statement.op.partition(".")[2]:
        return None
    names = _operands(body[len(statement.defines) :])
    operands, results = sides
    if len(operands) == 1 < len(names):
        operands = operands * len(names)
    if len(names) != len(operands):
        return None
    first, last = (at - statement.start for at in statement.types)
    count = _count(statement.defines)
    context = carrier.new_context(unregistered=True)
    real = _real([*operands, *(results if len(results) == count else results * count)], context)
    if real is None:
        return None
    written = text[slice(*statement.types)].strip()
    head = body[len(statement.defines) + len(statement.op) : first]
    if _BARE.fullmatch(head):
        given = results if len(results) == count else results * count
        return _generic_op(
            f'"{statement.op}"({", ".join(names)}) : ({", ".join(operands)}) -> ({", ".join(given)})', place
        )
    for more, most in product(_MORE_DIMENSIONS, _MORE_DIMENSIONS):
        taken = [_opened(type_, more, scalars=False) for type_ in operands]
        given = [_opened(type_, most, scalars=True) for type_ in results]
        arguments = dict(zip(names, taken, strict=True))
        loose = body[:first] + _signature(written, taken, given) + body[last:]
        listed = ", ".join(f"{name}: {type_}" for name, type_ in arguments.items())
        try:
            module = carrier.parse(f"func.func @alone({listed}) {{\n{loose}\nreturn\n}}\n", context)
        except Refused:
            continue
        return _as_written(import_module(module), names, real, place)
    return None


def generic_op(refused: Refused, location: Location) -> View | None:
    """The op at a place, from the generic form that a note of the library's verifier may carry."""
    for message in refused.messages:
        for note in message.notes:
            if message.location == location and note.text.startswith(_CURRENT_OP):
                return _generic_op(note.text.removeprefix(_CURRENT_OP).strip(), location)
    return None


def _generic_op(generic: str, place: Location) -> View | None:
    try:
        module = carrier.parse_unverified(_module_of(generic))
    except (Refused, ValueError):
        return None
    view = import_module(module).functions["alone"].regions[0].block.ops[0]
    view._location = place
    return view


def _module_of(generic: str) -> str:
    """A program that holds only this op: its operands are the arguments of a function."""
    body = re.sub(rf"^{_VALUE}(?::\d+)?(?:, *{_VALUE}(?::\d+)?)* = ", "", generic)
    opening = body.index("(", body.index('"', 1))
    closing = asm.enclosed(body, opening)
    signature = body.rindex(": (", 0, body.rindex("->")) + 2
    types = asm.split(body[signature + 1 : asm.enclosed(body, signature)])
    results = body[body.index("->", asm.enclosed(body, signature)) + 2 :].strip()
    count = len(asm.split(results[1:-1])) if results.startswith("(") else 1
    names = [f"%operand{at}" for at in range(len(types))]
    arguments = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    made = f"%result:{count} = " if count else ""
    return (
        f'"func.func"() <{{function_type = ({", ".join(types)}) -> (), sym_name = "alone"}}> ({{\n'
        f"^bb0({arguments}):\n"
        f"{made}{body[: opening + 1]}{', '.join(names)}{body[closing:]}\n"
        '"func.return"() : () -> ()\n}) : () -> ()\n'
    )


def _as_written(module: ModuleView, names: list[str], real: list[Tensor | Other], place: Location) -> View | None:
    """The op of a module that holds it alone, with the types and the place that it has in the program."""
    view = module.functions["alone"].regions[0].block.ops[0]
    if (len(view.operand_types), len(view.operand_types) + len(view.result_types)) != (len(names), len(real)):
        return None
    view.operand_types, view.result_types = tuple(real[: len(names)]), tuple(real[len(names) :])
    view._location = place
    return view


def _operands(body: str) -> list[str]:
    """The values that an op takes, in order; not those that its regions define or use."""
    opening = body.find("{")
    while opening >= 0 and not re.match(r"\{\s*(?:\^|%|\"?[a-z_]+\.)", body[opening:]):
        opening = body.find("{", opening + 1)  # a dictionary of attributes
    head = body if opening < 0 else body[:opening]
    head = head.partition(" reducer(")[0]
    return [match[0] for match in re.finditer(_VALUE + r"(?:#\d+)?(?!\s*=)", head)]


def _signature(written: str, operands: list[str], results: list[str]) -> str:
    """Types as they are written, with others in their places."""
    arrow = asm.arrow(written)
    if arrow < 0:
        return ", ".join(results)
    left, right = written[:arrow].strip(), written[arrow + 2 :].strip()
    return " -> ".join(
        f"({', '.join(types)})" if side.startswith("(") else ", ".join(types)
        for side, types in ((left, operands), (right, results))
    )


def _opened(type_: str, more: int | None, scalars: bool) -> str:
    """A tensor type whose dimensions are all open, with more of them."""
    ranked = _RANKED.fullmatch(type_)
    if ranked is None or more is None:
        return type_
    rank = ranked[1].count("x")
    return f"tensor<{'?x' * (rank + more if rank or scalars else 0)}{ranked[2]}>"


def _real(types: list[str], context: ir.Context) -> list[Tensor | Other] | None:
    decoder = Decoder()
    try:
        return [decoder.type(carrier.ir.Type.parse(type_, context)) for type_ in types]
    except (carrier.ir.MLIRError, ValueError):
        return None
