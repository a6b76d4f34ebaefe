"""Reading a program that the MLIR library refuses, as far as it goes.

A program that only the library's verifier refuses is read without it (`opspec.programs.unverified_text`). An op that
its parser refuses is replaced by an opaque one with the same results, until the rest can be read; such an op is held
against our rules if its generic form can be read on its own.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from opspec.programs import carrier, printed_form
from opspec.programs.carrier import CarrierMessage, Refused
from opspec.programs.disguise import disguised, shown
from opspec.programs.locations import Location
from opspec.programs.newer_ops import in_disguise
from opspec.programs.records import ModuleView, View, import_module
from opspec.programs.unverified_text import CURRENT_OP, VALUE, is_elided, read_unverified

if TYPE_CHECKING:
    from jaxlib.mlir import ir

REJECTED = "opspec.rejected"
_STAYS = ("func.func", "builtin.module", REJECTED)

_REDEFINED = re.compile(r"redefinition of symbol named '([\w$.-]+)'$")
_MESH = re.compile(r'[ \t]*"?sdy\.mesh\b')
_MOST = 200
_MOST_RESULTS = 10_000  # `%0:4000000000 = ...` is quickly written
_PATIENCE_S = 5.0

_STATEMENT = re.compile(
    rf"^[ \t]*(?:((?:{VALUE}(?::\d+)?(?:\s*,\s*{VALUE}(?::\d+)?)*\s*=\s*)?)"
    rf'("[\w$.-]+"|[a-z_]\w*(?:\.[\w$-]+)+|return\b|call\b)|({VALUE}(?::\d+)?\s*=\s*)([a-z]\w*))',
    re.MULTILINE | re.ASCII,
)
_BOUNDARY = re.compile(r"[ \t]*(?:}|\^|//|$)", re.MULTILINE)
_TOKEN = re.compile(r'//[^\n]*|"(?:[^"\\]|\\.)*"|->|[<({\[]|[>)}\]]|\n|\s:\s', re.ASCII)
_TYPE = re.compile(r"\s*(tensor|vector|memref|tuple|complex|![\w.$]+|[a-z]\w*)", re.ASCII)
_ALIAS = re.compile(r"(#[\w$.-]+)\s*=", re.ASCII)
_SYMBOL = re.compile(r'\s*@("(?:[^"\\]|\\.)*"|[\w$.-]+)', re.ASCII)


@dataclass(frozen=True, slots=True)
class Statement:
    """One op as the text writes it: offsets, the values it defines, its name, and the types behind its colon."""

    start: int
    end: int
    defines: str
    op: str
    types: tuple[int, int] | None  # where its operand and result types stand


@dataclass(frozen=True, slots=True)
class Unparsed:
    """An op that the library refuses to parse: why, and the op itself, where it could be read alone."""

    message: CarrierMessage
    op: str
    view: View | None


@dataclass(frozen=True, slots=True)
class Recovered:
    """What is left when the refused ops are opaque; `module` is None where even that is refused."""

    module: ModuleView | None
    found: tuple[Unparsed, ...] = ()
    stopped: Location | None = None
    placed: bool = True  # whether it is known where its ops stand


def recover(text: str, context: ir.Context) -> Recovered:
    """Replace one op after the other that cannot be parsed."""
    context.allow_unregistered_dialects = True
    text = in_disguise(text)
    found: list[Unparsed] = []
    end = time.monotonic() + _PATIENCE_S
    while True:
        try:
            read = read_unverified(text, context)
            if read is None:
                return Recovered(None, tuple(found), found[0].message.location if found else None)
            return Recovered(read.module, tuple(found), placed=read.placed)
        except Refused as refused:
            errors = [message for message in refused.messages if message.severity == "error"]
        # What else is said of the same op follows from the first error.
        if errors and (twice := _REDEFINED.match(errors[0].text)):
            here = _offset(text, errors[0].location)
            line_start = text.rfind("\n", 0, here) + 1
            op = "sdy.mesh" if _MESH.match(text, line_start) else "func.func"
            here = line_start if op == "sdy.mesh" else here  # that of a mesh is said somewhere in its name
            at, generic = text.find(f"@{twice[1]}", here), text.find(f'"{op}"', here)
            at = -1 if 0 <= generic < at else at
            start = generic if at < 0 else text.rfind("\n", 0, at) + 1
            start += len(text[start:]) - len(text[start:].lstrip()) if start >= 0 else 0
            line = text.count("\n", 0, start) + 1
            place = replace(errors[0].location, line=line, column=start - text.rfind("\n", 0, start))
            found.append(Unparsed(replace(errors[0], location=place), op, None))
            own = f'"{REJECTED}.{len(found)}"'
            written = f"@{twice[1]}" if at >= 0 else f'sym_name = "{twice[1]}"'
            at = text.find(written, here)
            if at < 0 or len(found) > _MOST:
                return Recovered(None, tuple(found), errors[0].location)
            text = text[:at] + ("@" if written[0] == "@" else "sym_name = ") + own + text[at + len(written) :]
            continue
        statement = _statement_at(text, errors[0].location) if errors else None
        opaque = None if statement is None else _opaque(text, statement)
        if statement is not None and opaque is not None:
            view = _alone(text, statement, errors[0].location)
            if view is None and (unknown := _disguised(text, statement)) is not None:
                text = unknown  # it is judged with what it holds, which cannot be read alone
                continue
            found.append(Unparsed(errors[0], shown(f'"{statement.op}"')[1:-1], view))
        if statement is None or opaque is None or len(found) > _MOST or time.monotonic() > end:
            return Recovered(None, tuple(found), errors[0].location if errors else None)
        text = text[: statement.start] + opaque + text[statement.end :]


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


def op_around(text: str, offset: int) -> Location:
    """The place of the op that holds an offset, or, where that is in the line of an alias, the first use of it."""
    alias = _ALIAS.match(text, text.rfind("\n", 0, offset) + 1)
    used = alias and re.compile(rf"{alias[1]}(?![\w$.-])").search(text, alias.end())
    offset = used.start() if used else offset
    statement = _statement_at(text, _place(text, offset))
    return _place(text, offset if statement is None else statement.start + len(statement.defines))


def _place(text: str, offset: int) -> Location:
    return Location("-", text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


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
    made, name = match[1] if match[4] is None else match[3], (match[2] or match[4]).strip('"')
    return Statement(match.start(1 if match[4] is None else 3), end, made, name, types)


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
        close = printed_form.enclosed(text, at)
        return close + 1 if close >= 0 else None
    name = _TYPE.match(text, at)
    if name is None:
        return None
    if text[name.end() : name.end() + 1] == "<":
        close = printed_form.enclosed(text, name.end())
        return close + 1 if close >= 0 else None
    return name.end()


def _sides(text: str, statement: Statement) -> tuple[list[str], list[str]] | None:
    """The types of operands and of results; one list stands for both where the op writes only one."""
    if statement.types is None:
        return None
    written = text[slice(*statement.types)].strip()
    arrow = printed_form.arrow(written)
    if arrow < 0:
        types = printed_form.split(written)
        return types, types
    return tuple(  # type: ignore[return-value]
        printed_form.split(side[1:-1] if side.startswith("(") else side)
        for side in (written[:arrow].strip(), written[arrow + 2 :].strip())
    )


def _count(defines: str) -> int:
    names = printed_form.split(defines.rstrip().removesuffix("="))
    return sum(int(name.partition(":")[2] or 1) for name in names)


def _opaque(text: str, statement: Statement) -> str | None:
    """An op of no meaning with the same results, as many lines long."""
    sides = _sides(text, statement)
    count = _count(statement.defines)
    results: list[str] = []
    if count:
        if sides is None or len(sides[1]) not in (1, count) or count > _MOST_RESULTS:
            return None
        results = sides[1] if len(sides[1]) == count else sides[1] * count
    lines = "\n" * text.count("\n", statement.start, statement.end)
    symbol = _SYMBOL.match(text, statement.start + len(statement.defines) + len(statement.op))
    named = "" if symbol is None else ' {sym_name = "' + symbol[1].strip('"') + '"}'
    return f'{statement.defines}"{REJECTED}"(){named} : () -> ({", ".join(results)}){lines}'


# --- one op on its own -----------------------------------------------------------------------------


def _alone(text: str, statement: Statement, place: Location) -> View | None:
    """The op, where the text has it in generic form."""
    body = text[statement.start + len(statement.defines) : statement.end]
    return _generic_op(body, place) if body.startswith('"') else None


def generic_op(refused: Refused, location: Location) -> View | None:
    """The op at a place, from the generic form that a note of the library's verifier may carry."""
    for message in refused.messages:
        for note in message.notes:
            if message.location == location and note.text.startswith(CURRENT_OP):
                return _generic_op(note.text.removeprefix(CURRENT_OP).strip(), location)
    return None


