"""Products of matrices of integers of 8 and 16 bits, into up to 32 bits, and of bf16: tiles of words, each of which
holds several terms that one instruction multiplies and adds. The words of the right factor are made once for a panel of
columns, those of the left one lie in memory, or, if its rows are windows of an image, parts of them do.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.elements import carrier
from opspec.compiled.native.inlined import LoopPiece, piece_text
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.tiled_products import LEAST, machine_type, product_kernel, sum_of
from opspec.compiled.native.windows import Steps, Windows
from opspec.compiled.native.word_code import SIGN, Held, WordProductCode
from opspec.compiled.native.words import LEAST_LANES
from opspec.compiled.nodes import FEW, Buffer, KernelNode, size_of_space
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel
from opspec.compiled.runners import array_type
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, of_atom, plus, times, total
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor

_I32 = MACHINE["i32"]
_TERMS: dict[Held, int] = {"bytes": 4, "pairs": 2, "halves": 2}  # of a word
_F32, _BF16 = MACHINE["f32"], ELEMENT_TYPES["bf16"]
_LONGEST = 4096  # terms of floats, which are added one after another
_CHUNK = 1 << 22  # bytes of a left factor that are made words at a time, of so many rows at least
_ROWS = 512


class WordProduct:
    """Takes two factors, of 8 or 16 bits each; the left one may be an image, whose `windows` are rows. `fused`: what a
    word holds.
    """

    def __init__(
        self,
        made: Matmul,
        given: Sequence[ElementType],
        result: Tensor,
        fused: Held,
        target: InstructionSet,
        windows: Windows | None,
    ) -> None:
        self._made = made
        self._given = given
        self._result = result
        self._fused = fused
        self._target = target
        self._windows = windows
        self.what = "product" if windows is None else "convolution"
        self._held = _TERMS[fused]
        self._run = made.rows[-1] if windows is None else windows.run  # terms side by side, of whole words
        self._words = -(-self._run // self._held)
        self._whole = self._run % self._held == 0
        # One byte is unsigned and one signed: if the factors' are not, those of the left one are made so.
        self._moved = fused == "bytes" and given[0].kind == given[1].kind
        self._turned = len(made.right) == len(made.columns) and made.right[-2] > made.right[-1]
        self._times = self._chunks()

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [kernel_text(self._kernel(), self._target, slot=lambda buffer: buffer.number, fuses=self._fused)]

    @property
    def code(self) -> WordProductCode:
        """What it does with arrays."""
        made = self._made
        return WordProductCode(
            self._fused,
            tuple(made.left),
            tuple(made.right),
            tuple(made.rows),
            tuple(made.columns),
            array_type(self._result),
            self._run,
            self._words,
            self._held,
            self._times,
            self._moved,
            self._turned,
            self._lies_as_read(self._given[0].bits),
            self._windows,
        )

    def _chunks(self) -> int:
        """In how many chunks rows are multiplied, which have to be copied first: a few, all of them as large."""
        *many, rows, terms = self._made.rows
        if many or self._windows is not None or self._lies_as_read(self._given[0].bits):
            return 1
        wanted = rows * terms * self._given[0].bits // (8 * _CHUNK)
        known = [times for times in range(1, max(1, rows // _ROWS) + 1) if rows % times == 0] if wanted > 1 else [1]
        return next((times for times in known if times >= wanted), known[-1])

    def _lies_as_read(self, bits: int) -> bool:
        """Whether rows of the left factor, of elements of so many bits, are whole words."""
        return self._whole and not self._moved and bits * self._held == _I32.bits

    def pieces(self, factors: Sequence[Tensor]) -> list[LoopPiece] | None:
        """The same for a loop, of halves; None where rows have no whole words."""
        if self._fused != "halves" or not self._whole:
            return None
        *before, last, first = self._made.right
        orders = self._made.left, (*before, first, last) if self._turned else self._made.right
        places: list[int | Buffer] = [0, 1, 2]
        found: list[LoopPiece] = []
        for place, (factor, order) in enumerate(zip(factors, orders, strict=True)):
            laid = LaidOut.of(_BF16, _BF16, tuple(factor.shape), order)
            if not laid.is_as_given:
                places[place] = Buffer(-1 - place, carrier(_BF16), laid.count)
                found.append(LoopPiece(partial(laid.text, self._target), (place, places[place]), lays_out=True))
        return [*found, LoopPiece(partial(piece_text, self._kernel(), self._target, fuses=self._fused), tuple(places))]

    # --- nodes ------------------------------------------------------------------------------------------

    def _kernel(self) -> Kernel:
        """A row for each point of the result, in which words are multiplied."""
        nodes = Nodes()
        made = self._made
        made = replace(made, rows=(*made.rows[:-2], made.rows[-2] // self._times, made.rows[-1]))
        *many, row, k, column = _product_variables(made, self._words)
        rows, terms = [*many, row], [k]
        if self._windows is None:
            left = nodes.load(_words([*rows, k], 0), _place([*rows, k]))
        else:
            many, rows = _variables("run", self._windows.runs), _variables("row", self._windows.rows)
            terms = [*many, k]
            left = self._window_word(nodes, self._windows, rows, terms)
        right = self._right_word(nodes, many, k, column)
        if self._fused == "halves":
            left, right = nodes.bitcast(left, _F32), nodes.bitcast(right, _F32)
        start = self._start(nodes, terms, right) if self._moved else nodes.constant(0, right.type)
        # Of bytes the unsigned one comes first.
        factors = (right, left) if self._fused == "bytes" and self._given[1].kind == "uint" else (left, right)
        return product_kernel(nodes, (*rows, column), terms, factors, start, self._result)

    def _window_word(
        self, nodes: Nodes, windows: Windows, rows: Sequence[Variable], terms: Sequence[Variable]
    ) -> KernelNode:
        """A word of a window, which may begin at any term."""
        steps = [step for _, step in (*windows.rows, *windows.runs)]
        places = map(of_atom, (*rows, *terms))
        place = total(zip(places, (*steps, self._held), strict=True))
        given = MACHINE["i16"] if self._fused == "pairs" else MACHINE["ui8"]
        return self._joined(nodes, Buffer(0, given, windows.count + -windows.run % self._held), place, 1)

    def _right_word(self, nodes: Nodes, many: Sequence[Variable], k: Variable, column: Variable) -> KernelNode:
        """A word of a column, the first term lowest."""
        given, held = self._given[1], self._held
        order = [*many, column, k] if self._turned else [*many, k, column]
        if self._turned and given.bits * held == _I32.bits:
            return nodes.load(_words(order, 1), _place(order))
        bits = _I32.bits // held
        part = given if given.bits < bits else MACHINE[f"ui{bits}"]  # narrower ones keep their sign
        buffer = Buffer(1, part, held * size_of_space(order))
        return self._joined(nodes, buffer, _place(order, **{k.name: held}), 1 if self._turned else column.size)

    def _joined(self, nodes: Nodes, buffer: Buffer, place: Index, step: int) -> KernelNode:
        """Terms as a word."""
        bits = _I32.bits // self._held
        word: KernelNode = nodes.constant(0, _I32)
        for at in range(self._held):
            loaded = nodes.load(buffer, plus(place, Index(at * step)))
            term = nodes.convert(nodes.convert(loaded, MACHINE[f"i{bits}"]), MACHINE[f"ui{bits}"])
            moved = nodes.apply("shl", nodes.convert(term, _I32), nodes.constant(at * bits, _I32))
            word = nodes.apply("or", word, moved)
        return word

    def _start(self, nodes: Nodes, terms: Sequence[Variable], word: KernelNode) -> KernelNode:
        """What makes good that the left factor's bytes are too large, or too small: so often the sum of a column."""
        type_ = MACHINE["i32" if self._given[1].kind == "sint" else "ui32"]
        bits, word = nodes.constant(24, type_), nodes.bitcast(word, type_)
        term: KernelNode = nodes.constant(0, type_)
        for at in range(self._held):
            high = nodes.apply("shl", word, nodes.constant(24 - 8 * at, type_))
            term = nodes.apply("add", term, nodes.apply("shr", high, bits))
        zero = nodes.constant(0, _I32)
        (found,) = nodes.fold(terms, [nodes.bitcast(term, _I32)], sum_of(nodes, _I32), [zero], order="sequential")
        return nodes.apply("mul", found, nodes.constant(-SIGN if type_.kind == "sint" else SIGN, _I32))


