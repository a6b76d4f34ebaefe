"""The `opspec` command: each subcommand is a thin layer over one function of the package.

Exit status: 0 for success, 1 where the input has problems, 2 for a command line that cannot be understood.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import opspec

# Nothing more at the top: `opspec --version` and a `generate` with nothing to do must not wait for numpy.
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy as np
    from opspec_generator.output import Change, Difference
    from opspec_generator.source import Report

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
    except KeyboardInterrupt:
        print("opspec: interrupted", file=sys.stderr)
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

    def add(name: str, command: Callable[[argparse.Namespace], int], text: str, example: str) -> Any:
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

    verify = add(
        "verify",
        _verify,
        "check programs against every rule of their ops",
        "opspec verify a.mlir b.mlir",
    )
    verify.add_argument("files", nargs="+", metavar="FILE", type=Path, help="MLIR text, bytecode or artifact")
    _add_format(verify)

    run = add(
        "run",
        _run,
        "run a program with the reference interpreter",
        "opspec run program.mlir --inputs in.npz --output out.npz",
    )
    run.add_argument("file", metavar="FILE", type=Path, help="MLIR text, bytecode or artifact")
    run.add_argument("--inputs", type=Path, metavar="NPZ", help="the arguments, named arr_0, arr_1, ...")
    run.add_argument("--output", type=Path, metavar="NPZ", help="where to save the results (default: print)")
    run.add_argument("--entry", default="main", metavar="NAME", help="the function to run (default: main)")
    run.add_argument("--formula", action="store_true", help="element by element, as the definitions say")

    explain = add(
        "explain",
        _explain,
        "show the definition of an op, or one of its rules",
        "opspec explain pad.C4",
    )
    explain.add_argument("name", metavar="NAME", help="an op (stablehlo.pad) or a rule (pad.C4)")

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
    return parser


def _add_format(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=["text", "json"], default="text", help="default: text")


def _verify(options: argparse.Namespace) -> int:
    from dataclasses import asdict

    reports: list[dict[str, Any]] = []
    for file in options.files:
        report: dict[str, Any] = {"file": str(file), "diagnostics": [], "error": None}
        reports.append(report)
        try:
            diagnostics = opspec.verify(opspec.load(file))
        except opspec.OpSpecError as error:
            report["error"] = str(error)
            if options.format == "text":
                print(error)
            continue
        report["diagnostics"] = [asdict(diagnostic) for diagnostic in diagnostics]
        if options.format == "text":
            for diagnostic in diagnostics:
                print(diagnostic)
            print(f"{file}: {_count(len(diagnostics), 'problem')}")
    if options.format == "json":
        _print_json({"files": reports})
    return int(any(report["diagnostics"] or report["error"] for report in reports))


def _run(options: argparse.Namespace) -> int:
    module = opspec.load(options.file)
    inputs = _arguments(options.inputs) if options.inputs else []
    if options.formula:
        from opspec.formula import run
    else:
        from opspec.executor import run
    results = run(module, *inputs, entry=options.entry)
    named = {f"arr_{number}": result for number, result in enumerate(results)}
    if options.output:
        from opspec.arrays import save_npz

        save_npz(options.output, named)
    else:
        _print_arrays(named)
    return 0


def _arguments(path: Path) -> list[np.ndarray[Any, Any]]:
    """The arrays of an .npz file in order; they are named as by `numpy.savez(path, first, second)`."""
    from opspec.arrays import load_npz

    arrays = load_npz(path)
    names = [f"arr_{number}" for number in range(len(arrays))]
    if set(arrays) != set(names):
        raise opspec.OpSpecError(
            f"{path}: expected arrays named {', '.join(names)}, found {', '.join(sorted(arrays))}; "
            "numpy.savez(path, first, second) gives them these names"
        )
    return [arrays[name] for name in names]


def _print_arrays(arrays: Mapping[str, np.ndarray[Any, Any]]) -> None:
    from numpy import array2string

    for name, array in arrays.items():
        print(f"{name}: {array.dtype}{list(array.shape)}")
        print(array2string(array, threshold=100, max_line_width=80))


def _explain(options: argparse.Namespace) -> int:
    print(opspec.explain(options.name))
    return 0


def _generate(options: argparse.Namespace) -> int:
    import time

    from opspec_generator import packaged_dir
    from opspec_generator.generate import check, generate
    from opspec_generator.source import SpecError

    start = time.perf_counter()
    here = Path("spec")
    spec = options.spec or (here if here.is_dir() else packaged_dir("spec"))
    as_json = options.format == "json"
    try:
        if options.check:
            return _show_differences(check(spec, options.out), as_json)
        _show_change(generate(spec, options.out), time.perf_counter() - start, as_json)
    except SpecError as error:
        _show_errors(error.report, as_json)
        return 1
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
                    {**asdict(problem.span), "message": problem.message, "hint": problem.hint}
                    for problem in problems
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
