"""A backend with faults: our executor behind lines of JSON, and something wrong with it that has a name.

python -m tests.conform.faulty_backend FAULT...
"""

from __future__ import annotations

import base64
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import opspec
from opspec.agreement.oracles import DECLINES, DIES, Unsupported, Verdict
from opspec.agreement.oracles.answers import ALONE, COMPILES, RUNS, Grid
from opspec.agreement.oracles.json_lines import decoded, encoded
from opspec.conform.asked import PROGRAMS
from opspec.conform.several_devices import together
from opspec.conform.verdicts import ACCEPTED, CRASH, FLUSHES, HANG, REFUSED, SIGN, UNSUPPORTED, WITHIN, WRONG
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs import carrier
from opspec.programs.loading import load_generic
from opspec.values.arrays import Array

NONE = "none"
DEVICES = 4
Arrays = Sequence[Array]
Runner = Callable[..., tuple[Array, ...]]


class Refusal(Exception):
    """What a backend says instead of giving results."""


@dataclass(frozen=True)
class Fault:
    """What is wrong: with `op`, in cases of this `label` and `type`, and the verdict that names it.

    `change` gets the text of the program, its inputs and how it is run rightly, and gives what comes out.
    """

    op: str
    verdict: str
    change: Callable[[str, Arrays, Runner], Any] = lambda _, inputs, run: run(*inputs)
    label: str = ""
    type: str = ""


def of_outputs(change: Callable[[Array], Array]) -> Callable[[str, Arrays, Runner], Any]:
    """A fault of what comes out."""
    return lambda _, inputs, run: [np.asarray(change(x)).astype(x.dtype) for x in run(*inputs)]


def of_inputs(change: Callable[[Array], Array]) -> Callable[[str, Arrays, Runner], Any]:
    """A fault of what is taken."""
    return lambda _, inputs, run: run(*(np.asarray(change(x)).astype(x.dtype) for x in inputs))


def instead(compute: Callable[..., Array]) -> Callable[[str, Arrays, Runner], Any]:
    """Another function of the inputs."""

    def change(_: str, inputs: Arrays, run: Runner) -> Any:
        right = run(*inputs)
        with np.errstate(all="ignore"):
            return [np.asarray(compute(*inputs)).astype(right[0].dtype).reshape(right[0].shape)]

    return change


def if_(condition: Callable[[str, Arrays], Any], change: Callable[[str, Arrays, Runner], Any]) -> Any:
    """A fault of some programs."""
    return lambda text, inputs, run: change(text, inputs, run) if condition(text, inputs) else run(*inputs)


def says(text: str) -> Callable[[str, Arrays, Runner], Any]:
    def change(*_: Any) -> Any:
        raise Refusal(text)

    return change


def ends(how: Callable[[], Any]) -> Callable[[str, Arrays, Runner], Any]:
    return lambda *_: how()


def nudged(steps: int) -> Callable[[Array], Array]:
    """The first number that is not zero moved by some values of its type."""

    def change(x: Array) -> Array:
        found = np.array(x)
        at = [i for i, e in enumerate(found.flat) if np.isfinite(e) and abs(e) > 0.1]
        for _ in range(steps if at else 0):
            found.flat[at[0]] = np.nextafter(found.flat[at[0]], np.array(np.inf, x.dtype))
        return found

    return change


def flushed(x: Array) -> Array:
    if x.dtype.kind != "f":
        return x
    return np.where(np.abs(x) < np.finfo(x.dtype).smallest_normal, np.copysign(np.zeros_like(x), x), x)


def first(x: Array, value: object) -> Array:
    found = np.array(x)
    if found.size:
        found.flat[0] = value
    return found


def other_nans(x: Array) -> Array:
    if x.dtype != np.float32:
        return x
    bits = x.view(np.uint32)
    return np.where(np.isnan(x), np.uint32(0xFFC12345), bits).view(np.float32)


def saturated(x: Array, y: Array) -> Array:
    info = np.iinfo(x.dtype)
    return np.clip(x.astype(np.int64) + y.astype(np.int64), info.min, info.max)


def is_empty(_: str, inputs: Arrays) -> bool:
    return any(not x.size for x in inputs)


def is_scalar(_: str, inputs: Arrays) -> bool:
    return bool(inputs) and all(not x.ndim for x in inputs)


