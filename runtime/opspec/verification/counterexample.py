"""For a rule, a small change of one of its op's examples that breaks this rule and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from opspec.rules.vocabulary import Check, Ints
from opspec.values.constants import NOT_TOLD
from opspec.values.dims import Vec
from opspec.values.types import Tensor
from opspec_model.names import COUNTS

if TYPE_CHECKING:
    from opspec.rules.signature import Attribute
    from opspec.values.arrays import Array
    from opspec_model.definitions.spec import Example, Op

Values: TypeAlias = "dict[str, Any]"  # by the names of the rules: types, element types and attributes


def breaking(op: Op, rule: str) -> dict[str, str] | None:
    """`change`: which value of which example to change; `because`: what is wrong then."""
    from opspec.formula.evaluation import explain_rule
    from opspec.formula.why_broken import show
    from opspec.verification.generated_rules import definition_of

    definition = definition_of(op.name)
    if definition is None or any(region.variadic for region in op.regions) or any(var.kinds for var in op.typevars):
        return None  # regions and whole types are not changed here
    for example in op.examples:
        values = _values(op, example, definition.signature.attributes)
        for name, changed in _changes(op, values):
            trial = values | {name: changed}
            check = Check()
            try:
                definition.rules(check, *(trial[parameter] for parameter in definition.signature.names))
            except ValueError:  # variadic values that no longer have one length
                continue
            if set(check.broken) == {rule}:
                parts = explain_rule(op, rule, trial)
                shown = show(changed.known if isinstance(changed, Ints) else changed)
                change = f"example {example.name} with {name} = {shown}"
                return {"change": change, "because": ": ".join(parts[-1]) if parts else ""}
    return None


def _values(op: Op, example: Example, attributes: Sequence[Attribute]) -> Values:
    """What each name of the rules stands for in an example."""
    from opspec.formula.example_arrays import parse_example

    case = parse_example(op, example, op.base)
    values: Values = dict.fromkeys(COUNTS, 1)  # an example is what one process does alone
    values |= {found.name: NOT_TOLD for found in op.lookups}
    operands = [_type(value) for value in case.operands]
    for declared, array, type_ in zip(op.operands, case.operands, operands, strict=True):
        known = declared.type.readable and array is not None
        values[declared.name] = Ints(type_, Vec(array.ravel().tolist())) if known else type_
    values |= {result.name: _frozen(type_) for result, type_ in zip(op.results, case.results, strict=True)}
    leaves = [leaf for attribute in attributes for leaf in (attribute.fields or (attribute,))]
    for leaf in leaves:
        given = case.attributes.get(leaf.name)
        if given is None and leaf.default is not None:
            given = leaf.default(*operands)
        absent = Vec(()) if leaf.kind in ("i64[]", "bool[]") else () if "[" in leaf.kind else None
        values[leaf.name] = absent if given is None else _vector(given)
    for var in op.typevars:
        users = (v.name for v in (*op.results, *op.operands) if v.type.var == var.name)
        held = next((values[name] for name in users if values[name] != ()), None)
        if var.pack:
            values[var.name] = tuple(t.element for t in held or ())
        else:
            values[var.name] = held[0].element if isinstance(held, tuple) else held.element if held else None
    return values


def _type(array: Array | list[Array] | None) -> Any:
    from opspec.values.types import element_of

    if array is None:
        return None
    if isinstance(array, list):
        return tuple(map(_type, array))
    return Tensor(Vec(array.shape), element_of(array.dtype))


def _frozen(types: object) -> object:
    return tuple(types) if isinstance(types, list) else types


def _vector(value: object) -> object:
    return Vec(map(_vector, value)) if isinstance(value, list | tuple) else value


def _changes(op: Op, values: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Every value with one number changed, added or left out."""
    for leaf in op.leaves:
        for changed in _changed(values[leaf.name]):
            yield leaf.name, changed
    for value in (*op.results, *op.operands):
        for changed in _changed(values[value.name]):
            yield value.name, changed


def _changed(value: object) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1, 0, 2, 3, 7)
    elif isinstance(value, Ints):
        for known in _changed(value.known):
            if len(value.shape) == 1:
                yield Ints(Tensor(Vec([len(known)]), value.element), known)
            elif len(known) == len(value.known or ()):
                yield Ints(value, known)
    elif isinstance(value, Tensor):
        for shape in _changed(value.shape):
            if all(size >= 0 for size in shape):
                yield Tensor(shape, value.element)
    elif isinstance(value, tuple):
        yield from _changed_items(value)


def _changed_items(items: tuple[object, ...]) -> Iterator[tuple[object, ...]]:
    kind = Vec if isinstance(items, Vec) else tuple
    for at, item in enumerate(items):
        for changed in _changed(item):
            yield kind((*items[:at], changed, *items[at + 1 :]))
    if items:
        yield kind(items[:-1])
        yield kind((*items, items[len(items) - 1]))
        yield kind(reversed(items))
    elif kind is Vec:
        yield Vec([0])
