"""A map over forked processes: what was loaded before is shared, only the results travel."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


# Set before the fork: so the function need not be pickled, and may be a closure.
_function: Callable[[Any], Any]


def forked_map(function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """The results in the order of the items. An exception of the function is raised here."""
    global _function
    processes = min(_cores(), len(items))
    if processes < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(function, items)
        return
    _function = function
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        yield from pool.imap(_call, items)


def _call(item: Any) -> Any:
    try:
        return _function(item)
    except Exception as error:
        # An exception that does not survive its pickling would leave the parent waiting for ever.
        try:
            pickle.loads(pickle.dumps(error))
        except (pickle.PickleError, TypeError, AttributeError, ValueError):
            raise RuntimeError("".join(traceback.format_exception(error))) from None
        raise


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
