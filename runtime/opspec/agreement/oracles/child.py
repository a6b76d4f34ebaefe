"""The child of an oracle: `python -m opspec.agreement.oracles.child KIND` answers questions until its input ends.

KIND `library`: the verifier, the inference and the reference interpreter of StableHLO's own library.
KIND `xla`: XLA on the CPU, through JAX.
KIND `pjrt TARGET`: the platform of JAX of this name, or the plugin in this file.
"""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import IO, Protocol, runtime_checkable

from opspec.agreement.oracles.answers import ALONE, STARTS, Declined, Grid
from opspec.agreement.oracles.forks import FORKS, relay
from opspec.agreement.oracles.frames import OracleMessage, exactly, pack, unpack
from opspec.programs import carrier
from opspec.values.arrays import Array

Answer = tuple[OracleMessage, Sequence[Array]]


class Answers(Protocol):
    """What a child is asked. `check` raises carrier.Refused, or Declined with a stage, of one not valid."""

    def check(self, program: str | bytes, /) -> None: ...

    def infer(self, program: str, /) -> list[str]: ...

    def run(self, program: str | bytes, inputs: Sequence[Array], /) -> Sequence[Array]: ...


@runtime_checkable
class SeveralDevices(Answers, Protocol):
    """Who has as many devices; what the processes of a grid take and give lies one behind the other."""

    devices: int

    def run_together(self, program: str | bytes, inputs: Sequence[Array], grid: Grid, /) -> Sequence[Array]: ...


def load(kind: str, target: str = "") -> None:
    """What a kind needs before it is asked, and its forks need not load again."""
    if kind in ("xla", "pjrt"):
        from opspec.agreement.oracles import pjrt_client

        pjrt_client.load(target or "cpu")


def answers(kind: str, target: str = "") -> Answers:
    if kind == "xla":
        from opspec.agreement.oracles.xla import Xla

        return Xla()
    if kind == "pjrt":
        from opspec.agreement.oracles.pjrt_client import PjrtClient

        return PjrtClient(target)
    from opspec.agreement.oracles.library import StablehloLibrary

    return StablehloLibrary()


def serve(known: Answers, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer until the pipe is closed."""
    devices = known.devices if isinstance(known, SeveralDevices) else 1
    _reply(replies, {"ready": True, "described": getattr(known, "described", ""), "devices": devices})
    while True:
        try:
            asked, inputs = unpack(partial(exactly, requests))
        except EOFError:
            return
        _reply(replies, *_answer(known, asked, inputs))


def serve_kind(kind: Sequence[str], requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer as the kind does, if it can be started."""
    try:
        known = answers(*kind)
    except Declined as declined:
        _reply(replies, {"declines": str(declined), "stage": STARTS})
        return
    serve(known, requests, replies)


def _answer(known: Answers, asked: OracleMessage, inputs: Sequence[Array]) -> Answer:
    try:
        program = base64.b64decode(asked["bytecode"]) if "bytecode" in asked else asked["program"]
        if asked["question"] == "accepts":
            return _verdict(known.check, program), ()
        if asked["question"] == "infer":
            return {"types": known.infer(asked["program"])}, ()
        grid = asked.get("replicas", 1), asked.get("partitions", 1)
        if grid != ALONE and isinstance(known, SeveralDevices):
            return {}, known.run_together(program, inputs, grid)
        return {}, known.run(program, inputs)
    except Declined as declined:
        return {"declines": str(declined), "stage": declined.stage}, ()
    except Exception as problem:  # noqa: BLE001 - whatever it is, the answer says so
        return {"declines": f"{type(problem).__name__}: {problem}"}, ()


def _verdict(check: Callable[[str | bytes], None], program: str | bytes) -> OracleMessage:
    try:
        check(program)
    except carrier.Refused as refused:
        return {"accepted": False, "reason": str(refused)}
    except Declined as declined:
        if not declined.stage:
            raise
        return {"accepted": False, "reason": str(declined), "stage": declined.stage}
    return {"accepted": True}


def _reply(replies: IO[bytes], data: OracleMessage, arrays: Sequence[Array] = ()) -> None:
    replies.write(pack(data, arrays))
    replies.flush()


def main() -> None:
    # What others print must not come between the messages.
    with os.fdopen(os.dup(1), "wb") as replies:
        os.dup2(2, 1)
        kind = sys.argv[1:]
        try:
            load(*kind)
        except Declined as declined:
            _reply(replies, {"declines": str(declined), "stage": STARTS})
            return
        each = partial(serve_kind, kind)
        if FORKS:
            relay(each, sys.stdin.buffer, replies)
        else:
            each(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
