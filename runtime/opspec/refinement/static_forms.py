"""The static form of ops whose shape is an operand that turned out to be known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import View
from opspec.refinement.analysed_program import Refined
from opspec.refinement.custom_calls import SHAPES_GIVEN, slice_length
from opspec.refinement.known_values import is_whole
from opspec.rules.inference import is_dynamic, signature_of
from opspec.values.arrays import Array
from opspec.values.types import Tensor


@dataclass(frozen=True, slots=True)
class StaticForm:
    """An op: which operands it keeps, which attributes it has beside those that it keeps, the function of the program
    that its region is, and the operand (a vector) whose entries are further operands.
    """

    name: str
    operands: Sequence[int]
    attributes: Mapping[str, str] = field(default_factory=dict)
    without: frozenset[str] = frozenset()
    body: str = ""
    entries: int | None = None


def static_form(view: View) -> StaticForm | None:
    """The op to put in the place of one; None where it stays."""
    name = view.name if view.name != "stablehlo.custom_call" else str(view.attributes.get("call_target_name"))
    if not isinstance(view, Refined):
        return None
    make = _FORMS.get(name)
    if make is None and view.name == "stablehlo.custom_call" and SHAPES_GIVEN in view.attributes:
        return _shapes_left_out(view)
    if make is not None:
        return make(view)
    known = traits_of(view.name)
    return _by_names(view, known.static) if known is not None and known.static else None


def _known(view: Refined, positions: Sequence[int]) -> list[list[int]] | None:
    """The values of these operands, if all are known."""
    found = [view.known[at] for at in positions]
    if not all(map(is_whole, found)):
        return None
    return [[int(x) for x in value.ravel()] for value in found if value is not None]


_Maker = Callable[[Refined], StaticForm | None]


def _by_names(view: Refined, name: str) -> StaticForm | None:
    """The static op: it keeps the operands that it has too, and has the values of others as its attributes. Where it
    has neither, they say no more than the type of the result.
    """
    own, static = signature_of(view.name), signature_of(name)
    assert own is not None
    assert static is not None
    kept = [at for at, value in enumerate(own.operands) if value.name in {x.name for x in static.operands}]
    declared = {attribute.name: attribute for attribute in static.attributes}
    numbered = {value.name: at for at, value in enumerate(own.operands) if value.name in declared}
    values = [view.known[at] for at in numbered.values()]
    if not all(map(is_whole, values)):
        return None
    if not numbered and any(map(is_dynamic, (*view.result_types, *(view.operand_types[at] for at in kept)))):
        return None
    texts = [
        _vector(value.ravel().tolist()) if declared[attribute].columns is None else _pairs(value)
        for attribute, value in zip(numbered, values, strict=True)
        if value is not None
    ]
    without = frozenset(attribute.name for attribute in own.attributes) - declared.keys()
    return StaticForm(name, kept, dict(zip(numbered, texts, strict=True)), without)


def _slice(view: Refined) -> StaticForm | None:
    """A slice of known start, or else of known length: that is then clamped, where it was undefined."""
    known = traits_of(view.name)
    form = _by_names(view, known.static) if known is not None else None
    length, start = slice_length(view), view.operand_types[1]
    if form is not None or length is None or not is_whole(length) or not isinstance(start, Tensor):
        return form
    if start.element.kind == "index" or is_dynamic(start):
        return None
    return StaticForm("stablehlo.dynamic_slice", [0], {"slice_sizes": _vector(length.tolist())}, entries=1)


def _shapes_left_out(view: Refined) -> StaticForm | None:
    """A call of custom code that needs no operands to tell the shapes of its results."""
    positions = {int(at) for at in np.ravel(view.attributes[SHAPES_GIVEN])}
    kept = [at for at in range(len(view.operands)) if at not in positions]
    if any(map(is_dynamic, view.result_types)) or kept != list(range(len(kept))):
        return None
    return StaticForm(view.name, kept, _layouts(view, len(kept)), frozenset({SHAPES_GIVEN}))


def _layouts(view: View, count: int) -> dict[str, str]:
    """The layouts of the operands that a call keeps, where it has some."""
    layouts = view.attributes.get("operand_layouts")
    return {} if layouts is None else {"operand_layouts": f"[{', '.join(map(_layout, layouts[:count]))}]"}


def _layout(row: Array) -> str:
    return f"dense<{[int(at) for at in row] if len(row) else ''}> : tensor<{len(row)}xindex>"


def _reduce_window(view: Refined) -> StaticForm | None:
    count = (len(view.operands) - 5) // 2
    values = _known(view, range(2 * count, 2 * count + 5))
    called = view.attributes.get("called_computations") or ()
    padding = view.known[-1]
    if values is None or padding is None or len(called) != 1 or any(map(is_dynamic, view.result_types)):
        return None
    names = ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
    attributes = {name: _vector(value) for name, value in zip(names, values, strict=False)}
    attributes["padding"] = _pairs(padding)
    return StaticForm("stablehlo.reduce_window", range(2 * count), attributes, _OF_CALLS, str(next(iter(called))))


def _random_bits(view: Refined) -> StaticForm | None:
    if any(map(is_dynamic, view.result_types)):
        return None
    return StaticForm("stablehlo.rng_bit_generator", [0], without=_OF_CALLS)


def _top_k(view: Refined) -> StaticForm | None:
    values = _known(view, [1])
    if values is None:
        return None
    return StaticForm("chlo.top_k", [0], {"k": f"{values[0][0]} : i64"}, _OF_CALLS)


def _approximate_top_k(view: Refined) -> StaticForm | None:
    """The call of the same code that is told by an attribute how many it gives."""
    kept = range(2 * len(view.results))
    values = _known(view, [len(kept)])
    if values is None or any(map(is_dynamic, view.result_types)):
        return None
    options = str(view.op.attributes["mhlo.backend_config"]).removesuffix("}")
    attributes = {
        "call_target_name": '"ApproxTopK"',
        "mhlo.backend_config": f"{options}, top_k = {values[0][0]} : i64}}",
        **_layouts(view, len(kept)),
    }
    return StaticForm(view.name, kept, attributes, frozenset({SHAPES_GIVEN}))


def _vector(values: Sequence[int]) -> str:
    return f"array<i64{': ' if values else ''}{', '.join(map(str, values))}>"


def _pairs(rows: Array) -> str:
    text = f"[{', '.join(f'[{low}, {high}]' for low, high in rows.tolist())}]" if len(rows) else ""
    return f"dense<{text}> : tensor<{len(rows)}x2xi64>"


_OF_CALLS = frozenset(
    {
        "call_target_name",
        "has_side_effect",
        "backend_config",
        "api_version",
        "called_computations",
        "operand_layouts",
        "result_layouts",
        "output_operand_aliases",
    }
)

_FORMS: dict[str, _Maker] = {
    "stablehlo.real_dynamic_slice": _slice,
    "stablehlo.dynamic_reduce_window": _reduce_window,
    "stablehlo.dynamic_rng_bit_generator": _random_bits,
    "stablehlo.dynamic_top_k": _top_k,
    "stablehlo.dynamic_approx_top_k": _approximate_top_k,
}
