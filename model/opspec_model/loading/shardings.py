"""What an op file declares of devices that share the work of the op."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_model.definitions.spec import Formula, OwnSharding
from opspec_model.language.scope import NameMeaning, Scope
from opspec_model.language.tree import INDEX, Role
from opspec_model.language.types import INTS
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import ShardingFile
from opspec_model.text.yaml_nodes import Scalar

INDEX_NAME = "o"  # what the index of an element of a result is called


def sharding_of(declared: Declarations, symbols: Mapping[str, NameMeaning]) -> OwnSharding | None:
    """The `sharding` of a file."""
    given = declared.file.sharding
    if given is None:
        return None
    if (given.each is None) == (given.between is None):
        message = f"expected either 'each' or 'between', found {'neither' if given.each is None else 'both'}"
        hint = "each: dimensions that are done independently; between: what an element needs of its neighbours"
        if "sharding" not in declared.partial:
            declared.report.error(given.span, message, hint)
        return None
    scope = declared.scope().having(symbols)
    return OwnSharding(given.reason, _each(declared, given, scope), _between(declared, given, scope), given.span)


def _each(declared: Declarations, given: ShardingFile, scope: Scope) -> dict[str, Formula]:
    if given.each is None:
        return {}
    if isinstance(given.each, Scalar):
        formula = declared.formula(given.each, scope, INTS)
        return {"": formula} if formula is not None else {}
    found = {}
    for key, text in entries(given.each):
        if key.text not in declared.operands and key.text not in declared.results:
            declared.unknown(key, "tensor", [*declared.operands, *declared.results])
        formula = declared.formula(text, scope, INTS)
        if formula is not None:
            found[key.text] = formula
    return found


def _between(declared: Declarations, given: ShardingFile, scope: Scope) -> dict[str, tuple[Formula, Formula]]:
    found = {}
    inner = scope.having({INDEX_NAME: NameMeaning(Role.INDEX, INTS, frozenset({INDEX}))})
    if INDEX_NAME in scope.symbols:
        message = f"'{INDEX_NAME}' is the index of an element here, and this op has something else of that name"
        declared.report.error(given.span, message, "choose another name for that")
    table: Table[str, tuple[Scalar, ...]] | None = given.between
    for key, texts in entries(table):
        if key.text not in declared.operands:
            declared.unknown(key, "operand", declared.operands)
        formulas = [declared.formula(text, inner, INTS) for text in texts]
        if len(texts) != 2:
            hint = f'for example {key.text}: ["o - 1", "o + 1"]'
            declared.error(key, f"expected two expressions, the first and the last index, found {len(texts)}", hint)
        elif formulas[0] is not None and formulas[1] is not None:
            found[key.text] = formulas[0], formulas[1]
    return found
