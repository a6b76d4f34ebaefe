"""The MLIR bindings, contexts for them, and what they report, as data.

No other module imports jaxlib, but for the child of an oracle, which hands programs to XLA.
The bindings load on first use, so that `import opspec` stays cheap: `carrier.ir`, `carrier.stablehlo`.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, cast

from opspec.programs.locations import UNKNOWN, Location
from opspec.programs.printed_form import has_foreign_bytes

if TYPE_CHECKING:
    from jaxlib.mlir import ir as ir
    from jaxlib.mlir.dialects import func as func

    SSAValue: TypeAlias = ir.Value[Any]  # of any type: that of a value is data

T = TypeVar("T")

_POSITION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')

# The extension modules: the dialect modules above them add op classes, which nobody here needs.
_MODULES = {
    "ir": "jaxlib.mlir.ir",
    "func": "jaxlib.mlir.dialects.func",
    "stablehlo": "jaxlib.mlir._mlir_libs._stablehlo",
    "chlo": "jaxlib.mlir._mlir_libs._chlo",
    "sdy": "jaxlib.mlir._mlir_libs._sdy",
    "mhlo": "jaxlib.mlir._mlir_libs._mlirHlo",
}

STACK = 1 << 30


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'opspec.programs.carrier' has no attribute {name!r}")
    module = globals()[name] = _load(name)
    return module


def _load(name: str) -> Any:
    return import_module(_MODULES[name])


@dataclass(frozen=True, slots=True)
class CarrierMessage:
    """One diagnostic of the carrier."""

    severity: str
    text: str
    location: Location
    notes: tuple[CarrierMessage, ...] = ()


class Refused(Exception):
    """The carrier refused its input; the messages say why."""

    def __init__(self, messages: Iterable[CarrierMessage]) -> None:
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
    return Versions(
        import_module("jaxlib.version").__version__,
        dialect.get_current_version(),
        dialect.get_minimum_version(),
    )


# How old a consumer may be whom the carrier's makers promise to be read by: weeks, or as long as they promise anything.
AGES = {"4w": "WEEK_4", "12w": "WEEK_12", "max": "MAX"}


def version_of_age(age: str) -> str:
    """The version of StableHLO that consumers of an age of AGES read."""
    dialect = _load("stablehlo")
    version: str = dialect.get_version_from_compatibility_requirement(
        getattr(dialect.StablehloCompatibilityRequirement, AGES[age])
    )
    return version


# --- contexts -----------------------------------------------------------------------------------------------


def new_context(unregistered: bool = False) -> ir.Context:
    """A context that knows func, stablehlo, chlo, vhlo, mhlo, sdy, quant and MLIR's own dialects.

    `unregistered` admits the ops of dialects that it does not know.
    """
    context = _with_functions(_context())
    for dialect in ("stablehlo", "chlo", "sdy"):
        _load(dialect).register_dialect(context)
    admit(context, "mhlo")
    _load_quant(context)
    context.allow_unregistered_dialects = unregistered
    return context


def bare_context(func: bool = False) -> ir.Context:
    """A context that knows no StableHLO, so that its parser lets an invalid program pass.

    `func` admits functions in pretty form (and checks them); without it everything has to be in generic form.
    """
    context = _context()
    if func:
        _with_functions(context)
    context.allow_unregistered_dialects = True
    return context


def enable(context: ir.Context | None = None, *, newer: bool = False) -> ir.Context:
    """Admit ops of dialects that the carrier lacks (a third party's) into a context, by default a new one.

    `newer`: a new one that admits ops of StableHLO which the carrier lacks too. It checks no op of StableHLO, and has
    them in generic form.
    """
    if context is None:
        return bare_context(func=True) if newer else new_context(unregistered=True)
    context.allow_unregistered_dialects = True
    return context


def admit(context: ir.Context, dialect: str) -> None:
    """Let a context have the ops of a dialect: as the carrier knows them, else without knowing them."""
    if dialect == "mhlo":
        _load("mhlo").register_mhlo_dialect(context)
    else:
        context.allow_unregistered_dialects = True


def _context() -> ir.Context:
    context: ir.Context = _load("ir").Context()
    # One thread: messages come in the order of the source, and a deep program is verified on the big stack.
    context.enable_multithreading(False)
    return context


def _with_functions(context: ir.Context) -> ir.Context:
    """The context with func, and the others of MLIR when a program names them: to load all takes milliseconds."""
    context.append_dialect_registry(_upstream_dialects())
    context.get_dialect_descriptor("func")
    return context


@functools.cache
def _upstream_dialects() -> ir.DialectRegistry:
    registry: ir.DialectRegistry = _load("ir").DialectRegistry()
    import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").register_dialects(registry)
    return registry


def _load_quant(context: ir.Context) -> None:
    # The bindings do not register the quant dialect; a pass that depends on it loads it, whatever it runs on.
    ir = _load("ir")
    with context:
        run_passes(ir.Module.create(ir.Location.unknown()), "vhlo-legalize-to-stablehlo")


def run_passes(module: ir.Module, passes: str) -> None:
    """Run passes over a module, in place."""
    _register_passes()
    with module.context:
        manager = import_module("jaxlib.mlir.passmanager").PassManager
        manager.parse(f"builtin.module({passes})").run(module.operation)


@functools.cache
def _register_passes() -> None:
    _load("stablehlo").register_stablehlo_passes()


def module_of(op: ir.Operation) -> ir.Operation:
    """The module that an op is in, whose names it can call."""
    parent = op.parent
    assert parent is not None
    return parent.operation if parent.operation.name == "builtin.module" else module_of(parent.operation)


def inlined(
    function: ir.Operation, values: Sequence[SSAValue], location: ir.Location, place: ir.InsertionPoint
) -> list[SSAValue]:
    """What a function of one block gives for these values, its ops copied to a place.

    The name of an op of the function becomes a name of the location: "chlo.erf" and f.py:1:2 are "chlo.erf"(f.py:1:2).
    """
    call: Callable[..., list[SSAValue]] = import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").inlined_func_call
    with place, location:  # without a location of the thread it ends the process
        return call(function, values, location)


# --- reading programs ---------------------------------------------------------------------------------------


def on_big_stack(function: Callable[[], T]) -> T:
    """The function's result, computed on a stack for programs that nest 10,000 deep, as damaged ones may."""
    result: list[T] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            result.append(function())
        except BaseException as error:  # noqa: BLE001 - raised again by the caller
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
    read: Callable[..., ir.Module] = _load("ir").Module.parse
    return on_big_stack(lambda: _refusing(context, lambda: read(source, context)))


def parse_file(path: str, context: ir.Context) -> ir.Module:
    """Like `parse`, and locations name the file."""
    read: Callable[..., ir.Module] = _load("ir").Module.parseFile
    return on_big_stack(lambda: _refusing(context, lambda: read(path, context)))


def parse_unverified(text: str, path: str | None = None) -> ir.Module:
    """Text, its StableHLO ops in generic form, as a module in which nobody has checked them."""
    refusals: list[Refused] = []
    for func in (True, False):
        context = bare_context(func)
        try:
            return parse(text, context) if path is None else parse_file(path, context)
        except Refused as refused:
            refusals.append(refused)
    raise refusals[0]


def deserialize(artifact: bytes, context: ir.Context) -> ir.Module:
    """A portable artifact (VHLO bytecode) as a StableHLO module; the carrier upgrades older versions."""
    read: Callable[..., ir.Module] = _load("stablehlo").deserialize_portable_artifact
    return on_big_stack(lambda: _refusing(context, lambda: read(context, artifact)))


# --- HLO ----------------------------------------------------------------------------------------------------


def hlo_of_text(text: str) -> bytes:
    """HLO text as HloModuleProto. Bad text may end the process, and so may all that follows."""
    hlo = import_module("jaxlib._hlo")
    return _of_xla(lambda: cast("bytes", hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto()))


def text_of_hlo(module: bytes) -> str:
    """A HloModuleProto as text, without what only says where an instruction comes from or how it lies in memory."""
    hlo = import_module("jaxlib._hlo")
    options = hlo.HloPrintOptions()
    options.print_metadata = False
    options.include_layout_in_shapes = False
    options.print_backend_config = False
    options.print_large_constants = True
    options.print_control_dependencies = False
    options.print_operand_shape = False
    return _of_xla(lambda: str(hlo.HloModule.from_serialized_hlo_module_proto(module).to_string(options)))


def stablehlo_of_hlo(module: bytes) -> ir.Module:
    """A HloModuleProto as a module of StableHLO, which has MHLO where StableHLO has no such op."""
    mlir = import_module("jaxlib._jax").mlir
    made = _of_xla(lambda: cast("bytes", mlir.hlo_to_stablehlo(module)))
    return parse(made, new_context())


def _of_xla(call: Callable[[], T]) -> T:
    """What XLA refuses as `Refused`."""
    try:
        return call()
    except (RuntimeError, ValueError, TypeError) as error:
        raise Refused([CarrierMessage("error", str(error).replace("\0", ""), UNKNOWN)]) from None


def ops_in(root: ir.Operation, outer_first: bool = False) -> list[ir.Operation]:
    """An op and every op below it: inner ones first, or in the order of the text."""
    advance: ir.WalkResult = _load("ir").WalkResult.ADVANCE
    orders = _load("ir").WalkOrder
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return advance

    root.walk(visit, orders.PRE_ORDER if outer_first else orders.POST_ORDER)
    return found


def take_place(made: ir.Operation, op: ir.Operation) -> None:
    """Put an op in the place of another that has as many results: it gets its regions and all uses."""
    for region, own in zip(op.regions, made.regions, strict=True):
        for block in list(region.blocks):
            block.append_to(own)
    for result, value in zip(op.results, made.results, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def serialize(module: ir.Module, version: str, others: bool = False) -> bytes:
    """A portable artifact of a program for a version; Refused where that version lacks something of it. `others`: it
    may have ops of other dialects, as they are.
    """
    copy = copied(module)
    # It rewrites its module in place, and what refers to that ends the process.
    write: Callable[..., bytes] = _load("stablehlo").serialize_portable_artifact
    return _refusing(module.context, lambda: write(copy, version, others))


def copied(module: ir.Module) -> ir.Module:
    """Another module of the same program and context."""
    return parse(str(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)), module.context)


def serialize_and_spoil(module: ir.Module, version: str) -> bytes:
    """The same of a module that nobody uses afterwards, and no op of which is held; other dialects stay in it."""
    write: Callable[..., bytes] = _load("stablehlo").serialize_portable_artifact
    return _refusing(module.context, lambda: write(module, version, True))


def _refusing(context: ir.Context, read: Callable[[], T]) -> T:
    ir = _load("ir")
    seen: list[CarrierMessage] = []

    def keep(diagnostic: _Reported) -> bool:
        seen.append(_message(diagnostic))
        return True

    with context.attach_diagnostic_handler(keep):  # type: ignore[attr-defined]
        try:
            return read()
        except ir.MLIRError as error:
            raise Refused([*map(_message, error.error_diagnostics), *seen]) from None
        except ValueError as error:
            raise Refused(seen or [CarrierMessage("error", str(error), UNKNOWN)]) from None


class _Reported(Protocol):
    """What the carrier says of a program."""

    @property
    def severity(self) -> ir.DiagnosticSeverity: ...

    @property
    def message(self) -> str: ...

    @property
    def location(self) -> ir.Location: ...

    @property
    def notes(self) -> Iterable[_Reported]: ...


def _message(diagnostic: _Reported) -> CarrierMessage:
    severity = diagnostic.severity.name.lower()
    notes = tuple(map(_message, diagnostic.notes))
    # Some messages of the C++ carry a NUL.
    return CarrierMessage(severity, diagnostic.message.replace("\0", ""), decode_location(diagnostic.location), notes)


def decode_location(location: ir.Location) -> Location:
    """The innermost position; of a call stack the callee, of a fusion the first part that has a position."""
    known = _load("ir")
    text = str(location)
    if has_foreign_bytes(text):  # asking for such a name ends the process; in print it is escaped
        position = _POSITION.search(text)
        return Location(position[1], int(position[2]), int(position[3])) if position else UNKNOWN
    names: list[str] = []
    pending: list[ir.Location] = [location]
    while pending:
        here = pending.pop()
        if type(here) is known.Location:  # diagnostics hand out the base class
            here = known.Location.from_attr(here.attr, here.context)
        if isinstance(here, known.FileLineColLoc):
            return Location(here.filename, here.start_line, here.start_col, tuple(names))
        if isinstance(here, known.NameLoc):
            names.append(here.name_str)
            pending.append(here.child_loc)
        elif isinstance(here, known.CallSiteLoc):
            pending += (here.caller, here.callee)
        elif isinstance(here, known.FusedLoc):
            pending += reversed(cast("list[ir.Location]", here.locations))
    return Location(names=tuple(names)) if names else UNKNOWN
