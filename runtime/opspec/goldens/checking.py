"""A backend of whatever kind, a command that runs one program, held against golden vectors."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, cast

import numpy as np

from opspec.arrays import load_npz
from opspec.errors import OpSpecError
from opspec.formula.values import formats
from opspec.goldens.vectors import CaseEntry, Tolerance, read_index
from opspec.values.arrays import Array, Elements
from opspec.values.types import element_of

PLACEHOLDERS = ("program", "inputs", "outputs")
Backend = Callable[[Path, Path, Path], "str | None"]  # program, inputs, where the outputs go; what went wrong


@dataclass(frozen=True, slots=True)
class CaseFailure:
    """A case that a backend does not get right. `index`: the first element that is too far off, and `ulp` how far."""

    case: str
    label: str
    program: str
    reason: str
    result: str | None = None
    index: tuple[int, ...] | None = None
    found: str | None = None
    expected: str | None = None
    ulp: int | None = None
    wrong: int = 0
    of: int = 0

    def __str__(self) -> str:
        if self.index is None:
            return f"{self.case}: {self.reason}\n  {self.program}"
        distance = "" if self.ulp is None else f", {self.ulp} ULP apart"
        at = f"{self.result}[{', '.join(map(str, self.index))}]"
        return (
            f"{self.case}: {at} is {self.found}, expected {self.expected}{distance} ({self.reason});"
            f" {self.wrong} of {self.of} elements are off\n  {self.program}"
        )


class CaseDifference(TypedDict, total=False):
    """The first element that is too far off, as fields of a CaseFailure. Of other types or shapes, there is none."""

    reason: str
    index: tuple[int, ...]
    found: str
    expected: str
    ulp: int | None
    wrong: int
    of: int


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What a check found: how many cases were run, and those that failed."""

    op: str
    cases: int
    failures: tuple[CaseFailure, ...]


def check(backend: Backend, folder: Path, jobs: int = 1) -> CheckReport:
    """Run every case of a folder of goldens."""
    index = read_index(folder)
    cases = index["cases"]
    with tempfile.TemporaryDirectory(prefix="opspec-goldens-") as made, ThreadPoolExecutor(jobs) as pool:
        outputs = [Path(made) / f"{at}.npz" for at in range(len(cases))]
        found = pool.map(lambda entry, path: _case(backend, folder, entry, path), cases, outputs)
        failures = tuple(failure for failure in found if failure is not None)
    return CheckReport(index["op"], len(cases), failures)


def command(text: str, timeout: float) -> Backend:
    """A backend that is a command line, with {program}, {inputs} and {outputs} where the paths go."""
    words = shlex.split(text)
    missing = [f"{{{name}}}" for name in PLACEHOLDERS if not any(f"{{{name}}}" in word for word in words)]
    if missing:
        example = "./run {program} {inputs} {outputs}"
        raise OpSpecError(
            f"the command lacks {', '.join(missing)}; expected something like '{example}', found '{text}'"
        )

    def run(*paths: Path) -> str | None:
        filled = list(words)
        for name, path in zip(PLACEHOLDERS, paths, strict=True):
            filled = [word.replace(f"{{{name}}}", str(path)) for word in filled]
        return _run(filled, timeout)

    return run


def _run(words: Sequence[str], timeout: float) -> str | None:
    try:
        # In a session of its own, so that what it started ends with it.
        child = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=os.name == "posix",
        )
    except OSError as error:
        raise OpSpecError(f"cannot run {words[0]}: {error.strerror}") from None
    try:
        said, _ = child.communicate(timeout=timeout)
    except BaseException as stopped:
        if os.name == "posix":
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()
        child.communicate()
        if isinstance(stopped, subprocess.TimeoutExpired):
            return f"the command took over {timeout:g} seconds"
        raise
    if child.returncode == 0:
        return None
    how = f"signal {-child.returncode}" if child.returncode < 0 else f"exit status {child.returncode}"
    lines = said.decode(errors="replace").strip().splitlines()
    return f"the command ended with {how}" + (f": {lines[-1][:300]}" if lines else "")


def _case(backend: Backend, folder: Path, entry: CaseEntry, outputs: Path) -> CaseFailure | None:
    program = folder / entry["program"]

    def failure(reason: str, **rest: Any) -> CaseFailure:
        return CaseFailure(entry["name"], entry["label"], str(program), reason, **rest)

    problem = backend(program, folder / entry["inputs"], outputs)
    if problem is None and not outputs.exists():
        problem = f"the command wrote no {outputs.name}"
    if problem is not None:
        return failure(problem)
    try:
        found = load_npz(outputs)
    except OpSpecError as error:
        return failure(str(error))
    expected = load_npz(folder / entry["outputs"])
    bounds = load_npz(folder / entry["bounds"]) if "bounds" in entry else {}
    for result in entry["results"]:
        name = result["array"]
        if name not in found:
            return failure(f"expected the outputs {', '.join(expected)}, found {', '.join(found) or 'none'}")
        tolerance = Tolerance(result["tolerance"].get("ulp"), bounds.get(name))
        difference = compare(found[name], expected[name], tolerance)
        if difference is not None:
            fields = cast("dict[str, Any]", difference)
            return failure(fields.pop("reason"), result=result["name"], **fields)
    return None


