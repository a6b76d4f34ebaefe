"""Programs as functions of NumPy arrays: planned once, run many times, in any number of threads.

    program = opspec.compile(opspec.load(text_bytecode_or_artifact))
    (y,) = program(x)                                  # arguments keep their values, results are the caller's
    (y,) = program.call([x], donated=[0])              # x is given away: its memory may hold y

A program has no state: one serves all threads, each call is by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.catalog.op_traits import has_effects
from opspec.execution.block_code import Run, Seen
from opspec.execution.compiler import Compiler, Fuse
from opspec.execution.events import Event, Probe
from opspec.execution.kernel_choice import GeneratedKernels, Kernels
from opspec.execution.results import owned
from opspec.execution.runnable_blocks import WATCHED, BlockPlan, RunError, explained, interrupted
from opspec.kernels.streams import Streams, Values, fed
from opspec.programs.exported_platforms import takes_platform
from opspec.programs.records import ModuleView, View, import_module
from opspec.values.arrays import Array, DType, RunValue, typed
from opspec.values.dims import Contradiction, meet
from opspec.values.types import ElementType, Other, Quantized, Tensor
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir


MAIN = "main"
Shortcut = Callable[[Sequence[object]], "list[Array] | None"]  # results of arrays as they have to be; None of others
_UNFED = nullcontext()
_NOTHING: Iterable[Values] = ()


class Program:
    """A compiled module. Calling it runs `entry` and gives its results, arrays that belong to the caller."""

    def __init__(
        self, module: ModuleView, kernels: Kernels, entries: Sequence[str] | None = None, fuse: Fuse | None = None
    ) -> None:
        compiler = Compiler(module, kernels, fuse=fuse)
        self._functions = compiler.functions
        bodies = {name: view.regions[0] for name, view in self._functions.items()}
        self._parameters = {name: body.block.types for name, body in bodies.items() if body.blocks}
        for name in entries or ():
            self._expect(name)
        compiler.compile(self._parameters if entries is None else entries)
        self._plans = compiler.plans
        self._parameters = {name: types for name, types in self._parameters.items() if name in self._plans}
        self._plain = {name: [_plain(type_) for type_ in types] for name, types in self._parameters.items()}
        self._scalars = {
            name: [at for at, plain in enumerate(found) if plain is None or not plain[1]]
            for name, found in self._plain.items()
        }
        self._streams = any(has_effects(op.name) for op in module.walk())

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions that `entry` may be."""
        return tuple(self._parameters)

    def settled(self, entry: str, calls: Sequence[Sequence[object]]) -> Program:  # noqa: ARG002 - for unknown sizes
        """What computes these calls the same way, however often it is called: processes of a grid that hold the same
        values go on holding the same, to the last digit. `calls`: the arguments of each process.
        """
        return self

    def shortcut(self, entry: str = MAIN) -> Shortcut | None:  # noqa: ARG002 - for kernels
        """What gives the results of arrays as they have to be, sooner than a call, and None where they are not so. It
        stays once there is one, and is for processes that are in no grid.
        """
        return None

    def wait(self, seconds: float | None = None) -> bool:  # noqa: ARG002 - for kernels that are built beside calls
        """Until the kernels that are built beside its calls are there, at once where none are; whether that is so."""
        return True

    def __call__(
        self,
        *arguments: object,
        entry: str = MAIN,
        infeed: Iterable[Values] = _NOTHING,
        outfeed: list[Values] | None = None,
        host: dict[int, list[Values]] | None = None,
    ) -> tuple[Array, ...]:
        """The results.

        `infeed` has a tuple of arrays for each infeed op that runs; `outfeed` gets one of each outfeed op. `host`
        has them by channel: what is received from the host is taken from it, and what is sent to the host added.
        """
        fed = infeed is not _NOTHING or outfeed is not None or host is not None
        return tuple(self.call(list(arguments), entry=entry, streams=Streams(infeed, outfeed, host) if fed else None))

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        """Run `entry` on a list of arguments; gives the list of its results.

        `donated`: positions of arguments that the caller gives away. They are taken out of the list (None stands there
        afterwards), freed after their last use, and written over or returned where they fit. An array that somebody
        else still holds is left as it is, so a caller that wants the memory back drops its own references first.
        Every other argument keeps its values, and no result shares memory with it.

        `on_op` is called after every op, with an `opspec.observe.Event`; the run is slower then, and nothing is
        written over.
        """
        self._expect(entry)
        types = self._parameters[entry]
        _expect_count(entry, self._functions[entry], arguments)
        for at in donated:
            if not 0 <= at < len(arguments):
                raise RunError(
                    f"@{entry}: expected positions of arguments in donated, {_positions(len(arguments))}; found {at}"
                )
        given: list[RunValue] = [
            x if x.__class__ is np.ndarray and (x.dtype, x.shape) == plain else _argument(entry, at, x, types[at])
            for at, (x, plain) in enumerate(zip(arguments, self._plain[entry], strict=True))
        ]
        kept = [x for at, x in enumerate(given) if at not in donated] if donated else given.copy()
        for at in donated:
            arguments[at] = None
        for at in self._scalars[entry]:
            x = given[at]
            if x.__class__ is np.ndarray and x.ndim == 0:  # scalars of NumPy are several times faster
                given[at] = x[()]
        plan = self._plans[entry]
        run = plan.run if on_op is None else _watched(plan, _seen_by(on_op))
        feeds = _UNFED if streams is None and not self._streams else fed(streams or Streams())
        with np.errstate(all="ignore"), feeds:
            try:
                return owned(run(given), kept)
            except Exception as error:
                raise explained(error) from error
            except KeyboardInterrupt as error:
                error.add_note(interrupted(error))
                raise

    def _expect(self, entry: str) -> None:
        if entry not in self._parameters:
            names = ", ".join(f"@{name}" for name in self._parameters) or "none"
            raise RunError(f"expected the name of a function of the program as entry: {names}; found {entry!r}")