def flipped_ties(_: str, inputs: Arrays, run: Runner) -> Any:
    """A stable sort of what is turned around orders equal keys the other way."""
    return run(*(np.ascontiguousarray(x[..., ::-1]) for x in inputs))


def unsigned_as_signed(_: str, inputs: Arrays, __: Runner) -> Any:
    x, y = (a.view(np.int8).astype(np.int64) for a in inputs)
    quotient = np.where(y == 0, -1, np.fix(x / np.where(y == 0, 1, y)))
    return [quotient.astype(np.int64).astype(np.uint8)]


def clipped_indices(_: str, inputs: Arrays, run: Runner) -> Any:
    largest = max(inputs[0].shape) - 1
    return run(*(np.clip(x, 0, largest).astype(x.dtype) if x.dtype == np.int32 else x for x in inputs))


def far_starts_give_zeros(_: str, inputs: Arrays, run: Runner) -> Any:
    outside = any((x < 0).any() or (x > 100).any() for x in inputs[1:] if x.dtype.kind in "iu")
    return [np.zeros_like(x) if outside else x for x in run(*inputs)]


def tail_is_zero(x: Array) -> Array:
    found = np.array(x)
    found.reshape(-1)[1 << 16 :] = 0
    return found


def in_bf16(x: Array) -> Array:
    return x if x.dtype != np.float32 else (x.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)


def sum_in_bf16(_: str, inputs: Arrays, run: Runner) -> Any:
    """A sum of products that is rounded to bf16 at each step."""
    total = np.float32([0])
    for x, y in zip(*(x.reshape(-1) for x in inputs), strict=True):
        total = in_bf16(total + x * y)
    return [total.reshape(x.shape) for x in run(*inputs)]


