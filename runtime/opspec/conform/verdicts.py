"""What a backend's answer to a case is worth.

Where it differs from what the formula gives, others are asked before it is called wrong: the formula again, with
subnormal numbers as zeros and in every reading of the spec; and, for values that mpmath alone does not settle, the
interpreter that StableHLO ships and a third backend. What none of these shares is undecided.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from opspec.agreement.oracles import DECLINES, DIES, HANGS, Oracle, Unsupported, Verdict
from opspec.agreement.oracles.answers import ALONE, CARRIES, READS
from opspec.agreement.oracles.worker import Worker, child_command
from opspec.catalog.op_index import index
from opspec.catalog.op_traits import traits_of
from opspec.conform.asked import UNKNOWN_SIZES, Case
from opspec.errors import OpSpecError
from opspec.formula import evaluation
from opspec.formula.values import formats
from opspec.goldens.distances import close, farthest, shown
from opspec.goldens.vectors import Tolerance
from opspec.numerics.elementwise import limits
from opspec.programs.carrier_versions import is_changed_since
from opspec.programs.loading import load_generic
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import element_of
from opspec_model.text.counting import counted

EXACT, WITHIN, RIGHTLY = "exact", "within bound", "rightly refused"
FLUSHES, SIGN = "flushes subnormals", "other NaN or sign of zero"
UNSUPPORTED, UNDECIDED = "unsupported", "undecided"
REFUSED, ACCEPTED, WRONG, CRASH, HANG = "refused", "accepted", "wrong", "crash", "hang"
# Every verdict, from good to bad, and what it says.
VERDICTS = {
    EXACT: "the same, bit by bit",
    WITHIN: "as near as the accuracy of the op asks",
    RIGHTLY: "the program breaks a rule, and was refused",
    UNDECIDED: "those who should know differ, so nobody says that it is wrong",
    UNSUPPORTED: "the backend said that it does not have this",
    FLUSHES: "right, were subnormal numbers zero",
    SIGN: "right, but for the bits of a NaN or the sign of a zero",
    REFUSED: "a valid program was refused, and not as one that is unsupported",
    ACCEPTED: "a program that breaks a rule was accepted",
    WRONG: "other values",
    CRASH: "the process ended, or said what cannot be read",
    HANG: "no answer in time",
}
FINE = frozenset({EXACT, WITHIN, RIGHTLY, UNDECIDED, UNSUPPORTED})
# Memory is filled with something, so that who reads what is not there ends at it each time.
_STRICT = ["env", "MALLOC_PERTURB_=165"] if os.name == "posix" else []
_UNSUPPORTED = re.compile(
    r"\bunimplemented\b|\bnot (yet |currently )?(implemented|supported)\b|\bunsupported\b|\bno support\b"
    r"|\b(does not|doesn't|do not|cannot) (yet )?support\b|\bunregistered operation\b"
    r"|\bcan't be translated\b|\bprimitive_type_invalid\b",  # XLA, of ops and of types that it does not have
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class JudgeSettings:
    """What is allowed beyond what the spec says: `ulp` of any float, `ftz` to take subnormal numbers as zeros."""

    ulp: int = 0
    ftz: bool = False

    def fails(self, verdict: str) -> bool:
        """Whether a verdict counts against the backend."""
        return verdict not in FINE and not (verdict == FLUSHES and self.ftz)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict of a case; where something differs, the first element that does, and how many do.

    `by`: who refused a program: a parser, what carries it to the backend, or the backend. `ulp`: the greatest distance,
    of all elements.
    """

    verdict: str
    reason: str = ""
    by: str = ""
    result: str = ""
    index: tuple[int, ...] | None = None
    found: str = ""
    expected: str = ""
    ulp: int | None = None
    wrong: int = 0
    of: int = 0
    outputs: tuple[Array, ...] = field(default=(), compare=False)


