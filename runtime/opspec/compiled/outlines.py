"""Ops without the names of their values: what is found of one holds for all that have the same outline.

A network has one layer many times, and to look at an op, and to plan a group of them, takes a hundred times longer than
to see that an equal one was planned.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import CONSTANTS, View

if TYPE_CHECKING:
    from opspec.compiled.values import Values


@dataclass(frozen=True, slots=True)
class Outline:
    """`content`: a number for each thing that ops may be but for names; `values`: those that they take, make and have
    inside, in the order in which they come. `with_numbers`: of an op of elements one by one, which takes numbers that
    are known and values that are not, the same with any numbers.
    """

    content: int
    values: tuple[int, ...]
    with_numbers: int | None = None


class _Unlike(Exception):
    """It cannot be said what an op is."""


@dataclass
class Outlines:
    """The outlines of the ops of a program."""

    _numbers: dict[Hashable, int] = field(default_factory=dict)
    _known: dict[View, Outline | None] = field(default_factory=dict)

    def of(self, values: Values, view: View) -> Outline | None:
        """That of an op; None where it cannot be said what the op is."""
        if view not in self._known:
            try:
                self._known[view] = self._found(values, view)
            except _Unlike:
                self._known[view] = None
        return self._known[view]

    def of_all(self, values: Values, views: Sequence[View], more: Hashable) -> Outline | None:
        """That of several ops, of which `more` is to be equal too."""
        names: dict[int, int] = {}
        contents: list[Hashable] = []
        for view in views:
            outline = self.of(values, view)
            if outline is None:
                return None
            contents.append((outline.content, *[names.setdefault(x, len(names)) for x in outline.values]))
        return Outline(self._number((*contents, more)), tuple(names))

    def _found(self, values: Values, view: View) -> Outline:
        names: dict[int, int] = {}
        content = _content(view, names)
        made = {*view.results, *_inside(view)}
        taken: Hashable = shows_a_number(values, view) or tuple([_known_of(values, x) for x in names if x not in made])
        traits = traits_of(view.name)
        contracts = traits is not None and traits.contracts
        makers = tuple([self._shown_by(values, x) for x in view.operands]) if contracts else ()
        return Outline(self._number((content, taken, makers)), tuple(names), self._with_numbers(values, view, content))

    def _with_numbers(self, values: Values, view: View, content: Hashable) -> int | None:
        known = numbers_of(values, view)
        if not known or len(known) == len({*view.operands}) or not is_of_elements(view):
            return None
        return self._number((content, tuple([x in known for x in view.operands])))

    def _shown_by(self, values: Values, number: int) -> Hashable:
        """What shows the elements of a factor to a product: that decides whether a kernel reads them as they lie."""
        made = values.made.get(number)
        traits = None if made is None else traits_of(made.view.name)
        if made is None or traits is None or not traits.view:
            return None
        outline = self.of(values, made.view)
        inner = tuple([self._shown_by(values, x) for x in made.view.operands])
        return None if outline is None else outline.content, inner

    def _number(self, content: Hashable) -> int:
        return self._numbers.setdefault(content, len(self._numbers))


def alike(view: View, other: View, called: Mapping[int, int]) -> bool:
    """Whether two ops make the same of the same values, of which some are `called` otherwise."""
    names: tuple[dict[int, int], dict[int, int]] = ({}, {})
    try:
        if _content(view, names[0]) != _content(other, names[1]):
            return False
    except _Unlike:
        return False
    own = {*view.results, *_inside(view)}
    both = zip(names[0], names[1], strict=True)
    return all(called.get(x, x) == called.get(y, y) for x, y in both if x not in own)


def is_of_elements(view: View) -> bool:
    """Whether an op computes elements one by one."""
    traits = traits_of(view.name)
    return traits is not None and traits.elementwise and not view.regions


def numbers_of(values: Values, view: View) -> list[int]:
    """What an op takes that is one number, known before the program runs."""
    return [x for x in dict.fromkeys(view.operands) if x in values.fixed]


def shows_a_number(values: Values, view: View) -> bool:
    """Whether an op only shows one number many times."""
    traits = traits_of(view.name)
    return traits is not None and traits.view and len(view.operands) == 1 and view.operands[0] in values.fixed


def _content(view: View, names: dict[int, int]) -> Hashable:
    """What an op is, with numbers from 0 on in the place of those of values."""
    attributes = view.attributes.identity
    if attributes is None:
        raise _Unlike
    types = (view.operand_types, view.result_types)
    operands, results = ([names.setdefault(x, len(names)) for x in side] for side in (view.operands, view.results))
    inner: list[Hashable] = []
    for region in view.regions:
        for block in region.blocks:
            arguments = [names.setdefault(x, len(names)) for x in block.arguments]
            inner.append((block.types, *arguments, *[_content(op, names) for op in block.ops]))
    return (view.name, attributes, types, *operands, *results, *inner)


def _inside(view: View) -> set[int]:
    """The values that only the regions of an op have."""
    blocks = [block for op in view.walk() for region in op.regions for block in region.blocks]
    return {x for block in blocks for x in (*block.arguments, *(y for op in block.ops for y in op.results))}


def _known_of(values: Values, number: int) -> Hashable:
    """What is known of a value before the program runs: a number that all its elements are, or integers that rules may
    read.
    """
    if number in values.fixed:
        return values.fixed[number].parts
    if (places := values.places(number)) is not None:
        return places.tobytes()
    maker = values.module.producers[number]
    if maker is None or maker.name not in CONSTANTS:
        return None
    array = maker.attributes.get("value")
    vector = isinstance(array, np.ndarray) and array.ndim <= 1 and array.dtype.kind in "iu"
    return array.tobytes() if vector else None
