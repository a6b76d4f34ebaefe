"""Programs as the carrier's own pass lowers them, in children, since some programs end the process."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.forks import forked


def lowered_by_library(programs: Iterable[str]) -> dict[str, str | None]:
    """What the carrier makes of each program; None where it gives up, or ends its process."""
    left = list(programs)
    found: dict[str, str | None] = {}
    while left:
        child = forked(["-m", "tests.lowering.library_lowering"], input=json.dumps(left))
        answers = list(map(json.loads, child.stdout.splitlines()))
        assert child.returncode <= 0, child.stderr
        answers += [None] if len(answers) < len(left) else []
        found |= zip(left, answers, strict=False)
        left = left[len(answers) :]
    return found
