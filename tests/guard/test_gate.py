"""The guard's copy of a table: tables of all lengths, errors of both sides, manifests that are announced."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

import pytest

import opspec
from opspec.boundary.documents import BadDocument
from opspec.boundary.findings import Finding
from opspec.boundary.manifest import ANNOUNCED
from opspec.boundary.policy import read_policy
from opspec.errors import OpSpecError
from opspec.guard import crossing, gate
from opspec.guard.crossing import Guard
from opspec.guard.report import GuardReport
from opspec.guard.settings import MODES, Settings, from_environment
from opspec.pjrt import c_structs, destroyed_handles, handles
from opspec.pjrt.c_pointers import ERROR_OR_NULL
from opspec.pjrt.function_table import c_function
from opspec.pjrt.named_values import named_values
from opspec.pjrt.plugin_files import BadPlugin
from opspec.programs import carrier
from opspec.programs.loading import load

PROGRAM = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32> loc("model.py":7:9)
  return %0 : tensor<4xf32>
}
"""
PLAIN = PROGRAM.replace("chlo.erf", "stablehlo.sine").replace("tensor<4xf32> -> tensor<4xf32> loc", "tensor<4xf32> loc")
THEIR_ERROR = 0x5EED


class Plugin:
    """A plugin of few functions: it keeps what it is to compile, and refuses what `refuses` says."""

    def __init__(self, size: int | None = None, **attributes: str | tuple[int, ...]) -> None:
        self.compiled: list[bytes] = []
        self.error: int | None = None
        self.asked: list[str] = []
        self.table: Any = c_structs.api()()
        self.table.struct_size = size or self.table.SIZE
        self.table.version.major_version, self.table.version.minor_version = c_structs.VERSION
        self._fill("Client_Compile", self._compile)
        self._fill("Error_GetCode", self._code)
        self.attributes = attributes
        self._fill("Plugin_Attributes", self._attributes)

    def _fill(self, name: str, body: Callable[[Any], int | None]) -> None:
        setattr(self.table, name, c_function(body, c_structs.arguments(name)))

    def _compile(self, args: Any) -> int | None:
        given = c_structs.struct("Program").from_address(args.program)
        self.compiled.append(ctypes.string_at(given.code, given.code_size))
        return self.error

    def _code(self, args: Any) -> None:
        self.asked.append("code")
        args.code = 12

    def _attributes(self, args: Any) -> None:
        args.attributes, args.num_attributes = named_values(dict(self.attributes))

    @property
    def address(self) -> int:
        return ctypes.addressof(self.table)


def settings(**given: str) -> Settings:
    return from_environment({"OPSPEC_GUARD": "a.so", **given})


def compiled(address: int, code: bytes, form: bytes = b"mlir") -> int | None:
    """The error, if there is one, of compiling through a table."""
    table: Any = c_structs.api().from_address(address)
    texts = [ctypes.create_string_buffer(text, len(text)) for text in (code, form)]
    program: Any = c_structs.struct("Program")()
    program.struct_size = program.SIZE
    program.code, program.code_size = ctypes.addressof(texts[0]), len(code)
    program.format, program.format_size = ctypes.addressof(texts[1]), len(form)
    args: Any = c_structs.arguments("Client_Compile")()
    args.struct_size, args.program = args.SIZE, ctypes.addressof(program)
    error: int | None = ERROR_OR_NULL(table.Client_Compile)(ctypes.addressof(args))
    assert args.program == ctypes.addressof(program)
    return error


def message(address: int, error: int) -> str:
    table: Any = c_structs.api().from_address(address)
    args: Any = c_structs.arguments("Error_Message")()
    args.struct_size, args.error = args.SIZE, error
    ERROR_OR_NULL(table.Error_Message)(ctypes.addressof(args))
    return ctypes.string_at(args.message, args.message_size).decode()


def artifact(text: str) -> bytes:
    return carrier.serialize(load(text), "1.10.0")


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "print_at_exit", lambda _: None)


def test_what_may_cross_arrives_as_it_was() -> None:
    for mode in MODES:
        plugin = Plugin()
        guarded = gate.guarded(plugin.address, settings(OPSPEC_GUARD_MODE=mode))
        code = artifact(PLAIN)
        assert compiled(guarded, code) is None
        assert plugin.compiled == [code]


