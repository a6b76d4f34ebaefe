"""Shape refinement: a program whose arguments have unknown sizes, for arguments of known ones.

    opspec.refine(module, ["tensor<8x16xf32>", "tensor<16xf32>"])      # in place

Types of results follow from types of arguments by the rules of the ops; what a program computes of sizes becomes
constants, ops whose shape is an operand become the static ones, and a function becomes one for each signature that it
is called with. Where sizes depend on values, types stay as they are: a `Refinement` says of which op first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

import numpy as np

from opspec.errors import OpSpecError, WrongUse
from opspec.programs import carrier
from opspec.programs.locations import Location
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import ModuleView, View, import_module
from opspec.programs.shared_ops import unify
from opspec.refinement.analysed_program import FunctionInstance, Refined, RefineError, Type, walk
from opspec.refinement.analysis import Analysis
from opspec.refinement.known_types import is_open_type
from opspec.refinement.rewrite import rewrite
from opspec.values.arrays import DType
from opspec.values.dims import Contradiction, meet
from opspec.values.types import ELEMENT_TYPES, Other, Tensor, element_of
from opspec.verification.verifier import verify_ops
from opspec_model.text.counting import counted

if TYPE_CHECKING:
    from jaxlib.mlir import ir

__all__ = ["OpenOp", "RefineError", "Refinement", "refine"]

# Their rules ask for the types of functions as they stand.
_NAMES_FUNCTIONS = frozenset({*CALLS, "func.return"})


class Shaped(Protocol):
    """An array, or what describes one."""

    @property
    def shape(self) -> Sequence[object]: ...

    @property
    def dtype(self) -> DType: ...


Wanted: TypeAlias = "str | ir.Type | Shaped | None"  # the type of an argument; None for the declared


@dataclass(frozen=True, slots=True)
class OpenOp:
    """An op that makes a value of unknown size of values of known ones."""

    op: str
    location: Location
    types: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.location}: {self.op} gives {', '.join(self.types)}"


@dataclass(frozen=True, slots=True)
class Refinement:
    """What became of a program. `refined`: results whose type says more now; `folded`: ops that constants replaced;
    `static`: ops of dynamic shape that became static ones; `copies`: functions made for further signatures; `open`:
    where unknown sizes that are left come from; `dynamic`: how many values have one.
    """

    refined: int
    folded: int
    static: int
    copies: int
    dynamic: int
    open: tuple[OpenOp, ...]


def refine(module: ir.Module, types: Sequence[Wanted], *, entry: str = "main") -> Refinement:
    """Give the arguments of a function these types, and all that follows from them to the rest of the module.

    A type is a text (`tensor<2x3xf32>`, or `2x3xf32`), an MLIR type, anything with `shape` and `dtype`, or None for
    the type that is declared. RefineError where sizes exclude each other; the module is then as it was.
    """
    unify(module.operation)
    view = import_module(module)
    arguments = _arguments(view, types, entry)
    analysis = Analysis(view)
    instance = analysis.instance(entry, arguments, [None] * len(arguments), drop=False)
    kept = list(_kept(instance))
    broken = verify_ops(op for op in kept if isinstance(op, Refined) and _is_verified(op))
    if broken:
        raise RefineError(broken)
    dynamic = [op for op in kept if any(map(is_open_type, op.result_types))]
    sources = (op for op in dynamic if not any(map(is_open_type, op.operand_types)) and op.name not in CALLS)
    places = tuple(OpenOp(op.name, op.location, tuple(map(str, op.result_types))) for op in sources)
    counts = rewrite(view, instance)
    return Refinement(counts.refined, counts.folded, counts.static, counts.copies, len(dynamic), places)


def _is_verified(op: Refined) -> bool:
    return op.name not in _NAMES_FUNCTIONS and op.taken is None


def _kept(entry: FunctionInstance) -> Iterable[View]:
    """The ops of an instance and of all that it calls, but for those that constants replace."""
    seen = {entry}
    pending = [entry]
    while pending:
        instance = pending.pop()
        for view in walk(instance.block):
            if id(view) in instance.removed:
                continue
            yield view
            target = view.target if isinstance(view, Refined) else None
            if target is not None and target.own and target not in seen:
                seen.add(target)
                pending.append(target)


# --- types of arguments ---------------------------------------------------------------------------------------


def _arguments(module: ModuleView, wanted: Sequence[Wanted], entry: str) -> tuple[Type, ...]:
    function = module.functions.get(entry)
    if function is None or len(function.regions[0].blocks) != 1:
        names = ", ".join(f"@{name}" for name in module.functions) or "none"
        raise OpSpecError(f"refine: expected the name of a function as entry: {names}; found {entry!r}")
    declared = function.regions[0].block.types
    if len(wanted) != len(declared):
        types = f" ({', '.join(map(str, declared))})" if declared else ""
        expected = f"{counted(len(declared), 'type')}, as @{entry} takes{types}"
        raise OpSpecError(f"refine: expected {expected}, found {len(wanted)}")
    return tuple(
        _argument(f"refine: @{entry}, argument {at}", given, type_, module)
        for at, (given, type_) in enumerate(zip(wanted, declared, strict=True))
    )


def _argument(label: str, wanted: Wanted, declared: Type, module: ModuleView) -> Type:
    if wanted is None:
        return declared
    given = _type(label, wanted, module)
    if given == declared:
        return declared
    if not (isinstance(given, Tensor) and isinstance(declared, Tensor)):
        raise OpSpecError(f"{label}: expected {declared}, found {given}")
    if given.element != declared.element:
        raise OpSpecError(f"{label}: expected elements of type {declared.element}, as {declared} has, found {given}")
    try:
        shape = meet(declared.shape, given.shape)
    except Contradiction as error:
        raise OpSpecError(f"{label}: expected a type that {declared} allows, found {given}: {error}") from None
    return Tensor(shape, declared.element, declared.encoding)


def _type(label: str, wanted: Wanted, module: ModuleView) -> Type:
    ir = carrier.ir
    if hasattr(wanted, "shape") and hasattr(wanted, "dtype"):
        return module.decoder.type(ir.Type.parse(_spelled(cast("Shaped", wanted)), module.root.op.context))
    text = str(wanted).strip()
    for spelling in (text, f"tensor<{text}>"):
        try:
            type_ = module.decoder.type(ir.Type.parse(spelling, module.root.op.context))
        except ir.MLIRError:
            continue
        if not (isinstance(type_, Other) and type_.text in ELEMENT_TYPES):  # `f32` is short for tensor<f32>
            return type_
    raise WrongUse(f"{label}: expected a type such as tensor<2x3xf32>, or 2x3xf32, found {text!r}")


def _spelled(like: Shaped) -> str:
    sizes = "".join(f"{size}x" if isinstance(size, int) else "?x" for size in like.shape)
    return f"tensor<{sizes}{element_of(np.dtype(like.dtype).newbyteorder('='))}>"  # arrays of any byte order are taken
