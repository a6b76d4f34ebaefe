"""`opspec verify`: which programs to read, which findings to show, and in which form."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli import colours
from opspec.cli.colours import painter
from opspec.cli.inputs import SUFFIXES
from opspec.cli.option_values import at_least, file_name
from opspec.cli.printing import print_json
from opspec.errors import OpSpecError
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.verification.reports import FileReport
    from opspec.verification.verifier import Verification


_EXAMPLE = """opspec verify a.mlir exported/ --ignore runtime-shape
  opspec verify --strict --format sarif . > opspec.sarif"""


def add_verify(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("verify", _verify, "check programs against every rule of their ops", _EXAMPLE)
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        type=file_name,
        help="MLIR or HLO in any form, or a jax.export blob; - for stdin; a folder stands for its files that end in "
        f"{', '.join(SUFFIXES)} or begin as bytecode or a blob does",
    )
    parser.add_argument("--format", choices=["text", "json", "sarif", "github"], default="text", help="default: text")
    parser.add_argument("--select", metavar="RULE,...", help="only these: pad.C4, pad, T2, reduction-order, *.C1")
    parser.add_argument("--ignore", metavar="RULE,...", help="all but these")
    parser.add_argument("--warnings", choices=["on", "off"], help="default: on; off where CI is set")
    parser.add_argument("--strict", action="store_true", help="warnings are errors")
    parser.add_argument(
        "--limit", type=at_least(1), default=100, metavar="N", help="kinds of findings shown (default: 100)"
    )
    parser.add_argument("--explain", metavar="RULE", help="what a rule or a warning means, and nothing else")


def _verify(options: argparse.Namespace) -> int:
    if options.explain is not None:
        return _explain(options.explain, options.format)
    if not options.files:
        return _misused("expected a file, a folder or - (standard input)")
    try:
        wanted = _selection(options.select, options.ignore)
    except OpSpecError as error:
        return _misused(str(error))
    warn = options.strict or (options.warnings or ("off" if os.environ.get("CI") else "on")) == "on"
    reports: list[FileReport] = []
    from opspec.verification import reports as report

    paints = painter(sys.stdout, colours.finding), painter(sys.stderr, colours.complaint)
    show = report.FORMATS[options.format](report.Output(sys.stdout, sys.stderr, options.limit, *paints))
    for file in _files(options.files):
        reports.append(_judged(file, warn, options.strict, wanted))
        show.file(reports[-1])
    show.end(reports)
    return int(any(found.failed for found in reports))


def _judged(file: str, warn: bool, strict: bool, wanted: Callable[[str], bool]) -> FileReport:
    from dataclasses import replace

    from opspec.verification.reports import FileReport

    try:
        found = _verification(file, warn)
    except OpSpecError as error:
        return FileReport(file, str(error))
    kept = [diagnostic for diagnostic in found.diagnostics if wanted(diagnostic.rule)]
    if strict:
        kept = [replace(diagnostic, severity="error") for diagnostic in kept]
    return FileReport(file, None, replace(found, diagnostics=kept))


def _verification(file: str, warn: bool) -> Verification:
    from opspec.verification import isolated

    if file == "-":
        return isolated.verify(sys.stdin.buffer.read(), 0, warn)
    path = Path(file)
    try:
        if path.is_fifo():  # which can be read only once
            return isolated.verify(path.read_bytes(), 0, warn)
        size = path.stat().st_size
    except (OSError, ValueError):
        size = 0  # whoever reads it says why it cannot
    return isolated.verify(file, size, warn)


def _files(given: Sequence[str]) -> Iterator[str]:
    """The files themselves, and of a folder all that its programs may be in; how many others it has is told."""
    for name in given:
        if not Path(name).is_dir():
            yield name
            continue
        files = sorted(path for path in Path(name).rglob("*") if path.is_file())
        found = [path for path in files if _may_be_program(path)]
        if not found:
            raise OpSpecError(f"{name}: expected programs in this folder ({', '.join(SUFFIXES)}), found none")
        if len(found) < len(files):
            passed = count(len(files) - len(found), "file")
            print(f"opspec: {name}: {passed} passed over, by suffix and first bytes no programs", file=sys.stderr)
        yield from map(str, found)


def _may_be_program(path: Path) -> bool:
    from opspec.programs.binary_forms import holds_bytecode

    return path.suffix in SUFFIXES or holds_bytecode(path)


def _selection(select: str | None, ignore: str | None) -> Callable[[str], bool]:
    from fnmatch import fnmatchcase

    chosen, left_out = (_patterns(text) for text in (select, ignore))

    def wanted(rule: str) -> bool:
        def among(patterns: Sequence[str]) -> bool:
            return any(fnmatchcase(rule, pattern) for pattern in patterns)

        return (select is None or among(chosen)) and not among(left_out)

    return wanted


def _patterns(text: str | None) -> list[str]:
    """What the names stand for: `pad` for all rules of pad, `T2` for that of every op."""
    found: list[str] = []
    for name in filter(None, (part.strip() for part in (text or "").split(","))):
        found += _pattern(name)
    return found


def _pattern(name: str) -> list[str]:
    from opspec.catalog.op_files import meant, names
    from opspec.programs.diagnostic import rule_name
    from opspec.rules.program_rule_texts import RULES, WARNINGS
    from opspec.rules.signature import IMPLICIT
    from opspec.verification.generated_rules import definition_of
    from opspec_model.text.problems import did_you_mean

    if name in WARNINGS or name in RULES or name == "carrier" or any(sign in name for sign in "*?["):
        return [name]
    if any(rule.startswith(f"{name}.") for rule in RULES):
        return [f"{name}.*"]
    if name in IMPLICIT:
        return [f"*.{name}"]
    for op, _, rule in ((name, "", ""), name.rpartition(".")):
        full = meant(op) or op  # an op that has no file, as those of func, may have rules all the same
        definition = definition_of(full)
        if definition is not None and not rule:
            return [rule_name(full, "*")]
        if definition is not None and (rule in definition.texts or rule in IMPLICIT):
            return [rule_name(full, rule)]
        if definition is not None:
            there = ", ".join(sorted({*definition.texts, *IMPLICIT}))
            raise OpSpecError(f"{full} has no rule {rule}; it has {there}")
    if near := did_you_mean(name, [*WARNINGS, *RULES, *names(), *(op.partition(".")[2] for op in names())]):
        raise OpSpecError(f"no rule or warning is called {name!r}; {near}")
    raise OpSpecError(
        f"no rule or warning is called {name!r}; expected an op (pad), a rule (pad.C4), a rule of every op (T2), "
        f"a pattern (*.C1), or one of {', '.join(WARNINGS)}"
    )


def _explain(name: str, form: str) -> int:
    if form == "json":
        from opspec.verification.explain_pages import explain_data

        print_json(explain_data(name))
    else:
        import opspec

        print(opspec.explain(name))
    return 0


def _misused(message: str) -> int:
    print(f"usage: opspec verify FILE... (`opspec verify --help`)\nopspec verify: error: {message}", file=sys.stderr)
    return 2
