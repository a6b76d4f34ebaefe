"""`opspec explain`: the definition of an op, a rule or a function of the language."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import opspec
from opspec.cli.colours import headings, painter
from opspec.cli.printing import add_format, print_json

if TYPE_CHECKING:
    from opspec.cli.adding import Add


def add_explain(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "show the definition of an op, a rule or a function"
    parser = add("explain", _explain, text, "opspec explain pad.C4")
    parser.add_argument(
        "name", metavar="NAME", help="an op (pad), a rule (pad.C4, T3), a function (shape) or a word (carrier)"
    )
    parser.add_argument("--reads", action="store_true", help="of an op: which elements an element of its result reads")
    add_format(parser)


def _explain(options: argparse.Namespace) -> int:
    if options.reads:
        from opspec.reads.of_examples import reads_data, reads_text

        if options.format == "json":
            print_json(reads_data(options.name))
        else:
            _show(reads_text(options.name))
    elif options.format == "json":
        from opspec.verification.explanation import explain_data

        print_json(explain_data(options.name))
    else:
        _show(opspec.explain(options.name))
    return 0


def _show(text: str) -> None:
    print(painter(sys.stdout, headings)(text))
