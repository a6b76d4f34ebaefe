"""`opspec compare`: a program here and on another executor, op by op."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import opspec

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.values.arrays import Array

_EXAMPLE = """opspec compare program.mlir --with jax:cpu
  opspec compare program.mlir --with jax:cpu --inputs in.npz"""


def add_compare(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "find the first op where another executor parts from the spec"
    compare = add("compare", _compare, text, _EXAMPLE)
    compare.add_argument("file", metavar="FILE", type=Path, help="MLIR text, bytecode or artifact")
    compare.add_argument("--with", dest="other", required=True, metavar="NAME", help="jax:cpu: XLA on the CPU")
    compare.add_argument("--inputs", type=Path, metavar="NPZ", help="the arguments (default: random, from the types)")


def _compare(options: argparse.Namespace) -> int:
    from opspec.agreement.comparison import compare, other, random_arguments
    from opspec.cli.run import arguments_of, fitted
    from opspec.programs.records import import_module

    with_ = other(options.other)
    try:
        module = opspec.load(options.file)
        if options.inputs:
            taken = fitted(arguments_of(options.inputs), import_module(module), "main")
            inputs = cast("list[Array]", taken)
        else:
            inputs = random_arguments(module)
        if not options.inputs and inputs:
            print("opspec: the arguments are random; --inputs gives others", file=sys.stderr)
        found = compare(module, inputs, with_)
    finally:
        with_.close()
    print(found)
    return 0 if found.parting is None else 1
