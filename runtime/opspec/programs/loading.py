"""Programs from text, files, bytecode, portable artifacts, `jax.export` blobs and HLO, as MLIR modules.

The carrier's readers crash on damaged bytes (one in six random corruptions of a small program ends the
process, others never return), and on some text whose names are not UTF-8. Such input is first read in a child
process (0.25 s), unless the caller vouches for it with `trusted=True`. Other text is read here at once.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.catalog import dialects, op_index
from opspec.errors import LoadError
from opspec.programs import carrier, convolution_numbers, nesting_limit, newer_ops, plain_bytes, sandbox
from opspec.programs.binary_forms import BYTECODE, exported_module
from opspec.programs.borrowed_ops import rewritten
from opspec.programs.carrier import CarrierMessage, Refused
from opspec.programs.carrier_versions import of_writer, older_form, why_lacking
from opspec.programs.diagnostic import printable
from opspec.programs.hlo import conversion, forms, literals
from opspec.programs.locations import UNKNOWN, Location
from opspec.programs.pack_upgrades import upgraded
from opspec.programs.printed_form import has_foreign_bytes
from opspec.programs.records import import_module
from opspec.programs.recovery import Recovered, Unparsed, generic_op, op_around, recover
from opspec.values.arrays import Array
from opspec_model.names import OVER_MEMORY

if TYPE_CHECKING:
    from jaxlib.mlir import ir

Source = str | os.PathLike[str] | bytes

_SPLIT = re.compile(r"^// -----[^\n]*", re.MULTILINE)
_CURRENT_OP = "see current operation: "
_OP_HERE = re.compile(r'"?((?:stablehlo|chlo|func|sdy)\.\w+|[\w$]+\.[\w.$]+)')
_OP_IN_MESSAGE = re.compile(r"^'([\w.$]+)' op ")
_NOT_VERIFICATION = re.compile(r"^custom op '|unregistered dialect|^Dialect `|^expected |has no custom assembly form")


class HloNote(UserWarning):
    """What of HLO means nothing here."""


@dataclass(frozen=True, slots=True)
class Rejection:
    """Why the carrier's verifier stopped at a program; `generic` is the op in generic form, if known."""

    message: str
    location: Location
    op: str | None
    generic: str | None


@dataclass(frozen=True, slots=True)
class LoadedModule:
    """A module to verify and the ops that are not in it: see `Recovered`. Why the carrier refuses it, if it does."""

    read: Recovered
    refusal: Rejection | None = None
    hint: str = ""


@dataclass(frozen=True, slots=True)
class _Program:
    kind: str
    data: bytes
    text: str = ""
    path: str | None = None
    rewritten: bool = False  # the text is not what the file holds
    hlo: forms.Hlo | None = None  # what it was

    @property
    def name(self) -> str:
        return self.path or f"<{self.kind}>"


def load(source: Source, *, context: ir.Context | None = None, trusted: bool | None = None) -> ir.Module:
    """A verified module from text (a str with a newline), a path, or bytes of any of the formats.

    `context` defaults to a new one, which admits the ops of installed packs; `opspec.enable()` makes one that
    admits any dialect's. With `trusted=True` bytes are read in this process at once; with False even plain
    text in a child first.
    """
    return _loaded(_recognise(source), context, trusted)


def _loaded(program: _Program, context: ir.Context | None = None, trusted: bool | None = None) -> ir.Module:
    try:
        if context is not None:
            return _read(program, context, trusted)
        return _read_with_newer(program, _context(program), trusted)
    except Refused as refused:
        raise LoadError(_explained(refused, program)) from None


def recorded_arguments(source: Source) -> list[Array] | None:
    """The arguments that a snapshot of XLA holds with its program; None of other programs."""
    hlo = forms.recognised(_content(source))
    return None if hlo is None or hlo.literals is None else literals.arrays(hlo.literals)


def load_split(source: Source) -> list[ir.Module]:
    """The programs of a text that lines `// -----` part, as files of tests have them; one module of another source."""
    program = _recognise(source)
    texts = _SPLIT.split(program.text)
    if len(texts) == 1:
        return [_loaded(program)]
    modules, line = [], 0
    for text in texts:
        if text.strip():  # its lines keep their numbers
            whole = "\n" * line + text
            modules.append(_loaded(replace(program, data=whole.encode(), text=whole, rewritten=True)))
        line += text.count("\n")
    return modules


