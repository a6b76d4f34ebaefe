"""A loop that is known to turn once, as a scan over one element is, is no loop: its body stands where it stood."""

from __future__ import annotations

import operator

import numpy as np

from opspec.compiled.unread_ops import Names
from opspec.programs.records import ModuleView, View, constant_of
from opspec.values.arrays import Array

_LOOP = "stablehlo.while"
_HOLDS = {"LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge, "NE": operator.ne}
_STEPS = {"stablehlo.add": operator.add, "stablehlo.subtract": operator.sub}


def single_turns(module: ModuleView) -> list[View]:
    """The loops of a module that turn once, outer ones first."""
    return [view for view in module.walk() if view.name == _LOOP and _turns_once(view)]


def _turns_once(loop: View) -> bool:
    """Whether what a loop counts is known to be so, and to be too far after one step."""
    test, body = (region.block for region in loop.regions)
    asked = test.ops[-1].defining(0)
    if asked is None or asked.name != "stablehlo.compare" or asked.operands[0] not in test.arguments:
        return False
    at, holds = test.arguments.index(asked.operands[0]), _HOLDS.get(str(asked.attributes["comparison_direction"]))
    first, last = constant_of(loop, at), constant_of(asked, 1)
    if holds is None or first is None or last is None or first.shape or first.dtype.kind not in "iu":
        return False
    second = _next(body.ops[-1], at, body.arguments[at], first)
    return second is not None and bool(holds(first, last)) and not holds(second, last)


def _next(returned: View, at: int, counted: int, first: Array) -> Array | None:
    """What is counted after one turn."""
    made = returned.defining(at)
    if made is None or made.name not in _STEPS or made.operands[0] != counted:
        return None
    step = constant_of(made, 1)
    with np.errstate(over="ignore"):
        return None if step is None else np.asarray(_STEPS[made.name](first, step))


def written_out(loop: View) -> Names:
    """Put the body in the place of a loop, of a module that is nobody else's; what stands for its values since."""
    body, around = loop.regions[1].block, loop.parent
    assert around is not None
    *ops, returned = body.ops
    for view in ops:
        view.parent = around
    (block,) = (block for region in around.regions for block in region.blocks if loop in block.ops)
    at = block.ops.index(loop)
    block.ops[at : at + 1] = ops
    names = dict(zip(body.arguments, loop.operands, strict=True))
    return names | {x: names.get(y, y) for x, y in zip(loop.results, returned.operands, strict=True)}
