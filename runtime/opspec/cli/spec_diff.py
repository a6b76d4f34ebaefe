"""`opspec spec-diff`: what changed between two states of a spec, and how much it asks of others."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.printing import add_format, add_spec, in_lines, print_errors, print_json, spec_folder
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec_generator.spec_diff.grades import SpecChange

_EXAMPLE = """opspec spec-diff main spec
  opspec spec-diff 1.3.0 1.4.0
  opspec spec-diff v1.0 spec --fail narrowing --format json"""
GRADES = ("words", "widening", "behaviour", "narrowing", "wire")


def add_spec_diff(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("spec-diff", _spec_diff, "grade what changed between two states of a spec", _EXAMPLE)
    for name in ("old", "new"):
        parser.add_argument(
            name, metavar=name.upper(), help="a folder, a version such as 1.3.0, released, or a git revision"
        )
    add_spec(parser)
    parser.add_argument(
        "--fail", choices=GRADES, default="behaviour", help="exit with 1 from this grade on (default: behaviour)"
    )
    parser.add_argument(
        "--unversioned", action="store_true", help="only what a history does not tell of, with its version"
    )
    add_format(parser)


def _spec_diff(options: argparse.Namespace) -> int:
    from opspec_generator.spec_diff.comparison import SpecDiff, unversioned
    from opspec_generator.spec_diff.sources import side
    from opspec_model.text.problems import SpecError

    spec = spec_folder(options)
    with tempfile.TemporaryDirectory() as scratch:
        old, new = (side(text, spec, Path(scratch) / name) for name, text in (("a", options.old), ("b", options.new)))
        try:
            found = SpecDiff(old, new).changes()
        except SpecError as error:
            print_errors(error.report, options.format == "json", "nothing was compared")
            return 1
    found = unversioned(found) if options.unversioned else found
    print_changes(found, options.format == "json")
    return int(any(GRADES.index(change.grade) >= GRADES.index(options.fail) for change in found))


def print_changes(found: Sequence[SpecChange], as_json: bool) -> None:
    if as_json:
        print_json({"changes": [_data(change) for change in found]})
    else:
        print("\n".join(_lines(found)))


def _data(change: SpecChange) -> dict[str, object]:
    names = ("grade", "of", "what", "file", "line", "program", "differs", "versioned")
    return {name: getattr(change, name) or None for name in names}


def _lines(found: Sequence[SpecChange]) -> Iterator[str]:
    from opspec_generator.spec_diff.grades import GRADES as MEANING

    for grade in reversed(GRADES):
        own = [change for change in found if change.grade == grade]
        if own:
            yield in_lines(f"{grade}: {MEANING[grade]}", "")
        for change in own:
            version = f" ({change.versioned})" if change.versioned else ""
            yield f"  {change.of}: {change.what}{version}"
            yield f"      at {change.place}"
            if change.differs:
                yield f"      {change.differs}"
            yield from (f"      | {line}" for line in change.program.splitlines())
    numbers = {grade: sum(change.grade == grade for change in found) for grade in reversed(GRADES)}
    yield ", ".join(f"{count(many, 'change')} of {grade}" for grade, many in numbers.items() if many) or "no change"
