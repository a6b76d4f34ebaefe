"""A child that is forked is told what a Python of its own would be told, and says what that would say."""

from __future__ import annotations

import os
import pty
from pathlib import Path

from tests.forks import forked

SOURCE = """
import os, sys
print(sys.argv[1:], input(), os.environ.get("TOLD"), os.getcwd(), "jax" in sys.modules, __name__)
print("wrong", file=sys.stderr)
sys.exit(3)
"""


def test_words_input_environment_and_folder_go_in_and_status_and_texts_come_out(tmp_path: Path) -> None:
    env = {**os.environ, "TOLD": "this"}
    done = forked(["-c", SOURCE, "a", "b"], env=env, cwd=tmp_path, input="given\n")
    assert done.stdout == f"['a', 'b'] given this {tmp_path.resolve()} False __main__\n"
    assert (done.returncode, done.stderr) == (3, "wrong\n")
    assert forked(["-c", "import os; print(os.environ.get('TOLD'))"]).stdout == "None\n"


def test_what_a_child_does_is_gone_with_it() -> None:
    assert forked(["-c", "import numpy, sys; numpy.kept = 1; sys.path.clear()"]).returncode == 0
    assert forked(["-c", "import numpy, opspec; print(hasattr(numpy, 'kept'))"]).stdout == "False\n"


def test_an_error_or_a_signal_ends_a_child_alone() -> None:
    failed = forked(["-c", "1 / 0"])
    assert failed.returncode == 1
    assert failed.stderr.endswith("ZeroDivisionError: division by zero\n")
    assert forked(["-c", "import os; os.abort()"]).returncode == -6
    assert forked(["-c", "while True: pass"], patience=1).returncode == -14


def test_modules_of_another_path_are_found(tmp_path: Path) -> None:
    (tmp_path / "somewhere.py").write_text("print('here')\n")
    assert forked(["-m", "somewhere"], env={**os.environ, "PYTHONPATH": str(tmp_path)}).stdout == "here\n"


def test_a_terminal_is_one() -> None:
    ours, theirs = pty.openpty()
    assert forked(["-c", "import sys; print(sys.stdout.isatty())"], output=os.ttyname(theirs)).returncode == 0
    assert os.read(ours, 99) == b"True\r\n"
    os.close(theirs)
    os.close(ours)


def test_jax_has_the_platform_and_the_devices_that_are_named() -> None:
    source = "import jax; print(jax.default_backend(), jax.device_count())"
    env = {**os.environ, "JAX_PLATFORMS": "cpu", "JAX_NUM_CPU_DEVICES": "3"}
    assert forked(["-c", source], "jax", env=env).stdout == "cpu 3\n"