def compile(  # noqa: A001 - opspec.compile, like re.compile
    module: ir.Module | ModuleView,
    *,
    kernels: Kernels | None = None,
    entry: str | None = None,
    accurate: bool = False,
    reading: str = PUBLIC,
) -> Program:
    """A module as a function of arrays. `entry`: compile only this function and what it calls. `accurate`: compute
    f32 in f64 where a function or a sum would lose digits; slower. `reading`: how ops mean that are read in several
    ways, `"xla"` for one.
    """
    view = module if isinstance(module, ModuleView) else import_module(module)
    return Program(
        view, kernels or GeneratedKernels(accurate=accurate, reading=reading), None if entry is None else [entry]
    )


# --- arguments ----------------------------------------------------------------------------------------------


def fitted(entry: str, function: View, arguments: Sequence[object]) -> list[RunValue]:
    """Arguments as a function takes them, for who runs it elsewhere; where they do not fit, the error is a call's."""
    _expect_count(entry, function, arguments)
    types = function.regions[0].block.types
    return [_argument(entry, at, x, type_) for at, (x, type_) in enumerate(zip(arguments, types, strict=True))]


def _expect_count(entry: str, function: View, arguments: Sequence[object]) -> None:
    types = function.regions[0].block.types
    if len(arguments) != len(types):
        wanted = f"{len(types)} ({', '.join(map(str, types))})" if types else "none"
        raise RunError(f"@{entry}: expected {wanted} as arguments, found {len(arguments)}{_platform(function)}")


def _platform(function: View) -> str:
    """What JAX's exports for several platforms take in front of their own arguments."""
    if not takes_platform(function):
        return ""
    return "; the first one says for which of the platforms of the export it runs: 0, 1, ..."