FAULTS: dict[str, Fault] = {
    "off_by_two_ulp": Fault("add", WRONG, of_outputs(nudged(2)), "random", "f32"),
    "off_by_one_ulp_in_f64": Fault("multiply", WRONG, of_outputs(nudged(1)), "ones", "f64"),
    "nan_lost": Fault("maximum", WRONG, instead(np.fmax), "nan", "f32"),
    "clamp_forgotten": Fault("dynamic_slice", WRONG, far_starts_give_zeros, "out_of_bounds", "f32"),
    "gather_reads_zeros_outside": Fault("gather", WRONG, far_starts_give_zeros, "out_of_bounds", "f32"),
    "scatter_clamped": Fault("scatter", WRONG, clipped_indices, "out_of_bounds", "f32"),
    "unstable_sort": Fault("sort", WRONG, flipped_ties, "example"),
    "overflow_saturated": Fault(
        "add", WRONG, if_(lambda _, x: x[0].dtype.kind == "i", instead(saturated)), "boundaries"
    ),
    "float_overflow_saturated": Fault(
        "add",
        WRONG,
        of_outputs(lambda x: np.nan_to_num(x, nan=np.nan) if x.dtype == np.float32 else x),
        "boundaries",
        "f32",
    ),
    "sums_of_f32_in_f16": Fault(
        "reduce", WRONG, of_outputs(lambda x: (x + 1.001).astype(np.float16).astype(x.dtype)), "random", "f32"
    ),
    "sums_in_bf16": Fault("dot_general", WRONG, sum_in_bf16, "random", "f32"),
    "subnormals_flushed_out": Fault("add", FLUSHES, of_outputs(flushed), "subnormals", "f32"),
    "subnormals_flushed_in": Fault("sign", FLUSHES, of_inputs(flushed), "subnormals", "f64"),
    "subnormals_flushed_in_a_division": Fault("divide", FLUSHES, of_inputs(flushed), "subnormals", "f32"),
    "negative_zero_lost": Fault(
        "negate", SIGN, of_outputs(lambda x: x + 0 if x.dtype.kind == "f" else x), "zeros", "f32"
    ),
    "nan_bits_lost_where_it_moves": Fault("reverse", SIGN, of_outputs(other_nans), "nan", "f32"),
    "wrong_axis_where_sizes_agree": Fault(
        "dynamic_slice", WRONG, lambda _, x, run: [y.T if y.T.shape == y.shape else y for y in run(*x)], "random", "f32"
    ),
    "square_is_not_transposed": Fault("transpose", WRONG, lambda _, x, __: list(x), "same_sizes"),
    "square_is_reversed_along_the_other_axis": Fault(
        "reverse", WRONG, lambda _, x, __: [np.flip(x[0], 0)], "same_sizes"
    ),
    "other_triangle_read": Fault(
        "triangular_solve", WRONG, lambda _, x, run: run(np.swapaxes(x[0], -1, -2).copy(), x[1]), "same_sizes"
    ),
    "donated_buffer_read": Fault("add", WRONG, lambda _, x, run: [run(*x)[0]] * 2, "donated"),
    "wrong_above_2_to_the_31": Fault("huge", WRONG, of_outputs(np.zeros_like), "huge"),
    "several_ops_in_bf16": Fault("composition", WRONG, of_outputs(in_bf16), "composition"),
    "gradient_of_the_other_sign": Fault("gradient", WRONG, of_outputs(np.negative), "gradient"),
    "sizes_must_be_known": Fault("add", UNSUPPORTED, says("INVALID_ARGUMENT: how many?"), "unknown_sizes"),
    "crash_on_rank_0": Fault("add", CRASH, if_(is_scalar, ends(os.abort)), "rank_0"),
    "ends_quietly": Fault("subtract", CRASH, ends(lambda: os._exit(0)), "example"),
    "chatters": Fault("maximum", CRASH, ends(lambda: sys.stdout.write("hello\n")), "example"),
    "hang_on_size_0": Fault("minimum", HANG, if_(is_empty, ends(lambda: time.sleep(60))), "zero_sized"),
    "rule_not_checked": Fault("pad", ACCEPTED, label="refused"),
    "no_f64": Fault("add", UNSUPPORTED, says("UNIMPLEMENTED: no f64 here"), "random", "f64"),
    "valid_refused": Fault(
        "add", REFUSED, if_(lambda _, x: x[0].any(), says("INVALID_ARGUMENT: this is odd")), "random", "f32"
    ),
    "result_too_many": Fault("add", WRONG, lambda _, x, run: [*run(*x), *run(*x)], "random", "f32"),
    "result_of_other_type": Fault(
        "add", WRONG, lambda _, x, run: [y.astype(np.float64) for y in run(*x)], "random", "f32"
    ),
    "result_of_other_shape": Fault("add", WRONG, lambda _, x, run: [y[None] for y in run(*x)], "random", "f32"),
    "division_by_zero_is_zero": Fault(
        "divide",
        WRONG,
        lambda _, x, run: [np.where(x[1] == 0, 0, y).astype(y.dtype) for y in run(*x)],
        "boundaries",
        "i32",
    ),
    "unsigned_divided_as_signed": Fault("divide", WRONG, unsigned_as_signed, "boundaries", "ui8"),
    "shift_amount_wraps": Fault("shift_left", WRONG, instead(lambda x, y: x << (y & 31)), "boundaries", "i32"),
    "remainder_floors": Fault(
        "remainder", WRONG, instead(lambda x, y: np.mod(x, np.where(y == 0, 1, y))), "random", "i32"
    ),
    "ties_away_from_zero": Fault(
        "round_nearest_even", WRONG, instead(lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x)), "random", "f32"
    ),
    "conversion_rounds": Fault("convert", WRONG, if_(lambda t, _: "i8>" in t, instead(np.rint)), "example", "f32"),
    "operands_exchanged": Fault("subtract", WRONG, lambda _, x, run: run(*x[::-1]), "random", "f32"),
    "condition_ignored": Fault(
        "add", WRONG, if_(lambda t, _: "stablehlo.if" in t, lambda _, x, run: run(np.array(False), *x[1:])), "branch"
    ),
    "loop_runs_no_round": Fault("add", WRONG, of_outputs(np.zeros_like), "loop"),
    "call_gives_its_argument": Fault("negate", WRONG, lambda _, x, __: list(x), "call"),
    "wrong_above_many_elements": Fault("add", WRONG, of_outputs(tail_is_zero), "large"),
    "log_plus_one_as_written": Fault("log_plus_one", WRONG, instead(lambda x: np.log(1 + x)), "subnormals", "f32"),
    "infinity_is_finite": Fault("is_finite", WRONG, instead(lambda x: ~np.isnan(x)), "infinities", "f32"),
    "counted_from_one": Fault("iota", WRONG, of_outputs(lambda x: x + 1), "attributes"),
    "choice_turned_around": Fault("select", WRONG, lambda _, x, run: run(~x[0], *x[1:]), "random", "f32"),
    "nobody_is_met": Fault("all_reduce", WRONG, lambda _, x, __: list(x), "devices"),
    "groups_in_another_order": Fault("all_gather", WRONG, of_outputs(lambda x: np.roll(x, 1)), "partitions"),
    "partitions_numbered_as_replicas": Fault(
        "partition_id", WRONG, lambda _, x, run: [run(*x)[at] for at in (0, 2, 1, 3)], "partitions"
    ),
    "parts_on_other_devices": Fault("sharded", WRONG, lambda _, x, run: run(*x)[::-1], "sharded"),
    "negative_zero_equals_zero": Fault(
        "compare", WRONG, if_(lambda t, _: "TOTALORDER" in t, of_inputs(lambda x: x + 0)), "example"
    ),
}
# What is no fault: it may not be reported.
HARMLESS: dict[str, Fault] = {
    "one_ulp_where_it_may_be": Fault("tanh", WITHIN, of_outputs(nudged(1)), "random", "f32"),
}


