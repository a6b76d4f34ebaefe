"""`opspec shard`: how the dimensions of ops belong together when devices share the work."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import is_program, read_program
from opspec.cli.printing import add_format, print_json

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = """opspec shard --rule dot_general
  opspec shard --rule model.mlir --format json"""


def add_shard(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add(
        "shard", _shard, "show how the dimensions of ops belong together when devices share the work", _EXAMPLE
    )
    parser.add_argument("--rule", required=True, metavar="OP|FILE", help="an op (pad), or a program: each op's rule")
    add_format(parser)


def _shard(options: argparse.Namespace) -> int:
    from opspec.sharding_rules.shown import rules_data, rules_text

    if is_program(options.rule):
        _program(options.rule, options.format)
    elif options.format == "json":
        print_json(rules_data(options.rule))
    else:
        print(rules_text(options.rule))
    return 0


def _program(file: str, form: str) -> None:
    from opspec.programs.records import import_module
    from opspec.sharding_rules.rules import ShardingRule
    from opspec.sharding_rules.shown import program_rules, rule_data

    found = list(program_rules(import_module(read_program(file, opspec.load))))
    if form == "json":
        rows = [
            {
                "op": view.name,
                "place": str(view.location),
                **(rule_data(rule) if isinstance(rule, ShardingRule) else {"unknown": rule}),
            }
            for view, rule in found
        ]
        print_json({"ops": rows})
        return
    for view, rule in found:
        print(f"{view.location}: {view.name}")
        print(f"  {rule}" if isinstance(rule, ShardingRule) else f"  no rule: {rule}")
