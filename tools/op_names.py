"""Names of ops in code by hand: each file that has some is listed in pyproject.toml, `[tool.op_names]`, with how many
and why what is derived of an op (`opspec.catalog.op_traits`, `opspec.reads`) does not do.

    python tools/op_names.py [ROOT]

A file that has more than its entry says fails, and one that has fewer: then the entry is to say so.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

TABLE = "[tool.op_names] of pyproject.toml"
DIALECTS = ("stablehlo", "chlo")


def ops(root: Path) -> frozenset[str]:
    """Every op of the core, by its full name."""
    return frozenset(f"{d}.{path.stem}" for d in DIALECTS for path in (root / "spec" / "ops" / d).glob("*.yaml"))


def names_in(tree: ast.AST, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Each name of an op that the code spells, with its line: whole, or in a list that a dialect is put in front of."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in known:
            yield node.lineno, node.value
        elif isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp) and isinstance(node.elt, ast.JoinedStr):
            for part in (part for generator in node.generators for part in ast.walk(generator.iter)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from ((part.lineno, word) for word in part.value.split() if _is_mnemonic(word, known))


def _is_mnemonic(word: str, known: frozenset[str]) -> bool:
    return any(f"{dialect}.{word}" in known for dialect in DIALECTS)


def found(root: Path, folders: list[str]) -> dict[str, list[tuple[int, str]]]:
    """The names that each file spells."""
    known = ops(root)
    files = sorted(path for folder in folders for path in (root / folder).rglob("*.py"))
    named = {path.relative_to(root).as_posix(): sorted(names_in(ast.parse(path.read_bytes()), known)) for path in files}
    return {path: names for path, names in named.items() if names}


def problems(root: Path) -> Iterator[str]:
    """What is wrong, a line each."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    table: Mapping[str, Mapping[str, object]] = settings["op_names"]
    named = found(root, settings["layers"]["folders"])
    for path, names in named.items():
        entry = table.get(path)
        allowed = entry["names"] if entry is not None else 0
        assert isinstance(allowed, int)
        line, name = names[-1]
        if len(names) > allowed:
            yield (
                f"{path}:{line}: names ops ({name}) {len(names)} times, {TABLE} allows {allowed}:"
                " ask opspec.catalog.op_traits or opspec.reads, or say in the table why they do not know it"
            )
        elif len(names) < allowed:
            yield f"{TABLE}: {path} names ops {len(names)} times, found {allowed} in the table: say {len(names)}"
    for path in sorted(table.keys() - named.keys()):
        yield f"{TABLE}: {path} names no op: take it out"
    for path, entry in table.items():
        if not str(entry.get("why", "")).strip():
            yield f"{TABLE}: {path} gives no reason"


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    wrong = list(problems(root))
    print("\n".join(wrong) or "every name of an op has its reason")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
