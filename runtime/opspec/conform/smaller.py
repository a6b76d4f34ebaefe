"""Programs and inputs that are smaller than those of a case: fewer ops, fewer elements, plainer values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

import numpy as np

from opspec.agreement.oracles.answers import ALONE
from opspec.agreement.program_parts import Part, ending_before, inlined, op_program, without
from opspec.agreement.shown_programs import generic
from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_index import index
from opspec.conform.asked import Case
from opspec.conform.several_devices import together
from opspec.errors import OpSpecError
from opspec.execution.events import Event
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.formula import evaluation
from opspec.formula.evaluation import FormulaKernels
from opspec.goldens.vectors import Tolerance, tolerances
from opspec.programs.loading import load, load_generic
from opspec.programs.records import ModuleView, View, import_module
from opspec.rules.signature import REGION_END
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import Tensor
from opspec.verification.verifier import verify

_AROUND = frozenset({"builtin.module", "func.func", "func.return", "func.call", REGION_END})  # what does not count
_SHAPE = re.compile(r"(?<=tensor<)(?:\d+x)+")
_NUMBERS = re.compile(r"(?<=array<i64: )[-\d, ]+(?=>)")
MANY = 4096  # elements: what more give is computed by kernels, for the formula takes seconds
PIECES = 256  # of an array, of which each may become plainer
EACH = 4  # rounds of a loop from which an op is taken


@dataclass(frozen=True, slots=True)
class Smaller:
    """What may be asked in place of a case; `op`: where one op is left of it."""

    program: str
    inputs: tuple[Array, ...]
    op: str = ""


def as_case(case: Case, smaller: Smaller) -> Case | None:
    """The smaller one as a case, with what comes out; None where it is not valid, or breaks other rules."""
    try:
        module = load_generic(smaller.program)
        broken = {each.rule for each in verify(module)}
        if broken != ({case.rule} if case.rule else set()):
            return None
        made = replace(case, op=smaller.op or case.op, program=smaller.program, inputs=smaller.inputs)
        if case.rule:
            return made
        small = sum(x.size for x in smaller.inputs) <= MANY
        if case.grid != ALONE:
            outputs = tuple(together(smaller.program, smaller.inputs, case.grid, FormulaKernels()))
            allowed = case.tolerances
            if any(t.bound is not None and t.bound.shape != x.shape for t, x in zip(allowed, outputs, strict=True)):
                return None
        else:
            outputs = evaluation.run(module, *smaller.inputs) if small else compile_program(module)(*smaller.inputs)
            allowed = _allowed(made, import_module(module), outputs)
    except (OpSpecError, Undefined, ValueError, IndexError):
        return None
    names = case.names if len(case.names) == len(outputs) else tuple(f"result{at}" for at in range(len(outputs)))
    return replace(made, outputs=outputs, tolerances=allowed, names=names)


def _allowed(case: Case, view: ModuleView, outputs: Sequence[Array]) -> tuple[Tolerance, ...]:
    """What the ops of the program may be off: exactly known of one; of several no less than the case allowed before."""
    main = view.functions[MAIN].regions[0].block
    takes, gives = main.types, main.ops[-1].operand_types
    if not all(isinstance(t, Tensor) for t in (*takes, *gives)):
        raise OpSpecError("expected tensors, found other values")
    others = sorted({op.name for op in ops_of(view)} & index().keys() - {case.op})
    ops = [load_op(name)[0] for name in (case.op, *others)]
    found = tolerances(
        ops,
        load_generic(case.program),
        case.inputs,
        outputs,
        [t for t in takes if isinstance(t, Tensor)],
        [t for t in gives if isinstance(t, Tensor)],
    )
    if len(found) != len(case.tolerances):
        return found
    return tuple(
        Tolerance(max(x.ulp, y.ulp)) if x.ulp is not None and y.ulp is not None else x
        for x, y in zip(found, case.tolerances, strict=True)
    )


def ops_of(view: ModuleView) -> list[View]:
    """The ops of a program that count: none that only hold it together."""
    return [op for op in view.walk() if op.name not in _AROUND]


# --- fewer ops --------------------------------------------------------------------------------------------------


def with_fewer_ops(case: Case) -> Iterator[Smaller]:
    """One op of the program with what it was given, then the program that ends earlier, or has an op less. What several
    devices run keeps its ops.
    """
    if case.grid != ALONE:
        return
    try:
        view = import_module(load(case.program))
        ran, known = _watched(view, case.inputs)
        if len(ops_of(view)) > 1:
            for op, values in sorted(ran, key=lambda x: x[0].name != case.op):
                if not op.regions or op.name == case.op:
                    yield from _taken(partial(op_program, op), values, op.name)
        for op in reversed(view.functions[MAIN].regions[0].block.ops[:-1]):
            if op.name == "func.call":
                yield from _taken(partial(inlined, op), known)
            if len(ops_of(view)) > 1:
                yield from _taken(partial(ending_before, op), known)
                yield from _taken(partial(without, op), known)
    except (OpSpecError, Undefined):
        return


def _taken(make: Callable[[], Part], known: dict[int, Array], op: str = "") -> Iterator[Smaller]:
    """A part of the program, where what it reads is known."""
    try:
        module, reads = make()
    except (OpSpecError, KeyError):
        return
    if all(x in known for x in reads):
        yield Smaller(generic(module), tuple(known[x] for x in reads), op)


def _watched(view: ModuleView, inputs: Sequence[Array]) -> tuple[list[tuple[View, dict[int, Array]]], dict[int, Array]]:
    """The ops that ran, each with the values that were known then; and the values that are known in the end."""
    known = dict(zip(view.functions[MAIN].regions[0].block.arguments, map(np.asarray, inputs), strict=True))
    ran: list[tuple[View, dict[int, Array]]] = []
    times: dict[View, int] = {}

    def see(event: Event) -> None:
        op = event.view
        known.update(_arrays(op.operands, event.operands))
        times[op] = times.get(op, 0) + 1
        if times[op] <= EACH and op.name not in _AROUND:
            ran.append((op, dict(known)))
        known.update(_arrays(op.results, event.results))

    compile_program(view).call(list(inputs), on_op=see)
    return ran, known


def _arrays(numbers: Sequence[int], values: Sequence[object]) -> dict[int, Array]:
    pairs = zip(numbers, values, strict=True)
    return {x: np.array(value) for x, value in pairs if isinstance(value, np.ndarray | np.generic)}


# --- fewer elements ---------------------------------------------------------------------------------------------


def with_fewer_elements(case: Case, at: tuple[int, ...] | None) -> Iterator[Smaller]:
    """The program with other sizes: all that are alike at once, in types, and in lists of numbers too. `at`: an element
    of the first result that has to stay.
    """
    sizes = sorted({int(x) for shape in _SHAPE.findall(case.program) for x in shape.split("x")[:-1]}, reverse=True)
    for size in [x for x in sizes if x > 0]:
        for new in _lower(size):
            texts = dict.fromkeys([_resized(case.program, size, new, x) for x in (False, True)])
            for text, start in product(texts, _starts(case, size, new, at)):
                yield Smaller(text, tuple(_cut(x, size, new, start) for x in case.inputs))


def _lower(size: int) -> list[int | None]:
    """Other sizes to try, small ones first; None takes the dimension away."""
    powers = {1 << bits for bits in range(size.bit_length())}
    nearer = {size - (size >> bits) for bits in range(1, size.bit_length())}
    return [None, *sorted(x for x in powers | nearer | {3} if x < size)]


def _resized(program: str, size: int, new: int | None, listed: bool) -> str:
    def shape(found: re.Match[str]) -> str:
        sizes = [new if int(x) == size else int(x) for x in found[0].split("x")[:-1]]
        return "".join(f"{x}x" for x in sizes if x is not None)

    def numbers(found: re.Match[str]) -> str:
        return ", ".join(str(new) if int(x) == size else x.strip() for x in found[0].split(","))

    text = _SHAPE.sub(shape, program)
    return _NUMBERS.sub(numbers, text) if listed and new is not None else text


def _starts(case: Case, size: int, new: int | None, at: tuple[int, ...] | None) -> list[int]:
    """Where to cut: so that an element stays, and at the beginning."""
    room = size - (new or 1)
    shape = case.outputs[0].shape if case.outputs else ()
    own = [x for x, length in zip(at or (), shape, strict=False) if length == size]
    return list(dict.fromkeys([*(min(x, room) for x in own), 0]))


def _cut(x: Array, size: int, new: int | None, start: int) -> Array:
    where = tuple(
        (slice(start, start + new) if new is not None else start) if n == size else slice(None) for n in x.shape
    )
    return np.array(x[where])


# --- plainer values ---------------------------------------------------------------------------------------------


def with_plainer_values(case: Case) -> Iterator[Smaller]:
    """Inputs with zeros, ones or rounded numbers in place of more and more of their elements."""
    for which, x in enumerate(case.inputs):
        for plain in (np.zeros_like(x), np.ones_like(x), _rounded(x)):
            size = x.size
            while size > x.size // PIECES:
                for begin in range(0, x.size, size):
                    changed = x.reshape(-1).copy()
                    changed[begin : begin + size] = plain.reshape(-1)[begin : begin + size]
                    if changed.tobytes() != x.tobytes() and _is_plainer(changed, x.reshape(-1)):
                        inputs = (*case.inputs[:which], changed.reshape(x.shape), *case.inputs[which + 1 :])
                        yield Smaller(case.program, inputs)
                size //= 2


def _rounded(x: Array) -> Array:
    """Numbers of one digit."""
    if x.dtype.kind not in "f":
        return x
    texts = [f"{float(e):.0e}" for e in x.flat]
    with np.errstate(all="ignore"):
        return np.array([float(text) for text in texts]).astype(x.dtype).reshape(x.shape)


def _is_plainer(x: Array, than: Array) -> bool:
    """Whether there is less to read, so that no two ways of writing take turns."""
    at = np.flatnonzero((x != than) | (np.isnan(than) if than.dtype.kind in "fc" else False))
    return _letters(x[at]) < _letters(than[at])


def _letters(x: Array) -> tuple[int, int]:
    texts = [str(e) for e in x.flat]
    return sum(map(len, texts)), sum(text not in ("0", "0.0", "False") for text in texts)
