"""How the first example of an op lies on two devices, where they share its work along one factor of its rule."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from html import escape

from opspec.programs.shardy_attributes import factor_name
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec.sharding_rules.shown import shown_rule
from opspec_generator.site.pictures.colouring import Colour
from opspec_generator.site.pictures.drawing import drawn
from opspec_generator.site.pictures.feeding import MOST, Shown, tensors_of_example
from opspec_model.definitions.spec import Op

_COLOURS = (Colour(215), Colour(40))
_WORDS = {
    Kind.PASS: "Each makes its part of the result.",
    Kind.REDUCTION: "Each makes terms of the whole result, and these are combined.",
}


def devices(op: Op) -> str:
    """The picture as HTML; nothing where no factor is shared by two, or the tensors are too large to be drawn."""
    found = shown_rule(op)
    if found is None:
        return ""
    factor = _shared(found.rule)
    tensors = tensors_of_example(op, next(one for one in op.examples if one.name == found.example))
    dimensions = list(found.rule.tensors())
    sizes = [math.prod(tensor.shape) for tensor in tensors]
    if factor is None or sum(sizes) > MOST or not all(sizes):
        return ""
    if [len(tensor.shape) for tensor in tensors] != list(map(len, dimensions)):
        return ""
    number, words = factor, _WORDS[found.rule.factors[factor].kind]
    parts = [
        _drawn(tensor, list(_parts(tensor.shape, dims, number, found.rule.factors)))
        for tensor, dims in zip(tensors, dimensions, strict=True)
    ]
    operands = len(found.rule.operands)
    side = '<div class="side" tabindex="0" role="group" aria-label="{}">{}</div>'
    given = side.format("operands", "".join(parts[:operands])) if operands else ""
    made = side.format("results", "".join(parts[operands:]))
    arrow = '<span class="becomes" aria-hidden="true">→</span>'
    told = (
        f"Two devices that share the work along <code>{factor_name(number)}</code>: of each colour is what one of them"
        f" has, and both have what is of none. {words}"
    )
    about = escape(f"{op.name} on two devices")
    return (
        f'<figure class="reads devices" aria-label="{about}"><div class="feeds">{given}<div class="made">{arrow}{made}'
        f"</div></div><figcaption><p>{told}</p></figcaption></figure>"
    )


def _shared(rule: ShardingRule) -> int | None:
    """The factor that is shared best: of parts rather than terms, and in an operand and a result where there is one."""

    def worth(number: int) -> tuple[bool, int]:
        inside = [any(number in factors for factors in tensor) for tensor in rule.tensors()]
        return rule.factors[number].kind is Kind.PASS, sum(inside)

    known = [at for at, factor in enumerate(rule.factors) if factor.kind in _WORDS and factor.size > 1]
    return max(known, key=worth, default=None)


def _parts(
    shape: Sequence[int], dimensions: Dimensions, number: int, factors: Sequence[Factor]
) -> Iterator[int | None]:
    """On which device each element is; None where on both."""
    at = next((at for at, inside in enumerate(dimensions) if number in inside), None)
    half = -(-factors[number].size // len(_COLOURS))
    for index in itertools.product(*map(range, shape)):
        if at is None:
            yield None
            continue
        inside = dimensions[at]
        minor = math.prod(factors[one].size for one in inside[inside.index(number) + 1 :])
        yield index[at] // minor % factors[number].size // half


def _drawn(tensor: Shown, parts: Sequence[int | None]) -> str:
    words = "Each device has all of it."
    if any(part is not None for part in parts):
        on = [", ".join(v for v, own in zip(tensor.values, parts, strict=True) if own == device) for device in (0, 1)]
        words = f"On the first device: {on[0]}. On the second: {on[1]}."
    colours = [None if part is None else _COLOURS[part] for part in parts]
    name = f"<code>{escape(tensor.name)}</code> <span>{escape(tensor.type)}</span>"
    return f'<div class="drawn"><p>{name}</p>{drawn(tensor, colours, words)}</div>'
