"""The history of an op: what versions brought, which uses have it, and how far they may go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opspec_model.definitions.spec import DeclaredAttribute, Formula
from opspec_model.definitions.versions import ADDED, Change, number
from opspec_model.language.scope import NameMeaning
from opspec_model.language.types import BOOL
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.text.history_format import ChangeFile
from opspec_model.text.yaml_nodes import Scalar


def changes_of(declared: Declarations, symbols: Mapping[str, NameMeaning]) -> tuple[Change, ...]:
    """What became of the op, from the version in which it was added: that of the dialect where it says no other."""
    file, header = declared.file, declared.base.dialects.get(declared.dialect)
    found = [
        change
        for version, told in entries(file.history)
        for given in (told if isinstance(told, tuple) else (told,))
        for change in _change(declared, symbols, version, given)
    ]
    for version, told in entries(file.history):
        # An op itself may be of a version to come: those that are out lack it.
        if told != ADDED and header is not None and number(version.text) > number(header.version):
            hint = f"raise the version of dialects/{declared.dialect}.yaml, or this is a slip"
            declared.error(version, f"{version.text} is to come: the dialect is at {header.version}", hint)
    since = header.since if header is not None else ""
    if not any(change.added for change in found):
        if since:
            found.insert(0, Change(since, ADDED))
        elif not found and "history" not in declared.partial:
            hint = "write history: {VERSION: added}, or since: VERSION in the dialect's header"
            declared.error(file.op, "nothing says in which version the op was added", hint)
    found += _enum_changes(declared, symbols, {change.version for change in found if change.added})
    return tuple(sorted(found, key=lambda change: (not change.added, number(change.version))))


def tiers_of(declared: Declarations, symbols: Mapping[str, NameMeaning]) -> dict[str, Formula | None]:
    """How far programs with the op may go, where that is not what the dialect says: as a whole, or which uses."""
    given = declared.file.tier
    if given is None or isinstance(given, str):
        return {given: None} if given is not None else {}
    scope = declared.scope().having(symbols)
    return {tier: declared.formula(text, scope, BOOL) for tier, text in given.items()}


def _change(
    declared: Declarations, symbols: Mapping[str, NameMeaning], version: Scalar, given: str | ChangeFile
) -> Iterator[Change]:
    if isinstance(given, str):
        yield Change(version.text, given, told=given != ADDED)
        return
    scope = declared.scope().having(symbols)
    when = declared.formula(given.when, scope, BOOL) if given.when is not None else None
    name = given.attribute.text if given.attribute is not None else ""
    if given.attribute is not None and name not in declared.attributes:
        declared.unknown(given.attribute, "attribute", declared.attributes)
    elif given.attribute is not None and given.when is None:
        text = _other_than_default(declared.attributes[name])
        if text is None:
            hint = "say with `when` which uses need it"
            declared.error(given.attribute, f"'{name}' has no default, and is never absent", hint)
        else:
            when = declared.formula(_within(given.attribute, text), scope, BOOL)
    lowering = declared.file.lowering
    graph = lowering is not None and lowering.before == version.text
    if given.lost and not name:
        declared.error(version, "what is lost is an attribute", "name it: attribute: NAME")
    if not (given.when or name or given.renamed or given.brings == ADDED):
        hint = "write when: EXPRESSION, attribute: NAME or renamed: OLD; a text alone is only told"
        declared.error(version, "nothing says which uses have what this version brought", hint)
    yield Change(
        version.text,
        given.brings,
        when,
        name,
        given.was.text if given.was is not None else "",
        given.renamed.text if given.renamed is not None else "",
        given.older or "",
        given.lost,
        graph,
    )


def _other_than_default(attribute: DeclaredAttribute) -> str | None:
    """A condition: the attribute says what it does not by default."""
    if attribute.default is not None:
        default = f"'{attribute.default}'" if attribute.choices else f"({attribute.default})"
        return f"{attribute.name} != {default}"
    return f"given({attribute.name})" if attribute.optional and not attribute.fields else None


def _within(place: Scalar, text: str) -> Scalar:
    return Scalar(text, place.span, raw=text)


def _enum_changes(declared: Declarations, symbols: Mapping[str, NameMeaning], added: set[str]) -> Iterator[Change]:
    """Values of enumerations that came after the op."""
    header = declared.base.dialects.get(declared.dialect)
    first = max(map(number, added), default=())
    for attribute in declared.attributes.values() if header is not None else ():
        assert header is not None
        for leaf in attribute.leaves:
            later = {
                value: v
                for name, known in header.enum_added.items()
                for value, v in known.items()
                if header.enums[name] == leaf.choices
            }
            for value, version in later.items():
                test = f"any(item == '{value}' for item in {leaf.name})" if leaf.kind.endswith("[]") else ""
                place = _within(declared.file.op, test or f"{leaf.name} == '{value}'")
                if number(version) > first:
                    when = declared.formula(place, declared.scope().having(symbols), BOOL)
                    yield Change(version, f"{value} as {leaf.name}", when)
