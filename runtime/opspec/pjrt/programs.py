"""Compiled programs behind executables: one for each content, kept while somebody uses it and a while longer."""

from __future__ import annotations

import functools
import hashlib
import os
import threading
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from weakref import WeakValueDictionary

from opspec.catalog.op_index import expect_reading
from opspec.compiled.engines import compile as compile_program
from opspec.execution.executor import MAIN, Program
from opspec.pjrt import elements
from opspec.pjrt.callbacks import CALLBACK
from opspec.pjrt.costs import costs
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.pjrt.local_programs import DeviceProgram, local_program, read
from opspec.pjrt.partitions import DeviceLayout, count_of, described, in_shardys_words, layout_of
from opspec.pjrt.proto import CompileOptions, Option
from opspec.programs import carrier
from opspec.programs.loading import load
from opspec.programs.records import ModuleView, View
from opspec.sharding.device_parts import Parts
from opspec.values.types import Other, Tensor

_RECENT = 512  # programs that stay although nobody uses them: clearing JAX's caches often compiles them again
_MUCH = 1 << 18  # bytes of results that are worth looking for memory


@dataclass(frozen=True)
class Port:
    """An argument or a result: its type in the API, its shape, and where JAX wants it to be."""

    type: int
    shape: tuple[int, ...]
    memory_kind: str
    donated: bool = False
    order: tuple[int, ...] | None = None  # of its dimensions in memory, the outermost first; None: row by row

    @property
    def size(self) -> int:
        """The memory that it needs, in bytes."""
        return 0 if self.type == elements.TOKEN else prod(self.shape) * elements.dtype_of(self.type).itemsize

    @property
    def is_plain(self) -> bool:
        """Whether it is an array where values usually are, and lies as these do."""
        return self.type != elements.TOKEN and self.memory_kind == "device" and self.order is None


@dataclass(frozen=True, eq=False)
class Compiled:
    """A program with what JAX asks of it. `code` is what it was read from, in Shardy's words. `local`: on several
    devices what each of them runs, or why whole values are computed instead.
    """

    name: str
    code: bytes
    fingerprint: str
    arguments: tuple[Port, ...]
    results: tuple[Port, ...]
    whole_costs: Mapping[str, float]
    layout: DeviceLayout | None = None  # on several devices
    local: DeviceProgram | str = ""

    @functools.cached_property
    def program(self) -> Program:
        """With whole values. Where devices run their parts, it is compiled only for who looks into it."""
        view = read(self.code)
        made = compile_program(view, entry=MAIN, reading=reading(), again=lambda: read(self.code))
        view.let_go()
        return made

    @property
    def costs(self) -> Mapping[str, float]:
        """Those of a device."""
        return self.whole_costs if isinstance(self.local, str) else self.local.costs

    @property
    def peak(self) -> int:
        """The bytes that a device has at most, besides its arguments; 0 where that is not known."""
        return 0 if isinstance(self.local, str) else self.local.peak

    @functools.cached_property
    def is_plain(self) -> bool:
        """Whether all results are."""
        return all(value.is_plain for value in self.results)

    @functools.cached_property
    def makes_much(self) -> bool:
        return sum(self.result_sizes) >= _MUCH

    @property
    def partitions(self) -> int:
        """How many devices it is for."""
        return 1 if self.layout is None else self.layout.count

    @property
    def calls_back(self) -> bool:
        """Whether it calls Python functions of this process."""
        return CALLBACK.encode() in self.code

    @functools.cached_property
    def described(self) -> bytes:
        """The program as JAX is given it."""
        if self.layout is None:
            return described(self.code, None) if b"sdy" in self.code else self.code
        if isinstance(self.local, str):
            return described(self.code, self.layout, self.local)
        return described(self.local.code, self.layout)

    @functools.cached_property
    def donated(self) -> tuple[int, ...]:
        """The arguments that it may take for good, by position."""
        found = tuple(at for at, value in enumerate(self.arguments) if value.donated)
        if self.layout is None:
            return found
        # Of those for several devices JAX names the ones that may go; one goes for a result that needs as much memory.
        wanted = Counter(self.result_sizes)
        taken = []
        for at in found:
            if wanted[self.argument_sizes[at]]:
                wanted[self.argument_sizes[at]] -= 1
                taken.append(at)
        return tuple(taken)

    @property
    def argument_sizes(self) -> list[int]:
        """The bytes that each argument needs on a device."""
        return _sizes(self.arguments, None if self.layout is None else self.layout.arguments)

    @property
    def result_sizes(self) -> list[int]:
        return _sizes(self.results, None if self.layout is None else self.layout.results)


