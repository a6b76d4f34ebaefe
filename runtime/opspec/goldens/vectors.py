"""Golden vectors of an op: programs, inputs, and what the formula gives for them, with a tolerance for each output.

`docs/goldens.md` describes the files.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NotRequired, TypedDict, cast

import numpy as np

from opspec.arrays import save_npz
from opspec.catalog.op_files import full_name
from opspec.errors import OpSpecError, WrongUse
from opspec.formula import exact_arithmetic
from opspec.formula.evaluation import load, run
from opspec.goldens import cases as goldens_cases
from opspec.goldens.complex_bounds import complex_ulp
from opspec.goldens.values import Draw
from opspec.numerics.elementwise import limits
from opspec.programs.loading import load as load_program
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array, DType
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES, QUANTIZED, Quantized, Tensor, element_of
from opspec_model.elements.spelling import parse_quantized

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.goldens.cases import Raw
    from opspec_model.definitions.spec import Op
    from opspec_model.definitions.table_rows import Primitive

FORMAT = 1
INDEX = "index.json"
DRAWS = 4  # how often inputs are moved to see how far an output moves


class ToleranceEntry(TypedDict):
    """How far an output may be off, in the index: of the kind `bound`, the file of bounds says it."""

    kind: str
    ulp: NotRequired[int | None]


class ResultEntry(TypedDict):
    """An output in the index; `array` is its name in the files."""

    name: str
    array: str
    type: str
    tolerance: ToleranceEntry


class CaseEntry(TypedDict):
    """A case in the index, with the names of its files."""

    name: str
    label: str
    program: str
    inputs: str
    outputs: str
    bounds: NotRequired[str]
    input_types: list[str]
    results: list[ResultEntry]


class GoldensIndex(TypedDict):
    """What `index.json` says."""

    format: int
    op: str
    version: str
    cases: list[CaseEntry]
    left_out: list[dict[str, str]]


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far an output may be off: a number of ULP, or an absolute bound for each element."""

    ulp: int | None
    bound: Array | None = None

    @property
    def data(self) -> ToleranceEntry:
        return {"kind": "ulp", "ulp": self.ulp} if self.bound is None else {"kind": "bound"}


