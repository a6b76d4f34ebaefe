"""The only module that imports jaxlib: the MLIR bindings, contexts for them, and what they report, as data.

The bindings load on first use, so that `import opspec` stays cheap: `carrier.ir`, `carrier.stablehlo`, `carrier.chlo`.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from jaxlib.mlir import ir as ir
    from jaxlib.mlir._mlir_libs import _chlo as chlo
    from jaxlib.mlir._mlir_libs import _sdy as sdy
    from jaxlib.mlir._mlir_libs import _stablehlo as stablehlo
    from jaxlib.mlir.dialects import func as func

    from opspec.location import Location

T = TypeVar("T")

# The extension modules: unlike the dialect modules above them they bring no op classes, which nobody here needs.
_MODULES = {
    "ir": "jaxlib.mlir.ir",
    "func": "jaxlib.mlir.dialects.func",
    "stablehlo": "jaxlib.mlir._mlir_libs._stablehlo",
    "chlo": "jaxlib.mlir._mlir_libs._chlo",
    "sdy": "jaxlib.mlir._mlir_libs._sdy",
}

STACK = 1 << 30


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'opspec.carrier' has no attribute {name!r}")
    module = globals()[name] = _load(name)
    return module


def _load(name: str) -> Any:
    return import_module(_MODULES[name])


@dataclass(frozen=True, slots=True)
class Message:
    """One diagnostic of the carrier."""

    severity: str
    text: str
    location: Location
    notes: tuple[Message, ...] = ()


class Refused(Exception):
    """The carrier refused its input; the messages say why."""

    def __init__(self, messages: Iterable[Message]) -> None:
        self.messages = tuple(messages)
        super().__init__("; ".join(message.text for message in self.messages))


@dataclass(frozen=True, slots=True)
class Versions:
    carrier: str
    stablehlo: str
    oldest_stablehlo: str

    def __str__(self) -> str:
        return f"jaxlib {self.carrier} with StableHLO {self.stablehlo}"


@functools.cache
def versions() -> Versions:
    dialect = _load("stablehlo")
    return Versions(import_module("jaxlib.version").__version__, dialect.get_current_version(), dialect.get_minimum_version())


# --- contexts ----------------------------------------------------------------------------------------------------


def new_context(unregistered: bool = False) -> ir.Context:
    """A context that knows func, stablehlo, chlo, vhlo, sdy, quant and MLIR's own dialects.

    `unregistered` admits the ops of dialects that it does not know.
    """
    context = _context()
    context.append_dialect_registry(_upstream_dialects())
    context.load_all_available_dialects()
    for dialect in ("stablehlo", "chlo", "sdy"):
        _load(dialect).register_dialect(context)
    _load_quant(context)
    context.allow_unregistered_dialects = unregistered
    return context


def bare_context() -> ir.Context:
    """A context that knows no dialect, so that its parser checks nothing and an invalid program can be looked at."""
    context = _context()
    context.allow_unregistered_dialects = True
    return context


def enable(context: ir.Context | None = None) -> ir.Context:
    """Admit the ops of dialects that the carrier lacks (a third party's, say) into a context, by default a new one."""
    if context is None:
        return new_context(unregistered=True)
    context.allow_unregistered_dialects = True
    return context


def _context() -> ir.Context:
    ir = _load("ir")
    context: ir.Context = ir.Context()
    # One thread: messages come in the order of the source, and a deep program is verified on the stack that we gave it.
    context.enable_multithreading(False)
    return context


@functools.cache
def _upstream_dialects() -> ir.DialectRegistry:
    registry: ir.DialectRegistry = _load("ir").DialectRegistry()
    import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").register_dialects(registry)
    return registry


def _load_quant(context: ir.Context) -> None:
    # No registration of the quant dialect is bound; a pass that depends on it loads it, whatever the pass runs on.
    ir = _load("ir")
    passes = import_module("jaxlib.mlir.passmanager")
    _register_passes()
    with context:
        empty = ir.Module.create(ir.Location.unknown())
        passes.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)").run(empty.operation)


@functools.cache
def _register_passes() -> None:
    _load("stablehlo").register_stablehlo_passes()


# --- reading programs --------------------------------------------------------------------------------------------


def on_big_stack(function: Callable[[], T]) -> T:
    """The function's result, computed on a stack for programs of 10,000 nested regions (the parser is recursive)."""
    result: list[T] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            result.append(function())
        except BaseException as error:
            errors.append(error)

    with _stack_lock:
        before = threading.stack_size(STACK)
        try:
            thread = threading.Thread(target=work, name="opspec-big-stack")
            thread.start()
        finally:
            threading.stack_size(before)
    thread.join()
    if errors:
        raise errors[0]
    return result[0]


_stack_lock = threading.Lock()


def parse(source: str | bytes, context: ir.Context) -> ir.Module:
    """Text or bytecode as a module. The carrier verifies it where the context knows the dialects."""
    return on_big_stack(lambda: _refusing(context, lambda: _load("ir").Module.parse(source, context)))


def parse_file(path: str, context: ir.Context) -> ir.Module:
    """Like `parse`, and locations name the file."""
    return on_big_stack(lambda: _refusing(context, lambda: _load("ir").Module.parseFile(path, context)))


def deserialize(artifact: bytes, context: ir.Context) -> ir.Module:
    """A portable artifact (VHLO bytecode) of any version that the carrier can upgrade, as a StableHLO module."""
    read = _load("stablehlo").deserialize_portable_artifact
    return on_big_stack(lambda: _refusing(context, lambda: read(context, artifact)))


def _refusing(context: ir.Context, read: Callable[[], Any]) -> Any:
    ir = _load("ir")
    seen: list[Message] = []

    def keep(diagnostic: Any) -> bool:
        seen.append(_message(diagnostic))
        return True

    with context.attach_diagnostic_handler(keep):  # type: ignore[attr-defined]
        try:
            return read()
        except ir.MLIRError as error:
            raise Refused([*map(_message, error.error_diagnostics), *seen]) from None
        except ValueError as error:
            from opspec.location import UNKNOWN

            raise Refused(seen or [Message("error", str(error), UNKNOWN)]) from None


def _message(diagnostic: Any) -> Message:
    from opspec.location import decode_location

    severity = diagnostic.severity.name.lower()
    notes = tuple(map(_message, diagnostic.notes))
    return Message(severity, diagnostic.message, decode_location(diagnostic.location), notes)