class Judge:
    """Judges answers. The interpreter is asked for a second opinion, and then `third`, if there is one: a backend that
    is not the one judged. `lowered`: what the library makes of ops of CHLO reaches the backend, and not these.
    """

    def __init__(
        self, settings: JudgeSettings, third: Oracle | None = None, patience_s: float = 60.0, lowered: bool = False
    ) -> None:
        self.settings = settings
        self._third = third
        self._lowered = lowered
        self._library: Oracle = Worker("library", [*_STRICT, *child_command("library")], patience_s)

    def close(self) -> None:
        self._library.close()

    # --- programs that have to be refused -----------------------------------------------------------

    def of_refusal(self, case: Case, answer: Verdict | Unsupported) -> Judgement:
        ended = _ended(answer) if isinstance(answer, Unsupported) else None
        refused = isinstance(answer, Unsupported) or not answer.accepted
        if refused and ended is None and answer.stage != READS:
            return Judgement(RIGHTLY, answer.reason, _who(answer.stage))
        theirs = self._library.accepts(case.program)
        if refused:  # or it ended; who reads beside memory does now this and now that
            if isinstance(theirs, Unsupported) and theirs.how == DIES:
                return Judgement(UNDECIDED, "the program ends the process of StableHLO's own reader too")
            return ended or Judgement(RIGHTLY, answer.reason, _who(answer.stage))
        if isinstance(theirs, Verdict) and theirs.accepted:
            return Judgement(UNDECIDED, f"StableHLO's own verifier accepts what breaks {case.rule} too")
        return Judgement(ACCEPTED, f"the program breaks {case.rule}")

    # --- programs that give values ------------------------------------------------------------------

    def of_values(self, case: Case, answer: Sequence[Array] | Unsupported) -> Judgement:
        if isinstance(answer, Unsupported):
            return _ended(answer) or _declined(case, answer)
        problem = _other_types(answer, case.outputs)
        if problem:
            return Judgement(WRONG, problem, outputs=tuple(answer))
        allowed = [_widened(x, t, self.settings.ulp) for x, t in zip(case.outputs, case.tolerances, strict=True)]
        bad = [~close(x, y, t) for x, y, t in zip(answer, case.outputs, allowed, strict=True)]
        far = [farthest(x, y) for x, y in zip(answer, case.outputs, strict=True)]
        ulp = max((x for x in far if x is not None), default=None)
        if not any(x.any() for x in bad):
            if _moves(case) and any(map(_other_nans, answer, case.outputs)):
                return Judgement(SIGN, "a NaN that is only moved has other bits", ulp=ulp)
            return Judgement(WITHIN if ulp else EXACT, ulp=ulp)
        return replace(self._of_difference(case, answer, allowed, bad), ulp=ulp, outputs=tuple(answer))

    def _of_difference(
        self, case: Case, answer: Sequence[Array], allowed: Sequence[Tolerance], bad: Sequence[Array]
    ) -> Judgement:
        for name, reading in _readings(case):
            if all(close(x, y, t).all() for x, y, t in zip(answer, reading, allowed, strict=True)):
                return _first(case, UNDECIDED, f"right in the reading '{name}'", answer, bad)
        if self._lowered and case.op.startswith("chlo."):
            reaching = [x & y for x, y in zip(bad, self._survives(case, allowed), strict=True)]
            if not any(x.any() for x in reaching):
                return _first(case, UNDECIDED, "what jaxlib lowers the op to gives other values too", answer, bad)
            bad = reaching
        left = [x & ~y for x, y in zip(bad, self._contested(case, allowed), strict=True)]
        if not any(x.any() for x in left):
            return _first(case, UNDECIDED, "no other gives what the formula does", answer, bad)
        signs = [x & _same_but_for_sign(y, z) for x, y, z in zip(left, answer, case.outputs, strict=True)]
        others = [x & ~y for x, y in zip(left, signs, strict=True)]
        if not any(x.any() for x in others):
            return _first(case, SIGN, "zeros of the other sign", answer, signs)
        kept = list(others)
        for flushed in _flushed(case):
            kept = [x & ~_as_flushed(*y) for x, y in zip(kept, zip(answer, flushed, allowed, strict=True), strict=True)]
        if not any(x.any() for x in kept):
            return _first(case, FLUSHES, "right where subnormal numbers are zeros", answer, others)
        return _first(case, WRONG, "", answer, kept)

    def _survives(self, case: Case, allowed: Sequence[Tolerance]) -> list[Array]:
        """Where what the library lowers the op to still gives what the formula does."""
        theirs = self._library.run(case.program, list(case.inputs))
        if isinstance(theirs, Unsupported) or _other_types(theirs, case.outputs):
            return [np.ones(x.shape, bool) for x in case.outputs]
        return [close(x, y, t) for x, y, t in zip(theirs, case.outputs, allowed, strict=True)]

    def _contested(self, case: Case, allowed: Sequence[Tolerance]) -> list[Array]:
        """Where nobody gives what the formula does: neither mpmath, nor the interpreter, nor the third. What several
        devices give is written by hand.
        """
        if case.grid != ALONE:
            return [np.zeros(x.shape, bool) for x in case.outputs]
        doubts = _unsettled(case)
        shares = ((self._library, [_twice(t) for t in allowed]), (self._third, allowed))
        for other, near in shares:
            if other is None or not any(x.any() for x in doubts):
                continue
            theirs = other.run(case.program, list(case.inputs))
            if not isinstance(theirs, Unsupported) and not _other_types(theirs, case.outputs):
                sure = [close(x, y, t) for x, y, t in zip(theirs, case.outputs, near, strict=True)]
                doubts = [x & ~y for x, y in zip(doubts, sure, strict=True)]
        return doubts


