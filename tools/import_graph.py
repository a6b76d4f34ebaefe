"""Who imports whom: the modules of our packages, and each import with its line.

Imports inside functions count, those for type checkers alone too, and modules imported by name: a string that is a
module's whole dotted name. A name taken from a face counts as taken from the module that defines it.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True, order=True)
class Import:
    importer: str
    line: int
    imported: str


class Graph:
    """Modules by dotted name, a package under its own, read from the folders that pyproject.toml lists."""

    def __init__(self, root: Path) -> None:
        project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.table: dict[str, Any] = project["tool"]["layers"]
        self.root = root
        self.files: dict[str, Path] = {}
        for folder in self.table["folders"]:
            for path in sorted((root / folder).rglob("*.py")):
                parts = path.relative_to(root / folder).with_suffix("").parts
                self.files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
        self.packages = [name for name, path in self.files.items() if path.name == "__init__.py"]
        self._trees = {name: ast.parse(path.read_bytes(), str(path)) for name, path in self.files.items()}

    def file(self, module: str) -> str:
        return self.files[module].relative_to(self.root).as_posix()

    def purpose(self, module: str) -> str:
        """The first sentence of its docstring."""
        text = " ".join((ast.get_docstring(self._trees[module]) or "").split())
        return text.partition(". ")[0].removesuffix(".")

    def children(self, package: str) -> list[str]:
        return [name for name in self.files if name.rpartition(".")[0] == package]

    @cached_property
    def imports(self) -> list[Import]:
        """In order of module and line; none of a module of itself."""
        found = {Import(name, line, to) for name in self.files for line, to in self._of(name) if to != name}
        return sorted(found)

    @cached_property
    def _homes(self) -> dict[str, dict[str, str]]:
        """For each face, the names it gives out and where they are defined."""
        return {
            face: {
                alias.asname or alias.name: node.module
                for node in ast.walk(self._trees[face])
                if isinstance(node, ast.ImportFrom) and node.module in self.files
                for alias in node.names
            }
            for face in self.table["faces"]
        }

    def _of(self, module: str) -> Iterator[tuple[int, str]]:
        faces: dict[str, str] = {}
        taken: list[tuple[str, str, int]] = []
        for node in ast.walk(self._trees[module]):
            match node:
                case ast.Import(names=names):
                    for alias in names:
                        if alias.name in self._homes:
                            faces[alias.asname or alias.name] = alias.name
                        elif home := self._known(alias.name.split(".")):
                            yield node.lineno, home
                case ast.ImportFrom(names=names):
                    base = self._base(module, node)
                    for alias in names:
                        given = self._homes.get(base, {}).get(alias.name)
                        if home := given or self._known([*base.split("."), alias.name]):
                            yield node.lineno, home
                case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                    taken.append((name, attribute, node.lineno))
                case ast.Constant(value=str(name)) if "." in name and name in self.files:
                    yield node.lineno, name
        for name, attribute, line in taken:
            if face := faces.get(name):
                yield line, self._homes[face].get(attribute) or self._known([face, attribute]) or face

    def _base(self, module: str, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = module.split(".")
        kept = len(parts) - node.level + (self.files[module].name == "__init__.py")
        return ".".join([*parts[:kept], *([node.module] if node.module else [])])

    def _known(self, parts: Sequence[str]) -> str | None:
        names = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
        return next((name for name in names if name in self.files), None)
