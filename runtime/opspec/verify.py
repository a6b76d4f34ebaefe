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

from opspec.diagnostic import Diagnostic, Sources, rule_name
from opspec.dialects import generated
from opspec.dims import Contradiction, Dim, Undefined, Vec
from opspec.element import Tensor
from opspec.errors import LoadError, OpSpecError
from opspec.load import Rejection, Source, load_for_verify, load_unverified, rejected
from opspec.rules import MOST_VALUES, Check, Ints, Rule, Solver, Unsolved
from opspec.signature import IMPLICIT, REGION_END, Binder, Bodies, Signature, Types
from opspec.signature import Region as RegionSpec
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


def verify_source(
    source: Source, *, context: ir.Context | None = None, trusted: bool | None = None
) -> Verification:
    """A program in any form that `opspec.load` reads, even one that the MLIR library itself refuses."""
    source = _read_once(source)
    sources = Sources(_text(source))
    module = load_unverified(source, trusted=trusted)
    if module is None:
        loaded = load_for_verify(source, context=context, trusted=trusted)
        found = verify_view(import_module(loaded.module), sources=sources)
        return _with_rejection(found, loaded.rejection, loaded.whole, sources)
    found = verify_view(import_module(module), sources=sources)
    try:
        # The carrier's verifier ends the process on some invalid programs: those it sees in another one.
        rejection = rejected(source, context=context, trusted=False if found.diagnostics else trusted)
    except LoadError as error:
        if not found.diagnostics:
            raise
        return replace(found, notes=(f"the MLIR library has no opinion: {error}",))
    return _with_rejection(found, rejection, True, sources)


def _with_rejection(
    found: Verification, rejection: Rejection | None, whole: bool, sources: Sources
) -> Verification:
    """Our diagnostics, and the carrier's own where none of ours is about its op."""
    if rejection is None:
        return found
    place, op = rejection.location, rejection.op
    diagnostics, notes = list(found.diagnostics), found.notes
    if not any((known.location.line, known.op) == (place.line, op or known.op) for known in diagnostics):
        line = sources.line(place)
        diagnostics.append(Diagnostic("carrier", op or "", place, rejection.message, source=line))
    if not whole:
        rest = "the rest of that function and what follows it"
        notes += (f"not checked: {rest}, because the MLIR library stopped at {place}",)
    return replace(found, diagnostics=diagnostics, notes=notes)


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

    @property
    def name(self) -> str:
        return self.signature.op


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
        tuple(at for at, value in enumerate(signature.operands) if value.kind == "ints"),
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

    def _placed(self, verdict: _Verdict, view: View) -> list[Diagnostic]:
        location = view.location
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
            return _implicit(binder)
        for at, known in zip(definition.vectors, vectors, strict=True):
            operands[at] = Ints(operands[at], known)
        values = (*operands, *attributes, *results, *binder.typevars())
        check = Check()
        definition.rules(check, *values)
        if not check.broken:
            return ()
        named = dict(zip(definition.signature.names, values, strict=True))
        return tuple(self._finding(definition, rule, reason, named) for rule, reason in check.broken.items())

    def _finding(
        self, definition: Definition, name: str, reason: str | None, values: Mapping[str, Any]
    ) -> _Finding:
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
    inference = generated("inference", definition.name)
    if inference is None:
        return ""
    results = [value.name for value in definition.signature.results]
    if result not in results:  # the rule determines an element type
        return ""
    arguments = [values[name] for name in definition.signature.names if name not in results]
    try:
        shapes = inference.infer(Solver(), *arguments)[results.index(result)]
    except (Unsolved, Contradiction, Undefined):
        return ""
    variadic = definition.signature.results[results.index(result)].variadic
    found = values[result] if variadic else (values[result],)
    types = [
        str(Tensor(shape, given.element))
        for shape, given in zip(shapes if variadic else (shapes,), found, strict=True)
        if isinstance(shape, Vec) and all(isinstance(size, Dim) or size >= 0 for size in shape)
    ]
    return f"{result} of type {', '.join(types)}" if types and len(types) == len(found) else ""


# --- what a verdict depends on --------------------------------------------------------------------

_Bodies = Bodies | str  # types of arguments and returned values per region, or what is wrong with a region


def _inputs(definition: Definition, view: View) -> tuple[list[Any], list[Vec | None], _Bodies]:
    given: list[Any] = []
    if definition.attributes:
        attributes = view.attributes
        given = [attributes.get(name) for name in definition.attributes]
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
    if constant is None or constant.ndim != 1 or constant.dtype.kind not in "iu":
        return None
    if constant.size > MOST_VALUES:
        return None
    return Vec(constant.tolist())


def _bodies(declared: Sequence[RegionSpec], view: View) -> _Bodies:
    found: list[tuple[Types, Types]] = []
    for at, region in enumerate(view.regions):
        label = f"region {declared[at].name}" if at < len(declared) else f"region {at}"
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
