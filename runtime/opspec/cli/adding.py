"""What the modules of subcommands are given to add theirs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol


class Add(Protocol):
    """Makes the parser of a subcommand: its name, what it does, its help, an example."""

    def __call__(
        self, name: str, command: Callable[[argparse.Namespace], int], text: str, example: str, /
    ) -> argparse.ArgumentParser: ...
