"""Programs as functions of NumPy arrays: planned once, run many times, in any number of threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.arrays import Array
from opspec.compiler import Compiler
from opspec.dims import Contradiction, meet
from opspec.element import ElementType, Other, Quantized, Tensor
from opspec.plan import RunError
from opspec.provider import GeneratedKernels, Kernels
from opspec.view import ModuleView, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

MAIN = "main"


class Program:
    """A compiled module. Calling it runs `entry` and gives its results, arrays that belong to the caller."""

    def __init__(self, module: ModuleView, kernels: Kernels, entries: Sequence[str] | None = None) -> None:
        compiler = Compiler(module, kernels)
        bodies = {name: view.regions[0] for name, view in compiler.functions.items()}
        self._parameters = {name: body.block.types for name, body in bodies.items() if body.blocks}
        for name in entries or ():
            self._expect(name)
        compiler.compile(self._parameters if entries is None else entries)
        self._plans = compiler.plans
        self._parameters = {name: types for name, types in self._parameters.items() if name in self._plans}

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions that `entry` may be."""
        return tuple(self._parameters)

    def __call__(self, *arguments: Any, entry: str = MAIN) -> tuple[Array, ...]:
        self._expect(entry)
        types = self._parameters[entry]
        if len(arguments) != len(types):
            wanted = f"{len(types)} ({', '.join(map(str, types))})" if types else "none"
            raise RunError(f"@{entry}: expected {wanted} as arguments, found {len(arguments)}")
        given = [
            _argument(entry, at, x, type_) for at, (x, type_) in enumerate(zip(arguments, types, strict=True))
        ]
        with np.errstate(all="ignore"):
            return _owned(self._plans[entry].run(given), given)

    def _expect(self, entry: str) -> None:
        if entry not in self._parameters:
            names = ", ".join(f"@{name}" for name in self._parameters) or "none"
            raise RunError(
                f"expected the name of a function of the program as entry: {names}; found {entry!r}"
            )


def compile(  # noqa: A001 - opspec.compile, like re.compile
    module: ir.Module | ModuleView, *, kernels: Kernels | None = None, entry: str | None = None
) -> Program:
    """A module as a function of arrays. `entry`: compile only this function and what it calls."""
    view = module if isinstance(module, ModuleView) else import_module(module)
    return Program(view, kernels or GeneratedKernels(), None if entry is None else [entry])


def run(module: ir.Module | ModuleView, *arguments: Any, entry: str = MAIN) -> tuple[Array, ...]:
    """Run a module once. To run it again and again, `compile` it."""
    return compile(module, entry=entry)(*arguments, entry=entry)


# --- arguments ----------------------------------------------------------------------------------------------


def _argument(entry: str, at: int, given: Any, type_: Tensor | Other) -> Any:
    if not isinstance(type_, Tensor):
        return given  # a token, say, which is handed through
    dtype = type_.element.dtype
    if given.__class__ is np.ndarray and given.dtype == dtype and given.shape == type_.shape:
        return given
    array = (
        _exactly(given, dtype)
        if isinstance(given, bool | int | float | complex | list | tuple)
        else _array(given)
    )
    label = f"@{entry}, argument {at}: expected {_spelled(type_)}"
    if array is None:
        raise RunError(
            f"{label}, found {_shown(given)}, which is not exactly that; give an array of dtype {dtype}"
        )
    if array.dtype != dtype:
        raise RunError(
            f"{label}, found {_described(array)};"
            f" convert it, for instance by x.astype({_named(type_.element)})"
        )
    if not _fits(array.shape, type_):
        raise RunError(f"{label}, found {_described(array)}; the shape has to be {_sizes(type_.shape)}")
    return array


def _array(given: Any) -> Array:
    array = np.asarray(given)
    return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))


def _exactly(given: Any, dtype: np.dtype[Any]) -> Array | None:
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


def _sizes(shape: Sequence[Any]) -> str:
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def _shown(given: Any) -> str:
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:60]}..."


def _named(element: ElementType | Quantized) -> str:
    name = "bool_" if element.name == "i1" else element.dtype.name
    return f"np.{name}" if hasattr(np, name) else f"ml_dtypes.{name}"


# --- results ------------------------------------------------------------------------------------------------


def _owned(results: Sequence[Any], arguments: Sequence[Any]) -> tuple[Array, ...]:
    """The results as arrays that share no memory with arguments, constants or each other."""
    taken = {id(_root(x)) for x in arguments if isinstance(x, np.ndarray)}
    owned = []
    for result in results:
        array = result
        if isinstance(result, np.ndarray):
            root = _root(result)
            shared = id(root) in taken or not result.flags.writeable
            # A view that is smaller than what it views would keep all of that alive.
            if shared or result.nbytes < root.nbytes or not result.flags.c_contiguous:
                array = np.array(result, order="C")
                root = array
            taken.add(id(root))
        owned.append(array)
    return tuple(owned)


def _root(array: Array) -> Array:
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array
