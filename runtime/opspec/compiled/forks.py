"""What a process does when it forks: it waits until no thread is in the middle of LLVM, whose locks the child would
else find taken by nobody.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager

LLVM = threading.RLock()  # is held by whoever compiles or loads code, and while there is made what there is one of
_ITS_OWN: list[AbstractContextManager[object]] = []  # llvmlite's, while the process forks


def at_fork(**what: Callable[[], object]) -> None:
    """`os.register_at_fork`, where there is one. Of what is taken before a fork, LLVM's lock is the last, since threads
    that hold something else take it.
    """
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(**what)


def _before() -> None:
    """llvmlite's own lock as well: code that nobody needs any more is unloaded at any time, with that alone."""
    LLVM.acquire()
    binding = sys.modules.get("llvmlite.binding.ffi")
    lock = getattr(getattr(binding, "lib", None), "_lock", None)
    if lock is not None:
        lock.__enter__()
        _ITS_OWN.append(lock)


def _after() -> None:
    while _ITS_OWN:
        _ITS_OWN.pop().__exit__(None, None, None)
    LLVM.release()


at_fork(before=_before, after_in_parent=_after, after_in_child=_after)
