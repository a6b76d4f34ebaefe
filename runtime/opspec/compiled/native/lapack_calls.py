"""Which calls of LAPACK's routines, for small matrices, are machine code: what each of them takes and makes."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import partial

from opspec.compiled.native.inlined import LoopPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.lapack_factors import Factors
from opspec.compiled.native.lapack_spectra import Spectra
from opspec.compiled.native.lapack_texts import I32, TYPES, Shape
from opspec.execution.call_registry import config_of, is_overridden
from opspec.numerics import blas
from opspec.programs.records import View
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor

_Part = tuple[Shape, ElementType]
_CODE: _Part = ((), I32)
LARGEST = 512  # rows of a square matrix, beyond which several threads are better
_TARGET = re.compile("lapack_([sdcz])(potrf|getrf|trsm|geqrf|orgqr|ungqr|syevd|heevd|geev|gees|gesdd|gtsv)_ffi")
_OF_COMPLEX = {"ungqr": "orgqr", "heevd": "syevd"}  # what they are of real ones
_REUSED = {  # for an operand the result that begins as a copy of it
    "trsm": {1: 0},
    "gtsv": {at: at for at in range(4)},
    "geev": {},
    "gesdd": {},  # which ends as one
}
_OPTIONS = {  # letters of a call's config, the usual one first
    "potrf": {"uplo": "LU"},
    "trsm": {"side": "LR", "uplo": "LU", "trans_x": "NTC", "diag": "NU"},
    "syevd": {"mode": "V", "uplo": "LU"},
    "geev": {"compute_left": "VN", "compute_right": "VN"},
    "gees": {"mode": "VN", "sort": "N"},
    "gesdd": {"mode": "ASN"},
}


def lapack_pieces_of(view: View, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """What a call of one of the routines does; None where it is of another one, or another one is registered for it."""
    found = _TARGET.fullmatch(str(view.attributes.get("call_target_name")))
    if found is None or is_overridden(view):
        return None
    letter, called = found.groups()
    routine = _OF_COMPLEX.get(called, called)
    shapes, letters = [tuple(x.shape) for x in tensors], _letters(view, routine)
    frontend = view.attributes.get("mhlo.frontend_attributes") or {}
    count = int(frontend.get("num_batch_dims", max(map(len, shapes[: len(view.operands)])) - 2))
    batch, matrices = shapes[0][:count], [shape[count:] for shape in shapes]
    if letters is None or not all(isinstance(size, int) for shape in shapes for size in shape):
        return None
    expected = _expected(routine, matrices, letters, letter)
    known = [(shape, x.element) for shape, x in zip(shapes, tensors, strict=True)]
    if known != [((*batch, *shape), element) for shape, element in expected]:
        return None
    sizes = [size for shape in matrices for size in shape]
    work = max((math.prod(shape) * min(shape) for shape in matrices if len(shape) == 2), default=0)
    small = routine == "gtsv" or work <= LARGEST**3
    if not small or 0 in batch or 0 in sizes or f"{letter}{called}" not in blas.functions():
        return None
    given = letter, math.prod(batch), *matrices[{"trsm": 1, "gtsv": 3}.get(routine, 0)]
    factors, spectra = Factors(*given), Spectra(*given)
    match routine:
        case "potrf":
            return [LoopPiece(partial(factors.cholesky, letters["uplo"]), (0, 1, 2))]
        case "trsm":
            return [LoopPiece(partial(factors.triangular, letters), (0, 1, 2))]
        case "getrf":
            return factors.gauss(target)
        case "geqrf":
            return factors.householder(target)
        case "orgqr":
            return factors.orthogonal(target, matrices[1][0])
        case "gtsv":
            return factors.tridiagonal(target)
        case "gesdd":
            return spectra.singular(target, letters["mode"], matrices[3][1], matrices[4][0])
        case "geev":
            return spectra.general(target, "".join(letters.values()))
        case "gees":
            return spectra.schur(target, letters["mode"])
    return spectra.symmetric(target, letters["uplo"])


def reused_by_lapack(view: View) -> Mapping[int, int]:
    """For an operand of such a call the result that may lie in its memory."""
    found = _TARGET.fullmatch(str(view.attributes.get("call_target_name")))
    assert found is not None
    called = found.group(2)
    return _REUSED.get(_OF_COMPLEX.get(called, called), {0: 0})


def _letters(view: View, routine: str) -> dict[str, str] | None:
    """What a call's config chooses; None where it chooses something that is not done here."""
    config, known = config_of(view), _OPTIONS.get(routine, {})
    given = config if isinstance(config, Mapping) else {}
    codes = {name: str(given.get(name, ord(letters[0]))) for name, letters in known.items()}
    found = {name: chr(int(code)) for name, code in codes.items() if code.isdecimal()}
    return found if all(found.get(name, " ") in letters for name, letters in known.items()) else None


def _expected(routine: str, matrices: Sequence[Shape], letters: Mapping[str, str], letter: str) -> list[_Part]:
    """The operands and results of a routine for one matrix; none of what it refuses."""
    real = TYPES[letter]
    both = ELEMENT_TYPES[f"complex<{real.name}>"]
    own = both if letter in "cz" else real
    if routine == "gtsv":
        solved = matrices[3] if len(matrices) > 3 else ()
        given = [*[(solved[:1], own)] * 3, (solved, own)]
        return [*given, *given, _CODE] if len(solved) == 2 and solved[0] > 1 else []
    if len(matrices[0]) != 2:
        return []
    rows, columns = first = matrices[0]
    least, same, square = min(first), (first, own), rows == columns
    values = [((rows,), own)] * (1 if own == both else 2)
    match routine:
        case "potrf" if square:
            return [same, same, _CODE]
        case "syevd" if square:
            return [same, same, ((rows,), real), _CODE]
        case "geev" if square:
            return [same, *values, (first, both), (first, both), _CODE]
        case "gees" if square:
            return [same, same, same, *values, _CODE, _CODE]
        case "getrf":
            return [same, same, ((least,), I32), _CODE]
        case "gesdd":
            thin = letters["mode"] == "S" or (letters["mode"] == "N" and matrices[3:4] == [(rows, least)])
            left, right = (least, least) if thin else first
            return [same, same, ((least,), real), ((rows, left), own), ((right, columns), own), _CODE]
        case "geqrf":
            return [same, same, ((least,), own)]
        case "orgqr" if len(matrices[1]) == 1 and matrices[1][0] <= columns <= rows:
            return [same, (matrices[1], own), same]
        case "trsm" if len(matrices[1]) == 2 and first == (matrices[1][letters["side"] == "R"],) * 2:
            return [same, (matrices[1], own), (matrices[1], own)]
    return []
