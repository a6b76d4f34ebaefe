"""Rules of single ops that op files have no words for: what their regions hold, and lists of structs.

Their names end in P and a number, beside the C and T of op files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec.catalog.op_traits import traits_of
from opspec.programs import printed_form
from opspec.programs.records import View
from opspec.programs.recovery import REJECTED
from opspec.rules.implicit_rules import kind_of
from opspec.values.constants import Struct
from opspec.values.types import Other, Tensor

_MOST = 8  # ops that a message names
# Targets that make buffers, or take them away: the rule, and what they take and give.
_BUFFERS: Mapping[str, tuple[str, str, tuple[str, ...], str]] = {
    "CreateBuffer": ("custom_call.P5", "no operand and a buffer as the result", (), "memref"),
    "Pin": ("custom_call.P6", "a tensor and a buffer like it", ("tensor",), "memref"),
    "Unpin": ("custom_call.P7", "a buffer and a tensor like it", ("memref",), "tensor"),
}
_TYPED_FFI = 4  # the version of a custom call whose config is a dictionary


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A rule by its permanent name, what was expected and found, and what to try."""

    rule: str
    message: str
    hint: str = ""


def async_start(view: View) -> Iterator[BrokenRule]:
    blocks = [block for region in view.regions for block in region.blocks]
    if len(blocks) != 1 or not blocks[0].ops:
        return  # T8 says so
    body, *more = blocks[0].ops
    if len(more) != 1:
        found = ", ".join(op.name for op in blocks[0].ops[:_MOST])
        yield BrokenRule("async_start.P1", f"expected one op and stablehlo.return, found {found}")
        return
    known = traits_of(view.name)
    held = known.holds if known is not None else ()
    if body.name not in (*held, REJECTED):
        yield BrokenRule("async_start.P2", f"expected {', '.join(held)}; found {body.name}")
    if body.operands != blocks[0].arguments and body.name != REJECTED:
        yield BrokenRule("async_start.P3", "expected the arguments of the region as the operands of its op, in order")


def custom_call(view: View) -> Iterator[BrokenRule]:
    yield from _config(view)
    yield from _layouts(view)
    given = view.attributes.get("output_operand_aliases")
    aliases = given if isinstance(given, tuple) else ()
    for at, alias in enumerate(aliases):
        if isinstance(alias, Struct) and alias.kind == "output_operand_alias":
            yield from _alias(view, f"alias {at}", alias)
    special = _BUFFERS.get(str(view.attributes.get("call_target_name")))
    if special is not None:
        yield from _special(view, *special)
    else:
        yield from _buffers(view, [alias for alias in aliases if isinstance(alias, Struct)])


def _layouts(view: View) -> Iterator[BrokenRule]:
    """A tuple has no layout; a single one as the result stands for its items."""
    results = view.result_types
    if len(results) == 1 and isinstance(results[0], Other) and kind_of(results[0]) == "tuple":
        results = results[0].elements
    for name, noun, types in (
        ("operand_layouts", "operand", view.operand_types),
        ("result_layouts", "result", results),
    ):
        for at, type_ in enumerate(types if name in view.attributes else ()):
            if kind_of(type_) == "tuple":
                message = f"{name}: expected {noun}s that are no tuples, found {type_} ({noun} {at})"
                yield BrokenRule("custom_call.P9", message)


def _special(view: View, rule: str, wanted: str, takes: Sequence[str], gives: str) -> Iterator[BrokenRule]:
    """A target that makes a buffer, or takes one away."""
    given, results = view.operand_types, view.result_types
    alike = [kind_of(type_) for type_ in (*given, *results)] == [*takes, gives]
    if not alike or not all(_fit(_parts_of(type_), _parts_of(results[0])) for type_ in given):
        found = f"({', '.join(map(str, given))}) -> ({', '.join(map(str, results))})"
        yield BrokenRule(rule, f"expected {wanted}, found {found}")


