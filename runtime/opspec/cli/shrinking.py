"""`opspec conform --shrink`: a case that fails, made small and shown."""

from __future__ import annotations

import argparse
import shlex
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.colours import complain
from opspec.cli.printing import make_folder, print_json, save, saving
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.conform.asked import Case, Selection
    from opspec.conform.backends import Backend
    from opspec.conform.results import Head
    from opspec.conform.shrinking import Shrunk
    from opspec.conform.verdicts import JudgeSettings

PROGRAM, INPUTS = "shrunk.mlir", "shrunk.npz"


def tell_shrunk(backend: Backend, selection: Selection, settings: JudgeSettings, options: argparse.Namespace) -> int:
    """Make the case smaller that the selection names, and show what is left."""
    from opspec.conform.asked import full
    from opspec.conform.cases import made
    from opspec.conform.results import head
    from opspec.conform.shrinking import shrink
    from opspec.conform.workers import judged, judging

    (name,) = selection.names
    case = next(iter(made(full(name.partition("/")[0]), selection).cases), None)
    if case is None:
        backend.close()
        complain(
            f"opspec: expected the name of a case, found {name!r}: report.json has them, and `--ops OP` tells those"
        )
        return 2
    with judging(backend, settings) as judge, closing(backend.start()) as asked:
        found = judged(case, asked, judge)[0]
        if not settings.fails(found.verdict):
            print(f"{case.name}: {found.verdict}: there is nothing to make smaller")
            return 0
        shrunk = shrink(case, found, lambda smaller: judged(smaller, asked, judge)[0])
    again = _saved(shrunk, head(backend.name, backend.described, selection, settings), options.output)
    if options.format == "json":
        print_json(_data(case, shrunk, again))
    else:
        _print(case, shrunk, again)
    return 1


def _saved(shrunk: Shrunk, about: Head, folder: Path | None) -> str:
    """Write the program and its inputs; the command that holds the backend against them, or asks the case again."""
    from opspec.agreement.oracles.answers import ALONE
    from opspec.arrays import save_npz
    from opspec.conform.results import result
    from opspec.conform.summary import repeat
    from opspec.conform.verdicts import FLUSHES

    if folder is None:
        return ""
    make_folder(folder)
    program, inputs = folder / PROGRAM, folder / INPUTS
    save(program, _text(shrunk.case))
    with saving(inputs):
        save_npz(inputs, {f"arr_{at}": x for at, x in enumerate(shrunk.case.inputs)})
    if shrunk.case.grid != ALONE:  # one process alone shows nothing
        return repeat(about, result(shrunk.case, shrunk.judged, 0))
    given = ["--inputs", str(inputs)] if shrunk.case.inputs else []
    strict = ["--subnormals"] if shrunk.judged.verdict == FLUSHES else []
    return shlex.join(["opspec", "compare", str(program), *given, *strict, "--with", about.backend])


def _text(case: Case) -> str:
    """The program in pretty form where that says the same."""
    from opspec.errors import OpSpecError
    from opspec.programs.loading import load

    try:
        pretty = str(load(case.program))
        load(pretty)
    except OpSpecError:
        return case.program
    return pretty


def _values(case: Case) -> list[str]:
    from opspec.cli.results import literal

    return [literal(x) for x in case.inputs]


def _data(case: Case, shrunk: Shrunk, again: str) -> dict[str, object]:
    from opspec.conform.results import result
    from opspec.conform.shrinking import count_elements, count_ops

    found = result(shrunk.case, shrunk.judged, 0)
    return {
        "case": case.name,
        "verdict": found.verdict,
        "reason": found.reason,
        "by": found.by,
        "result": found.result,
        "index": found.index,
        "found": found.found,
        "expected": found.expected,
        "ulp": found.ulp,
        "program": _text(shrunk.case),
        "inputs": _values(shrunk.case),
        "ops": {"before": count_ops(case), "after": shrunk.ops},
        "elements": {"before": count_elements(case), "after": shrunk.elements},
        "questions": shrunk.questions,
        "again": again,
    }


def _print(case: Case, shrunk: Shrunk, again: str) -> None:
    from opspec.conform.results import result
    from opspec.conform.shrinking import count_elements, count_ops
    from opspec.conform.summary import line

    print(f"{case.name}: {shrunk.judged.verdict}: {line(result(shrunk.case, shrunk.judged, 0))}")
    ops, elements = (count_ops(case), shrunk.ops), (count_elements(case), shrunk.elements)
    sizes = f"{count(ops[1], 'op')} of {ops[0]} left, {count(elements[1], 'element')} of {elements[0]}"
    print(f"{sizes}, after {count(shrunk.questions, 'question')}\n")
    print(_text(shrunk.case).rstrip())
    for text in _values(shrunk.case):
        print(text)
    if again:
        print(f"\n{again}")
