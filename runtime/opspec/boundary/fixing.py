"""Remedies applied: a module is changed in place until nothing is left that has one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from opspec.boundary.findings import (
    CALL,
    COMPOSITE,
    FUNCTION,
    OF_VALUES,
    Finding,
    entries,
    findings,
    quiet,
)
from opspec.boundary.manifest import Manifest
from opspec.boundary.one_device import take_away, tells_only
from opspec.boundary.policy import Policy
from opspec.boundary.remedies import CONVERT, DOWNGRADE, EXPAND, IMPOSSIBLE, REFINE, REMOVE, WRAP
from opspec.boundary.wider import widen, wider_form
from opspec.catalog.op_index import index
from opspec.errors import OpSpecError
from opspec.lowering.downgrade import LowerWarning, call_instead
from opspec.lowering.expansion import lower
from opspec.lowering.recomposition import recompose
from opspec.programs import carrier, printed_form
from opspec.refinement.refiner import Wanted, refine

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

ROUNDS = 4  # what replaces an op may need a remedy of its own; a graph is a few ops deep


@dataclass(frozen=True, slots=True)
class Fixed:
    """What became of a module: findings that a remedy was applied to, those without one, and notes of what is lost."""

    done: tuple[Finding, ...]
    left: tuple[Finding, ...]
    notes: tuple[str, ...] = ()


def fix(
    module: ir.Module,
    policy: Policy,
    manifest: Manifest | None = None,
    types: Sequence[Wanted] | None = None,
    found: Sequence[Finding] | None = None,
) -> Fixed:
    """Apply the remedy of each finding. `types`: of the arguments of @main, for sizes that are not known; `found`: what
    has been found already.
    """
    done: list[Finding] = []
    notes: list[str] = []
    stuck: dict[Finding, str] = {}
    with module.context, carrier.ir.Location.unknown(module.context):
        left = list(found) if found is not None else findings(module, policy, manifest)
        for _ in range(ROUNDS):
            wanted = [one for one in left if one.remedy != IMPOSSIBLE and one not in stuck]
            if not wanted:
                break
            refused = _apply(module, wanted, policy, manifest, types, notes)
            left = findings(module, policy, manifest)
            there = set(left)
            done += [one for one in wanted if one not in there]
            stuck |= {one: refused.get(one.remedy, _unmet(one)) for one in wanted if one in there}
    left = [replace(one, remedy=IMPOSSIBLE, how=stuck[one]) if one in stuck else one for one in left]
    return Fixed(tuple(done), tuple(left), tuple(dict.fromkeys(notes)))


def _unmet(finding: Finding) -> str:
    """Why something is left that has a remedy."""
    return finding.how if finding.remedy == REFINE else "its remedy leaves it"


def _apply(
    module: ir.Module,
    wanted: Sequence[Finding],
    policy: Policy,
    manifest: Manifest | None,
    types: Sequence[Wanted] | None,
    notes: list[str],
) -> dict[str, str]:
    """Apply remedies of each kind; why not, by remedy, where one cannot be applied."""
    by: dict[str, list[Finding]] = {}
    for one in wanted:
        by.setdefault(one.remedy, []).append(one)
    refused: dict[str, str] = {}
    if any(one.kind == "custom call" for one in wanted):
        recompose(module, composites=False)
    _call_composites(module, [one for one in by.get(EXPAND, ()) if one.op == COMPOSITE])
    replaced = any(one.op not in (COMPOSITE, CALL) for one in (*by.get(EXPAND, ()), *by.get(WRAP, ())))
    called = any(one.op == CALL for one in by.get(EXPAND, ()))  # which is an op of CHLO now
    for remedies, asked in (((WRAP, EXPAND), replaced or called), ((DOWNGRADE,), DOWNGRADE in by)):
        if asked:
            try:
                _lower(module, by, policy, DOWNGRADE in remedies, notes)
            except OpSpecError as error:
                refused |= {remedy: str(error).splitlines()[0] for remedy in remedies}
    if CONVERT in by and manifest is not None:
        _convert(module, by[CONVERT], manifest)
    if REFINE in by:
        try:
            _refine(module, types)
        except OpSpecError as error:
            refused[REFINE] = str(error).splitlines()[0]
    if REMOVE in by:
        ops = {one.op for one in by[REMOVE] if one.kind == "dialect"}
        _remove(module, {one.subject for one in by[REMOVE]}, ops)
    return refused


def _lower(module: ir.Module, by: dict[str, list[Finding]], policy: Policy, downgrade: bool, notes: list[str]) -> None:
    expand = {one.op for one in by.get(EXPAND, ()) if one.op in index()} - {COMPOSITE, CALL}
    wrap = {one.op for one in by.get(WRAP, ())}
    kept = {name for name in index() if name.startswith("chlo.")} if "chlo" in policy.dialects else set()
    with quiet() as said:
        to = ".".join(map(str, policy.newest)) if downgrade and policy.newest is not None else None
        lower(module, keep=kept - expand - wrap, composite=wrap, expand=expand, to=to)
    notes += [str(note.message) for note in said if issubclass(note.category, LowerWarning)]


def _call_composites(module: ir.Module, wanted: Sequence[Finding]) -> None:
    names = {one.subject for one in wanted if one.kind == "composite"}
    every = any(one.kind != "composite" for one in wanted)
    if not wanted:
        return
    for op in carrier.ops_in(module.operation, outer_first=True):
        if op.name == COMPOSITE and (every or printed_form.named(str(op.attributes["name"])) in names):
            call_instead(op)


def _convert(module: ir.Module, wanted: Sequence[Finding], manifest: Manifest) -> None:
    refused = {one.subject for one in wanted}
    for op in carrier.ops_in(module.operation, outer_first=True):
        for subject in refused:
            name, _, element = subject.partition(" of ")
            if op.name == name and (wide := wider_form(op, element, manifest)) is not None:
                widen(op, element, wide)
                break


def _refine(module: ir.Module, types: Sequence[Wanted] | None) -> None:
    mains = [op.operation for op in module.body.operations if op.operation.name == FUNCTION]
    count = len(mains[0].regions[0].blocks[0].arguments) if mains else 0
    refine(module, types if types is not None else [None] * count)


def _remove(module: ir.Module, names: set[str], ops: set[str]) -> None:
    """Take away attributes of these names, and ops, with the attributes of their dialects, which name some of them."""
    ir = carrier.ir
    dialects = tuple({f"{name.partition('.')[0]}." for name in ops})

    def goes(name: str) -> bool:
        return name in names or name.startswith(dialects)

    for op in carrier.ops_in(module.operation, outer_first=True):
        if op.name in ops and tells_only(op):
            take_away(op)
            continue
        for name in [name for name in op.attributes if goes(name)]:
            del op.attributes[name]
        if op.name == FUNCTION:
            for list_ in OF_VALUES:
                if list_ in op.attributes:
                    kept = [_without(entry, goes) for entry in ir.ArrayAttr(op.attributes[list_])]
                    op.attributes[list_] = ir.ArrayAttr.get(kept)


def _without(entry: ir.Attribute, goes: Callable[[str], bool]) -> ir.Attribute:
    return carrier.ir.DictAttr.get({name: value for name, value in entries(entry).items() if not goes(name)})
