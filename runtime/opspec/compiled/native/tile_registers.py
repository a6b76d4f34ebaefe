"""Products of matrices by registers that are tiles of them, 16 rows of 64 bytes, where a processor has such, as text of
LLVM's.

Both factors are panels of 32 rows, or columns. A step of a panel is 2 kB: of the left one 32 rows of 64 bytes of terms;
of the right one 16 rows of 32 words, each of which holds as many terms of a column as a word has. Four tiles of sums,
for 32 rows and columns, take a step of both. Steps are gone through in chunks that stay in the nearest cache; sums lie
in memory between them. Rows that are windows of an image are copied when it is their turn, 32 of them, row after row.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

from opspec.compiled.native.calls import NAME
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.shares import Shares
from opspec.compiled.native.windows import Steps, Windows
from opspec.compiled.nodes import Buffer

PANEL = 32  # rows of the left factor, and columns of the right one
STEP = 64  # bytes of terms of a row
_CHUNK = 16  # steps, of which a panel is 32 kB
_ROWS = 16  # of a tile
_BYTES = PANEL * STEP  # of a panel in a step
_SHAPES = bytes([1, *15 * [0], *8 * [STEP, 0], *16 * [0], *8 * [_ROWS], *8 * [0]])  # of eight tiles, all alike
_SHAPES_TEXT = "".join(f"\\{x:02X}" for x in _SHAPES)
_DECLARED = """
declare void @llvm.x86.ldtilecfg(ptr)
declare void @llvm.x86.tilerelease()
declare void @llvm.x86.tilezero(i8)
declare void @llvm.x86.tileloadd64(i8, ptr, i64)
declare void @llvm.x86.tilestored64(i8, ptr, i64)
declare i64 @llvm.umin.i64(i64, i64)
"""


@dataclass(frozen=True, slots=True)
class WindowRows:
    """`count` windows of an image, whose steps and runs are bytes."""

    count: int
    rows: Steps
    runs: Steps
    run: int

    @staticmethod
    def of(windows: Windows, count: int, size: int) -> WindowRows:
        """Of elements of a size."""
        rows, runs = (tuple((x, step * size) for x, step in steps) for steps in (windows.rows, windows.runs))
        return WindowRows(count, rows, runs, windows.run * size)

    @property
    def copies(self) -> list[tuple[int, int]]:
        """How far behind its beginning a window has each vector, in the image and in a row."""
        places = product(*([at * step for at in range(size)] for size, step in self.runs))
        starts = [*range(0, self.run - self._width, self._width), self.run - self._width]
        return [(sum(place) + at, run * self.run + at) for run, place in enumerate(places) for at in starts]

    @property
    def _width(self) -> int:
        """Bytes of a vector; the last one of a run begins so that it ends with it."""
        return min(STEP, 1 << self.run.bit_length() - 1)

    def text(self, pitch: int) -> list[str]:
        """What copies a panel of them into `%a`, so far apart, with zeros behind the last run."""
        vector, copies = f"<{self._width} x i8>", self.copies
        size = copies[-1][1] + self._width
        last = size // STEP * STEP
        lines = [
            "br label %window",
            "window:",
            "%now.window = phi i64 [0, %block], [%next.window, %window]",
            *_behind("row", "a", "now.window", pitch),
            f"%first.window = mul nuw nsw i64 %panel, {PANEL}",
            "%here.window = add i64 %first.window, %now.window",
            f"%number = call i64 @llvm.umin.i64(i64 %here.window, i64 {self.count - 1})",
            *_place("from", "left", "number", self.rows),
        ]
        if last < size:
            lines.append(f"%zeros = getelementptr i8, ptr %row, i64 {last}")
            lines.append(f"store <{STEP} x i8> zeroinitializer, ptr %zeros, align {STEP}")
        for at, (there, here) in enumerate(copies):
            lines.append(f"%from.{at} = getelementptr i8, ptr %from, i64 {there}")
            lines.append(f"%to.{at} = getelementptr i8, ptr %row, i64 {here}")
            lines.append(f"%bytes.{at} = load {vector}, ptr %from.{at}, align 1")
            lines.append(f"store {vector} %bytes.{at}, ptr %to.{at}, align 1")
        return [
            *lines,
            "%next.window = add i64 %now.window, 1",
            f"%more.windows = icmp ult i64 %next.window, {PANEL}",
            "br i1 %more.windows, label %window, label %windows",
            "windows:",
        ]


@dataclass(frozen=True, slots=True)
class PanelProduct:
    """`count` products of so many panels of rows by so many of columns, of so many steps, which an instruction adds.
    `windows`: the rows of the left factor, if they are such.
    """

    count: int
    rows: int
    columns: int
    steps: int
    instruction: str
    windows: WindowRows | None = None

    @property
    def _pitch(self) -> int:
        """Bytes from a row of the left factor to the next one; those of windows do not all lie in a few cache sets."""
        return STEP if self.windows is None else (self.steps | 1) * STEP

    @property
    def _step(self) -> int:
        """Bytes from a step of a panel of the left factor to the next one."""
        return _BYTES if self.windows is None else STEP

    @property
    def operations(self) -> int:
        """About how many others take as long."""
        return self.count * self.rows * self.columns * self.steps * _BYTES

    def text(
        self, left: Buffer, right: Buffer, sums: Buffer, name: str = NAME, slots: tuple[int, ...] = (0, 1, 2)
    ) -> KernelText:
        """`void @kernel(ptr %memory, i64 %part)`; `slots`: where in `memory` the buffers stand."""
        blocks = self.count * self.rows
        shares = Shares.of(blocks, 1, self.operations)
        held = [f"%at{at} = getelementptr ptr, ptr %memory, i64 {slot}" for at, slot in enumerate(slots)]
        held += [f"%{name_} = load ptr, ptr %at{at}" for at, name_ in enumerate(("left", "right", "sums"))]
        lines = [
            f'@{name}.shapes = internal constant [64 x i8] c"{_SHAPES_TEXT}", align 64',
            *_DECLARED.strip().splitlines(),
            f"declare void @llvm.x86.{self.instruction}(i8, i8, i8)",
            f"define void @{name}(ptr %memory, i64 %part) {{",
            "entry:",
            *held,
            *([] if self.windows is None else [f"%a = alloca [{PANEL * self._pitch} x i8], align {STEP}"]),
            f"%begin = mul i64 %part, {shares.step}",
            f"%past = add i64 %begin, {shares.step}",
            f"%end = call i64 @llvm.umin.i64(i64 %past, i64 {blocks})",
            f"call void @llvm.x86.ldtilecfg(ptr @{name}.shapes)",
            "br label %block",
            *self._block(),
            "done:",
            "call void @llvm.x86.tilerelease()",
            "ret void",
            "}",
        ]
        return KernelText("\n".join(lines) + "\n", (left, right, sums), shares.count, self.operations)

    def _block(self) -> list[str]:
        """A panel of rows: chunk after chunk of all panels of columns."""
        row = PANEL * self.columns * PANEL * 4
        if self.windows is None:
            before, laid = "block", _behind("a", "left", "panel", _BYTES * self.steps)
        else:
            before, laid = "windows", self.windows.text(self._pitch)
        return [
            "block:",
            "%panel = phi i64 [%begin, %entry], [%nextpanel, %chunkdone]",
            f"%product = udiv i64 %panel, {self.rows}",
            *laid,
            *_behind("b", "right", "product", _BYTES * self.steps * self.columns),
            *_behind("c", "sums", "panel", row),
            "br label %chunk",
            "chunk:",
            f"%first = phi i64 [0, %{before}], [%nextfirst, %columnsdone]",
            f"%left_over = sub i64 {self.steps}, %first",
            f"%some = call i64 @llvm.umin.i64(i64 %left_over, i64 {self._chunk})",
            *_behind("achunk", "a", "first", self._step),
            *_behind("bchunk", "b", "first", _BYTES),
            "%anew = icmp eq i64 %first, 0",
            "br label %column",
            *self._column(),
            "columnsdone:",
            f"%nextfirst = add i64 %first, {self._chunk}",
            f"%morechunks = icmp ult i64 %nextfirst, {self.steps}",
            "br i1 %morechunks, label %chunk, label %chunkdone",
            "chunkdone:",
            "%nextpanel = add i64 %panel, 1",
            "%morepanels = icmp ult i64 %nextpanel, %end",
            "br i1 %morepanels, label %block, label %done",
        ]

    @property
    def _chunk(self) -> int:
        """Steps of a chunk; a few more than usual are one."""
        return self.steps if self.steps <= _CHUNK + _CHUNK // 4 else _CHUNK

    def _column(self) -> list[str]:
        """A panel of columns, whose sums begin anew in the first chunk."""
        width = self.columns * PANEL * 4
        places = [(half, side) for half in (0, 1) for side in (0, 1)]  # of the sums: rows, and columns
        sums = [f"%sum{half}{side}" for half, side in places]
        found = [
            f"{x} = getelementptr i8, ptr %csums, i64 {half * _ROWS * width + side * STEP}"
            for x, (half, side) in zip(sums, places, strict=True)
        ]
        return [
            "column:",
            "%at = phi i64 [0, %chunk], [%nextat, %stored]",
            *_behind("bpanel", "bchunk", "at", _BYTES * self.steps),
            *_behind("csums", "c", "at", STEP * 2),
            *found,
            "br i1 %anew, label %zero, label %again",
            "zero:",
            *(f"call void @llvm.x86.tilezero(i8 {at})" for at in range(4)),
            "br label %step",
            "again:",
            *(f"call void @llvm.x86.tileloadd64(i8 {at}, ptr {x}, i64 {width})" for at, x in enumerate(sums)),
            "br label %step",
            "step:",
            "%now = phi i64 [0, %zero], [0, %again], [%nextnow, %step]",
            *_behind("rows", "achunk", "now", self._step),
            *_behind("words", "bpanel", "now", _BYTES),
            f"%rows1 = getelementptr i8, ptr %rows, i64 {_ROWS * self._pitch}",
            f"%words1 = getelementptr i8, ptr %words, i64 {STEP}",
            f"call void @llvm.x86.tileloadd64(i8 6, ptr %words, i64 {2 * STEP})",
            f"call void @llvm.x86.tileloadd64(i8 4, ptr %rows, i64 {self._pitch})",
            f"call void @llvm.x86.tileloadd64(i8 5, ptr %rows1, i64 {self._pitch})",
            f"call void @llvm.x86.tileloadd64(i8 7, ptr %words1, i64 {2 * STEP})",
            *(
                f"call void @llvm.x86.{self.instruction}(i8 {at}, i8 {4 + half}, i8 {6 + side})"
                for at, (half, side) in enumerate(places)
            ),
            "%nextnow = add i64 %now, 1",
            "%moresteps = icmp ult i64 %nextnow, %some",
            "br i1 %moresteps, label %step, label %stored",
            "stored:",
            *(f"call void @llvm.x86.tilestored64(i8 {at}, ptr {x}, i64 {width})" for at, x in enumerate(sums)),
            "%nextat = add i64 %at, 1",
            f"%morecolumns = icmp ult i64 %nextat, {self.columns}",
            "br i1 %morecolumns, label %column, label %columnsdone",
        ]


def panels(size: int) -> int:
    """How many panels so many rows or columns are."""
    return -(-size // PANEL)


def panel_bytes(count: int, panels_: int, steps: int) -> int:
    """Of so many factors of so many panels."""
    return math.prod((count, panels_, steps, _BYTES))


def _behind(name: str, place: str, index: str, size: int) -> list[str]:
    """Where so many things of a size behind a place are, as `name`."""
    return [
        f"%{name}.by = mul nuw nsw i64 %{index}, {size}",
        f"%{name} = getelementptr i8, ptr %{place}, i64 %{name}.by",
    ]


def _place(name: str, base: str, index: str, steps: Steps) -> list[str]:
    """Where a point in several dimensions lies, whose number is `index`, as `name`."""
    lines, number, place = list[str](), f"%{index}", f"%{base}"
    for at, (size, step) in reversed([*enumerate(steps)]):
        here = f"%{name}{at}"
        lines += [
            f"{here} = urem i64 {number}, {size}",
            f"{here}.left = udiv i64 {number}, {size}",
            f"{here}.by = mul nuw nsw i64 {here}, {step}",
            f"{here}.place = getelementptr i8, ptr {place}, i64 {here}.by",
        ]
        number, place = f"{here}.left", f"{here}.place"
    return [*lines, f"%{name} = getelementptr i8, ptr {place}, i64 0"]
