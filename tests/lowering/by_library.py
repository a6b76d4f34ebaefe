"""Programs as the carrier's own pass lowers them, in children, since some programs end the process."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.pjrt.jax_children import environment


def lowered_by_library(programs: Iterable[str]) -> dict[str, str | None]:
    """What the carrier makes of each program; None where it gives up, or ends its process."""
    left = list(programs)
    found: dict[str, str | None] = {}
    while left:
        child = subprocess.run(
            [sys.executable, str(Path(__file__).parent / "library_lowering.py")],
            input=json.dumps(left),
            capture_output=True,
            text=True,
            check=False,
            env=environment("cpu"),
            timeout=300,
        )
        answers = list(map(json.loads, child.stdout.splitlines()))
        assert child.returncode <= 0, child.stderr
        answers += [None] if len(answers) < len(left) else []
        found |= zip(left, answers, strict=False)
        left = left[len(answers) :]
    return found