def test_an_error_of_the_plugin_stays_its_own() -> None:
    plugin = Plugin()
    guarded = gate.guarded(plugin.address, settings())
    plugin.error = THEIR_ERROR
    assert compiled(guarded, artifact(PLAIN)) == THEIR_ERROR
    args: Any = c_structs.arguments("Error_GetCode")()
    args.struct_size, args.error = args.SIZE, THEIR_ERROR
    ERROR_OR_NULL(c_structs.api().from_address(guarded).Error_GetCode)(ctypes.addressof(args))  # type: ignore[attr-defined]
    assert (args.code, plugin.asked) == (12, ["code"])


def test_what_is_refused_is_told_with_op_place_and_remedy() -> None:
    plugin = Plugin()
    plugin.table.Error_Message = plugin.table.Error_GetCode  # a plugin has one
    guarded = gate.guarded(plugin.address, settings(OPSPEC_GUARD_MODE="enforce", OPSPEC_POLICY="portable"))
    error = compiled(guarded, PROGRAM.encode())
    assert error is not None
    assert handles.has(error)
    said = message(guarded, error)
    assert "model.py:7:9: chlo.erf: the dialect chlo may not cross; expand: its graph of StableHLO ops" in said
    assert plugin.compiled == []
    destroyed_handles.drop(error)


def test_what_has_a_remedy_is_replaced_in_the_version_that_it_came_in() -> None:
    plugin = Plugin()
    guarded = gate.guarded(plugin.address, settings(OPSPEC_POLICY="portable"))
    composite = carrier.serialize(opspec.lower(load(PROGRAM), composite="all"), "1.10.0")
    assert compiled(guarded, composite) is None
    (code,) = plugin.compiled
    assert code.startswith(b"ML\xefR\rStableHLO_v1.10.0")
    assert "composite" not in str(load(code, trusted=True))
    assert b"model.py" in code


def test_a_newer_artifact_is_written_again_in_the_version_of_the_policy(tmp_path: Any) -> None:
    policy = tmp_path / "old.yaml"
    policy.write_text("says: old\ndialects: [builtin, func, stablehlo]\nversion: 1.0.0\n")
    for mode in ("fix", "enforce"):
        plugin = Plugin()
        guarded = gate.guarded(plugin.address, settings(OPSPEC_POLICY=str(policy), OPSPEC_GUARD_MODE=mode))
        assert compiled(guarded, artifact(PLAIN)) is None
        assert plugin.compiled[0].startswith(b"ML\xefR\rStableHLO_v1.0.0")


def test_programs_that_cannot_be_read_cross_only_where_it_is_reported() -> None:
    for mode, arrives in (("report", True), ("fix", False), ("enforce", False)):
        plugin = Plugin()
        plugin.table.Error_Message = plugin.table.Error_GetCode
        guarded = gate.guarded(plugin.address, settings(OPSPEC_GUARD_MODE=mode))
        for code, form in (
            (b"ENTRY e {}", b"hlo"),
            (b"no program", b"mlir"),
            (b"ML\xefR\rStableHLO_v9.0.0\0", b"mlir"),
        ):
            error = compiled(guarded, code, form)
            assert (error is None) == arrives
            if error is not None:
                assert message(guarded, error).startswith("opspec guard: ")
        assert bool(plugin.compiled) == arrives


def test_tables_of_other_versions() -> None:
    struct = c_structs.api()
    older = struct.Client_Compile.offset + 8  # type: ignore[attr-defined]
    plugin = Plugin(older)
    guarded = gate.guarded(plugin.address, settings())
    assert ctypes.c_size_t.from_address(guarded).value == older
    assert compiled(guarded, artifact(PLAIN)) is None
    # A newer plugin has functions behind those that we know.
    newer = (ctypes.c_char * (struct.SIZE + 24))()
    ctypes.memmove(newer, plugin.address, struct.SIZE)
    ctypes.c_size_t.from_buffer(newer).value = struct.SIZE + 24
    newer[struct.SIZE : struct.SIZE + 24] = b"functions of the future."
    guarded = gate.guarded(ctypes.addressof(newer), settings())
    assert ctypes.string_at(guarded + struct.SIZE, 24) == b"functions of the future."
    assert compiled(guarded, artifact(PLAIN)) is None


def test_a_plugin_that_does_not_compile_is_refused() -> None:
    plugin = Plugin()
    plugin.table.Client_Compile = None
    with pytest.raises(
        BadPlugin, match=r"a\.so: expected a plugin that compiles programs, found one without PJRT_Client"
    ):
        gate.guarded(plugin.address, settings())
    with pytest.raises(BadPlugin, match="found one without"):
        gate.guarded(Plugin(48).address, settings())
    other = Plugin()
    other.table.version.major_version = 7
    with pytest.raises(BadPlugin, match=r"expected the PJRT C API 0\.x"):
        gate.guarded(other.address, settings())


