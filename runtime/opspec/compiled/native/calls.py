"""How Python calls a kernel: one function for all of them, of Python's own calling convention. It takes arrays of NumPy
and finds their elements itself, which costs some nanoseconds where a pointer for each array would cost microseconds.

Which kernel it calls, and in how many parts, stands in the elements of an array that the function is bound to.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from opspec.compiled.native.threads import PARALLEL

NAME = "kernel"  # what a kernel is called in its text, and what the names of all else in the module begin with
ENTRY = "call"
TABLE = "kernels"  # the addresses of those of a module
DATA = object.__basicsize__  # where an array of NumPy has the address of its elements
Manner: TypeAlias = Literal["short", "long", "shared"]  # how a kernel runs: see `manner_of`
LONG = 1 << 16  # operations for which the lock of the interpreter is given away

DECLARED = f"""
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)
declare void @{PARALLEL}(ptr, ptr, i64)
"""
_WORK = {"shared": f"call void @{PARALLEL}(ptr %kernel, ptr %memory, i64 %parts)"}


def manner_of(parts: int, operations: int) -> Manner:
    """A long one runs without the interpreter's lock, and threads share one of several parts."""
    return "shared" if parts > 1 else "long" if operations >= LONG else "short"


def caller_text(manner: Manner) -> str:
    """The module of the function `call`, bound to an array of a kernel's address and the number of its parts."""
    lines = [
        f"define ptr @{ENTRY}(ptr %self, ptr %arrays, i64 %count) {{",
        "entry:",
        "  %memory = alloca ptr, i64 %count, align 8",
        f"  %own = getelementptr i8, ptr %self, i64 {DATA}",
        "  %bound = load ptr, ptr %own, align 8",
        "  %kernel = load ptr, ptr %bound, align 8",
        "  %second = getelementptr i64, ptr %bound, i64 1",
        "  %parts = load i64, ptr %second, align 8",
        "  br label %each",
        "each:",
        "  %at = phi i64 [0, %entry], [%next, %each]",
        "  %place = getelementptr ptr, ptr %arrays, i64 %at",
        "  %array = load ptr, ptr %place, align 8",
        f"  %field = getelementptr i8, ptr %array, i64 {DATA}",
        "  %data = load ptr, ptr %field, align 8",
        "  %slot = getelementptr ptr, ptr %memory, i64 %at",
        "  store ptr %data, ptr %slot, align 8",
        "  %next = add nuw nsw i64 %at, 1",
        "  %more = icmp ult i64 %next, %count",
        "  br i1 %more, label %each, label %done",
        "done:",
    ]
    work = _WORK.get(manner, "call void %kernel(ptr %memory, i64 0)")
    if manner == "short":
        lines.append(f"  {work}")
    else:
        lines += [
            "  %state = call ptr @PyEval_SaveThread()",
            f"  {work}",
            "  call void @PyEval_RestoreThread(ptr %state)",
        ]
    lines += ["  call void @Py_IncRef(ptr %self)", "  ret ptr %self", "}"]
    return "\n".join([DECLARED.strip(), "", *lines, ""])
