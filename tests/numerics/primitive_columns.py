"""Runs the rows of spec/primitives.yaml in each of their columns: NumPy text, oracle and compiled C."""

from __future__ import annotations

import cmath
import ctypes
import math
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np
import yaml

from opspec.formula import exact_arithmetic
from opspec.numerics import ciphers, complex_functions, complex_inverses, elementwise, special, special_f32
from opspec.values import dims, truth
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.checkout import ROOT
from tests.samples import optimized

SPEC = ROOT / "spec"
VECTOR_TYPES = ("ints", "bools", "matrix", "(ints, ints)")
C_TYPES = [
    ELEMENT_TYPES[name]
    for name in (
        *("i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"),
        *("f32", "f64", "complex<f32>", "complex<f64>", "index"),
    )
]


@dataclass(frozen=True)
class Parameter:
    name: str
    type: str
    default: str | None


@dataclass(frozen=True)
class Row:
    """A row as the file has it, its texts spread over the atomic classes."""

    name: str
    data: Mapping[str, Any]
    parameters: tuple[Parameter, ...]
    result: str
    where: Mapping[str, tuple[str, ...]]

    @property
    def is_vector(self) -> bool:
        return any(p.type in VECTOR_TYPES for p in self.parameters) or self.result in VECTOR_TYPES

    @property
    def key(self) -> str:
        """The type variable whose class chooses the text."""
        return "F" if "F" in self.where else "E"

    @property
    def classes(self) -> tuple[str, ...]:
        return self.where.get(self.key, ("index",))

    @property
    def widen(self) -> bool:
        return self.data.get("widen") == "true"

    def text(self, column: str, kind: str) -> str:
        entry = self.data["texts"][column]
        return entry if isinstance(entry, str) else spread(entry)[kind]

    def ulp(self, column: str, kind: str) -> int:
        return int(spread(self.data.get("ulp", {})).get(kind, {}).get(column, 0))


@dataclass(frozen=True)
class Instance:
    """A row at given element types."""

    row: Row
    E: ElementType
    F: ElementType

    def __str__(self) -> str:
        pair = f"{self.F}->{self.E}" if self.row.key == "F" else str(self.E)
        return f"{self.row.name}-{pair}"

    @property
    def kind(self) -> str:
        return (self.F if self.row.key == "F" else self.E).kind

    def element(self, name: str) -> ElementType | None:
        """The element type of a parameter or result, None for what is no scalar."""
        if name in ("E", "F", "real(E)"):
            return {"E": self.E, "F": self.F, "real(E)": part(self.E)}[name]
        fixed = {"bool": "i1", "int": "index", "float": "f64"}.get(name)
        return ELEMENT_TYPES[fixed] if fixed else None

    @property
    def result(self) -> ElementType:
        found = self.element(self.row.result)
        assert found is not None
        return found

    @property
    def values(self) -> list[Parameter]:
        return [p for p in self.row.parameters if p.type != "type"]


@cache
def read(name: str) -> Any:
    return yaml.load((SPEC / name).read_text(encoding="utf-8"), getattr(yaml, "CBaseLoader", yaml.BaseLoader))


TYPES: dict[str, dict[str, Any]] = read("types.yaml")["types"]
CLASSES: dict[str, list[str]] = read("types.yaml")["classes"]
ATOMIC = ("bool", "sint", "uint", "float", "complex", "quantized", "per_axis", "sub_channel", "index")


def spread(texts: Mapping[str, Any]) -> dict[str, Any]:
    """A mapping from classes, with unions replaced by their members."""
    found: dict[str, Any] = {}
    for name, text in texts.items():
        for kind in CLASSES.get(name, [name]):
            assert kind not in found, f"two texts for {kind}"
            found[kind] = text
    return found


def part(element: ElementType) -> ElementType:
    return ELEMENT_TYPES[f"f{element.bits // 2}"] if element.kind == "complex" else element


@cache
def rows() -> list[Row]:
    return [_row(name, data) for name, data in read("primitives.yaml")["primitives"].items()]


def _row(name: str, data: dict[str, Any]) -> Row:
    found = re.fullmatch(r"\((.*)\) -> (.+)", data["signature"])
    assert found is not None, name
    parameters = [
        Parameter(p["name"], p["type"], p["default"])
        for p in re.finditer(r"\*?(?P<name>\w+): (?P<type>\([^)]*\)|\w+)(?: = (?P<default>[^,]+))?(?:, |$)", found[1])
    ]
    where = {var: tuple(classes) for var, classes in data.get("where", {}).items()}
    return Row(name, data, tuple(parameters), found[2], where)


def instances(row: Row, elements: Sequence[ElementType]) -> Iterator[Instance]:
    if row.key == "E":
        for element in elements:
            if element.kind in row.where.get("E", ("index",)):
                yield Instance(row, element, element)
        return
    for source in elements:
        for target in elements:
            if source.kind not in row.where["F"] or target.kind not in row.where["E"]:
                continue
            same_kind = (source.kind == "complex") == (target.kind == "complex")
            if (row.name != "bitcast" or same_kind) and (row.name != "complex" or part(target) is source):
                yield Instance(row, target, source)


