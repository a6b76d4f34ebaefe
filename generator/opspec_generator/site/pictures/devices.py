"""How the first example of an op lies on a mesh of devices, which share its work along a factor of its rule, or two."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import TypeAlias

from opspec.programs.shardy_attributes import factor_name
from opspec.sharding_rules.rules import Dimensions, Kind, ShardingRule
from opspec.sharding_rules.shown import shown_rule
from opspec_generator.site.pictures.colouring import Colour
from opspec_generator.site.pictures.drawing import drawn
from opspec_generator.site.pictures.feeding import MOST, DrawnTensor, tensors_of_example
from opspec_model.definitions.spec import Op

HALVES = 2  # of a factor: as many devices lie along an axis of the mesh
_WORDS = {
    Kind.PASS: "each makes its part of the result",
    Kind.REDUCTION: "each makes terms of the whole result, and these are combined",
}
# The first axis is told by the hue, the second by the shade; what lies along the second alone has a hue of its own.
_HUES, _SECOND = (215, 40), 130
# Of each axis of the mesh which half an element is in; None where all devices along the axis have it.
Place: TypeAlias = tuple[int | None, ...]


def devices(op: Op) -> str:
    """The picture as HTML; nothing where no factor can be shared, or the tensors are too large to be drawn."""
    found = shown_rule(op)
    if found is None:
        return ""
    axes = _shared(found.rule)
    tensors = tensors_of_example(op, next(one for one in op.examples if one.name == found.example))
    dimensions = list(found.rule.tensors())
    sizes = [math.prod(tensor.shape) for tensor in tensors]
    if not axes or sum(sizes) > MOST or not all(sizes):
        return ""
    if [len(tensor.shape) for tensor in tensors] != list(map(len, dimensions)):
        return ""
    parts = [
        _drawn(tensor, list(_places(tensor.shape, dims, found.rule, axes)))
        for tensor, dims in zip(tensors, dimensions, strict=True)
    ]
    operands = len(found.rule.operands)
    side = '<div class="side" tabindex="0" role="group" aria-label="{}">{}</div>'
    given = side.format("operands", "".join(parts[:operands])) if operands else ""
    made = side.format("results", "".join(parts[operands:]))
    arrow = '<span class="becomes" aria-hidden="true">→</span>'
    about = escape(f"{op.name} on {'four' if len(axes) > 1 else 'two'} devices")
    return (
        f'<figure class="reads devices" aria-label="{about}"><div class="feeds">{_mesh(len(axes))}{given}'
        f'<div class="made">{arrow}{made}</div></div><figcaption><p>{_told(found.rule, axes)}</p></figcaption></figure>'
    )


def _told(rule: ShardingRule, axes: Sequence[int]) -> str:
    """What devices share, in a few sentences."""
    names = [f"<code>{factor_name(number)}</code>" for number in axes]
    words = [_WORDS[rule.factors[number].kind] for number in axes]
    if len(axes) == 1:
        return (
            f"Two devices that share the work along {names[0]}: of each colour is what one of them has, and both have"
            f" what is of none. {words[0].capitalize()}."
        )
    how = f"{words[0]}." if words[0] == words[1] else f"along {names[0]} {words[0]}, along {names[1]} {words[1]}."
    return (
        f"Four devices, a mesh of two by two, that share the work along {names[0]}, its rows, and {names[1]}, its"
        " columns: each has what is of its colour. What two devices of a row or a column have is of one colour too, and"
        f" all have what is of none. {how[0].upper()}{how[1:]}"
    )


def _shared(rule: ShardingRule) -> list[int]:
    """The factors that are shared best, two at most: of parts rather than terms, and in an operand and a result."""

    def worth(number: int) -> tuple[bool, int]:
        inside = [any(number in factors for factors in tensor) for tensor in rule.tensors()]
        return rule.factors[number].kind is Kind.PASS, sum(inside)

    known = [at for at, factor in enumerate(rule.factors) if factor.kind in _WORDS and factor.size >= HALVES]
    return sorted(sorted(known, key=worth, reverse=True)[:2])


def _places(shape: Sequence[int], dimensions: Dimensions, rule: ShardingRule, axes: Sequence[int]) -> Iterator[Place]:
    """Where on the mesh each element is."""
    for index in itertools.product(*map(range, shape)):
        yield tuple(_half(index, dimensions, rule, number) for number in axes)


def _half(index: Sequence[int], dimensions: Dimensions, rule: ShardingRule, number: int) -> int | None:
    at = next((at for at, inside in enumerate(dimensions) if number in inside), None)
    if at is None:
        return None
    inside, size = dimensions[at], rule.factors[number].size
    minor = math.prod(rule.factors[one].size for one in inside[inside.index(number) + 1 :])
    return index[at] // minor % size // -(-size // HALVES)


def _mesh(axes: int) -> str:
    """The devices themselves, in their colours."""
    places = list(itertools.product(*(range(HALVES) for _ in range(axes))))
    shape = (HALVES,) * axes
    numbers = tuple(str(device) for device in range(len(places)))
    words = f"Devices {', '.join(numbers[:-1])} and {numbers[-1]}, {' by '.join(map(str, shape))}."
    shown = DrawnTensor("mesh", "x".join(map(str, shape)), shape, numbers)
    picture = drawn(shown, list(map(_colour, places)), words)
    return f'<div class="drawn"><p>devices</p>{picture}</div>'


def _colour(place: Place) -> Colour | None:
    row, column = (*place, None)[:2]
    if row is None and column is None:
        return None
    shade = 1 if column is None else 2 * column
    return Colour(_SECOND if row is None else _HUES[row], shade)


def _drawn(tensor: DrawnTensor, places: Sequence[Place]) -> str:
    held: dict[Place, list[str]] = {}
    for value, place in zip(tensor.values, places, strict=True):
        held.setdefault(place, []).append(value)
    if all(half is None for half in places[0]):
        words = "Each device has all of it."
    else:
        words = " ".join(f"{_holders(place)}: {', '.join(values)}." for place, values in sorted(held.items(), key=str))
    name = f"<code>{escape(tensor.name)}</code> <span>{escape(tensor.type)}</span>"
    return f'<div class="drawn"><p>{name}</p>{drawn(tensor, list(map(_colour, places)), words)}</div>'


def _holders(place: Place) -> str:
    """Which devices have what lies at a place: in the order of the mesh, the second axis first."""
    everyone = itertools.product(*(range(HALVES) for _ in place))
    found = [
        str(device)
        for device, at in enumerate(everyone)
        if all(half is None or half == own for half, own in zip(place, at, strict=True))
    ]
    return f"Device {found[0]}" if len(found) == 1 else f"Devices {' and '.join(found)}"
