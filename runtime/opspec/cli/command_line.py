"""The parser of the command line: a slip is told with what may be meant, and in the words of its own subcommand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any


class CommandLine(argparse.ArgumentParser):
    """A parser that suggests. Parsers of subcommands are of the same class.

    `after_dashes`: where what stands behind `--` goes, as it stands; empty where that means nothing.
    """

    after_dashes = ""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """A parser knows its own options best, so none is left to the one above it."""
        words = sys.argv[1:] if args is None else [*args]
        if not words and self._subparsers is not None:
            self.print_help(sys.stderr)
            self.exit(2)
        command = None
        if self.after_dashes and "--" in words:
            words, command = words[: words.index("--")], words[words.index("--") + 1 :]
        found, unknown = super().parse_known_args(words, namespace)
        if self.after_dashes:
            setattr(found, self.after_dashes, command)
        if unknown:
            self.error(self._unknown(unknown))
        return found, unknown

    def _unknown(self, words: list[str]) -> str:
        options = [word.partition("=")[0] for word in words if word.startswith("-")]
        if not options:
            return f"expected no more arguments, found {' '.join(words)}"
        near = _near(options[0], self._option_string_actions)
        return f"no option is called {options[0]}{near or f'; `{self.prog} --help` lists them'}"

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """What argparse calls for each word that has to be one of a few."""
        if action.choices is not None and value not in action.choices:
            known = [*map(str, action.choices)]
            near = _near(str(value), known)
            raise argparse.ArgumentError(action, f"expected one of {', '.join(known)}, found {value!r}{near}")


def _near(word: str, known: Iterable[str]) -> str:
    from opspec_model.text.problems import did_you_mean

    hint = did_you_mean(word, known)
    return f"; {hint}" if hint else ""
