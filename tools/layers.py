"""Hold the imports of our packages against the table of layers in pyproject.toml, `[tool.layers]`.

    python tools/layers.py [ROOT]

An import of what stands later in its list goes up, whether it stands at the top, in a function or for type checkers
alone. Where there is no list, modules and packages beside each other must not import in a circle.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from import_graph import Graph, Import

_TABLE = "[tool.layers] of pyproject.toml"
_HINTS = {
    "lies above it": "move what both need down into the lowest package that fits, or let the upper one hand it in",
    "is a circle": "move what they share into a module of its own, below both, or make one module of them",
}


def problems(graph: Graph) -> list[str]:
    """What is wrong, a paragraph each."""
    return [*_table(graph), *_upward(graph), *_circles(graph)]


def _lists(graph: Graph) -> dict[str, list[str]]:
    """For each package with an order its children, low to high; the packages themselves are those of ""."""
    roots = {name: graph.file(name).partition("/")[0] for name in graph.children("")}
    listed = {name: value for name, value in graph.table.items() if name not in ("folders", "faces", "allowed")}
    return {"": sorted(roots, key=lambda root: graph.table["folders"].index(roots[root]))} | {
        package: [f"{package}.{child}" for child in children] for package, children in listed.items()
    }


def _table(graph: Graph) -> Iterator[str]:
    for package, listed in _lists(graph).items():
        for child in graph.children(package):
            if child not in listed:
                where = f"{_TABLE}: `{package}` lists no `{child.removeprefix(package + '.')}`"
                yield f"{where}, found {graph.file(child)}: say between which layers it stands"
        for child in listed:
            if child not in graph.files:
                yield f"{_TABLE}: `{package}` lists `{child.rpartition('.')[2]}`, found no such module: take it out"


def _upward(graph: Graph) -> Iterator[str]:
    allowed: Mapping[str, str] = graph.table["allowed"]
    lists = _lists(graph)
    used = set()
    for found in graph.imports:
        if found.importer in graph.table["faces"]:
            continue
        lower, upper = _branches(found.importer, found.imported)
        order = lists.get(lower.rpartition(".")[0], [])
        if not {lower, upper} <= {*order} or order.index(upper) < order.index(lower):
            continue
        exemption = f"{found.importer} -> {upper}"
        used.add(exemption)
        if exemption not in allowed:
            yield f"{_said(graph, found)}, which lies above it: {upper} comes after {lower} in {_TABLE}"
    for exemption in sorted(set(allowed) - used):
        yield f"{_TABLE}: `allowed` names `{exemption}`, and no import needs it: take it out"


def _branches(first: str, second: str) -> tuple[str, str]:
    """Where two modules part: their ancestors, or they themselves, that stand beside each other."""
    a, b = first.split("."), second.split(".")
    depth = next((i for i, (x, y) in enumerate(zip(a, b, strict=False), 1) if x != y), min(len(a), len(b)) + 1)
    return ".".join(a[:depth]), ".".join(b[:depth])


def _circles(graph: Graph) -> Iterator[str]:
    ordered = _lists(graph)
    for package in graph.packages:
        if package in ordered:  # a circle there has an import that goes up
            continue
        inside = {package, *graph.children(package)}
        edges: dict[str, dict[str, Import]] = {}
        for found in graph.imports:
            lower, upper = _branches(found.importer, found.imported)
            if {lower, upper} <= inside:
                edges.setdefault(lower, {}).setdefault(upper, found)
        seen: set[str] = set()
        for start in edges:
            circle = [] if start in seen else _way(edges, start)
            seen |= {found.importer for found in circle} | {_branches(i.importer, i.imported)[0] for i in circle}
            if circle:
                lines = "\n  and ".join(_said(graph, found) for found in circle)
                yield f"{lines}\n  which is a circle: what stands in {package} must have an order"


def _way(edges: Mapping[str, Mapping[str, Import]], start: str) -> list[Import]:
    """The shortest way round from `start`, if there is one."""
    ways: list[tuple[str, list[Import]]] = [(start, [])]
    seen = set()
    for at, way in ways:
        for to, found in edges.get(at, {}).items():
            if to == start:
                return [*way, found]
            if to not in seen:
                seen.add(to)
                ways.append((to, [*way, found]))
    return []


def _said(graph: Graph, found: Import) -> str:
    return f"{graph.file(found.importer)}:{found.line}: imports {found.imported} ({graph.file(found.imported)})"


def main() -> int:
    graph = Graph(Path(sys.argv[1]) if len(sys.argv) > 1 else Path())
    found = problems(graph)
    hints = [f"{what}: {hint}" for what, hint in _HINTS.items() if any(what in problem for problem in found)]
    print("\n".join([*found, *(["", *hints] if hints else [])] or ["every import goes down"]))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