class Faulty:
    """Answers as `opspec.agreement.oracles.Oracle`; a fault is where its op is."""

    def __init__(self, *faults: str) -> None:
        self.name = f"faulty: {', '.join(faults)}"
        self._faults = [{**FAULTS, **HARMLESS}[name] for name in faults if name != NONE]

    def accepts(self, program: str | bytes) -> Verdict | Unsupported:
        if any(fault.verdict == ACCEPTED for fault in self._faults):
            return Verdict(True)
        try:
            found = opspec.verify(load_generic(_text(program)))
        except opspec.OpSpecError as error:
            return Verdict(False, str(error), COMPILES)
        return Verdict(not found, "; ".join(map(str, found)), COMPILES if found else "")

    def infer(self, _: str) -> Unsupported:
        return Unsupported("never asked")

    def run(self, program: str | bytes, inputs: Arrays) -> tuple[Array, ...] | Unsupported:
        return self.run_together(program, inputs, ALONE)

    def run_together(self, program: str | bytes, inputs: Arrays, grid: Grid) -> tuple[Array, ...] | Unsupported:
        text = _text(program)

        def rightly(*given: Array) -> tuple[Array, ...]:
            if grid == ALONE:
                return opspec.run(load_generic(text), *given)
            return tuple(together(text, given, grid, GeneratedKernels()))

        try:
            fault = next((x for x in self._faults if x.op in PROGRAMS or f'"stablehlo.{x.op}"' in text), None)
            return rightly(*inputs) if fault is None else tuple(map(np.asarray, fault.change(text, inputs, rightly)))
        except Refusal as refusal:
            return Unsupported(str(refusal), DECLINES, COMPILES)
        except opspec.OpSpecError as error:
            return Unsupported(f"UNIMPLEMENTED: {error}", DECLINES, RUNS)
        except TypeError as error:
            return Unsupported(str(error), DIES)

    def close(self) -> None:
        """There is nothing to end."""


def _text(program: str | bytes) -> str:
    if isinstance(program, str):
        return program
    return str(carrier.parse(program, carrier.new_context()).operation.get_asm(print_generic_op_form=True))


def main() -> None:
    faulty = Faulty(*sys.argv[1:])
    _say({"opspec": 1, "described": f"OpSpec's executor, {faulty.name}", "devices": DEVICES})
    for line in sys.stdin:
        asked = json.loads(line)
        program = base64.b64decode(asked["bytecode"]) if "bytecode" in asked else asked["program"]
        if asked["question"] == "accepts":
            verdict = faulty.accepts(program)
            assert isinstance(verdict, Verdict)
            answer: dict[str, Any] = {"accepted": verdict.accepted, "reason": verdict.reason, "stage": verdict.stage}
        else:
            grid = asked.get("replicas", 1), asked.get("partitions", 1)
            found = faulty.run_together(program, [decoded(x) for x in asked["inputs"]], grid)
            if isinstance(found, Unsupported):
                answer = {"declines": found.reason, "stage": found.stage}
            else:
                answer = {"outputs": list(map(encoded, found))}
        _say(answer)


def _say(data: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
