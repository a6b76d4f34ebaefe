"""Cases that are programs in files: several ops, their gradients as JAX makes them, and tensors of many elements.

`tools/conform_programs.py` makes those of several ops. A file may say in lines of comment what goes in and comes out;
else inputs are drawn, and the formulas say what comes out, in f64.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np

from opspec.catalog.op_files import load
from opspec.catalog.op_index import index
from opspec.conform.asked import FULL, HUGE, QUICK, Case, Selection
from opspec.conform.several_devices import spread
from opspec.formula import evaluation
from opspec.formula.example_arrays import array
from opspec.goldens.values import Draw
from opspec.goldens.vectors import Tolerance
from opspec.programs.loading import load_generic
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from opspec_model.text.literals import parse_tensor

TIMES = 8  # as far off as the formulas are that round after each op, and so many times that
_MAIN = re.compile(r'function_type = \((.*?)\) -> .*sym_name = "main"')
_TENSOR = re.compile(r"tensor<((?:\d+x)*)(\w+)>")
_BITS = re.compile(r"dense<0x([0-9A-F]{8})>(?= : tensor<(?:\d+x)*f32>)")  # an infinity, or NaN
_GIVEN = re.compile(r"^// (inputs|outputs): (.*)$", re.MULTILINE)


def written(label: str, selection: Selection) -> Iterator[Case]:
    """The cases of a folder of programs that are asked for: of the quick level the first, of many elements none."""
    if label == HUGE and selection.level != FULL and not (selection.labels or selection.ops or selection.names):
        return
    for path in sorted(_folder(label).glob("*.mlir"), key=lambda path: path.name):
        text = path.read_text(encoding="utf-8")
        types = _argument_types(text)
        case = Case(f"{label}/{types[0][1]}/{path.stem}", label, types[0][1], label, text)
        if selection.has(case):
            yield spread(_with_values(case, types))
            if selection.level == QUICK and not selection.names:
                return


def _folder(label: str) -> Path:
    return Path(str(files(__package__).joinpath("programs", label)))


def _argument_types(text: str) -> list[tuple[tuple[int, ...], str]]:
    found = _MAIN.search(text)
    assert found is not None
    return [(tuple(map(int, sizes.split("x")[:-1])), name) for sizes, name in _TENSOR.findall(found[1])]


def _with_values(case: Case, types: Sequence[tuple[tuple[int, ...], str]]) -> Case:
    given = {name: _literals(values) for name, values in _GIVEN.findall(case.program)}
    inputs = given.get("inputs") or [_drawn(case.name, at, *type_) for at, type_ in enumerate(types)]
    outputs, tolerances = given.get("outputs"), [Tolerance(0)]
    if outputs is None:
        outputs, tolerances = _computed(case.program, inputs)
    names = tuple(f"result {at}" for at in range(len(outputs)))
    return replace(case, inputs=tuple(inputs), outputs=tuple(outputs), tolerances=tuple(tolerances), names=names)


def _literals(text: str) -> list[Array]:
    base = load(next(iter(index())))[1]
    return [array(parse_tensor(value), "a program of `opspec conform`", base) for value in text.split("; ")]


def _drawn(name: str, number: int, shape: tuple[int, ...], element: str) -> Array:
    """Floats between -1 and 1 that are all different; small integers."""
    size = math.prod(shape)
    order = np.array(Draw(f"{name} {number}").order(size))
    type_ = ELEMENT_TYPES[element]
    values = (2 * order + 1 - size) / size if type_.kind == "float" else order % 5
    return values.astype(type_.dtype).reshape(shape)


def _computed(program: str, inputs: Sequence[Array]) -> tuple[list[Array], list[Tolerance]]:
    """What the formulas give in f64, and how far off they are where each op rounds to f32."""
    rounded = evaluation.run(load_generic(program), *inputs)
    wider = [x.astype(np.float64) if x.dtype == np.float32 else x for x in inputs]
    exact = evaluation.run(load_generic(_in_f64(program)), *wider)
    return [y.astype(x.dtype) for x, y in zip(rounded, exact, strict=True)], list(map(_allowed, rounded, exact))


def _in_f64(program: str) -> str:
    def wide(bits: re.Match[str]) -> str:
        value = np.array(int(bits[1], 16), np.uint32).view(np.float32).astype(np.float64)
        return f"dense<0x{int(value.view(np.uint64)):016X}>"

    return _BITS.sub(wide, program).replace("f32", "f64")


def _allowed(rounded: Array, exact: Array) -> Tolerance:
    if rounded.dtype != np.float32:
        return Tolerance(0)
    largest = float(np.max(np.abs(exact), initial=0.0))
    off = float(np.max(np.abs(rounded - exact), initial=0.0))
    return Tolerance(None, np.full(exact.shape, TIMES * (off + largest * float(np.finfo(np.float32).eps))))
