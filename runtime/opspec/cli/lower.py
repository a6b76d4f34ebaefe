"""`opspec lower`: which ops of a program to replace, and where the result goes."""

from __future__ import annotations

import argparse
import sys
import warnings
from typing import TYPE_CHECKING

from opspec.cli.inputs import add_program, read_program
from opspec.cli.printing import add_output, in_lines, save
from opspec.errors import OpSpecError, WrongUse

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec.programs.carrier import ir

TIERS = ("in-process", "same-build", "mixed", "portable")
_EXAMPLE = """opspec lower model.mlir -o lowered.mlir
  opspec lower model.mlir --composite policy --to 1.8.0 --format artifact -o out"""


def add_lower(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add("lower", _lower, "replace the CHLO and MHLO of a program by StableHLO", _EXAMPLE)
    add_program(parser)
    add_output(parser, "FILE", "where to save it", prints=True)
    parser.add_argument("--keep", metavar="OP,...", help="ops that stay as they are")
    parser.add_argument(
        "--composite", metavar="OP,...", help="ops to wrap as composites: names, 'all', or 'policy', as their files say"
    )
    parser.add_argument("--expand", metavar="OP,...", help="ops to replace all the same, of any dialect")
    parser.add_argument(
        "--to",
        metavar="VERSION,...",
        help="replace what this version of StableHLO lacks, too; or 4w, 12w, max: an age; or acme=1.0: of a pack",
    )
    parser.add_argument("--to-dialect", metavar="DIALECT", help="the way back to a dialect that has the same ops: mhlo")
    parser.add_argument("--tier", choices=TIERS, help="how far it is to go: what may not is replaced, or refused")
    parser.add_argument("--recompose", action="store_true", help="the reverse: make ops of composites that name them")
    parser.add_argument(
        "--format", choices=["text", "generic", "bytecode", "artifact"], default="text", help="default: text"
    )
    parser.add_argument("--locations", action="store_true", help="print where each op comes from")


def _lower(options: argparse.Namespace) -> int:
    try:
        return _lowered(options)
    except OpSpecError as error:
        raise (WrongUse if isinstance(error, WrongUse) else OpSpecError)(in_lines(str(error))) from None


def _lowered(options: argparse.Namespace) -> int:
    from opspec.lowering.downgrade import LowerWarning
    from opspec.lowering.expansion import lower
    from opspec.lowering.recomposition import recompose
    from opspec.programs.loading import load

    module = read_program(options.file, load)
    if options.recompose:
        recompose(module)
    else:
        with warnings.catch_warnings(record=True) as notes:
            warnings.simplefilter("always", LowerWarning)
            lower(
                module,
                keep=_listed(options.keep),
                composite=_listed(options.composite),
                expand=_listed(options.expand),
                to=options.to,
                to_dialect=options.to_dialect,
                tier=options.tier,
            )
        for note in notes:
            if issubclass(note.category, LowerWarning):
                print("note:", in_lines(str(note.message), "note: "), file=sys.stderr)
            else:
                warnings.warn_explicit(note.message, note.category, note.filename, note.lineno)
    data = _written(module, options)
    if options.output is not None:
        save(options.output, data)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
    return 0


def _listed(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def _written(module: ir.Module, options: argparse.Namespace) -> bytes:
    """The module in the format that is asked for."""
    import io

    from opspec.catalog.versions import STABLEHLO
    from opspec.lowering.expansion import targets
    from opspec.programs import carrier

    if options.format == "artifact":
        to = targets(options.to).get(STABLEHLO)
        version = ".".join(map(str, to)) if to is not None else carrier.versions().stablehlo
        try:
            return carrier.serialize(module, version, others=options.tier == "mixed")
        except carrier.Refused as refused:
            hint = "StableHLO alone has artifacts: lower what is kept, or write text or bytecode"
            raise OpSpecError(f"no artifact for version {version}: {refused}; {hint}") from None
    if options.format == "bytecode":
        stream = io.BytesIO()
        module.operation.write_bytecode(stream)
        return stream.getvalue()
    text = module.operation.get_asm(
        print_generic_op_form=options.format == "generic", enable_debug_info=options.locations
    )
    return f"{str(text).rstrip()}\n".encode()
