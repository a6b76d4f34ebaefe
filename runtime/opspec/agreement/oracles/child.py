"""The child of an oracle: `python -m opspec.agreement.oracles.child KIND` answers questions until its input ends.

KIND `library`: the verifier, the inference and the reference interpreter of StableHLO's own library.
KIND `xla`: XLA on the CPU, through JAX.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import IO, Protocol

from opspec.agreement.oracles.answers import Declined
from opspec.agreement.oracles.frames import OracleMessage, pack, unpack
from opspec.programs import carrier
from opspec.values.arrays import Array

Answer = tuple[OracleMessage, Sequence[Array]]


class Answers(Protocol):
    """What a child is asked. `check` raises carrier.Refused where the program is not valid."""

    def check(self, program: str, /) -> None: ...

    def infer(self, program: str, /) -> list[str]: ...

    def run(self, program: str, inputs: Sequence[Array], /) -> Sequence[Array]: ...


def answers(kind: str) -> Answers:
    if kind == "xla":
        from opspec.agreement.oracles.xla import Xla

        return Xla()
    from opspec.agreement.oracles.library import Library

    return Library()


def serve(known: Answers, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer until the pipe is closed."""

    def exactly(size: int) -> bytes:
        found = requests.read(size)
        if len(found) < size:
            raise EOFError
        return found

    _reply(replies, {"ready": True})
    while True:
        try:
            asked, inputs = unpack(exactly)
        except EOFError:
            return
        _reply(replies, *_answer(known, asked["question"], asked["program"], inputs))


def _answer(known: Answers, question: str, program: str, inputs: Sequence[Array]) -> Answer:
    try:
        if question == "accepts":
            return _verdict(known.check, program), ()
        if question == "infer":
            return {"types": known.infer(program)}, ()
        return {}, known.run(program, inputs)
    except Exception as problem:  # noqa: BLE001 - whatever it is, the answer says so
        said = str(problem) if isinstance(problem, Declined) else f"{type(problem).__name__}: {problem}"
        return {"declines": said}, ()


def _verdict(check: Callable[[str], None], program: str) -> OracleMessage:
    try:
        check(program)
    except carrier.Refused as refused:
        return {"accepted": False, "reason": str(refused)}
    return {"accepted": True}


def _reply(replies: IO[bytes], data: OracleMessage, arrays: Sequence[Array] = ()) -> None:
    replies.write(pack(data, arrays))
    replies.flush()


def main() -> None:
    # What others print must not come between the messages.
    with os.fdopen(os.dup(1), "wb") as replies:
        os.dup2(2, 1)
        serve(answers(sys.argv[1]), sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
