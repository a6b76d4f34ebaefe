"""Programs of MHLO: what they give is what XLA's CPU, which reads them too, or NumPy gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.agreement.oracles import Unsupported
from opspec.cli.main import main
from opspec.errors import OpSpecError
from opspec.execution.events import Event
from opspec.execution.executor import compile as compile_program
from opspec.grid import run_grid
from opspec.lowering.downgrade import LowerWarning
from opspec.lowering.expansion import lower
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.programs.async_programs import CASES, F, begun, bundle, function, waited
from tests.shared_oracles import shared_oracle

X = np.float32([1.25, -1.25, 3, -0.0, 2.5, np.inf, 7e-3, -41.75])
BITS = np.uint32([0, 1 << 30, (1 << 30) - 1, 7, 1 << 31, 5, 1 << 20, 3 << 30])


def program(body: str, types: Sequence[str], results: Sequence[str]) -> str:
    given = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(types))
    return f"func.func @main({given}) -> ({', '.join(results)}) {{\n{body}\n}}\n"


def run(text: str, *arguments: Array) -> tuple[Array, ...]:
    module = opspec.load(text)
    assert opspec.verify(module) == []
    return opspec.run(module, *arguments)


def from_xla(text: str, *arguments: Array) -> tuple[Array, ...]:
    found = shared_oracle("xla").run(text, list(arguments))
    assert not isinstance(found, Unsupported), found
    return found


F8 = "tensor<8xf32>"
PROGRAMS = {path.stem: path for path in sorted((Path(__file__).parent / "mhlo_programs").glob("*.mlir"))}


def arguments(path: Path) -> list[Array]:
    """What @main takes: numbers, or random bits."""
    types = import_module(opspec.load(path)).functions["main"].regions[0].block.types
    return [BITS if "ui32" in str(type_) else X for type_ in types]


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_give_what_xla_gives(name: str) -> None:
    text, given = PROGRAMS[name].read_text(), arguments(PROGRAMS[name])
    for found, expected in zip(run(text, *given), from_xla(text, *given), strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("name", [name for name in PROGRAMS if name != "rng_state"])
def test_what_they_are_lowered_to_gives_the_same(name: str) -> None:
    text, given = PROGRAMS[name].read_text(), arguments(PROGRAMS[name])
    made = lower(text)
    assert "mhlo" not in str(made)
    for found, expected in zip(opspec.run(made, *given), run(text, *given), strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize(
    ("before", "after"), [("[1, 0]", "[0, 1]"), ("[0, 1]", "[1, 0]"), ("[0, 1]", "[0, 1]"), ("[1, 0]", "[1, 0]")]
)
def test_a_bitcast_reads_memory_by_its_layouts(before: str, after: str) -> None:
    """Layouts as XLA writes them, beside NumPy's own order of memory."""
    x = np.arange(12, dtype=np.int32).reshape(3, 4)
    layouts = f"result_layout = dense<{after}> : tensor<2xindex>, source_layout = dense<{before}> : tensor<2xindex>"
    body = f'%0 = "mhlo.bitcast"(%x0) {{{layouts}}} : (tensor<3x4xi32>) -> tensor<2x6xi32>\nreturn %0 : tensor<2x6xi32>'
    text = program(body, ["tensor<3x4xi32>"], ["tensor<2x6xi32>"])
    memory = x.ravel("C" if before == "[1, 0]" else "F")
    wanted = memory.reshape(2, 6, order="C" if after == "[1, 0]" else "F")
    np.testing.assert_array_equal(run(text, x)[0], wanted)
    np.testing.assert_array_equal(opspec.run(lower(text), x)[0], wanted)


def test_a_bitcast_to_another_number_of_bits_breaks_its_rule() -> None:
    body = "%0 = mhlo.bitcast %x0 : (tensor<3xi32>) -> tensor<4xi32>\nreturn %0 : tensor<4xi32>"
    found = opspec.verify(opspec.load(program(body, ["tensor<3xi32>"], ["tensor<4xi32>"])))
    assert [one.rule for one in found] == ["mhlo.bitcast.C3"]


BASE_TWO = (
    '%0 = "mhlo.exp2"(%x0) : (tensor<8xf32>) -> tensor<8xf32>\n'
    '%1 = "mhlo.log2"(%x1) : (tensor<8xf32>) -> tensor<8xf32>\nreturn %0, %1 : tensor<8xf32>, tensor<8xf32>'
)


def test_powers_and_logarithms_of_two() -> None:
    """Beside NumPy in f64: XLA of jaxlib 0.12, whose MHLO has the ops, does not compile them."""
    text, logs = program(BASE_TWO, [F8, F8], [F8, F8]), np.float32([8, 0.5, 1, 3, 1e-40, 1e38, 0, -1])
    powers, logarithms = run(text, X, logs)
    with np.errstate(all="ignore"):
        wanted = [np.exp2(X.astype(np.float64)), np.log2(logs.astype(np.float64))]
    given = [(powers, logarithms), opspec.run(lower(text), X, logs)]
    for found, most in zip(given, (1, 3), strict=True):
        for one, exact in zip(found, wanted, strict=True):
            finite = np.isfinite(exact)
            np.testing.assert_array_max_ulp(one[finite], exact[finite].astype(np.float32), most)
            np.testing.assert_array_equal(one[~finite], exact[~finite].astype(np.float32))
    assert logarithms[:3].tolist() == [3, -1, 0]


