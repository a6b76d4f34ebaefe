"""One op of a program, ready for arrays: attributes decoded, operands dealt out, types known."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias, cast

import numpy as np

from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.execution.externs.registry import IN_PLACE
from opspec.execution.fast_paths import fast_path
from opspec.execution.kernel_choice import OpKernel
from opspec.execution.precision import in_wide, widened
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.kernels.folds import LARGEST
from opspec.kernels.vocabulary import exchange
from opspec.numerics.quantization import Conversion
from opspec.programs.records import View, attributes_of
from opspec.rules.implicit_rules import ANY_GRID, Grid, Types
from opspec.rules.inference import Bound, InferenceError, bind, is_dynamic, refine, solve
from opspec.rules.signature import Signature, Value, starts
from opspec.rules.vocabulary import Check, Ints, Rule
from opspec.values.arrays import MOST_DIMENSIONS, Array, RunValue
from opspec.values.constants import Constant
from opspec.values.dims import Dim, Undefined, Vec
from opspec.values.types import ElementType, Other, Quantized, Tensor

Call = Callable[..., RunValue]
NO_SHORTCUT = "nobody wrote a shortcut for it"
# The types of a declared operand or result: several of a variadic one.
Group: TypeAlias = "Tensor | Other | tuple[Group, ...] | None"


class BoundOp:
    """An op's kernel with its attributes; `at` adds the types of the results."""

    __slots__ = (
        "_dealt",
        "_fast",
        "_function",
        "_into",
        "_operands",
        "_out_of",
        "_plain",
        "_wide",
        "extern",
        "keywords",
        "signature",
    )

    def __init__(self, view: View, kernel: OpKernel, bound: Bound) -> None:
        self.signature = bound.signature
        self.extern = kernel.extern
        self.keywords: dict[str, object] = {
            name: x.array if isinstance(x, Constant) else x
            for name, x in zip(_leaves(bound.signature), bound.attributes, strict=True)
        }
        self._function = kernel.function
        self._fast = kernel.fast
        self._wide = kernel.wide
        self._operands = bound.operands
        self._dealt = _dealt(bound.signature.operands, bound.operands)
        self._into, self._out_of = _conversions(view, kernel)
        # What a kernel computes in: the expressed type, or the storage type where it never computes.
        self._plain = _expressed if self._into or self._out_of else _stored

    def kernel(self, results: Sequence[Tensor | Other], bodies: Mapping[str, Body]) -> Call:
        """The kernel as a function from the operands to the results of these types."""
        _, keywords, wide = self._given(results, bodies)
        return self._dressed(partial(self._function, **keywords), wide)

    def shortcut(self, results: Sequence[Tensor | Other], bodies: Mapping[str, Body]) -> Call | WhyNot:
        """The first fast path that applies; where it finds values that it is not for, the kernel runs."""
        if not self._fast:
            return NO_SHORTCUT
        operands, keywords, wide = self._given(results, bodies)
        found = fast_path(partial(self._function, **keywords), self._fast, operands, keywords)
        return found if isinstance(found, str) else self._dressed(found, wide)

    @property
    def dequantizes(self) -> bool:
        """Whether the kernel is given floats for quantized elements, or gives some."""
        return bool(self._into or self._out_of)

    @property
    def in_place(self) -> bool:
        """Whether the kernel takes memory of operands for results of their kind."""
        return self._function in IN_PLACE and not self.dequantizes and not self._wide

    def _given(
        self, results: Sequence[Tensor | Other], bodies: Mapping[str, Body]
    ) -> tuple[list[object], dict[str, object], bool]:
        """What the kernel is given in the place of operands, their types, and by name; whether f32 becomes f64."""
        plain = [
            Tensor(type_.shape, self._plain(type_.element)) if isinstance(type_, Tensor) else type_ for type_ in results
        ]
        keywords = {**self.keywords, **bodies, **_named(self.signature.results, plain)}
        operands: list[object] = [self._computed(x) for x in self._operands]
        # A region is compiled for the types that it says.
        if not self._wide or not all(isinstance(body, np.ufunc) for body in bodies.values()):
            return operands, keywords, False
        return list(map(widened, operands)), {name: widened(x) for name, x in keywords.items()}, True

    def _dressed(self, call: Call, wide: bool) -> Call:
        """From the operands of the program to those of the kernel, and back."""
        if wide:
            call = partial(in_wide, call)
        if self._dealt is not None:
            call = Dealt(call, self._dealt)
        if self._into or self._out_of:
            call = partial(_convert, cast("_OfArrays", call), self._into, self._out_of)
        return call

    def _computed(self, operand: Group) -> Group:
        """The types of a declared operand as the kernel sees them."""
        if isinstance(operand, Tensor):
            return Tensor(operand.shape, self._plain(operand.element))
        return tuple(map(self._computed, operand)) if isinstance(operand, tuple | list) else operand