def _ended(answer: Unsupported) -> Judgement | None:
    if answer.how == DECLINES:
        return None
    return Judgement(HANG if answer.how == HANGS else CRASH, str(answer.reason))


def _declined(case: Case, answer: Unsupported) -> Judgement:
    newer = answer.stage == READS and is_changed_since(case.op)
    lacks = newer or answer.stage == CARRIES or case.label == UNKNOWN_SIZES or _UNSUPPORTED.search(answer.reason)
    return Judgement(UNSUPPORTED if lacks else REFUSED, answer.reason, _who(answer.stage))


def _who(stage: str) -> str:
    return {READS: "parser", CARRIES: "carrier"}.get(stage, "backend")


def _first(case: Case, verdict: str, reason: str, answer: Sequence[Array], bad: Sequence[Array]) -> Judgement:
    """The verdict, and the first element that it is about."""
    at = next(number for number, x in enumerate(bad) if x.any())
    where = tuple(int(i) for i in np.argwhere(bad[at])[0])
    return Judgement(
        verdict,
        reason or _allowed(case.tolerances[at], where),
        result=case.names[at],
        index=where,
        found=shown(np.asarray(answer[at])[where]),
        expected=shown(case.outputs[at][where]),
        wrong=sum(int(x.sum()) for x in bad),
        of=sum(x.size for x in bad),
    )


def _allowed(tolerance: Tolerance, where: tuple[int, ...]) -> str:
    if tolerance.bound is not None:
        return f"allowed: {tolerance.bound[where]:.3g} apart"
    return f"allowed: {tolerance.ulp} ULP" if tolerance.ulp else "allowed: the same bits"


def _other_types(found: Sequence[Array], expected: Sequence[Array]) -> str:
    if len(found) != len(expected):
        return f"expected {counted(len(expected), 'result')}, found {len(found)}"
    for x, y in zip(found, expected, strict=True):
        if x.dtype != y.dtype or x.shape != y.shape:
            return f"expected {_type(y)}, found {_type(x)}"
    return ""


def _type(x: Array) -> str:
    return f"tensor<{''.join(f'{size}x' for size in x.shape)}{element_of(x.dtype)}>"


# --- what is allowed --------------------------------------------------------------------------------------------


