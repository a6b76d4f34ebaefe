"""What the site as a whole knows of each op: `docs/ops.json`, for front page, search and the ops beside an op."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from opspec_model.definitions.graph_tree import applied, functions_of
from opspec_model.definitions.spec import Op, Pull
from opspec_model.definitions.traits import traits
from opspec_model.language.tree import Name, Role, walk

MOVED, PRODUCTS, FOLDS = "Elements moved", "Products", "Folds and windows"
SINGLE, SEVERAL = "Functions of one element", "Functions of several elements"
BROADCAST, SIZES = "With broadcasting", "Of sizes and indices"
CONTROL, ALGORITHMS = "Control", "Algorithms, tuples, tokens"
PROCESSES, OUTSIDE = "Between processes", "With the world outside"
# In the order in which people meet them.
GROUPS = (
    *(MOVED, PRODUCTS, FOLDS, SEVERAL, SINGLE, SIZES),
    *(CONTROL, ALGORITHMS, PROCESSES, OUTSIDE, BROADCAST),
)


def group(op: Op) -> str:
    """What kind of op it is, to people: by what is derived from its meaning."""
    found = traits(op)
    if op.broadcasts is not None:
        return BROADCAST
    if found.elementwise:
        return SINGLE if len(op.operands) == 1 else SEVERAL
    # A file that says what a use costs knows of a way that the meaning does not say.
    told = (
        (PROCESSES, found.peers),
        (OUTSIDE, bool(found.acts)),
        (PRODUCTS, found.contracts),
        (MOVED, found.moves),
        (ALGORITHMS, op.cost is not None),
        (FOLDS, bool(found.folds) and _goes_over_elements(op)),
        (SINGLE, bool(found.folds)),
        (CONTROL, bool(op.regions)),
        (ALGORITHMS, bool(found.unknown)),
    )
    return next((words for words, holds in told if holds), SIZES)


def _goes_over_elements(op: Op) -> bool:
    """Whether how far a fold goes depends on shapes or attributes; else it is about the parts of one element."""
    stages = op.semantics.stages if isinstance(op.semantics, Pull) else ()
    names = [
        node
        for stage in stages
        if stage.fold is not None
        for _, over in stage.fold.variables
        for node in walk(over)
        if isinstance(node, Name)
    ]
    return not names or any(name.role is not Role.TYPEVAR for name in names)


def facts(op: Op) -> dict[str, Any]:
    """What one op file tells: which ops it stands on, its families, what it works on."""
    header = op.base.dialects[op.dialect].functions
    known = {**header, **{function.name: function for function in op.functions}}
    steps, left = applied(op.decomposition), functions_of(op.decomposition) & set(known)
    seen: set[str] = set()
    while left:
        seen |= left
        steps = steps.union(*(applied(known[name].steps) for name in left))
        left = {inner for name in left for inner in functions_of(known[name].steps)} & set(known) - seen
    classes = {name for var in op.typevars for name in var.classes}
    return {
        "applies": sorted(steps - {op.name}),
        "broadcasts": op.broadcasts.op if op.broadcasts is not None else "",
        "static": op.static.op if op.static is not None else "",
        "families": sorted(Path(path).stem for path in op.families),
        "classes": sorted(classes),
        "types": _types(op),
        "group": group(op),
        "aliases": {who: list(names) for who, names in op.aliases.items()},
        "deprecated": bool(op.deprecated),
    }


def _types(op: Op) -> dict[str, Any]:
    """What it takes and gives, for a search by types: types and variables of values, and what variables stand for."""
    takes, gives = (
        [
            (value.type.var or value.type.element or "|".join(sorted(value.type.classes)) or value.type.kind)
            + ("..." if value.type.variadic else "?" if value.type.optional else "")
            for value in values
        ]
        for values in (op.operands, op.results)
    )
    return {"takes": takes, "gives": gives, "vars": {var.name: sorted(var.classes) for var in op.typevars}}


def ops_file(ops: Sequence[Mapping[str, Any]]) -> str:
    """The ops by name, a line each."""
    rows = (
        f"  {json.dumps(op['name'])}: "
        + json.dumps({"summary": op["summary"], "since": op["since"], **op["site"]["facts"]}, ensure_ascii=False)
        for op in ops
    )
    return "{\n" + ",\n".join(rows) + "\n}\n"
