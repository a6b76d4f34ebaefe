"""`opspec new`: the first file of a dialect, or of an op."""

from __future__ import annotations

import argparse
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.option_values import path
from opspec.cli.printing import print_errors

if TYPE_CHECKING:
    from opspec.cli.adding import Add


def add_new(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "begin a dialect of your own, or an op of it"
    parser = add("new", _new, text, "opspec new op acme.swish")
    kinds = parser.add_subparsers(metavar="KIND", required=True, dest="kind")
    for kind, pattern, example in (
        ("dialect", r"[a-z][a-z0-9_]*", "acme"),
        ("op", r"[a-z][a-z0-9_]*\.[a-z_][a-z0-9_]*", "acme.swish"),
    ):
        text = f"write a commented {kind} file that passes the loader as it is"
        epilog = f"example:\n  opspec new {kind} {example} --dir spec"
        added = kinds.add_parser(
            kind,
            help=text,
            description=text,
            epilog=epilog,
            formatter_class=parser.formatter_class,
            allow_abbrev=False,
        )
        named = partial(_name, f"the name of {'an' if kind == 'op' else 'a'} {kind} such as {example}", pattern)
        added.add_argument("name", metavar="NAME", type=named, help=f"for example {example}")
        added.add_argument(
            "--dir", type=path, metavar="DIR", default=Path("spec"), help="the spec folder (default: ./spec)"
        )


def _name(expected: str, pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text):
        raise argparse.ArgumentTypeError(f"expected {expected}, found {text!r}")
    return text


def _new(options: argparse.Namespace) -> int:
    from opspec_generator.skeleton import new_dialect, new_op
    from opspec_model.names import CORE_DIALECTS
    from opspec_model.text.problems import SpecError

    folder: Path = options.dir
    try:
        path = (new_dialect if options.kind == "dialect" else new_op)(folder, options.name)
    except SpecError as error:
        print_errors(error.report, as_json=False)
        return 1
    print(f"wrote {path}")
    if options.kind == "dialect":
        print(f"next: edit it, then `opspec new op {options.name}.NAME --dir {folder}`")
    elif options.name.partition(".")[0] in CORE_DIALECTS:
        print(f"next: edit it, then `opspec generate --spec {folder} -o generated` and `opspec explain {options.name}`")
    else:
        print(f"next: edit it, then `opspec generate --spec {folder} -o generated`,")
        print(f"      `pip install ./generated` and `opspec explain {options.name}`")
    return 0
