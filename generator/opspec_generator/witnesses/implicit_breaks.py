"""Changes of an instance that can only break an implicit rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from opspec.instances.edits import OPERANDS, RESULTS, always, mapped, side_of, with_element, with_side
from opspec.instances.instance import REPRESENTATIVES, TOKEN, Instance, RegionInstance, Type, Wrong, element_named
from opspec.rules.implicit_rules import kind_of
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Other, Tensor
from opspec_model.definitions.spec import Op

SCALAR = Tensor(Vec(), ELEMENT_TYPES["f32"])
OTHERS = (TOKEN, SCALAR, Other("tuple<tensor<f32>>", (SCALAR,)), Other("memref<f32>"))
FUTURE = Other("!stablehlo.future<tensor<f32>>", (SCALAR,))
WRONG = Wrong('"?"', "?")
WRONG_TEXT = Wrong("0 : i64", 0)


def breaks(op: Op, instance: Instance) -> Iterator[Instance]:
    """Steps that can only break an implicit rule."""
    yield from _values(instance)
    yield from _wrong_attributes(op, instance)
    yield from _regions(instance)


def _retyper(name: str) -> Callable[[Type], Type]:
    return lambda type_: with_element(type_, element_named(name))


def _wrong_attributes(op: Op, instance: Instance) -> Iterator[Instance]:
    """Each attribute taken away, and each of a kind that is not declared."""
    for attribute in op.attributes:
        names = [leaf.name for leaf in attribute.leaves]
        given = {name: x for name, x in instance.attributes.items() if name not in names}
        yield replace(instance, attributes=given)
        if attribute.kind != "any":
            text = attribute.kind in ("str", "function")
            yield replace(instance, attributes={**given, attribute.name: WRONG_TEXT if text else WRONG})


def _values(instance: Instance) -> Iterator[Instance]:
    """Operands and results of other number, kind and element type."""
    for side in (OPERANDS, RESULTS):
        groups = side_of(instance, side)
        if not groups:  # nothing is declared, so that anything is too much
            yield with_side(instance, side, ((SCALAR,),))
        yield with_side(instance, side, tuple(() for _ in groups))
        for at in reversed(range(len(groups))):
            group = groups[at]
            for other in (group[:-1], (*group, *(group[-1:] or (SCALAR,)))):
                if other != group:
                    yield with_side(instance, side, (*groups[:at], other, *groups[at + 1 :]))
        for at, group in enumerate(groups):
            for item in range(len(group)):
                place = {(at, item)}
                others = (*OTHERS, FUTURE) if kind_of(group[item]) == kind_of(FUTURE) else OTHERS
                for other_kind in others:
                    yield with_side(instance, side, mapped(groups, place, always(other_kind)))
                for kind in REPRESENTATIVES:
                    for name in REPRESENTATIVES[kind]:
                        yield with_side(instance, side, mapped(groups, place, _retyper(name)))


def _regions(instance: Instance) -> Iterator[Instance]:
    """Arguments and returned values of other number and type; a region where there is none."""
    if not instance.bodies:
        yield replace(instance, bodies=(RegionInstance((), ()),))
    for at, body in enumerate(instance.bodies):
        for side in ("results", "arguments"):
            types = body.results if side == "results" else body.arguments
            changed = [types[:-1], (*types, *types[-1:])]
            for item, type_ in enumerate(types):
                if not isinstance(type_, Tensor):
                    changed.append((*types[:item], SCALAR, *types[item + 1 :]))
                    continue
                changed.append((*types[:item], Tensor(Vec([*type_.shape, 1]), type_.element), *types[item + 1 :]))
                changed += [
                    (*types[:item], with_element(type_, element_named(names[0])), *types[item + 1 :])
                    for names in REPRESENTATIVES.values()
                ]
            for other in changed:
                if other != types:
                    wrong = replace(body, results=other) if side == "results" else replace(body, arguments=other)
                    bodies = (*instance.bodies[:at], wrong, *instance.bodies[at + 1 :])
                    yield replace(instance, bodies=bodies)
