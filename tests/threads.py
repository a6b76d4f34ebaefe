"""Work that threads do at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable


def at_once(work: Callable[[int], object], numbers: Iterable[int]) -> None:
    """`work` of each number on a thread of its own, until all are done."""
    threads = [threading.Thread(target=work, args=(number,)) for number in numbers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
