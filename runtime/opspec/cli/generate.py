"""`opspec generate`: a folder of op files turned into code, tests and documentation."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.option_values import path
from opspec.cli.printing import add_format, add_output, add_spec, print_errors, print_json, spec_folder
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec_generator.generated_tree import Difference, TreeUpdate

_DIFF_LINES = 400
OUTPUT = Path("generated")


def add_generate(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "turn a folder of op files into code, tests and documentation"
    parser = add("generate", _generate, text, "opspec generate --spec spec -o generated")
    add_spec(parser)
    add_output(parser, "DIR", f"output (default: ./{OUTPUT})", OUTPUT)
    parser.add_argument("--target", type=path, metavar="DIR", help="a target that lies in DIR, instead of our own")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the output is stale")
    parser.add_argument(
        "--anew", action="store_true", help="with --check: render everything, even where no file has changed"
    )
    parser.add_argument(
        "--draft", action="store_true", help="write what programs of the last release break on too, and tell it"
    )
    parser.add_argument(
        "--release", action="store_true", help="take the spec as released, as it is: nothing breaks on it"
    )
    add_format(parser)


def _generate(options: argparse.Namespace) -> int:
    from opspec.errors import WrongUse
    from opspec_generator.generate import check, default_toolchain, generate
    from opspec_model.text.problems import SpecError

    start = time.perf_counter()
    spec = spec_folder(options)
    as_json = options.format == "json"
    if options.target is not None and options.output == OUTPUT:
        raise WrongUse(f"expected a folder of its own for what {options.target} generates: add -o DIR")
    if options.anew and not options.check:
        raise WrongUse("expected --anew with --check only: without it, delete the output to make it anew")
    if options.check and (options.draft or options.release):
        raise WrongUse("expected --check alone or with --anew: it writes nothing, neither a draft nor a release")
    toolchain = default_toolchain(spec, options.target)
    try:
        if options.release:
            from opspec_generator.spec_diff.sources import release

            release(spec)
        if options.check:
            return _show_differences(check(spec, options.output, toolchain, anew=options.anew), as_json)
        _show_change(
            generate(spec, options.output, toolchain, draft=options.draft), time.perf_counter() - start, as_json
        )
    except SpecError as error:
        print_errors(error.report, as_json)
        return 1
    return 0


def _show_change(change: TreeUpdate, seconds: float, as_json: bool) -> None:
    wrote, removed = len(change.wrote), len(change.removed)
    if change.broken is not None:
        print_errors(change.broken, as_json=False, outcome="written all the same, as a draft")
    if as_json:
        print_json(
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

        print_json({"differences": [asdict(difference) for difference in differences]})
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
        f"\n{count(len(differences), 'file')} not as the spec says; "
        "run `opspec generate` (in a checkout: `make generate`), and delete what is not generated"
    )
    return 1
