"""The command: one paragraph for each mistake, exit status 0, 1 or 2, and never a traceback."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import opspec
import opspec_generator.generate as generator
from opspec.catalog import op_files
from opspec.cli.main import main
from opspec_model import packaged
from opspec_model.names import CORE_DIALECTS
from tests.checkout import ROOT
from tests.generator import fake_toolchain

COMMANDS = (
    *("verify", "run", "compare", "partition", "plan", "buffers", "lower", "requires", "refine", "shard", "explain"),
    *("spec-diff", "goldens", "conform", "generate", "docs", "export", "cuda", "new", "check-boundary", "manifest"),
)

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    def call(*arguments: object) -> tuple[int, str, str]:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with a spec of one op, for a fake toolchain."""
    (tmp_path / "spec/ops/toy").mkdir(parents=True)
    (tmp_path / "spec/types.yaml").write_text("types\n")
    (tmp_path / "spec/ops/toy/neg.yaml").write_text("name: toy.neg\ndoc: negates\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(generator, "default_toolchain", lambda *_: fake_toolchain.toolchain([]))
    return tmp_path


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_has_an_example_and_fits_eighty_columns(cli: Cli, command: tuple[str, ...]) -> None:
    status, out, err = cli(*command, "--help")
    assert (status, err) == (0, "")
    assert f"\nexample:\n  opspec {command[0] if command else ''}" in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_version_is_the_packages(cli: Cli) -> None:
    assert cli("--version") == (0, f"opspec {opspec.__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("verfy",),
        ("verify",),
        ("verify", "--format", "xml", "a.mlir"),
        ("run",),
        ("run", "a.mlir", "b.mlir"),
        ("lower",),
        ("lower", "a.mlir", "--format", "xml"),
        ("explain",),
        ("explain", "--everything"),
        ("generate", "somewhere"),
    ],
)
def test_a_command_line_of_the_wrong_shape_exits_with_2(cli: Cli, arguments: tuple[str, ...]) -> None:
    status, out, err = cli(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("usage: opspec")


@pytest.mark.parametrize(
    ("arguments", "usage", "said"),
    [
        (("verfy",), "opspec", "argument COMMAND: expected one of verify, run, compare, "),
        (("verfy",), "opspec", ", found 'verfy'; did you mean 'verify'?\n"),
        (("run", "a.mlir", "--outptu", "x"), "opspec run", "no option is called --outptu; did you mean '--output'?\n"),
        (("verify", "--formt=json", "a.mlir"), "opspec verify", "called --formt; did you mean '--format'?\n"),
        (("lower", "a.mlir", "--zzz"), "opspec lower", "called --zzz; `opspec lower --help` lists them\n"),
        (("run", "a.mlir", "b.mlir"), "opspec run", "expected no more arguments, found b.mlir\n"),
        (("explain", "--format", "jsno", "pad"), "opspec explain", "found 'jsno'; did you mean 'json'?\n"),
        (("new", "opp", "a.b"), "opspec new", "found 'opp'; did you mean 'op'?\n"),
        (("new", "op", "a.b", "--dri", "x"), "opspec new op", "called --dri; did you mean '--dir'?\n"),
    ],
)
def test_a_slip_is_told_by_the_command_that_knows(cli: Cli, arguments: tuple[str, ...], usage: str, said: str) -> None:
    status, out, err = cli(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"usage: {usage} [-h]")
    assert said in err


@pytest.mark.parametrize("command", [(), ("new",)])
def test_a_bare_command_helps(cli: Cli, command: tuple[str, ...]) -> None:
    _, help_, _ = cli(*command, "--help")
    assert cli(*command) == (2, "", help_)


@pytest.mark.parametrize("command", ["run", "lower", "refine", "goldens", "generate", "export", "cuda"])
def test_the_same_option_says_where_to_save(cli: Cli, command: str) -> None:
    _, out, _ = cli(command, "--help")
    assert re.search(r"^  -o[ ,]", out, re.MULTILINE)
    assert "--output" in out


def test_what_goldens_cannot_do_without_is_no_option(cli: Cli) -> None:
    usage = "usage: opspec goldens [-h] [--types T,...] -o DIR [--format {text,json}] OP\n"
    assert cli("goldens", "--help")[1].startswith(usage)
    status, _, err = cli("goldens", "reduce")
    assert (status, err.startswith(usage)) == (2, True)
    assert "-o/--output is required" in err


def raising(error: BaseException) -> Callable[[str], str]:
    def explain(name: str) -> str:  # noqa: ARG001
        raise error

    return explain


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (opspec.OpSpecError("no op 'pda'; try 'pad'"), 1, "opspec: no op 'pda'; try 'pad'\n"),
        (PermissionError(13, "Permission denied", "x.npz"), 1, "opspec: x.npz: Permission denied\n"),
        (KeyboardInterrupt(), 130, "opspec: interrupted\n"),
    ],
)
def test_what_goes_wrong_is_told_in_a_line(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int, message: str
) -> None:
    monkeypatch.setitem(vars(opspec), "explain", raising(error))
    assert cli("explain", "pda") == (status, "", message)


