"""Programs verified in a child process, that a hostile one may take with it: see `opspec.programs.sandbox`.

`python -m opspec.verification.isolated` is the child.
"""

from __future__ import annotations

import os
import warnings
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.catalog.pack_sources import StalePack
from opspec.errors import LoadError, OpSpecError
from opspec.programs.diagnostic import Diagnostic
from opspec.programs.sandbox import ChildEnded, Json, Tell, child, location_of, serve

if TYPE_CHECKING:
    from opspec.verification.verifier import Verification


def verify(source: str | bytes, size: int, warn: bool) -> Verification:
    """`opspec.verification.any_form.verify_source` of a path or of bytes, in the child."""
    data = source if isinstance(source, bytes) else b""
    path = None if isinstance(source, bytes) else source
    name = path or "the program"
    question = {"kind": "verify", "path": path, "folder": str(Path.cwd()), "warn": warn}
    try:
        answer = child("opspec.verification.isolated").ask(question, data, max(size, len(data)))
    except ChildEnded as ended:
        if ended.found is None:
            raise LoadError(f"{name}: reading it {ended}; it is damaged or hostile") from None
        # Our rules are done; what ended was the carrier's verifier.
        answer = ended.found | {"notes": [*ended.found["notes"], f"the MLIR library has no opinion: asking it {ended}"]}
    if "error" in answer:
        raise OpSpecError(answer["error"])
    if "mistake" in answer:
        raise OpSpecError(
            f"{name}: OpSpec made a mistake ({answer['mistake']}); please report it together with the program"
        )
    for message in answer.get("stale", ()):
        warnings.warn(message, StalePack, stacklevel=2)
    from opspec.verification.verifier import Verification

    return Verification(
        list(map(_diagnostic, answer["diagnostics"])), answer["ops"], answer["unchecked"], tuple(answer["notes"])
    )


def _diagnostic(data: Json) -> Diagnostic:
    values = tuple((expression, value) for expression, value in data["values"])
    figure = tuple(data["figure"])
    return Diagnostic(**data | {"location": location_of(data["location"]), "values": values, "figure": figure})


def _verified(question: Json, data: bytes, tell: Tell) -> Json:
    from opspec.verification.any_form import verify_source

    os.chdir(question["folder"])  # whoever asks may have gone elsewhere
    source = data if question["path"] is None else Path(question["path"])
    with warnings.catch_warnings(record=True) as notes:
        warnings.simplefilter("always", StalePack)
        found = verify_source(source, trusted=True, warn=question["warn"], tell=lambda found: tell(asdict(found)))
    stale = [str(note.message) for note in notes if issubclass(note.category, StalePack)]
    return asdict(found) | {"stale": stale}


def main() -> None:
    from opspec.verification import any_form as _  # noqa: F401 - what loads slowly is loaded before the first question

    serve(_verified)


if __name__ == "__main__":
    main()
