"""The LAPACK routines that JAX's programs for CPUs call, in four types, through SciPy (`pip install opspec[lapack]`).

Values are as LAPACK leaves them: pivots count from 1, and triangles that a routine does not touch keep what they had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

import numpy as np
from scipy.linalg import blas, lapack

from opspec.execution.call_registry import CustomCall, custom_call
from opspec.values.arrays import Array
from opspec.values.types import Tensor

TYPES = "sdcz"
_SQUARE = 256  # rows of what is turned at a time
Found = Sequence[Array | np.generic | int]  # of one matrix
Routine = Callable[..., Found]
Named = Callable[[str], Callable[..., Any]]  # SciPy's functions, which have no types


def _routine(real: str, complex_: str = "", library: ModuleType = lapack) -> Callable[[Routine], Routine]:
    """Register a function of one matrix of a batch: of the call, SciPy's function by name, and the operands."""

    def register(function: Routine) -> Routine:
        for letter in TYPES:
            name = complex_ if complex_ and letter in "cz" else real

            def batched(call: CustomCall, *operands: Array, letter: str = letter) -> Sequence[Array]:
                return _batched(call, function, lambda routine: getattr(library, letter + routine), operands)

            custom_call(f"lapack_{letter}{name}_ffi")(batched)
        return function

    return register


def _batched(call: CustomCall, function: Routine, named: Named, operands: Sequence[Array]) -> Sequence[Array]:
    types = [type_ for type_ in call.result_types if isinstance(type_, Tensor)]
    shapes = call.attributes.get("indices_of_shape_operands")  # of results of unknown shape
    if shapes is not None:
        operands = [x for at, x in enumerate(operands) if at not in np.ravel(shapes)]
    batch = int(_frontend(call, "num_batch_dims", _guessed(operands)))
    shape = operands[0].shape[:batch]
    if not batch:
        made = function(call, named, *operands)
        own = [x if any(x is y for y in operands) else _by_rows(np.asarray(x)) for x in made]
        return [np.asarray(x, type_.element.dtype, order="C") for x, type_ in zip(own, types, strict=True)]
    found: list[Array] = []
    for index in np.ndindex(*shape):
        made = function(call, named, *[x[index] for x in operands])
        found = found or [
            np.empty((*shape, *np.shape(x)), type_.element.dtype) for x, type_ in zip(made, types, strict=True)
        ]
        for room, x in zip(found, made, strict=True):
            room[index] = x
    return found or [np.empty((*shape, *tuple(type_.shape)[batch:]), type_.element.dtype) for type_ in types]


def _by_rows(x: Array) -> Array:
    """What a routine leaves; a square matrix is turned where it lies."""
    is_turned = x.ndim == 2 and len(x) == len(x.T) and x.T.flags.carray and not x.flags.c_contiguous
    return _transposed(x.T) if is_turned else x


def _own(a: Array) -> Array:
    """A matrix by columns that a routine may write over: itself where nobody else needs it."""
    if not a.flags.writeable:
        return np.array(a, order="F")
    return _transposed(a).T if len(a) == len(a.T) and a.flags.carray else np.asfortranarray(a)


def _transposed(x: Array) -> Array:
    """A square matrix by rows, turned where it lies, a square of it and its opposite at a time."""
    for i in range(0, len(x), _SQUARE):
        for j in range(i, len(x), _SQUARE):
            upper, lower = (x[a : a + _SQUARE, b : b + _SQUARE] for a, b in ((i, j), (j, i)))
            kept = upper.copy()
            upper[...] = lower.copy().T
            lower[...] = kept.T
    return x


def _frontend(call: CustomCall, name: str, default: int) -> int:
    found: int = (call.attributes.get("mhlo.frontend_attributes") or {}).get(name, default)
    return found


def _guessed(operands: Sequence[Array]) -> int:
    return max(x.ndim for x in operands) - 2


def _letter(call: CustomCall, name: str, default: str = "") -> str:
    """An option that is a letter, written as its code."""
    given = call.option(name)
    return default if given is None else chr(int(given))


def _is_lower(call: CustomCall) -> bool:
    return _letter(call, "uplo", "L") == "L"


def _blocks(columns: int) -> int:
    """The size of a work array with which a routine takes many columns at once: SciPy gives it three."""
    return 64 * (columns + 1)


def _space(query: Array) -> int:
    """The size of a work array, as the routine asks for it."""
    return int(np.real(np.ravel(query)[0]))


# --- factorisations -----------------------------------------------------------------------------------------


