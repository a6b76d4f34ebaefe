"""What a run has found so far, in a file of JSON lines that grows by one line for each case.

The first line says what is judged, and how. A run that is resumed reads the lines that are whole, drops what is not,
and asks the rest; a line is written at once, so that whoever kills a run loses the cases under way alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from opspec.conform.asked import Case, OpCases, Selection
from opspec.conform.verdicts import FINE, Judgement, JudgeSettings
from opspec.errors import OpSpecError
from opspec.goldens.distances import shown
from opspec.values.arrays import Array
from opspec.values.types import element_of
from opspec.version import __version__

FORMAT = 1
FILE = "results.jsonl"
SHOWN = 64  # elements of an array that a result quotes


@dataclass(frozen=True, slots=True)
class Result:
    """A case and its verdict, as they stand in the file. `program`, `inputs` and so on: where something is wrong."""

    case: str
    op: str
    type: str
    label: str
    verdict: str
    reason: str = ""
    by: str = ""
    rule: str = ""
    result: str = ""
    index: list[int] | None = None
    found: str = ""
    expected: str = ""
    ulp: int | None = None
    wrong: int = 0
    of: int = 0
    seconds: float = 0.0
    program: str = ""
    inputs: list[str] = field(default_factory=list)
    expects: list[str] = field(default_factory=list)
    finds: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Head:
    """What a run is about: nothing of it may differ where one is resumed."""

    backend: str
    described: str
    level: str
    selection: dict[str, list[str]]
    ulp: int
    ftz: bool
    opspec: str = __version__
    format: int = FORMAT


@dataclass(slots=True)
class Run:
    """All that was found: results by the name of the case, ops that are done, and cases that nobody can judge."""

    head: Head
    results: dict[str, Result] = field(default_factory=dict)
    done: set[str] = field(default_factory=set)
    left_out: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0

    def ordered(self) -> list[Result]:
        return sorted(self.results.values(), key=lambda result: (result.op, result.case))


def head(name: str, described: str, selection: Selection, settings: JudgeSettings) -> Head:
    chosen = {key: list(getattr(selection, key)) for key in ("ops", "types", "labels", "names")}
    return Head(name, described, selection.level, chosen, settings.ulp, settings.ftz)


def result(case: Case, judged: Judgement, seconds: float) -> Result:
    """What is kept of a case: of one that is right no program, which its name gives again."""
    plain: dict[str, Any] = {
        key: getattr(judged, key) for key in ("reason", "by", "result", "found", "expected", "ulp", "wrong", "of")
    }
    kept = Result(
        case.name,
        case.op,
        case.type,
        case.label,
        judged.verdict,
        rule=case.rule,
        index=None if judged.index is None else list(judged.index),
        seconds=round(seconds, 4),
        **plain,
    )
    if judged.verdict in FINE and judged.index is None:
        return kept
    values = {key: list(map(quoted, arrays)) for key, arrays in _arrays(case, judged).items()}
    return Result(**{**asdict(kept), "program": case.program, **values})


def _arrays(case: Case, judged: Judgement) -> dict[str, Sequence[Array]]:
    return {"inputs": case.inputs, "expects": case.outputs, "finds": judged.outputs}


def quoted(x: Array) -> str:
    """An array as its type and the first of its elements."""
    elements = ", ".join(shown(e) for e in x.flat[:SHOWN])
    more = f", ... {x.size - SHOWN} more" if x.size > SHOWN else ""
    return f"tensor<{''.join(f'{size}x' for size in x.shape)}{element_of(x.dtype)}> [{elements}{more}]"


# --- the file ---------------------------------------------------------------------------------------------------


class Results:
    """The file of a run, open for more lines."""

    def __init__(self, path: Path, run: Run, stream: IO[bytes]) -> None:
        self.path = path
        self.run = run
        self._stream = stream

    def add(self, found: Result) -> None:
        self.run.results[found.case] = found
        self._write({"case": without_defaults(found)})

    def finish(self, made: OpCases, seconds: float) -> None:
        """All cases of an op are there."""
        left = {case.name: case.reason for case in made.left_out}
        self.run.done.add(made.op)
        self.run.left_out |= left
        self.run.seconds += seconds
        self._write({"done": made.op, "left_out": left, "seconds": round(seconds, 3)})

    def _write(self, data: Mapping[str, object]) -> None:
        try:
            self._stream.write(json.dumps(data).encode() + b"\n")
            self._stream.flush()
        except OSError as error:
            raise OpSpecError(f"cannot write {self.path}: {error.strerror}") from None

    def close(self) -> None:
        self._stream.close()


def create(path: Path, about: Head) -> Results:
    """A new file; what is there already is replaced."""
    stream = path.open("wb")
    made = Results(path, Run(about), stream)
    made._write({"head": asdict(about)})
    return made


def resume(path: Path, about: Head) -> Results:
    """The file of a run that was stopped, of the same backend, selection and settings."""
    run, end = _read(path)
    for name, wanted in asdict(about).items():
        found = getattr(run.head, name)
        if found != wanted:
            raise OpSpecError(f"{path}: expected a run with {name} {wanted!r} to resume, found one with {found!r}")
    with path.open("rb+") as whole:
        whole.truncate(end)
        os.fsync(whole.fileno())
    return Results(path, run, path.open("ab"))


def read(path: Path) -> Run:
    """What is in a file of results."""
    return _read(path)[0]


def _read(path: Path) -> tuple[Run, int]:
    """What whole lines say, and where the last of them ends."""
    end, run = 0, None
    for number, line in enumerate(_lines(path), start=1):
        if not line.endswith(b"\n"):
            break
        try:
            data = json.loads(line)
            if run is None:
                run = Run(Head(**data["head"]))
                if run.head.format != FORMAT:
                    raise OpSpecError(f"{path}: expected results of format {FORMAT}, found {run.head.format}")
            elif "case" in data:
                found = Result(**data["case"])
                run.results[found.case] = found
            else:
                run.done.add(data["done"])
                run.left_out |= data["left_out"]
                run.seconds += data["seconds"]
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            told = f"expected results of `opspec conform`, found {line[:60]!r}: {error}"
            raise OpSpecError(f"{path}:{number}: {told}") from None
        end += len(line)
    if run is None:
        raise OpSpecError(f"{path}: expected results of `opspec conform`, found nothing")
    return run, end


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as stream:
            yield from stream
    except OSError as error:
        raise OpSpecError(f"{path}: expected results of `opspec conform -o`: {error.strerror}") from None


def without_defaults(found: Result) -> dict[str, Any]:
    """A result as data, without what says nothing; that a distance is zero says something."""
    return {
        name: value
        for name, value in asdict(found).items()
        if value not in ("", None, [], 0) or (name == "ulp" and value is not None)
    }