def load_generic(text: str, *, trusted: bool | None = None) -> ir.Module:
    """Text with its ops in generic form (functions may be pretty) as a module that nobody has verified."""
    program = _Program("text", text.encode(), text)
    try:
        return _read_unverified(program, trusted)
    except Refused as refused:
        raise LoadError(_explained(refused, program)) from None


def load_unverified(source: Source, *, trusted: bool | None = None) -> ir.Module | None:
    """A program of ops in generic form as a module that nobody has verified; None for other programs."""
    program = _recognise(source)
    if program.kind != "text":
        return None
    try:
        return _read_unverified(program, trusted)
    except Refused:
        return None


def load_for_verify(source: Source, *, context: ir.Context | None = None, trusted: bool | None = None) -> LoadedModule:
    """Like `load`, but of a program that the carrier refuses as much is read as can be, for our verifier."""
    program = _recognise(source)
    try:
        return LoadedModule(Recovered(import_module(_read_with_newer(program, context or _context(program), trusted))))
    except Refused as refused:
        rejection = _rejection(refused, program)
        if program.kind == "text" and not (trusted is False or has_foreign_bytes(program.text)):
            recovered = recover(program.text, _context(program))
            if recovered.module is not None or recovered.found:
                return LoadedModule(recovered, rejection, _hint(rejection, program) if recovered.found else "")
        view = generic_op(refused, refused.messages[0].location) if refused.messages else None
        if view is None:
            raise LoadError(_explained(refused, program)) from None
        message = refused.messages[0]
        return LoadedModule(Recovered(None, (Unparsed(message, view.name, view),), message.location))


def rejected(source: Source, *, context: ir.Context | None = None, trusted: bool | None = None) -> Rejection | None:
    """Why the carrier's verifier stops at a program; None where it does not."""
    program = _recognise(source)
    try:
        _read_with_newer(program, context or _context(program), trusted)
    except Refused as refused:
        rejection = _rejection(refused, program)
        if rejection.op is None:  # it is not the verifier that stopped
            raise LoadError(_explained(refused, program)) from None
        return rejection
    return None


# --- recognising formats ------------------------------------------------------------------------------------


def _recognise(source: Source) -> _Program:
    written = _written(source)
    path = _path(source)
    data = plain_bytes.unpacked(written, path or "what was given")
    found = _recognise_bytes(data, path)
    return found if data is written else replace(found, rewritten=True)


def _path(source: Source) -> str | None:
    if isinstance(source, bytes | bytearray | memoryview) or (isinstance(source, str) and "\n" in source):
        return None
    return os.fspath(source)


def _content(source: Source) -> bytes:
    return plain_bytes.unpacked(_written(source), _path(source) or "what was given")


def _written(source: Source) -> bytes:
    if isinstance(source, str) and "\n" in source:
        return source.encode("utf-8", "surrogatepass")
    if isinstance(source, bytes | bytearray | memoryview):
        return bytes(source)
    path = os.fspath(source)
    if not path:
        raise LoadError("expected a path, the text of a program with its lines, or bytes; found an empty text")
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        hint = "; text of a program given as a str has to contain a newline" if "{" in path or "(" in path else ""
        raise LoadError(f"cannot read {path}: {reason}{hint}") from None


