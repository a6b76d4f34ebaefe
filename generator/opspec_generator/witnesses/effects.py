"""What an op with a hand-written meaning does besides giving results, seen on its examples."""

from __future__ import annotations

from typing import cast

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.random_stream import drawn
from opspec.formula.evaluation import GivenTypes, evaluate
from opspec.formula.example_arrays import parse_example
from opspec.formula.example_outputs import region
from opspec.kernels.streams import Streams, fed
from opspec.values.dims import Undefined
from opspec_model.definitions.spec import Example, Extern, Op
from opspec_model.text.problems import Report


def report_effects(op: Op, report: Report) -> None:
    """An extern that is seen to act, of an op whose file says nothing of it. One that is not seen to may act: what it
    waits for, or takes from outside, no example shows.
    """
    if not isinstance(op.semantics, Extern) or op.semantics.acts is not None:
        return
    for example in op.examples:
        seen = seen_to_act(op, example)
        if seen:
            message = (
                f"expected {op.name} to do nothing besides giving results, as its file says nothing of it, found that"
                f" it {seen} in the example '{example.name}'"
            )
            report.error(op.semantics.span, message, "say under 'acts' what it does, and the reason")
            return


def seen_to_act(op: Op, example: Example) -> str:
    """What an example does to the world around the op, in words; empty where nothing is seen."""
    case = parse_example(op, example, op.base)
    if not all(len(texts) == 1 and "'" not in texts[0] for texts in case.regions.values()):
        return ""
    bodies = {name: region(op, text) for name, (text,) in case.regions.items()}
    world, before = Streams(), drawn()
    results, types = cast("GivenTypes", case.results), cast("GivenTypes", case.types)
    try:
        with fed(world), np.errstate(all="ignore"):
            evaluate(op, case.operands, case.attributes, results, bodies, types=types)
    except (OpSpecError, Undefined):
        return ""
    if world.outfeed or world.host:
        return "gives to the host"
    if world.sent:
        return "leaves values for another process"
    return "draws random numbers" if drawn() != before else ""