@_routine("potrf")
def potrf(call: CustomCall, named: Named, a: Array) -> Found:
    if not a.size:
        return a, 0
    # By columns it is its transpose, which has the other triangle.
    factor, info = named("potrf")(a.T, lower=not _is_lower(call), clean=False, overwrite_a=a.flags.writeable)
    return factor.T, info


@_routine("getrf")
def getrf(call: CustomCall, named: Named, a: Array) -> Found:
    del call
    if not a.size:
        return a, np.zeros(min(a.shape), np.int32), 0
    factors, pivots, info = named("getrf")(_own(a), overwrite_a=True)
    return factors, pivots + 1, info


@_routine("geqrf")
def geqrf(call: CustomCall, named: Named, a: Array) -> Found:
    del call
    if not a.size:
        return a, np.zeros(min(a.shape), a.dtype)
    factors, tau, _, _ = named("geqrf")(_own(a), lwork=_blocks(a.shape[1]), overwrite_a=True)
    return factors, tau


@_routine("geqp3")
def geqp3(call: CustomCall, named: Named, a: Array, pivots: Array) -> Found:
    """SciPy's wrapper has no columns that stand first: those are put there before, and counted back."""
    del call
    if not a.size:
        return a, np.arange(1, a.shape[1] + 1), np.zeros(min(a.shape), a.dtype)
    if pivots.any():
        raise NotImplementedError("columns that are to stand first in geqp3; give zeros as jpvt")
    factors, order, tau, _, _ = named("geqp3")(a, lwork=_blocks(a.shape[1]))
    return factors, order, tau


@_routine("orgqr", "ungqr")
def orgqr(call: CustomCall, named: Named, a: Array, tau: Array) -> Found:
    del call
    if not a.size:
        return (a,)
    name = "ungqr" if a.dtype.kind == "c" else "orgqr"
    return (named(name)(_own(a), tau, lwork=_blocks(a.shape[1]), overwrite_a=True)[0],)


@_routine("ormqr", "unmqr")
def ormqr(call: CustomCall, named: Named, a: Array, tau: Array, c: Array) -> Found:
    if not c.size:
        return (c,)
    routine = named("unmqr" if a.dtype.kind == "c" else "ormqr")
    side = "L" if call.option("left", True) else "R"
    trans = ("C" if a.dtype.kind == "c" else "T") if call.option("transpose", False) else "N"
    a = a[:, : len(tau)]  # a wide matrix has no more reflectors than rows
    size = _space(routine(side, trans, a, tau, c, -1)[1])
    return (routine(side, trans, a, tau, c, size)[0],)


@_routine("trsm", library=blas)
def trsm(call: CustomCall, named: Named, a: Array, b: Array) -> Found:
    if not b.size:
        return (b,)
    trans = {"N": 0, "T": 1, "C": 2}[_letter(call, "trans_x", "N")]
    right, unit = _letter(call, "side", "L") == "R", _letter(call, "diag", "N") == "U"
    side, lower = not right, not _is_lower(call)  # by columns, with no copy, from the other side
    made = named("trsm")(1, a.T, b.T, side=side, lower=lower, trans_a=trans, diag=unit, overwrite_b=b.flags.writeable)
    return (made.T,)


@_routine("gtsv")
def gtsv(call: CustomCall, named: Named, low: Array, diagonal: Array, up: Array, b: Array) -> Found:
    """The first entry of `low` and the last of `up` lie outside of the matrix."""
    del call
    if not b.size:
        return low, diagonal, up, b, 0
    if len(diagonal) == 1:  # SciPy's wrapper asks for entries beside the diagonal
        with np.errstate(all="ignore"):
            return low, diagonal, up, b / diagonal, int(diagonal[0] == 0)
    second, middle, first, x, info = named("gtsv")(low[1:], diagonal, up[:-1], b)
    return np.concatenate([low[:1], second]), middle, np.concatenate([first, up[-1:]]), x, info


# --- eigenvalues and singular values ------------------------------------------------------------------------


@_routine("gesdd")
def gesdd(call: CustomCall, named: Named, a: Array) -> Found:
    return _singular(call, a, lambda **how: named("gesdd")(a, **how))


@_routine("gesvd")
def gesvd(call: CustomCall, named: Named, a: Array) -> Found:
    return _singular(call, a, lambda **how: named("gesvd")(a, **how))


