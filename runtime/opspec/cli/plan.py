"""`opspec plan`: the kernels of a program, without running it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import add_products, add_program, add_reading, read_program
from opspec.cli.option_values import saved
from opspec.cli.printing import add_format, hanging, print_json, save
from opspec.compiled.engine_names import STRICT

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.compiled.c_operations import Language
    from opspec.compiled.c_shown import Write
    from opspec.compiled.shown import PlanOnly

_EXAMPLE = """opspec plan model.mlir
  opspec plan model.mlir --svg plan.svg   # the same as a picture
  opspec plan model.mlir --format json
  opspec plan model.mlir --c              # each kernel as C that people read
  opspec plan model.mlir --cuda           # each kernel as CUDA
  opspec plan model.mlir --llvm           # what each kernel is compiled from
  opspec plan model.mlir --asm            # the machine code of each kernel"""


def add_plan(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("plan", _plan, "show which ops become which kernel, and why values are stored", _EXAMPLE)
    add_program(parser)
    add_reading(parser)
    add_products(parser)
    add_format(parser)
    parser.add_argument(
        "--svg", metavar="FILE", type=saved, help="save a picture: kernels, and what is stored between them"
    )
    code = parser.add_mutually_exclusive_group()
    code.add_argument("--llvm", action="store_true", help="show each kernel as LLVM's text")
    code.add_argument("--c", action="store_true", help="show each kernel as C, plain loops for people")
    code.add_argument(
        "--cuda", action="store_true", help="show each kernel as CUDA, with the same bits by --fmad=false"
    )
    code.add_argument("--asm", action="store_true", help="show each kernel as machine code of this machine")


def _here() -> PlanOnly:
    """What knows of this machine's code, where there is any."""
    from opspec.compiled.engine_names import is_installed
    from opspec.compiled.shown import PlanOnly

    if not is_installed():
        return PlanOnly()
    from opspec.compiled.native.shown import PlanOnlyHere

    return PlanOnlyHere()


def _as_cuda() -> tuple[Language, Write]:
    from opspec.compiled.cuda_kernels import CUDA, cuda_kernel

    return CUDA, cuda_kernel


def _print_code(data: Callable[[], object], lines: Iterable[str], as_json: bool) -> int:
    if as_json:
        print_json(data())
        return 0
    text = "\n".join(lines)
    if text:
        print(text)
    else:
        print("opspec: there is no kernel to show; `opspec plan` alone says what runs, and why", file=sys.stderr)
    return 0


def _plan(options: argparse.Namespace) -> int:
    from opspec.compiled.shown import blocks_of, plan_data, plan_lines
    from opspec.programs.records import import_module

    module = import_module(read_program(options.file, opspec.load))
    here = _here()
    blocks = blocks_of(module, options.reading, options.products == STRICT, here)
    if options.svg is not None:
        from opspec.compiled.picture import svg_of

        save(options.svg, svg_of(blocks, here))
    as_json = options.format == "json"
    if options.c or options.cuda:
        from opspec.compiled.c_shown import c_data, c_lines

        how = _as_cuda() if options.cuda else ()
        return _print_code(lambda: c_data(blocks, *how), c_lines(blocks, *how), as_json)
    if options.llvm or options.asm:
        from opspec.compiled.native.shown import code_data, code_lines

        code = code_data(blocks, options.asm)
        return _print_code(lambda: code, code_lines(code, options.asm), as_json)
    if as_json:
        print_json(plan_data(blocks, here))
    else:
        for line in plan_lines(blocks, here):
            print(hanging(line))
    return 0
