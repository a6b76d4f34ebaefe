"""`opspec buffers`: a program after buffer assignment, without running it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import add_program, add_reading, expect_entry, read_program
from opspec.cli.option_values import at_least, saved
from opspec.cli.printing import add_format, add_output, print_json, save
from opspec.errors import OpSpecError

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = """opspec buffers model.mlir
  opspec buffers model.mlir -o over.mlir && opspec run over.mlir --random
  opspec buffers model.mlir --svg memory.svg
  opspec buffers model.mlir --engine cpu
  opspec buffers model.mlir --donate 0 --format json"""


def add_buffers(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("buffers", _buffers, "show which memory values lie in, and for how long", _EXAMPLE)
    add_program(parser)
    add_output(parser, "FILE", "where to save the program over memory", prints=True)
    parser.add_argument("--entry", metavar="NAME", help="the function (default: main)")
    parser.add_argument(
        "--donate",
        metavar="N",
        type=at_least(0),
        action="append",
        default=[],
        help="an argument, from 0 on, that it takes over",
    )
    parser.add_argument("--svg", metavar="FILE", type=saved, help="save a picture of memory over time")
    parser.add_argument(
        "--engine",
        choices=("numpy", "cpu"),
        default="numpy",
        help="whose memory: op by op as numpy (default), or with the kernels of cpu",
    )
    add_reading(parser)
    add_format(parser)


def _buffers(options: argparse.Namespace) -> int:
    from opspec.buffers.picture import svg_of
    from opspec.buffers.shown import buffers_data, summary_lines
    from opspec.buffers.text import text_of
    from opspec.programs.memory_forms import is_memory_program
    from opspec.programs.records import import_module

    module = import_module(read_program(options.file, opspec.load))
    entry = options.entry or "main"
    expect_entry(module, entry, options.entry is not None)
    if is_memory_program(module):
        raise OpSpecError(f"{options.file}: expected a program of tensors, found one over memory already")
    if options.engine == "cpu":
        from opspec.compiled.buffer_steps import fused_buffer_program as buffer_program
        from opspec.compiled.turned_products import prepared

        module = prepared(module, frozenset((entry,)))
    else:
        from opspec.buffers.planning import buffer_program
    program = buffer_program(module, entry=entry, donated=options.donate, reading=options.reading)
    if options.svg is not None:
        save(options.svg, svg_of(program))
    if options.format == "json":
        print_json(buffers_data(program))
        return 0
    text = text_of(module, program)
    summary = "".join(f"// {line}\n" for line in summary_lines(program))
    if options.output is not None:
        save(options.output, f"{summary}{text}")
    else:
        print(f"{summary}{text}", end="")
    return 0
