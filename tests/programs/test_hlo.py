"""HLO in any form is a program like any other; what has no meaning without a backend is named."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.errors import LoadError
from opspec.programs import carrier
from opspec.programs.carrier_versions import knows
from opspec.programs.diagnostic import Diagnostic
from opspec.programs.hlo import literals
from opspec.programs.hlo.messages import Damaged, Message
from opspec.programs.loading import recorded_arguments
from opspec.programs.locations import Location
from opspec.programs.records import import_module
from tests.programs.hlo_files import ADD, literal, message, module, snapshot

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def ran(text: str, *arguments: object) -> list[np.ndarray]:
    return list(opspec.run(opspec.load(text), *arguments))


def refused(source: str | bytes) -> str:
    with pytest.raises(LoadError) as error:
        opspec.load(source)
    return str(error.value)


@pytest.fixture(scope="module")
def proto() -> bytes:
    return carrier.hlo_of_text(ADD)


# --- forms --------------------------------------------------------------------------------------------------


def test_text_and_messages_are_known_by_their_content(proto: bytes) -> None:
    for source in (ADD, f"// made by hand\n\n{ADD}", proto, bytes(message(1, proto)), snapshot(proto)):
        (found,) = opspec.run(opspec.load(source), X, np.ones_like(X))
        np.testing.assert_array_equal(found, X - 1)


def test_an_instruction_says_its_name_and_where_it_comes_from() -> None:
    (op,) = [op for op in import_module(opspec.load(ADD)).walk() if op.name == "stablehlo.subtract"]
    assert str(op.location) == "f.py:12:0"
    assert op.location.names == ("%sum.7", "jit(f)/sub")


REDUCES = """%c = f32[] constant(0)
  ROOT %r.2 = f32[] reduce(%p, %c), dimensions={0}, to_apply=%adds, metadata={op_name="jit(f)/sum"}"""
ADDS = "%adds {\n  %a = f32[] parameter(0)\n  %b = f32[] parameter(1)\n  ROOT %s = f32[] add(%a, %b)\n}\n"


def test_where_no_file_is_known_the_names_say_where() -> None:
    found = opspec.load(module(REDUCES, more=ADDS))
    (op,) = [op for op in import_module(found).walk() if op.name == "stablehlo.reduce"]
    assert str(op.location) == "%r.2/jit(f)/sum"
    assert "1F" not in str(found.operation.get_asm(enable_debug_info=True))


def test_a_diagnostic_names_the_instruction() -> None:
    place = Location("f.py", 12, 0, ("%pad.1", "jit(f)/pad"))
    assert str(Diagnostic("pad.C4", "stablehlo.pad", place, "")).startswith("f.py:12:0: ")
    assert str(Diagnostic("pad.C4", "stablehlo.pad", place, "")).splitlines()[0].endswith(" (%pad.1)")


def test_what_the_library_finds_wrong_is_not_called_newer() -> None:
    text = module("ROOT %r = f32[4] all-reduce(%p), replica_groups={{0,2}}, to_apply=%adds", more=ADDS)
    assert refused(text).endswith("replica id #1 not seen in replica groups")


def test_the_arguments_of_a_snapshot_are_read_in_their_layout(proto: bytes) -> None:
    given = [literal([2, 3], [0, 1], X.T.tobytes()), literal([2, 3], [1, 0], np.ones_like(X).tobytes())]
    found = recorded_arguments(snapshot(proto, *given))
    assert found is not None
    np.testing.assert_array_equal(found[0], X)
    assert recorded_arguments(proto) is None
    with pytest.raises(LoadError, match="5 values for f32"):
        literals.arrays([literal([2, 3], [1, 0], X.tobytes()[:-4])])


def test_run_takes_the_arguments_of_a_snapshot(
    proto: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "snapshot.pb"
    file.write_bytes(snapshot(proto, literal([2, 3], [1, 0], X.tobytes()), literal([2, 3], [1, 0], X.tobytes())))
    assert main(["run", str(file)]) == 0
    assert "[[0.0, 0.0, 0.0]" in capsys.readouterr().out
    assert main(["run", str(file), "--arg", "tensor<2x3xf32> 5", "--arg", "tensor<2x3xf32> 2"]) == 0
    assert "[[3.0, 3.0, 3.0]" in capsys.readouterr().out


def test_the_commands_take_hlo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dump.hlo"
    file.write_text(ADD)
    assert main(["verify", str(file)]) == 0
    assert main(["lower", str(file)]) == 0
    assert "stablehlo.subtract %arg0, %arg1" in capsys.readouterr().out


# --- what only a backend needs ------------------------------------------------------------------------------

P = np.array([1, -2, 3, 4], np.float32)
BESIDE = """%s = ((f32[4]), f32[4], s32[]) async-start(%p), calls=%f
  %u = ((f32[4]), f32[4], s32[]) async-update(%s), calls=%f
  ROOT %r = f32[4] async-done(%u), calls=%f"""
NEGATES = "%f {\n  %a = f32[4] parameter(0)\n  ROOT %b = f32[4] negate(%a)\n}\n"


@pytest.mark.parametrize(
    "body",
    [
        "ROOT %r = f32[4] fusion(%p), kind=kLoop, calls=%f",
        "%c = f32[4] copy(%p)\n  %d = f32[4] fusion(%c), kind=kLoop, calls=%f\n  ROOT %r = f32[4] copy(%d)",
        "%c = (f32[4], f32[4], u32[]) copy-start(%p)\n  %d = f32[4] copy-done(%c)\n  ROOT %r = f32[4] negate(%d)",
        BESIDE,
        "%t = token[] after-all()\n  %d = f32[4] add-dependency(%p, %t)\n  ROOT %r = f32[4] negate(%d)",
    ],
    ids=["fusion", "copy", "copy-start", "async", "add-dependency"],
)
def test_what_only_a_backend_needs_goes(body: str) -> None:
    np.testing.assert_array_equal(ran(module(body, more=NEGATES), P)[0], -P)


@pytest.mark.parametrize("name", ["acos", "acosh", "asin", "asinh", "atanh", "cosh", "erf", "sinh"])
def test_functions_that_chlo_has_too_become_its_ops(name: str) -> None:
    found = opspec.load(module(f"ROOT %r = f32[4] {name}(%p)"))
    assert f"chlo.{name}" in [op.name for op in import_module(found).walk()]


@pytest.mark.parametrize("name", ["exp2", "log2"])
def test_functions_that_the_translation_lacks_are_those_of_mhlo(name: str) -> None:
    """As a message, whose opcodes are words, they reach a library that does not know them either."""
    text = module(f"ROOT %r = f32[4] {name}(%p)")
    if not knows(f"mhlo.{name}"):
        assert f"<HLO text>:5:20: expected an opcode that the carrier knows, found '{name}'" in refused(text)
        data = bytes(_with_opcode(Message(carrier.hlo_of_text(module("ROOT %r = f32[4] abs(%p)"))), name))
        assert f"%r: this carrier lacks it: mhlo.{name} needs a newer jaxlib" in refused(data)
        return
    assert opspec.verify(opspec.load(text)) == []
    x = np.float32([1, 2, 4, 0.5])
    np.testing.assert_array_equal(ran(text, x)[0], getattr(np, name)(x))


def test_the_greatest_and_the_least_elements() -> None:
    values, places = ran(module("ROOT %r = (f32[2], s32[2]) topk(%p), k=2, largest=true"), P)
    np.testing.assert_array_equal(values, [4, 3])
    np.testing.assert_array_equal(places, [3, 2])
    values, places = ran(module("ROOT %r = (f32[2], s32[2]) topk(%p), k=2, largest=false"), P)
    np.testing.assert_array_equal(values, np.sort(P)[:2])
    np.testing.assert_array_equal(places, np.argsort(P)[:2])


def test_a_ragged_product_is_that_of_chlo() -> None:
    parameters = "%a = f32[4,3] parameter(0)\n  %b = f32[2,3,5] parameter(1)\n  %g = s32[2] parameter(2)"
    dims = "lhs_contracting_dims={1}, rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={0}"
    a, b = np.arange(12, dtype=np.float32).reshape(4, 3), np.arange(30, dtype=np.float32).reshape(2, 3, 5)
    text = module(f"ROOT %r = f32[4,5] ragged-dot(%a, %b, %g), {dims}", parameters)
    (found,) = ran(text, a, b, np.array([1, 3], np.int32))
    np.testing.assert_array_equal(found, np.concatenate([a[:1] @ b[0], a[1:] @ b[1]]))


def test_a_call_of_several_results_has_no_tuple() -> None:
    compares = (
        "%gt {\n  %a = f32[] parameter(0)\n  %b = f32[] parameter(1)\n  %c = s32[] parameter(2)\n"
        "  %d = s32[] parameter(3)\n  ROOT %r = pred[] compare(%a, %b), direction=GT\n}\n"
    )
    call = 'custom-call(%p), custom_call_target="TopK", called_computations={%gt}'
    text = module(f"%c = (f32[2], s32[2]) {call}\n  ROOT %r = s32[2] get-tuple-element(%c), index=1", more=compares)
    np.testing.assert_array_equal(ran(text, P)[0], [3, 2])


# --- bitcasts -----------------------------------------------------------------------------------------------


def in_memory(x: np.ndarray, minor_to_major: tuple[int, ...]) -> bytes:
    return np.ascontiguousarray(x.transpose(minor_to_major[::-1])).tobytes()


def read_as(data: bytes, dtype: object, shape: tuple[int, ...], minor_to_major: tuple[int, ...]) -> np.ndarray:
    order = minor_to_major[::-1]
    return np.frombuffer(data, dtype).reshape([shape[at] for at in order]).transpose(np.argsort(order))


@pytest.mark.filterwarnings("ignore::opspec.programs.loading.HloNote")
@pytest.mark.parametrize(
    ("source", "target", "dtypes"),
    [
        (((2, 3), (1, 0)), ((3, 2), (0, 1)), ("f32", "f32")),
        (((2, 3), (0, 1)), ((3, 2), (1, 0)), ("f32", "f32")),
        (((2, 3, 4), (1, 2, 0)), ((4, 6), (0, 1)), ("f32", "f32")),
        (((2, 3), (0, 1)), ((6,), (0,)), ("f32", "s32")),
        (((2, 3), (0, 1)), ((3, 2, 4), (2, 1, 0)), ("f32", "u8")),
        (((2, 3, 4), (2, 1, 0)), ((3, 2), (0, 1)), ("u8", "f32")),
        (((), ()), ((1, 1), (0, 1)), ("f32", "f32")),
    ],
)
def test_a_bitcast_reads_the_same_memory(
    source: tuple[tuple[int, ...], tuple[int, ...]],
    target: tuple[tuple[int, ...], tuple[int, ...]],
    dtypes: tuple[str, str],
) -> None:
    numpy = {"f32": np.float32, "s32": np.int32, "u8": np.uint8}

    def shape(of: tuple[tuple[int, ...], tuple[int, ...]], dtype: str) -> str:
        return f"{dtype}[{','.join(map(str, of[0]))}]{{{','.join(map(str, of[1]))}}}".replace("{}", "")

    count = int(np.prod(source[0]))
    x = (np.arange(count) * 3 + 1).reshape(source[0]).astype(numpy[dtypes[0]])
    text = module(f"ROOT %b = {shape(target, dtypes[1])} bitcast(%p)", f"%p = {shape(source, dtypes[0])} parameter(0)")
    (found,) = ran(text, x)
    np.testing.assert_array_equal(found, read_as(in_memory(x, source[1]), numpy[dtypes[1]], *target))


def test_a_bitcast_of_tiles_is_refused_by_name() -> None:
    tiled = module("ROOT %odd = f32[1024]{0:T(256)} bitcast(%p)", "%p = f32[8,128]{1,0:T(8,128)} parameter(0)")
    assert "%odd: expected a bitcast that the layouts alone explain, found f32[8,128]{1,0:T}" in refused(tiled)
    same = tiled.replace("f32[1024]{0:T(256)}", "f32[8,128]{1,0:T(8,128)}")
    assert opspec.load(same)


# --- what is refused ----------------------------------------------------------------------------------------


def test_values_that_a_dump_leaves_out_are_asked_for() -> None:
    text = module("%c = f32[4] constant({...})\n  ROOT %r = f32[4] add(%p, %c)")
    message = refused(text)
    assert message.startswith("<HLO text>:5: expected the values of a constant, %c; found {...}")
    assert ".hlo.pb" in message
    assert "--xla_dump_large_constants" in message


@pytest.mark.parametrize("opcode", ["frobnicate", "negate-all"])
def test_an_opcode_that_the_carrier_lacks_is_named(opcode: str, proto: bytes) -> None:
    expected = f"expected an opcode that the carrier knows, found '{opcode}'"
    assert f"<HLO text>:5:20: {expected}" in refused(module(f"ROOT %r = f32[4] {opcode}(%p)"))
    found = bytes(_with_opcode(Message(proto), opcode))
    assert f"%sum.7: {expected}" in refused(found)


def _with_opcode(hlo: Message, opcode: str) -> Message:
    computations = hlo.messages(3)
    instructions = computations[-1].messages(2)
    instructions[-1].set(2, opcode)
    computations[-1].set_all(2, instructions)
    hlo.set_all(3, computations)
    return hlo


def test_a_run_has_a_state_of_random_numbers() -> None:
    body = """%before = u64[2] rng-get-and-update-state(), delta=7
  %after = u64[2] rng-get-and-update-state(), delta=7
  ROOT %moved = u64[2] subtract(%after, %before)"""
    (moved,) = ran(module(body), P)
    assert abs(moved.astype(np.int64)[0]) == 7  # nothing says which one comes first


def test_numbers_are_rounded_by_chance() -> None:
    bits = "%bits = u32[4] constant({0, 4294967295, 1073741823, 1073741824})"
    (found,) = ran(module(f"{bits}\n  ROOT %r = s8[4] stochastic-convert(%p, %bits)"), np.float32([1.25] * 4))
    assert found.tolist() == [2, 1, 2, 1]


def test_what_no_op_is_is_refused_by_name(proto: bytes) -> None:
    message = refused(bytes(_with_opcode(Message(proto), "scaled-dot")))
    assert "scaled-dot is a product that no op of StableHLO is" in message
    assert "take a stage before the pass" in message


def test_a_backends_own_call_verifies_and_is_named_when_it_runs() -> None:
    text = module('ROOT %own = f32[4] custom-call(%p), custom_call_target="__cublas$gemm"')
    assert opspec.verify(opspec.load(text)) == []
    with pytest.raises(opspec.OpSpecError, match=r"%own.*no implementation of the custom_call target '__cublas\$gemm'"):
        ran(text, P)


def test_a_message_that_is_cut_is_refused_at_every_length(proto: bytes) -> None:
    whole = bytes(message(1, proto))
    for length in range(8, len(whole), 7):
        assert "damaged or cut short" in refused(whole[:length])


def test_wire_formats_that_are_none_are_damaged() -> None:
    for data in (b"\x0f", b"\x0a\xff", b"\x80" * 12, b"\x02\x01a", b"\x0d\x01"):
        with pytest.raises(Damaged):
            Message(data)


def test_layouts_that_are_ignored_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "columns.txt"
    file.write_text(ADD.replace("{1,0}", "{0,1}"))
    assert main(["run", str(file), "--random"]) == 0
    assert "layouts are ignored; 3 values do not lie in rows" in " ".join(capsys.readouterr().err.split())
