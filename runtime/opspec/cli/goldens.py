"""`opspec goldens`: golden vectors of an op, written to files."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from opspec.cli.printing import add_format, add_output, make_folder, print_json, saving
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = "opspec goldens stablehlo.add --types f32,bf16 -o add"


def add_goldens(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("goldens", _goldens, "write golden vectors of an op", _EXAMPLE)
    parser.add_argument("name", metavar="OP", help="an op")
    parser.add_argument("--types", metavar="T,...", help="element types (default: one a class, all float widths)")
    text = "where to write the files; `opspec conform --ops OP BACKEND` asks a backend the same without any"
    add_output(parser, "DIR", text, required=True)
    add_format(parser)


def _goldens(options: argparse.Namespace) -> int:
    from opspec.goldens.vectors import goldens, write

    found = goldens(options.name, re.split(r",(?![^<]*>)", options.types) if options.types else None)
    make_folder(options.output)
    with saving(options.output):
        files = write(found, options.output)
    if options.format == "json":
        print_json({"op": found.op, "folder": options.output, "files": files})
        return 0
    print(f"{found.op}: {count(len(found.cases), 'case')}, {count(len(files), 'file')} in {options.output}")
    for case in found.left_out:
        print(f"left out: {case.name}: {case.reason}")
    return 0