OPEN = """
func.func @main(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %shape = stablehlo.constant dense<2> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32> loc("model.py":3:5)
  %1 = stablehlo.sine %0 : tensor<?x?xf32>
  %2 = stablehlo.dynamic_reshape %1, %shape : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
"""


def test_sizes_that_follow_are_made_known_and_others_are_refused() -> None:
    plugin = Plugin()
    plugin.table.Error_Message = plugin.table.Error_GetCode
    guarded = gate.guarded(plugin.address, settings(OPSPEC_POLICY="portable"))
    assert compiled(guarded, artifact(OPEN)) is None
    assert "?" not in str(load(plugin.compiled[0], trusted=True))
    of_any_size = OPEN.replace("%x: tensor<4xf32>", "%x: tensor<?xf32>").replace(
        "shape : (tensor<4", "shape : (tensor<?"
    )
    error = compiled(guarded, artifact(of_any_size))
    assert error is not None
    said = message(guarded, error)
    assert "an argument tensor<?xf32> has a size that is not known" in said
    assert "name the sizes of the arguments" in said
    assert len(plugin.compiled) == 1
    destroyed_handles.drop(error)


MANIFEST = {
    "manifest": "1",
    "backend": "a",
    "described": "a plugin",
    "made": "by hand",
    "ops": {"stablehlo.sine": {"types": {"f32": "no"}, "unknown_sizes": "unknown"}},
}


def test_the_manifest_that_a_plugin_announces_is_asked_for() -> None:
    plugin = Plugin(**{ANNOUNCED: json.dumps(MANIFEST)})
    plugin.table.Error_Message = plugin.table.Error_GetCode
    guarded = gate.guarded(plugin.address, settings(OPSPEC_GUARD_MODE="enforce"))
    error = compiled(guarded, artifact(PLAIN))
    assert error is not None
    assert "the backend takes no stablehlo.sine of f32" in message(guarded, error)
    assert compiled(guarded, artifact(PLAIN.replace("sine", "cosine"))) is None
    with pytest.raises(BadDocument, match=r"a\.so: opspec_manifest:1:1"):
        gate.guarded(Plugin(**{ANNOUNCED: "{}"}).address, settings())


def test_what_is_newer_than_a_plugin_reads_becomes_older() -> None:
    tan = artifact(PLAIN.replace("stablehlo.sine", "stablehlo.tan"))
    read = {"stablehlo_minimum_version": (0, 9, 0), "stablehlo_current_version": (1, 3, 0)}
    said = {**MANIFEST, "versions": {"oldest": "0.9.0", "newest": "1.3.0"}}
    for plugin in (Plugin(**read), Plugin(**{ANNOUNCED: json.dumps(said)})):
        plugin.table.Error_Message = plugin.table.Error_GetCode
        given = gate.guarded(plugin.address, settings(OPSPEC_GUARD_MODE="enforce"))
        error = compiled(given, tan)
        assert error is not None
        assert "the op needs StableHLO 1.4.0, and 1.3.0 is the newest that may cross; downgrade" in message(
            given, error
        )
        assert not plugin.compiled
        destroyed_handles.drop(error)
    plugin = Plugin(**read)
    assert compiled(gate.guarded(plugin.address, settings()), tan) is None
    (code,) = plugin.compiled
    assert code.startswith(b"ML\xefR\rStableHLO_v1.3.0")
    assert "stablehlo.tan" not in str(load(code, trusted=True))


def test_a_report_tells_the_version_and_the_tier_of_all_programs() -> None:
    told = GuardReport("a.so", "report", "jax-today")
    guard = Guard("report", read_policy("jax-today"), None, told)
    lines = (PLAIN, PLAIN.replace("stablehlo.sine", "stablehlo.tan"), PROGRAM)
    heads = []
    for text in lines:
        assert guard.passed(text.encode(), "mlir") is None
        heads.append(told.text().splitlines()[1].strip())
    assert heads == [
        "they need StableHLO 0.9.0 or newer, and may go as far as the tier portable",
        "they need StableHLO 1.4.0 or newer, and may go as far as the tier portable",
        "they need StableHLO 1.4.0 or newer, and may go as far as the tier same-build",
    ]


def test_what_cannot_be_judged_crosses_where_it_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[Finding]:
        raise OpSpecError("model.py:7:9: an op breaks its rules")

    monkeypatch.setattr(crossing, "found_in", fail)
    told = GuardReport("a.so", "report", "portable")
    assert Guard("report", read_policy("portable"), None, told).passed(PLAIN.encode(), "mlir") is None
    assert told.unread == {"model.py:7:9: an op breaks its rules": 1}
