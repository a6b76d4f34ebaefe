"""A program in which each value can lie in its own way: constants for each of their uses, functions for each call.

What came of it alike is put together again afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, cast

from opspec.catalog.op_traits import has_effects, traits_of
from opspec.programs import carrier
from opspec.programs.call_order import innermost_first

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

MADE = ("stablehlo.constant", "stablehlo.iota", "sdy.constant")
_GIVEN_ON = (
    *(f"stablehlo.{name}" for name in ("broadcast_in_dim", "reshape", "slice")),
    *(f"sdy.{name}" for name in ("sharding_constraint", "propagation_barrier", "reshard")),
)
_BROADCAST = _GIVEN_ON[0]
CALL, FUNCTION, MAIN = "func.call", "func.func", "main"
GROUP = "sdy.sharding_group"


@dataclass
class Separated:
    """What was copied: each op or function, and its copies. Functions stand behind all that they call."""

    constants: dict[SSAValue, list[SSAValue]] = field(default_factory=dict)
    functions: dict[str, list[str]] = field(default_factory=dict)

    def join(self, module: ir.Module) -> None:
        """Put together what is alike, and name functions as before where one is left."""
        for first, copies in self.constants.items():
            kept = [first]
            for copy in copies:
                same = next((value for value in kept if _alike(value, copy)), None)
                if same is None:
                    kept.append(copy)
                else:
                    copy.replace_all_uses_with(same)
                    cast("ir.OpView", copy.owner).operation.erase()
        if self.functions:
            _join_functions(module, self.functions)


def separate(module: ir.Module) -> Separated:
    """Copy what several uses share, in place."""
    found = Separated()
    _separate_calls(module, found.functions)
    for function in functions(module).values():
        _Constants(found).separate(function)
    return found


def functions(module: ir.Module) -> dict[str, ir.Operation]:
    """The functions of a module, by name."""
    ops = (op.operation for op in module.body.operations)
    return {symbol_of(op): op for op in ops if op.name == FUNCTION}


def symbol_of(op: ir.Operation) -> str:
    return cast("ir.StringAttr", op.attributes["sym_name"]).value


def walk(op: ir.Operation) -> Iterator[ir.Operation]:
    """All ops below one, in the order of the text."""
    pending = [op]
    while pending:
        now = pending.pop()
        if now is not op:
            yield now
        inner = [child.operation for region in now.regions for block in region for child in block.operations]
        pending += reversed(inner)


# --- constants ------------------------------------------------------------------------------------------------


class _Constants:
    """Gives each use of what is made of constants alone, or by spreading a scalar, ops of its own.

    Ops go by their results: what the bindings give for an op does not stay the same when an operand is set.
    """

    def __init__(self, found: Separated) -> None:
        self.copies = found.constants
        self.constant: set[SSAValue] = set()
        self.spread: set[SSAValue] = set()
        self.claimed: set[SSAValue] = set()
        self.first: dict[SSAValue, SSAValue] = {}  # of a copy: what was there

    def separate(self, function: ir.Operation) -> None:
        for op in list(walk(function)):
            if op.name == GROUP:
                continue
            if self._is_constant(op):
                self.constant.add(op.results[0])
            elif op.name == _BROADCAST and _is_scalar(op.operands[0]):
                self.spread.add(op.results[0])
            else:
                self._own_operands(op)

    def _is_constant(self, op: ir.Operation) -> bool:
        name = op.name
        if name in MADE:
            return True
        traits = traits_of(name)
        given_on = name in _GIVEN_ON or (traits is not None and traits.elementwise and not has_effects(name))
        return given_on and all(value in self.constant for value in op.operands)

    def _own_operands(self, op: ir.Operation) -> None:
        for at, value in enumerate(op.operands):
            if value in self.constant or value in self.spread:
                own = self._own(value)
                if own != value:
                    op.operands[at] = own

    def _own(self, value: SSAValue) -> SSAValue:
        """The value itself for its first use, a copy for others."""
        own: dict[SSAValue, SSAValue] = {}
        for now in self._below(value):
            op = cast("ir.OpView", now.owner).operation
            made = now
            if now in self.claimed:
                copy = op.clone(ip=carrier.ir.InsertionPoint(op)).operation
                copy.move_after(op)
                made = copy.results[0]
                first = self.first[made] = self.first.get(now, now)
                self.copies.setdefault(first, []).append(made)
                (self.constant if now in self.constant else self.spread).add(made)
            self.claimed.add(made)
            operands = [own.get(operand, operand) for operand in op.operands]
            maker = cast("ir.OpView", made.owner).operation
            for at, operand in enumerate(operands):
                if maker.operands[at] != operand:
                    maker.operands[at] = operand
            own[now] = made
        return own.get(value, value)

    def _below(self, value: SSAValue) -> list[SSAValue]:
        """What a value is made of, those first that others need. Scalars are shared, for nothing splits them."""
        found: dict[SSAValue, None] = {}
        pending = [(value, False)]
        while pending:
            now, is_done = pending.pop()
            if now in found or _is_scalar(now) or (now not in self.constant and now not in self.spread):
                continue
            if is_done:
                found[now] = None
            else:
                pending.append((now, True))
                pending += [(operand, False) for operand in cast("ir.OpView", now.owner).operation.operands]
        return list(found)


def _is_scalar(value: SSAValue) -> bool:
    type_ = value.type
    return isinstance(type_, carrier.ir.RankedTensorType) and type_.rank == 0


def _alike(one: SSAValue, other: SSAValue) -> bool:
    """Whether two values are made in the same way; all ops that are copied have one result."""
    first, second = (cast("ir.OpView", value.owner).operation for value in (one, other))
    return _attributes(first) == _attributes(second) and list(first.operands) == list(second.operands)


def _attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    return {name: op.attributes[name] for name in op.attributes}


# --- functions ------------------------------------------------------------------------------------------------


def _separate_calls(module: ir.Module, copies: dict[str, list[str]]) -> None:
    """A function for each call, in those too that nobody calls."""
    if MAIN not in functions(module):
        return
    names = innermost_first(module)
    copies |= {name: [] for name in names}
    calls = _Calls(module, copies)
    for name in (MAIN, *reversed(names)):
        calls.separate(name)


class _Calls:
    """Gives each call a function of its own: the one that it calls if that is free, else a copy."""

    def __init__(self, module: ir.Module, copies: dict[str, list[str]]) -> None:
        self.module = module
        self.copies = copies
        self.named = functions(module)
        self.copied_from: dict[str, str] = {}  # of each function that is not free: what it was

    def separate(self, name: str) -> None:
        """The calls in a function, and in what it calls; nothing where one that was looked at before calls it."""
        if name in self.copied_from:
            return
        self.copied_from[name] = name
        pending = [self.named[name]]
        while pending:
            calls = [op for op in walk(pending.pop()) if op.name == CALL]
            pending += [callee for op in calls if (callee := self._own(op)) is not None]

    def _own(self, call: ir.Operation) -> ir.Operation | None:
        """The function that this call has for itself from now on, if it has a body."""
        name = callee_of(call)
        function = self.named.get(name)
        if function is None or not function.regions[0].blocks:
            return None
        if name in self.copied_from:
            return self._copy(call, function, self.copied_from[name])
        self.copied_from[name] = name
        return function

    def _copy(self, call: ir.Operation, function: ir.Operation, first: str) -> ir.Operation:
        """What it calls may be copies, which are not free, so the copy gets copies of them."""
        copies = self.copies[first]
        numbers = count(len(copies))
        name = next(text for at in numbers if (text := f"{first}_{at}") not in self.named)
        copy = function.clone(ip=carrier.ir.InsertionPoint(self.module.body)).operation
        self.named[name] = copy
        self.copied_from[name] = first
        copies.append(name)
        with self.module.context:
            copy.attributes["sym_name"] = carrier.ir.StringAttr.get(name)
            call.attributes["callee"] = carrier.ir.FlatSymbolRefAttr.get(name)
        return copy


def callee_of(op: ir.Operation) -> str:
    return cast("ir.FlatSymbolRefAttr", op.attributes["callee"]).value


def _join_functions(module: ir.Module, copies: dict[str, list[str]]) -> None:
    """Innermost first, as they stand: a function is like another one when all that it calls has been joined."""
    named = functions(module)
    calls = {callee_of(op): op for function in named.values() for op in walk(function) if op.name == CALL}
    for name in copies:
        kept = {_text(named[name], name): name}
        for copy in copies[name]:
            same = kept.setdefault(_text(named[copy], copy), copy)
            if same != copy:
                with module.context:
                    calls[copy].attributes["callee"] = carrier.ir.FlatSymbolRefAttr.get(same)
                named[copy].erase()


def _text(function: ir.Operation, name: str) -> str:
    # In its own scope: else all of the module around is numbered for each function.
    return str(function.get_asm(use_local_scope=True)).replace(f"@{name}(", "@(", 1)
