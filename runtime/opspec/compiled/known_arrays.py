"""What ops show of constants, and what they put together of known numbers: JAX takes the coefficients of a polynomial
out of an array, and makes a place of several numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.compiled.elements import plain
from opspec.compiled.values import PLACES, Values
from opspec.execution.block_nodes import Node, OpStep
from opspec.programs.records import View
from opspec.values.arrays import Array


def look_through(values: Values, view: View, bind: Callable[[], Node]) -> None:
    """Know what an op gives, if it is one of these; `bind` makes a step of it."""
    given = _places(values, view) or _shown(values, view)
    if given:
        step = bind()
        assert isinstance(step, OpStep)
        values.know(view.results[0], np.asarray(step.way.function(*given)), view.result_types[0])


def _places(values: Values, view: View) -> Sequence[Array]:
    """The integers that an op moves, if it does that, to few places, and all of them are known."""
    traits = traits_of(view.name)
    if traits is None or not traits.moves or math.prod(plain(view.result_types[0])[0]) > PLACES:
        return ()
    found = [values.places(number) for number in view.operands]
    known = [places for places in found if places is not None]
    return known if len(known) == len(found) else ()


def _shown(values: Values, view: View) -> Sequence[Array]:
    """The constant of which an op shows some elements."""
    array = values.arrays.get(view.operands[0]) if len(view.operands) == 1 else None
    traits = traits_of(view.name)
    if array is None or traits is None or not traits.view:
        return ()
    return [array] if math.prod(plain(view.result_types[0])[0]) <= array.size else ()
