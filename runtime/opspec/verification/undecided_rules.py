"""The rules that only a run can decide."""

from __future__ import annotations

from collections.abc import Mapping

from opspec.programs.records import View
from opspec.rules.implicit_rules import Binder
from opspec.rules.vocabulary import Check
from opspec.values.dims import Dim, Vec
from opspec.values.types import Tensor
from opspec.verification.generated_rules import Definition, definition_of, inferred
from opspec.verification.verifier import inputs_of, values_of


def undecided(view: View) -> list[str]:
    """The rules of an op that only a run can decide, but for those that only say what an unknown size will be."""
    definition = definition_of(view.name)
    if definition is None:
        return []
    values = values_of(definition, view, *inputs_of(definition, view))
    if isinstance(values, Binder):
        return []
    check = Check()
    definition.rules(check, *values)
    if check.broken or not check.undecided:
        return []
    return _breakable(definition, view, list(check.undecided), values)


def _breakable(definition: Definition, view: View, rules: list[str], values: tuple[object, ...]) -> list[str]:
    """Of undecided rules those that a run may break.

    A rule that infers a result is none, unless the result claims to know more, or another one infers it from
    something else.
    """
    from opspec.catalog.op_files import load
    from opspec_model.definitions.spec import names_in

    op, _ = load(definition.name)
    known = {rule.name: rule for rule in op.rules}
    numbers = dict(zip((value.name for value in definition.signature.operands), view.operands, strict=False))
    asked = {rule: {numbers.get(name, name) for name in names_in(known[rule].formula.tree)} for rule in rules}
    named = dict(zip(definition.signature.names, values, strict=True))

    def breakable(rule: str) -> bool:
        result = known[rule].infers
        others = (other for other in rules if known[other].infers == result)
        return (
            result is None or _claims(definition, result, named) or any(asked[other] != asked[rule] for other in others)
        )

    return [rule for rule in rules if breakable(rule)]


def _claims(definition: Definition, result: str, values: Mapping[str, object]) -> bool:
    """Whether a result states a size that the rules leave open."""
    shapes = inferred(definition, result, values)
    found = values.get(result)
    given = found if isinstance(found, (tuple, list)) else (found,)
    return shapes is not None and any(
        isinstance(open_, Dim) and not isinstance(size, Dim)
        for shape, type_ in zip(shapes, given, strict=False)
        if isinstance(shape, Vec) and isinstance(type_, Tensor)
        for open_, size in zip(tuple.__iter__(shape), tuple.__iter__(type_.shape), strict=False)
    )
