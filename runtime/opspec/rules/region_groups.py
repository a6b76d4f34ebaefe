"""Groups of region arguments: how many values they stand for, and which declared value each argument is."""

from __future__ import annotations

from collections.abc import Container

from opspec.rules.signature import Region, Value


def items_of(region: Region, arguments: int, results: int, own: Container[str]) -> int | None:
    """How many items the packs of a region have whose types are variables, by its arguments or what it returns."""
    for groups, count in ((region.arguments, arguments), ((region.results,), results)):
        if any(group and is_free(group[0], own) for group in groups):
            continue
        found = items_in(groups, count)
        if found is not None:
            return found
    return None


def is_free(value: Value, own: Container[str]) -> bool:
    """Whether there may be any number of it. `own`: the type variables of regions alone."""
    return value.kind == "any" and (not value.element or value.element in own)


def items_in(groups: tuple[tuple[Value, ...], ...], count: int) -> int | None:
    loose = sum(len(group) for group in groups if group and group[0].variadic and group[0].kind == "any")
    fixed = sum(len(group) for group in groups if not (group and group[0].variadic))
    return (count - fixed) // loose if loose and count >= fixed and (count - fixed) % loose == 0 else None


def width(groups: tuple[tuple[Value, ...], ...], items: int | None) -> int:
    """How many values the groups stand for, where a variadic one has `items`."""
    return sum(len(group) * ((items or 0) if group[0].variadic else 1) for group in groups)


def expand(
    groups: tuple[tuple[Value, ...], ...], count: int, items: int | None
) -> list[tuple[Value, int | None]] | None:
    """The declared value of each argument, with its position in a pack; None where `count` cannot be."""
    if count != width(groups, items):
        return None
    expanded: list[tuple[Value, int | None]] = []
    for group in groups:
        if not group[0].variadic:
            expanded += [(value, None) for value in group]
        else:
            expanded += [(value, position) for position in range(items or 0) for value in group]
    return expanded


def spelled(groups: tuple[tuple[Value, ...], ...]) -> str:
    """The groups as an op file writes them."""
    texts = []
    for group in groups:
        inner = ", ".join(f"{v.kind}<{v.element or '|'.join(sorted(v.classes))}>" for v in group)
        dots = "..." if group[0].variadic else ""
        texts.append(f"({inner}){dots}" if len(group) > 1 and dots else f"{inner}{dots}")
    return f"({', '.join(texts)})"
