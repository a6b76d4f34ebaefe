"""Others than OpSpec on every example: the same verdict, types and outputs, or the disagreement is listed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.oracles import DECLINES, DIES, ORACLES, Unsupported, Verdict
from opspec.agreement.value_tests import assert_outputs, assert_same, case_of
from opspec.formula.example_arrays import array
from opspec.instances.instance import flat, from_example
from opspec.lowering.needed_versions import needs
from opspec.programs import carrier
from opspec.programs.carrier_versions import is_changed_since, lacking
from opspec.programs.loading import load_generic
from opspec.values.types import Tensor
from opspec_model.definitions.spec import Example, Op
from opspec_model.definitions.versions import number
from opspec_model.names import PUBLIC
from opspec_model.text import plain_yaml
from opspec_model.text.literals import parse_tensor as parse_literal
from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.op_kinds import kinds_of, op_kinds
from tests.samples import asked_for, covering, one_in
from tests.shared_oracles import shared_oracle

LIST = ROOT / "docs" / "divergences.yaml"
DIFFERS = "differs"
PROGRAMS = ("library", "xla")  # oracles that have to answer for every program
NO_INFERENCE = ("does not support type inference", "which has a region")


@dataclass(frozen=True)
class Answer:
    """An entry of `answers`: what the oracle does with a program, or what it finds where that differs.

    `reading`: one in which OpSpec gives what the oracle finds. `since`, `until`: the first jaxlib of which it is known
    to hold, and not to hold.
    """

    case: str
    oracle: str
    answer: str
    why: str
    program: str
    inputs: Sequence[str]
    outputs: Sequence[str]
    found: Sequence[str] = ()
    reading: str = PUBLIC
    since: str = ""
    until: str = ""

    @property
    def holds(self) -> bool:
        here = _release(carrier.versions().carrier)
        return _release(self.since or "0.0") <= here and (not self.until or here < _release(self.until))


def _release(version: str) -> list[int]:
    return [int(part) for part in version.split(".")[:2]]


ANSWERS = [Answer(**entry) for entry in plain_yaml.read(LIST)["answers"]]
LISTED = {(entry.case, entry.oracle): entry for entry in ANSWERS if entry.holds}


def is_newer(program: str) -> bool:
    """Whether a program has what came after the carrier."""
    here = number(carrier.versions().stablehlo)
    return any(need.since and number(need.since) > here for need in needs(load_generic(program)))


# The examples that the carrier knows.
KNOWN = [
    pytest.param(op, example, id=f"{op.name}-{example.name}")
    for op in ops()
    if lacking(op.name) is None
    for example in op.examples
    if not (is_changed_since(op.name) and is_newer(case_of(op, example).program))
]


# By default the first of each op; XLA compiles each, and has ops of every kind.
OF_EACH_KIND = {name for name in covering([op.name for op in ops()], op_kinds) if isinstance(name, str)}
ASKED = [
    pytest.param(
        *param.values,
        name,
        id=f"{param.id}-{name}",
        marks=[pytest.mark.full] * (example is not first or (name == "xla" and op.name not in OF_EACH_KIND)),
    )
    for param in KNOWN
    for name in ORACLES
    for op, example in [param.values]
    for first in op.examples[:1]
]


def as_read_by(name: str, op: Op, example: Example) -> Example:
    """The example in the reading that is called like the oracle, where there is one."""
    return next((found for found in op.read_as(name).examples if found.name == example.name), example)


# --- examples -------------------------------------------------------------------------------------


def test_every_op_with_a_meaning_has_an_example() -> None:
    assert all(op.examples for op in ops() if op.semantics is not None)


@pytest.mark.parametrize(("op", "example", "name"), asked_for(ASKED))
def test_an_oracle_accepts_the_program_and_gives_the_outputs(op: Op, example: Example, name: str) -> None:
    case = case_of(op, as_read_by(name, op, example))
    if name == "library":
        assert shared_oracle(name).accepts(case.program) == Verdict(True)
    if (case.name, name) in LISTED:
        return  # its entry is tested below
    if name in PROGRAMS:
        assert shared_oracle(name).accepts(case.program) == Verdict(True)
    found = shared_oracle(name).run(case.program, case.inputs)
    if isinstance(found, Unsupported):
        assert name not in PROGRAMS, f"{case.name}: {name} {found}; list it in docs/divergences.yaml"
        assert found.how == DECLINES
    else:
        assert_outputs(op, found, case.outputs)


@pytest.mark.parametrize(("op", "example"), covering(KNOWN, kinds_of))
def test_the_library_infers_the_types(op: Op, example: Example) -> None:
    types = flat(from_example(op, example).results)
    if not types or not all(isinstance(type_, Tensor) for type_ in types):
        return  # the program takes it apart, and the bindings hand no token out; the verifier has inferred it
    case = case_of(op, example)
    found = shared_oracle("library").infer(case.program)
    if isinstance(found, Unsupported):
        assert found.how == DECLINES
        assert any(reason in found.reason for reason in NO_INFERENCE), found
    else:
        assert [str(type_) for type_ in found] == [str(type_) for type_ in flat(from_example(op, example).results)]


def test_mpmath_answers_for_functions_of_elements() -> None:
    answered = {
        op.short
        for op in ops()
        for example in op.examples
        if lacking(op.name) is None
        and not isinstance(shared_oracle("mpmath").run(*_question(op, example)), Unsupported)
    }
    assert answered >= {"abs", "add", "convert", "divide", "exponential", "log", "maximum", "sinh", "tanh"}
    assert not answered & {"reduce", "pad", "gather", "convolution", "sort"}


def _question(op: Op, example: Example) -> tuple[str, list[Any]]:
    case = case_of(op, example)
    return case.program, case.inputs


# --- listed disagreements -------------------------------------------------------------------------


# Each of these costs a child: by default the eighth part of them.
DEADLY = [entry for entry in ANSWERS if entry.answer == DIES]
FULL = [entry for at, entry in enumerate(DEADLY) if at % 8]
ENTRIES = [
    pytest.param(entry, id=f"{entry.case}-{entry.oracle}", marks=[pytest.mark.full] * (entry in FULL))
    for entry in ANSWERS
]


@pytest.mark.parametrize("entry", one_in(3, ENTRIES))
def test_a_listed_disagreement_is_one(entry: Answer) -> None:
    if is_changed_since(f"stablehlo.{entry.case.split('.')[0]}") and is_newer(entry.program):
        return
    inputs, outputs = _arrays(entry.inputs), _arrays(entry.outputs)
    ours = opspec.run(opspec.load(entry.program), *inputs)
    _assert_all(ours, outputs)
    if entry.reading != PUBLIC:
        _assert_all(opspec.run(opspec.load(entry.program), *inputs, reading=entry.reading), _arrays(entry.found))
    found = shared_oracle(entry.oracle).run(entry.program, inputs)
    if not entry.holds:
        if (entry.case, entry.oracle) not in LISTED:  # else that entry says what is so here
            assert not isinstance(found, Unsupported), found
            _assert_all(found, outputs)
        return
    if entry.answer != DIFFERS:
        assert isinstance(found, Unsupported), f"{entry.oracle} answers {found}"
        assert found.how == entry.answer, found
        return
    assert not isinstance(found, Unsupported), found
    _assert_all(found, _arrays(entry.found))
    with pytest.raises(AssertionError):
        _assert_all(found, outputs)


def test_entries_have_names_and_reasons() -> None:
    assert len(LISTED) == sum(entry.holds for entry in ANSWERS)
    assert all(entry.why.strip() and entry.oracle in ORACLES for entry in ANSWERS)


def test_every_reading_is_listed_with_a_program() -> None:
    listed = {(entry.case, entry.reading) for entry in ANSWERS}
    readings = [(op, reading) for op in ops() for reading in op.readings]
    assert readings
    for op, reading in readings:
        assert any((case_of(op, example).name, reading.name) in listed for example in reading.examples), op.name


def test_an_entry_that_has_the_name_of_an_example_shows_that_example() -> None:
    cases = {case.name: case for case in (case_of(*param.values) for param in KNOWN)}  # type: ignore[arg-type]
    for entry in ANSWERS:
        case = cases.get(entry.case)
        if case is not None:
            assert entry.program == case.program, entry.case
            _assert_all(_arrays(entry.inputs), case.inputs)
            _assert_all(_arrays(entry.outputs), case.outputs)


def _arrays(literals: Sequence[str]) -> list[Any]:
    return [array(parse_literal(text), "docs/divergences.yaml", ops()[0].base) for text in literals]


def _assert_all(found: Sequence[Any], wanted: Sequence[Any]) -> None:
    assert len(found) == len(wanted)
    for x, y in zip(found, wanted, strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        assert_same(np.asarray(x), np.asarray(y))


def test_xla_calls_lapack() -> None:
    """Whose functions jaxlib has to look up first."""
    pytest.importorskip("scipy")
    program = """func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>) {
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%x) {
    mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>],
    result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
  } : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<i32>
}"""
    answer = shared_oracle("xla").run(program, [np.array([[4, 2], [2, 5]], np.float32)])
    assert not isinstance(answer, Unsupported), answer
    assert np.tril(answer[0]).tolist() == [[2, 0], [1, 2]]
    assert answer[1] == 0
