"""Kernels as C++ for CUDA: points are threads, and a warp is the 32 lanes of a fold.

How threads share a kernel `grid_of` decides, and docs/cuda.md says in words. Compiled without contraction it gives the
bits that every engine gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from opspec.compiled.c_kernels import CKernel, CodeScope, KernelWriter, close
from opspec.compiled.c_operations import Definitions, Language
from opspec.compiled.nodes import CHUNK, LANES, Applied, KernelNode, NodeFold, is_same_bits, size_of_space
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Index, Variable

CUDA = Language(
    header="""// With --fmad=false, by CUDA 13.4 or newer, it has the bits of every engine.
#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <math.h>
#include <stdint.h>
#include <string.h>
#endif
""",
    function="__device__ inline",
    table="__device__ const",
    pointer="__restrict__ ",
    struct="{type}{{{parts}}}",
    popcount="__popcll",
    clz="__clzll",
)
POINTS = 128  # threads of a block that has one for each point
OWNERS = 64 * POINTS  # threads that share what is pushed in order
ATOMIC = {
    "add": "atomicAdd",
    "max": "atomicMax",
    "min": "atomicMin",
    "and": "atomicAnd",
    "or": "atomicOr",
    "xor": "atomicXor",
}
FEW = 64  # terms of a fold, and elements of a row, that a thread does by itself
AT_ONCE = 8  # terms that are loaded before the first is combined
WARPS = 32  # of a block, at most
MOST_BLOCKS = 1 << 31
EACH = 256  # elements of a row that are worth a warp
SHARED = 40_000  # bytes of a block's memory that folds may take
Sharing: TypeAlias = Literal["points", "row", "columns", "terms", "owners"]


@dataclass(frozen=True, slots=True)
class ThreadGrid:
    """How threads share a kernel. Of `owners` of pushed elements there are as many as here for each point of `apart`,
    variables that say by themselves which elements are pushed into.
    """

    sharing: Sharing
    blocks: int
    threads: int
    apart: tuple[Variable, ...] = ()
    owners: int = 1

    @property
    def warps(self) -> int:
        """Those of a block."""
        return self.threads // LANES


@dataclass(frozen=True, slots=True)
class CudaKernel(CKernel):
    """With the grid that it is launched with."""

    grid: ThreadGrid

    @property
    def launch(self) -> dict[str, int]:
        return {"blocks": self.grid.blocks, "threads": self.grid.threads}


def cuda_kernel(kernel: Kernel, name: str, file: Definitions | None = None) -> CudaKernel:
    """A kernel as a function of CUDA, which takes its buffers; it does not need what the file has already."""
    return _CudaWriter(kernel, name, Definitions(CUDA) if file is None else file).written()


def grid_of(kernel: Kernel) -> ThreadGrid:
    """How threads share a kernel: few, if it has much to do for each of its points and a block can hold that."""
    stored = size_of_space(kernel.inner)
    many = [fold for fold in kernel.folds if fold.order == "tree" and fold.count > FEW]
    if kernel.form == "push":
        return _grid_of_push(kernel)
    if kernel.form == "row" and (many or stored > FEW) and kernel.points < MOST_BLOCKS:
        terms = max((fold.count for fold in many), default=1)
        wanted = max(-(-terms // CHUNK), -(-stored // EACH))
        return ThreadGrid("row", kernel.points, LANES * min(WARPS, 1 << (wanted - 1).bit_length()))
    if kernel.form == "column" and many and sum(map(_shared, kernel.folds)) <= SHARED:
        return ThreadGrid("columns", -(-kernel.points // LANES), LANES * LANES)
    return ThreadGrid("points", -(-kernel.points // POINTS), POINTS)


def _grid_of_push(kernel: Kernel) -> ThreadGrid:
    reads = {node.buffer for node in kernel.loads}
    if any(store.buffer in reads for store in kernel.stores):  # points wait for those before them
        return ThreadGrid("owners", 1, 1)
    if all(map(_is_atomic, kernel.stores)):
        return ThreadGrid("terms", -(-kernel.points // POINTS), POINTS)
    found = [_digits(store.at) for store in kernel.stores]
    apart = tuple(x for x in kernel.space if all(x in digits for digits in found))
    points = size_of_space(apart)
    owners = 1 << (max(OWNERS // points, 1).bit_length() - 1)
    return ThreadGrid("owners", -(-points * owners // POINTS), POINTS, apart, owners)


def _is_atomic(store: Store) -> bool:
    type_ = store.value.type
    return type_.kind in ("sint", "uint") and type_.bits >= 32 and _operation(store) in ATOMIC


def _operation(store: Store) -> str:
    """What combines integers, the signs of which do not tell where they are added; empty where it is no operation."""
    combination = store.combination
    if combination is None:
        return ""
    (result, *others) = map(_as_bits, combination.results)
    sides = (combination.left[0], combination.right[0])
    if others or not isinstance(result, Applied) or tuple(map(_as_bits, result.operands)) != sides:
        return ""
    signed = combination.results[0].type.kind == "sint"
    return "" if result.operation in ("max", "min") and (result.type.kind == "sint") != signed else result.operation


def _as_bits(node: KernelNode) -> KernelNode:
    """The integer whose bits it is."""
    while isinstance(node, Applied) and is_same_bits(node):
        (node,) = node.operands
    return node


def _digits(index: Index) -> set[Variable]:
    """Variables that are the last digits of an index: two places are the same only where they are."""
    factors = {atom: abs(factor) for atom, factor in index.terms}
    found: set[Variable] = set()
    while True:
        for atom, factor in factors.items():
            others = [other for name, other in factors.items() if name not in found and name != atom]
            if (
                isinstance(atom, Variable)
                and atom not in found
                and all(other % (factor * atom.size) == 0 for other in others)
            ):
                found.add(atom)
                break
        else:
            return found


def _shared(fold: NodeFold) -> int:
    """Bytes of a block's memory for a fold of 32 columns."""
    parts = [(f"r{at}", term.type.dtype) for at, term in enumerate(fold.terms)]
    return LANES * LANES * (1 + np.dtype(parts, align=True).itemsize)