# --- values ---------------------------------------------------------------------------------------


def array(values: Sequence[Any], element: ElementType) -> np.ndarray[Any, Any]:
    """An array of values that the type holds exactly."""
    dtype = element.dtype
    if element.kind == "float":
        return np.array(values, np.float64).astype(dtype)
    if element.bits < 8 and element.kind in ("sint", "uint"):
        return np.array(values, np.int64).astype(dtype)
    return np.array(values, dtype)


def values_of(result: np.ndarray[Any, Any], element: ElementType) -> list[Any]:
    if element.kind == "float":
        with np.errstate(all="ignore"):  # a signalling NaN
            result = result.astype(np.float64)
    return [value if element.kind in ("float", "complex") else int(value) for value in result.ravel().tolist()]


def is_same(got: Any, wanted: Any) -> bool:
    """Equal by bits, but that any NaN equals any other."""
    if isinstance(wanted, complex):
        return is_same(got.real, wanted.real) and is_same(got.imag, wanted.imag)
    if wanted != wanted:
        return bool(got != got)
    return bool(got == wanted) and (not isinstance(wanted, float) or math.copysign(1, got) == math.copysign(1, wanted))


def distance(got: Any, exact: Any, element: ElementType) -> float:
    """How far the result is from the exact value, in units in the last place."""
    form = exact_arithmetic.float_format(part(element))
    wanted = exact_arithmetic.to_type(exact, element)
    if is_same(got, wanted):
        return 0
    if element.kind == "complex":
        size = max(abs(wanted.real), abs(wanted.imag))
        parts = [(got.real, exact.real), (got.imag, exact.imag)]
    else:
        if got == wanted:  # zeros of different sign
            return math.inf
        size, parts = abs(wanted), [(got, exact)]
    if not all(math.isfinite(x) for x in (size, got.real, got.imag)):
        return 1 if abs(got) in (math.inf, form.largest) and abs(wanted) in (math.inf, form.largest) else math.inf
    exponent = max(math.frexp(size)[1] - 1, form.lowest) if size else form.lowest
    unit = Fraction(2) ** (exponent - form.mantissa)
    return float(max(abs(Fraction(a) - rational(b)) / unit for a, b in parts))


def rational(value: Any) -> Fraction:
    if isinstance(value, int | float):
        return Fraction(value)
    sign, number, power, _ = value._mpf_
    return Fraction(int(-number if sign else number)) * Fraction(2) ** int(power)


# --- the columns ----------------------------------------------------------------------------------


@cache
def code(text: str) -> CodeType:
    return compile(text.strip(), "spec/primitives.yaml", "eval")