def word_product_of(
    made: Matmul, tensors: Sequence[Tensor], target: InstructionSet, windows: Windows | None = None
) -> WordProduct | None:
    """A product by machine code, of two factors, or of `windows` and a factor, into a result; None where words are not
    what it is made of.
    """
    terms = made.rows[-1]
    if made.columns[-1] < LEAST_LANES or math.prod(made.rows) * made.columns[-1] < LEAST:
        return None
    *factors, made_of = (x.element for x in tensors)
    if windows is None and target.multiplies_halves and factors == [_BF16, _BF16] and made_of in (_F32, _BF16):
        held, rows = (MACHINE["i16"], MACHINE["i16"]), made.rows[-2]
        several = rows > 1 and 2 * FEW < terms <= _LONGEST
        return WordProduct(made, held, tensors[-1], "halves", target, None) if several else None
    left, right, result = (machine_type(x) for x in tensors)
    if left is None or right is None or result is None or result.kind == "float" or result.bits > _I32.bits:
        return None
    fused: Held
    for fused in ("bytes", "pairs"):
        if terms > FEW * _TERMS[fused] and all(_fits(x, fused, target) for x in (left, right)):
            return WordProduct(made, (left, right), tensors[-1], fused, target, windows)
    return None


def _product_variables(made: Matmul, terms: int) -> list[Variable]:
    """Those of a batch, a row, terms and a column."""
    *batch, rows, _ = made.rows
    names = [*(f"i{at}" for at in range(len(batch))), "row", "k", "column"]
    return [*itertools.starmap(Variable, zip(names, [*batch, rows, terms, made.columns[-1]], strict=True))]


def _fits(given: ElementType, fused: Held, target: InstructionSet) -> bool:
    """Whether a part of a word holds a factor."""
    if fused == "bytes":
        return given.bits == 8 and bool(target.multiplies_bytes)
    return target.multiplies_pairs and (given.name == "i16" or given.bits == 8)


def _variables(name: str, steps: Steps) -> list[Variable]:
    return [Variable(f"{name}{at}", size) for at, (size, _) in enumerate(steps)]


def _words(variables: Sequence[Variable], number: int) -> Buffer:
    return Buffer(number, _I32, size_of_space(variables))


def _place(variables: Sequence[Variable], **larger: int) -> Index:
    """Where the element at these places lies; a variable may go on by several."""
    steps = [larger.get(x.name, 1) for x in variables]
    sizes = [x.size * step for x, step in zip(variables, steps, strict=True)]
    return linear([times(of_atom(x), Index(step)) for x, step in zip(variables, steps, strict=True)], sizes)