@dataclass(frozen=True, slots=True)
class Golden:
    """A case: what to run, on what, what comes out, and how far that may be off."""

    name: str
    label: str
    program: str
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    input_types: tuple[Tensor, ...]
    output_types: tuple[Tensor, ...]
    names: tuple[str, ...]
    tolerances: tuple[Tolerance, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A case that has no expected outputs, and why."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Goldens:
    """All cases of an op."""

    op: str
    version: str
    cases: tuple[Golden, ...]
    left_out: tuple[LeftOut, ...]


def goldens(name: str, types: Sequence[str] | None = None) -> Goldens:
    """The cases of an op, for these element types of its first type variable; "quantized" stands for many types."""
    name = full_name(name)
    op, base = load(name)
    if op.semantics is None:
        raise OpSpecError(f"{name} has no meaning of its own, so nothing says what its outputs are")
    if not op.results:
        raise OpSpecError(f"{name}: expected results to compare, found no arrays: it ends a region")
    made: list[Golden] = []
    left: list[LeftOut] = []
    for raw in goldens_cases.cases(op, types if types is None else _known(op, types)):
        try:
            made.append(golden(op, raw))
        except (OpSpecError, Undefined) as error:
            left.append(LeftOut(raw.name, str(error).splitlines()[0]))
    if not made and not left:
        raise OpSpecError(f"{name}: expected arrays as operands or results, found no arrays that a file could hold")
    return Goldens(name, base.dialects[op.dialect].version, tuple(made), tuple(left))


def _known(op: Op, types: Sequence[str]) -> list[str]:
    classes = op.typevars[0].classes if op.typevars else frozenset()
    quantized = frozenset[str]().union(*(var.classes for var in op.typevars)) & QUANTIZED
    for name in types:
        found = ELEMENT_TYPES.get(name) or parse_quantized(name)
        if (found is None or found.kind not in classes | quantized) and not (
            quantized and name == goldens_cases.ALL_QUANTIZED
        ):
            names = [x for x, t in ELEMENT_TYPES.items() if t.kind in classes]
            names += [goldens_cases.ALL_QUANTIZED, "a quantized type"] if quantized else []
            wanted = ", ".join(names) or "none: it has no type variable"
            raise WrongUse(f"{op.name}: '{name}' is no element type of its first type variable; expected {wanted}")
    return list(dict.fromkeys(types))


# --- expected outputs -----------------------------------------------------------------------------


def golden(op: Op, raw: Raw) -> Golden:
    """A case with what the formula gives, and how far that may be off."""
    module = load_program(raw.program)
    outputs = run(module, *raw.inputs)
    operands = [t for group in raw.instance.operands for t in group if not isinstance(t, Ints)]
    input_types = tuple(t for t in operands if isinstance(t, Tensor))
    output_types = tuple(t for group in raw.instance.results for t in group if isinstance(t, Tensor))
    ops = [op, *goldens_cases.called(op, raw.instance)]
    allowed = tolerances(ops, module, raw.inputs, outputs, input_types, output_types)
    names = [
        value.name if not value.type.variadic else f"{value.name}[{at}]"
        for value, group in zip(op.results, raw.instance.results, strict=True)
        for at in range(len(group))
    ]
    return Golden(
        raw.name, raw.label, raw.program, raw.inputs, outputs, input_types, output_types, tuple(names), allowed
    )


def tolerances(
    ops: Sequence[Op],
    module: ir.Module,
    inputs: Sequence[Array],
    outputs: Sequence[Array],
    takes: Sequence[Tensor],
    gives: Sequence[Tensor],
) -> tuple[Tolerance, ...]:
    """How far each output of a program of an op may be off. `ops`: that op, and then those that its regions apply."""
    (op, *_), row = ops, ops[0].function
    reduces = op.accuracy.get("") == "reduction"
    inexact = [t.element.kind in ("float", "complex") for t in gives]
    if reduces and any(inexact):
        bounds = _bounds(module, inputs, outputs, takes)
        return tuple(Tolerance(None, b) if wide else Tolerance(0) for b, wide in zip(bounds, inexact, strict=True))
    own = max(map(complex_ulp, ops)) if any(x.dtype.kind == "c" for x in inputs) else 0
    terms = max((x.size for x in inputs), default=1) if reduces else 0
    found = tuple(
        _rounded(x, t.element, terms + max(each.ulps(str(t.element.expressed)) for each in ops))
        if isinstance(t.element, Quantized)
        else Tolerance(max(own, *(each.ulps(str(t.element)) for each in ops)) if wide else 0)
        for x, t, wide in zip(outputs, gives, inexact, strict=True)
    )
    if row is None or row.region is None:
        return found
    return tuple(_excepted(row, inputs, x, given) for x, given in zip(outputs, found, strict=True))


def _rounded(stored: Array, element: Quantized, ulp: int) -> Tolerance:
    """For an output that is rounded from the expressed type to stored integers: one of those more."""
    if not ulp:
        return Tolerance(0)
    away = np.abs(stored.astype(np.float64) - min(element.zero_points)) + 1
    return Tolerance(None, 1 + ulp * float(limits(element.expressed.dtype).eps) * away)


def _excepted(row: Primitive, inputs: Sequence[Array], output: Array, given: Tolerance) -> Tolerance:
    """A bound for each element where the function of the op says that it may be farther off for some arguments.

    Narrower types than f64 are computed in f64, and rounded once.
    """
    assert row.region is not None
    if _part(output) != np.float64 or given.ulp is None:
        return given
    with np.errstate(all="ignore"):
        bound = np.nan_to_num(given.ulp * np.spacing(_finite(output)), posinf=0.0)
    names = [parameter.name for parameter in row.signature.parameters]
    known = {**exact_arithmetic.NAMES, "epsilon": float(limits(output.real.dtype).eps)}
    for at, arguments in enumerate(zip(*(np.broadcast_to(x, output.shape).flat for x in inputs), strict=True)):
        scope = known | {name: x.item() for name, x in zip(names, arguments, strict=True)}
        if np.isfinite(output.flat[at]) and eval(row.region.where, scope):
            bound.flat[at] = max(bound.flat[at], float(eval(row.region.within, scope)))
    return Tolerance(None, bound)


def _bounds(
    module: ir.Module, inputs: Sequence[Array], outputs: Sequence[Array], types: Sequence[Tensor]
) -> list[Array]:
    """A bound for each element of a sum of n terms: 2 n eps of the result and of the sum of the terms' magnitudes, and
    n times the farthest that it moves when each input moves by eps.
    """
    count = max((x.size for x in inputs), default=1) or 1
    magnitudes = run(module, *map(_magnitude, inputs, types))
    spread = [np.zeros(x.shape) for x in outputs]
    draw = Draw("moved")
    for _ in range(DRAWS):
        moved = run(module, *(_moved(x, draw) for x in inputs))
        for at, (x, y) in enumerate(zip(moved, outputs, strict=True)):
            with np.errstate(all="ignore"):
                spread[at] = np.maximum(spread[at], _finite(_wide(x) - _wide(y)))
    bounds = []
    for x, size, far in zip(outputs, magnitudes, spread, strict=True):
        info = limits(_part(x)) if element_of(x.dtype).kind in ("float", "complex") else None
        step, least = (float(info.eps), float(info.smallest_subnormal)) if info is not None else (0.0, 0.0)
        bounds.append(count * (2 * step * (_finite(_wide(x)) + _finite(_wide(size))) + far + least))
    return bounds


def _part(array: Array) -> DType:
    return array.real.dtype if array.dtype.kind == "c" else array.dtype


def _wide(array: Array) -> Array:
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def _finite(array: Array) -> Array:
    with np.errstate(all="ignore"):
        found: Array = np.abs(array)
    return np.where(np.isfinite(found), found, 0.0)


def _magnitude(array: Array, type_: Tensor) -> Array:
    if isinstance(type_.element, Quantized):
        zero = type_.element.zero_points[0]
        away = np.abs(array.astype(np.int64) - zero) + zero
        made: Array = np.minimum(away, type_.element.storage_max).astype(array.dtype)
        return made
    return np.abs(array).astype(array.dtype) if element_of(array.dtype).kind in ("float", "complex") else array


def _moved(array: Array, draw: Draw) -> Array:
    """Each value moved by one unit, up or down."""
    if element_of(array.dtype).kind not in ("float", "complex"):
        return array
    signs = np.array([draw.below(2) * 2 - 1 for _ in range(array.size)]).reshape(array.shape)
    with np.errstate(all="ignore"):
        return (_wide(array) * (1 + signs * float(limits(_part(array)).eps))).astype(array.dtype)


# --- files ----------------------------------------------------------------------------------------


def write(found: Goldens, folder: Path) -> list[str]:
    """Write the files of all cases, and remove those of an earlier run; the names of the files, the index last."""
    folder.mkdir(parents=True, exist_ok=True)
    old = _old_files(folder)
    files: list[str] = []
    entries = []
    for case in found.cases:
        entry = _entry(case)
        (folder / entry["program"]).write_text(case.program, encoding="utf-8", newline="\n")
        save_npz(folder / entry["inputs"], _numbered(case.inputs))
        save_npz(folder / entry["outputs"], _numbered(case.outputs))
        files += [entry["program"], entry["inputs"], entry["outputs"]]
        if "bounds" in entry:
            bounds = {f"arr_{at}": x.bound for at, x in enumerate(case.tolerances) if x.bound is not None}
            save_npz(folder / entry["bounds"], bounds)
            files.append(entry["bounds"])
        entries.append(entry)
    left = [{"name": case.name, "reason": case.reason} for case in found.left_out]
    index = {"format": FORMAT, "op": found.op, "version": found.version, "cases": entries, "left_out": left}
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8", newline="\n")
    for name in old - set(files):
        (folder / name).unlink(missing_ok=True)
    return [*files, INDEX]


def _entry(case: Golden) -> CaseEntry:
    entry: CaseEntry = {
        "name": case.name,
        "label": case.label,
        "program": f"{case.name}.mlir",
        "inputs": f"{case.name}.inputs.npz",
        "outputs": f"{case.name}.outputs.npz",
        "input_types": list(map(str, case.input_types)),
        "results": [
            {"name": name, "array": f"arr_{at}", "type": str(type_), "tolerance": tolerance.data}
            for at, (name, type_, tolerance) in enumerate(
                zip(case.names, case.output_types, case.tolerances, strict=True)
            )
        ],
    }
    if any(x.bound is not None for x in case.tolerances):
        entry["bounds"] = f"{case.name}.bounds.npz"
    return entry


def _numbered(arrays: Sequence[Array]) -> dict[str, Array]:
    return {f"arr_{at}": x for at, x in enumerate(arrays)}


def _old_files(folder: Path) -> set[str]:
    """The files that the index of an earlier run names."""
    path = folder / INDEX
    if not path.exists():
        if any(folder.iterdir()):
            raise OpSpecError(f"{folder}: expected a new or empty folder, or one with goldens; name another one")
        return set()
    entries = cast("list[dict[str, str]]", read_index(folder)["cases"])
    return {
        Path(entry[key]).name for entry in entries for key in ("program", "inputs", "outputs", "bounds") if key in entry
    }


def read_index(folder: Path) -> GoldensIndex:
    """The index of a folder of goldens."""
    path = folder / INDEX
    try:
        found: GoldensIndex = json.loads(path.read_text(encoding="utf-8"))
        known = found["format"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise OpSpecError(
            f"{path}: expected the index of goldens, which `opspec goldens OP -o DIR` writes; {error}"
        ) from None
    if known != FORMAT:
        raise OpSpecError(f"{path}: expected format {FORMAT}, found {known}; write the goldens again")
    return found
