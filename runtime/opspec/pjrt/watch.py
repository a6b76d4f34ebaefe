"""Ways to look inside the programs of a JAX process, by its environment.

OPSPEC_TRACE=1             every op on stderr; patterns with commas between them (dot*,*model.py:12:*) choose ops
OPSPEC_CHECK_FINITE=1      an op that makes NaN or infinity is an error, which names it
OPSPEC_PROFILE=1           what each op and source line cost, on stderr at the end
OPSPEC_COMPARE=jax:cpu     each program on this backend too, at its first calls: the first op where the two part
"""

from __future__ import annotations

import atexit
import functools
import os
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from opspec import observe
from opspec.errors import OpSpecError

if TYPE_CHECKING:
    from opspec.agreement.oracles import Oracle
    from opspec.pjrt.programs import Compiled
    from opspec.values.arrays import Array, RunValue


PATIENCE_S = 600.0
CALLS = 5  # of each program that are compared: other values may take another way, and each costs a run of XLA


@functools.cache
def watching() -> RunWatch | None:
    """What the environment asks for; it is read once."""
    probes: list[observe.Probe] = []
    finite, profiled = _switched("OPSPEC_CHECK_FINITE"), _switched("OPSPEC_PROFILE")
    traced = _asked("OPSPEC_TRACE")
    if traced:
        trace = _Trace(traced)
        probes.append(trace)
        atexit.register(trace.conclude)
    if finite:
        probes.append(observe.check_finite)
    if profiled:
        profile = observe.Profile()
        probes.append(profile)
        atexit.register(lambda: _say(profile.table()))
    name = _asked("OPSPEC_COMPARE")
    if not probes and not name:
        return None
    return RunWatch(tuple(probes), _backend(name) if name else None)


def _backend(name: str) -> Oracle:
    from opspec.conform.backends import backend

    return backend(name, PATIENCE_S).start()


@dataclass(frozen=True, slots=True)
class RunWatch:
    probes: tuple[observe.Probe, ...]
    other: Oracle | None
    _compared: Counter[str] = field(default_factory=Counter)  # calls, by program
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def run(self, compiled: Compiled, arguments: list[RunValue], donated: Sequence[int]) -> list[Array]:
        with self._lock:  # what is seen comes in one order
            if self.other is not None and self._compared[compiled.fingerprint] < CALLS:
                self._compared[compiled.fingerprint] += 1
                self._compare(compiled, cast("list[Array]", arguments), self.other)
            if not self.probes:
                return compiled.program.call(arguments, donated=donated)
            return compiled.program.call(arguments, donated=donated, on_op=self._see)

    def _see(self, event: observe.Event) -> None:
        for probe in self.probes:
            probe(event)

    def _compare(self, compiled: Compiled, arguments: list[Array], other: Oracle) -> None:
        """The first call says how many ops agree; those behind it only where two part."""
        from opspec.agreement.comparison import compare
        from opspec.pjrt.programs import reading
        from opspec.programs import carrier
        from opspec.programs.loading import load

        call = self._compared[compiled.fingerprint]
        try:
            if compiled.partitions > 1 and b"manual_computation" in compiled.code:
                raise OpSpecError(f"a part of it runs on {compiled.partitions} devices, and the other has one here")
            module = load(compiled.code, context=carrier.new_context(), trusted=True)
            found = compare(module, arguments, other, reading())
            said, parts = str(found), found.parting is not None
        except OpSpecError as error:
            said, parts = f"not compared: {error}", False
        if not parts and call > 1:
            return
        if parts:
            self._compared[compiled.fingerprint] = CALLS  # it would be said again
        name = f"{compiled.name}{f', call {call}' if call > 1 else ''}"
        _say(f"{name} parts at\n{said}" if parts else f"{name}: {said}")


class _Trace:
    """The ops that the patterns choose, on stderr."""

    def __init__(self, asked: str) -> None:
        self._asked = asked
        self._probe = observe.trace(self._show, () if asked == "1" else [part.strip() for part in asked.split(",")])
        self._ran: Counter[str] = Counter()
        self._shown = False

    def __call__(self, event: observe.Event) -> None:
        self._ran[event.op] += 1
        self._probe(event)

    def _show(self, event: observe.Event, number: int) -> None:
        self._shown = True
        _say(observe.lines(event, number))

    def conclude(self) -> None:
        """Say at the end that nothing was chosen, and what could have been."""
        if not self._shown:
            often = ", ".join(name for name, _ in self._ran.most_common(8))
            _say(
                f"expected names or places of ops in OPSPEC_TRACE, found {self._asked!r}, which is that of none that"
                f" ran: they are {often or 'none at all'}{', ...' if len(self._ran) > 8 else ''}; try 1 for all of"
                " them, or patterns like dot* or *model.py:12:*"
            )


def _switched(name: str) -> bool:
    value = _asked(name)
    if value not in ("", "1"):
        raise OpSpecError(f"expected 1 or 0 in {name}, found {value!r}")
    return value == "1"


def _asked(name: str) -> str:
    value = os.environ.get(name, "").strip()
    return "" if value == "0" else value


def _say(text: str) -> None:
    print(f"opspec: {text}", file=sys.stderr, flush=True)  # noqa: T201 - the environment asks for it
