"""A kernel as a function of Python's own calling convention: it takes arrays of NumPy and finds their elements itself,
which costs a tenth of a microsecond where a pointer for each array would cost several.
"""

from __future__ import annotations

from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.machine_code import DATA
from opspec.compiled.native.threads import PARALLEL

ENTRY = "call"
_LONG = 1 << 16  # operations for which the lock of the interpreter is given away

DECLARED = f"""
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)
declare void @{PARALLEL}(ptr, ptr, i64)
"""


def call_text(kernel: KernelText) -> str:
    """The module of a kernel with the function `call`, which takes the arrays of its buffers in order."""
    count = len(kernel.buffers)
    lines = [
        f"define ptr @{ENTRY}(ptr %self, ptr %arrays, i64 %count) {{",
        f"  %memory = alloca [{count} x ptr], align 8",
    ]
    for at in range(count):
        lines += [
            f"  %a{at} = getelementptr ptr, ptr %arrays, i64 {at}",
            f"  %array{at} = load ptr, ptr %a{at}, align 8",
            f"  %d{at} = getelementptr i8, ptr %array{at}, i64 {DATA}",
            f"  %data{at} = load ptr, ptr %d{at}, align 8",
            f"  %m{at} = getelementptr ptr, ptr %memory, i64 {at}",
            f"  store ptr %data{at}, ptr %m{at}, align 8",
        ]
    work = "call void @kernel(ptr %memory, i64 0)"
    if kernel.parts > 1:
        work = f"call void @{PARALLEL}(ptr @kernel, ptr %memory, i64 {kernel.parts})"
    if kernel.operations >= _LONG:
        lines += [
            "  %state = call ptr @PyEval_SaveThread()",
            f"  {work}",
            "  call void @PyEval_RestoreThread(ptr %state)",
        ]
    else:
        lines.append(f"  {work}")
    lines += ["  call void @Py_IncRef(ptr %self)", "  ret ptr %self", "}"]
    return "\n".join([kernel.text, DECLARED.strip(), "", *lines, ""])