ASYNC = """func.func private @f(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) attributes {execution_thread = "main"} {
  %0 = mhlo.add %a, %b : tensor<2xf32>
  return %0, %a : tensor<2xf32>, tensor<2xf32>
}
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = "mhlo.async_start"(%x, %x) {called_computation = @f, execution_thread = "main"} : (tensor<2xf32>, tensor<2xf32>) -> BUNDLE
  %1 = "mhlo.async_update"(%0) : (BUNDLE) -> BUNDLE
  %2:2 = "mhlo.async_done"(%1) : (BUNDLE) -> (tensor<2xf32>, tensor<2xf32>)
  return %2#0, %2#1 : tensor<2xf32>, tensor<2xf32>
}
""".replace(  # noqa: E501
    "BUNDLE",
    "!mhlo.async_bundle<tuple<tensor<2xf32>, tensor<2xf32>>, tuple<tensor<2xf32>, tensor<2xf32>>, tensor<i32>>",
)


def test_a_whole_computation_is_begun_and_waited_for(tmp_path: Path) -> None:
    x = np.float32([1, 2])
    for module in (opspec.load(ASYNC), lower(ASYNC)):
        assert opspec.verify(module) == []
        assert [value.tolist() for value in opspec.run(module, x)] == [[2, 4], [1, 2]]
    (tmp_path / "a.mlir").write_text(ASYNC)
    assert main(["plan", str(tmp_path / "a.mlir")]) == 0


@pytest.mark.parametrize("name", CASES)
def test_computations_that_are_begun_give_what_they_compute(name: str) -> None:
    """Beside NumPy, and beside XLA, which runs what they are lowered to."""
    case = CASES[name]
    lowered = lower(case.text)
    assert "mhlo" not in str(lowered)
    made = (run(case.text, *case.inputs), opspec.run(lowered, *case.inputs), from_xla(str(lowered), *case.inputs))
    for found in made:
        for one, wanted in zip(found, case.wanted(*case.inputs), strict=True):
            np.testing.assert_allclose(one, wanted, rtol=1e-13)


@pytest.mark.parametrize("update", [False, True])
def test_processes_meet_in_what_they_begin(update: bool) -> None:
    """The sum of two replicas is on its way while each goes on with what it has."""
    adds = function(
        "adds",
        f"%a: {F}",
        F,
        f"""%0 = "mhlo.all_reduce"(%a) ({{
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %1 = mhlo.add %b, %c : tensor<f32>
      mhlo.return %1 : tensor<f32>
  }}) {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : ({F}) -> {F}
  return %0 : {F}""",
    )
    goes_on = f'%u = "mhlo.async_update"(%s) : ({bundle(F, F)}) -> {bundle(F, F)}' if update else ""
    text = f"""{adds}func.func @main(%x: {F}) -> ({F}, {F}) {{
  {begun("s", "adds", "%x", F, F)}
  {goes_on}
  %0 = mhlo.negate %x : {F}
  {waited("u" if update else "s", "%1", F, F)}
  return %0, %1 : {F}, {F}
}}
"""
    x, y = np.float32([1, 2, 3, 4]), np.float32([10, 20, 30, 40])
    for module in (opspec.load(text), lower(text)):
        for own, (negated, total) in zip((x, y), run_grid(module, [[x], [y]], replicas=2), strict=True):
            np.testing.assert_array_equal(negated, -own)
            np.testing.assert_array_equal(total, x + y)


def test_what_is_begun_has_to_fit_its_function() -> None:
    wrong = ASYNC.replace("@f(%a: tensor<2xf32>, %b", "@g(%a: tensor<2xf32>, %b")
    with pytest.raises(OpSpecError, match="async_start"):
        opspec.load(wrong)


def test_new_shapes_broadcast_like_the_old_ones() -> None:
    """Sums of NumPy arrays are the same under the new shapes, and no shapes of fewer dimensions do it."""
    text = """func.func @main(%a: tensor<6xindex>, %b: tensor<5xindex>) -> (tensor<?xindex>, tensor<?xindex>) {
  %0:2 = mhlo.minimum_broadcast_shapes %a, %b : tensor<6xindex>, tensor<5xindex> -> tensor<?xindex>, tensor<?xindex>
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}
"""
    rng = np.random.default_rng(0)
    for _ in range(30):
        sizes = rng.integers(1, 4, 6)
        first = np.where(rng.random(6) < 0.4, 1, sizes)
        second = np.where(rng.random(6) < 0.4, 1, sizes)[1:]
        a, b = rng.random(first), rng.random(second)
        found = run(text, first, second)
        assert _adds_alike(a, b, found)
        assert tuple(map(len, found)) == min(
            tuple(map(len, shapes)) for shapes in _merged(first, second) if _adds_alike(a, b, shapes)
        )


