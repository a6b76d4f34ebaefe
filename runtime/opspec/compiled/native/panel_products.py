"""Products of matrices of bytes, and of floats of up to 16 bits, whose tiles a processor multiplies: both factors are
laid out as panels, and what sums become is stored.

Floats are multiplied as bf16, which holds those of fewer bits exactly; sums are f32. Such instructions take numbers
smaller than the least normal one as zeros.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, number
from opspec.compiled.narrow import encoded, narrow_format
from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.product_loops import steps_of
from opspec.compiled.native.tile_registers import PANEL, STEP, PanelProduct, WindowRows, panel_bytes, panels
from opspec.compiled.native.windows import Windows
from opspec.compiled.nodes import Buffer, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, total, variable
from opspec.reads.arithmetic import number as whole
from opspec.reads.conditions import compare, every
from opspec.reads.symbols import Answer, Index, Variable
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor

LEAST = 16  # rows, and columns: fewer would be zeros for the most part
_WORK = 1 << 18  # multiplications that are worth laying out factors anew
_WASTED = 2  # times as many products as there have to be, at most
_FEW_STEPS = 4  # of bytes
_COPIES = 256  # vectors of a window, each of which is copied by code of its own
_BF16, _I32 = ELEMENT_TYPES["bf16"], MACHINE["i32"]
_WORD = 4  # bytes


@dataclass(frozen=True, slots=True)
class _Factor:
    """A factor as stacks of matrices: what its elements are and become, how far apart they lie along each dimension of
    the stack, along terms and along the other one, and how long these are. `turned`: as that it is laid out first.
    """

    given: ElementType
    held: ElementType
    stack: tuple[int, ...]
    stack_steps: tuple[int, ...]
    terms: int
    terms_step: int
    others: int
    others_step: int
    turned: LaidOut | None

    @staticmethod
    def of(
        given: ElementType,
        held: ElementType,
        shape: tuple[int, ...],
        order: tuple[int, ...],
        sizes: tuple[int, ...],
        is_left: bool,
    ) -> _Factor:
        """Of an array, whose dimensions in an order are those of the product in `sizes`."""
        found = steps_of(shape, order, sizes)
        turned = None if found is not None else LaidOut.of(given, given, shape, order)
        steps = found or [math.prod(sizes[at + 1 :]) for at in range(len(sizes))]
        *stack, others, terms = range(len(sizes)) if is_left else (*range(len(sizes) - 2), -1, -2)
        return _Factor(
            given,
            given if held.kind != "float" else held,
            tuple(sizes[at] for at in stack),
            tuple(steps[at] for at in stack),
            sizes[terms],
            steps[terms],
            sizes[others],
            steps[others],
            turned,
        )

    @property
    def size(self) -> int:
        return math.prod(self.stack) * self.terms * self.others

    @property
    def held_terms(self) -> int:
        """Terms of a row in a step."""
        return STEP * 8 // self.held.bits

    @property
    def steps(self) -> int:
        return -(-self.terms // self.held_terms)

    def panels(self, number_: int) -> Buffer:
        """Memory for what it becomes."""
        size = panel_bytes(math.prod(self.stack), panels(self.others), self.steps)
        return Buffer(number_, carrier(self.held), size * 8 // self.held.bits)

    def pieces(
        self, target: InstructionSet, at: int, laid: Callable[..., KernelText], into: Buffer
    ) -> Iterator[LoopPiece]:
        """What lays out an operand."""
        if self.turned is None:
            yield LoopPiece(partial(laid, target), (at, into), lays_out=True)
            return
        between = Buffer(-4 - at, carrier(self.given), self.size)
        yield LoopPiece(partial(self.turned.text, target), (at, between), lays_out=True)
        yield LoopPiece(partial(laid, target), (between, into))

    def rows(self, target: InstructionSet, name: str, slots: SlotNumbers) -> KernelText:
        """What lays it out as a left factor."""
        nodes, stack = Nodes(), self._stack()
        panel, step = variable("panel", panels(self.others)), variable("step", self.steps)
        row, term = variable("row", PANEL), variable("term", self.held_terms)
        other, at = total([(panel, PANEL), (row, 1)]), total([(step, self.held_terms), (term, 1)])
        value = self._element(nodes, stack, at, other)
        sizes = [*self.stack, panels(self.others), self.steps, PANEL, self.held_terms]
        return _flat(target, name, slots, [*stack, panel, step, row, term], sizes, value)

    def words(self, target: InstructionSet, name: str, slots: SlotNumbers) -> KernelText:
        """What lays it out as a right factor."""
        nodes, stack, held = Nodes(), self._stack(), _WORD * 8 // self.held.bits
        panel, word = variable("panel", panels(self.others)), variable("word", self.steps * STEP // _WORD)
        column = variable("column", PANEL)
        other = total([(panel, PANEL), (column, 1)])
        found = self._word(nodes, stack, word, other) if self._lies_in_words else None
        if found is None:
            found = nodes.constant(0, _I32)
            for at in range(held):
                term = self._element(nodes, stack, total([(word, held), (whole(at), 1)]), other)
                bits = nodes.convert(nodes.convert(term, MACHINE[f"ui{self.held.bits}"]), _I32)
                moved = nodes.apply("shl", bits, nodes.constant(at * self.held.bits, _I32)) if at else bits
                found = nodes.apply("or", found, moved) if at else moved
        sizes = [*self.stack, panels(self.others), self.steps * STEP // _WORD, PANEL]
        return _flat(target, name, slots, [*stack, panel, word, column], sizes, found)

    @property
    def _lies_in_words(self) -> bool:
        """Whether words of terms are words in memory."""
        held = _WORD * 8 // self.held.bits
        others = (*self.stack_steps, self.others_step, self.terms, self.size)
        return self.given == self.held and self.terms_step == 1 and all(x % held == 0 for x in others)

    def _word(self, nodes: Nodes, stack: Sequence[Index], word: Index, other: Index) -> KernelNode:
        held = _WORD * 8 // self.held.bits
        place = self._place(stack, [(word, held), (other, self.others_step)])
        at = (
            total([(place, 1)])
            if held == 1
            else Index(place.constant // held, tuple((x, y // held) for x, y in place.terms))
        )
        loaded = nodes.load(Buffer(0, _I32, self.size // held), at)
        return self._asked(nodes, loaded, total([(word, held)]), other)

    def _element(self, nodes: Nodes, stack: Sequence[Index], term: Index, other: Index) -> KernelNode:
        """What becomes of an element, or zero beyond the last one."""
        place = self._place(stack, [(term, self.terms_step), (other, self.others_step)])
        value: KernelNode = nodes.load(Buffer(0, carrier(self.given), self.size), place)
        if self.held != self.given:
            narrow = narrow_format(self.held)
            assert narrow is not None
            value = encoded(nodes, number(nodes, NodeElement(self.given, (value,))), narrow, carrier(self.held))
        return self._asked(nodes, value, term, other)

    def _asked(self, nodes: Nodes, value: KernelNode, term: Index, other: Index) -> KernelNode:
        inside: list[Answer] = [compare(term, "<", whole(self.terms)), compare(other, "<", whole(self.others))]
        return nodes.select(nodes.test(every(inside)), value, nodes.constant(0, value.type))

    def _place(self, stack: Sequence[Index], steps: Sequence[tuple[Index, int]]) -> Index:
        return total([*zip(stack, self.stack_steps, strict=True), *steps])

    def _stack(self) -> list[Index]:
        return [variable(f"i{at}", size) for at, size in enumerate(self.stack)]


def panel_pieces_of(
    made: Matmul, tensors: Sequence[Tensor], target: InstructionSet, windows: Windows | None = None
) -> list[LoopPiece] | None:
    """A product by tiles: what lays out both factors, multiplies, and stores sums; None where that does not do. The
    left factor may be an image, whose `windows` are rows: what multiplies lays these out. Its elements are held ones.
    """
    held = held_in_tiles(tensors, target)
    if held is None or not _is_worth_it(made, held):
        return None
    left, right, result = (x.element for x in tensors if isinstance(x.element, ElementType))
    other = _Factor.of(right, held, tuple(tensors[1].shape), made.right, made.columns, is_left=False)
    sizes = *made.rows[:-1], made.columns[-1]
    *stack, rows, columns = sizes
    padded = panels(rows) * PANEL, panels(columns) * PANEL
    sums = Buffer(-3, MACHINE["f32" if result.kind == "float" else "i32"], math.prod((*stack, *padded)))
    direct = result.name in ("f32", "i32", "ui32") and padded == (rows, columns)
    product = PanelProduct(math.prod(stack), panels(rows), panels(columns), other.steps, _instruction(left, right))
    second = other.panels(-2)
    read: int | Buffer = 0
    if windows is None:
        one = _Factor.of(left, held, tuple(tensors[0].shape), made.left, made.rows, is_left=True)
        first = read = one.panels(-1)
        pieces = [*one.pieces(target, 0, one.rows, first)]
    else:
        one_by_one = WindowRows.of(windows, rows, held.bits // 8)
        if len(one_by_one.copies) > _COPIES:
            return None
        product = replace(product, windows=one_by_one)
        first, pieces = Buffer(-1, carrier(held), windows.count), []
    pieces += other.pieces(target, 1, other.words, second)
    pieces.append(LoopPiece(partial(product.text, first, second, sums), (read, second, 2 if direct else sums)))
    if not direct:
        pieces.append(LoopPiece(partial(_stored, target, sums, sizes, padded, result), (sums, 2)))
    return pieces


def _is_worth_it(made: Matmul, held: ElementType) -> bool:
    """Whether there is enough to multiply, beside zeros and what lays out factors. Bytes other instructions multiply as
    well where rows are short.
    """
    (*stack, rows, terms), columns, step = made.rows, made.columns[-1], STEP * 8 // held.bits
    if 0 in stack or min(rows, columns) < LEAST or terms < step * (_FEW_STEPS if held.kind != "float" else 1):
        return False
    padded = math.prod((panels(rows) * PANEL, panels(columns) * PANEL, -(-terms // step) * step))
    return rows * columns * terms >= max(_WORK, padded // _WASTED)


def held_in_tiles(tensors: Sequence[Tensor], target: InstructionSet) -> ElementType | None:
    """What elements of factors are in tiles, but for their sign; None where these do not multiply them."""
    kinds = [x.element for x in tensors if isinstance(x.element, ElementType)]
    if not target.tiles or not len(kinds) == len(tensors) == 3:
        return None
    left, right, result = kinds
    if all(x.kind in ("sint", "uint") for x in kinds):
        return left if left.bits == right.bits == 8 and result.bits <= _I32.bits else None
    is_float = result.kind == "float" and result.bits <= 32
    return _BF16 if is_float and all(map(_is_bf16, (left, right))) else None


def _is_bf16(type_: ElementType) -> bool:
    """Whether bf16 holds all numbers of a type, none of which it cannot multiply."""
    narrow = narrow_format(type_)
    bf16 = narrow_format(_BF16)
    assert bf16 is not None
    if type_ == _BF16 or narrow is None:
        return type_ == _BF16
    return narrow.mantissa <= bf16.mantissa and narrow.bias + narrow.mantissa < bf16.bias


def _instruction(left: ElementType, right: ElementType) -> str:
    if left.kind == "float":
        return "tdpbf16ps"
    signs = "".join("s" if x.kind == "sint" else "u" for x in (left, right))
    return f"tdpb{signs}d"


def _stored(
    target: InstructionSet,
    sums: Buffer,
    sizes: tuple[int, ...],
    padded: tuple[int, int],
    result: ElementType,
    name: str,
    slots: SlotNumbers,
) -> KernelText:
    """What makes elements of the result of sums."""
    nodes = Nodes()
    places = [variable(f"i{at}", size) for at, size in enumerate(sizes)]
    found: KernelNode = nodes.load(Buffer(0, sums.element, sums.size), linear(places, [*sizes[:-2], *padded]))
    narrow = narrow_format(result)
    if narrow is not None:
        found = encoded(nodes, found, narrow, carrier(result))
    else:
        found = nodes.convert(found, carrier(result))
    return _flat(target, name, slots, places, sizes, found)


def _flat(
    target: InstructionSet,
    name: str,
    slots: SlotNumbers,
    places: Sequence[Index],
    sizes: Sequence[int],
    value: KernelNode,
) -> KernelText:
    """The kernel that stores a value at all places."""
    space = tuple(x for place in places if isinstance(x := place.only, Variable))
    store = Store(Buffer(1, value.type, math.prod(sizes)), linear(places, sizes), value)
    kernel = Kernel("flat", space, (store,))
    return kernel_text(kernel, target, name, lambda buffer: slots[buffer.number])