def _recognise_bytes(data: bytes, path: str | None) -> _Program:
    data = exported_module(data) or data
    if (hlo := forms.recognised(data)) is not None:
        made = conversion.converted(hlo, path or f"<{hlo.kind}>")
        if made.laid_out:
            warnings.warn(
                f"{path or 'HLO'}: layouts are ignored; {_values(made.laid_out)} not lie in rows",
                HloNote,
                stacklevel=4,
            )
        return _Program("bytecode", made.bytecode, path=path, hlo=hlo)
    if data.startswith(BYTECODE):
        # The producer says so in artifacts of the library; others are known by the name of the dialect.
        vhlo = producer(data).startswith("StableHLO_v") or b"vhlo\0" in data
        return _Program("artifact" if vhlo else "bytecode", data, path=path)
    text, no_text = plain_bytes.decoded(data)
    if why := forms.damage(data, text):
        raise LoadError(f"{path or '<HLO module>'}: expected a whole message that holds an HLO module, found {why}")
    if not text.strip():
        found = no_text or (f"{len(data)} bytes, first {data[:8]!r}" if data else "nothing")
        raise LoadError(
            f"expected a program in {path or 'what was given'}: MLIR text (UTF-8), MLIR bytecode or a"
            f" StableHLO artifact (which begin with {BYTECODE!r}), a jax.export blob, or HLO, as text or as a message;"
            f" found {found}"
        )
    readable = rewritten(text)
    if readable != text:
        return _Program("text", readable.encode(), readable, path, rewritten=True)
    return _Program("text", data, text, path)


def producer(bytecode: bytes) -> str:
    """Who wrote MLIR bytecode: "StableHLO_v1.15.0", "MLIR23.0.0git"; empty where it does not say."""
    end = bytecode.find(b"\0", len(BYTECODE) + 1, 256)
    return bytecode[len(BYTECODE) + 1 : end].decode("ascii", "replace") if end > 0 else ""


# --- reading ------------------------------------------------------------------------------------------------


def _context(program: _Program) -> ir.Context:
    """A context for the program. It admits ops that MLIR lacks where the program names a pack's dialect."""
    named = any(dialect.encode() in program.data for dialect in dialects.packs())
    return carrier.new_context(unregistered=named or OVER_MEMORY.encode() in program.data)


def _read(program: _Program, context: ir.Context, trusted: bool | None) -> ir.Module:
    return upgraded(_as_written(program, context, trusted))


def _as_written(program: _Program, context: ir.Context, trusted: bool | None) -> ir.Module:
    if program.kind == "text":
        _refuse_unprintable(program.text)
        return _parsed(
            program,
            "text",
            lambda path: carrier.parse(program.text, context) if path is None else carrier.parse_file(path, context),
            context.allow_unregistered_dialects,
            trusted,
        )
    reader = carrier.deserialize if program.kind == "artifact" else carrier.parse
    if trusted or program.hlo is not None:  # what was HLO is written by our own child
        return nesting_limit.bounded(lambda: reader(program.data, context))
    sandbox.check(program.kind, program.data, context.allow_unregistered_dialects)
    return reader(program.data, context)


def _read_with_newer(program: _Program, context: ir.Context, trusted: bool | None) -> ir.Module:
    """As the carrier reads it; where it lacks an op that the spec has, a module in a context of its own."""
    try:
        return _read(program, context, trusted)
    except Refused:
        if program.kind != "text" or trusted is False or has_foreign_bytes(program.text):
            raise
        disguised = newer_ops.in_disguise(program.text)
        if disguised == program.text:
            raise
        return nesting_limit.bounded(lambda: newer_ops.read(disguised, program.path or "-"))


def _refuse_unprintable(text: str) -> None:
    """The carrier ends the process where it prints such numbers, as it does to say what is wrong around them."""
    at = convolution_numbers.unprintable(text)
    if at is not None:
        raise Refused([CarrierMessage("error", convolution_numbers.EXPECTED, op_around(text, at))])


def _read_unverified(program: _Program, trusted: bool | None) -> ir.Module:
    return _parsed(program, "generic text", lambda path: carrier.parse_unverified(program.text, path), True, trusted)


def _parsed(
    program: _Program, form: str, parse: Callable[[str | None], ir.Module], unregistered: bool, trusted: bool | None
) -> ir.Module:
    """`parse` takes the path of the file, None where the text has to do, once that is known to be harmless."""
    flat = nesting_limit.check_text(program.data)
    if trusted is False or (trusted is None and has_foreign_bytes(program.text)):
        sandbox.check(form, program.data, unregistered)
    # A pipe is read only once.
    held = program.path is not None and not program.rewritten and Path(program.path).is_file()
    path = program.path if held else None
    return parse(path) if flat else nesting_limit.bounded(lambda: parse(path))


