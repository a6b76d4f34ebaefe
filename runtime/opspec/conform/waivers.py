"""Cases that a backend gets wrong and is known to: a file of YAML that names each with a reason.

waivers:
  - case: add/f32/subnormals
    reason: the processor is set to flush
  - case: "*/f6E2M3FN/*"
    verdict: refused
    reason: no such type yet
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import yaml

from opspec.conform.results import Result
from opspec.conform.verdicts import VERDICTS, JudgeSettings
from opspec.errors import OpSpecError

_KEYS = ("case", "verdict", "reason")


class BadWaivers(OpSpecError):
    """A file of waivers that cannot be used; the message has its lines."""


@dataclass(frozen=True, slots=True)
class Waiver:
    """`case`: a name, or a pattern of names. `verdict`: what is waived, by default everything. `line`: of the file."""

    case: str
    reason: str
    verdict: str = ""
    line: int = 0

    def names(self, found: Result) -> bool:
        return fnmatchcase(found.case, self.case)

    def waives(self, found: Result) -> bool:
        return self.names(found) and self.verdict in ("", found.verdict)


@dataclass(frozen=True, slots=True)
class Waivers:
    """The waivers of a file, which is named where one of them is wrong."""

    path: str = ""
    listed: tuple[Waiver, ...] = ()

    def reason(self, found: Result) -> str:
        """Why a case does not count; empty where it does."""
        return next((waiver.reason for waiver in self.listed if waiver.waives(found)), "")

    def stale(self, results: Iterable[Result], settings: JudgeSettings, whole: bool) -> Iterator[str]:
        """Waivers that are not needed. `whole`: every case was asked, so that each of them has to match one."""
        known = list(results)
        for waiver in self.listed:
            at = f"{self.path}:{waiver.line}: "
            named = [found for found in known if waiver.names(found)]
            needed = any(waiver.waives(found) and settings.fails(found.verdict) for found in named)
            if needed or (not named and not whole):
                continue
            if not named:
                yield self._of_none(waiver)
            elif waiver.case == named[0].case:
                yield self._passed(waiver, named[0])
            else:
                yield f"{at}{waiver.case!r} waives nothing: {len(named)} cases match, and none of them fails that way"

    def unknown(self, names: Iterable[str]) -> list[str]:
        """Waivers that name none of all cases."""
        known = list(names)
        return [self._of_none(x) for x in self.listed if not any(fnmatchcase(name, x.case) for name in known)]

    def not_needed(self, passed: Result) -> list[str]:
        """Waivers of a case that does not fail, by its own name."""
        return [self._passed(waiver, passed) for waiver in self.listed if waiver.case == passed.case]

    def _of_none(self, waiver: Waiver) -> str:
        found = f"found {waiver.case!r}, which is the name of none"
        return f"{self.path}:{waiver.line}: expected a waiver of some case, {found}"

    def _passed(self, waiver: Waiver, found: Result) -> str:
        return f"{self.path}:{waiver.line}: {waiver.case} is waived, and it is {found.verdict!r}: remove the waiver"


def read_waivers(path: Path) -> Waivers:
    """The waivers of a file; BadWaivers, with every line that is wrong, where it is not one."""
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWaivers(f"{path}: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        mark = getattr(error, "problem_mark", None)
        line = 1 if mark is None else mark.line + 1
        raise BadWaivers(f"{path}:{line}: {getattr(error, 'problem', None) or error}") from None
    problems: list[str] = []
    listed = tuple(_entries(root, str(path), problems))
    if problems:
        raise BadWaivers("\n".join(problems))
    return Waivers(str(path), listed)


def _entries(root: yaml.Node | None, path: str, problems: list[str]) -> Iterator[Waiver]:
    fields = _fields(root)
    entries = None if fields is None or set(fields) != {"waivers"} else fields["waivers"]
    if not isinstance(entries, yaml.SequenceNode):
        problems.append(f"{path}:1: expected `waivers:` and a list of entries with `case` and `reason`")
        return
    for node in entries.value:
        at = f"{path}:{node.start_mark.line + 1}: "
        found = _fields(node)
        if found is None or not all(isinstance(value, yaml.ScalarNode) for value in found.values()):
            problems.append(f"{at}expected an entry with `case` and `reason`")
            continue
        texts = {key: value.value.strip() for key, value in found.items()}
        unknown = [key for key in texts if key not in _KEYS]
        problems += [f"{at}expected {', '.join(_KEYS)}; found {key!r}" for key in unknown]
        problems += [f"{at}expected a {key}, found none" for key in ("case", "reason") if not texts.get(key)]
        verdict = texts.get("verdict", "")
        if verdict and verdict not in VERDICTS:
            problems.append(f"{at}expected a verdict ({', '.join(VERDICTS)}); found {verdict!r}")
        if not problems:
            yield Waiver(texts["case"], texts["reason"], verdict, node.start_mark.line + 1)


def _fields(node: yaml.Node | None) -> dict[str, yaml.Node] | None:
    if not isinstance(node, yaml.MappingNode):
        return None
    return {str(key.value): value for key, value in node.value}
