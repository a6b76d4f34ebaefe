"""The words of a diagnostic: what is said of an op that breaks a rule of its own.

A rule `says` in its op file what it demands; here that becomes a message with the values that broke it, what to try,
and a picture of shapes. Rules of form have their words from `opspec.rules.implicit_rules`, those of programs, shardings
and memory where each is (`program_rules`, `unwritten_rules`, `memory_rules`), and what the MLIR library refuses from
`opspec.programs.carrier_messages`. How all of it is laid out, `opspec.programs.diagnostic` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from opspec.errors import OpSpecError
from opspec.programs.named_structs import unknown_symbols
from opspec.programs.records import View
from opspec.rules.attribute_kinds import found_text
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import IMPLICIT, Attribute
from opspec.values.constants import Struct
from opspec.values.dims import Dim, Vec
from opspec.values.types import Tensor
from opspec.verification import hints
from opspec.verification.generated_rules import Definition, inferred


@dataclass(frozen=True, slots=True)
class WordedBreak:
    """A broken rule in words, before it is known which op of the program breaks it."""

    rule: str
    message: str
    text: str
    values: tuple[tuple[str, str], ...] = ()
    hint: str = ""
    figure: tuple[str, ...] = ()


def of_rule(
    definition: Definition, name: str, reason: str | None, values: Mapping[str, object], explained: bool
) -> WordedBreak:
    """What is said of a rule of the op file. `reason`: why it is broken, where the rule has words for that.
    `explained`: with the values of its parts, and what to try.
    """
    rule = definition.texts[name]
    parts: tuple[tuple[str, str], ...] = ()
    figure: tuple[str, ...] = ()
    hint = ""
    if explained:
        parts, hint, figure = _explained(definition, name, values)
        hint = hint or hints.of_rule(rule.text, values)
    decisive = f"{parts[-1][0]}: {parts[-1][1]}" if parts else ""
    if parts and "?" in parts[-1][1]:
        decisive = f"no value of the unknown sizes fits; {decisive}"
    if reason is not None:
        decisive = reason if not rule.says else f"{rule.says}: {reason}"
    elif rule.says:
        decisive = f"{rule.says}{f' ({decisive})' if decisive else ''}"
    return WordedBreak(name, decisive or "the rule does not hold", rule.text, parts, hint, figure)


def of_form(binder: Binder) -> tuple[WordedBreak, ...]:
    """What is said of the rules that every op has; all that is wrong by one of them is one message."""
    messages: dict[str, list[str]] = {}
    for broken in binder.broken:
        messages.setdefault(broken.rule, []).append(broken.message)
    return tuple(
        WordedBreak(rule, text := "; ".join(found), IMPLICIT[rule], hint=hints.of_types(text) if rule == "T3" else "")
        for rule, found in sorted(messages.items())
    )


def of_sharding(where: str, sharding: Struct) -> WordedBreak:
    """What is said of a sharding that cannot be read as one."""
    text = sharding.fields.get("text", found_text(sharding))
    return WordedBreak("T5", f"{where}expected a sharding, found {text}", IMPLICIT["T5"])


def with_symbols(
    found: tuple[WordedBreak, ...], given: Iterable[tuple[Attribute, object]], view: View
) -> tuple[WordedBreak, ...]:
    """What is broken, the first with the symbol that is nobody's: where one is, that is what breaks it."""
    if not found:
        return found
    unknown = [symbol for attribute, raw in given for symbol in unknown_symbols(attribute, raw, view)]
    if not unknown:
        return found
    kind, name, near = unknown[0]
    first = replace(found[0], message=f"expected the name of a {kind} of the program, found @{name}", hint=near)
    return (first, *found[1:])


def _explained(
    definition: Definition, rule: str, values: Mapping[str, object]
) -> tuple[tuple[tuple[str, str], ...], str, tuple[str, ...]]:
    """The parts of a rule and their values, what to try, and shapes to look at."""
    from opspec.formula.evaluation import explain_rule, load
    from opspec.verification.aligned_shapes import aligned

    try:
        op, _ = load(definition.name)
    except OpSpecError:  # a pack of ops that came without its op files
        return (), "", ()
    result = next((found.infers for found in op.rules if found.name == rule), None)
    hint = "" if result is None else _fitting(definition, result, values)
    drawn = aligned(op, rule, values)
    if drawn is not None:
        return (drawn[0],), hint, drawn[1]
    return tuple(explain_rule(op, rule, values)), hint, ()


def _fitting(definition: Definition, result: str, values: Mapping[str, object]) -> str:
    """The type that the result should have, where the rules for it agree."""
    shapes = inferred(definition, result, values)
    if shapes is None:
        return ""
    found = values[result]
    types = [
        str(Tensor(shape, given.element))
        for shape, given in zip(shapes, found if isinstance(found, tuple | list) else (found,), strict=True)
        if isinstance(shape, Vec) and all(isinstance(size, Dim) or size >= 0 for size in shape)
    ]
    return f"{result} of type {', '.join(types)}" if types and len(types) == len(shapes) else ""
