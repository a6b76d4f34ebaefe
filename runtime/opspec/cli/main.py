"""The `opspec` command: each subcommand is a thin layer over one function of the package.

Exit status: 0 for success, 1 where the input has problems, 2 for a command line that cannot be understood.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import opspec
from opspec.cli.compare import add_compare
from opspec.cli.cuda import add_cuda
from opspec.cli.lower import add_lower
from opspec.cli.refine import add_refine
from opspec.cli.run import add_run
from opspec.cli.verify import add_verify

# Nothing more at the top: `opspec --version` and a `generate` with nothing to do must not wait for numpy.
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from opspec.goldens.checking import CheckReport
    from opspec.goldens.vectors import Goldens
    from opspec_generator.generated_tree import Change, Difference
    from opspec_model.text.problems import Report

_DIFF_LINES = 400


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        status = command(options)
        sys.stdout.flush()
    except opspec.OpSpecError as error:
        print(f"opspec: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has enough. Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        if error.filename is None:
            raise
        print(f"opspec: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt as error:
        print(" ".join(["opspec: interrupted", *getattr(error, "__notes__", [])]), file=sys.stderr)
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    layout = partial(argparse.RawDescriptionHelpFormatter, width=79, max_help_position=24)
    parser = argparse.ArgumentParser(
        prog="opspec",
        description="Verify and run StableHLO programs by the letter of their specification.",
        epilog="example:\n  opspec verify program.mlir",
        formatter_class=layout,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"opspec {opspec.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(
        name: str, command: Callable[[argparse.Namespace], int], text: str, example: str
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=text,
            description=text,
            epilog=f"example:\n  {example}",
            formatter_class=layout,
            allow_abbrev=False,
        )
        added.set_defaults(command=command)
        return added

    add_verify(add)

    add_run(add)
    add_compare(add)
    add_lower(add)
    add_refine(add)

    explain = add(
        "explain",
        _explain,
        "show the definition of an op, or one of its rules",
        "opspec explain pad.C4",
    )
    explain.add_argument("name", metavar="NAME", help="an op (stablehlo.pad) or a rule (pad.C4)")
    _add_format(explain)

    goldens = add(
        "goldens",
        _goldens,
        "write golden vectors of an op, or hold a backend against them",
        "opspec goldens --check './run {program} {inputs} {outputs}' stablehlo.add",
    )
    goldens.add_argument("name", metavar="OP|DIR", help="an op; with --check also a folder of goldens")
    goldens.add_argument("--types", metavar="T,...", help="element types (default: one a class, all float widths)")
    goldens.add_argument("--out", type=Path, metavar="DIR", help="where to write the files")
    goldens.add_argument("--check", metavar="COMMAND", help="run it for each case, with {program} {inputs} {outputs}")
    goldens.add_argument("--timeout", type=float, default=60, metavar="S", help="seconds for a case (default: 60)")
    goldens.add_argument("--jobs", type=int, default=1, metavar="N", help="cases at a time (default: 1)")
    _add_format(goldens)

    generate = add(
        "generate",
        _generate,
        "turn a folder of op files into code, tests and documentation",
        "opspec generate --spec spec --out generated",
    )
    generate.add_argument("--spec", type=Path, metavar="DIR", help="op files (default: ./spec, else our own)")
    generate.add_argument(
        "--out", type=Path, metavar="DIR", default=Path("generated"), help="output (default: ./generated)"
    )
    generate.add_argument("--check", action="store_true", help="write nothing; fail if the output is stale")
    _add_format(generate)

    export = add(
        "export",
        _export,
        "print the whole spec as one JSON document, or the schema of that",
        "opspec export --json --out spec.json",
    )
    what = export.add_mutually_exclusive_group(required=True)
    what.add_argument("--json", action="store_true", help="the spec, with the typed trees of its formulas")
    what.add_argument("--schema", action="store_true", help="the JSON Schema of that document")
    export.add_argument("--spec", type=Path, metavar="DIR", help="op files (default: ./spec, else our own)")
    export.add_argument("--out", type=Path, metavar="FILE", help="where to save it (default: print)")

    add_cuda(add)
    _add_new(add("new", _new, "begin a dialect of your own, or an op of it", "opspec new op acme.swish"), layout)
    return parser


def _add_new(parser: argparse.ArgumentParser, layout: partial[argparse.RawDescriptionHelpFormatter]) -> None:
    kinds = parser.add_subparsers(metavar="KIND", required=True, dest="kind")
    for kind, pattern, example in (
        ("dialect", r"[a-z][a-z0-9_]*", "acme"),
        ("op", r"[a-z][a-z0-9_]*\.[a-z_][a-z0-9_]*", "acme.swish"),
    ):
        text = f"write a commented {kind} file that passes the loader as it is"
        epilog = f"example:\n  opspec new {kind} {example} --dir spec"
        added = kinds.add_parser(
            kind, help=text, description=text, epilog=epilog, formatter_class=layout, allow_abbrev=False
        )
        named = partial(_name, f"the name of {'an' if kind == 'op' else 'a'} {kind} such as {example}", pattern)
        added.add_argument("name", metavar="NAME", type=named, help=f"for example {example}")
        added.add_argument(
            "--dir", type=Path, metavar="DIR", default=Path("spec"), help="the spec folder (default: ./spec)"
        )


def _name(expected: str, pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text):
        raise argparse.ArgumentTypeError(f"expected {expected}, found {text!r}")
    return text


def _add_format(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=["text", "json"], default="text", help="default: text")


def _explain(options: argparse.Namespace) -> int:
    if options.format == "json":
        from opspec.verification.explanation import explain_data

        _print_json(explain_data(options.name))
    else:
        print(opspec.explain(options.name))
    return 0


def _goldens(options: argparse.Namespace) -> int:
    from tempfile import TemporaryDirectory

    from opspec.goldens.checking import check, command
    from opspec.goldens.vectors import INDEX, goldens, write

    if options.check is None and options.out is None:
        raise opspec.OpSpecError("goldens: expected --out DIR, --check COMMAND, or both")
    backend = None if options.check is None else command(options.check, options.timeout)
    with TemporaryDirectory(prefix="opspec-goldens-") as made:
        folder = options.out or Path(made)
        if backend is not None and (Path(options.name) / INDEX).is_file():
            folder = Path(options.name)
        else:
            found = goldens(options.name, re.split(r",(?![^<]*>)", options.types) if options.types else None)
            files = write(found, folder)
            if options.out is not None:
                _show_goldens(found, files, options)
        return 0 if backend is None else _show_check(check(backend, folder, max(1, options.jobs)), options)


def _show_goldens(found: Goldens, files: Sequence[str], options: argparse.Namespace) -> None:
    if options.format == "json":
        if options.check is None:
            _print_json({"op": found.op, "folder": options.out, "files": files})
        return
    print(f"{found.op}: {_count(len(found.cases), 'case')}, {_count(len(files), 'file')} in {options.out}")
    for case in found.left_out:
        print(f"left out: {case.name}: {case.reason}")


def _show_check(report: CheckReport, options: argparse.Namespace) -> int:
    from dataclasses import asdict

    if options.format == "json":
        _print_json(asdict(report))
    else:
        for failure in report.failures:
            print(f"{failure}\n")
        failed = len(report.failures)
        print(f"{report.op}: {_count(report.cases, 'case')}, {failed or 'none'} failed")
    return int(bool(report.failures))


def _generate(options: argparse.Namespace) -> int:
    import time

    from opspec_generator.generate import check, generate
    from opspec_model.packaged import spec_dir
    from opspec_model.text.problems import SpecError

    start = time.perf_counter()
    here = Path("spec")
    spec = options.spec or (here if here.is_dir() else spec_dir())
    as_json = options.format == "json"
    try:
        if options.check:
            return _show_differences(check(spec, options.out), as_json)
        _show_change(generate(spec, options.out), time.perf_counter() - start, as_json)
    except SpecError as error:
        _show_errors(error.report, as_json)
        return 1
    return 0


def _new(options: argparse.Namespace) -> int:
    from opspec_generator.skeleton import new_dialect, new_op
    from opspec_model.text.problems import SpecError

    folder: Path = options.dir
    try:
        path = (new_dialect if options.kind == "dialect" else new_op)(folder, options.name)
    except SpecError as error:
        _show_errors(error.report, as_json=False)
        return 1
    print(f"wrote {path}")
    if options.kind == "dialect":
        print(f"next: edit it, then `opspec new op {options.name}.NAME --dir {folder}`")
    else:
        print(f"next: edit it, then `opspec generate --spec {folder} --out generated`,")
        print(f"      `pip install ./generated` and `opspec explain {options.name}`")
    return 0


def _export(options: argparse.Namespace) -> int:
    from opspec_generator.export import export_text, schema_text
    from opspec_model.packaged import spec_dir
    from opspec_model.text.problems import SpecError

    here = Path("spec")
    spec = options.spec or (here if here.is_dir() else spec_dir())
    try:
        text = schema_text() if options.schema else export_text(spec)
    except SpecError as error:
        _show_errors(error.report, False)
        return 1
    if options.out:
        options.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def _show_change(change: Change, seconds: float, as_json: bool) -> None:
    wrote, removed = len(change.wrote), len(change.removed)
    if as_json:
        _print_json(
            {
                "wrote": change.wrote,
                "removed": change.removed,
                "unchanged": change.unchanged,
                "seconds": round(seconds, 3),
            }
        )
    else:
        print(f"wrote {wrote}, unchanged {change.unchanged}, removed {removed} in {seconds:.1f} s")


def _show_differences(differences: Sequence[Difference], as_json: bool) -> int:
    if as_json:
        from dataclasses import asdict

        _print_json({"differences": [asdict(difference) for difference in differences]})
        return int(bool(differences))
    if not differences:
        print("every generated file is up to date")
        return 0
    lines = [line for difference in differences for line in difference.diff.splitlines()]
    print("\n".join(lines[:_DIFF_LINES]))
    if len(lines) > _DIFF_LINES:
        print(f"... and {len(lines) - _DIFF_LINES} more lines")
    print()
    for difference in differences:
        print(f"{difference.kind}: {difference.path}")
    print(
        f"\n{_count(len(differences), 'file')} not as the spec says; "
        "run `opspec generate` (in a checkout: `make generate`), and delete what is not generated"
    )
    return 1


def _show_errors(report: Report, as_json: bool) -> None:
    problems = report.sorted()
    if as_json:
        from dataclasses import asdict

        _print_json(
            {
                "errors": [
                    {**asdict(problem.span), "message": problem.message, "hint": problem.hint} for problem in problems
                ]
            }
        )
    else:
        print(report.render(), file=sys.stderr)
        print(f"\n{_count(len(problems), 'error')}; nothing was written", file=sys.stderr)


def _print_json(value: object) -> None:
    import json

    print(json.dumps(value, indent=2, default=str))


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'s' if number != 1 else ''}"