# --- comparing ------------------------------------------------------------------------------------


def compare(found: Array, expected: Array, tolerance: Tolerance) -> CaseDifference | None:
    """The first element that is too far off, None where there is none."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return {"reason": f"expected {_described(expected)}, found {_described(found)}"}
    wrong = ~_close(found, expected, tolerance)
    if not wrong.any():
        return None
    index = tuple(int(i) for i in np.argwhere(wrong)[0])
    allowed = f"{tolerance.ulp} ULP" if tolerance.bound is None else f"{tolerance.bound[index]:.3g}"
    distance = [_distance(x[index], y[index]) for x, y in zip(_parts(found), _parts(expected), strict=True)]
    known = [d for d in distance if d is not None]
    return {
        "reason": f"allowed {allowed}",
        "index": index,
        "found": _shown(found[index]),
        "expected": _shown(expected[index]),
        "ulp": max(known) if known else None,
        "wrong": int(wrong.sum()),
        "of": wrong.size,
    }


def _close(found: Array, expected: Array, tolerance: Tolerance) -> Array:
    kind = element_of(expected.dtype).kind
    if kind not in ("float", "complex"):
        if tolerance.bound is None:
            return np.asarray(found == expected)
        return np.asarray(np.abs(found.astype(np.float64) - expected.astype(np.float64)) <= tolerance.bound)
    same = np.logical_and.reduce([_identical(x, y) for x, y in zip(_parts(found), _parts(expected), strict=True)])
    if tolerance.bound is None and not tolerance.ulp:
        return np.asarray(same)
    allowed = tolerance.bound
    if allowed is None and kind == "complex":  # in units of the larger part
        larger = np.maximum(np.abs(expected.real), np.abs(expected.imag))
        with np.errstate(all="ignore"):
            allowed = (tolerance.ulp or 0) * np.spacing(larger).astype(np.float64)
    close = [_near(x, y, tolerance.ulp, allowed) for x, y in zip(_parts(found), _parts(expected), strict=True)]
    return np.asarray(same | np.logical_and.reduce(close))


def _near(found: Array, expected: Array, ulp: int | None, allowed: Array | None) -> Array:
    x, y = found.astype(np.float64), expected.astype(np.float64)
    equal: Array = (x == y) | (np.isnan(x) & np.isnan(y))
    if allowed is None:
        apart = [_distance(a, b) for a, b in zip(found.flat, expected.flat, strict=True)]
        close: Array = np.array([d is not None and d <= (ulp or 0) for d in apart], bool).reshape(x.shape)
        return np.asarray(equal | close)
    with np.errstate(all="ignore"):
        near: Array = np.isfinite(x) & np.isfinite(y) & (np.abs(x - y) <= allowed)
    return np.asarray(equal | near)


def _identical(found: Array, expected: Array) -> Array:
    """Equal bits, but for what NaN carries."""
    x, y = found.astype(np.float64), expected.astype(np.float64)
    nan = np.isnan(x) & np.isnan(y)
    return np.asarray(nan | ((x == y) & (np.signbit(x) == np.signbit(y))))


def _parts(array: Array) -> Iterator[Array]:
    """Real and imaginary part; of other types the array itself."""
    yield from (np.asarray(array.real), np.asarray(array.imag)) if array.dtype.kind == "c" else (np.asarray(array),)


def _distance(found: Elements, expected: Elements) -> int | None:
    """How many values of the type lie between two, plus one; None where that says nothing."""
    type_ = element_of(found.dtype)
    if type_.kind != "float" or np.isnan(found) or np.isnan(expected):
        return None
    return abs(_rank(found) - _rank(expected))


def _rank(x: Elements) -> int:
    """The position of a number among all of its type, zero at 0."""
    type_ = element_of(x.dtype)
    sign = formats()[type_.name].sign
    bits = int(np.asarray(x).view(f"u{type_.dtype.itemsize}")) & ((1 << type_.bits) - 1)
    return sign - bits if sign and bits & sign else bits


def _shown(x: Elements) -> str:
    if x.dtype.kind == "c":
        return f"{_shown(x.real)}{'' if np.signbit(x.imag) else '+'}{_shown(x.imag)}j"
    kind = element_of(x.dtype).kind
    return str(bool(x)).lower() if kind == "bool" else repr(float(x)) if kind == "float" else str(int(x))


def _described(array: Array) -> str:
    return f"{element_of(array.dtype)} of shape {list(array.shape)}"
