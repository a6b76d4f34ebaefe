"""Programs held against every rule of their ops: each rule that an op breaks is a Diagnostic.

Equal ops (same types, attributes and regions) are judged once. Reasons and hints are worked out for the first
different failures only, so that a program with fifty thousand of them is done in a second.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opspec import program_rules
from opspec.diagnostic import Diagnostic, Sources, rule_name
from opspec.dialects import generated
from opspec.dims import Contradiction, Dim, Undefined, Vec
from opspec.element import Tensor
from opspec.errors import LoadError, OpSpecError
from opspec.load import Loaded, Source, load_for_verify, load_unverified, rejected
from opspec.recover import REJECTED
from opspec.rules import MOST_VALUES, Check, Ints, Rule, Solver, Unsolved
from opspec.signature import IMPLICIT, REGION_END, Binder, Bodies, Signature, Types, expanded_regions
from opspec.signature import Region as RegionSpec
from opspec.versions import lacking
from opspec.view import ModuleView, View, constant_of, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

__all__ = ["Diagnostic", "Verification", "verify", "verify_source", "verify_view"]

# Ops that hold programs together; regions and their terminators are checked with the op around them.
STRUCTURE = frozenset({"builtin.module", "func.func", "func.call", "func.return", "stablehlo.return"})
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
    return _Verifier(sources or Sources(), memo).verify(module)


def undecided(view: View) -> list[str]:
    """The rules of an op that only a run can decide, but for those that only say what an unknown size will be."""
    definition = definition_of(view.name)
    if definition is None:
        return []
    values = _values_of(definition, view, *_inputs(definition, view))
    if isinstance(values, Binder):
        return []
    check = Check()
    definition.rules(check, *values)
    if check.broken or not check.undecided:
        return []
    return _breakable(definition, view, list(check.undecided), values)


def _breakable(definition: Definition, view: View, rules: list[str], values: tuple[Any, ...]) -> list[str]:
    """Of undecided rules those that a run may break.

    A rule that infers a result is none, unless the result claims to know more, or another one infers it from
    something else.
    """
    from opspec.spec_files import load
    from opspec_generator.model import names_in

    op, _ = load(definition.name)
    known = {rule.name: rule for rule in op.rules}
    numbers = dict(zip((value.name for value in definition.signature.operands), view.operands, strict=False))
    asked = {rule: {numbers.get(name, name) for name in names_in(known[rule].formula.tree)} for rule in rules}
    named = dict(zip(definition.signature.names, values, strict=True))

    def breakable(rule: str) -> bool:
        result = known[rule].infers
        others = (other for other in rules if known[other].infers == result)
        return (
            result is None or _claims(definition, result, named) or any(asked[other] != asked[rule] for other in others)
        )

    return [rule for rule in rules if breakable(rule)]


def _claims(definition: Definition, result: str, values: Mapping[str, Any]) -> bool:
    """Whether a result states a size that the rules leave open."""
    shapes = _inferred(definition, result, values)
    found = values.get(result)
    given = found if isinstance(found, (tuple, list)) else (found,)
    return shapes is not None and any(
        isinstance(open_, Dim) and not isinstance(size, Dim)
        for shape, type_ in zip(shapes, given, strict=False)
        if isinstance(shape, Vec) and isinstance(type_, Tensor)
        for open_, size in zip(tuple.__iter__(shape), tuple.__iter__(type_.shape), strict=False)
    )


def verify_source(
    source: Source, *, context: ir.Context | None = None, trusted: bool | None = None, warn: bool = False
) -> Verification:
    """A program in any form that `opspec.load` reads, even one that the MLIR library itself refuses.

    With `warn` there are warnings among the diagnostics (see `opspec.advice`).
    """
    source = _read_once(source)
    sources = Sources(_text(source), None if isinstance(source, bytes) else os.fspath(source))
    module = load_unverified(source, trusted=trusted)
    if module is None:
        return _verify_loaded(load_for_verify(source, context=context, trusted=trusted), sources, warn)
    view = import_module(module)
    found = verify_view(view, sources=sources)
    if warn:
        found = _with_warnings(found, view, sources)
    try:
        # The carrier's verifier ends the process on some invalid programs: those it sees in another one.
        rejection = rejected(source, context=context, trusted=False if found.diagnostics else trusted)
    except LoadError as error:
        if not found.diagnostics:
            raise
        return replace(found, notes=(f"the MLIR library has no opinion: {error}",))
    if rejection is None:
        return found
    place, op = rejection.location, rejection.op
    if any((known.location.line, known.op) == (place.line, op or known.op) for known in found.diagnostics):
        return found
    line = sources.line(place)
    refused = Diagnostic("carrier", op or "", place, lacking(op or "") or rejection.message, source=line)
    return replace(found, diagnostics=[*found.diagnostics, refused])


def _with_warnings(found: Verification, module: ModuleView, sources: Sources) -> Verification:
    from opspec.advice import advise

    warnings = [warning for warning in advise(module, sources) if warning.op != REJECTED]
    return replace(found, diagnostics=sorted([*found.diagnostics, *warnings], key=_position))


def _position(found: Diagnostic) -> tuple[str, int, int]:
    return found.location.file or "", found.location.line, found.location.column


def _verify_loaded(loaded: Loaded, sources: Sources, warn: bool) -> Verification:
    """What is wrong with the ops that the carrier refused, by our rules or else in its words, and with the rest."""
    verifier = _Verifier(sources, memo=True)
    rest = Verification([])
    if loaded.module is not None:
        view = import_module(loaded.module)
        rest = verifier.verify(view)
        if warn:
            rest = _with_warnings(rest, view, sources)
    diagnostics = list(rest.diagnostics)
    notes = rest.notes
    unjudged: Counter[str] = Counter()
    for found in loaded.refused:
        ours = [] if found.view is None else verifier.verify_op(found.view)
        if not ours:
            place = sources.placed(found.message.location)
            text = lacking(found.op) or found.message.text
            ours = [Diagnostic("carrier", found.op, place, text, source=sources.line(place))]
        if found.view is None:
            unjudged[found.op] += 1
        diagnostics += ours
    if loaded.stopped is not None:
        place = sources.placed(loaded.stopped)
        notes += (f"not checked: what follows {place}, where the MLIR library stopped",)
    diagnostics.sort(key=_position)
    unchecked = Counter({op: count for op, count in rest.unchecked.items() if op != REJECTED}) + unjudged
    return Verification(diagnostics, rest.ops, dict(sorted(unchecked.items())), notes)


def _read_once(source: Source) -> Source:
    """The content of a pipe; anything else as it is."""
    if _text(source) is None and (path := Path(os.fspath(source))).is_fifo():  # type: ignore[arg-type]
        return path.read_bytes()
    return source


def _text(source: Source) -> str | None:
    if isinstance(source, bytes | bytearray | memoryview):
        return bytes(source).decode(errors="replace")
    return source if isinstance(source, str) and "\n" in source else None


# --- what is generated for an op ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """The generated signature and rules of one op."""

    signature: Signature
    texts: Mapping[str, Rule]
    rules: Callable[..., None]
    attributes: tuple[str, ...]
    vectors: tuple[int, ...]  # the operands that are read as vectors, by position
    functions: tuple[int, ...]  # the attributes that name functions, by position

    @property
    def name(self) -> str:
        return self.signature.op

    @property
    def deprecated(self) -> str:
        return self.signature.deprecated


@lru_cache(maxsize=4096)
def definition_of(name: str) -> Definition | None:
    binding, verifier = generated("binding", name), generated("verifier", name)
    if binding is None or verifier is None:
        return None
    signature: Signature = binding.SIGNATURE
    return Definition(
        signature,
        verifier.RULES,
        verifier.rules,
        tuple(attribute.name for attribute in signature.attributes),
        tuple(at for at, value in enumerate(signature.operands) if value.readable),
        tuple(at for at, attribute in enumerate(signature.attributes) if attribute.kind == "function"),
    )


# --- judging --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Finding:
    """A broken rule, before it is known which op of the program breaks it."""

    rule: str
    message: str
    text: str
    values: tuple[tuple[str, str], ...] = ()
    hint: str = ""


_Verdict = tuple[_Finding, ...]


class _Verifier:
    """One run over one module."""

    def __init__(self, sources: Sources, memo: bool) -> None:
        self.sources = sources
        self.memo = memo
        self.explained = 0

    def verify(self, module: ModuleView) -> Verification:
        diagnostics: list[Diagnostic] = []
        unchecked: Counter[str] = Counter()
        # Each verdict with the attributes that its key names by identity, so that they stay alive.
        known: dict[str, dict[tuple[Any, ...], tuple[_Verdict, Any]]] = {}
        definitions: dict[str, Definition | None] = {}
        ops = 0
        for view in module.walk():
            ops += 1
            name = view.name
            if name in definitions:
                definition = definitions[name]
            else:
                definition = definitions[name] = definition_of(name)
                known[name] = {}
            if definition is None:
                if name not in STRUCTURE:
                    unchecked[name] += 1
                elif name.startswith("func."):
                    diagnostics += self._program(view)
                continue
            given, vectors, bodies = _inputs(definition, view)
            key = _key(view, given, vectors, bodies)
            found = known[name].get(key) if self.memo else None
            if found is None:
                verdict = self._judge(definition, view, given, vectors, bodies)
                found = known[name][key] = (verdict, given)
            if found[0]:
                diagnostics += self._placed(found[0], view)
        return Verification(diagnostics, ops, dict(sorted(unchecked.items())))

    def verify_op(self, view: View) -> list[Diagnostic]:
        """The rules that one op breaks."""
        definition = definition_of(view.name)
        if definition is None:
            return []
        return self._placed(self._judge(definition, view, *_inputs(definition, view)), view)

    def _program(self, view: View) -> list[Diagnostic]:
        """The rules of functions, calls and returns."""
        texts = program_rules.RULES
        found = tuple(_Finding(rule, text, texts[f"{view.name}.{rule}"]) for rule, text in program_rules.broken(view))
        return self._placed(found, view) if found else []

    def _placed(self, verdict: _Verdict, view: View) -> list[Diagnostic]:
        location = self.sources.placed(view.location)
        source, function = self.sources.line(location), _function(view)
        return [
            Diagnostic(
                rule_name(view.name, found.rule), view.name, location,
                found.message, found.text, found.values, found.hint, source, function,
            )
            for found in verdict
        ]  # fmt: skip

    def _judge(
        self,
        definition: Definition,
        view: View,
        given: Sequence[Any],
        vectors: Sequence[Vec | None],
        bodies: _Bodies,
    ) -> _Verdict:
        values = _values_of(definition, view, given, vectors, bodies)
        if isinstance(values, Binder):
            return _implicit(values)
        check = Check()
        definition.rules(check, *values)
        if not check.broken:
            return ()
        named = dict(zip(definition.signature.names, values, strict=True))
        return tuple(self._finding(definition, rule, reason, named) for rule, reason in check.broken.items())

    def _finding(self, definition: Definition, name: str, reason: str | None, values: Mapping[str, Any]) -> _Finding:
        rule = definition.texts[name]
        parts: tuple[tuple[str, str], ...] = ()
        hint = ""
        self.explained += 1
        if self.explained <= EXPLAINED:
            parts, hint = _explanation(definition, name, values)
        decisive = f"{parts[-1][0]}: {parts[-1][1]}" if parts else ""
        if parts and "?" in parts[-1][1]:
            decisive = f"no value of the unknown sizes fits; {decisive}"
        if reason is not None:
            decisive = reason if not rule.says else f"{rule.says}: {reason}"
        elif rule.says:
            decisive = f"{rule.says}{f' ({decisive})' if decisive else ''}"
        return _Finding(name, decisive or "the rule does not hold", rule.text, parts, hint)


def _values_of(
    definition: Definition, view: View, given: Sequence[Any], vectors: Sequence[Vec | None], bodies: _Bodies
) -> tuple[Any, ...] | Binder:
    """What the rules of an op are about; the binder says which implicit rules are broken where there is none."""
    binder = Binder(definition.signature)
    operands = binder.operands(view.operand_types)
    results = binder.results(view.result_types)
    attributes: list[Any] = []
    if operands is not None:
        attributes = binder.attributes(dict(zip(definition.attributes, given, strict=True)), operands)
        if isinstance(bodies, str):
            binder.fail("T8", bodies)
        else:
            binder.regions(bodies)
    if binder.broken or operands is None or results is None:
        return binder
    for at, known in zip(definition.vectors, vectors, strict=True):
        operands[at] = Ints(operands[at], known)
    return (*operands, *attributes, *results, *binder.typevars())


def _implicit(binder: Binder) -> _Verdict:
    messages: dict[str, list[str]] = {}
    for broken in binder.broken:
        messages.setdefault(broken.rule, []).append(broken.message)
    return tuple(_Finding(rule, "; ".join(found), IMPLICIT[rule]) for rule, found in sorted(messages.items()))


def _explanation(
    definition: Definition, rule: str, values: Mapping[str, Any]
) -> tuple[tuple[tuple[str, str], ...], str]:
    from opspec.formula import explain_rule, load

    try:
        op, _ = load(definition.name)
    except OpSpecError:  # a pack of ops that came without its op files
        return (), ""
    parts = tuple(explain_rule(op, rule, values))
    inferred = next((found.infers for found in op.rules if found.name == rule), None)
    return parts, "" if inferred is None else _fitting(definition, inferred, values)


def _fitting(definition: Definition, result: str, values: Mapping[str, Any]) -> str:
    """The type that the result should have, where the rules for it agree."""
    shapes = _inferred(definition, result, values)
    if shapes is None:
        return ""
    found = values[result]
    types = [
        str(Tensor(shape, given.element))
        for shape, given in zip(shapes, found if isinstance(found, tuple | list) else (found,), strict=True)
        if isinstance(shape, Vec) and all(isinstance(size, Dim) or size >= 0 for size in shape)
    ]
    return f"{result} of type {', '.join(types)}" if types and len(types) == len(shapes) else ""


def _inferred(definition: Definition, result: str, values: Mapping[str, Any]) -> Sequence[Any] | None:
    """The shapes that the rules give a result, or a list of results; None where they do not."""
    inference = generated("inference", definition.name)
    results = [value.name for value in definition.signature.results]
    if inference is None or result not in results:  # the rule determines an element type
        return None
    arguments = [values[name] for name in definition.signature.names if name not in results]
    try:
        shapes = inference.infer(Solver(), *arguments)[results.index(result)]
    except (Unsolved, Contradiction, Undefined):
        return None
    return shapes if definition.signature.results[results.index(result)].variadic else (shapes,)


# --- what a verdict depends on --------------------------------------------------------------------

_Bodies = Bodies | str  # types of arguments and returned values per region, or what is wrong with a region


def _inputs(definition: Definition, view: View) -> tuple[list[Any], list[Vec | None], _Bodies]:
    given: list[Any] = []
    if definition.attributes:
        attributes = view.attributes
        given = [attributes.get(name) for name in definition.attributes]
        for at in definition.functions:
            if isinstance(given[at], str):
                given[at] = view.module.function(given[at])
    vectors = [_values(view, at) for at in definition.vectors]
    declared = definition.signature.regions
    return given, vectors, _bodies(declared, view) if view.regions or declared else ()


def _key(view: View, given: list[Any], vectors: list[Vec | None], bodies: _Bodies) -> tuple[Any, ...]:
    """Types and attributes are decoded once per module, so identity stands for them."""
    key: tuple[Any, ...] = (*map(id, view.operand_types), 0, *map(id, view.result_types))
    if given:
        key += (0, *map(id, given))
    if vectors:
        key += (0, *map(_hashable, vectors))
    if isinstance(bodies, str):
        return (*key, bodies)
    for arguments, returned in bodies:
        key += (0, *map(id, arguments), 0, *map(id, returned))
    return key


def _hashable(vector: Vec | None) -> tuple[Any, ...] | None:
    # A Vec compares per dimension, which is not what a dictionary asks.
    return None if vector is None else tuple(vector)


def _values(view: View, at: int) -> Vec | None:
    if at >= len(view.operands):
        return None
    constant = constant_of(view, at)
    if constant is None or constant.ndim > 1 or constant.dtype.kind not in "iu":
        return None
    if constant.size > MOST_VALUES:
        return None
    return Vec(constant.ravel().tolist())


def _bodies(declared: Sequence[RegionSpec], view: View) -> _Bodies:
    found: list[tuple[Types, Types]] = []
    named = expanded_regions(declared, len(view.regions)) or declared
    for at, region in enumerate(view.regions):
        label = f"region {named[at].name}" if at < len(named) else f"region {at}"
        if len(region.blocks) != 1:
            return f"{label}: expected one block, found {len(region.blocks) or 'none'}"
        block = region.blocks[0]
        last = block.ops[-1] if block.ops else None
        if last is None or last.name != REGION_END:
            return f"{label}: expected {REGION_END} as its last op, found {last.name if last else 'no op'}"
        if any(op.name == REGION_END for op in block.ops[:-1]):
            return f"{label}: expected {REGION_END} as its last op only, found another one before it"
        found.append((block.types, last.operand_types))
    return tuple(found)


def _function(view: View) -> str:
    parent = view.parent
    while parent is not None and parent.name != "func.func":
        parent = parent.parent
    name = parent.attributes.get("sym_name") if parent is not None else ""
    return name if isinstance(name, str) else ""
