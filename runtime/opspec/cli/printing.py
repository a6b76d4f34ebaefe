"""What several subcommands share: how they print, and where they look for op files."""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.option_values import path, printed, saved
from opspec.errors import OpSpecError, WrongUse
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from opspec_model.text.problems import Report


_CARET = re.compile(r" {4,}\^")


def add_format(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=["text", "json"], default="text", help="default: text")


def add_output(
    parser: argparse.ArgumentParser,
    what: str,
    text: str,
    default: Path | None = None,
    *,
    prints: bool = False,
    required: bool = False,
) -> None:
    """`-o`, the same of every command; `--out` is what some called it first. `prints`: what is a text, and printed
    without it.
    """
    type_ = printed if prints else saved
    text = f"{text} (default: print)" if prints else text
    one = parser.add_mutually_exclusive_group(required=required)
    one.add_argument("-o", "--output", type=type_, metavar=what, help=text, default=default)
    one.add_argument("--out", dest="output", type=type_, help=argparse.SUPPRESS, default=argparse.SUPPRESS)


def add_spec(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--spec", type=path, metavar="DIR", help="op files (default: ./spec, else our own)")


def spec_folder(options: argparse.Namespace) -> Path:
    """The folder that `--spec` names or its default."""
    from opspec_model.packaged import spec_dir

    here = Path("spec")
    found: Path = options.spec or (here if here.is_dir() else spec_dir())
    return found


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Around what writes to a file, whose folder is made where there is none: an error that comes late, of a full disk
    for one, does not name it.
    """
    try:
        make_folder(path.parent)
        yield
    except OSError as error:
        raise OpSpecError(f"cannot write {path}: {error.strerror or error}") from None


def make_folder(path: Path) -> None:
    """The folder that several files go to, where there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise WrongUse(f"expected a folder to write to, found {path}, which is a file or lies in one") from None


def save(path: Path, data: str | bytes) -> None:
    """A file of text or of bytes."""
    with saving(path):
        path.write_bytes(data.encode() if isinstance(data, str) else data)


def print_json(value: object) -> None:
    import json

    print(json.dumps(value, indent=2, default=str))


def in_lines(text: str, behind: str = "opspec: ") -> str:
    """A text in lines of 80 columns, behind what is printed first; those of a diagnostic are that short. A line of a
    program stays whole, with the caret below it.
    """
    import textwrap
    from functools import partial

    from opspec.programs.diagnostic import WIDTH

    long = partial(textwrap.wrap, width=WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    lines = f"{behind}{text}".split("\n")
    quoted = {at + below for at, line in enumerate(lines) if _CARET.fullmatch(line) for below in (-1, 0)}
    parts = ([line] if len(line) <= WIDTH or at in quoted else long(line) for at, line in enumerate(lines))
    return "\n".join(part for some in parts for part in some)[len(behind) :]


def hanging(line: str) -> str:
    """A line in lines of 80 columns, of which those that go on stand further in than the first."""
    import textwrap

    from opspec.programs.diagnostic import WIDTH

    inside = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, WIDTH, subsequent_indent=inside, break_long_words=False, break_on_hyphens=False)


def print_errors(report: Report, as_json: bool, outcome: str = "nothing was written") -> None:
    problems = report.sorted()
    if as_json:
        from dataclasses import asdict

        print_json(
            {
                "errors": [
                    {**asdict(p.span), "message": p.message, "hint": p.hint, **({"of": p.of} if p.of else {})}
                    for p in problems
                ]
            }
        )
    else:
        print(report.render(), file=sys.stderr)
        print(f"\n{count(len(problems), 'error')}; {outcome}", file=sys.stderr)
