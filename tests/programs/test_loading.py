"""Programs from every format; what cannot be read is refused with a place and a reason."""

from __future__ import annotations

import contextlib
import io
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from opspec.errors import LoadError
from opspec.programs import carrier, nesting_limit, sandbox
from opspec.programs.loading import load, load_for_verify, load_generic, load_unverified, producer, rejected
from opspec.programs.records import import_module
from opspec.programs.recovery import REJECTED
from tests.samples import one_in

HERE = Path(__file__).parent

ADD = """
func.func @add(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
GENERIC = """
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<2x3xf32>):
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "func.return"() : () -> ()
}) : () -> ()
"""
PRETTY = """
func.func @f(%a: tensor<2x3xf32>, %b: tensor<f32>) {
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
"""


def names(module: object) -> list[str]:
    return [view.name for view in import_module(module).walk()]  # type: ignore[arg-type]


def bytecode() -> bytes:
    buffer = io.BytesIO()
    carrier.parse(ADD, carrier.new_context()).operation.write_bytecode(buffer)
    return buffer.getvalue()


def artifact(version: str = "1.0.0") -> bytes:
    return bytes(carrier.stablehlo.serialize_portable_artifact_str(ADD, version))


def exported() -> bytes:
    return (HERE / "add.jax_export").read_bytes()


FORMATS = pytest.mark.parametrize(
    "data",
    [ADD.encode(), bytecode(), artifact(), exported()],
    ids=["text", "bytecode", "artifact", "jax.export"],
)


# --- formats ------------------------------------------------------------------------------------------------


@FORMATS
@pytest.mark.parametrize("trusted", [True, None])
def test_every_format_loads_from_bytes_and_from_a_file(data: bytes, trusted: bool | None, tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_bytes(data)
    for source in (data, path, str(path)):
        found = names(load(source, trusted=trusted))
        assert found == ["builtin.module", "func.func", "stablehlo.add", "func.return"]


def test_a_str_with_a_newline_is_text() -> None:
    assert "stablehlo.add" in names(load(ADD))
    with pytest.raises(LoadError, match=r"cannot read module \{\}: No such file.*has to contain a newline"):
        load("module {}")
    with pytest.raises(LoadError, match=r"expected a path, .* found an empty text"):
        load("")


def test_locations_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "add.mlir"
    path.write_text(ADD)
    function = import_module(load(path)).functions["add"]
    assert str(function.location) == f"{path}:2:1"


def test_loading_never_imports_jax() -> None:
    program = (
        "import sys; from opspec.programs.loading import load; from opspec.programs.records import import_module\n"
        f"assert len(list(import_module(load({str(HERE / 'add.jax_export')!r})).walk())) == 4\n"
        "assert not {'jax', 'flatbuffers'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env={"PYTHONPATH": ":".join(sys.path)})


def test_importing_opspec_loads_no_bindings() -> None:
    program = "import sys, opspec.programs.loading, opspec.programs.records; assert 'jaxlib' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, env={"PYTHONPATH": ":".join(sys.path)})


def test_the_producer_of_bytecode() -> None:
    assert producer(artifact("1.0.0")) == "StableHLO_v1.0.0"
    assert producer(bytecode()).startswith("MLIR")
    assert producer(b"ML\xefR") == ""


def test_quantized_programs_load() -> None:
    kind = "tensor<2x!quant.uniform<i8:f32, 0.5>>"
    assert names(load(f"func.func @f(%a: {kind}) {{\n  return\n}}\n"))[1] == "func.func"


ARITH = """
func.func @f(%a: f32, %n: index) -> tensor<?xf32> {
  %0 = arith.addf %a, %a : f32
  %1 = tensor.splat %0[%n] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
"""


def test_a_program_may_name_any_dialect_of_mlir() -> None:
    buffer = io.BytesIO()
    carrier.parse(ARITH, carrier.new_context()).operation.write_bytecode(buffer)
    for source in (ARITH, buffer.getvalue()):
        assert {"arith.addf", "tensor.splat"} <= set(names(load(source)))
    with pytest.raises(LoadError, match=r"arith\.addf"):
        load(ARITH.replace("addf %a, %a : f32", "addf %a, %a : index"))


def test_a_small_program_waits_for_no_dialect_that_it_does_not_name() -> None:
    def seconds(make: Callable[[], object]) -> float:
        start = time.process_time()
        make()
        return time.process_time() - start

    def whole() -> None:
        carrier.new_context().load_all_available_dialects()

    few, all_ = (min(seconds(make) for _ in range(20)) for make in (carrier.new_context, whole))
    assert few < all_ * 0.7


def test_a_third_partys_ops_need_an_enabled_context() -> None:
    text = 'func.func @f() {\n  "acme.frob"() : () -> ()\n  return\n}\n'
    with pytest.raises(LoadError, match=r"hint: .*opspec\.enable\(\)"):
        load(text)
    assert "acme.frob" in names(load(text, context=carrier.enable()))


# --- errors -------------------------------------------------------------------------------------------------


def test_an_error_shows_place_line_caret_and_hint(tmp_path: Path) -> None:
    path = tmp_path / "add.mlir"
    path.write_text(ADD.replace("%a, %a", "%a, %b"))
    with pytest.raises(LoadError) as caught:
        load(path)
    assert str(caught.value) == (
        f"{path}:3:26: use of undeclared SSA value name\n"
        "      %0 = stablehlo.add %a, %b : tensor<2xf32>\n"
        "                             ^\n"
        "hint: a value is defined before it is used, and not seen outside the region that defines it"
    )


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("no/such.mlir", "cannot read no/such.mlir: No such file or directory"),
        (b"", "found nothing"),
        (b"\xff\xfe\x00", r"MLIR text \(UTF-8\).*found 3 bytes"),
        ("a\ud800\n", "expected a program"),
        (b"ML\xefR", "bytecode.*\nhint: written by nobody known, read by jaxlib"),
        ("func.func @f() {\n  foo\n}\n", "hint: an op is written with its dialect"),
        (bytecode()[:150], "<bytecode>: .*\nhint: written by MLIR"),
        (artifact()[:200], r"<artifact>: .*\nhint: written for StableHLO 1\.0\.0, .*damaged"),
        (exported()[:600], "<artifact>"),
    ],
)
def test_what_is_no_program_is_refused(source: str | bytes, message: str) -> None:
    with pytest.raises(LoadError, match=message):
        load(source)
    with pytest.raises(LoadError, match=message):
        load_for_verify(source)


def test_an_op_that_nobody_knows_is_refused_and_the_rest_is_read() -> None:
    text = "func.func @f() {\n  stablehlo.frobnicate : ()\n  return\n}\n"
    with pytest.raises(LoadError, match="lacks this op"):
        load(text)
    loaded = load_for_verify(text)
    assert [found.op for found in loaded.read.found] == ["stablehlo.frobnicate"]
    assert loaded.read.module is not None
    assert [view.name for view in loaded.read.module.walk()][1:] == ["func.func", REJECTED, "func.return"]


@pytest.mark.parametrize(
    "text",
    one_in(
        2,
        [
            r'func.func @"\FF"() {return}' + "\n" + r'func.func @"\FF"() {return}' + "\n",
            'func.func @f() {\n  "stablehlo.x' + r'\FF"() : () -> ()' + "\n}\n",
        ],
    ),
)
def test_a_name_that_ends_the_bindings_ends_only_a_child(text: str) -> None:
    with pytest.raises(LoadError, match="not UTF-8"):
        load(text)


def test_strings_may_hold_any_bytes() -> None:
    module = load('module attributes {a.b = "' + r"\FF" + '"} {}\n')
    assert import_module(module).root.attributes["a.b"] == b"\xff"


# Reading the first ones here would end this process; reading the last one would take minutes.
@pytest.mark.parametrize(
    ("data", "seed"),
    one_in(
        3,
        [
            *((bytecode(), seed) for seed in (0, 12, 13)),
            (exported(), 20),
            *((bytecode(), seed) for seed in (21, 20)),
            (exported(), 2),
        ],
    ),
)
def test_damaged_bytes_do_no_harm(data: bytes, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "_PATIENCE_S", 1.0)  # three children may be asked, one after the other
    draw = random.Random(seed)
    damaged = bytearray(data)
    for _ in range(draw.randrange(1, 5)):
        damaged[draw.randrange(5, len(damaged))] = draw.randrange(256)
    start = time.perf_counter()
    with contextlib.suppress(LoadError):
        names(load(bytes(damaged)))
    assert time.perf_counter() - start < 10


def test_a_jax_export_blob_with_wild_offsets_is_only_refused() -> None:
    data = exported()
    for at in range(0, 100, 17):
        damaged = data[:at] + b"\xff\xff\xff\xff" + data[at + 4 :]
        with contextlib.suppress(LoadError):
            load(damaged)


# --- size and depth -----------------------------------------------------------------------------------------


def nested(depth: int) -> str:
    return (
        "func.func @f(%c: tensor<i1>) {\n"
        + '"stablehlo.if"(%c) ({\n' * depth
        + "stablehlo.return\n}, {stablehlo.return}) : (tensor<i1>) -> ()\n" * depth
        + "return\n}\n"
    )


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (nested(nesting_limit.BRACES), f"{nesting_limit.BRACES + 1} in the text, from line 101 on"),
        ("{" * 50_000 + "\n", "50000 in the text, from line 1 on"),
        ("module attributes {a.b = " + "[" * 5000 + "]" * 5000 + "} {}\n", "brackets"),
        ("module attributes {a.b = " + "{a=" * 5000 + "1" + "}" * 5000 + "} {}\n", "brackets of attributes"),
        ("func.func @f(%a: " + "tuple<" * 5000 + ">" * 5000 + ") {return}\n", "brackets"),
    ],
    ids=["regions", "braces", "lists", "dictionaries", "types"],
)
def test_a_program_that_is_too_deep_is_refused_at_once(text: str, what: str) -> None:
    with pytest.raises(LoadError, match=f"{what}.*; deeper ones exhaust the stack"):
        load(text)


def test_brackets_in_strings_comments_and_arrows_do_not_count() -> None:
    comments = "// ((((((((((((((((((((((((\n" * 200
    assert names(load(comments + ADD + 'module attributes {a.b = "' + "[" * 1000 + '"} {}\n'))
    # Neither do closing ones hide what is open.
    with pytest.raises(LoadError, match="brackets of attributes and types inside each other"):
        load("module attributes {a.b = " + '["]]]]]]]]", ' * 5000 + "]" * 5000 + "} {}\n")


def test_a_large_splat_is_not_materialised() -> None:
    kind = "tensor<536870912xf32>"
    start = time.perf_counter()
    module = load(
        f"func.func @f() -> {kind} {{\n  %0 = stablehlo.constant dense<0.0> : {kind}\n  return %0 : {kind}\n}}\n"
    )
    (constant,) = (view for view in import_module(module).walk() if view.name == "stablehlo.constant")
    assert constant.attributes["value"].shape == (536870912,)
    assert constant.attributes["value"].strides == (0,)
    assert time.perf_counter() - start < 2


# --- programs for our verifier ------------------------------------------------------------------------------


def test_a_valid_program_is_not_rejected() -> None:
    assert rejected(ADD) is None
    loaded = load_for_verify(ADD)
    assert loaded.read.module is not None
    assert (loaded.read.found, loaded.read.stopped, loaded.refusal) == ((), None, None)


def test_a_rejected_program_in_generic_form_is_loaded_whole(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(GENERIC)
    for source, file in ((GENERIC, "-"), (path, str(path))):
        module = load_unverified(source)
        assert module is not None
        assert names(module) == ["builtin.module", "func.func", "stablehlo.transpose", "func.return"]
        rejection = rejected(source)
        assert rejection is not None
        assert rejection.op == "stablehlo.transpose"
        assert str(rejection.location) == f"{file}:4:8"
    with pytest.raises(LoadError, match="`opspec verify` says which rule is broken"):
        load(GENERIC)


def test_only_the_ops_have_to_be_in_generic_form() -> None:
    module = load_unverified("""
func.func @f(%a: tensor<2xf32>) {
  %0 = "stablehlo.reshape"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
""")
    assert module is not None
    assert names(module) == ["builtin.module", "func.func", "stablehlo.reshape", "func.return"]


def test_a_rejected_program_in_pretty_form_is_read_whole() -> None:
    loaded = load_for_verify(PRETTY)
    assert loaded.read.module is not None
    assert loaded.refusal is not None
    assert loaded.read.found == ()
    (op,) = (view for view in loaded.read.module.walk() if view.name == "stablehlo.transpose")
    assert op.attributes["permutation"] == (0, 0)
    assert str(op.location) == "-:3:8"
    assert [str(kind) for kind in (*op.operand_types, *op.result_types)] == ["tensor<2x3xf32>"] * 2


IF_OF_ANOTHER_TYPE = """
func.func @f(%c: tensor<i32>, %x: tensor<2xf32>) {
  %0:2 = "stablehlo.if"(%c) ({
    %y = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %y, %y : tensor<f32>, tensor<f32>
  }, {
    %y = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %y, %y : tensor<f32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
  %1 = stablehlo.add %0#0, %0#1 : tensor<f32>
  %2 = stablehlo.reshape %x : (tensor<2xf32>) -> tensor<3xf32>
  return
}
"""


def test_every_op_of_a_rejected_program_knows_its_place() -> None:
    module = load_for_verify(IF_OF_ANOTHER_TYPE).read.module
    assert module is not None
    assert [(view.name.partition(".")[2], view.location.line, view.location.column) for view in module.walk()][1:] == [
        ("func", 2, 1),
        ("if", 3, 10),
        ("constant", 4, 10),
        ("return", 5, 5),
        ("constant", 7, 10),
        ("return", 8, 5),
        ("add", 10, 8),
        ("reshape", 11, 8),
        ("return", 12, 3),
    ]


def test_an_op_that_does_not_parse_is_replaced() -> None:
    loaded = load_for_verify(IF_OF_ANOTHER_TYPE.replace("dense<1.0>", "dense<[1.0, 2.0]>"))
    assert loaded.read.module is not None
    assert [view.name for view in loaded.read.module.walk()].count(REJECTED) == 2
    assert [(found.op, found.message.location.line) for found in loaded.read.found] == [
        ("stablehlo.constant", 4),
        ("stablehlo.constant", 7),
    ]


def test_locations_that_the_text_gives_are_kept() -> None:
    module = load_for_verify("""
#here = loc("model.py":7:3)
func.func @f(%x: tensor<2xf32> loc("x")) {
  %2 = stablehlo.reshape %x : (tensor<2xf32>) -> tensor<3xf32> loc(#there)
  %3 = stablehlo.abs %2 : tensor<3xf32> loc(unknown)
  return
} loc(#here)
#there = loc("jit"(#here))
""").read.module
    assert module is not None
    places = {view.name: str(view.location) for view in module.walk()}
    assert places["stablehlo.reshape"] == places["func.func"] == "model.py:7:3"
    assert places["stablehlo.abs"] == "-:5:8"


def test_a_rejection_without_the_op_in_generic_form() -> None:
    text = (
        "func.func @f(%a: tensor<2xf32>) {\n"
        "  %0 = stablehlo.reshape %a : (tensor<2xf32>) -> tensor<3xf32>\n  return\n}\n"
    )
    found = rejected(text)
    assert found is not None
    assert (found.op, found.generic, str(found.location)) == ("stablehlo.reshape", None, "-:2:8")
    loaded = load_for_verify(text)
    assert loaded.read.module is not None
    assert loaded.refusal is not None


def test_what_does_not_parse_is_no_rejection() -> None:
    with pytest.raises(LoadError):
        rejected("func.func @f() {\n  foo\n}\n")


def test_load_generic_checks_nothing_but_the_grammar() -> None:
    assert "stablehlo.transpose" in names(load_generic(GENERIC))
    with pytest.raises(LoadError, match="undeclared SSA value"):
        load_generic(GENERIC.replace("(%a) <", "(%b) <"))
