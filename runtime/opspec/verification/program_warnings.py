"""Warnings: what breaks no rule and is hardly meant, or means something else elsewhere.

Each has a permanent name like a rule; `WARNINGS` says what it is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Literal

from opspec.catalog.op_traits import has_effects, traits_of
from opspec.programs.diagnostic import Diagnostic, Sources, rule_name
from opspec.programs.records import CONSTANTS, ModuleView, RegionRecord, View
from opspec.rules.program_rule_texts import WARNINGS
from opspec.rules.signature import REGION_END
from opspec.values.dims import Dim
from opspec.values.types import ElementType, Other, Quantized, Tensor
from opspec.verification.generated_rules import definition_of
from opspec.verification.undecided_rules import undecided

__all__ = ["WARNINGS", "advise"]

# What JAX writes beside the attributes of a custom call, for whoever runs it.
_OF_TARGETS = {"shape_assertion": ("error_message",)}
_AWAITS = ("stablehlo.async_done", "mhlo.async_done", "mhlo.async_update")
_PURE_DIALECTS = ("stablehlo", "chlo")
_Advice = Iterator[tuple[str, View, str, str]]  # name, op, message, hint


def advise(module: ModuleView, sources: Sources | None = None) -> list[Diagnostic]:
    """The warnings about a module, in the order of the program."""
    placed = sources or Sources()
    uses = Counter(operand for view in module.walk() for operand in view.operands)
    awaited = Counter(operand for view in module.walk() if view.name in _AWAITS for operand in view.operands)
    effects: dict[int, bool] = {}
    found: list[Diagnostic] = []
    checks: tuple[Callable[[View], _Advice], ...] = (
        _deprecated,
        lambda view: _futures(view, awaited),
        _order,
        _repeated,
        _runtime_shapes,
        _unknown_attributes,
        lambda view: _unused(view, uses, effects),
    )
    for view in module.walk():
        for name, about, message, hint in chain.from_iterable(check(view) for check in checks):
            location = placed.placed(about.location)
            line = placed.line(location)
            found.append(Diagnostic(name, about.written, location, message, hint=hint, source=line, severity="warning"))
    return found


def _deprecated(view: View) -> _Advice:
    definition = definition_of(view.name)
    if definition is not None and definition.deprecated:
        yield "deprecated-op", view, f"{view.written} is going away", f"{definition.deprecated} takes its place"


def _futures(view: View, awaited: Counter[int]) -> _Advice:
    for result, type_ in zip(view.results, view.result_types, strict=True):
        if isinstance(type_, Other) and type_.text.startswith("!stablehlo.future"):
            times = awaited[result]
            if times != 1:
                often = "never" if not times else f"{times} times"
                hint = "one stablehlo.async_done per future"
                yield "future-await", view, f"its future is awaited {often}, not exactly once", hint


def _order(view: View) -> _Advice:
    known = traits_of(view.name)
    if known is None or not any(fold.region for fold in known.folds):
        return
    if not any(map(_is_inexact, view.result_types)):
        return
    ops = _steps(view.regions[-1:])
    steps = [op.name for op in ops]
    if all(_holds("orderless", op) for op in ops):
        return
    if steps == ["stablehlo.add"]:
        message = "a float sum: its rounding depends on the order of the additions, which is free"
    elif steps == ["stablehlo.multiply"]:
        message = "a float product: its rounding depends on the order of the factors, which is free"
    else:
        message = "its region combines floats in a free order, which shows unless it is associative"
    yield "reduction-order", view, message, ""


def _repeated(view: View) -> _Advice:
    if view.name != "stablehlo.scatter" or view.attributes.get("unique_indices"):
        return
    ops = _steps(view.regions)
    if len(ops) != 1 or not _holds("commutes", ops[0]):
        hint = "unique_indices = true if no index comes twice"
        message = "if an index comes twice, its updates are combined in a free order, and the region tells them apart"
        yield "repeated-index", view, message, hint


def _steps(regions: Sequence[RegionRecord]) -> list[View]:
    """What the bodies compute."""
    ops = (op for region in regions for block in region.blocks for op in block.ops)
    return [op for op in ops if op.name != REGION_END and op.name not in CONSTANTS]


def _holds(law: Literal["commutes", "orderless"], op: View) -> bool:
    """Whether a law holds for an op, to the last bit, for the elements that it is applied to."""
    known = traits_of(op.name)
    kinds: tuple[str, ...] = getattr(known, law) if known is not None else ()
    element = next((type_.element for type_ in op.result_types[:1] if isinstance(type_, Tensor)), None)
    return (element.kind if isinstance(element, ElementType) else "float") in kinds


def _runtime_shapes(view: View) -> _Advice:
    if not any(_is_dynamic(type_) for type_ in chain(view.operand_types, view.result_types)):
        return
    rules = [rule_name(view.name, rule) for rule in undecided(view)]
    if rules:
        holds = "holds" if len(rules) == 1 else "hold"
        yield "runtime-shape", view, f"only the running program can tell whether {', '.join(rules)} {holds}", ""


def _unknown_attributes(view: View) -> _Advice:
    definition = definition_of(view.name)
    if definition is None:
        return
    own = _OF_TARGETS.get(str(view.attributes.get("call_target_name")), ())
    for name in view.attributes:
        if name not in definition.attributes and name not in own and "." not in name:
            yield "unknown-attribute", view, f"{view.written} has no attribute {name}", ""


def _unused(view: View, uses: Counter[int], effects: dict[int, bool]) -> _Advice:
    if not view.results or any(uses[result] for result in view.results):
        return
    if view.name.partition(".")[0] in _PURE_DIALECTS and not _has_effect(view, effects):
        yield "unused-result", view, "nobody uses its result, and it does nothing else", "remove it"


def _has_effect(view: View, known: dict[int, bool]) -> bool:
    if id(view) not in known:
        inner = (op for op in view.walk() if op is not view)
        known[id(view)] = _acts(view) or any(map(_acts, inner))
    return known[id(view)]


def _acts(view: View) -> bool:
    if view.name == "stablehlo.custom_call":
        return bool(view.attributes.get("has_side_effect"))
    return has_effects(view.name) or view.name.partition(".")[0] not in _PURE_DIALECTS


def _is_inexact(type_: Tensor | Other) -> bool:
    if not isinstance(type_, Tensor):
        return False
    element = type_.element
    return isinstance(element, Quantized) or (isinstance(element, ElementType) and element.kind in ("float", "complex"))


def _is_dynamic(type_: Tensor | Other) -> bool:
    return isinstance(type_, Tensor) and any(isinstance(size, Dim) for size in tuple.__iter__(type_.shape))
