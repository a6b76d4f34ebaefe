"""`opspec plan`: the kernels of a program, without running it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import add_program, add_reading, read_program
from opspec.cli.printing import add_format, print_json

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = """opspec plan model.mlir
  opspec plan model.mlir --format json"""


def add_plan(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("plan", _plan, "show which ops become which kernel, and why values are stored", _EXAMPLE)
    add_program(parser)
    add_reading(parser)
    add_format(parser)


def _plan(options: argparse.Namespace) -> int:
    from opspec.compiled.shown import blocks_of, plan_data, plan_lines
    from opspec.programs.records import import_module

    blocks = blocks_of(import_module(read_program(options.file, opspec.load)), options.reading)
    if options.format == "json":
        print_json(plan_data(blocks))
    else:
        for line in plan_lines(blocks):
            print(line)
    return 0
