"""The first elements of slices in an order of which nobody needs the rest, as XLA's call for approximate ones asks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from opspec.compiled.native.array_code import FirstOnesCode
from opspec.compiled.native.calls import NAME
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.row_search import RowSearch, row_search_of
from opspec.compiled.native.short_sorts import told_keys
from opspec.execution.call_registry import config_of, is_overridden
from opspec.programs.records import View
from opspec.values.types import Tensor

APPROXIMATE = "ApproxTopK"


class FirstOfSlices:
    """Those of the first array by a search, the others from where these lie."""

    what = "search for the first values"

    def __init__(self, search: RowSearch, dimension: int, results: int, target: InstructionSet) -> None:
        self._search = search
        self._target = target
        self.code = FirstOnesCode(dimension, results, search.count, search.alike)

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [self._search.text(self._target, NAME, (0, 1, 2))]


def first_of_slices(view: View, tensors: Sequence[Tensor], target: InstructionSet) -> FirstOfSlices | None:
    """A call that asks for the first ones of slices; None where it is another one, or what comes first is not told by
    the elements of the first array.
    """
    if view.attributes.get("call_target_name") != APPROXIMATE or is_overridden(view):
        return None
    config, functions = config_of(view), view.module.functions
    called = [name for name in map(str, view.attributes.get("called_computations") or ()) if name in functions]
    if isinstance(config, str) or len(called) != 1 or not functions[called[0]].regions[0].blocks:
        return None
    block = functions[called[0]].regions[0].block
    keys = told_keys(block)
    if len(keys) != 1 or keys[0].value not in block.arguments[:2]:
        return None
    given, (result, *_) = tensors[0], tensors[len(view.operands) :]
    dimension = int(config.get("reduction_dim", -1)) % len(given.shape)
    size, count = given.shape[dimension], result.shape[dimension]
    search = row_search_of(given, math.prod(given.shape) // max(size, 1), size, count, keys[0])
    if search is None or not search.is_short(target):
        return None
    return FirstOfSlices(search, dimension, len(view.results), target)
