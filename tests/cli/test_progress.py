"""Long runs, as they look in a terminal: where they are while they run, and where they were when they are stopped."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.cli import progress
from opspec.execution.block_code import Turns
from opspec.programs.records import View, import_module
from tests.samples import one_in

ENDLESS = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.while(%i = %x) : tensor<f32>
  cond {
    %p = stablehlo.compare GE, %i, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<f32> loc("a/very/long/path/of/folders/and/of/more/folders/model.py":1234:56)
    stablehlo.return %j : tensor<f32>
  }
  return %r : tensor<f32>
}
"""
# A command that waits less before it says where it is.
HURRIED = """
import sys
from opspec.cli import progress
from opspec.cli.main import main
progress.GRACE = 0.2
sys.exit(main(sys.argv[1:]))
"""
COUNTING = """func.func @main(%x: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.custom_call @opspec.test.where(%v) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %j, %w : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
"""


class Terminal:
    """A command in a terminal of some width."""

    def __init__(self, command: list[str], folder: Path, columns: int = 80) -> None:
        self.pid, self._master = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # what is started in the background ignores it
            os.chdir(folder)
            os.execve(command[0], command, os.environ | {"NO_COLOR": "1"})
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.shown = ""

    def until(self, pattern: str, seconds: float = 60) -> str:
        """What it shows until that matches."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.shown):
            assert time.monotonic() < end, f"expected {pattern}, found {self.shown!r}"
            if not self._read():
                break
        assert re.search(pattern, self.shown), self.shown
        return self.shown

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def ended(self, seconds: float = 20) -> int:
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, 9)
            os.waitpid(self.pid, 0)
        os.close(self._master)

    def _read(self) -> bool:
        if not select.select([self._master], [], [], 0.1)[0]:
            return True
        try:
            self.shown += os.read(self._master, 4096).decode()
        except OSError:  # the other end is closed
            return False
        return True


@pytest.mark.parametrize("columns", one_in(2, [50, 80]))
def test_a_long_run_shows_where_it_is_and_says_so_when_it_is_stopped(tmp_path: Path, columns: int) -> None:
    (tmp_path / "p.mlir").write_text(ENDLESS)
    np.savez(tmp_path / "in.npz", np.float32(0))
    command = [sys.executable, "-c", HURRIED, "run", "p.mlir", "--inputs", "in.npz"]
    terminal = Terminal(command, tmp_path, columns)
    try:
        terminal.until(r"(\r\x1b\[K\[[# ]{20}\] [ \d]{3}% +\d+\.\d s  .*){3}")
        terminal.press(b"\x03")
        assert terminal.ended() == 130
    finally:
        terminal.close()
    *bars, last = terminal.shown.replace("^C", "").split("\r\x1b[K")
    assert max(map(len, bars)) < columns  # a longer one would begin another line
    places = r"(add at a/very/.*/model\.py:1234:56|compare at p\.mlir:6:|while at p\.mlir:4:)"
    assert re.match(rf"opspec: interrupted at stablehlo\.{places}", last)


def test_a_short_run_shows_nothing() -> None:
    out = io.StringIO()
    with progress.progress(out):
        opspec.run(opspec.load(ENDLESS.replace("GE", "LT")), np.float32(0))
    assert out.getvalue() == ""


def test_the_bar_follows_a_loop_that_counts() -> None:
    """Of a program that is one loop, half is done halfway through its turns."""
    shares: list[tuple[float, View]] = []

    @opspec.custom_call("opspec.test.where")
    def where(call: Any, x: Any) -> Any:
        del call
        found = progress.position(sys._getframe())
        assert found is not None
        shares.append(found)
        return x

    module = import_module(opspec.load(COUNTING))
    opspec.run(module, np.float32(1), np.int32(40))
    found = [share for share, _ in shares]
    assert {view.name for _, view in shares} == {"stablehlo.custom_call"}
    assert found == sorted(found)
    assert len(set(found)) == 40
    assert found[0] < 0.1
    assert 0.4 < found[20] < 0.6
    assert found[-1] > 0.9


def test_the_lines_of_loops_within_loops_count_as_often_as_they_run() -> None:
    inner, outer = Turns(4, 7, "i", "k", "n"), Turns(2, 9, "j", "k", "m")
    loops = [(inner, 5, 10), (outer, 1, 2)]  # four lines ten times, and four more, twice: 88, and two outside
    done, total = progress._run(1, 10, 6, loops)
    assert total == 2 + 2 * (4 + 10 * 4)
    assert done == 1 + (4 + 10 * 4) + 2 + 5 * 4 + 2
    assert progress._run(1, 10, 10, [(inner, 0, 10), (outer, 0, 2)])[0] == total - 1


def test_a_bar_leaves_the_last_column_free() -> None:
    view = next(iter(import_module(opspec.load(ENDLESS)).walk()))
    assert len(progress.line(0.5, 1e6, view, 40)) == 39
