"""`opspec.lower`: programs without CHLO that mean the same."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import assert_outputs, assert_same, case_of
from opspec.errors import OpSpecError, WrongUse
from opspec.goldens import cases
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier
from opspec_model.definitions.spec import Op
from tests.checkout import ROOT
from tests.forks import forked
from tests.generated_cases import ops
from tests.samples import covering, one_in

DECOMPOSED = [op for op in ops() if op.decomposition]
EXAMPLES = [
    pytest.param(op, example, id=f"{op.name}-{example.name}")
    for op in DECOMPOSED
    for example in op.examples
    if op.lowering.when is None
]
BATCHED = [
    pytest.param(op, example, id=f"{op.name}-{example.name}")
    for op in DECOMPOSED
    if op.lowering.when is not None
    for example in op.examples
]
EXACT = [
    pytest.param(op, id=op.name)
    for op in DECOMPOSED
    if op.operands and op.lowering.when is None and dict(op.accuracy).get("") == "exact"
]


def lowered(op: Op, program: str, **options: Any) -> Any:
    """The program without the op, which the carrier accepts."""
    module = opspec.load(program)
    given = {"expand": op.name, **options} if not options.get("composite") else options
    found = opspec.lower(module, **given)
    assert f'"{op.name}"' not in str(found.operation.get_asm(print_generic_op_form=True))
    assert found.operation.verify()
    assert opspec.verify(found) == []
    return found


@pytest.mark.parametrize(("op", "example"), covering(EXAMPLES, lambda op, _: [op.name]))
def test_the_graph_gives_what_the_file_says_by_hand(op: Op, example: Any) -> None:
    case = case_of(op, example)
    try:
        opspec.load(case.program)
    except OpSpecError as error:
        pytest.skip(f"this carrier refuses the example: {error}")
    assert_outputs(op, opspec.run(lowered(op, case.program), *case.inputs), case.outputs)


@pytest.mark.parametrize(("op", "example"), covering(BATCHED, lambda op, _: [op.name]))
def test_what_an_older_target_lacks_is_replaced_there_alone(op: Op, example: Any) -> None:
    case = case_of(op, example)
    older = opspec.lower(case.program, to="1.0.0")
    assert older.operation.verify()
    assert opspec.verify(older) == []
    carrier.serialize(older, "1.0.0")
    assert_outputs(op, opspec.run(older, *case.inputs), case.outputs)
    newer = opspec.lower(case.program, to=op.lowering.before)
    assert str(newer) == str(opspec.load(case.program))


@pytest.mark.full
@pytest.mark.parametrize("op", EXACT)
def test_an_exact_op_of_any_type_is_lowered_exactly(op: Op) -> None:
    check_exact(op, cases.default_types(op))


SOME = ("i1", "i32", "complex<f32>", "bf16", "!quant.uniform<u8<10:250>:f32, 0.0173:128>")


@pytest.mark.parametrize("op", one_in(8, EXACT))
def test_an_exact_op_is_lowered_exactly(op: Op) -> None:
    default = cases.default_types(op)
    check_exact(op, [name for name in SOME if name in default or (name[0] == "!" and cases.ALL_QUANTIZED in default)])


def check_exact(op: Op, types: list[str]) -> None:
    compared = 0
    for raw in cases.cases(op, types):
        try:
            program = opspec.load(raw.program)
        except OpSpecError:
            continue
        wanted = opspec.run(program, *raw.inputs)
        found = opspec.run(lowered(op, raw.program), *raw.inputs)
        for x, y in zip(found, wanted, strict=True):
            assert_same(x, y)
        compared += 1
    assert compared


# --- the driver -------------------------------------------------------------------------------------

PROGRAM = """
module {
  func.func @main(%a: tensor<4xf32>, %i: tensor<i32>) -> (tensor<4xf32>, tensor<4xi1>) {
    %0 = chlo.sinh %a : tensor<4xf32> -> tensor<4xf32> loc("mine"("model.py":3:4))
    %1 = "stablehlo.case"(%i) ({
      %4 = chlo.sinh %0 : tensor<4xf32> -> tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }, {
      %5 = func.call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %5 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    %2 = chlo.is_inf %1 : tensor<4xf32> -> tensor<4xi1>
    return %1, %2 : tensor<4xf32>, tensor<4xi1>
  }
  func.func private @inner(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.square %a : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
X = np.array([0.5, -1, 3, 90], np.float32)


def names(module: Any) -> list[str]:
    return [op.name for op in carrier.ops_in(module.operation)]


def outputs(module: Any, branch: int) -> list[Any]:
    return list(opspec.run(module, X, np.int32(branch)))


@pytest.mark.parametrize("branch", [0, 1])
@pytest.mark.parametrize("options", [{}, {"composite": "all"}, {"keep": ["sinh"]}, {"composite": ["chlo.square"]}])
def test_ops_in_regions_and_functions_are_lowered(options: dict[str, Any], branch: int) -> None:
    module = opspec.lower(PROGRAM, **options)
    assert module.operation.verify()
    kept = {f"chlo.{name}" for name in options.get("keep", ())}
    assert {name for name in names(module) if name.startswith("chlo.")} == kept
    for x, y in zip(outputs(module, branch), outputs(opspec.load(PROGRAM), branch), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_allclose(x, y, rtol=3e-7)


def test_each_signature_is_one_function() -> None:
    module = opspec.lower(PROGRAM, composite="all")
    assert names(module).count("stablehlo.composite") == 4
    functions = [name for name in str(module).split() if name.startswith("@chlo.")]
    assert sorted({name.partition("(")[0].rstrip(",") for name in functions}) == [
        "@chlo.is_inf.impl",
        "@chlo.sinh.impl",
        "@chlo.square.impl",
    ]


def test_composites_become_the_ops_that_they_name() -> None:
    before = opspec.load(PROGRAM)
    module = opspec.recompose(opspec.lower(PROGRAM, composite="all"))
    assert str(module) == str(before)
    place = module.operation.get_asm(enable_debug_info=True)
    assert place == before.operation.get_asm(enable_debug_info=True)


def test_what_was_the_users_own_composite_stays() -> None:
    text = """
    module {
      func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
        %0 = stablehlo.composite "mine.f" %a {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>
        %1 = stablehlo.composite "chlo.top_k" %a {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>
        return %0, %1 : tensor<4xf32>, tensor<4xf32>
      }
      func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }
    }
    """
    assert names(opspec.recompose(text)).count("stablehlo.composite") == 2


def test_an_op_tells_where_it_came_from() -> None:
    module = opspec.lower(PROGRAM)
    text = str(module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True, use_local_scope=True))
    line = next(line for line in text.splitlines() if "exponential_minus_one" in line)
    assert line.endswith('"chlo.sinh"("mine"(model.py:3:4))')


NAMED = """
func.func @main(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  %0 = chlo.asinh %x : tensor<4xf32> -> tensor<4xf32> loc("model.py":1:1)
  %1 = chlo.erf_inv %0 : tensor<4xf32> -> tensor<4xf32> loc("scope")
  %2:2 = "chlo.scan"(%1, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.negate %a : tensor<f32> loc("body.py":7:7)
    %t = chlo.cosh %s : tensor<f32> -> tensor<f32> loc("body.py":8:7)
    stablehlo.return %t, %b : tensor<f32>, tensor<f32>
  }) {dimension = 0 : i64, is_reverse = false, is_associative = false, operandSegmentSizes = array<i32: 1, 1>,
      resultSegmentSizes = array<i32: 1, 1>} : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
      loc("model.py":9:9)
  return %2#0 : tensor<4xf32>
}
"""


def test_each_op_has_the_place_of_its_own_op_whatever_was_lowered_before() -> None:
    module = opspec.lower(NAMED)
    found: dict[str, set[str]] = {}
    for op in carrier.ops_in(module.operation):
        found.setdefault(op.name, set()).add(str(op.location))
    scan = 'loc("chlo.scan"("model.py":9:9))'
    assert 'loc("body.py":7:7)' in found["stablehlo.negate"]
    assert found["stablehlo.while"] == found["stablehlo.dynamic_slice"] == {scan}
    places = {'loc("chlo.asinh"("model.py":1:1))', 'loc("scope/chlo.erf_inv")', 'loc("chlo.cosh"("body.py":8:7))', scan}
    assert found["stablehlo.constant"] <= {*places, 'loc("chlo.erf_inv"("scope"))'}
    assert found["stablehlo.multiply"] <= places
    assert found["stablehlo.negate"] <= {*places, 'loc("body.py":7:7)'}


def test_policy_is_what_the_files_say() -> None:
    policies = {op.name: op.lowering.policy for op in DECOMPOSED}
    module = opspec.lower(PROGRAM, composite="policy")
    wrapped = {op for op in ("chlo.sinh", "chlo.is_inf", "chlo.square") if policies[op] == "composite"}
    assert {f"@{name}.impl" for name in wrapped} == {
        f"@{op}.impl" for op in ("chlo.sinh", "chlo.is_inf", "chlo.square") if f"@{op}.impl" in str(module)
    }


def test_an_op_may_be_expanded_all_the_same() -> None:
    module = opspec.lower(PROGRAM, composite="all", expand="sinh")
    assert names(module).count("stablehlo.composite") == 2


def test_what_is_not_understood_is_told() -> None:
    with pytest.raises(
        LowerError, match=r"expected a version such as 1\.10\.0 or an age \(4w, 12w, max\), found 'new'"
    ):
        opspec.lower(PROGRAM, to="new")
    with pytest.raises(LowerError, match=r"no op is called 'chlo\.top_kk'; did you mean 'chlo\.top_k'\?"):
        opspec.lower(PROGRAM, keep="top_kk")
    for version in ("0.8.0", "99.0.0"):
        with pytest.raises(WrongUse, match=rf"expected a version of StableHLO from 0\.9\.0 to .*, found {version}"):
            opspec.lower(PROGRAM, to=version)


def test_graphs_may_have_ops_in_common_that_are_lowered_themselves() -> None:
    """The complex functions are made of the real ones, which are gone when the next graph is built."""
    lines = "\n".join(
        f"%{at} = chlo.{name} %a : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>"
        for at, name in enumerate(("sinh", "cosh", "sinh", "cosh"))
    )
    returned = "return %0, %1, %2, %3 : " + ", ".join(["tensor<6xcomplex<f64>>"] * 4)
    results = ", ".join(["tensor<6xcomplex<f64>>"] * 4)
    module = opspec.lower(f"func.func @main(%a: tensor<6xcomplex<f64>>) -> ({results}) {{\n{lines}\n{returned}\n}}\n")
    assert module.operation.verify()
    x = np.array([0.3 + 0.4j, -1.2 + 0.7j, 2.0 - 3.0j, -0.6 - 0.1j, 0.9 + 0.05j, 5.0 + 0.5j])
    for found, wanted in zip(opspec.run(module, x), (np.sinh(x), np.cosh(x)) * 2, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-14)


def test_a_module_is_changed_in_place_and_given_back() -> None:
    module = opspec.load(PROGRAM)
    assert opspec.lower(module, composite="all") is module
    assert "stablehlo.composite" in names(module)
    assert opspec.recompose(module) is module
    assert str(module) == str(opspec.load(PROGRAM))


def test_shapes_that_do_not_broadcast_are_shown_aligned() -> None:
    text = """
    func.func @main(%a: tensor<2x3xf32>, %b: tensor<40x1x4xf32>) -> tensor<40x2x3xf32> {
      %0 = chlo.broadcast_add %a, %b : (tensor<2x3xf32>, tensor<40x1x4xf32>) -> tensor<40x2x3xf32>
      return %0 : tensor<40x2x3xf32>
    }
    """
    with pytest.raises(LowerError, match=r"chlo\.broadcast_add(.|\n)*lhs     2 3\n    rhs  40 1 4\n"):
        opspec.lower(text)


def test_a_target_that_has_no_tan_gets_sine_and_cosine() -> None:
    text = PROGRAM.replace("chlo.sinh", "chlo.tan")
    assert "stablehlo.tan" in names(opspec.lower(text))
    assert "stablehlo.tan" in names(opspec.lower(text, to="1.4.0"))
    module = opspec.lower(text, to="1.3.9")
    assert "stablehlo.tan" not in names(module)
    assert "stablehlo.sine" in names(module)
    for x, y in zip(outputs(module, 1), outputs(opspec.load(text), 1), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-6)


def test_the_page_says_what_happens() -> None:
    page = ROOT / "docs/lower.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted >= 5
    assert found.failed == 0


@pytest.mark.full
def test_the_time_is_linear_in_the_program() -> None:
    assert any(_is_linear(many_ops) for _ in range(3))


@pytest.mark.slow
def test_the_time_is_linear_with_large_graphs_and_unknown_sizes_too() -> None:
    assert any(_is_linear(mixture) for _ in range(3))


def test_one_constant_serves_all_uses_in_a_function() -> None:
    module = opspec.lower(many_ops(400))
    assert names(module).count("stablehlo.constant") < 200


def _is_linear(of_size: Callable[[int], str]) -> bool:
    many, few = (_seconds(of_size(count)) for count in (5_000, 500))
    return many < min(1.0, 25 * few)  # ten times, and room for a machine that is busy


def _seconds(program: str) -> float:
    module = opspec.load(program)
    start = time.process_time()
    opspec.lower(module)
    return time.process_time() - start


def many_ops(count: int) -> str:
    """A program of this many ops of CHLO, of a few shapes."""
    types = [f"tensor<{at + 1}x8xf32>" for at in range(4)]
    lines = [f"func.func @main({', '.join(f'%a{at}: {type_}' for at, type_ in enumerate(types))}) {{"]
    for at in range(count):
        kind, type_ = ("sinh", "square", "tan", "asinh", "acos")[at % 5], types[at % 4]
        lines.append(f"  %{at} = chlo.{kind} %a{at % 4} : {type_} -> {type_}")
    return "\n".join([*lines, "  return", "}", ""])


MIXED = """
  %a{at} = chlo.broadcast_add %x, %y : (tensor<?x8xf32>, tensor<?xf32>) -> tensor<?x8xf32>
  %b{at} = chlo.erf %v : tensor<16xf32> -> tensor<16xf32>
  %c{at} = chlo.asin %z : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %d{at} = chlo.erfc %n : tensor<4x8xbf16> -> tensor<4x8xbf16>
  %e{at} = chlo.broadcast_compare %x, %y {{comparison_direction = #chlo<comparison_direction LT>}}
    : (tensor<?x8xf32>, tensor<?xf32>) -> tensor<?x8xi1>
  %f{at} = chlo.lgamma %v : tensor<16xf32> -> tensor<16xf32>
  %g{at} = chlo.digamma %x : tensor<?x8xf32> -> tensor<?x8xf32>
  %h{at}, %i{at} = chlo.top_k(%v, k = 3) : tensor<16xf32> -> (tensor<3xf32>, tensor<3xi32>)"""


def mixture(count: int) -> str:
    """As many ops of CHLO of eight kinds: broadcasting ones of unknown sizes, complex ones, large graphs."""
    takes = "%x: tensor<?x8xf32>, %y: tensor<?xf32>, %v: tensor<16xf32>, %n: tensor<4x8xbf16>"
    takes += ", %z: tensor<4xcomplex<f32>>"
    body = "".join(MIXED.replace("{{", "{").replace("}}", "}").replace("{at}", str(at)) for at in range(count // 8))
    return f"func.func @main({takes}) {{{body}\n  return\n}}\n"


# --- the command ------------------------------------------------------------------------------------


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return forked(["-m", "opspec", "lower", *words], env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})


def test_the_command_writes_what_is_asked_for(tmp_path: Path) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM, encoding="utf-8")
    printed = command(str(program))
    assert (printed.returncode, printed.stderr) == (0, "")
    assert names(opspec.load(printed.stdout)) == names(opspec.lower(PROGRAM))
    wrapped = tmp_path / "wrapped.mlirbc"
    assert command(str(program), "--composite", "all", "--format", "bytecode", "-o", str(wrapped)).returncode == 0
    again = command(str(wrapped), "--recompose")
    assert names(opspec.load(again.stdout)) == names(opspec.load(PROGRAM))
    artifact = tmp_path / "artifact"
    assert command(str(program), "--to", "1.0.0", "--format", "artifact", "-o", str(artifact)).returncode == 0
    assert b"StableHLO_v1.0.0" in artifact.read_bytes()


def test_the_command_tells_what_cannot_be(tmp_path: Path) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM, encoding="utf-8")
    kept = command(str(program), "--keep", "sinh", "--format", "artifact")
    assert (kept.returncode, kept.stdout) == (1, "")
    assert "lower what is kept" in " ".join(kept.stderr.split())
    assert max(map(len, kept.stderr.split("\n"))) <= 80
    assert command(str(program), "--to", "soon").returncode == 2
    assert command(str(tmp_path / "none.mlir")).returncode == 1
    assert command(str(program), "--formatt", "text").returncode == 2
