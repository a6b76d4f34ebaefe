"""The verifier: exactly the broken rules are named, in words that help, and valid programs pass."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import opspec
from opspec.agreement.rule_tests import is_listed
from opspec.programs import carrier
from opspec.programs.diagnostic import WIDTH, Diagnostic
from opspec.programs.loading import load_generic
from opspec.programs.locations import Location
from opspec.programs.nesting_limit import LEVELS
from opspec.programs.records import import_module
from opspec.verification.any_form import verify_source
from opspec.verification.verifier import verify_view
from tests.samples import one_in
from tests.verification.broken_programs import BROKEN
from tests.verification.op_programs import ALL_REDUCE, DYNAMIC_RESHAPE, PAD, REDUCE, VALID, Program, adder

# What the C++ verifier of the carrier lets pass, and why ours is right to refuse it, or known to be stricter.
ONLY_OURS = {
    "reduce from another type": "it does not compare the types of inputs and initial values",
    "reduce, demoted": "it does not ask whether the inputs can be promoted to the region's type",
    "all_reduce, demoted": "the same",
}
# The C++ verifier of newer carriers ends the process on these: it is asked in another one.
ENDS_THE_CARRIER = ("reduce of nothing", "sort of nothing")


def rules(program: Program) -> list[str]:
    return [diagnostic.rule for diagnostic in opspec.verify(load_generic(program.text))]


def accepted_by_carrier(text: str, trusted: bool | None = None) -> bool:
    try:
        opspec.load(text, trusted=trusted)
    except opspec.OpSpecError:
        return False
    return True


# --- one op at a time -----------------------------------------------------------------------------


@pytest.mark.parametrize("program", VALID.values(), ids=list(VALID))
def test_a_valid_op_breaks_no_rule(program: Program) -> None:
    assert rules(program) == []
    assert accepted_by_carrier(program.text)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_op_breaks_exactly_the_named_rules(name: str) -> None:
    program, expected = BROKEN[name]
    assert rules(program) == expected.split()
    trusted = False if name in ENDS_THE_CARRIER else None
    assert accepted_by_carrier(program.text, trusted) == (name in ONLY_OURS)


def test_every_op_has_at_least_four_broken_programs() -> None:
    counts: dict[str, int] = {}
    for program, _ in BROKEN.values():
        counts[program.op] = counts.get(program.op, 0) + 1
    assert set(counts) == {program.op for program in VALID.values()}
    assert min(counts.values()) >= 4


def test_unexpected_disagreements_are_listed_once() -> None:
    assert {*ONLY_OURS, *ENDS_THE_CARRIER} <= set(BROKEN)


def test_a_program_that_ends_the_carrier_is_judged() -> None:
    found = verify_source(BROKEN["reduce of nothing"][0].text)
    assert [diagnostic.rule for diagnostic in found.diagnostics] == ["reduce.C2"]


@pytest.mark.parametrize("name", one_in(5, BROKEN))
def test_a_diagnostic_fits_eighty_columns(name: str) -> None:
    for diagnostic in opspec.verify(load_generic(BROKEN[name][0].text)):
        text = str(diagnostic)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert re.match(r"-:[34]:(3|13): ", text)
        assert text.endswith(f"more   opspec explain {diagnostic.rule}")
        assert "Struct(" not in text
        assert "array(" not in text


# --- small changes of valid programs --------------------------------------------------------------

# Only ours sees that sizes below a bound cannot fit.
KNOWN_BY_BOUNDS = ("pad, unknown sizes",)


def mutants(text: str) -> list[str]:
    """The text with one number of its op changed."""
    line = next(line for line in text.split("\n") if "%made:" in line)
    found = []
    for number in re.finditer(r"(?<![a-wyz%\d])\d+|\?", line.partition(" = ")[2]):
        start, end = (at + len(line.partition(" = ")[0]) + 3 for at in number.span())
        found += [
            text.replace(line, line[:start] + new + line[end:])
            for new in ("0", "1", "7", "-1", "?", "4294967296")
            if new != number[0]
        ]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(4, VALID))
def test_changed_numbers_are_judged_as_by_the_carrier(name: str) -> None:
    known, bare = carrier.new_context(), carrier.bare_context()
    for text in mutants(VALID[name].text):
        try:
            module = carrier.parse(text, bare)
        except carrier.Refused:
            continue
        found = opspec.verify(module)
        try:
            carrier.parse(text, known)
        except carrier.Refused:
            assert found, text
        else:  # the library does not bring together what several rules say of an unknown size
            alone = [diagnostic for diagnostic in found if "together with" not in diagnostic.message]
            listed = (is_listed(diagnostic.rule, "accepts", diagnostic.message) for diagnostic in alone)
            assert name in KNOWN_BY_BOUNDS or all(listed), text


# --- words ----------------------------------------------------------------------------------------


def test_a_size_that_does_not_fit_is_told_with_its_sum() -> None:
    program = PAD.but("(tensor<2x3xi32>, tensor<i32>) -> tensor<5x8xi32>")
    (diagnostic,) = verify_source(program.text).diagnostics
    assert str(diagnostic) == (
        "-:3:13: stablehlo.pad breaks pad.C5\n"
        '    %made:1 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_low = array<i64: 0, 1\n'
        "              ^\n"
        "  `result` is as long as what was there and what is put in (dimension 1: 1 + 3 +\n"
        "  max(3 - 1, 0) * 2 + 1 = 9, but shape(result) has 8)\n"
        "  rule   shape(result) == edge_padding_low + shape(operand) + max(shape(operand)\n"
        "         - 1, 0) * interior_padding + edge_padding_high\n"
        "  where  shape(result) is [5, 8]\n"
        "         edge_padding_low is [0, 1]\n"
        "         shape(operand) is [2, 3]\n"
        "         interior_padding is [1, 2]\n"
        "         edge_padding_high is [2, 1]\n"
        "  try    result of type tensor<5x9xi32>\n"
        "  more   opspec explain pad.C5"
    )


def test_a_missing_attribute_is_named() -> None:
    (diagnostic,) = verify_source(PAD.but(edge_padding_high=None).text).diagnostics
    assert str(diagnostic) == (
        "-:3:13: stablehlo.pad breaks pad.T4\n"
        '    %made:1 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_low = array<i64: 0, 1\n'
        "              ^\n"
        "  attribute edge_padding_high is missing\n"
        "  rule   each required attribute is there\n"
        "  more   opspec explain pad.T4"
    )


def test_a_region_of_the_wrong_type_is_told_with_both_types() -> None:
    (diagnostic,) = verify_source(REDUCE.but(regions=(adder("f64"),)).text).diagnostics
    assert diagnostic.message == (
        "region body, argument 0: expected elements of type f32 (A, as elsewhere in this op), found f64; "
        "region body, argument 1: expected elements of type f32 (A, as elsewhere in this op), found f64; "
        "region body, returned value 0: expected elements of type f32 (A, as elsewhere in this op), found f64"
    )


def test_a_dynamic_shape_operand_is_read_where_it_is_constant() -> None:
    program = DYNAMIC_RESHAPE.but(constants={1: "dense<[2, 3]>"})
    (diagnostic,) = verify_source(program.text).diagnostics
    assert diagnostic.rule == "dynamic_reshape.C3"
    assert ("ints(output_shape)", "[2, 3]") in diagnostic.values
    assert diagnostic.hint == "result of type tensor<2x3xf32>"


def test_without_a_position_the_function_is_named() -> None:
    diagnostic = Diagnostic("pad.C4", "stablehlo.pad", Location(), "no", function="main")
    assert str(diagnostic).splitlines()[0] == "?: stablehlo.pad breaks pad.C4 (in @main)"


def test_a_python_line_is_shown_where_the_location_names_it() -> None:
    here = Path(__file__)
    text = PAD.but(interior_padding="array<i64: 1, -1>").text
    op = next(line for line in text.split("\n") if "%made" in line)
    (diagnostic,) = opspec.verify(load_generic(text.replace(op, f'{op} loc("{here}":3:1)')))
    assert diagnostic.source == "from __future__ import annotations"
    assert f"{here}:3:1" in str(diagnostic)


@pytest.mark.parametrize("file", ["/etc/passwd", "/dev/zero.py", "/nowhere/program.mlir"])
def test_a_location_cannot_make_us_read_other_files(file: str) -> None:
    text = PAD.but(interior_padding="array<i64: 1, -1>").text
    op = next(line for line in text.split("\n") if "%made" in line)
    (diagnostic,) = opspec.verify(load_generic(text.replace(op, f'{op} loc("{file}":1:1)')))
    assert diagnostic.source == ""


# --- programs -------------------------------------------------------------------------------------


def jax_programs() -> dict[str, tuple[Any, tuple[Any, ...]]]:
    import jax.numpy as jnp
    from jax import lax

    x, y = jnp.ones((2, 8, 9, 4)), jnp.ones((3, 3, 2, 6))
    nhwc = lax.conv_dimension_numbers(x.shape, y.shape, ("NHWC", "HWIO", "NHWC"))
    return {
        "maximum": (jnp.maximum, (x, x)),
        "pad": (lambda a: lax.pad(a, 0.0, [(1, 2, 3)] * 4), (x,)),
        "reduce": (lambda a: (jnp.sum(a, (0, 2)), jnp.argmax(a, 1)), (x,)),
        "sort": (lambda a: (jnp.sort(a, 1), jnp.argsort(-a, 3)), (x,)),
        "gather": (lambda a, i: a[i, :, 1:3][..., i], (x, jnp.array([0, 1]))),
        "convolution": (
            lambda a, b: lax.conv_general_dilated(a, b, (1, 2), "SAME", (1, 1), (2, 1), nhwc, feature_group_count=2),
            (x, y),
        ),
        "convert": (lambda a: a.astype(jnp.bfloat16), (x,)),
        "sinh": (jnp.sinh, (x,)),
    }


JAX_PROGRAMS = ("maximum", "pad", "reduce", "sort", "gather", "convolution", "convert", "sinh")


@pytest.mark.parametrize("name", JAX_PROGRAMS)
def test_what_jax_makes_is_valid(name: str) -> None:
    jax = pytest.importorskip("jax")
    function, arguments = jax_programs()[name]
    lowered = jax.jit(function).lower(*arguments)
    assert opspec.verify(lowered.compiler_ir("stablehlo")) == []
    artifact = jax.export.export(jax.jit(function))(*arguments).mlir_module_serialized
    assert verify_source(bytes(artifact)).diagnostics == []


def test_a_module_that_jax_made_is_judged_too() -> None:
    jax = pytest.importorskip("jax")
    import jax.numpy as jnp

    def padded(a: Any) -> Any:
        return jax.lax.pad(a, 0.0, [(1, 2, 0)])

    module = jax.jit(padded).lower(jnp.ones(3)).compiler_ir("stablehlo")
    op = next(view.op for view in import_module(module).walk() if view.name == "stablehlo.pad")
    with module.context:
        op.attributes["edge_padding_low"] = carrier.ir.DenseI64ArrayAttr.get([2])
    (diagnostic,) = opspec.verify(module)
    assert diagnostic.rule == "pad.C5"
    assert diagnostic.location.file == __file__
    assert "jax.lax.pad" in diagnostic.source


def chain(count: int, result: str = "tensor<4xf32>", sizes: int = 1) -> str:
    types = [f"tensor<{at + 4}xf32>" for at in range(sizes)]
    header = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(types))
    lines = [
        f'  %{at} = "stablehlo.maximum"(%a{at % sizes}, %a{at % sizes}) : '
        f"({types[at % sizes]}, {types[at % sizes]}) -> {types[at % sizes] if at % 2 else result}"
        for at in range(count)
    ]
    types_text = ", ".join(types)
    return "\n".join(
        [
            f'"func.func"() <{{function_type = ({types_text}) -> (), sym_name = "main"}}> ({{',
            f"^bb0({header}):",
            *lines,
            '  "func.return"() : () -> ()',
            "}) : () -> ()",
            "",
        ]
    )


def test_equal_ops_are_judged_alike_with_and_without_memory() -> None:
    texts = [program.text for program, _ in BROKEN.values()]
    for text in [*texts, chain(20, "tensor<5xf32>", 4)]:
        module = import_module(load_generic(text))
        assert verify_view(module).diagnostics == verify_view(module, memo=False).diagnostics


@pytest.mark.parametrize("count", [10_000, pytest.param(50_000, marks=pytest.mark.full)])
def test_every_one_of_many_broken_ops_is_reported_in_good_time(count: int) -> None:
    module = import_module(load_generic(chain(count, "tensor<2xf32>", 500)))
    start = time.perf_counter()
    found = verify_view(module)
    assert time.perf_counter() - start < 15 * count / 50_000
    assert len(found.diagnostics) == count  # two for each of the broken half
    assert found.diagnostics[0].values
    assert all(diagnostic.message for diagnostic in found.diagnostics)


def test_deep_nesting_is_walked() -> None:
    depth = LEVELS
    opened = '"test.nest"() ({\n' * depth
    text = f'{opened}%x = "stablehlo.convert"() : () -> tensor<f32>\n{"}) : () -> ()" * depth}\n'
    assert [d.rule for d in opspec.verify(load_generic(text))] == ["convert.T1"]


def test_ops_without_rules_are_counted() -> None:
    text = PAD.text.replace('"func.return"', '%z = "stablehlo.wobble"() : () -> tensor<f32>\n  "func.return"')
    found = verify_source(text)
    assert (found.unchecked, found.diagnostics[0].rule) == ({"stablehlo.wobble": 1}, "carrier")


def test_a_constant_that_declares_far_more_than_it_says_costs_nothing() -> None:
    huge = "dense<0> : tensor<100000x100000xi64>"
    assert rules(ALL_REDUCE.but(replica_groups=huge)) == ["all_reduce.T5"]
    long = DYNAMIC_RESHAPE.but(
        "(tensor<2x3xf32>, tensor<1000000000xi64>) -> tensor<3x2xf32>", constants={1: "dense<1>"}
    )
    assert rules(long) == []


# --- what the carrier refuses ---------------------------------------------------------------------

PRETTY = """\
func.func @main(%a: tensor<2x3xi32>, %p: tensor<i32>) {
  %0 = stablehlo.pad %a, %p, low = [0, 1], high = [2, 1], interior = [1, 2]
      : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x8xi32>
  %1 = stablehlo.convert %a : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return
}
"""


def test_of_pretty_text_every_refused_op_is_judged() -> None:
    found = verify_source(PRETTY)
    assert [(d.rule, d.location.line) for d in found.diagnostics] == [("pad.C5", 2), ("convert.C1", 4)]
    assert (found.notes, found.unchecked) == ((), {})


# The library's note of a refused program has no constants of more than 16 elements; the text has them.
NUMBERS = ", ".join(map(str, range(17)))
LARGE = f"""\
#numbers = dense<[{NUMBERS}]> : tensor<17xi32>
func.func @main(%a: tensor<3xf32>) -> tensor<17xi32> {{ // not dense<0> : tensor<30xf32>
  %0 = stablehlo.constant {{doc = "dense<0> : tensor<40xf32>"}} #numbers
  %1 = stablehlo.constant dense<true> : tensor<20xi1>
  %2 = stablehlo.constant dense_resource<small> : tensor<3xf32>
  %3 = stablehlo.transpose %a, dims = [1] : (tensor<3xf32>) -> tensor<3xf32>
  %4 = "stablehlo.all_reduce"(%a) ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }}) {{replica_groups = dense<[[{NUMBERS}, 16]]> : tensor<1x18xi64>}} : (tensor<3xf32>) -> tensor<3xf32>
  %6 = stablehlo.nothing %a : tensor<3xf32>
  return %0 : tensor<17xi32>
}}
{{-# dialect_resources: {{builtin: {{small: "0x040000000000803F0000004000004040"}}}} #-}}
"""


def test_a_refused_program_is_read_with_its_large_constants() -> None:
    found = verify_source(LARGE)
    told = [(d.rule, d.location.line) for d in found.diagnostics if d.severity == "error"]
    assert told == [("transpose.C2", 6), ("all_reduce.C1", 7), ("carrier", 12)]


def test_where_constants_are_not_known_again_the_refused_op_alone_is_judged() -> None:
    other = '"test.other"() {x = #test<dense<1> : tensor<20xf32>>} : () -> ()'
    found = verify_source(LARGE.replace("%6 = stablehlo.nothing %a : tensor<3xf32>", other))
    assert [(d.rule, d.location.line) for d in found.diagnostics] == [("transpose.C2", 6)]
    assert found.notes == ("not checked: what follows -:6:8, where the MLIR library stopped",)


def test_what_only_the_carrier_refuses_is_told_in_its_words() -> None:
    found = verify_source(
        "func.func @main(%a: tensor<2x3xi32>, %p: tensor<f32>) {\n"
        "  %1 = stablehlo.add %a, %p : tensor<2x3xi32>\n  return\n}\n"
    )
    assert [diagnostic.rule for diagnostic in found.diagnostics] == ["carrier"]
    assert "stablehlo.add is refused by the MLIR library" in str(found.diagnostics[0])
    assert "%p is of type tensor<f32> where it is defined, and tensor<2x3xi32> here" in found.diagnostics[0].message


# --- the command ----------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    from opspec.cli.main import main

    status = main(["verify", "--warnings", "off", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_several_files_are_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.mlir", tmp_path / "bad.mlir"
    good.write_text(PAD.text)
    bad.write_text(PAD.but(interior_padding="array<i64: 1, -1>").text)
    assert run(capsys, str(good)) == (0, f"{good}: no problems\n", "")
    status, out, err = run(capsys, str(good), str(bad), str(tmp_path / "none.mlir"))
    assert status == 1
    assert f"{bad}:3:13: stablehlo.pad breaks pad.C4" in out
    assert out.endswith(f"{bad}: 1 problem\n3 files, 2 with problems\n")
    assert err == f"opspec: cannot read {tmp_path / 'none.mlir'}: No such file or directory\n"


def test_a_pipe_is_read_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    threading.Thread(target=pipe.write_text, args=(PAD.text,)).start()
    assert run(capsys, str(pipe)) == (0, f"{pipe}: no problems\n", "")


def test_standard_input_is_a_dash(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(PRETTY.encode())))
    status, out, _ = run(capsys, "-")
    assert status == 1
    assert out.splitlines()[0] == "-:2:8: stablehlo.pad breaks pad.C5"
    assert out.endswith("\n-: 2 problems\n")


def test_json_holds_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.mlir"
    bad.write_text(PAD.but(interior_padding="array<i64: 1, -1>").text)
    status, out, _ = run(capsys, "--format", "json", str(bad), str(tmp_path / "none.mlir"))
    assert status == 1
    first, second = json.loads(out)["files"]
    assert first["error"] is None
    assert first["diagnostics"][0]["rule"] == "pad.C4"
    assert first["diagnostics"][0]["location"]["line"] == 3
    assert second == {
        "file": str(tmp_path / "none.mlir"),
        "error": f"cannot read {tmp_path / 'none.mlir'}: No such file or directory",
    }


def test_hundreds_of_problems_are_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.mlir"
    bad.write_text(chain(300, "tensor<2xf32>", sizes=150))
    status, out, _ = run(capsys, str(bad))
    assert status == 1
    assert out.count(" breaks ") == 100
    assert out.count("  also at ") == 100
    assert "... and 100 more problems: maximum.C1 (50), maximum.C2 (50)" in out
    assert out.endswith(f"{bad}: 300 problems\n")


@pytest.mark.parametrize("text", ["", "nonsense\n", "module {\n", "func.func @main( {\n"])
def test_what_is_no_program_gets_one_paragraph(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.mlir"
    file.write_text(text)
    status, out, err = run(capsys, str(file))
    assert (status, out) == (1, "")
    assert err.startswith("opspec: ")
    assert str(file) in err
    assert "Traceback" not in err


# --- spellings that the public specification has ---------------------------------------------------------


def test_storage_types_are_read_as_the_specification_spells_them() -> None:
    spelled = [f"tensor<2x!quant.uniform<{storage}:f32, 34.0:16>>" for storage in ("ui8", "u8", "i8")]
    for type_ in spelled:
        body = f"  %0 = stablehlo.add %x, %x : {type_}\n  return %0 : {type_}\n"
        text = f"func.func @main(%x: {type_}) -> {type_} {{\n{body}}}\n"
        assert verify_source(text).diagnostics == [], type_


def test_what_is_quantized_per_axis_is_fed_in_received_and_fed_out() -> None:
    type_ = "tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>"
    token = "!stablehlo.token"
    channel = "{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}"
    text = (
        f"func.func @main(%t: {token}) -> {token} {{\n"
        f'  %0:2 = "stablehlo.infeed"(%t) : ({token}) -> ({type_}, {token})\n'
        f'  %1:2 = "stablehlo.recv"(%0#1) {channel} : ({token}) -> ({type_}, {token})\n'
        f'  %2 = "stablehlo.outfeed"(%0#0, %1#0, %1#1) : ({type_}, {type_}, {token}) -> {token}\n'
        f"  return %2 : {token}\n}}\n"
    )
    assert verify_source(text).diagnostics == []


def test_bounds_of_a_scalar_are_none() -> None:
    type_ = "tensor<i32, #stablehlo.bounds<>>"
    text = f"func.func @main(%x: {type_}) -> {type_} {{\n  return %x : {type_}\n}}\n"
    assert verify_source(text).diagnostics == []


def test_a_function_without_a_name_is_named_as_the_fault() -> None:
    type_ = "(tensor<2xf32>) -> tensor<2xf32>"
    end = f'"func.return"(%x) : (tensor<2xf32>) -> () }}) {{function_type = {type_}'
    text = (
        '"builtin.module"() ({\n"func.func"() ({ ^bb0(%x: tensor<2xf32>):\n'
        f'%0 = "stablehlo.composite"(%x) {{name = "a.b", decomposition = @d}} : {type_}\n{end}}} : () -> ()\n'
        f'"func.func"() ({{ ^bb0(%x: tensor<2xf32>):\n{end}, sym_name = "d"}} : () -> ()\n'
        "}) : () -> ()\n"
    )
    assert [found.rule for found in verify_source(text).diagnostics] == ["func.func.C2"]


def test_what_jax_writes_for_a_target_is_no_unknown_attribute() -> None:
    text = (
        "func.func @main(%x: tensor<i1>) {\n"
        '  stablehlo.custom_call @shape_assertion(%x) {error_message = "no", has_side_effect = true}'
        " : (tensor<i1>) -> ()\n"
        '  stablehlo.custom_call @other(%x) {error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()\n'
        "  return\n}\n"
    )
    found = verify_source(text, warn=True).diagnostics
    assert [(each.rule, each.location.line) for each in found] == [("unknown-attribute", 3)]
