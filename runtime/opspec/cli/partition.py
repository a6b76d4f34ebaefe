"""`opspec partition`: what each device runs of a program."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import add_program, read_program
from opspec.cli.printing import add_format, add_output, print_json, save
from opspec.propagation.strategies import STRATEGIES

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = """opspec partition model.mlir -o local.mlir --explain
  opspec partition model.mlir --replicate --format json"""


def add_partition(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "write what each device runs of a program, with collectives"
    parser = add("partition", _partition, text, _EXAMPLE)
    add_program(parser)
    add_output(parser, "FILE", "where to save the local program", prints=True)
    parser.add_argument("--explain", action="store_true", help="local shapes, each collective and why, bytes, memory")
    parser.add_argument(
        "--replicate", action="store_true", help="let every device compute whole what cannot be shared, not refuse it"
    )
    parser.add_argument(
        "--strategy",
        choices=STRATEGIES,
        default="user-priority",
        metavar="NAME",
        help=f"how shardings spread: {', '.join(STRATEGIES)} (default: user-priority)",
    )
    add_format(parser)


def _partition(options: argparse.Namespace) -> int:
    from opspec.partition.partitioning import partition
    from opspec.partition.shown import explained, explained_data
    from opspec.propagation.gspmd_programs import from_gspmd

    module = read_program(options.file, opspec.load)
    from_gspmd(module)
    found = partition(module, options.strategy, replicate=options.replicate)
    text = f"{str(found.module).rstrip()}\n"
    if options.output is not None:
        save(options.output, text)
    if options.format == "json":
        print_json({**explained_data(found), **({} if options.output is not None else {"program": text})})
        return 0
    if options.output is None:
        print(text, end="")
    if options.explain:
        print(explained(found) if options.output is not None else _commented(explained(found)))
    return 0


def _commented(text: str) -> str:
    return "\n".join(f"// {line}" for line in text.splitlines())