def _widened(x: Array, tolerance: Tolerance, ulp: int) -> Tolerance:
    if not ulp or element_of(x.dtype).kind not in ("float", "complex"):
        return tolerance
    if tolerance.bound is None:
        return Tolerance(max(tolerance.ulp or 0, ulp))
    part = x.real.dtype if x.dtype.kind == "c" else x.dtype
    with np.errstate(all="ignore"):
        more = np.nan_to_num(np.abs(x.astype(np.complex128)), posinf=0.0) * float(limits(part).eps) * ulp
    return Tolerance(None, np.maximum(tolerance.bound, more))


def _twice(tolerance: Tolerance) -> Tolerance:
    return Tolerance(2 * (tolerance.ulp or 0)) if tolerance.bound is None else Tolerance(None, 2 * tolerance.bound)


# --- other opinions ---------------------------------------------------------------------------------------------


def _readings(case: Case) -> Iterator[tuple[str, Sequence[Array]]]:
    """What the formula gives in the readings of the op beside the public one."""
    for name in index()[case.op].readings if case.op in index() else ():
        found = _formula(case, case.inputs, name)
        if found is not None:
            yield name, found


def _unsettled(case: Case) -> list[Array]:
    """All but the elements that mpmath has computed and another formula has rounded once: numbers, but no zeros."""
    traits = traits_of(case.op)
    if traits is None or not traits.elementwise or not traits.functions:
        return [np.ones(x.shape, bool) for x in case.outputs]
    return [~_is_number(x) for x in case.outputs]


def _is_number(x: Array) -> Array:
    """Where an array has numbers that stand for themselves: neither zero, nor infinite, nor the greatest of a type that
    has no infinity.
    """
    values = x.astype(np.complex128)
    known = np.isfinite(values) & (values != 0)
    type_ = element_of(x.dtype)
    if type_.kind == "float" and not formats()[type_.name].has_infinity:
        known &= np.abs(values) != float(limits(x.dtype).max)
    return np.asarray(known)


def _formula(case: Case, inputs: Sequence[Array], reading: str = "") -> Sequence[Array] | None:
    if case.grid != ALONE:
        return None
    try:
        module = load_generic(case.program)
        return evaluation.run(module, *inputs, **({"reading": reading} if reading else {}))
    except (OpSpecError, Undefined):
        return None


def _flushed(case: Case) -> Iterator[Sequence[Array]]:
    """What comes out where subnormal numbers are zeros: on the way out, and on the way in too."""
    yield [_without_subnormals(x) for x in case.outputs]
    inputs = [_without_subnormals(x) for x in case.inputs]
    if any((x != y).any() for x, y in zip(inputs, case.inputs, strict=True) if _is_float(x)):
        found = _formula(case, inputs)
        if found is not None:
            yield found
            yield [_without_subnormals(x) for x in found]


def _without_subnormals(x: Array) -> Array:
    if not _is_float(x):
        return x
    found = np.array(x)
    for part in (found.real, found.imag) if x.dtype.kind == "c" else (found,):
        least = limits(part.dtype).smallest_normal
        with np.errstate(invalid="ignore"):  # NaN is not small
            small = np.abs(part) < least
        part[small] = np.copysign(np.zeros_like(part), part)[small]
    return found


def _is_float(x: Array) -> bool:
    return element_of(x.dtype).kind in ("float", "complex")


def _as_flushed(found: Array, flushed: Array, tolerance: Tolerance) -> Array:
    """Which elements are as they are where subnormal numbers are zeros, whose sign nobody minds. What has been compared
    as zero may come out as it was.
    """
    alike = [close(x, flushed, tolerance) | (x == flushed) for x in (found, _without_subnormals(found))]
    return np.asarray(np.logical_or(*alike))


def _same_but_for_sign(found: Array, expected: Array) -> Array:
    return np.asarray(found == expected) if _is_float(expected) else np.zeros(expected.shape, bool)


def _moves(case: Case) -> bool:
    traits = traits_of(case.op)
    return traits is not None and traits.moves


def _other_nans(found: Array, expected: Array) -> bool:
    return element_of(found.dtype).kind == "float" and found.tobytes() != expected.tobytes()
