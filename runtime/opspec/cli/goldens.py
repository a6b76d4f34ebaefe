"""`opspec goldens`: golden vectors of an op, written or held against a backend."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.printing import add_format, add_output, count, print_json
from opspec.errors import WrongUse

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.goldens.checking import CheckReport
    from opspec.goldens.vectors import Goldens

_EXAMPLE = "opspec goldens --check './run {program} {inputs} {outputs}' stablehlo.add"


def add_goldens(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "write golden vectors of an op, or hold a backend against them"
    parser = add("goldens", _goldens, text, _EXAMPLE)
    parser.add_argument("name", metavar="OP|DIR", help="an op; with --check also a folder of goldens")
    parser.add_argument("--types", metavar="T,...", help="element types (default: one a class, all float widths)")
    add_output(parser, "DIR", "where to write the files")
    parser.add_argument("--check", metavar="COMMAND", help="run it for each case, with {program} {inputs} {outputs}")
    parser.add_argument("--timeout", type=float, default=60, metavar="S", help="seconds for a case (default: 60)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="cases at a time (default: 1)")
    add_format(parser)


def _goldens(options: argparse.Namespace) -> int:
    from tempfile import TemporaryDirectory

    from opspec.goldens.checking import check, command
    from opspec.goldens.vectors import INDEX, goldens, write

    if options.check is None and options.output is None:
        raise WrongUse("goldens: expected -o DIR, --check COMMAND, or both")
    backend = None if options.check is None else command(options.check, options.timeout)
    with TemporaryDirectory(prefix="opspec-goldens-") as made:
        folder = options.output or Path(made)
        if backend is not None and (Path(options.name) / INDEX).is_file():
            folder = Path(options.name)
        else:
            found = goldens(options.name, re.split(r",(?![^<]*>)", options.types) if options.types else None)
            files = write(found, folder)
            if options.output is not None:
                _show_goldens(found, files, options)
        return 0 if backend is None else _show_check(check(backend, folder, max(1, options.jobs)), options)


def _show_goldens(found: Goldens, files: Sequence[str], options: argparse.Namespace) -> None:
    if options.format == "json":
        if options.check is None:
            print_json({"op": found.op, "folder": options.output, "files": files})
        return
    print(f"{found.op}: {count(len(found.cases), 'case')}, {count(len(files), 'file')} in {options.output}")
    for case in found.left_out:
        print(f"left out: {case.name}: {case.reason}")


def _show_check(report: CheckReport, options: argparse.Namespace) -> int:
    from dataclasses import asdict

    if options.format == "json":
        print_json(asdict(report))
    else:
        for failure in report.failures:
            print(f"{failure}\n")
        failed = len(report.failures)
        print(f"{report.op}: {count(report.cases, 'case')}, {failed or 'none'} failed")
    return int(bool(report.failures))
