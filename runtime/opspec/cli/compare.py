"""`opspec compare`: a program here and on another executor, op by op."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, cast

import opspec
from opspec.cli.colours import complain
from opspec.cli.inputs import add_arguments, add_program, add_reading, arguments, read_program, recorded
from opspec.cli.option_values import file_name
from opspec.cli.printing import add_format, add_output, print_json
from opspec.errors import WrongUse

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.cli.command_line import CommandLine
    from opspec.values.arrays import Array

_EXAMPLE = """opspec compare program.mlir --with jax:cpu
  opspec compare program.mlir --with build/my_plugin.so --inputs in.npz
  opspec compare program.mlir -- ./serve
  opspec compare DUMP_FOLDER --inputs in.npz
  opspec compare FOLDER_OF_ONE_VERSION FOLDER_OF_ANOTHER --module jit_step"""
_PATIENCE_S = 600.0
_MEANT = {"second": "a second FOLDER", "module": "--module", "output": "--output"}


def add_compare(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "find the first op where another executor parts from the spec"
    compare = add("compare", _compare, text, _EXAMPLE)
    add_program(compare)
    compare.add_argument(
        "second", nargs="?", type=file_name, metavar="FOLDER", help="where FILE is a folder of stages: another one"
    )
    compare.add_argument("--module", metavar="NAME", help="which module of a folder (default: the largest)")
    add_output(compare, "DIR", "where to save the small programs that show a wrong pass")
    cast("CommandLine", compare).after_dashes = "words"
    named = "jax:PLATFORM, the file of a PJRT plugin, or '-- COMMAND'; a command may also stand at the end, behind --"
    compare.add_argument("--with", dest="other", metavar="BACKEND", help=named)
    add_arguments(compare)
    strict = "zeros in the place of subnormal numbers are a difference too"
    compare.add_argument("--subnormals", action="store_true", help=strict)
    add_reading(compare)
    add_format(compare)


def _compare(options: argparse.Namespace) -> int:
    if Path(options.file).is_dir():
        from opspec.cli.bisect import tell_bisection

        return tell_bisection(options)
    for name in ("second", "module", "output"):
        if getattr(options, name) is not None:
            raise WrongUse(f"compare: expected a folder of stages as FILE with {_MEANT[name]}, found {options.file}")
    from opspec.agreement.comparison import compare
    from opspec.conform.backends import BadBackend, backend, named
    from opspec.execution.executor import MAIN
    from opspec.programs.records import import_module

    try:
        name = named(options.other, options.words, "--with")
        module = read_program(options.file, opspec.load)
        if not options.inputs and not options.arg and options.random is None and not recorded(options.file):
            options.random = 0
        inputs = cast("list[Array]", arguments(options, import_module(module), MAIN))
        with_ = backend(name, _PATIENCE_S).start()
    except BadBackend as error:
        complain(f"opspec: {error}")
        return 2
    if options.random is not None and inputs:
        print("opspec: the arguments are random; --inputs or --arg gives others", file=sys.stderr)
    with closing(with_):
        found = compare(module, inputs, with_, options.reading, options.subnormals)
    if options.format == "json":
        print_json(found.data)
    else:
        print(found)
    return 0 if found.parting is None else 1
