"""What several subcommands take: a program from a file or standard input, and the arguments of one of its functions."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from opspec.cli.option_values import STDIO, at_least, file_name, path
from opspec.compiled.engine_names import FAST, PRODUCTS
from opspec.errors import LoadError, OpSpecError, WrongUse
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from opspec.programs.records import ModuleView, View
    from opspec.values.arrays import Array, RunValue
    from opspec.values.types import Other, Tensor

T = TypeVar("T")

_WAYS = "--inputs NPZ, --arg VALUE once for each, or --random"
SUFFIXES = (".bc", ".bin", ".hlo", ".jax_export", ".mlir", ".mlirbc", ".stablehlo", ".vhlo")


def add_program(parser: argparse.ArgumentParser) -> None:
    """FILE, the program."""
    parser.add_argument(
        "file", metavar="FILE", type=file_name, help="MLIR or HLO in any form, or a jax.export blob; - for stdin"
    )


def is_program(name: str) -> bool:
    """Whether a FILE is meant where an op may be named too; one that is not there is known by its suffix."""
    return name == STDIO or "/" in name or Path(name).suffix in SUFFIXES or Path(name).is_file()


def read_program(file: str, read: Callable[[Path | bytes], T]) -> T:
    """What is read of a file. Where the MLIR library refuses that, the error tells the rules that are broken, too."""
    source = sys.stdin.buffer.read() if file == STDIO else Path(file)
    try:
        return read(source)
    except LoadError as error:
        raise LoadError("\n".join([str(error), *_broken(source)])) from None


def _broken(source: Path | bytes) -> list[str]:
    from opspec.verification import isolated

    try:
        found = isolated.verify(source if isinstance(source, bytes) else str(source), 0, False).diagnostics
    except OpSpecError:
        return []
    rules = list(dict.fromkeys(one.rule for one in found if one.rule != "carrier" and one.severity == "error"))
    return [f"broken: {', '.join(rules[:8])}; `opspec explain {rules[0]}` tells more"] if rules else []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The three ways to give arguments."""
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--inputs", type=path, metavar="NPZ", help="the arguments, named arr_0, arr_1, ...")
    ways.add_argument(
        "--arg",
        action="append",
        metavar="VALUE",
        help="the next argument: 'tensor<2xf32> [1, 2]', 'tensor<f32> 0' or a file x.npy",
    )
    ways.add_argument("--random", nargs="?", const=0, type=_seed, metavar="SEED", help="draw the arguments")


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Which meaning ops have that are read in several ways."""
    text = "how ops mean that are read in several ways: public (default), or another, xla for one"
    parser.add_argument("--reading", default=PUBLIC, metavar="NAME", help=text)


def add_products(parser: argparse.ArgumentParser) -> None:
    """Who computes products."""
    text = "by a library (fast, the default), or by kernels, one term after another, to the same bits everywhere"
    parser.add_argument("--products", choices=PRODUCTS, default=FAST, help=text)


def _seed(text: str) -> int:
    try:
        return at_least(0)(text)
    except argparse.ArgumentTypeError as error:
        raise argparse.ArgumentTypeError(f"{error}; FILE comes before --random SEED") from None


def expect_entry(view: ModuleView, entry: str, is_asked: bool) -> None:
    """A function of the program; `is_asked`: on the command line, so that nothing is wrong with the program."""
    there = [f"@{name}" for name, function in view.functions.items() if function.regions[0].blocks]
    if f"@{entry}" in there:
        return
    if not there:
        raise OpSpecError("expected a program with a function, found none")
    raise (WrongUse if is_asked else OpSpecError)(
        f"expected the name of a function of the program as --entry, {' or '.join(there)}; found {entry!r}"
    )


def arguments(options: argparse.Namespace, view: ModuleView, entry: str) -> list[RunValue]:
    """What the options give to a function; an error says how to give what it takes where they give nothing."""
    types = _types(view, entry)
    if options.random is not None:
        return _drawn(options.random, types, view.functions.get(entry))
    given = _given(options) or recorded(options.file) or []
    if not given and _number_of_arrays(types):
        wanted = f"{len(types)} ({', '.join(map(str, types))})"
        raise OpSpecError(f"@{entry}: expected {wanted} as arguments, found none; give them with {_WAYS}")
    return _fitted_all(given, types)


def _drawn(seed: int, types: Sequence[Tensor | Other], function: View | None) -> list[RunValue]:
    """Random arguments of a function; what was exported for several platforms runs for the first of them."""
    from opspec.agreement.random_values import random_arguments
    from opspec.programs.exported_platforms import takes_platform

    found = random_arguments(types, seed)
    if function is not None and takes_platform(function):
        found[0] = found[0] * 0
    return cast("list[RunValue]", found)


def fitting(options: argparse.Namespace, types: Sequence[Tensor | Other]) -> list[RunValue]:
    """What --inputs or --arg gives, as arguments of these types."""
    return _fitted_all(_given(options), types)


def _given(options: argparse.Namespace) -> list[Array]:
    return _arrays_of(options.inputs) if options.inputs else [*map(_value, options.arg or ())]


def recorded(file: str) -> list[Array] | None:
    """The arguments that a snapshot holds beside its program."""
    from opspec.programs.loading import recorded_arguments

    return None if file == STDIO else recorded_arguments(Path(file))


def _types(view: ModuleView, entry: str) -> Sequence[Tensor | Other]:
    from opspec.programs.memory_forms import tensor_in

    blocks = view.functions[entry].regions[0].blocks if entry in view.functions else ()
    return [tensor_in(type_) for block in blocks[:1] for type_ in block.types]


def _number_of_arrays(types: Sequence[Tensor | Other]) -> int:
    from opspec.values.types import Tensor

    return sum(1 if isinstance(type_, Tensor) else _number_of_arrays(type_.elements) for type_ in types)


def _arrays_of(path: Path) -> list[Array]:
    """The arrays of an .npz file in order; they are named as by `numpy.savez(path, first, second)`."""
    from opspec.arrays import load_npz

    arrays = load_npz(path)
    names = [f"arr_{number}" for number in range(len(arrays))]
    if set(arrays) != set(names):
        raise OpSpecError(
            f"{path}: expected arrays named {', '.join(names)}, found {', '.join(sorted(arrays))}; "
            "numpy.savez(path, first, second) gives them these names"
        )
    return [arrays[name] for name in names]


def _value(text: str) -> Array:
    """The array that --arg gives: a literal as op files have them in examples, or what a file holds."""
    if text.lstrip().startswith("tensor"):
        return _literal(text)
    try:
        return _saved(Path(file_name(text)))
    except (FileNotFoundError, argparse.ArgumentTypeError):
        raise WrongUse(
            f"--arg: expected a tensor such as 'tensor<2xf32> [1, 2]', or a file; found {text!r}, which is neither"
        ) from None


def _literal(text: str) -> Array:
    from opspec.catalog.op_files import base_of
    from opspec.formula.example_arrays import array
    from opspec_model.text.literals import LiteralProblem, parse_tensor

    where = f"--arg {text!r}"
    try:
        return array(parse_tensor(text), where, base_of("stablehlo"))
    except LiteralProblem as problem:
        raise WrongUse(f"{where}: {problem.message}{f', {problem.hint}' if problem.hint else ''}") from None
    except OpSpecError as error:
        raise WrongUse(str(error)) from None


def _saved(path: Path) -> Array:
    import numpy as np

    try:
        found = np.load(path, allow_pickle=False)
    except (ValueError, EOFError):
        found = None
    if not isinstance(found, np.ndarray):
        raise OpSpecError(
            f"--arg {path}: expected an array that numpy.save wrote; files of several arrays go to --inputs"
        )
    return found


def _fitted_all(arrays: list[Array], types: Sequence[Tensor | Other]) -> list[RunValue]:
    """Arrays as arguments: a tuple takes one for each of its items, a token none."""
    left = arrays.copy()
    try:
        return [*[_fitted(left, type_) for type_ in types], *left]
    except IndexError:  # too few, which running says better
        return cast("list[RunValue]", arrays)


def _fitted(left: list[Array], type_: Tensor | Other) -> RunValue:
    from opspec.values.arrays import typed
    from opspec.values.types import Tensor

    if isinstance(type_, Tensor):
        return typed(left.pop(0), type_.element.dtype)
    return tuple(_fitted(left, item) for item in type_.elements) if type_.elements else None
