"""`opspec explain`: the definition of an op, a rule or a function of the language."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import opspec
from opspec.cli.colours import headings, painter
from opspec.cli.inputs import is_program, read_program
from opspec.cli.printing import add_format, in_lines, print_json
from opspec.errors import WrongUse

if TYPE_CHECKING:
    from opspec.cli.adding import Add


_EXAMPLE = """opspec explain pad.C4
  opspec explain stablehlo.add --how 'tensor<4xf32>'
  opspec explain transpose --how 'tensor<2x3xf32>' --attribute permutation=[1,0]
  opspec explain reshape --how 'tensor<6xf32> -> tensor<2x3xf32>'
  opspec explain iota --how='-> tensor<2x3xf32>'
  opspec explain model.mlir --how"""


def add_explain(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "show the definition of an op, a rule or a function"
    parser = add("explain", _explain, text, _EXAMPLE)
    parser.add_argument(
        "name",
        metavar="NAME",
        help="an op (pad), a rule (pad.C4, T3), a function (shape) or a word (carrier); with --how a FILE too",
    )
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--reads", action="store_true", help="of an op: which elements an element of its result reads")
    asked.add_argument(
        "--how",
        nargs="?",
        const="",
        metavar="TYPES",
        help="what runs the op for operands of these types, one for all or one for each, and why nothing else does;"
        " without TYPES in each of its examples; of a FILE, for each op of the program",
    )
    parser.add_argument(
        "--attribute",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with --how: an attribute; what is not given is as in an example of the op",
    )
    add_format(parser)


def _explain(options: argparse.Namespace) -> int:
    try:
        _explained(options)
    except opspec.OpSpecError as error:
        if options.how is None and is_program(options.name):
            beside = "--reads, which is of an op" if options.reads else "none"
            told = f"explain: expected --how beside a FILE such as {options.name}, found {beside}"
            raise WrongUse(in_lines(told)) from None
        error.args = (in_lines(str(error)),)
        raise
    return 0


def _explained(options: argparse.Namespace) -> None:
    if options.how is not None:
        _how(options)
    elif options.attribute:
        raise WrongUse("explain: expected --how beside --attribute, found none")
    elif options.reads:
        from opspec.reads.of_examples import reads_data, reads_text

        if options.format == "json":
            print_json(reads_data(options.name))
        else:
            _show(reads_text(options.name))
    elif options.format == "json":
        from opspec.verification.explain_pages import explain_data

        print_json(explain_data(options.name))
    else:
        _show(opspec.explain(options.name))


def _how(options: argparse.Namespace) -> None:
    from opspec.cli import how
    from opspec.programs.records import import_module

    as_json, given = options.format == "json", dict(map(_attribute, options.attribute))
    if not is_program(options.name):
        asked = options.name, options.how, given
        print_json(how.op_data(*asked)) if as_json else _show(how.op_text(*asked))
        return
    if options.how or given:
        found = f"the types {options.how!r}" if options.how else f"--attribute {next(iter(given))}"
        raise WrongUse(f"explain: expected --how alone beside a FILE, which says such things itself; found {found}")
    module = import_module(read_program(options.name, opspec.load))
    print_json(how.program_data(module)) if as_json else _show(how.program_text(module))


def _attribute(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise WrongUse(f"explain: expected NAME=VALUE after --attribute, found {text!r}")
    return name.strip(), value.strip()


def _show(text: str) -> None:
    print(painter(sys.stdout, headings)(text))
