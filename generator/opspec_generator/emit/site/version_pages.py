"""Pages about versions: what each version of a dialect brought, with the ops, types and values that have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from opspec_model.definitions.spec import DialectHeader, Op
from opspec_model.definitions.versions import number

PUBLIC_DIALECT = "stablehlo"
Escape = Callable[[str], str]


def op_versions(op: Op) -> dict[str, Any]:
    """What the index has to know of an op of a dialect that promises something: what came to it after the dialect, and
    then the log of that too.
    """
    header = op.base.dialects[op.dialect]
    came = [(change.version, change.words) for change in op.changes if change.version != header.since]
    if not came or header.tier != "portable":
        return {}
    elements: dict[str, list[str]] = {}
    for element in op.base.elements.values():
        elements.setdefault(element.since, []).append(element.name)
    return {
        "came": came,
        "log": dict(header.history),
        "version": header.version,
        "elements": elements if not op.base.is_pack else {},
        "values": _values(header),
    }


def version_data(name: str, ops: Sequence[Mapping[str, Any]], escaped: Escape) -> dict[str, dict[str, Any]]:
    """What the page of each version of a dialect shows, by version; nothing where no op ever changed."""
    changed = {op["name"]: op["site"]["versions"] for op in ops if op["site"]["versions"]}
    told: dict[str, Any] = next(iter(changed.values()), {})
    if not told:
        return {}
    came: dict[str, list[dict[str, str]]] = {}
    for op, versions in changed.items():
        for version, words in versions["came"]:
            came.setdefault(version, []).append({"name": op, "words": escaped(words)})
    names = sorted({*came, *told["log"], told["version"]}, key=number)
    first = names[0]
    title = "StableHLO" if name == PUBLIC_DIALECT else name
    return {
        version: {
            "dialect": title,
            "version": version,
            "words": escaped(told["log"].get(version, "Nothing that the log tells of.")),
            "ops": came.get(version, []),
            "types": told["elements"].get(version, []) if version != first else [],
            "values": told["values"].get(version, []),
            "before": names[at - 1] if at else "",
        }
        for at, version in enumerate(names)
    }


def log_rows(dialect: DialectHeader, cell: Escape) -> dict[str, Any]:
    """What came in which version, and the enumerations, on one page."""
    enums = [
        {
            "name": name,
            "choices": ", ".join(f"`{value}`" for value in values),
            "history": "; ".join(
                f"{version}: {cell(text)}" for version, text in dialect.enum_history.get(name, {}).items()
            ),
        }
        for name, values in dialect.enums.items()
    ]
    log = [(version, cell(text)) for version, text in dialect.history.items()]
    return {"name": dialect.name, "version": dialect.version, "log": log, "enums": enums}


def _values(header: DialectHeader) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for enum, values in header.enum_added.items():
        for value, version in values.items():
            found.setdefault(version, []).append(f"{enum} {value}")
    return found