class StaticOp:
    """An op whose types are all known before the program runs."""

    __slots__ = ("bound", "scalar", "types")

    def __init__(self, bound: BoundOp, types: Sequence[Tensor | Other], elementwise: bool) -> None:
        self.bound = bound
        self.types = types
        self.scalar = elementwise and not any(type_.shape for type_ in types)  # type: ignore[union-attr]
        for type_ in types:
            if isinstance(type_, Tensor):  # else a token, say
                expect_room(type_)

    def lifted(self, shape: tuple[int, ...], *operands: Array) -> RunValue:
        """An element-wise op on scalars, applied to arrays of scalars."""
        types = [Tensor(Vec(shape), type_.element) for type_ in self.types]  # type: ignore[union-attr]
        return self.bound.kernel(types, {})(*[np.broadcast_to(x, shape) for x in operands])


Chosen = Callable[[BoundOp, Sequence[Tensor | Other], Mapping[str, Body]], Call]


class DynamicOp:
    """An op whose result types follow from the operands that it meets; the last ones are remembered."""

    __slots__ = ("_attributes", "_elements", "_ints", "_kernel", "_last", "_regions", "_signature", "_view")

    def __init__(
        self,
        view: View,
        kernel: OpKernel,
        signature: Signature,
        attributes: Mapping[str, Any],
        regions: Sequence[tuple[Types, Types]],
    ) -> None:
        self._view = view
        self._kernel = kernel
        self._signature = signature
        self._attributes = attributes
        self._regions = regions
        self._elements = [type_.element if isinstance(type_, Tensor) else None for type_ in view.operand_types]
        places = starts(signature.operands, len(view.operands), attributes)
        read = (at for at, value in zip(places, signature.operands, strict=True) if value.readable)
        self._ints = [at for at in read if at is not None]
        self._last: tuple[object, Mapping[str, Body], Call] | None = None

    def call(self, bodies: Mapping[str, Body], chosen: Chosen) -> Call:
        """The op as a function of its operands; what computes it for their sizes is `chosen` then."""
        return partial(self._run, bodies, chosen)

    def _run(self, bodies: Mapping[str, Body], chosen: Chosen, *operands: Array) -> RunValue:
        known = {at: tuple(operands[at].ravel().tolist()) for at in self._ints}
        key = tuple([x.shape for x in operands]), known, self._grid()
        last = self._last
        if last is None or last[0] != key or last[1] is not bodies:
            types = [
                Tensor(Vec(x.shape), element) if element is not None else type_
                for x, element, type_ in zip(operands, self._elements, self._view.operand_types, strict=True)
            ]
            try:
                op, results = self._resolve(types, {at: Vec(values) for at, values in known.items()})
            except InferenceError as error:
                given = ", ".join(map(str, types))
                by = " and ".join(error.rules)
                raise Undefined(f"no result type by {by}: {error.reason}; given {given}") from None
            last = self._last = key, bodies, chosen(op, results, bodies)
        return last[2](*operands)

    def _grid(self) -> Grid:
        """The grid that runs, where a rule asks."""
        if not self._signature.grid:
            return ANY_GRID
        process = exchange()
        return process.num_replicas, process.num_partitions

    def _resolve(self, types: Types, known: dict[int, Vec]) -> tuple[BoundOp, Sequence[Tensor]]:
        view = self._view
        bound = bind(self._signature, types, self._attributes, regions=self._regions, known=known, grid=self._grid())
        results = []
        solved = solve(bound)
        if not solved:  # nothing infers them: what does the work finds out
            return BoundOp(view, self._kernel, bound), [t for t in view.result_types if isinstance(t, Tensor)]
        for found, declared in zip(solved, view.result_types, strict=True):
            assert isinstance(declared, Tensor)
            refined = refine(view.name, found, declared)
            if is_dynamic(refined) and view.name == "stablehlo.broadcast_in_dim":
                refined = _kept_sizes(refined, types[0], self._attributes["broadcast_dimensions"])
            if is_dynamic(refined) and view.name == "stablehlo.bitcast_convert":
                refined = _of_other_width(refined, types[0])
            if is_dynamic(refined):
                raise Undefined(f"nothing determines the shape of {found.name}, found {refined}")
            expect_room(refined)
            results.append(refined)
        _expect_rules(bound, types, results)
        return BoundOp(view, self._kernel, bound), results