def _plain(type_: Tensor | Other) -> tuple[DType, tuple[int, ...]] | None:
    """What an array of this type has for sure as dtype and shape; None where that takes a closer look."""
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        return None
    return type_.element.dtype, tuple(type_.shape)


def _positions(count: int) -> str:
    return f"from 0 to {count - 1}" if count else "of which there are none"


def _argument(entry: str, at: int, given: object, type_: Tensor | Other) -> RunValue:
    return _value(f"@{entry}, argument {at}", given, type_)


def _value(where: str, given: Any, type_: Tensor | Other) -> RunValue:
    if not isinstance(type_, Tensor):
        return _items(where, given, type_) if type_.elements else given  # a token, say, which is handed through
    dtype = type_.element.dtype
    if given.__class__ is np.ndarray and given.dtype == dtype and given.shape == type_.shape:
        return given
    array = (
        _exactly(given, dtype)
        if isinstance(given, bool | int | float | complex | list | tuple)
        else typed(_array(given), dtype)
    )
    label = f"{where}: expected {_spelled(type_)}"
    if array is None or array.dtype.kind in "OSU":
        raise RunError(f"{label}, found {_shown(given)}, which is not exactly that; give an array of dtype {dtype}")
    tips = [f"convert it, for instance by x.astype({_named(type_.element)})"] if array.dtype != dtype else []
    if not _fits(array.shape, type_):
        tips.append(f"the shape has to be {_sizes(type_.shape)}")
    if tips:
        raise RunError(f"{label}, found {_described(array)}; {', and '.join(tips)}")
    return array


def _items(where: str, given: object, type_: Other) -> tuple[RunValue, ...]:
    count = len(type_.elements)
    if not isinstance(given, tuple | list) or len(given) != count:
        found = f"{len(given)} items" if isinstance(given, tuple | list) else _shown(given)
        raise RunError(f"{where}: expected {type_}, found {found}; give a tuple of {count}")
    return tuple(_value(f"{where}, item {at}", x, type_.elements[at]) for at, x in enumerate(given))


def _array(given: object) -> Array:
    array = np.asarray(given)
    return array if array.dtype.isnative else array.astype(array.dtype.type)


def _exactly(given: object, dtype: DType) -> Array | None:
    """Python's numbers as an array, where no digit is lost."""
    try:
        found = np.asarray(given)
        if found.dtype.kind not in "biufc" or (found.dtype.kind == "b") != (dtype.kind == "b"):
            return None if found.size else found.astype(dtype)
        made = found.astype(dtype)
        back = made.astype(found.dtype)
    except (ValueError, TypeError, OverflowError):
        return None
    same = (back == found) | ((found != found) & (back != back))
    return made if same.all() else None


def _fits(shape: tuple[int, ...], type_: Tensor) -> bool:
    try:
        meet(type_.shape, shape)
    except Contradiction:
        return False
    return True


def _spelled(type_: Tensor) -> str:
    stored = f", stored as {type_.element.storage}" if isinstance(type_.element, Quantized) else ""
    return f"{type_} (dtype {type_.element.dtype}{stored})"


def _described(array: Array) -> str:
    return f"dtype {array.dtype} of shape {_sizes(array.shape)}"


def _sizes(shape: Sequence[object]) -> str:
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def _shown(given: object) -> str:
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:60]}..."


def _named(element: ElementType | Quantized) -> str:
    name = "bool_" if element.name == "i1" else element.dtype.name
    return f"np.{name}" if hasattr(np, name) else f"ml_dtypes.{name}"


def _watched(plan: BlockPlan, seen: Seen) -> Run:
    def run(arguments: list[RunValue]) -> list[RunValue]:
        token = WATCHED.set(seen)
        try:
            return plan.observed(seen)(arguments)
        finally:
            WATCHED.reset(token)

    return run


def _seen_by(probe: Probe) -> Seen:
    return lambda view, seconds, operands, results: probe(Event(view, seconds, operands, results))