def by_numpy(case: Instance, arguments: Sequence[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    """The NumPy text, applied the way a caller has to."""
    modules = {"np": np, "ew": elementwise, "cx": complex_functions, "inverses": complex_inverses}
    modules |= {"single": special_f32, "special": special, "ciphers": ciphers}
    names: dict[str, Any] = {**modules, "dtype": case.E.dtype}
    for parameter, argument in zip(case.values, arguments, strict=True):
        if case.row.widen and parameter.type in ("E", "F"):
            element = case.E if parameter.type == "E" else case.F
            argument = argument.astype(np.dtype(TYPES[element.name]["texts"]["numpy"]["wide"]))
        names[parameter.name] = int(argument[()]) if parameter.type == "int" else argument
    with np.errstate(all="ignore"):
        result = np.asarray(eval(code(case.row.text("numpy", case.kind)), names))
        if case.row.widen and case.row.result in ("E", "real(E)"):
            result = elementwise.narrow(result, case.result.dtype)
    return result


def by_dims(case: Instance, arguments: Sequence[Any]) -> Any:
    """The NumPy text for class index, which works on Python's integers."""
    names = {p.name: value for p, value in zip(case.values, arguments, strict=True)}
    return eval(code(case.row.text("numpy", "index")), {**vars(truth), **vars(dims), **names})


def by_oracle(case: Instance, arguments: Sequence[Any]) -> Any:
    """The exact value, not yet of the type."""
    names = {**exact_arithmetic.NAMES, "E": case.E, "F": case.F}
    names.update({p.name: value for p, value in zip(case.values, arguments, strict=True)})
    return eval(code(case.row.text("oracle", case.kind)), names)


def is_excepted(case: Instance, arguments: Sequence[Any], got: Any, exact: Any) -> bool:
    """Whether the row says that a result may be this far from the exact one here."""
    region = case.row.data.get("region")
    wide = case.E.dtype == np.dtype(TYPES[case.E.name]["texts"]["numpy"]["wide"])
    if region is None or not wide or not cmath.isfinite(got) or not exact_arithmetic.mp.isfinite(exact):
        return False  # narrower types round once
    names = {**exact_arithmetic.NAMES, "epsilon": 2.0**-52}
    names.update({p.name: value for p, value in zip(case.values, arguments, strict=True)})
    return bool(eval(code(region["where"]), names)) and abs(exact - got) <= max(
        eval(code(region["within"]), names), math.ulp(0.0)
    )


def c_text(case: Instance) -> str:
    chosen = case.F if case.row.key == "F" else case.E
    width = max(chosen.bits, 8)
    bits = case.E.bits
    limits: dict[str, Any] = {}
    if case.E.kind in ("sint", "uint", "index"):
        low, high = (0, 2**bits - 1) if case.E.kind == "uint" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        suffix = "uLL" if case.E.kind == "uint" else "LL"
        limits = {"max": f"{high}{suffix}", "min": f"({low + 1}{suffix} - 1)" if low else "0"}
    elif case.E.kind == "float":
        info = np.finfo(case.E.dtype)
        limits = {
            key: float(value).hex() for key, value in (("max", info.max), ("min", info.min), ("epsilon", info.eps))
        }
    return case.row.text("c", case.kind).format(
        T=TYPES[case.E.name]["texts"]["c"]["type"],
        R=TYPES[part(case.E).name]["texts"]["c"]["type"],
        W="uint64_t" if width > 32 else "uint32_t",
        U=f"uint{width}_t",
        S=f"int{width}_t",
        f="f" if chosen.name in ("f32", "complex<f32>") else "",
        bits=bits,
        mask=f"{2**bits - 1:#x}uLL",
        **limits,
    )


class Compiled:
    """All C texts of some instances, compiled into one library."""

    def __init__(self, cases: Sequence[Instance], folder: Path) -> None:
        lines = ['#include "prelude.h"']
        for number, case in enumerate(cases):
            elements = [case.element(p.type) for p in case.values]
            types = [TYPES[e.name]["texts"]["c"]["type"] for e in elements if e is not None]
            heads = [f"const {c} *{p.name}_" for c, p in zip(types, case.values, strict=True)]
            loads = [f"{c} {p.name} = {p.name}_[i_];" for c, p in zip(types, case.values, strict=True)]
            result = TYPES[case.result.name]["texts"]["c"]["type"]
            lines.append(
                f"void k{number}({', '.join([*heads, f'{result} *out_', 'long n_'])}) "
                f"{{ for (long i_ = 0; i_ < n_; i_++) {{ {' '.join(loads)} out_[i_] = {c_text(case)}; }} }}"
            )
        source, library = folder / "primitives.c", folder / "primitives.so"
        source.write_text("\n".join(lines) + "\n")
        command = ["gcc", "-std=c99", optimized(), "-ffp-contract=off", "-Wall", "-Wno-unused", "-Werror"]
        include = f"-I{ROOT / 'generated' / 'opspec_generated' / 'cuda'}"
        subprocess.run([*command, "-shared", "-fPIC", include, source, "-o", library, "-lm"], check=True)
        self.library = ctypes.CDLL(str(library))
        self.numbers = {str(case): number for number, case in enumerate(cases)}

    def __contains__(self, case: Instance) -> bool:
        return str(case) in self.numbers

    def run(self, case: Instance, arguments: Sequence[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
        count = max((a.size for a in arguments), default=1)
        held = [np.ascontiguousarray(np.broadcast_to(a, (count,))) for a in arguments]
        out = np.empty(count, case.result.dtype)
        pointers = [ctypes.c_void_p(a.ctypes.data) for a in (*held, out)]
        self.library[f"k{self.numbers[str(case)]}"](*pointers, ctypes.c_long(count))
        return out


def vector_by_numpy(row: Row, arguments: Sequence[Any], keywords: Mapping[str, int]) -> Any:
    names = _bound(row, [vectors(a) for a in arguments], keywords)
    return eval(code(row.data["texts"]["numpy"]), {**vars(truth), **vars(dims), **names})


def vector_by_oracle(row: Row, arguments: Sequence[Any], keywords: Mapping[str, int]) -> Any:
    names = _bound(row, arguments, keywords)
    return eval(code(row.data["texts"]["oracle"]), {**exact_arithmetic.NAMES, **names})


def _bound(row: Row, arguments: Sequence[Any], keywords: Mapping[str, int]) -> dict[str, Any]:
    names: dict[str, Any] = {p.name: int(p.default) for p in row.parameters if p.default is not None}
    first = row.parameters[0].name
    if f"*{first}" in row.data["signature"]:
        names[first] = tuple(arguments)
    else:
        names.update({p.name: a for p, a in zip(row.parameters, arguments, strict=False)})
    return names | dict(keywords)


def vectors(value: Any) -> Any:
    """Tuples as the vectors of the language."""
    return Vec(map(vectors, value)) if isinstance(value, tuple | list) else value


def tuples(value: Any) -> Any:
    return tuple(map(tuples, value)) if isinstance(value, tuple | list) else value
