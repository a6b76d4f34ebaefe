"""`opspec refine`: a program for arguments of known sizes."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import add_program, expect_entry, read_program
from opspec.cli.printing import add_output, save
from opspec.errors import WrongUse

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.programs.carrier import ir
    from opspec.refinement.refiner import Refinement

_EXAMPLE = """opspec refine model.mlir --input-types '8x128xf32, _' -o model_8.mlir
  opspec refine exported.bin --input-types 2x3xf32 --format bytecode -o out"""


def add_refine(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "resolve the unknown sizes of a program for arguments of known ones"
    parser = add("refine", _refine, text, _EXAMPLE)
    add_program(parser)
    parser.add_argument(
        "--input-types",
        required=True,
        metavar="TYPE,...",
        help="the types of the arguments: tensor<2x3xf32>, or 2x3xf32 for short; _ for one as it is declared",
    )
    parser.add_argument("--entry", metavar="NAME", help="whose arguments they are (default: main)")
    add_output(parser, "FILE", "where to save it", prints=True)
    parser.add_argument("--format", choices=["text", "bytecode"], default="text", help="default: text")
    parser.add_argument("--locations", action="store_true", help="write locations in text, too")
    parser.add_argument("--strict", action="store_true", help="an unknown size that is left is an error")


def _refine(options: argparse.Namespace) -> int:
    from opspec.programs import printed_form
    from opspec.programs.records import import_module

    if options.format == "bytecode" and options.output is None and sys.stdout.isatty():
        raise WrongUse("refine: expected -o FILE with --format bytecode, which is nothing to look at")
    module = read_program(options.file, opspec.load)
    types = [None if part == "_" else part for part in printed_form.split(options.input_types)]
    entry = options.entry or "main"
    expect_entry(import_module(module), entry, options.entry is not None)
    found = opspec.refine(module, types, entry=entry)
    _write(module, options)
    _tell(found, options.strict)
    return int(options.strict and bool(found.dynamic))


def _write(module: ir.Module, options: argparse.Namespace) -> None:
    import io

    if options.format == "text":
        data = (str(module.operation.get_asm(enable_debug_info=options.locations)).rstrip() + "\n").encode()
    else:
        buffer = io.BytesIO()
        module.operation.write_bytecode(buffer)
        data = buffer.getvalue()
    if options.output is not None:
        save(options.output, data)
    elif options.format == "text":
        print(data.decode(), end="")
    else:
        sys.stdout.buffer.write(data)


def _tell(found: Refinement, strict: bool) -> None:
    if not found.dynamic:
        return
    ops = "1 op still gives a value" if found.dynamic == 1 else f"{found.dynamic} ops still give values"
    print(f"opspec: {ops} of unknown size; it follows from", file=sys.stderr)
    for place in found.open[:10]:
        print(f"  {place}", file=sys.stderr)
    if len(found.open) > 10:
        print(f"  and {len(found.open) - 10} more", file=sys.stderr)
    if not found.open:
        print("  arguments whose types leave sizes open", file=sys.stderr)
    if strict:
        print("opspec: refine: expected every size to be known (--strict)", file=sys.stderr)
