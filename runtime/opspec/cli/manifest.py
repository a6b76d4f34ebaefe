"""`opspec manifest`: what a backend takes, as data."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

from opspec.cli.colours import complain
from opspec.cli.printing import add_output, save

if TYPE_CHECKING:
    from opspec.boundary.manifest import Manifest
    from opspec.cli.adding import Add
    from opspec.cli.command_line import CommandLine

_EXAMPLE = """opspec manifest report -o manifest.json
  opspec manifest jax:cpu --ops add,pad -o manifest.json
  opspec manifest build/my_plugin.so --full -o manifest.json"""


def add_manifest(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("manifest", _manifest, "write what a backend takes: ops, types, attributes, sizes", _EXAMPLE)
    cast("CommandLine", parser).after_dashes = "words"
    backend = "the folder of `opspec conform -o`; or who is asked now: jax:PLATFORM, the file of a plugin"
    parser.add_argument("target", nargs="?", metavar="BACKEND", help=backend)
    parser.add_argument("--ops", metavar="OP,...", help="these ops (default: all)")
    parser.add_argument("--types", metavar="T,...", help="these element types (default: one a class, all float widths)")
    level = parser.add_mutually_exclusive_group()
    level.add_argument("--quick", action="store_true", help="one case of each edge for each op")
    level.add_argument("--full", action="store_true", help="every element type: little stays unknown")
    add_output(parser, "FILE", "where to save it", prints=True)


def _manifest(options: argparse.Namespace) -> int:
    from opspec.errors import OpSpecError

    try:
        made = _made(options)
    except OpSpecError as error:
        complain(f"opspec: {error}")
        return 2
    text = json.dumps(made.data(), indent=1) + "\n"
    if options.output is not None:
        save(options.output, text)
    else:
        print(text, end="")
    return 0


def _made(options: argparse.Namespace) -> Manifest:
    from opspec.boundary.asking import asked, finished
    from opspec.conform.asked import DEFAULT, FULL, QUICK, selected
    from opspec.conform.backends import BadBackend, backend, named
    from opspec.conform.results import FILE

    if options.target is not None and (Path(options.target) / FILE).is_file():
        if options.words or options.ops or options.types or options.quick or options.full:
            raise BadBackend(f"{options.target} has the results of a run, of which nothing is asked again")
        return finished(Path(options.target))
    level = QUICK if options.quick else FULL if options.full else DEFAULT
    name = named(options.target, options.words)
    selection = selected(level, options.ops or "", options.types or "", "")
    return asked(backend(name, or_run=True), selection)
