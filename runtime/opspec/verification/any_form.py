"""Programs in any form held against every rule, as far as they can be read, with the library's opinion."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.errors import LoadError
from opspec.programs import carrier
from opspec.programs.carrier_messages import refused
from opspec.programs.diagnostic import Diagnostic, Sources
from opspec.programs.loading import LoadedModule, Rejection, Source, load_for_verify, load_unverified, rejected
from opspec.programs.locations import Location
from opspec.programs.records import ModuleView, import_module
from opspec.programs.recovery import REJECTED
from opspec.verification.generated_rules import definition_of
from opspec.verification.verifier import Verification, Verifier, verify_view

if TYPE_CHECKING:
    from jaxlib.mlir import ir


def verify_source(
    source: Source,
    *,
    context: ir.Context | None = None,
    trusted: bool | None = None,
    warn: bool = False,
    tell: Callable[[Verification], None] | None = None,
) -> Verification:
    """A program in any form that `opspec.load` reads, even one that the MLIR library itself refuses.

    With `warn` there are warnings among the diagnostics (see `program_warnings`). `tell` gets what our rules found
    before the library is asked, which may end the process.
    """
    source = _read_once(source)
    context = context or carrier.new_context(unregistered=True)
    sources = Sources(_text(source), None if isinstance(source, bytes) else os.fspath(source))
    module = load_unverified(source, trusted=trusted)
    if module is None:
        return _verify_loaded(load_for_verify(source, context=context, trusted=trusted), sources, warn)
    view = import_module(module)
    found = verify_view(view, sources=sources)
    if warn:
        found = _with_warnings(found, view, sources)
    if tell is not None:
        tell(found)
    try:
        # The carrier's verifier ends the process on some invalid programs: those it sees in another one.
        careful = False if found.diagnostics and tell is None else trusted
        rejection = rejected(source, context=context, trusted=careful)
    except LoadError as error:
        if not found.diagnostics:
            raise
        said = str(error).partition("\n")[0].partition("; ")[0]
        return replace(found, notes=(f"the MLIR library did not look at the rules: {said}",))
    if rejection is None:
        return found
    refused = _news(rejection, found.diagnostics, sources)
    return replace(found, diagnostics=sorted([*found.diagnostics, *refused], key=_position))


def _news(rejection: Rejection, known: Sequence[Diagnostic], sources: Sources) -> list[Diagnostic]:
    """Why the carrier refuses a program, unless that is among what we found."""
    known = [found for found in known if found.severity == "error"]
    place, op = sources.placed(rejection.location), rejection.op or ""
    if place.line in {found.location.line for found in known}:
        return []
    if rejection.message.startswith("block with no terminator") and any(
        found.rule == "func.func.C4" or found.rule.endswith(".T8") for found in known
    ):
        return []
    refused = _refused(op, place, rejection.message, sources)
    return [refused] if refused.rule == "carrier" or refused.rule not in {found.rule for found in known} else []


def _with_warnings(found: Verification, module: ModuleView, sources: Sources, whole: bool = True) -> Verification:
    """What uses a value is known of a whole program only."""
    from opspec.verification.program_warnings import advise

    warnings = [
        warning
        for warning in advise(module, sources)
        if warning.op != REJECTED and (whole or warning.rule not in ("unused-result", "future-await"))
    ]
    return replace(found, diagnostics=sorted([*found.diagnostics, *warnings], key=_position))


def _position(found: Diagnostic) -> tuple[str, int, int]:
    return found.location.file or "", found.location.line, found.location.column


def _verify_loaded(loaded: LoadedModule, sources: Sources, warn: bool) -> Verification:
    """What is wrong with what could be read, by our rules, and with the rest, in the words of the carrier."""
    verifier = Verifier(sources, memo=True)
    read = loaded.read
    found = Verification([])
    if read.module is not None:
        found = verifier.verify(read.module)
        if warn:
            found = _with_warnings(found, read.module, sources, whole=not read.found)
    diagnostics, notes = list(found.diagnostics), found.notes
    unjudged: Counter[str] = Counter()
    for at, other in enumerate(read.found):
        place = sources.placed(other.message.location)
        ours = [] if other.view is None else verifier.verify_op(other.view)
        hint = loaded.hint if at == 0 else ""
        ours = ours or [_refused(other.op, place, other.message.text, sources, hint)]
        unjudged[other.op] += ours[0].rule == "carrier" and definition_of(other.op) is not None
        diagnostics += ours
    if loaded.refusal is not None:
        diagnostics += _news(loaded.refusal, diagnostics, sources)
    if read.stopped is not None:
        notes += (f"not checked: what follows {sources.placed(read.stopped)}, where the MLIR library stopped",)
    if not read.placed:
        notes += ("where the ops stand is not known: write each on a line of its own",)
    diagnostics.sort(key=_position)
    unchecked = Counter({op: count for op, count in found.unchecked.items() if op != REJECTED}) + unjudged
    return Verification(diagnostics, found.ops, dict(sorted((+unchecked).items())), notes)


def _read_once(source: Source) -> Source:
    """The content of a pipe; anything else as it is."""
    if _text(source) is None and (path := Path(os.fspath(source))).is_fifo():  # type: ignore[arg-type]
        return path.read_bytes()
    return source


def _text(source: Source) -> str | None:
    if isinstance(source, bytes | bytearray | memoryview):
        return bytes(source).decode(errors="replace")
    return source if isinstance(source, str) and "\n" in source else None


def _refused(op: str, place: Location, message: str, sources: Sources, hint: str = "") -> Diagnostic:
    definition = definition_of(op)
    return refused(op, place, message, sources, definition.signature.attributes if definition else (), hint)
