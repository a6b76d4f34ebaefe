"""Programs held against every rule of their ops: each rule that an op breaks is a Diagnostic, in the words of
`diagnostic_words`.

Equal ops (same types, attributes and regions) are judged once. Reasons and hints are worked out for the first
different failures only, so that a program with fifty thousand of them is done in a second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from opspec.programs.carrier_messages import refused
from opspec.programs.diagnostic import Diagnostic, Sources, rule_name
from opspec.programs.memory_forms import is_form, tensor_form
from opspec.programs.named_structs import looked_up
from opspec.programs.records import ModuleView, View, constant_of, import_module, symbol_of
from opspec.programs.told_attributes import told_of
from opspec.rules.implicit_rules import Binder, Bodies, Types
from opspec.rules.signature import REGION_END, REGION_ENDS, expanded_regions, starts
from opspec.rules.signature import Region as RegionSpec
from opspec.rules.unification import excluded
from opspec.rules.vocabulary import MOST_VALUES, Check, Ints
from opspec.sharding.shardings import SHARDING
from opspec.values.dims import Vec
from opspec.values.types import element_of
from opspec.verification import diagnostic_words, memory_rules
from opspec.verification.brought_rules import SHARDING_RULE
from opspec.verification.diagnostic_words import WordedBreak
from opspec.verification.generated_rules import Definition, definition_of
from opspec.verification.placed_shardings import RULES_OF, placed_shardings, rule_values
from opspec.verification.program_rules import RULES, STRUCTURE, BrokenRule, ProgramSymbols

if TYPE_CHECKING:
    from jaxlib.mlir import ir

__all__ = ["Diagnostic", "Verification", "verify", "verify_view"]

EXPLAINED = 200


@dataclass(frozen=True, slots=True)
class Verification:
    """What is wrong with a program, and what was not looked at: ops without rules, by name, and `notes`."""

    diagnostics: list[Diagnostic]
    ops: int = 0
    unchecked: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


def verify(module: ir.Module) -> list[Diagnostic]:
    """The rules that ops of this module break, in the order of the program; empty for a valid one."""
    return verify_view(import_module(module)).diagnostics


def verify_view(module: ModuleView, *, sources: Sources | None = None, memo: bool = True) -> Verification:
    """Like `verify`, for a module imported before. `memo=False` judges every op anew."""
    return Verifier(sources or Sources(), memo).verify(module)


def verify_ops(views: Iterable[View]) -> list[Diagnostic]:
    """The rules that ops break, each by itself: nothing of the program around them."""
    return Verifier(Sources(), memo=True).verify_ops(views)


# --- judging --------------------------------------------------------------------------------------


_Verdict = tuple[WordedBreak, ...]
# Each verdict with the attributes that its key names by identity, so that they stay alive.
_Verdicts = dict[tuple[object, ...], tuple[_Verdict, Sequence[object]]]


class Verifier:
    """One run over one module."""

    def __init__(self, sources: Sources, memo: bool) -> None:
        self.sources = sources
        self.memo = memo
        self.explained = 0

    def verify(self, module: ModuleView) -> Verification:
        diagnostics: list[Diagnostic] = []
        unchecked: Counter[str] = Counter()
        known: dict[str, _Verdicts] = {}
        definitions: dict[str, Definition | None] = {}
        asked: dict[str, bool] = {}
        program = ProgramSymbols(module)
        ops = 0
        for view in module.walk():
            ops += 1
            if view.name in memory_rules.OPS:
                continue
            if is_form(view.name):
                view = tensor_form(view)
            name = view.name
            if name in definitions:
                definition = definitions[name]
            else:
                definition = definitions[name] = definition_of(name)
                known[name] = {}
                asked[name] = program.asks_of(name)
            verdict = () if definition is None else self._verdict(definition, view, known[name])
            if asked[name] or SHARDING in view.op.attributes or SHARDING_RULE in view.op.attributes:
                diagnostics += self._of_program(program, view)
                diagnostics += self._of_shardings(view)
            if definition is None:
                if "." not in name:
                    place = self.sources.placed(view.location)
                    diagnostics.append(refused(name, place, f"custom op '{name}' is unknown", self.sources))
                elif name not in STRUCTURE:
                    unchecked[name] += 1
                continue
            if verdict:
                diagnostics += self._placed(verdict, view)
        diagnostics += self._of_memory(module)
        return Verification(diagnostics, ops, dict(sorted(unchecked.items())))

    def _of_memory(self, module: ModuleView) -> Iterator[Diagnostic]:
        for view, rule, message in memory_rules.broken(module):
            yield self._of_rules([BrokenRule(rule, message)], view)[0]

    def verify_ops(self, views: Iterable[View]) -> list[Diagnostic]:
        """The rules that ops break, each by itself."""
        known: dict[str, _Verdicts] = {}
        diagnostics: list[Diagnostic] = []
        for view in views:
            definition = definition_of(view.name)
            if definition is not None:
                diagnostics += self._placed(self._verdict(definition, view, known.setdefault(view.name, {})), view)
        return diagnostics

    def _verdict(self, definition: Definition, view: View, known: _Verdicts) -> _Verdict:
        given, vectors, bodies = inputs_of(definition, view)
        key = _key(view, given, vectors, bodies)
        found = known.get(key) if self.memo else None
        if found is None:
            verdict = self._judge(definition, view, given, vectors, bodies)
            found = known[key] = (verdict, given)
        return found[0]

    def verify_op(self, view: View) -> list[Diagnostic]:
        """The rules that one op breaks."""
        definition = definition_of(view.name)
        if definition is None:
            return []
        return self._placed(self._judge(definition, view, *inputs_of(definition, view)), view)

    def _of_program(self, program: ProgramSymbols, view: View) -> list[Diagnostic]:
        """The rules of functions, calls, symbols, processes and meshes that an op breaks."""
        return self._of_rules(list(program.broken(view)), view)

    def _of_rules(self, found: Sequence[BrokenRule], view: View) -> list[Diagnostic]:
        if not found:
            return []
        location = self.sources.placed(view.location)
        line, function = self.sources.line(location), _function(view)
        return [
            Diagnostic(
                broken.rule,
                view.written,
                location,
                broken.message,
                RULES[broken.rule].text,
                hint=broken.hint,
                source=line,
                function=function,
            )
            for broken in found
        ]

    def _of_shardings(self, view: View) -> list[Diagnostic]:
        """The rules that shardings break which stand with the op, and are not its own."""
        definition, found = definition_of(RULES_OF), list[WordedBreak]()
        for where, type_, sharding in placed_shardings(view) if definition is not None else ():
            assert definition is not None
            values = rule_values(definition.signature, type_, sharding, view)
            if values is None:
                found.append(diagnostic_words.of_sharding(where, sharding))
                continue
            check = Check()
            definition.rules(check, *values)
            named = dict(zip(definition.signature.names, values, strict=True))
            broken = tuple(self._in_words(definition, rule, reason, named) for rule, reason in check.broken.items())
            broken = diagnostic_words.with_symbols(broken, [(definition.signature.attributes[0], sharding)], view)
            found += (replace(finding, message=f"{where}{finding.message}") for finding in broken)
        return self._placed(tuple(found), view, RULES_OF)

    def _placed(self, verdict: _Verdict, view: View, owner: str = "") -> list[Diagnostic]:
        location = self.sources.placed(view.location)
        source, function = self.sources.line(location), _function(view)
        return [
            Diagnostic(
                rule_name(owner or view.name, found.rule),
                view.written,
                location,
                found.message,
                found.text,
                found.values,
                found.hint,
                source,
                function,
                figure=found.figure,
            )
            for found in verdict
        ]

    def _judge(
        self,
        definition: Definition,
        view: View,
        given: Sequence[object],
        vectors: Sequence[Vec | None],
        bodies: _Bodies,
    ) -> _Verdict:
        values = values_of(definition, view, given, vectors, bodies)
        if isinstance(values, Binder):
            return diagnostic_words.of_form(values)
        check = Check()
        definition.rules(check, *values)
        broken = check.broken
        if not broken and check.undecided and (together := excluded(definition.rules, values)) is not None:
            broken, values = together.broken, together.values
        named = dict(zip(definition.signature.names, values, strict=True)) if broken else {}
        found = tuple(self._in_words(definition, rule, reason, named) for rule, reason in broken.items())
        asked = [definition.signature.asked[at] for at in definition.symbols] if found else []
        return diagnostic_words.with_symbols(
            found, ((attribute, view.attributes.get(attribute.name)) for attribute in asked), view
        )

    def _in_words(
        self, definition: Definition, rule: str, reason: str | None, values: Mapping[str, object]
    ) -> WordedBreak:
        self.explained += 1
        return diagnostic_words.of_rule(definition, rule, reason, values, self.explained <= EXPLAINED)


def values_of(
    definition: Definition, view: View, given: Sequence[object], vectors: Sequence[Vec | None], bodies: _Bodies
) -> tuple[object, ...] | Binder:
    """What the rules of an op are about; the binder says which implicit rules are broken where there is none."""
    binder = Binder(definition.signature, view.module.grid)
    named = dict(zip(definition.attributes, given, strict=True))
    operands = binder.operands(view.operand_types, named)
    results = binder.results(view.result_types)
    attributes: list[object] = []
    if operands is not None:
        attributes = binder.attributes(named, operands)
        if isinstance(bodies, str):
            binder.fail("T8", bodies)
        else:
            binder.regions(bodies)
    if binder.broken or operands is None or results is None:
        return binder
    for at, known in zip(definition.vectors, vectors, strict=True):
        operands[at] = Ints(operands[at], known) if operands[at] is not None else None
    return (*operands, *attributes, *results, *binder.typevars())


# --- what a verdict depends on --------------------------------------------------------------------

_Bodies = Bodies | str  # types of arguments and returned values per region, or what is wrong with a region


def inputs_of(definition: Definition, view: View) -> tuple[list[object], list[Vec | None], _Bodies]:
    given: list[object] = []
    if definition.attributes:
        attributes = view.attributes
        given = [attributes.get(name) for name in definition.attributes]
        for at, attribute in enumerate(definition.signature.lookups, len(definition.signature.attributes)):
            given[at] = told_of(view, attribute, definition.signature)
        for at in definition.functions:
            if isinstance(name := given[at], str):
                given[at] = view.module.function(name)
        for at in definition.symbols:
            if given[at] is not None:
                given[at] = looked_up(definition.signature.asked[at], given[at], view)
    named = dict(zip(definition.attributes, given, strict=True))
    places = starts(definition.signature.operands, len(view.operands), named) if definition.vectors else []
    vectors = [_values(view, places[at]) for at in definition.vectors]
    declared = definition.signature.regions
    return given, vectors, _bodies(declared, view) if view.regions or declared else ()


def _key(view: View, given: list[object], vectors: list[Vec | None], bodies: _Bodies) -> tuple[object, ...]:
    """Types and attributes are decoded once per module, so identity stands for them."""
    key: tuple[object, ...] = (*map(id, view.operand_types), 0, *map(id, view.result_types))
    if given:
        key += (0, *map(id, given))
    if vectors:
        key += (0, *map(_hashable, vectors))
    if isinstance(bodies, str):
        return (*key, bodies)
    for arguments, returned in bodies:
        key += (0, *map(id, arguments), 0, *map(id, returned))
    return key


def _hashable(vector: Vec | None) -> tuple[object, ...] | None:
    # A Vec compares per dimension, which is not what a dictionary asks.
    return None if vector is None else tuple(vector)


def _values(view: View, at: int | None) -> Vec | None:
    if at is None:
        return None
    constant = constant_of(view, at)
    if constant is None or constant.size > MOST_VALUES:
        return None
    known_in_part = constant.dtype == object  # as a refinement knows sizes
    if known_in_part or element_of(constant.dtype).kind not in ("sint", "uint"):
        return None
    return Vec(map(int, constant.ravel()))


def _bodies(declared: Sequence[RegionSpec], view: View) -> _Bodies:
    found: list[tuple[Types, Types]] = []
    named = expanded_regions(declared, len(view.regions)) or declared
    for at, region in enumerate(view.regions):
        label = f"region {named[at].name if at < len(named) and not named[at].variadic else at}"
        if len(region.blocks) != 1:
            return f"{label}: expected one block, found {len(region.blocks) or 'none'}"
        block = region.blocks[0]
        last = block.ops[-1] if block.ops else None
        if last is None or last.name not in REGION_ENDS:
            return f"{label}: expected {REGION_END} as its last op, found {last.name if last else 'no op'}"
        if any(op.name in REGION_ENDS for op in block.ops[:-1]):
            return f"{label}: expected {REGION_END} as its last op only, found another one before it"
        found.append((block.types, last.operand_types))
    return tuple(found)


def _function(view: View) -> str:
    parent = view.parent
    while parent is not None and parent.name != "func.func":
        parent = parent.parent
    return (symbol_of(parent) if parent is not None else None) or ""