def test_our_own_mistakes_keep_their_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(opspec), "explain", raising(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        cli("explain", "pad")


def test_a_reader_who_has_enough_gets_no_complaint() -> None:
    script = (
        "import sys, opspec, opspec.cli.main; vars(opspec)['explain'] = lambda name: 'x\\n' * 100_000;"
        "sys.exit(opspec.cli.main.main(['explain', 'pad']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": ":".join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_generate_says_what_it_did(cli: Cli, project: Path) -> None:
    status, out, err = cli("generate")
    assert (status, err) == (0, "")
    assert out.startswith("wrote 8, unchanged 0, removed 0 in 0.")
    _, out, _ = cli("generate", "--format", "json")
    assert json.loads(out) | {"seconds": 0} == {"wrote": [], "removed": [], "unchanged": 8, "seconds": 0}
    assert (project / "generated/one/toy/neg.txt").exists()


def test_generate_elsewhere(cli: Cli, project: Path, tmp_path: Path) -> None:
    (project / "spec").rename(project / "other")
    assert cli("generate", "--spec", "other", "--out", tmp_path / "there")[0] == 0
    assert (tmp_path / "there/one/toy/neg.txt").exists()


@pytest.mark.usefixtures("project")
def test_generate_check(cli: Cli) -> None:
    cli("generate")
    for options in ((), ("--anew",)):
        assert cli("generate", "--check", *options) == (0, "every generated file is up to date\n", "")
    assert cli("generate", "--anew")[0] == 2
    Path("generated/two/toy/neg.txt").write_text("by hand\n")
    status, out, _ = cli("generate", "--check")
    assert status == 1
    assert "-by hand\n+toy.neg: negates\n" in out
    assert "\nhand-edited: two/toy/neg.txt\n\n1 file not as the spec says; run `opspec generate`" in out
    _, out, _ = cli("generate", "--check", "--format", "json")
    (difference,) = json.loads(out)["differences"]
    assert (difference["path"], difference["kind"]) == ("two/toy/neg.txt", "hand-edited")


@pytest.mark.usefixtures("project")
def test_a_long_diff_is_cut_and_every_file_still_named(cli: Cli) -> None:
    cli("generate")
    Path("generated/two/toy/neg.txt").write_text("by hand\n" * 1000)
    _, out, _ = cli("generate", "--check")
    assert len(out.splitlines()) < 420
    assert "more lines\n\nhand-edited: two/toy/neg.txt\n" in out


@pytest.mark.usefixtures("project")
def test_errors_in_the_spec(cli: Cli) -> None:
    Path("spec/ops/toy/neg.yaml").write_text("name: toy.neg\ndoc: error\n")
    message = "spec/ops/toy/neg.yaml: error: a fake error\n\n1 error; nothing was written\n"
    assert cli("generate") == (1, "", message)
    assert cli("generate", "--check") == (1, "", message)
    status, out, _ = cli("generate", "--format", "json")
    (error,) = json.loads(out)["errors"]
    assert (status, error["file"], error["message"]) == (1, "spec/ops/toy/neg.yaml", "a fake error")
    assert not Path("generated").exists()


@pytest.mark.parametrize(
    "command", [("explain", "pad"), ("explain", "--format", "json", "pad"), ("cuda", "--types=f32", "pad")]
)
def test_errors_in_the_spec_of_the_checkout(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    shutil.copytree(ROOT / "spec", tmp_path / "spec")
    pad = tmp_path / "spec/ops/stablehlo/pad.yaml"
    pad.write_text(pad.read_text().replace("0 <= interior_padding", "0 <= interior_paddin"))
    monkeypatch.setattr(packaged, "spec_dir", lambda: tmp_path / "spec")
    monkeypatch.setattr(op_files, "spec_folders", lambda: dict.fromkeys(CORE_DIALECTS, tmp_path / "spec"))
    for cached in ("_load", "_base"):
        monkeypatch.setattr(op_files, cached, getattr(op_files, cached).__wrapped__)
    status, out, err = cli(*command)
    assert status == 1
    assert "unknown name 'interior_paddin'" in (out if "json" in command else err)
    assert ("1 error; the op files here cannot be used\n" in err) is ("json" not in command)


def test_a_spec_folder_that_is_not_there(cli: Cli) -> None:
    status, _, err = cli("generate", "--spec", "nowhere")
    assert status == 1
    assert "nowhere: error: expected a spec folder with op files" in err
    for command in (("export", "--json"), ("spec-diff", "1.3.0", "1.4.0")):
        status, _, err = cli(*command, "--spec", "nowhere")
        assert status == 1
        assert err.startswith("nowhere: error: expected a folder of op files: no such folder\n\n1 error; ")


def test_the_command_starts_without_the_heavy_modules() -> None:
    script = (
        "import sys, contextlib, io, opspec.cli.main\n"
        "with contextlib.suppress(SystemExit): opspec.cli.main.main(['--version'])\n"
        "print(sorted({'numpy', 'jaxlib', 'jinja2', 'yaml', 'opspec_generator'} & {*sys.modules}))"
    )
    assert run_python(script).stdout.splitlines()[-1] == "[]"


def test_a_generate_without_work_starts_without_loader_and_emitters(project: Path) -> None:
    script = (
        "import sys, opspec.cli.main, opspec_generator.generate as g\n"
        "from tests.generator import fake_toolchain\n"
        "g.default_toolchain = lambda *_: fake_toolchain.toolchain([])\n"
        "opspec.cli.main.main(['generate'])\n"
        "loaders = {f'opspec_model.loading.{what}_loading' for what in ('base', 'op')}\n"
        "print(sorted({'numpy', 'jaxlib', 'jinja2', 'yaml', *loaders} & {*sys.modules}))"
    )
    run_python(script, cwd=project)
    assert run_python(script, cwd=project).stdout.splitlines()[-1] == "[]"


def run_python(script: str, cwd: Path | None = None) -> Any:
    return subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": ":".join(sys.path)},
        cwd=cwd,
        check=True,
        capture_output=True,
        text=True,
    )