# --- explaining ---------------------------------------------------------------------------------------------


def _rejection(refused: Refused, program: _Program) -> Rejection:
    first = refused.messages[0] if refused.messages else CarrierMessage("error", "no reason given", UNKNOWN)
    generic = next(
        (
            note.text.removeprefix(_CURRENT_OP).strip()
            for message in refused.messages
            for note in message.notes
            if note.text.startswith(_CURRENT_OP)
        ),
        None,
    )
    named = _OP_IN_MESSAGE.match(first.text)
    op = named[1] if named else None
    if op is None and generic is not None:
        quoted = re.search(r'"([^"]+)"\(', generic)
        op = quoted[1] if quoted else None
    if op is None and not _NOT_VERIFICATION.search(first.text):
        line = _source_line(program, first.location)
        here = _OP_HERE.match(line, first.location.column - 1) if line else None
        op = here[1] if here else None
    return Rejection(first.text, first.location, op, generic)


def _source_line(program: _Program, location: Location) -> str | None:
    if program.kind != "text" or location.file not in ("-", program.path):
        return None
    lines = program.text.split("\n")
    return lines[location.line - 1] if 1 <= location.line <= len(lines) else None


def _explained(refused: Refused, program: _Program) -> str:
    rejection = _rejection(refused, program)
    place = program.name
    if rejection.location.file is not None and rejection.location.line:
        file = program.name if rejection.location.file == "-" else rejection.location.file
        place = f"{file}:{rejection.location.line}:{rejection.location.column}"
    errors = [message.text for message in refused.messages if message.severity == "error"]
    texts = errors or [rejection.message]
    parts = [f"{place}: {'; '.join(dict.fromkeys(map(_shortened, texts)))}"]
    line = _source_line(program, rejection.location)
    if line is not None:
        parts += _with_caret(line, rejection.location.column - 1)
    hint = _hint(rejection, program)
    return "\n".join([*parts, *([f"hint: {hint}"] if hint else [])])


def _values(number: int) -> str:
    return "1 value does" if number == 1 else f"{number} values do"


def _with_caret(line: str, column: int) -> list[str]:
    start = max(0, column - 80)
    shown = printable(line[start : start + 110])
    return [f"    {shown}", "    " + " " * (column - start) + "^"]


def _shortened(text: str) -> str:
    return text if len(text) <= 400 else text[:400] + "..."


def _hint(rejection: Rejection, program: _Program) -> str:
    message = rejection.message
    unknown = re.search(
        r"^(?:custom op '(?=\S+ is unknown)|unregistered operation ')((?:stablehlo|chlo|mhlo)\.[\w-]+)", message
    )
    if unknown is not None and op_index.defined_as(unknown[1]) in op_index.index():
        all_the_same = f'in text, in generic form, "{unknown[1]}"(...), it is verified and runs all the same'
        return f"{why_lacking(unknown[1])}; {all_the_same}"
    if program.kind != "text":
        return of_writer(producer(program.data))
    foreign = re.search(r"^Dialect `.*custom op '((\w+)\.\S+)'", message)
    if foreign is not None and foreign[2] in dialects.packs():
        return f'MLIR has no syntax for the ops of a pack; write them in generic form: "{foreign[1]}"(...)'
    if re.search(r"unregistered dialect|^Dialect `", message):
        return "for ops of another dialect: load(source, context=opspec.enable())"
    if unknown is not None:
        return f"{carrier.versions()} lacks this op; it is misspelled, or newer, and then a newer jaxlib has it"
    if re.search(r"^custom op '\S+ is unknown", message):
        return "an op is written with its dialect: stablehlo.add, chlo.erf, func.func"
    if "undeclared SSA value" in message:
        return "a value is defined before it is used, and not seen outside the region that defines it"
    if rejection.op is not None and (older := older_form(rejection.op, message)):
        return older
    if rejection.op is not None:
        form = "" if rejection.generic else ' (where the op is in generic form, `"dialect.op"(...)`)'
        return f"the MLIR library's check of {rejection.op} failed; `opspec verify`{form} says which rule is broken"
    return ""
