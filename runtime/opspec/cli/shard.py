"""`opspec shard`: how values lie on the devices of a mesh, and how the dimensions of ops belong together."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import opspec
from opspec.cli.inputs import is_program, read_program
from opspec.cli.option_values import file_name, saved
from opspec.cli.printing import add_format, add_output, print_json, save
from opspec.errors import WrongUse
from opspec.propagation.strategies import STRATEGIES

if TYPE_CHECKING:
    from opspec.cli.adding import Add

_EXAMPLE = """opspec shard model.mlir --explain
  opspec shard model.mlir -o sharded.mlir --svg layouts.svg
  opspec shard model.mlir --strategy basic --format json
  opspec shard --rule dot_general"""


def add_shard(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add(
        "shard",
        _shard,
        "spread the shardings of a program to all its values, or show rules of ops",
        _EXAMPLE,
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", type=file_name, help="a program that says of some values how they lie"
    )
    parser.add_argument(
        "--rule", metavar="OP|FILE", type=file_name, help="instead: the rule of an op (pad), or of each op of a file"
    )
    parser.add_argument(
        "--strategy", choices=STRATEGIES, default="user-priority", help="how conflicts end (default: user-priority)"
    )
    parser.add_argument(
        "--conservative", action="store_true", help="cut no axis, and split nothing of which neighbours would be read"
    )
    parser.add_argument("--explain", action="store_true", help="which rule moved which axis to which value, in order")
    parser.add_argument(
        "--gspmd", action="store_true", help="save it with mhlo.sharding, as GSPMD writes it, not with Shardy's"
    )
    parser.add_argument("--serialized", action="store_true", help="with --gspmd, as bytes of OpSharding, not as text")
    add_output(parser, "FILE", "where to save the program with a sharding of every value")
    parser.add_argument("--svg", metavar="FILE", type=saved, help="save a picture of how the values lie")
    add_format(parser)


def _shard(options: argparse.Namespace) -> int:
    if (options.rule is None) == (options.file is None):
        raise WrongUse("shard: expected a program, or --rule with an op or a program; found both or none")
    if options.serialized and not options.gspmd:
        raise WrongUse("shard: expected --gspmd with --serialized, which says how that is written")
    if options.file is not None:
        _spread(options)
    else:
        _rule(options)
    return 0


def _spread(options: argparse.Namespace) -> None:
    from opspec.propagation.gspmd_programs import from_gspmd, to_gspmd
    from opspec.propagation.layouts import layouts, layouts_data, listing
    from opspec.propagation.picture import svg_of
    from opspec.propagation.propagate import propagate
    from opspec.propagation.shown import moves_data, moves_text, summary

    module = read_program(options.file, opspec.load)
    from_gspmd(module)
    found = propagate(module, options.strategy, conservative=options.conservative)
    explained = (moves_data if options.format == "json" else moves_text)(found) if options.explain else None
    values = list(layouts(module))
    if options.output is not None:
        if options.gspmd:
            to_gspmd(module, serialized=options.serialized)
        save(options.output, f"{str(module).rstrip()}\n")
    if options.svg is not None:
        save(options.svg, svg_of(values))
    if options.format == "json":
        more = {} if explained is None else {"moves": explained}
        print_json({"values": layouts_data(values), "conflicts": found.conflicts, **more})
        return
    if explained is not None:
        print(f"{explained}\n")
    if values and options.output is None and options.svg is None:
        print(f"{listing(values)}\n")
    print(summary(found) if found.graph.meshes else "nothing lies on devices: expected a mesh (sdy.mesh), found none")


def _rule(options: argparse.Namespace) -> None:
    from opspec.sharding_rules.shown import rules_data, rules_text

    if is_program(options.rule):
        _program(options.rule, options.format)
    elif options.format == "json":
        print_json(rules_data(options.rule))
    else:
        print(rules_text(options.rule))


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
