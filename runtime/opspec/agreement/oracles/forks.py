"""Forks of a process that has loaded what they need: one answers until it ends, and then the next one does.

JAX takes a second to load, and what ends a process may do so hundreds of times in a run.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import IO

from opspec.agreement.oracles.frames import exactly, pack, unpack, whole

FORKS = sys.platform == "linux"  # elsewhere a fork may lack what libraries start when they are loaded
Serve = Callable[[IO[bytes], IO[bytes]], None]


def relay(serve: Serve, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Hand each question to a fork that serves, and its answer back; one that ends has `died` for an answer."""
    with contextlib.suppress(EOFError):  # nobody asks any more
        fork = _Fork(serve, requests)
        _pass(replies, fork.begins)
        while fork.is_ready:
            question = whole(partial(exactly, requests))
            if not fork.lives():
                fork = _Fork(serve, requests)
            _pass(replies, fork.answer(question) if fork.is_ready else fork.begins)


class _Fork:
    """A fork and the pipes to it. `begins`: its first message. `requests`: where its questions come from; it ends
    where nobody asks any more, for one that waits for ever does not see that.
    """

    def __init__(self, serve: Serve, requests: IO[bytes]) -> None:
        self._status: int | None = None
        self._requests = requests
        asked, questions = os.pipe()
        answers, answered = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(questions)
            os.close(answers)
            _serve_and_end(serve, asked, answered)
        os.close(asked)
        os.close(answered)
        self._questions = os.fdopen(questions, "wb")
        self._answers = os.fdopen(answers, "rb")
        self.begins = self._next()
        self.is_ready = bool(unpack(BytesIO(self.begins).read)[0].get("ready"))

    def lives(self) -> bool:
        if self._status is None:
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self._close(status)
        return self._status is None

    def answer(self, question: bytes) -> bytes:
        try:
            _pass(self._questions, question)
        except BrokenPipeError:
            return self._died()
        return self._next()

    def _next(self) -> bytes:
        self._wait()
        try:
            return whole(partial(exactly, self._answers))
        except EOFError:
            return self._died()

    def _wait(self) -> None:
        """Until it answers or ends; EOFError where the other end of the questions is closed meanwhile."""
        waiting = select.poll()
        waiting.register(self._answers, select.POLLIN)
        waiting.register(self._requests, 0)  # that is, until it is closed
        if self._answers.fileno() not in (number for number, _ in waiting.poll()):
            os.kill(self._pid, signal.SIGKILL)
            self._close(os.waitpid(self._pid, 0)[1])
            raise EOFError

    def _died(self) -> bytes:
        self._close(os.waitpid(self._pid, 0)[1])
        return pack({"died": self._status or 0})

    def _close(self, status: int) -> None:
        self._status = os.waitstatus_to_exitcode(status)
        self._answers.close()
        with contextlib.suppress(BrokenPipeError):  # of a question that it did not read
            self._questions.close()


def _serve_and_end(serve: Serve, asked: int, answered: int) -> None:
    status = 1
    try:
        with os.fdopen(asked, "rb") as requests, os.fdopen(answered, "wb") as replies:
            serve(requests, replies)
        status = 0
    except BaseException:  # noqa: BLE001 - nothing of what the parent does may follow
        traceback.print_exc()
    finally:
        os._exit(status)


def _pass(to: IO[bytes], message: bytes) -> None:
    to.write(message)
    to.flush()
