"""Memory that a kernel needs for itself while it runs: on the stack, or from the C library where it is more than a
thread, which may be anybody's, is sure to have left.
"""

from __future__ import annotations

from opspec.values.arrays import LINE

LARGEST_FRAME = 1 << 18  # bytes of a kernel that lie on the stack
_BYTES = {"float": 4, "double": 8}


class OwnMemory:
    """Pieces that are reserved while a kernel is written, and the lines at its beginning and its end for them."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._begins: list[int] = []
        self._size = 0

    def reserve(self, wide: str, count: int) -> str:
        """The name of a piece for so many of a type."""
        self._pieces.append(f"[{count} x {wide}]")
        self._begins.append(self._size)
        size = count * (_BYTES.get(wide) or -(-int(wide[1:]) // 8))
        self._size += -(-size // LINE) * LINE
        return f"%memory{len(self._pieces) - 1}"

    @property
    def _is_asked_for(self) -> bool:
        return self._size > LARGEST_FRAME

    def begin(self) -> list[str]:
        """The first lines, with the label of the block that follows."""
        if not self._is_asked_for:
            return [
                "entry:",
                *(f"  %memory{at} = alloca {piece}, align {LINE}" for at, piece in enumerate(self._pieces)),
            ]
        return [
            f"  %asked = call noalias ptr @malloc(i64 {self._size + LINE})",
            "  %missing = icmp eq ptr %asked, null",
            "  br i1 %missing, label %nowhere, label %entry",
            "nowhere:",
            "  call void @llvm.trap()",
            "  unreachable",
            "entry:",
            f"  %behind = getelementptr i8, ptr %asked, i64 {LINE - 1}",
            f"  %room = call ptr @llvm.ptrmask.p0.i64(ptr %behind, i64 -{LINE})",
            *(f"  %memory{at} = getelementptr i8, ptr %room, i64 {begin}" for at, begin in enumerate(self._begins)),
        ]

    def end(self) -> list[str]:
        """The last ones before the kernel returns."""
        return ["  call void @free(ptr %asked)"] if self._is_asked_for else []

    def declared(self) -> list[str]:
        """What stands beside the kernel."""
        return ["declare ptr @malloc(i64)", "declare void @free(ptr)"] if self._is_asked_for else []