def _parts_of(type_: Tensor | Other) -> list[str]:
    """The sizes of a tensor or buffer, and what its elements are."""
    inner = printed_form.split(str(type_).partition("<")[2].removesuffix(">"))[0]
    sizes = re.match(r"(?:(?:\d+|\?)x)*", inner)
    assert sizes is not None
    return [*sizes[0].split("x")[:-1], inner[sizes.end() :]]


def _fit(left: Sequence[str], right: Sequence[str]) -> bool:
    return len(left) == len(right) and all(x == y or "?" in (x, y) for x, y in zip(left, right, strict=True))


def _buffers(view: View, aliases: Sequence[Struct]) -> Iterator[BrokenRule]:
    """Each buffer that is given takes the memory of one operand, and of one only."""
    taken = [tuple(alias["output_tuple_indices"]) for alias in aliases]
    given = [(alias["operand_index"], *alias["operand_tuple_indices"]) for alias in aliases]
    for path in _paths(view.result_types, len(view.results) > 1):
        if taken.count(path) != 1:
            found = "none" if path not in taken else f"{taken.count(path)}"
            where = f"buffer {list(path)} of the results" if path else "the result, a buffer"
            yield BrokenRule("custom_call.P8", f"{where}: expected one pair in output_operand_aliases, found {found}")
    for at, type_ in enumerate(view.operand_types):
        for path in _paths((type_,), False):
            if given.count((at, *path)) > 1:
                message = f"a buffer of operand {at}: expected at most one pair in output_operand_aliases"
                yield BrokenRule("custom_call.P8", f"{message}, found {given.count((at, *path))}")


def _paths(types: Sequence[Tensor | Other], several: bool, before: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Where buffers are in nested tuples; `several`: the types are the items of one."""
    for at, type_ in enumerate(types):
        path = (*before, at) if several else before
        if kind_of(type_) == "memref":
            yield path
        elif kind_of(type_) == "tuple" and isinstance(type_, Other):
            yield from _paths(type_.elements, True, path)


def _alias(view: View, label: str, alias: Struct) -> Iterator[BrokenRule]:
    """A part of the results that takes the memory of a part of an operand."""
    operand = alias["operand_index"]
    if not 0 <= operand < len(view.operands):
        message = f"{label}: expected the number of one of {len(view.operands)} operands, found {operand}"
        yield BrokenRule("custom_call.P1", message)
        return
    # Several results are a tuple of them.
    results = view.result_types[0] if len(view.results) == 1 else Other("tuple<>", tuple(view.result_types))
    given = _part(view.operand_types[operand], alias["operand_tuple_indices"])
    taken = _part(results, alias["output_tuple_indices"])
    if given is None:
        path = list(alias["operand_tuple_indices"])
        message = f"{label}: expected a part of {view.operand_types[operand]} (operand {operand}), found {path}"
        yield BrokenRule("custom_call.P2", message)
    if taken is None:
        types = ", ".join(map(str, view.result_types))
        path = list(alias["output_tuple_indices"])
        yield BrokenRule("custom_call.P2", f"{label}: expected a part of the results ({types}), found {path}")
    if given is not None and taken is not None and given != taken:
        message = f"{label}: expected an output of type {given}, as the operand has, found {taken}"
        yield BrokenRule("custom_call.P3", message)


def _part(type_: Tensor | Other, path: Sequence[int]) -> Tensor | Other | None:
    """The item of nested tuples at a path; None where there is none."""
    for at in path:
        items = type_.elements if isinstance(type_, Other) and type_.text.startswith("tuple<") else ()
        if not 0 <= at < len(items):
            return None
        type_ = items[at]
    return type_


def _config(view: View) -> Iterator[BrokenRule]:
    config = view.attributes.get("backend_config")
    if config is None:
        return
    typed = view.attributes.get("api_version") == _TYPED_FFI
    if typed != isinstance(config, Mapping) or (not typed and not isinstance(config, str)):
        wanted = "a dictionary, since api_version is 4" if typed else "a text, since api_version is not 4"
        found = "a dictionary" if isinstance(config, Mapping) else "a text" if isinstance(config, str) else repr(config)
        yield BrokenRule("custom_call.P4", f"backend_config: expected {wanted}; found {found}")
