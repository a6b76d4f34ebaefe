"""Machine code is placed where it can reach what belongs to it, however the memory of the process is laid out; what is
free goes back.
"""

from __future__ import annotations

import ctypes
import platform
import resource
import sys
from pathlib import Path

import pytest

from opspec.compiled.native.machine_code import give_memory_back
from tests.forks import forked

PAGE = resource.getpagesize()

SOURCE = """
import ctypes
import numpy as np
from opspec.compiled.native.machine_code import machine

TEXT = '''
define void @scaled(ptr %place) nounwind {
  %x = load double, ptr %place
  %y = fmul double %x, 0x40091EB851EB851F
  %z = fadd double %y, 0x3FF3333333333333
  store double %z, ptr %place
  ret void
}
'''
PAGE, LARGE = 4096, 6 << 30
PRIVATE, NOT_RESERVED, ONLY_THERE = 0x22, 0x4000, 0x100000
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]

def mapped():
    for line in open("/proc/self/maps"):
        begin, end = line.split()[0].split("-")
        yield int(begin, 16), int(end, 16)

compiled = machine().object_of(TEXT)
large = libc.mmap(None, LARGE, 0, PRIVATE | NOT_RESERVED, -1, 0)
places = sorted(mapped())
for (_, end), (begin, _) in zip(places, places[1:]):  # no hole above it is left
    if large < end < begin < 1 << 47:
        libc.mmap(end, begin - end, 0, PRIVATE | NOT_RESERVED | ONLY_THERE, -1, 0)
libc.munmap(large + LARGE - PAGE, PAGE)  # but one, of a page: what comes next lies below

for _ in range(3):
    code = machine().linked(compiled, "scaled")
    x = np.array([2.0])
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(code.addresses["scaled"])(x.ctypes.data)
    assert x[0] == 2.0 * 3.14 + 1.2, x
print("computed")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the map of a process's memory")
def test_memory_full_of_holes_does_not_part_code_and_constants() -> None:
    done = forked(["-c", SOURCE])
    assert (done.returncode, done.stdout, done.stderr) == (0, "computed\n", "")


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries keep memory in other ways")
def test_memory_that_the_c_library_keeps_goes_back_to_the_system() -> None:
    libc = ctypes.CDLL(None)
    libc.malloc.restype = ctypes.c_void_p
    taken = [libc.malloc(ctypes.c_size_t(100_000)) for _ in range(300)]
    for place in taken:
        ctypes.memset(place, 1, 100_000)
    for place in taken[:-1]:  # what is left at the end keeps what lies before it
        libc.free(ctypes.c_void_p(place))
    before = resident()
    give_memory_back()
    assert before - resident() > 20_000_000
    libc.free(ctypes.c_void_p(taken[-1]))
