"""What a loop carries and never changes, if it is one number for all elements, is no more carried: it is made where it
is read, and has no memory. The gradient of a sum of what a scan gives has one such array, as long as the scan.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeVar

from opspec.catalog.op_traits import traits_of
from opspec.compiled.unread_ops import Names
from opspec.programs.records import ModuleView, View
from opspec.values.types import Tensor

_T = TypeVar("_T")
_LOOP = "stablehlo.while"


@dataclass(frozen=True, slots=True)
class CarriedNumbers:
    """A loop, and by position the ops that repeat the numbers that it carries."""

    loop: View
    repeats: dict[int, View]


def carried_numbers(module: ModuleView) -> list[CarriedNumbers]:
    """The loops of a module that carry numbers so, outer ones first."""
    loops = [view for view in module.walk() if view.name == _LOOP]
    found = [CarriedNumbers(view, _repeats(module, view)) for view in loops]
    return [carried for carried in found if carried.repeats]


def _repeats(module: ModuleView, loop: View) -> dict[int, View]:
    body = loop.regions[1].block
    found = {}
    for at, (operand, argument, result) in enumerate(
        zip(loop.operands, body.arguments, body.ops[-1].operands, strict=True)
    ):
        maker = module.producers[operand]
        if argument == result and maker is not None and _repeats_a_number(maker):
            found[at] = maker
    return found


def _repeats_a_number(view: View) -> bool:
    """Whether all elements of what an op gives are one, which it only shows."""
    traits, types = traits_of(view.name), view.operand_types
    return traits is not None and traits.view and [x.shape for x in types if isinstance(x, Tensor)] == [()]


def made_inside(module: ModuleView, carried: CarriedNumbers) -> Names:
    """A loop of a module that is nobody else's without these; what stands for what it carried and gave."""
    loop, names = carried.loop, dict[int, int]()
    for at, repeated in carried.repeats.items():
        names[loop.results[at]] = loop.operands[at]
        for region in loop.regions:
            view = _again(module, repeated, loop)
            names[region.block.arguments[at]] = view.results[0]
            region.block.ops.insert(0, view)
    left = [at for at in range(len(loop.operands)) if at not in carried.repeats]
    loop.operands, loop.operand_types = _some(loop.operands, left), _some(loop.operand_types, left)
    loop.results, loop.result_types = _some(loop.results, left), _some(loop.result_types, left)
    for region in loop.regions:
        block = region.block
        block.arguments, block.types = _some(block.arguments, left), _some(block.types, left)
    end = loop.regions[1].block.ops[-1]
    end.operands, end.operand_types = _some(end.operands, left), _some(end.operand_types, left)
    return names


def _again(module: ModuleView, view: View, parent: View) -> View:
    """The same op in another place."""
    made = View()
    made.module, made.op, made.name, made.parent, made.regions = module, view.op, view.name, parent, ()
    made._attributes, made._location = view.attributes, view.location
    made.operands, made.operand_types = view.operands, view.operand_types
    made.results, made.result_types = (len(module.types),), view.result_types
    module.types.append(view.result_types[0])
    module.producers.append(made)
    return made


def _some(values: tuple[_T, ...], places: Collection[int]) -> tuple[_T, ...]:
    return tuple([values[at] for at in places])
