"""Colours are for terminals; who sets NO_COLOR has none, and who sets FORCE_COLOR has them anywhere but in data."""

from __future__ import annotations

import os
import pty
import re
import threading
from pathlib import Path

import pytest

from opspec.cli.main import main
from tests.checkout import ROOT
from tests.forks import forked

CODE = re.compile(r"\x1b\[[0-9;]*m")
WRONG = """\
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.abs"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %x : tensor<2xf32>
}
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "wrong.mlir"
    path.write_text(WRONG)
    return str(path)


def at_a_terminal(arguments: list[str], **env: str) -> str:
    """What a person sees."""
    ours, theirs = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "CI")}
    reading = threading.Thread(target=_read, args=(ours, seen := bytearray()))
    reading.start()
    name, env = os.ttyname(theirs), kept | {"TERM": "xterm"} | env
    forked(["-m", "opspec", *arguments], env=env, cwd=ROOT, output=name)
    os.close(theirs)
    reading.join()
    os.close(ours)
    return seen.decode()


def _read(terminal: int, seen: bytearray) -> None:
    while True:
        try:
            seen += os.read(terminal, 1 << 16)
        except OSError:  # the other end is closed
            break


def test_a_terminal_has_colours_and_the_same_words(program: str) -> None:
    seen = at_a_terminal(["verify", program])
    assert f"\x1b[1m{program}:2:8\x1b[0m: \x1b[1;31mstablehlo.abs breaks abs.C1\x1b[0m" in seen
    assert "  \x1b[36mmore\x1b[0m   opspec explain abs.C1" in seen
    plain = at_a_terminal(["verify", program], NO_COLOR="1")
    assert CODE.sub("", seen) == plain
    assert "\x1b" not in plain


def test_no_color_wins_and_a_dumb_terminal_has_none() -> None:
    assert "\x1b" not in at_a_terminal(["verify", "no-such-file"], NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b" not in at_a_terminal(["verify", "no-such-file"], TERM="dumb")
    assert "\x1b" in at_a_terminal(["verify", "no-such-file"], NO_COLOR="")


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_data_has_no_colours(
    form: str, program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main(["verify", "--format", form, program]) == 1
    assert "\x1b" not in capsys.readouterr().out


def test_a_pipe_has_colours_only_when_forced(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = [
        ["verify", program],
        ["explain", "rng"],
        ["explain", "pad", "--reads"],
        ["run", "no-such-file"],
        ["verify", "no-such-file"],
    ]
    for forced in (False, True):
        for name in ("NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        if forced:
            monkeypatch.setenv("FORCE_COLOR", "1")
        for command in commands:
            main(command)
            told = capsys.readouterr()
            assert ("\x1b" in told.out + told.err) == forced, command


def test_an_explanation_has_its_titles_painted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    main(["explain", "rng"])
    out = capsys.readouterr().out
    assert out.startswith("\x1b[1mstablehlo.rng\x1b[0m: ")
    assert "\n\x1b[1moperands\x1b[0m\n  a: scalar<T>\n" in out
    monkeypatch.delenv("FORCE_COLOR")
    main(["explain", "rng"])
    assert CODE.sub("", out) == capsys.readouterr().out


def test_warnings_are_yellow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    path = tmp_path / "unused.mlir"
    path.write_text(WRONG.replace("3xf32", "2xf32"))
    assert main(["verify", "--warnings", "on", str(path)]) == 0
    assert "\x1b[1;33mwarning: unused-result of stablehlo.abs\x1b[0m" in capsys.readouterr().out
