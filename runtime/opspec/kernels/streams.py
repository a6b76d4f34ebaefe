"""What goes in and out of a running program beside arguments and results: feeds, and values between its ops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

from opspec.values.arrays import Elements
from opspec.values.dims import Undefined

Values: TypeAlias = Sequence[Elements]


FIRST_STATE = 0x7012395  # with which XLA's programs for CPUs begin


class Streams:
    """The feeds of one run. `host`: what came from the host or went to it, by channel; `sent`: what a process alone
    has sent to itself; `random_state`: where a generator of random numbers stands.
    """

    def __init__(
        self,
        infeed: Iterable[Values] = (),
        outfeed: list[Values] | None = None,
        host: dict[int, list[Values]] | None = None,
    ) -> None:
        self._infeed = iter(infeed)
        self.outfeed: list[Values] = [] if outfeed is None else outfeed
        self.host: dict[int, list[Values]] = {} if host is None else host
        self.sent: dict[int, list[Values]] = {}
        self.random_state = FIRST_STATE

    def next_infeed(self) -> Values:
        try:
            return next(self._infeed)
        except StopIteration:
            raise Undefined("the infeed has no more values; give them as run(..., infeed=[(x, y), ...])") from None

    def next_from_host(self, channel: int) -> Values:
        if not self.host.get(channel):
            hint = f"give it as run(..., host={{{channel}: [(x,)]}})"
            raise Undefined(f"the host has no value on channel {channel}; {hint}")
        return self.host[channel].pop(0)

    def next_sent(self, channel: int) -> Values:
        if not self.sent.get(channel):
            raise Undefined(f"it waits for a value on channel {channel}, and none was sent")
        return self.sent[channel].pop(0)


_STREAMS: ContextVar[Streams] = ContextVar("opspec_streams")


def streams() -> Streams:
    """The feeds of the running program; new ones where an op is computed alone."""
    found = _STREAMS.get(None)
    return Streams() if found is None else found


@contextmanager
def fed(found: Streams) -> Iterator[None]:
    """Run with these feeds."""
    token = _STREAMS.set(found)
    try:
        yield
    finally:
        _STREAMS.reset(token)
