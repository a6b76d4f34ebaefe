"""`opspec requires`: the least version of StableHLO that has all of a program, and what forces it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from opspec.cli.inputs import add_program, read_program
from opspec.cli.printing import add_format, print_json
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.lowering.needed_versions import Need

_EXAMPLE = """opspec requires model.mlir
  opspec requires model.mlir --format json"""
_PLACES = 2  # that are printed of each thing; --format json has all
_TIPS = {"chlo": "`opspec lower` replaces CHLO", "sdy": "`opspec partition` replaces sdy"}


def add_requires(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("requires", _requires, "say which version of StableHLO a program needs, and why", _EXAMPLE)
    add_program(parser)
    add_format(parser)


def _requires(options: argparse.Namespace) -> int:
    from opspec.catalog.versions import STABLEHLO
    from opspec.lowering.needed_versions import least_versions, needs
    from opspec.programs.loading import load

    found = list(needs(read_program(options.file, load)))
    versions = least_versions(found)
    if options.format == "json":
        asked = {"version": versions.get(STABLEHLO), "versions": versions}
        print_json({**asked, "needs": [_data(uses) for uses in _grouped(found)]})
    else:
        print("\n".join(_lines(versions, _grouped(found))))
    return 0 if versions else 1


def _grouped(found: Sequence[Need]) -> list[list[Need]]:
    """The uses of the same thing together: what no version has first, then the newest."""
    groups: dict[tuple[str, str, str], list[Need]] = {}
    for need in found:
        groups.setdefault((need.since, need.op, need.what), []).append(need)
    return sorted(groups.values(), key=lambda uses: (bool(uses[0].since), _newest_first(uses[0].since)))


def _newest_first(since: str) -> list[int]:
    from opspec_model.definitions.versions import number

    return [-part for part in number(since)] if since else []


def _data(uses: Sequence[Need]) -> dict[str, object]:
    first = uses[0]
    places = [str(use.place) for use in uses]
    return {"since": first.since or None, "op": first.op, "what": first.what, "places": places}


def _lines(versions: Mapping[str, str], groups: Sequence[Sequence[Need]]) -> Iterator[str]:
    from opspec.catalog.versions import TITLES

    yield from (f"{TITLES.get(dialect, dialect)} {version} or newer" for dialect, version in versions.items())
    if not versions:
        without = {uses[0].op.partition(".")[0] for uses in groups if not uses[0].since}
        yield "no version: it has dialects that promise nothing"
        yield from (tip for dialect, tip in _TIPS.items() if dialect in without)
    for uses in groups:
        first = uses[0]
        more = f", {count(len(uses) - _PLACES, 'more place')}" if len(uses) > _PLACES else ""
        yield f"  {first.since or 'none':<7} {first.op}: {first.what}"
        yield f"          at {', '.join(str(use.place) for use in uses[:_PLACES])}{more}"
