"""Hold our packages against the rule that different classes have different names.

    python tools/class_names.py [ROOT]

Names that begin with _ are a module's own: two modules may have the same one.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from import_graph import Graph


def problems(graph: Graph) -> Iterator[str]:
    """What is wrong, a line each."""
    places: dict[str, list[str]] = {}
    for module, path in graph.files.items():
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(f"{graph.file(module)}:{node.lineno}")
    for name, found in sorted(places.items()):
        if len(found) > 1:
            yield f"{found[0]}: {name} is a class in {' and in '.join(found[1:])} too: say in the name what is inside"


def main() -> int:
    found = list(problems(Graph(Path(sys.argv[1]) if len(sys.argv) > 1 else Path())))
    print("\n".join(found or ["every class has a name of its own"]))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