def _singular(call: CustomCall, a: Array, decompose: Callable[..., Any]) -> Found:
    mode = _letter(call, "mode", "A")
    sizes = [tuple(type_.shape)[-2:] for type_ in call.result_types if isinstance(type_, Tensor)]
    if not a.size:
        u, v = (np.zeros(sizes[at], a.dtype) for at in (2, 3))
        for x in (u, v):
            np.fill_diagonal(x, 1)
        return a, np.zeros(0, a.real.dtype), u, v, 0
    if not np.isfinite(a).all():  # of infinities LAPACK never comes back
        u, v = (np.full(sizes[at], np.nan, a.dtype) for at in (2, 3))
        return a, np.full(min(a.shape), np.nan, a.real.dtype), u, v, -4
    u, s, v, info = decompose(compute_uv=mode != "N", full_matrices=mode == "A")
    if mode == "N":
        u, v = (np.zeros(sizes[at], a.dtype) for at in (2, 3))
    return a, s, u, v, info


@_routine("syevd", "heevd")
def syevd(call: CustomCall, named: Named, a: Array) -> Found:
    if not a.size:
        return a, np.zeros(0, a.real.dtype), 0
    name = "heevd" if a.dtype.kind == "c" else "syevd"
    vectors = _letter(call, "mode", "V") == "V"
    w, v, info = named(name)(_own(a), compute_v=vectors, lower=_is_lower(call), overwrite_a=True)
    return v, w, info


@_routine("geev")
def geev(call: CustomCall, named: Named, a: Array) -> Found:
    left, right = _letter(call, "compute_left", "V") == "V", _letter(call, "compute_right", "V") == "V"
    parts = 1 if a.dtype.kind == "c" else 2
    kind = np.result_type(a.dtype, np.complex64)
    if not a.size:
        return (*[np.zeros(0, a.dtype)] * parts, a.astype(kind), a.astype(kind), 0)
    if not np.isfinite(a).all():  # as jaxlib, which does not ask LAPACK then
        nowhere = np.full(a.shape, np.nan, kind)
        return (*[np.full(len(a), np.nan, a.dtype)] * parts, nowhere, nowhere, -4)
    size = _space(named("geev_lwork")(len(a), compute_vl=left, compute_vr=right)[0])
    *w, vl, vr, info = named("geev")(a, compute_vl=left, compute_vr=right, lwork=size)
    empty = np.zeros(a.shape, kind)
    found = [_vectors(w, v) if wanted else empty for v, wanted in ((vl, left), (vr, right))]
    return (*w, *found, info)


def _vectors(w: Sequence[Array], packed: Array) -> Array:
    """Eigenvectors of a real matrix come as real and imaginary part for each pair of complex eigenvalues."""
    if len(w) == 1:
        return packed
    found = packed.astype(np.result_type(packed.dtype, np.complex64))
    at = 0
    while at < packed.shape[1]:
        if w[1][at] != 0:
            found[:, at] = packed[:, at] + 1j * packed[:, at + 1]
            found[:, at + 1] = packed[:, at] - 1j * packed[:, at + 1]
            at += 1
        at += 1
    return found


@_routine("gees")
def gees(call: CustomCall, named: Named, a: Array) -> Found:
    vectors = _letter(call, "mode", "V") == "V"
    parts = 1 if a.dtype.kind == "c" else 2
    if not a.size:
        return (a, a, *[np.zeros(0, a.dtype)] * parts, 0, 0)
    made = named("gees")(lambda *_: None, a, compute_v=vectors, sort_t=False, lwork=_blocks(len(a)))
    t, count, *w, v, _, info = made
    return (t, v if vectors else np.zeros_like(a), *w, count, info)


@_routine("gehrd")
def gehrd(call: CustomCall, named: Named, a: Array) -> Found:
    if not a.size:
        return a, np.zeros(max(len(a) - 1, 0), a.dtype), 0
    low, high = int(call.option("low", 1)) - 1, int(call.option("high", len(a))) - 1
    return tuple(named("gehrd")(a, lo=low, hi=high, lwork=_blocks(len(a))))


@_routine("sytrd", "hetrd")
def sytrd(call: CustomCall, named: Named, a: Array) -> Found:
    name = "hetrd" if a.dtype.kind == "c" else "sytrd"
    if not a.size:
        return a, *[np.zeros(0, x) for x in (a.real.dtype, a.real.dtype, a.dtype)], 0
    size = _space(named(f"{name}_lwork")(len(a), lower=_is_lower(call))[0])
    return tuple(named(name)(a, lower=_is_lower(call), lwork=size))


def names() -> Iterator[str]:
    """Every target that this module implements."""
    from opspec.execution.call_registry import targets

    return (target for target in targets() if target.startswith("lapack_"))
