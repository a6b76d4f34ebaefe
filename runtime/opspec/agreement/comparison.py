"""Ours and another executor on one program: the first op where they part by more than the spec lets an op be off.

The other one gives the value of every op of @main, and of the functions that it calls. Each of our ops is then run on
the other's values, so that what is found is the op at fault and not what became of its error later. The regions of a
loop or a branch are programs of their own, run on the values that they get there, round by round.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from opspec.agreement.allowances import PRODUCTS, SUMS, fused, magnitude, moves_values, tolerance_of, unflushed
from opspec.agreement.oracles import Oracle, Unsupported
from opspec.agreement.program_parts import region_program
from opspec.agreement.shown_programs import extended, generic, is_plain, is_shown, shown_ops
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN, fitted
from opspec.execution.executor import compile as compile_program
from opspec.execution.runnable_blocks import place
from opspec.goldens.distances import CaseDifference
from opspec.goldens.distances import compare as distance
from opspec.programs.records import ModuleView, View, import_module
from opspec.values.arrays import Array
from opspec_model.names import PUBLIC
from opspec_model.text.counting import counted

if TYPE_CHECKING:
    from jaxlib.mlir import ir

ROUNDS = 200  # of a loop that are followed: each is two questions
_LOOP = "stablehlo.while"
_BRANCHES = ("stablehlo.if", "stablehlo.case")
_FED = ("stablehlo.infeed", "stablehlo.outfeed")


@dataclass(frozen=True, slots=True)
class Parting:
    """An op whose results differ: where it is, and the element that is farthest off. `around`: the loops and branches
    that it is in, the outermost first.
    """

    place: str
    number: int
    of: int
    result: int
    difference: str
    around: tuple[str, ...] = ()

    def __str__(self) -> str:
        heads = [*self.around, f"op {self.number} of {self.of}, {self.place}"]
        lines = [_wrapped(head, "  " * depth) for depth, head in enumerate(heads)]
        return "\n".join([*lines, _wrapped(f"result {self.result}: {self.difference}", "  " * len(heads))])


@dataclass(frozen=True, slots=True)
class Comparison:
    """`parting` is the first op that differs, None where all agree; `ops` is how many were compared."""

    ops: int
    parting: Parting | None

    def __str__(self) -> str:
        if self.parting is not None:
            return str(self.parting)
        return f"{counted(self.ops, 'op')} agree{'s' if self.ops == 1 else ''}"

    @property
    def data(self) -> dict[str, Any]:
        return asdict(self)


class _NoValues(OpSpecError):
    """The other executor gives none."""


def compare(
    module: ir.Module, arguments: Sequence[Array], with_: Oracle, reading: str = PUBLIC, subnormals: bool = False
) -> Comparison:
    """Hold each op of @main, of the functions that it calls, and of loops and branches, against another executor.
    `reading`: how we read ops that are read in several ways. `subnormals`: zeros in the place of such numbers differ.
    """
    view = import_module(module)
    _expect_no_feeds(view)
    whole = _Program(module, with_, _Terms(reading, subnormals))
    given = fitted(MAIN, view.functions[MAIN], arguments)  # not every other one says what does not fit
    parting, _ = whole.hold(cast("list[Array]", given))
    return Comparison(whole.count, parting)


def _expect_no_feeds(view: ModuleView) -> None:
    """Another executor would wait for us."""
    fed = next((op for op in view.walk() if op.name in _FED), None)
    if fed is not None:
        why = "another executor would wait for somebody at the other end of a feed"
        raise OpSpecError(f"{place(fed)}: expected a program of arguments and results alone: {why}")


# --- a program, or a region of one ------------------------------------------------------------------------------

_Known = dict[int, Array]  # values by number, as the other one has them


@dataclass(frozen=True, slots=True)
class _Terms:
    """How programs are held against each other: as `compare` is asked."""

    reading: str
    subnormals: bool


class _Program:
    """A program with @main, held against the other executor as often as there are arguments. `keep`: its own results
    are wanted too.
    """

    def __init__(self, module: ir.Module, with_: Oracle, terms: _Terms, keep: bool = False) -> None:
        self._with = with_
        self._terms = terms
        self._functions = import_module(module).functions
        self._asked = generic(extended(module, False, keep))
        self._ours = compile_program(extended(module, True, keep), entry=MAIN, reading=terms.reading)
        self._ops = len(list(shown_ops(self._functions, MAIN)))
        self._regions: dict[tuple[View, int], tuple[_Program, tuple[int, ...]]] = {}

    @property
    def count(self) -> int:
        """How many ops were compared, each once."""
        return self._ops + sum(inner.count for inner, _ in self._regions.values())

    def hold(self, arguments: list[Array]) -> tuple[Parting | None, list[Array]]:
        """The first op that differs, and the results, as the other one has them."""
        answer = self._with.run(self._asked, arguments)
        if isinstance(answer, Unsupported):
            raise _NoValues(f"{self._with.name} gives no values for this program: {answer}")
        given = list(map(np.asarray, answer))
        count = len(given) - sum(len(op.results) for op in shown_ops(self._functions, MAIN))
        results, theirs = given[:count], given[count:]
        ours = self._ours.call([*arguments, *theirs])[count:]
        sizes = self._ours.call([magnitude(x) for x in (*arguments, *theirs)])[count:]
        products: _Known = {}
        at = 0
        known = dict(zip(self._functions[MAIN].regions[0].block.arguments, arguments, strict=True))
        for number, (op, values) in enumerate(self._in_order(MAIN, known), start=1):
            within = self._within(op, values)
            if within is not None:
                head = f"op {number} of {self._ops}, {place(op)}{within.around[0]}"
                return replace(within, around=(head, *within.around[1:])), results
            for result, value in enumerate(op.results):
                tolerance = tolerance_of(op, ours[at], sizes[at])
                if op.name in PRODUCTS or (moves_values(op) and op.operands[0] in products):
                    products[value] = theirs[at]
                elif op.name in SUMS and products.keys() & set(op.operands):
                    tolerance = fused(tolerance, ours[at], [products[x] for x in op.operands if x in products])
                mine = np.asarray(ours[at])
                values_there = theirs[at] if self._terms.subnormals else unflushed(theirs[at], mine)
                found = distance(values_there, mine, tolerance)
                if found is not None:
                    return Parting(place(op), number, self._ops, result, _said(found)), results
                values[value] = theirs[at]
                at += 1
        return None, results

    def _in_order(self, name: str, known: _Known) -> Iterator[tuple[View, _Known]]:
        """The ops that are compared, with the values that are known around each."""
        for op in self._functions[name].regions[0].block.ops:
            if op.name == "func.call":
                callee = str(op.attributes["callee"])
                arguments = self._functions[callee].regions[0].block.arguments
                yield from self._in_order(callee, {arguments[at]: x for at, x in _taken(op, known).items()})
            if is_shown(op):
                yield op, known

    # --- loops and branches -----------------------------------------------------------------------------------

    def _within(self, op: View, known: _Known) -> Parting | None:
        """The first op inside of a loop or a branch that differs; what stands around it begins with where it is."""
        if op.name != _LOOP and op.name not in _BRANCHES:
            return None
        state = list(_taken(op, known).values())
        if len(state) < len(op.operands):
            return None
        try:
            if op.name == _LOOP:
                return self._in_loop(op, state, known)
            chosen = _chosen(op, state[0])
            return self._in_region(op, chosen, [], known, f", branch {chosen}")[0]
        except _NoValues:  # the op as a whole is compared all the same
            return None

    def _in_loop(self, op: View, state: list[Array], known: _Known) -> Parting | None:
        for number in range(ROUNDS):
            at = f", in round {number + 1}"
            parting, (goes_on, *_) = self._in_region(op, 0, state, known, f"{at}, its condition")
            if parting is not None or not goes_on:
                return parting
            parting, state = self._in_region(op, 1, state, known, at)
            if parting is not None:
                return parting
        return None

    def _in_region(
        self, op: View, number: int, arguments: list[Array], known: _Known, where: str
    ) -> tuple[Parting | None, list[Array]]:
        if (op, number) not in self._regions:
            if not all(is_plain(type_) for type_ in op.regions[number].block.ops[-1].operand_types):
                raise _NoValues(f"{op} gives what cannot be looked at")
            module, reads = region_program(op, number)
            self._regions[op, number] = _Program(module, self._with, self._terms, keep=True), reads
        inner, reads = self._regions[op, number]
        if any(x not in known for x in reads):
            raise _NoValues(f"{op} reads what cannot be looked at")
        parting, results = inner.hold([*arguments, *(known[x] for x in reads)])
        return None if parting is None else replace(parting, around=(where, *parting.around)), results


def _taken(op: View, known: _Known) -> _Known:
    """The operands of an op whose values are known, by position."""
    found = {at: known.get(x, op.constant(at)) for at, x in enumerate(op.operands)}
    return {at: np.array(x) for at, x in found.items() if x is not None}


def _chosen(op: View, given: Array) -> int:
    """The region that a branch takes: the first where it holds, or the one of its number, else the last."""
    if given.dtype == bool:
        return 0 if given else 1
    return int(given) if 0 <= int(given) < len(op.regions) else len(op.regions) - 1


# --- in words ---------------------------------------------------------------------------------------------------


def _said(found: CaseDifference) -> str:
    index = ", ".join(map(str, found["index"])) if found.get("index") is not None else ""
    far = "" if found.get("ulp") is None else f", {found['ulp']} ULP apart"
    if "found" not in found or found.get("index") is None:
        return str(found.get("reason", found))
    return (
        f"at [{index}] {found['found']} there and {found['expected']} here{far};"
        f" {found.get('wrong', 0)} of {found.get('of', 0)} elements differ"
    )


def _wrapped(text: str, indent: str = "") -> str:
    """Lines of at most 80 columns, behind the `opspec: ` that a JAX process puts before them."""
    return textwrap.fill(
        text, 72, initial_indent=indent, subsequent_indent=f"{indent}  ", break_long_words=False, break_on_hyphens=False
    )
