"""What the last run of the generator knows of each unit, kept beside the output."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypedDict

from opspec_generator.fingerprints import digest
from opspec_generator.generated_tree import replace_file

_FORMAT = 1


class UnitRecord(TypedDict):
    """What the cache knows of a unit: hash of its inputs, files of ops and families it read, its files, what the index
    has.
    """

    key: str
    depends: list[str]
    outputs: dict[str, str]
    summary: dict[str, Any]


class Cache:
    """The records of the last run with these two folders. Anything odd in it counts as empty."""

    def __init__(self, out: Path, spec: Path) -> None:
        name = digest([str(out.resolve()), str(spec.resolve())])[:16]
        self.path = out.resolve().parent / ".opspec-cache" / f"generate-{name}.json"
        self._text = b""
        self.records: dict[str, UnitRecord] = {}
        self.imports: list[str] = []
        try:
            text = self.path.read_bytes()
            content = json.loads(text)
            if content["format"] == _FORMAT:
                self._text, self.records, self.imports = text, content["units"], content["imports"]
        except (OSError, ValueError, LookupError, TypeError):
            pass

    def found(self, stands_on: Iterable[str]) -> AbstractContextManager[None]:
        """Within, what was searched for is remembered."""
        from opspec_generator.remembered import kept_in

        self._make()
        return kept_in(self.path.with_suffix(".found"), stands_on)

    def save(self, records: Mapping[str, UnitRecord], imports: Iterable[str]) -> None:
        content = {"format": _FORMAT, "imports": sorted(imports), "units": records}
        text = json.dumps(content).encode("ascii")
        if text == self._text:
            return
        self._make()
        replace_file(self.path, text)

    def _make(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        (self.path.parent / ".gitignore").write_text("*\n", encoding="utf-8")
