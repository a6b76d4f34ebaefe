"""Names of ops in code by hand: each file that has some is listed in pyproject.toml, `[tool.op_names]`, with how many
and why what is derived of an op (`opspec.catalog.op_traits`, `opspec.reads`) does not do.

    python tools/op_names.py [ROOT]

What messages, programs and docstrings say of ops in words does not count. A file that has more than its entry says
fails, and one that has fewer: then the entry is to say so.
"""

from __future__ import annotations

import ast
import keyword
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

TABLE = "[tool.op_names] of pyproject.toml"
DIALECTS = ("stablehlo", "chlo")
OTHER_WORDS = frozenset({*keyword.kwlist, *keyword.softkwlist, "complex", "tuple"})  # of Python, and kinds of types


def ops(root: Path) -> frozenset[str]:
    """Every op of the core, by its full name."""
    return frozenset(f"{d}.{path.stem}" for d in DIALECTS for path in (root / "spec" / "ops" / d).glob("*.yaml"))


def names_in(tree: ast.AST, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Each name of an op that the code spells, with its line: whole, in two parts, in a list that a dialect is put in
    front of; and without its dialect, in a file that puts a dialect in front of names, takes it away or asks for it.
    """
    texts = [x for x in ast.walk(tree) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
    listed, apart = set(_listed(tree)), _has_dialects_apart(tree)
    for text in texts:
        if text.value in known:
            yield text.lineno, text.value
        elif listed or apart:
            words = text.value.split()
            found = [word for word in words if _is_mnemonic(word, known)]
            if id(text) in listed or (apart and found == words):
                yield from ((text.lineno, word) for word in found if word not in OTHER_WORDS)
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            parts = [x.value for x in (node.left, node.right) if isinstance(x, ast.Constant)]
            if len(parts) == 2 and all(isinstance(x, str) for x in parts) and "".join(parts) in known:
                yield node.lineno, "".join(parts)


def _listed(tree: ast.AST) -> Iterator[int]:
    """The texts, by identity, that comprehensions go over to make texts of them."""
    assigned = (x for x in ast.walk(tree) if isinstance(x, ast.Assign))
    given = {name.id: x.value for x in assigned for name in x.targets if isinstance(name, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp) and isinstance(node.elt, ast.JoinedStr):
            parts = [part for generator in node.generators for part in ast.walk(generator.iter)]
            named = [given[x.id] for x in parts if isinstance(x, ast.Name) and x.id in given]
            for part in (*parts, *(part for source in named for part in ast.walk(source))):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield id(part)


def _has_dialects_apart(tree: ast.AST) -> bool:
    """Whether names of ops come apart or together here: `f"stablehlo.{name}"`, `dialect == "chlo"`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _OPEN.search(node.value):
            return True
        sources = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        sources += [node.iter] if isinstance(node, ast.comprehension | ast.For) else []
        if any(isinstance(part, ast.Constant) and part.value in DIALECTS for x in sources for part in ast.walk(x)):
            return True
    return False


_OPEN = re.compile(rf"(?<!\w)(?:{'|'.join(DIALECTS)})\.(?:$|%s|\{{)")  # a name is still to come


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