def _counting(count: int) -> str:
    """The type that counts so many, and a block more: 32 bits, by which a device divides sooner, where they do."""
    return "uint32_t" if count < 1 << 31 else "int64_t"


class _CudaWriter(KernelWriter):
    def __init__(self, kernel: Kernel, name: str, file: Definitions) -> None:
        super().__init__(kernel, name, file)
        self._grid = grid_of(kernel)
        self._together = {id(fold) for fold in kernel.folds} if self._grid.sharing in ("row", "columns") else set()

    def written(self) -> CudaKernel:
        bound = f"__launch_bounds__({self._grid.threads})"  # so few registers that a block of them can be launched
        made = self.made(f'extern "C" __global__ void {bound}')
        return CudaKernel(made.name, made.function, made.needs, made.buffers, made.language, self._grid)

    def _fill(self, top: CodeScope) -> None:
        if self._kernel.is_empty:
            return
        match self._grid.sharing:
            case "points" | "terms":
                self._points(top)
            case "row":
                self._row(top)
            case "columns":
                self._columns(top)
            case "owners":
                self._owners(top)

    def _points(self, top: CodeScope) -> None:
        number = _counting(self._kernel.points)
        top.line(f"{number} point = blockIdx.x * ({number})blockDim.x + threadIdx.x;")
        top.line(f"if (point >= {self._kernel.points}) return;")
        body = self._taken_apart(top, "point", self._kernel.space, 1)
        scope = body
        for variable in self._kernel.inner:
            scope = self._loop(scope, variable)
        if self._grid.sharing == "terms":
            self._pushes(scope)
        else:
            self._stores(scope)
        close(scope, body)
        body.end()

    def _owners(self, top: CodeScope) -> None:
        apart, owners = self._grid.apart, self._grid.owners
        body = top
        if self._grid.threads > 1:
            points = size_of_space(apart)
            number = _counting(points * owners)
            top.line(f"{number} thread = blockIdx.x * ({number})blockDim.x + threadIdx.x;")
            top.line(f"if (thread >= {points * owners}) return;")
            if owners > 1:
                top.line(f"{number} own = {'thread' if points == 1 else f'thread / {points}'};")
            if points > 1:
                top.line(f"{number} point = thread % {points};")
            body = self._taken_apart(top, "point", apart, 1)
        scope = body
        for variable in self._kernel.space:
            if variable not in apart:
                scope = self._loop(scope, variable)
        self._pushes(scope)
        close(scope, body)
        if body is not top:
            body.end()

    def _row(self, top: CodeScope) -> None:
        top.line(f"int lane = threadIdx.x % {LANES}, warp = threadIdx.x / {LANES};")
        body = self._taken_apart(top, "blockIdx.x", self._kernel.space, 1)
        inner = self._kernel.inner
        around = "    " * body.depth
        stores = self._taken_apart(body, "each", inner, body.depth + 1)
        stored = size_of_space(inner)
        each = f"for ({_counting(stored)} each = threadIdx.x; each < {stored}; each += blockDim.x) {{"
        head = [f"{around}#pragma unroll 4", f"{around}{each}"] if inner else [f"{around}if (threadIdx.x == 0) {{"]
        stores.lines[:0] = [f"{around}__syncthreads();", *head]
        self._stores(stores)
        close(stores, body)
        body.end()

    def _columns(self, top: CodeScope) -> None:
        points = self._kernel.points
        top.line(f"int lane = threadIdx.x / {LANES};")
        number = _counting(points)
        top.line(f"{number} column = blockIdx.x * ({number}){LANES} + threadIdx.x % {LANES};")
        top.line(f"{number} point = column < {points} ? column : {points - 1};")
        body = self._taken_apart(top, "point", self._kernel.space, 1)
        around = "    " * body.depth
        stores = CodeScope(body, body.bound, body.depth + 1)
        stores.lines = [f"{around}__syncthreads();", f"{around}if (lane == 0 && column < {points}) {{"]
        self._stores(stores)
        close(stores, body)
        body.end()

    def _pushes(self, scope: CodeScope) -> None:
        if self._grid.sharing != "terms":
            super()._pushes(scope)
            return
        for store in self._kernel.stores:
            type_, value, operation = store.value.type, self._value(scope, store.value), _operation(store)
            place = f"&{store.buffer}[{self._index(scope, store.at)}]"
            if type_.bits == 64:  # int64_t may be a long, which atomics do not know
                other = f"{'unsigned ' if type_.kind == 'uint' or operation == 'add' else ''}long long"
                place, value = f"({other} *){place}", f"({other}){value}"
            scope.line(f"{self._when(scope, store)}{ATOMIC[operation]}({place}, {value});")

    def _when(self, scope: CodeScope, store: Store) -> str:
        owners = self._grid.owners
        if owners == 1:
            return super()._when(scope, store)
        asked = "" if store.when is None else f"{self._value(scope, store.when)} && "
        place, points = self._index(scope, store.at), size_of_space(self._grid.apart)
        number = f"({place})" if points == 1 else f"({place}) / {points}"
        return f"if ({asked}{number} % {owners} == own) "

    # --- folds that threads share -----------------------------------------------------------------

    def _tree(self, scope: CodeScope, fold: NodeFold, name: str, start: str | None, join: str) -> None:
        if id(fold) not in self._together:
            super()._tree(scope, fold, name, start, join)
            return
        type_ = join.replace("join", "term")
        chunks = -(-fold.count // CHUNK)
        warps = self._grid.warps if self._grid.sharing == "row" else 1  # that share the chunks
        each = 1 << (-(-chunks // warps) - 1).bit_length()
        scope.line(f"{type_} mine = {{0}};")
        scope.line("bool some = false;")
        if self._grid.sharing == "columns":
            scope.line(f"__shared__ {type_} lanes[{LANES * LANES}];")
            scope.line(f"__shared__ bool held[{LANES * LANES}];")
        if each > 1:
            scope.line(f"{type_} pair[{each.bit_length()}];")
            scope.line(f"bool paired[{each.bit_length()}] = {{false}};")
            scope.line("int64_t done = 0;")
        first, last = "0", str(chunks)
        if warps > 1:
            first, last = ("warp", "(warp + 1)") if each == 1 else (f"warp * {each}", f"(warp + 1) * {each}")
            last += f" && chunk < {chunks}"
        scope.line(f"for (int64_t chunk = {first}; chunk < {last}; ++chunk) {{")
        turn = CodeScope(scope, scope.bound, scope.depth + 1)
        self._chunk(turn, fold, join)
        if each > 1:
            self._paired(turn, join)
        turn.end()
        scope.line("}")
        if each > 1:
            scope.line("some = false;")
            scope.line(f"for (int level = 0; level < {each.bit_length()}; ++level)")
            scope.line("    if (done >> level & 1 && paired[level]) {")
            scope.line(f"        mine = some ? {join}(pair[level], mine) : pair[level];")
            scope.line("        some = true;")
            scope.line("    }")
        if warps > 1:
            self._of_warps(scope, join, warps)
        if start is None:
            scope.line(f"if (some) {name} = mine;")
        else:
            scope.line(f"{type_} start = {start};")
            scope.line(f"{name} = some ? {join}(start, mine) : start;")

    def _chunk(self, scope: CodeScope, fold: NodeFold, join: str) -> None:
        """The terms of each lane one after another, then halves of lanes; all threads know the chunk afterwards."""
        type_ = join.replace("join", "term")
        whole = fold.count % CHUNK == 0
        scope.line("some = false;")
        scope.line(f"#pragma unroll {AT_ONCE}")
        scope.line(f"for (int step = 0; step < {CHUNK // LANES}; ++step) {{")
        each = CodeScope(scope, scope.bound, scope.depth + 1)
        each.line(f"int64_t at = chunk * {CHUNK} + step * {LANES} + lane;")
        if not whole:
            each.line(f"if (at >= {fold.count}) break;")
        inner = self._taken_apart(each, "at", fold.variables, each.depth)
        term, where = self._term(inner, fold, type_)
        held = "some" if where else "step > 0"
        inner.line(f"{where}mine = {held} ? {join}(mine, {term}) : {term};")
        inner.line(f"{where}some = true;")
        inner.end()
        each.end()
        scope.line("}")
        halved = self._halved_by_row if self._grid.sharing == "row" else self._halved_by_columns
        for line in halved(join, len(fold.terms)):
            scope.line(line)

    def _halved_by_row(self, join: str, terms: int) -> Iterator[str]:
        yield f"for (int half = {LANES // 2}; half > 0; half /= 2) {{"
        yield f"    {join.replace('join', 'term')} other = {self._across(join, terms)}(mine, half);"
        yield "    bool has = __shfl_xor_sync(0xffffffff, some, half);"
        yield f"    if (some && has) mine = lane & half ? {join}(other, mine) : {join}(mine, other);"
        yield "    else if (has) mine = other;"
        yield "    some = some || has;"
        yield "}"

    def _halved_by_columns(self, join: str, _: int) -> Iterator[str]:
        yield "int at = threadIdx.x;"
        yield "lanes[at] = mine;"
        yield "held[at] = some;"
        yield f"for (int half = {LANES // 2}; half > 0; half /= 2) {{"
        yield "    __syncthreads();"
        yield f"    int other = at + {LANES} * half;"
        yield "    if (lane < half && held[other]) {"
        yield f"        lanes[at] = held[at] ? {join}(lanes[at], lanes[other]) : lanes[other];"
        yield "        held[at] = true;"
        yield "    }"
        yield "}"
        yield "__syncthreads();"
        yield f"mine = lanes[at % {LANES}];"
        yield f"some = held[at % {LANES}];"
        yield "__syncthreads();"

    def _across(self, join: str, terms: int) -> str:
        """The function that gives what another lane has."""
        name, type_ = join.replace("join", "across"), join.replace("join", "term")
        parts = ["x"] if terms == 1 else [f"x.r{at}" for at in range(terms)]
        moved = " ".join(f"{part} = __shfl_xor_sync(0xffffffff, {part}, half);" for part in parts)
        head = f"{self._file.language.function} {type_} {name}({type_} x, int half)"
        self._file.texts.setdefault(name, f"{head} {{ {moved} return x; }}")
        return name

    def _paired(self, scope: CodeScope, join: str) -> None:
        """A chunk, or what is made of it and those before it, at the level of its pairs."""
        for line in (
            "int level = 0;",
            "for (int64_t pairs = done; pairs % 2; pairs /= 2, ++level)",
            "    if (paired[level]) {",
            f"        mine = some ? {join}(pair[level], mine) : pair[level];",
            "        some = true;",
            "    }",
            "pair[level] = mine;",
            "paired[level] = some;",
            "++done;",
        ):
            scope.line(line)

    def _of_warps(self, scope: CodeScope, join: str, warps: int) -> None:
        """What the warps of a block have made, neighbours first."""
        type_ = join.replace("join", "term")
        for line in (
            f"__shared__ {type_} part[{warps}];",
            f"__shared__ bool made[{warps}];",
            "if (lane == 0) {",
            "    part[warp] = mine;",
            "    made[warp] = some;",
            "}",
            f"for (int step = 1; step < {warps}; step *= 2) {{",
            "    __syncthreads();",
            "    int at = threadIdx.x, other = at + step;",
            f"    if (at % (2 * step) == 0 && other < {warps} && made[other]) {{",
            f"        part[at] = made[at] ? {join}(part[at], part[other]) : part[other];",
            "        made[at] = true;",
            "    }",
            "}",
            "__syncthreads();",
            "mine = part[0];",
            "some = made[0];",
        ):
            scope.line(line)
