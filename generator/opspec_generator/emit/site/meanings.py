"""The page that says of every op how it gets its values, and how many do so in which way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opspec.execution import fast_paths as fast
from opspec_model.definitions.spec import Op

MEANINGS = {
    "derived": "formula",
    "graph": "formula in stages",
    "extern": "written by hand",
    "none": "decomposition",
}
# The words of the index, `opspec.ops.index()`, beside what they mean.
_NAMED = {
    "derived": "derived: from a formula",
    "graph": "graph: from a formula in stages",
    "extern": "extern: from a function written by hand",
    "none": "from their decomposition alone",
}

Summary = Mapping[str, Any]


def decomposed(op: Op) -> str:
    """For which versions an op has a graph of others; nothing where it has none."""
    if op.broadcasts is not None:
        return "always"
    if not op.decomposition:
        return ""
    return f"before {op.lowering.before}" if op.lowering.before else "always"


def meanings(dialects: Mapping[str, Sequence[Summary]]) -> dict[str, Any]:
    """What the page shows: counts by dialect, and a row for each op."""
    every = [op for ops in dialects.values() for op in ops]
    columns = [*dialects.values(), every]
    counts = [
        (text, [sum(op["meaning"] == meaning for op in ops) for ops in columns])
        for meaning, text in _NAMED.items()
        if any(op["meaning"] == meaning for op in every)
    ]
    beside = [
        ("a decomposition, a graph of other operations", [sum(bool(_graph(op)) for op in ops) for ops in columns]),
        ("a fast path", [sum(op["name"] in fast.OPS for op in ops) for ops in columns]),
    ]
    return {
        "columns": [*dialects, "all"],
        "counts": [*counts, ("all operations", [len(ops) for ops in columns])],
        "beside": beside,
        "dialects": [(name, [_row(op) for op in ops]) for name, ops in dialects.items()],
    }


def fast_paths(ops: Sequence[Summary]) -> Iterator[tuple[str, str, str]]:
    """Of each op with fast paths: its name, that of a path, and what the path does."""
    known = {op["name"] for op in ops}
    for name in sorted(known.intersection(fast.OPS)):
        for path in fast.paths_of(name):
            yield name, path.name, path.says


def _graph(op: Summary) -> str:
    return str(op["site"]["decomposed"])


def _row(op: Summary) -> dict[str, str]:
    extern = op["site"]["extern"]
    paths = ", ".join(f"`{path}`" for _, path, _ in fast_paths([op]))
    function = f": `{extern['function']}`" if extern else ""
    return {
        "name": op["name"],
        "short": op["name"].partition(".")[2],
        "meaning": MEANINGS[op["meaning"]] + function,
        "decomposed": _graph(op),
        "paths": paths,
    }
