"""`opspec compare`: a program here and on another executor, op by op."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, cast

import opspec
from opspec.cli.inputs import add_arguments, add_program, add_reading, arguments, read_program

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.values.arrays import Array

_EXAMPLE = """opspec compare program.mlir --with jax:cpu
  opspec compare program.mlir --with jax:cpu --inputs in.npz"""


def add_compare(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "find the first op where another executor parts from the spec"
    compare = add("compare", _compare, text, _EXAMPLE)
    add_program(compare)
    compare.add_argument("--with", dest="other", required=True, metavar="NAME", help="jax:cpu: XLA on the CPU")
    add_arguments(compare)
    add_reading(compare)


def _compare(options: argparse.Namespace) -> int:
    from opspec.agreement.comparison import compare, other
    from opspec.execution.executor import MAIN
    from opspec.programs.records import import_module

    with_ = other(options.other)
    try:
        module = read_program(options.file, opspec.load)
        if not options.inputs and not options.arg and options.random is None:
            options.random = 0
        inputs = cast("list[Array]", arguments(options, import_module(module), MAIN))
        if options.random is not None and inputs:
            print("opspec: the arguments are random; --inputs or --arg gives others", file=sys.stderr)
        found = compare(module, inputs, with_, options.reading)
    finally:
        with_.close()
    print(found)
    return 0 if found.parting is None else 1