def _kept_sizes(result: Tensor, operand: Tensor | Other, dimensions: Vec) -> Tensor:
    """A bounded dimension is one that the operand has: which size is repeated, its type says."""
    assert isinstance(operand, Tensor)
    own = dict(zip(dimensions, operand.shape, strict=True))
    found = enumerate(tuple.__iter__(result.shape))
    return Tensor(Vec([own.get(at, size) if isinstance(size, Dim) else size for at, size in found]), result.element)


def _of_other_width(result: Tensor, operand: Tensor | Other) -> Tensor:
    """The sizes of a bitcast: the last one holds the bits, or the parts of the wider type."""
    assert isinstance(operand, Tensor)
    sizes, (wide, narrow) = list(tuple.__iter__(operand.shape)), (operand.element.bits, result.element.bits)
    if narrow < wide:
        sizes.append(wide // narrow)
    return Tensor(Vec(sizes[:-1] if narrow > wide else sizes), result.element)


def bind_op(
    view: View, kernel: OpKernel, signature: Signature, regions: Sequence[tuple[Types, Types]]
) -> StaticOp | DynamicOp:
    """An op of a program with its kernel. `regions`: argument types and returned types of each."""
    attributes = attributes_of(view, signature)
    bound = bind(signature, view.operand_types, attributes, regions=regions)
    reads_values = any(isinstance(group, Ints) for group in bound.operands)
    if signature.grid or reads_values or any(map(is_dynamic, (*view.operand_types, *view.result_types))):
        return DynamicOp(view, kernel, signature, attributes, regions)
    return StaticOp(BoundOp(view, kernel, bound), view.result_types, kernel.elementwise)


def expect_room(type_: Tensor) -> None:
    if len(type_.shape) > MOST_DIMENSIONS:
        raise MemoryError(f"a result of type {type_} has rank {len(type_.shape)}; at most {MOST_DIMENSIONS} is tried")
    size = math.prod(type_.shape)
    if size == 0 and math.prod(filter(None, type_.shape)) > LARGEST:
        raise MemoryError(f"a result of type {type_} has sizes that multiply to more than {LARGEST} before the 0")
    if size > LARGEST:
        raise MemoryError(f"a result of type {type_} has {size} elements; at most {LARGEST} are tried")
    nbytes, memory = size * type_.element.dtype.itemsize, _memory()
    if nbytes > memory:
        raise MemoryError(f"a result of type {type_} takes {nbytes} bytes; this machine has {memory}")


@cache
def _memory() -> int:
    """Bytes of memory of this machine; the system would give more than that, and then end the process."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # not everywhere
        return sys.maxsize


def _expect_rules(bound: Bound, operands: Types, types: Sequence[Tensor]) -> None:
    """What the verifier could not tell before the shapes were known."""
    module = generated("verifier", bound.signature.op)
    groups = bound.binder.results(types)
    if module is None or groups is None:
        return
    check = Check()
    module.rules(check, *bound.arguments(groups))
    for name, reason in check.broken.items():
        rule: Rule = module.RULES[name]
        because = f" ({reason})" if reason else ""
        given, made = (", ".join(map(str, group)) or "nothing" for group in (operands, types))
        raise Undefined(f"the values break {name}: {rule.says or rule.text}{because}; given {given} for {made}")


# --- operands and results -----------------------------------------------------------------------------------


def _leaves(signature: Signature) -> list[str]:
    return [leaf.name for attribute in signature.attributes for leaf in (attribute.fields or (attribute,))]


def _dealt(declared: Sequence[Value], groups: Sequence[Group]) -> list[int | slice | None] | None:
    """Where each declared operand is found among all; None where each is one, in order."""
    if not any(value.variadic or value.optional for value in declared):
        return None
    found: list[int | slice | None] = []
    at = 0
    for value, group in zip(declared, groups, strict=True):
        if value.variadic:
            end = at + len(cast("tuple[Group, ...]", group))
            found.append(slice(at, end))
            at = end
        else:
            found.append(None if group is None else at)
            at += group is not None
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Dealt:
    """A call of declared operands, of which some are groups, as one of all operands."""

    call: Call
    places: Sequence[int | slice | None]

    def __call__(self, *operands: RunValue, **more: object) -> RunValue:
        return self.call(*[None if where is None else operands[where] for where in self.places], **more)


def _named(declared: Sequence[Value], types: Sequence[Tensor | Other]) -> dict[str, Group]:
    """The result types by name. Several variadic results have equally many items."""
    fixed = sum(not value.variadic for value in declared)
    loose = len(declared) - fixed
    share = (len(types) - fixed) // loose if loose else 0
    found: dict[str, Group] = {}
    at = 0
    for value in declared:
        if value.variadic:
            found[value.name] = tuple(types[at : at + share])
            at += share
        else:
            found[value.name] = types[at]
            at += 1
    return found


# --- quantized operands and results -------------------------------------------------------------------------


def _stored(element: ElementType | Quantized) -> ElementType:
    return element.storage if isinstance(element, Quantized) else element


def _expressed(element: ElementType | Quantized) -> ElementType:
    return element.expressed if isinstance(element, Quantized) else element


_Conversions = tuple[Conversion | None, ...]
_OfArrays = Callable[..., Array | tuple[Array, ...]]


def _conversions(view: View, kernel: OpKernel) -> tuple[_Conversions, _Conversions]:
    """How operands become floats and results become stored integers; nothing where stored integers serve as
    they are.
    """
    quantized = [
        type_.element
        for type_ in (*view.operand_types, *view.result_types)
        if isinstance(type_, Tensor) and isinstance(type_.element, Quantized)
    ]
    if not quantized or kernel.stored:
        return (), ()
    if not all(isinstance(type_, Tensor) for type_ in (*view.operand_types, *view.result_types)):
        return (), ()  # what is held in futures or goes over channels stays as it is stored
    into = all(isinstance(type_, Tensor) and type_.element == quantized[0] for type_ in view.result_types)
    if into and all(element == quantized[0] for element in quantized) and (kernel.moves or view.regions):
        return (), ()
    if view.regions:
        found = ", ".join(dict.fromkeys(map(str, quantized)))
        raise OpSpecError(
            f"expected one quantized type in all operands and results of an op with a region, found {found}"
        )
    return kernel.quantized.into(view.operand_types), kernel.quantized.out_of(view.result_types)


def _convert(call: _OfArrays, into: _Conversions, out_of: _Conversions, *operands: Array) -> RunValue:
    made = call(*[x if to is None else to(x) for x, to in zip(operands, into, strict=True)])
    if not isinstance(made, tuple):
        return made if out_of[0] is None else out_of[0](made)
    return tuple(x if to is None else to(x) for x, to in zip(made, out_of, strict=True))
