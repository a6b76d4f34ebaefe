"""`opspec export`: the whole spec as one JSON document."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from opspec.cli.printing import add_output, add_spec, print_errors, save, spec_folder

if TYPE_CHECKING:
    from opspec.cli.adding import Add


def add_export(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "print the whole spec as one JSON document, or the schema of that"
    parser = add("export", _export, text, "opspec export --json -o spec.json")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--json", action="store_true", help="the spec, with the typed trees of its formulas")
    what.add_argument("--schema", action="store_true", help="the JSON Schema of that document")
    add_spec(parser)
    add_output(parser, "FILE", "where to save it", prints=True)


def _export(options: argparse.Namespace) -> int:
    from opspec_generator.export import export_text, schema_text
    from opspec_model.text.problems import SpecError

    try:
        text = schema_text() if options.schema else export_text(spec_folder(options))
    except SpecError as error:
        print_errors(error.report, as_json=False)
        return 1
    if options.output:
        save(options.output, text)
    else:
        print(text, end="")
    return 0