def _disguised(text: str, statement: Statement) -> str | None:
    """The text with an op in generic form as one that the library does not know."""
    start = statement.start + len(statement.defines)
    other = disguised(text[start : statement.end]) if text[start] == '"' else None
    return None if other is None else text[:start] + other + text[statement.end :]


def _generic_op(generic: str, place: Location) -> View | None:
    if printed_form.has_foreign_bytes(generic):  # asking for such a name ends the process
        return None
    if is_elided(generic):
        return None
    try:
        module = carrier.parse_unverified(_module_of(generic))
    except (Refused, ValueError):
        return None
    view = import_module(module).functions["alone"].regions[0].block.ops[0]
    view._location = place
    return view


def _module_of(generic: str) -> str:
    """A program that holds only this op: its operands are the arguments of a function."""
    body = re.sub(rf"^{VALUE}(?::\d+)?(?:, *{VALUE}(?::\d+)?)* = ", "", generic)
    opening = body.index("(", body.index('"', 1))
    closing = printed_form.enclosed(body, opening)
    signature = body.rindex(": (", 0, body.rindex("->")) + 2
    types = printed_form.split(body[signature + 1 : printed_form.enclosed(body, signature)])
    results = body[body.index("->", printed_form.enclosed(body, signature)) + 2 :].strip()
    count = len(printed_form.split(results[1:-1])) if results.startswith("(") else 1
    names = [f"%operand{at}" for at in range(len(types))]
    arguments = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    made = f"%result:{count} = " if count else ""
    return (
        f'"func.func"() <{{function_type = ({", ".join(types)}) -> (), sym_name = "alone"}}> ({{\n'
        f"^bb0({arguments}):\n"
        f"{made}{body[: opening + 1]}{', '.join(names)}{body[closing:]}\n"
        '"func.return"() : () -> ()\n}) : () -> ()\n'
    )
