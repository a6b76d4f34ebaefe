"""`opspec conform`: any backend, judged."""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

from opspec.cli.colours import complain
from opspec.cli.option_values import at_least, path, saved, seconds
from opspec.cli.printing import add_format, add_output, make_folder, print_json, save
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from opspec.cli.adding import Add
    from opspec.cli.command_line import CommandLine
    from opspec.conform.asked import Selection
    from opspec.conform.changes import Changes
    from opspec.conform.results import Head, Result, Results, Run
    from opspec.conform.verdicts import JudgeSettings
    from opspec.conform.waivers import Waivers
    from opspec.conform.workers import Progress

_EXAMPLE = """opspec conform jax:cpu --quick -o report
  opspec conform build/my_plugin.so --ops add,pad --types f32,bf16
  opspec conform jax:cpu --shrink add/f32/subnormals
  opspec conform now --against last
  opspec conform -o report -- ./run {program} {inputs} {outputs}"""
_LINES = 20  # failures that are told one by one
_COLUMNS = 80
_EVERY_S = 0.2


def add_conform(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "judge a backend: what it supports, what it gets wrong, and how far"
    backend = "jax:PLATFORM, the file of a PJRT plugin, or the folder of a run that is done, to tell it again"
    parser = add("conform", _conform, text, _EXAMPLE)
    cast("CommandLine", parser).after_dashes = "words"
    parser.add_argument("target", nargs="?", metavar="BACKEND", help=backend)
    parser.add_argument("--ops", metavar="OP,...", help="these ops (default: all)")
    parser.add_argument("--types", metavar="T,...", help="these element types (default: one a class, all float widths)")
    parser.add_argument("--labels", metavar="L,...", help="these kinds of cases: docs/conform.md lists them")
    parser.add_argument("--case", action="append", default=[], metavar="NAME", help="this case, by its name")
    parser.add_argument("--shrink", metavar="CASE", help="make this case, which fails, as small as it gets")
    level = parser.add_mutually_exclusive_group()
    level.add_argument("--quick", action="store_true", help="one case of each edge for each op")
    level.add_argument("--full", action="store_true", help="every element type")
    parser.add_argument(
        "--ulp", type=at_least(0), default=0, metavar="N", help="floats may be off by N ULP, whatever the op"
    )
    parser.add_argument("--ftz", action="store_true", help="subnormal numbers may count as zeros")
    parser.add_argument("--waivers", type=path, metavar="FILE", help="cases that do not count, with reasons (YAML)")
    add_output(parser, "DIR", "where the results, report.html and report.json go")
    against = "another report.json: what became worse or is new and fails decides, not what failed before"
    parser.add_argument("--against", type=path, metavar="FILE", help=against)
    parser.add_argument("--resume", action="store_true", help="go on with the run that -o has results of")
    parser.add_argument("--junit", type=saved, metavar="FILE", help="write the results for a CI system")
    parser.add_argument("--jobs", type=at_least(1), metavar="N", help="cases at a time (default: one a processor)")
    parser.add_argument("--timeout", type=seconds, default=60, metavar="S", help="seconds for a case (default: 60)")
    add_format(parser)


def _conform(options: argparse.Namespace) -> int:
    from opspec.conform.backends import BadBackend
    from opspec.conform.changes import BadReport
    from opspec.conform.waivers import BadWaivers

    try:
        return _judge(options)
    except (BadBackend, BadReport, BadWaivers, _Misused) as error:
        for line in str(error).splitlines():
            complain(f"opspec: {line}")
        return 2


class _Misused(Exception):
    """What stands on the command line cannot be meant."""


def _judge(options: argparse.Namespace) -> int:
    from opspec.cli.shrinking import tell_shrunk
    from opspec.conform.backends import backend, named
    from opspec.conform.changes import changes, read_report
    from opspec.conform.results import FILE, head
    from opspec.conform.verdicts import JudgeSettings
    from opspec.conform.waivers import Waivers, read_waivers
    from opspec.conform.workers import run

    if options.target is not None and (Path(options.target) / FILE).is_file():
        return _tell_finished(options)
    name = named(options.target, options.words)
    if options.resume and options.output is None:
        raise _Misused("--resume goes on with the results of a folder: name it with -o")
    settings = JudgeSettings(options.ulp, options.ftz)
    waivers = Waivers() if options.waivers is None else read_waivers(options.waivers)
    selection = _selection(options)
    before = None if options.against is None else read_report(options.against)
    judged = backend(name, options.timeout, or_run=True)
    if options.shrink:
        return tell_shrunk(judged, selection, settings, options)
    jobs = options.jobs or os.cpu_count() or 1
    try:
        with (
            _results(options, head(judged.name, judged.described, selection, settings)) as results,
            _Shown(sys.stderr.isatty()) as tell,
        ):
            run(judged, selection, settings, results, jobs, tell)
    finally:
        judged.close()
    against = None if before is None else changes(results.run, settings, waivers, before)
    return _tell(results.run, settings, waivers, selection, against, options)


def _tell_finished(options: argparse.Namespace) -> int:
    """Tell what a run has found that is done: nobody is asked."""
    from opspec.conform.asked import Selection
    from opspec.conform.changes import changes, read_report
    from opspec.conform.results import FILE, read
    from opspec.conform.verdicts import JudgeSettings
    from opspec.conform.waivers import Waivers, read_waivers

    asks = ("words", "ops", "types", "labels", "case", "shrink", "quick", "full", "ulp", "ftz", "resume")
    meant = [f"--{name}" for name in asks if getattr(options, name)]
    if meant:
        told = "-- COMMAND" if meant[0] == "--words" else meant[0]
        raise _Misused(f"{options.target} has the results of a run, of which nothing is asked again: leave out {told}")
    run = read(Path(options.target) / FILE)
    about = run.head
    selection = Selection(about.level, **{key: tuple(found) for key, found in about.selection.items()})
    settings = JudgeSettings(about.ulp, about.ftz)
    waivers = Waivers() if options.waivers is None else read_waivers(options.waivers)
    before = None if options.against is None else read_report(options.against)
    against = None if before is None else changes(run, settings, waivers, before)
    if options.output is not None:
        make_folder(options.output)
    return _tell(run, settings, waivers, selection, against, options)


def _selection(options: argparse.Namespace) -> Selection:
    from opspec.conform.asked import DEFAULT, FULL, QUICK, selected
    from opspec.errors import OpSpecError

    level = QUICK if options.quick else FULL if options.full else DEFAULT
    names = [options.shrink] if options.shrink else options.case
    try:
        return selected(level, options.ops or "", options.types or "", options.labels or "", names)
    except OpSpecError as error:
        raise _Misused(str(error)) from None


@contextmanager
def _results(options: argparse.Namespace, about: Head) -> Iterator[Results]:
    """They are kept in the folder of `-o`; without one they go with the run."""
    import tempfile

    from opspec.conform.results import FILE, create, resume

    with ExitStack() as ends:
        folder = options.output
        if folder is None:
            folder = Path(ends.enter_context(tempfile.TemporaryDirectory(prefix="opspec-conform-")))
        make_folder(folder)
        yield ends.enter_context(closing((resume if options.resume else create)(folder / FILE, about)))


# --- what is told ---------------------------------------------------------------------------------


class _Shown:
    """Shows where a run is, on one line of a terminal."""

    def __init__(self, wanted: bool) -> None:
        self._wanted = wanted
        self._next = 0.0

    def __enter__(self) -> Callable[[Progress], None]:
        return self._tell

    def _tell(self, at: Progress) -> None:
        if self._wanted and time.monotonic() >= self._next:
            self._next = time.monotonic() + _EVERY_S
            sys.stderr.write(f"\r\x1b[K{progress_line(at)}")
            sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        if self._wanted:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def progress_line(at: Progress) -> str:
    """One line that leaves the last column free."""
    share = at.ops / at.of if at.of else 1.0
    bar = "#" * int(share * 20)
    text = f"[{bar:20}] {share:4.0%} {at.cases} cases, {at.failed} failed  {at.op.removeprefix('stablehlo.')}"
    return text[: _COLUMNS - 1]


def _tell(
    run: Run,
    settings: JudgeSettings,
    waivers: Waivers,
    selection: Selection,
    against: Changes | None,
    options: argparse.Namespace,
) -> int:
    from opspec.conform.report import html
    from opspec.conform.summary import failures, junit, report, report_text

    data = report(run, settings, waivers, against)
    if options.output is not None:
        save(options.output / "report.json", report_text(data))
        save(options.output / "report.html", html(run, settings, waivers, against))
    if options.junit is not None:
        save(options.junit, junit(run, settings, waivers))
    failed = failures(run, settings, waivers)
    whole = not (selection.ops or selection.types or selection.labels or selection.names)
    stale = list(waivers.stale(run.results.values(), settings, whole))
    if options.format == "json":
        print_json(data)
    else:
        if against is None:
            _print_failures(run, failed)
        else:
            _print_changes(against)
        _print_sum(run, settings, failed, options)
    for problem in stale:
        complain(f"opspec: {problem}")
    if not run.results:
        complain("opspec: no case was asked: --ops, --types, --labels and --case leave none")
    return int(bool(stale or not run.results or (failed if against is None else against.failed)))


def _print_failures(run: Run, failed: Sequence[Result]) -> None:
    from opspec.conform.summary import counted, line, repeat

    print(f"{run.head.backend}: {run.head.described}")
    for verdict, number in counted(run).items():
        print(f"  {number:6} {verdict}")
    if run.left_out:
        print(f"  {len(run.left_out):6} left out: nobody knows what comes out")
    for found in failed[:_LINES]:
        print(f"\n{found.case}: {found.verdict}: {line(found)}\n  {repeat(run.head, found)}")
    if len(failed) > _LINES:
        print(f"\nand {len(failed) - _LINES} more")


def _print_changes(against: Changes) -> None:
    print(f"against {against.backend}: {against.described}")
    for kind, found in against.of.items():
        print(f"  {len(found):6} {kind}")
    for kind, found in against.of.items():
        told = [change for change in found if change.before and change.after]
        for change in told[:_LINES]:
            print(f"\n{kind}: {change}", end="")
        if len(told) > _LINES:
            print(f"\nand {len(told) - _LINES} more", end="")
    news = [change for change in against.failed if not change.before]
    print("".join(f"\nnew: {change}" for change in news[:_LINES]))


def _print_sum(run: Run, settings: JudgeSettings, failed: Sequence[Result], options: argparse.Namespace) -> None:
    waived = sum(settings.fails(x.verdict) for x in run.results.values()) - len(failed)
    text = f", {waived} waived" if waived else ""
    where = f"; {options.output / 'report.html'}" if options.output is not None else ""
    print(f"\n{count(len(run.results), 'case')}, {len(failed) or 'none'} failed{text}{where}")
