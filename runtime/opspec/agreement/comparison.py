"""Ours and another executor on one program: the first op where they part by more than the spec lets an op be off.

The other one gives the value of every op of @main. Each of our ops is then run on the other's values, so that what
is found is the op at fault and not what became of its error later.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.oracles import Oracle, Unsupported, oracle
from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_files import path_of
from opspec.catalog.op_traits import traits_of
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.execution.plans import place
from opspec.goldens.checking import CaseDifference
from opspec.goldens.checking import compare as distance
from opspec.goldens.vectors import Tolerance
from opspec.numerics.elementwise import limits
from opspec.programs import carrier, printed_form
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import CONSTANTS, View, import_module
from opspec.rules.signature import REGION_END
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor, element_of
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir

# What `--with` and OPSPEC_COMPARE take, and the oracle that it names.
OTHERS = {"jax:cpu": "xla", "cpu": "xla"}
_SKIPPED = CONSTANTS | {"func.return", REGION_END}
# What a product may be fused with, and what may stand between, besides ops that only move values.
_NEGATION = "stablehlo.negate"
_PRODUCTS = frozenset({"stablehlo.multiply", "stablehlo.divide"})  # XLA divides by a constant as it multiplies
_SUMS = frozenset({"stablehlo.add", "stablehlo.subtract"})


@dataclass(frozen=True, slots=True)
class Parting:
    """An op whose results differ: where it is, and the element that is farthest off."""

    place: str
    number: int
    of: int
    result: int
    difference: str

    def __str__(self) -> str:
        head = f"op {self.number} of {self.of}, {self.place}"
        return "\n".join([_wrapped(head), _wrapped(f"result {self.result}: {self.difference}", "  ")])


@dataclass(frozen=True, slots=True)
class Comparison:
    """`parting` is the first op that differs, None where all agree; `ops` is how many were compared."""

    ops: int
    parting: Parting | None

    def __str__(self) -> str:
        return f"{self.ops} ops agree" if self.parting is None else str(self.parting)


def other(name: str) -> Oracle:
    """The other executor, by what `--with` says."""
    if name not in OTHERS:
        raise OpSpecError(f"expected {' or '.join(OTHERS)} to compare with, found {name!r}")
    return oracle(OTHERS[name], 600.0)


def compare(module: ir.Module, arguments: Sequence[Array], with_: Oracle, reading: str = PUBLIC) -> Comparison:
    """Hold each op of @main, and of the functions that it calls, against another executor. `reading`: how we read
    ops that are read in several ways.
    """
    theirs = with_.run(_generic(_extended(module, cut=False)), list(arguments))
    if isinstance(theirs, Unsupported):
        raise OpSpecError(f"{with_.name} gives no values for this program: {theirs}")
    program = compile_program(_extended(module, cut=True), entry=MAIN, reading=reading)
    ours = program.call([*arguments, *theirs])
    sizes = program.call([_size(x) for x in (*arguments, *theirs)])
    ops = list(_shown(import_module(module).functions, MAIN))
    at = 0
    products: dict[int, Array] = {}  # values that are products, as the other one has them
    for number, op in enumerate(ops, start=1):
        for result, value in enumerate(op.results):
            tolerance = _tolerance(op, ours[at], sizes[at])
            if op.name in _PRODUCTS or (_moves(op) and op.operands[0] in products):
                products[value] = np.asarray(theirs[at])
            elif op.name in _SUMS and products.keys() & set(op.operands):
                tolerance = _fused(tolerance, ours[at], [products[x] for x in op.operands if x in products])
            mine = np.asarray(ours[at])
            found = distance(_unflushed(np.asarray(theirs[at]), mine), mine, tolerance)
            if found is not None:
                return Comparison(len(ops), Parting(place(op), number, len(ops), result, _said(found)))
            at += 1
    return Comparison(len(ops), None)


def random_arguments(types: Iterable[Tensor | Other], seed: int = 0) -> list[Array]:
    """Values drawn from these types."""
    rng = np.random.default_rng(seed)
    return [_random(rng, type_) for type_ in types]


def _random(rng: np.random.Generator, type_: Tensor | Other) -> Array:
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")
    shape, element = tuple(type_.shape), type_.element
    match element.kind:
        case "bool":
            return np.asarray(rng.integers(0, 2, shape) > 0)
        case "sint" | "uint":
            least, greatest = (0 if element.kind == "uint" or element.bits == 1 else -8), 8
            bound = 1 << (element.bits - 1 if element.kind == "sint" else element.bits)
            return rng.integers(max(least, -bound), min(greatest, bound), shape).astype(element.dtype)
        case "complex":
            return np.asarray(rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(element.dtype)
        case "float":
            return np.asarray(rng.normal(size=shape)).astype(element.dtype)
    raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")


# --- programs that show what is inside ----------------------------------------------------------------------


def _extended(module: ir.Module, cut: bool) -> ir.Module:
    """The program with the results of every op as the results of @main. Cut, each op stands by itself: it reads
    arguments in place of the results of the others.
    """
    text = str(module.operation.get_asm(enable_debug_info=True))
    try:
        made = carrier.parse(text, carrier.new_context(module.context.allow_unregistered_dialects))
    except carrier.Refused as refused:  # it has an op that is newer than the carrier
        raise OpSpecError(f"expected a program of which another backend knows every op, found: {refused}") from None
    functions = {printed_form.named(str(op.attributes["sym_name"])): op for op in made.body.operations}
    if MAIN not in functions:
        raise OpSpecError("expected a module with a function @main")
    with made.context, carrier.ir.Location.unknown(made.context):
        _extend(made, functions, MAIN, cut, {})
    return made


def _extend(
    module: ir.Module, functions: dict[str, ir.OpView], name: str, cut: bool, done: dict[str, tuple[str, list[ir.Type]]]
) -> tuple[str, list[ir.Type]]:
    """The name of the extended function, and the types of what it takes (where cut) and gives beyond the first."""
    if name in done:
        return done[name]
    ir = carrier.ir
    function = functions[name].operation
    extended = name if name == MAIN else f"{name}.shown"
    if name != MAIN:  # the first may be called from within a region
        function = function.clone(ip=ir.InsertionPoint(module.body))
        function.attributes["sym_name"] = ir.StringAttr.get(extended)
    block = function.regions[0].blocks[0]
    shown: list[ir.Value[ir.Type]] = []
    for op in [op.operation for op in block.operations]:
        own = list(op.results)
        if op.name == "func.call":
            callee, types = _extend(module, functions, _callee(op), cut, done)
            stand_ins = [block.add_argument(type_, op.location) for type_ in types] if cut else []
            made = ir.Operation.create(
                "func.call",
                results=[*(value.type for value in own), *types],
                operands=[*op.operands, *stand_ins],
                attributes={"callee": ir.FlatSymbolRefAttr.get(callee)},
                loc=op.location,
                ip=ir.InsertionPoint(op),
            )
            for old, new in zip(own, made.results, strict=False):
                old.replace_all_uses_with(new)
            count, own = len(own), list(made.results)[: len(own)]
            op.erase()
            op = made
            shown += list(made.results)[count:]
        if op.name in _SKIPPED or not own or not all(map(_is_plain, own)):
            continue
        for value in own:
            if cut:
                value.replace_all_uses_with(block.add_argument(value.type, op.location))
            shown.append(value)
    _give(function, block, shown, keep=name != MAIN)
    done[name] = extended, [value.type for value in shown]
    return done[name]


def _give(function: ir.Operation, block: ir.Block, values: list[ir.Value[ir.Type]], keep: bool) -> None:
    """Make a function give these values, behind those that it gives or in their place."""
    ir = carrier.ir
    terminator = list(block.operations)[-1].operation
    gives = [*(terminator.operands if keep else ()), *values]
    terminator.erase()
    ir.Operation.create("func.return", operands=gives, ip=ir.InsertionPoint(block))
    signature = ir.FunctionType.get([argument.type for argument in block.arguments], [value.type for value in gives])
    function.attributes["function_type"] = ir.TypeAttr.get(signature)
    for name in ("res_attrs", "arg_attrs"):
        if name in function.attributes:
            del function.attributes[name]


def _callee(op: ir.Operation) -> str:
    return printed_form.symbol(str(op.attributes["callee"])) or ""


def _is_plain(value: ir.Value[ir.Type]) -> bool:
    """Whether a value can be looked at: a tensor of a known shape."""
    type_ = value.type
    if not isinstance(type_, carrier.ir.RankedTensorType):
        return False
    return bool(type_.has_static_shape) and "quant." not in str(type_)


def _shown(functions: Mapping[str, View], name: str) -> Iterator[View]:
    """The ops whose results an extended function shows, in their order."""
    for op in functions[name].regions[0].block.ops:
        if op.name == "func.call":
            yield from _shown(functions, str(op.attributes["callee"]))
        if op.name not in _SKIPPED and op.results and all(map(_is_plain_type, op.result_types)):
            yield op


def _is_plain_type(type_: Tensor | Other) -> bool:
    if not isinstance(type_, Tensor) or type_.element.kind == "quantized":
        return False
    return all(isinstance(size, int) for size in type_.shape)


def _generic(module: ir.Module) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))


# --- how far an op may be off -------------------------------------------------------------------------------


def _tolerance(op: View, ours: Array, size: Array) -> Tolerance:
    """Twice what the spec says: either side may be off by as much."""
    element = element_of(np.asarray(ours).dtype)
    if element.kind not in ("float", "complex"):
        return Tolerance(0)
    wide = np.abs(np.asarray(ours, np.complex128 if element.kind == "complex" else np.float64))
    step = float(limits(ours.real.dtype if element.kind == "complex" else ours.dtype).eps)
    if _runs_others(op):
        return Tolerance(None, np.where(np.isfinite(wide), wide + 1, 1) * step**0.5)
    accuracy = load_op(op.name)[0].accuracy if path_of(op.name) is not None else {}
    if accuracy.get("") == "exact":
        return Tolerance(0)
    if accuracy.get("") == "reduction" or not accuracy:
        terms = max((_count(type_) for type_ in op.operand_types), default=1)
        magnitude = np.abs(np.asarray(size, np.complex128 if element.kind == "complex" else np.float64))
        both = np.where(np.isfinite(wide), wide, 0) + np.where(np.isfinite(magnitude), magnitude, 0)
        return Tolerance(None, 2 * step * terms * both)
    name = {"complex<f32>": "f32", "complex<f64>": "f64"}.get(element.name, element.name)
    return Tolerance(2 * int(accuracy.get(name, 1)))


def _moves(op: View) -> bool:
    known = traits_of(op.name)
    return op.name == _NEGATION or (known is not None and known.view and bool(op.operands))


def _runs_others(op: View) -> bool:
    """Whether an op runs other ops as they are: what is off within them adds up."""
    known = traits_of(op.name)
    return op.name in CALLS or (bool(op.regions) and (known is None or bool(known.unknown and not known.flops)))


def _fused(tolerance: Tolerance, ours: Array, products: Sequence[Array]) -> Tolerance:
    """A compiler may add a product without rounding it first, so its rounding counts too."""
    if element_of(np.asarray(ours).dtype).kind != "float" or tolerance.bound is not None:
        return tolerance
    terms = [np.abs(np.asarray(x, np.float64)) for x in (ours, *products)]
    bound = float(limits(ours.dtype).eps) * sum(np.where(np.isfinite(x), x, 0) for x in terms)
    return Tolerance(None, np.asarray(bound))


def _unflushed(theirs: Array, ours: Array) -> Array:
    """Their values, with ours where they have zero for a number that is less than the least normal one: processors
    are often set to do that.
    """
    if element_of(ours.dtype).kind != "float" or theirs.shape != ours.shape:
        return theirs
    least = limits(ours.dtype).smallest_normal
    return np.where((theirs == 0) & (np.abs(ours) < least), ours, theirs)


def _count(type_: Tensor | Other) -> int:
    sizes = type_.shape if isinstance(type_, Tensor) else ()
    return int(np.prod([size for size in sizes if isinstance(size, int)] or [1]))


def _size(x: Array) -> Array:
    """Magnitudes: a sum of them bounds what a sum may be off."""
    kind = element_of(np.asarray(x).dtype).kind
    return np.abs(x).astype(x.dtype) if kind in ("float", "complex") else np.asarray(x)


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
        text, 72, initial_indent=indent, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
