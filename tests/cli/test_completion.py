"""Scripts for shells: bash answers as it does when somebody presses the tab key; the others read theirs."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence

import pytest

from opspec.cli.completion import SHELLS
from opspec.cli.main import main


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


def completed(text: str, words: Sequence[str]) -> list[str]:
    """What bash offers for the last word of a command line."""
    asking = f"""{text}
COMP_WORDS=({" ".join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
_opspec; printf '%s\\n' "${{COMPREPLY[@]}}" """
    done = subprocess.run(["bash", "-u", "-c", asking], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("opspec ver", ["verify"]),
        ("opspec --v", ["--version"]),
        ("opspec verify --format ", ["text", "json", "sarif", "github"]),
        ("opspec verify --st", ["--strict"]),
        ("opspec lower x.mlir --format b", ["bytecode"]),
        ("opspec run --inputs x.npz --acc", ["--accurate"]),
        ("opspec explain stablehlo.dynamic_sl", ["stablehlo.dynamic_slice"]),
        ("opspec explain chlo.erf", ["chlo.erf", "chlo.erf_inv", "chlo.erfc"]),
        ("opspec explain carr", ["carrier"]),
        ("opspec explain unused", ["unused-result"]),
        ("opspec goldens get_di", ["get_dimension_size"]),
        ("opspec cuda stablehlo.cei", ["stablehlo.ceil"]),
        ("opspec new o", ["op"]),
        ("opspec completion z", ["zsh"]),
        ("opspec verify prog", []),
        ("opspec run -o prog", []),
    ],
)
def test_bash_completes(line: str, expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert completed(script("bash", capsys), line.split(" ")) == expected


def test_every_command_is_completed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["no-such-command"])
    commands = capsys.readouterr().err.split("expected one of ")[1].split(", found")[0].split(", ")
    assert {"verify", "new", "completion"} <= {*commands}
    for shell in SHELLS:
        text = script(shell, capsys)
        assert not [name for name in commands if name not in text], shell


@pytest.mark.parametrize("shell", SHELLS)
def test_scripts_can_be_read(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    reader = shutil.which(shell)
    if reader is None:
        pytest.skip(f"no {shell} here")
    done = subprocess.run([reader, "-n"], input=text, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_words_in_fish_keep_their_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    text = script("fish", capsys)
    assert "-d 'show program\\'s version number and exit'" in text
    assert "complete -c opspec -n '__fish_seen_subcommand_from verify' -l format -x -a 'text json sarif github'" in text
