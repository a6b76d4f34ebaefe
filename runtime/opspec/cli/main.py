"""The `opspec` command: each subcommand is a thin layer over one function of the package.

Exit status: 0 for success, 1 where the input has problems, 2 for a command line that cannot be understood.
"""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
import warnings
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import opspec
from opspec.catalog.pack_sources import StalePack
from opspec.cli.boundary import add_boundary
from opspec.cli.buffers import add_buffers
from opspec.cli.colours import complain
from opspec.cli.command_line import CommandLine
from opspec.cli.compare import add_compare
from opspec.cli.completion import add_completion
from opspec.cli.conform import add_conform
from opspec.cli.cuda import add_cuda
from opspec.cli.docs import add_docs
from opspec.cli.explain import add_explain
from opspec.cli.export import add_export
from opspec.cli.generate import add_generate
from opspec.cli.goldens import add_goldens
from opspec.cli.lower import add_lower
from opspec.cli.manifest import add_manifest
from opspec.cli.new import add_new
from opspec.cli.partition import add_partition
from opspec.cli.plan import add_plan
from opspec.cli.printing import in_lines, print_errors
from opspec.cli.refine import add_refine
from opspec.cli.requires import add_requires
from opspec.cli.run import add_run
from opspec.cli.shard import add_shard
from opspec.cli.spec_diff import add_spec_diff
from opspec.cli.verify import add_verify
from opspec.compiled.engine_names import EngineWarning
from opspec.errors import WrongUse

# Nothing more at the top: `opspec --version` and a `generate` with nothing to do must not wait for numpy.
_STDOUT = "cannot write to standard output"
_UNWRITTEN = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}  # of files, `saving` tells the name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from opspec_model.text.problems import SpecError


def main(arguments: Sequence[str] | None = None) -> int:
    if sys.stderr is None:  # closed by whoever started us: it would be standard output then that `print` writes to
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - for as long as the process lives
    if sys.stdout is None:
        complain(f"opspec: {_STDOUT}: it is closed; `> {os.devnull}` throws away what is printed")
        return 1
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        with warnings.catch_warnings():
            warnings.showwarning = partial(_show, warnings.showwarning)
            status = command(options)
        sys.stdout.flush()
    except opspec.OpSpecError as error:
        complain(f"opspec: {error}")
        return 2 if isinstance(error, WrongUse) else 1
    except BrokenPipeError:
        # Whoever read our output has enough.
        _print_no_more()
        return 141
    except OSError as error:
        if error.filename is None and error.errno not in _UNWRITTEN:
            raise
        if error.filename is None:
            _print_no_more()
        complain(f"opspec: {error.filename or _STDOUT}: {error.strerror}")
        return 1
    except KeyboardInterrupt as error:
        complain(" ".join(["opspec: interrupted", *getattr(error, "__notes__", [])]))
        return 130
    except _spec_error() as error:
        print_errors(error.report, getattr(options, "format", "") == "json", "the op files here cannot be used")
        return 1
    return status


def _print_no_more() -> None:
    """Python would complain again of what is not written yet, when it flushes that at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show(otherwise: Callable[..., None], message: Warning | str, category: type[Warning], *place: Any) -> None:
    """Warnings about packs, engines and dumps are lines of ours: where in the runtime they come from says nothing to
    users.
    """
    if issubclass(category, StalePack | EngineWarning):
        complain(f"warning: {message}")
    elif category.__name__ == "HloNote":  # whose module is imported where it is raised
        complain(in_lines(f"note: {message}", ""))
    else:
        otherwise(message, category, *place)


def _spec_error() -> type[SpecError]:
    """Asked for only when something was raised."""
    from opspec_model.text.problems import SpecError

    return SpecError


@cache
def _parser() -> argparse.ArgumentParser:
    """Made once: who calls `main` again waits longer for this than for most programs."""
    layout = partial(argparse.RawDescriptionHelpFormatter, width=79, max_help_position=24)
    parser = CommandLine(
        prog="opspec",
        description="Verify and run StableHLO programs by the letter of their specification.",
        epilog="example:\n  opspec verify program.mlir",
        formatter_class=layout,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"opspec {opspec.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(
        name: str, command: Callable[[argparse.Namespace], int], text: str, example: str
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=text,
            description=text,
            epilog=f"example:\n  {example}",
            formatter_class=layout,
            allow_abbrev=False,
        )
        added.set_defaults(command=command)
        return added

    add_verify(add)
    add_run(add)
    add_compare(add)
    add_partition(add)
    add_plan(add)
    add_buffers(add)
    add_lower(add)
    add_requires(add)
    add_refine(add)
    add_shard(add)
    add_spec_diff(add)
    add_explain(add)
    add_goldens(add)
    add_conform(add)
    add_manifest(add)
    add_boundary(add)
    add_generate(add)
    add_docs(add)
    add_export(add)
    add_cuda(add)
    add_completion(add, parser)
    add_new(add)
    return parser