def _adds_alike(a: Array, b: Array, shapes: Sequence[Sequence[int]]) -> bool:
    try:
        made = a.reshape(shapes[0]) + b.reshape(shapes[1])
    except ValueError:
        return False
    return made.size == (a + b).size and bool((made.ravel() == (a + b).ravel()).all())


def _merged(first: Sequence[int], second: Sequence[int]) -> Iterator[list[list[int]]]:
    """The shapes with dimensions side by side put together, in all ways."""
    aligned = list(zip(first, [1, *second], strict=True))
    for cuts in product([False, True], repeat=len(aligned) - 1):
        made: list[list[int]] = [[], []]
        for sizes, cut in zip(aligned, (True, *cuts), strict=True):
            for shape, size in zip(made, sizes, strict=True):
                if cut:
                    shape.append(int(size))
                else:
                    shape[-1] *= int(size)
        yield [shape[next((at for at, size in enumerate(shape) if size != 1), len(shape)) :] for shape in made]


def test_a_value_is_shown_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = f'mhlo.trace %x0, "here" : {F8}\n%0 = mhlo.copy %x0 : {F8}\nreturn %0 : {F8}'
    text = program(body, [F8], [F8])
    file = tmp_path / "shown.mlir"
    file.write_text(text)
    assert main(["run", str(file), "--random", "--trace", "--only", "*:2:*"]) == 0
    assert "trace" in capsys.readouterr().err
    with pytest.warns(LowerWarning, match=r"mhlo\.trace: nothing in StableHLO shows a value"):
        made = lower(text)
    assert "mhlo" not in str(made)


@pytest.mark.parametrize(
    ("type_", "given"),
    [(F8, X), ("tensor<8xui32>", BITS), ("tensor<2xcomplex<f32>>", np.complex64([1 + 2j, -0.5j]))],
    ids=["floats", "integers", "complex"],
)
def test_a_value_is_shown_in_each_round_of_a_loop(type_: str, given: Array) -> None:
    """Who watches gets the values that the loop has in each round, and the results stay what they are without."""
    shows = f'mhlo.trace %a, "round" : {type_}'
    body = f"""%zero = mhlo.constant dense<0> : tensor<i32>
  %0:2 = mhlo.while(%i = %zero, %a = %x0) : tensor<i32>, {type_}
   cond {{
    %three = mhlo.constant dense<3> : tensor<i32>
    %1 = mhlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    mhlo.return %1 : tensor<i1>
  }} do {{
    {shows}
    %one = mhlo.constant dense<1> : tensor<i32>
    %2 = mhlo.add %i, %one : tensor<i32>
    %3 = mhlo.add %a, %a : {type_}
    mhlo.return %2, %3 : tensor<i32>, {type_}
  }}
  return %0#1 : {type_}"""
    text, seen = program(body, [type_], [type_]), list[Array]()

    def see(event: Event) -> None:
        if event.op == "mhlo.trace":
            assert event.view.attributes["tag"] == "round"
            seen.append(np.array(event.operands[0]))

    (found,) = compile_program(opspec.load(text)).call([given.copy()], on_op=see)
    rounds = [given, given + given, given + given + given + given]
    assert len(seen) == len(rounds)
    for value, wanted in zip(seen, rounds, strict=True):
        np.testing.assert_array_equal(value, wanted)
    np.testing.assert_array_equal(found, from_xla(text.replace(shows, ""), given)[0])


def test_the_commands_take_mhlo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, lowered, back = PROGRAMS["control_flow"], tmp_path / "lowered.mlir", tmp_path / "back.mlir"
    assert main(["verify", str(file)]) == 0
    assert main(["lower", str(file), "-o", str(lowered)]) == 0
    assert "mhlo" not in lowered.read_text()
    assert main(["lower", str(lowered), "--to-dialect", "mhlo", "-o", str(back)]) == 0
    assert "stablehlo" not in back.read_text()
    assert str(opspec.load(back)) == str(opspec.load(file))
    capsys.readouterr()
    assert main(["compare", str(file), "--with", "jax:cpu", "--random"]) == 0
    assert main(["explain", "mhlo.while"]) == 0
    assert "stablehlo.while: " in capsys.readouterr().out
    assert main(["explain", "mhlo.bitcast.C3"]) == 0
    assert main(["explain", "mhlo.pad.C4"]) == 0
    assert "nothing negative is put between neighbours" in capsys.readouterr().out
    assert main(["goldens", "mhlo.copy", "--types", "f32", "-o", str(tmp_path / "goldens")]) == 0
    assert main(["goldens", "mhlo.exp2", "--types", "f64", "-o", str(tmp_path / "goldens")]) == 0
    assert main(["goldens", "mhlo.abs", "--types", "f32", "-o", str(tmp_path / "goldens")]) == 0


def test_a_dialect_without_ops_of_others_is_no_way_back() -> None:
    with pytest.raises(OpSpecError, match="one of mhlo; found 'acme'"):
        lower("func.func @main() {\n  return\n}\n", to_dialect="acme")