def _sizes(values: Sequence[Port], parts: Sequence[Parts] | None) -> list[int]:
    return [value.size // (1 if parts is None else parts[at].count) for at, value in enumerate(values)]


_lock = threading.Lock()
_all: WeakValueDictionary[str, Compiled] = WeakValueDictionary()
_recent: OrderedDict[str, Compiled] = OrderedDict()


def found(fingerprint: str) -> Compiled | None:
    """The program of this fingerprint, where there is one."""
    with _lock:
        return _all.get(fingerprint)


@functools.cache
def reading() -> str:
    """How programs mean ops that are read in several ways: as XLA, for which they are written, if nobody asks."""
    return expect_reading(os.environ.get("OPSPEC_READING", "").strip() or "xla")


def compiled(code: bytes) -> Compiled:
    """The program for a module in MLIR text, bytecode or a portable artifact."""
    fingerprint = hashlib.sha256(code).hexdigest()
    made = found(fingerprint) or _compile(code, fingerprint)
    with _lock:
        made = _all.setdefault(fingerprint, made)
        _recent[fingerprint] = made
        _recent.move_to_end(fingerprint)
        if len(_recent) > _RECENT:
            _recent.popitem(last=False)
    return made


def _compile(code: bytes, fingerprint: str) -> Compiled:
    view = read(code)
    main = view.functions.get(MAIN)
    if main is None:
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, "expected a module with a function @main")
    returned = main.regions[0].block.ops[-1]
    arguments = _values(main.regions[0].block.types, main, "arg_attrs")
    results = _values(returned.operand_types, main, "res_attrs")
    count = count_of(view)
    if count > 1:
        code = in_shardys_words(code)
    local = "" if count == 1 else local_program(code, count, reading())
    made = Compiled(
        _name(view),
        code,
        fingerprint,
        arguments,
        results,
        costs(view, main),
        None if count == 1 else _layout(local, code, count),
        local,
    )
    if isinstance(local, str):
        program = compile_program(view, entry=MAIN, reading=reading(), again=lambda: read(code))
        made.__dict__["program"] = program  # what is wrong is told now
    view.let_go()
    return made


def _layout(local: DeviceProgram | str, code: bytes, count: int) -> DeviceLayout:
    if isinstance(local, DeviceProgram):
        return local.layout
    return layout_of(load(code, context=carrier.new_context(), trusted=True), count)


def _name(view: ModuleView) -> str:
    name = view.root.attributes.get("sym_name")
    return name if isinstance(name, str) and name else "unnamed"


def _values(types: Sequence[Tensor | Other], main: View, attributes: str) -> tuple[Port, ...]:
    given: Sequence[Mapping[str, object]] = main.attributes.get(attributes) or ()
    return tuple(_value(type_, given[at] if at < len(given) else {}) for at, type_ in enumerate(types))


def _value(type_: Tensor | Other, attributes: Mapping[str, object]) -> Port:
    kind = str(attributes.get("mhlo.memory_kind") or "device")
    if not isinstance(type_, Tensor):
        return Port(elements.TOKEN, (), kind)
    number = elements.NUMBERS.get(type_.element.name)
    if number is None:
        raise PjrtError(ErrorCode.UNIMPLEMENTED, f"JAX has no arrays of {type_}, which the program takes or returns")
    if not all(isinstance(size, int) for size in type_.shape):
        raise PjrtError(ErrorCode.UNIMPLEMENTED, f"the program takes or returns {type_}, whose shape is not known")
    donated = "tf.aliasing_output" in attributes or bool(attributes.get("jax.buffer_donor"))
    return Port(number, tuple(type_.shape), kind, donated, _order(attributes.get("mhlo.layout_mode")))


def _order(mode: object) -> tuple[int, ...] | None:
    """The order in a layout like `{0,1,2}`, which names the innermost dimension first; `auto` is ours to choose."""
    if not isinstance(mode, str) or not mode.startswith("{"):
        return None
    order = tuple(int(at) for at in reversed(mode.strip("{}").partition(":")[0].split(",")) if at)
    return None if order == tuple(range(len(order))) else order


def expect_devices(options: CompileOptions, compiled: Compiled) -> None:
    """Refuse a program for another number of devices than it is compiled for."""
    wanted = options.replicas * options.partitions
    if wanted not in (1, compiled.partitions):
        raise PjrtError(
            ErrorCode.UNIMPLEMENTED if options.replicas > 1 else ErrorCode.INVALID_ARGUMENT,
            f"{compiled.name} is for {compiled.partitions} devices, and is to run on {options.replicas} replicas of"
            f" {options.partitions} partitions",
        )


@functools.lru_cache(64)
def expect_known_options(overrides: tuple[tuple[str, Option], ...]) -> None:
    """Refuse compiler options that JAX's CPU would refuse. Nothing here depends on those that it takes."""
    if not overrides:
        return
    from jax._src import xla_bridge
    from jax._src.lib import _jax, xla_client  # type: ignore[attr-defined]

    options = xla_client.CompileOptions()
    options.env_option_overrides = list(overrides)
    cpu = xla_bridge.get_backend("cpu")
    try:
        cpu.compile_and_load(_EMPTY, _jax.DeviceList(tuple(cpu.local_devices()[:1])), options)
    except Exception as error:
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, str(error).removeprefix("INVALID_ARGUMENT: ")) from error


_EMPTY = "module @options { func.func public @main() { return } }"
