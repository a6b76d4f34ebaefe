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
        ended = run_command(filled, timeout)
        return None if ended is None else str(ended)

    return run


@dataclass(frozen=True, slots=True)
class Ended:
    """A command that did not succeed: its exit status, minus a signal, None where it took too long; and its words."""

    status: int | None
    said: str

    def __str__(self) -> str:
        return self.said


def run_command(words: Sequence[str], timeout: float) -> Ended | None:
    """Run a command, in a process and a session of its own; None where it succeeds."""
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
            return Ended(None, f"the command took over {timeout:g} seconds")
        raise
    if child.returncode == 0:
        return None
    how = f"signal {-child.returncode}" if child.returncode < 0 else f"exit status {child.returncode}"
    lines = said.decode(errors="replace").strip().splitlines()
    return Ended(child.returncode, f"the command ended with {how}" + (f": {lines[-1][:300]}" if lines else ""))


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
    wrong = ~close(found, expected, tolerance)
    if not wrong.any():
        return None
    index = tuple(int(i) for i in np.argwhere(wrong)[0])
    allowed = f"{tolerance.ulp} ULP" if tolerance.bound is None else f"{tolerance.bound[index]:.3g}"
    return {
        "reason": f"allowed {allowed}",
        "index": index,
        "found": shown(found[index]),
        "expected": shown(expected[index]),
        "ulp": farthest(found[index], expected[index]),
        "wrong": int(wrong.sum()),
        "of": wrong.size,
    }


def close(found: Array, expected: Array, tolerance: Tolerance) -> Array:
    """Which elements are as near as the tolerance says, of arrays of one type and shape."""
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
        comparable = ~np.isnan(x) & ~np.isnan(y)
        return np.asarray(equal | (comparable & (_apart(found, expected) <= (ulp or 0))))
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


def farthest(found: Elements, expected: Elements) -> int | None:
    """The greatest distance in ULP: values of the type between two, plus one; None where no pair has one."""
    far: list[int] = []
    for x, y in zip(_parts(np.asarray(found)), _parts(np.asarray(expected)), strict=True):
        if element_of(x.dtype).kind == "float":
            comparable = ~np.isnan(x.astype(np.float64)) & ~np.isnan(y.astype(np.float64))
            far += [int(_apart(x, y)[comparable].max())] if comparable.any() else []
    return max(far, default=None)


def _apart(found: Array, expected: Array) -> Array:
    x, y = _ranks(found), _ranks(expected)
    # Between the two ends of f64 lie more values than int64 counts.
    with np.errstate(over="ignore"):
        return np.where(x > y, x.view(np.uint64) - y.view(np.uint64), y.view(np.uint64) - x.view(np.uint64))


def _ranks(x: Array) -> Array:
    """The position of numbers among all of their type, zero at 0."""
    type_ = element_of(x.dtype)
    sign = formats()[type_.name].sign
    bits = np.asarray(x).view(f"u{type_.dtype.itemsize}").astype(np.uint64) & np.uint64((1 << type_.bits) - 1)
    below = (bits & np.uint64(sign)) != 0
    with np.errstate(over="ignore"):
        return np.where(below, np.uint64(sign) - bits, bits).view(np.int64)


def shown(x: Elements) -> str:
    """An element as text."""
    if x.dtype.kind == "c":
        return f"{shown(x.real)}{'' if np.signbit(x.imag) else '+'}{shown(x.imag)}j"
    kind = element_of(x.dtype).kind
    return str(bool(x)).lower() if kind == "bool" else repr(float(x)) if kind == "float" else str(int(x))


def _described(array: Array) -> str:
    return f"{element_of(array.dtype)} of shape {list(array.shape)}"
