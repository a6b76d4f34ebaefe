"""Convolutions as sums of products that are read where they lie: only padding is copied, and what no vector could read.

The lanes of vectors are places of the result that lie side by side: features, the last dimension of space, or groups of
one channel each. Which of them they are, and what is copied so that they can be, is what costs least. Floats of 16 bits
become f32 where vectors of them are read; those of which one goes into all lanes, in memory.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import product

from opspec.compiled.elements import carrier
from opspec.compiled.native.array_code import ConvolutionCode, Room
from opspec.compiled.native.contractions import LONG, Axis, Contraction, contraction_text, is_narrow
from opspec.compiled.native.inlined import LoopPiece
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.execution.fast_paths.stablehlo.convolution import Convolution, Phase, Window, phases
from opspec.values.types import ElementType

Sizes = tuple[int, ...]
_ELEMENTS = {"f4": "f32", "f8": "f64"}  # types of the middle form, by the bytes of those of NumPy
TOGETHER = 1 << 22  # bytes of images that are copied at once
_COPIED = 40  # products that take as long as an element that is copied
_COLUMN = 16  # the same of an element of a column
_COLUMNS = 1 << 21  # the same of what columns cost however few they are


@dataclass(frozen=True, slots=True)
class _Layout:
    """Which dimension is stored after which, and how far elements of each dimension are from the next ones."""

    order: Sizes
    steps: Sizes
    size: int

    @staticmethod
    def of(shape: Sizes, order: Sizes) -> _Layout:
        steps = [0] * len(shape)
        size = 1
        for dimension in reversed(order):
            steps[dimension] = size
            size *= shape[dimension]
        return _Layout(order, tuple(steps), size)

    @property
    def plain(self) -> bool:
        return self.order == tuple(range(len(self.order)))


@dataclass(frozen=True, slots=True)
class _Way:
    """How image, kernel and result are laid out, which of the places are lanes, and whether the kernel is the left
    factor.
    """

    cost: float
    image: _Layout
    kernel: _Layout
    result: _Layout
    lanes: int
    turned: bool


class NativeConvolution:
    """Of an image and a kernel."""

    what = "convolution"

    def __init__(self, made: Convolution, types: Sequence[ElementType], machine: Machine) -> None:
        self._machine = machine
        self._types = types
        self._shape = made.result
        self._batch = made.lhs[made.images[0]]
        self._plan(made)
        turns = min(self._batch, -(-self._copies * made.how.into.itemsize // TOGETHER))
        if turns > 1 and made.batch_groups == 1 and self._is_of_images:
            self._plan(_of_images(made, -(-self._batch // turns)))
            if not self._is_of_images:
                self._plan(made)

    def _plan(self, made: Convolution) -> None:
        """How so many images are convolved at once."""
        self._made = made
        low, padded = _padding(made)
        lanes = self._machine.target.vector_bytes // made.how.into.itemsize
        self._way = way = min(_ways(made, low, padded, lanes), key=lambda way: way.cost)
        self._all = _covers(made)
        self._sums = [_sums(made, phase, low, way) for phase in _parts(made)]
        into, (image, kernel, result) = MACHINE[_ELEMENTS[made.how.into.str[1:]]], self._types
        spread = way.turned or any(x.places[way.lanes].image == 0 for x in self._sums)
        held = [
            x if self._is_read(x, into) and not (left and spread) else into
            for x, left in ((image, not way.turned), (kernel, way.turned))
        ]
        short = all(math.prod(x.size for x in sums.terms) <= LONG for sums in self._sums)
        self._stored = result if short and self._is_read(result, into) else into
        self._image = LaidOut(image, held[0], made.lhs, way.image.order, low, padded)
        self._kernel = LaidOut.of(kernel, held[1], made.rhs, way.kernel.order)

    def _is_read(self, type_: ElementType, into: ElementType) -> bool:
        """Whether contractions read and write elements of a type that are not those that they compute with."""
        return into.name == "f32" and is_narrow(type_, self._machine.target)

    @property
    def _copies(self) -> int:
        """How many elements of images are copied before they are read."""
        return 0 if self._image.is_as_given else self._image.count

    @property
    def _is_of_images(self) -> bool:
        """Whether what comes of some images lies together."""
        return self._way.result.order[0] == self._made.results[0]

    @property
    def wastes(self) -> bool:
        """Whether columns of windows, which hold each element of the result as often as a sum has terms, cost less."""
        made = self._made
        columns = _COLUMN * made.groups / made.rhs[made.kernels[0]]
        return self._way.cost > sum(map(_work, self._sums)) * (2 + columns) + _COLUMNS

    @property
    def _contractions(self) -> list[Contraction]:
        left, right = self._image.held.name, self._kernel.held.name
        held = (right, left) if self._way.turned else (left, right)
        element = _ELEMENTS[self._made.how.into.str[1:]]
        return [_contraction(element, (*held, self._stored.name), x, self._way) for x in self._sums]

    @property
    def _alike(self) -> list[Contraction]:
        """Those that differ in more than where their arrays begin: phases that go as far are one kernel."""
        made = self._contractions
        return made if len(made) == 1 else list(dict.fromkeys(map(_of_any_start, made)))

    @property
    def _copied(self) -> list[bool]:
        return [not x.is_as_given for x in (self._image, self._kernel)]

    @property
    def _restored(self) -> LaidOut | None:
        """What puts the result, computed with its dimensions in another order, in its own; None where it is so."""
        order = self._way.result.order
        if self._way.result.plain:
            return None
        return LaidOut.of(self._stored, self._stored, tuple(self._shape[d] for d in order), _inverse(order))

    def texts(self) -> list[KernelText]:
        """Its code: that of phases, and of laying out image and kernel."""
        target = self._machine.target
        laid = [x.text(target) for x, copied in zip((self._image, self._kernel), self._copied, strict=True) if copied]
        restored = [] if self._restored is None else [self._restored.text(target)]
        return [*(contraction_text(x, target) for x in self._alike), *laid, *restored]

    @cached_property
    def code(self) -> ConvolutionCode:
        """What it does with arrays."""
        made, way, alike = self._made, self._way, self._alike
        together = made.lhs[made.images[0]]
        shape = [made.result[d] for d in way.result.order]
        if together < self._batch:
            shape[0] = self._batch
        kernels = [(x, None) if x in alike else (_of_any_start(x), x.starts) for x in self._contractions]
        return ConvolutionCode(
            batch=self._batch,
            together=together,
            along=made.images[0],
            image=_room(self._image),
            weights=_room(self._kernel),
            phases=tuple((alike.index(x), starts) for x, starts in kernels),
            turned=way.turned,
            all=self._all,
            shape=tuple(shape),
            stored=self._stored.dtype,
            restored=None if self._restored is None else tuple(self._shape),
            result=self._types[2].dtype,
        )

    def pieces(self) -> list[LoopPiece] | None:
        """The same for a loop; None where some of it is not machine code's."""
        made, target, result = self._made, self._machine.target, self._types[2]
        plain = made.how.bare or (result.bits == 16 and result.kind == "float")
        if made.lhs[made.images[0]] < self._batch or not plain or made.dilated or not self._all:
            return None
        found: list[LoopPiece] = []
        places: list[int | Buffer] = []
        for at, (laid, copied) in enumerate(zip((self._image, self._kernel), self._copied, strict=True)):
            memory = Buffer(-1 - at, carrier(laid.held), laid.count) if copied else at
            places.append(memory)
            if isinstance(memory, Buffer):
                if laid.has_zeros:
                    found.append(LoopPiece(partial(laid.zeros, target), (memory,), lays_out=True))
                found.append(LoopPiece(partial(laid.text, target), (at, memory), lays_out=True))
        order = self._way.result.order
        restored = LaidOut.of(self._stored, result, tuple(made.result[d] for d in order), _inverse(order))
        into = 2 if restored.is_as_given else Buffer(-3, carrier(self._stored), restored.count)
        read = places[::-1] if self._way.turned else places
        found += [LoopPiece(partial(contraction_text, x, target), (*read, into)) for x in self._contractions]
        if isinstance(into, Buffer):
            found.append(LoopPiece(partial(restored.text, target), (into, 2)))
        return found


def _of_any_start(made: Contraction) -> Contraction:
    return replace(made, starts=None)


def _inverse(order: Sizes) -> Sizes:
    return tuple(order.index(at) for at in range(len(order)))


def _room(how: LaidOut) -> Room | None:
    """Memory for it; None where it is read as it is given."""
    return None if how.is_as_given else Room(how.count, how.held.dtype, how.has_zeros)


def convolution_of(made: Convolution, types: Sequence[ElementType], machine: Machine) -> NativeConvolution | None:
    """A convolution of floats by machine code; None where something else does better."""
    sizes = (*made.lhs, *made.rhs, *made.result)
    if made.how.into.str[1:] not in _ELEMENTS or 0 in sizes or not _parts(made):
        return None
    found = NativeConvolution(made, types, machine)
    return None if found.wastes else found


def _of_images(made: Convolution, count: int) -> Convolution:
    """The same of fewer images."""
    lhs, result = [*made.lhs], [*made.result]
    lhs[made.images[0]] = result[made.results[0]] = count
    return replace(made, lhs=tuple(lhs), result=tuple(result))


def _padding(made: Convolution) -> tuple[Sizes, Sizes]:
    """How much is put in front of each dimension of the image (or less than nothing, where it is cut off), and what
    sizes it has then: what the windows of all phases reach.
    """
    low, size = [0] * len(made.lhs), [*made.lhs]
    inner = [window for _, _, window in phases(made.window)]
    for at, dimension in enumerate(made.images[2:]):
        starts = [-window.low[at] for window in inner if _some(window)]
        ends = [
            -window.low[at] + (window.out[at] - 1) * window.stride[at] + (window.size[at] - 1) * window.spread[at] + 1
            for window in inner
            if _some(window)
        ]
        begin = min([0, *starts])
        low[dimension] = -begin
        size[dimension] = max([made.lhs[dimension], *ends]) - begin
    return tuple(low), tuple(size)


def _some(window: Window) -> bool:
    return 0 not in window.size and 0 not in window.out


def _covers(made: Convolution) -> bool:
    """Whether the phases give every element of the result."""
    return sum(math.prod(window.out) for _, _, window in phases(made.window) if _some(window)) == math.prod(
        made.window.out
    )


def _parts(made: Convolution) -> list[Phase]:
    return [part for part in phases(made.window) if _some(part[2])]


def _ways(made: Convolution, low: Sizes, padded: Sizes, lanes: int) -> Iterator[_Way]:
    """Those that there are: with all as it is given, with features last, and with the last dimension of space."""
    space = made.images[-1:] if len(made.images) > 2 else ()
    images = [_Layout.of(padded, order) for order in _orders(len(padded), *space)]
    kernels = [_Layout.of(made.rhs, order) for order in _orders(len(made.rhs), made.kernels[0])]
    results = [_Layout.of(made.result, order) for order in _orders(len(made.result), *made.results[1:])]
    for image, kernel, result in product(images, kernels, results):
        copied = sum(0 if x.plain else x.size for x in (image, kernel, result))
        way = _Way(_COPIED * copied, image, kernel, result, 0, False)
        sums = [_sums(made, part, low, way) for part in _parts(made)]
        for at, places in enumerate(zip(*(x.places for x in sums), strict=True)):
            if any(x.result != 1 for x in places):
                continue
            turns = sum(
                _work(x) / place.size * (-(-place.size // lanes) * lanes) for x, place in zip(sums, places, strict=True)
            )
            if all(x.kernel == 1 and x.image in (0, 1) for x in places):
                yield replace(way, lanes=at, cost=way.cost + turns)
            elif all(x.image == 1 and x.kernel == 0 for x in places):
                yield replace(way, lanes=at, turned=True, cost=way.cost + turns)


def _orders(rank: int, *last: int) -> list[Sizes]:
    """The dimensions as they are, and with each of these moved to the end."""
    plain = tuple(range(rank))
    moved = ((*(x for x in plain if x != dimension), dimension) for dimension in last)
    return [*dict.fromkeys((plain, *moved))]


@dataclass(frozen=True, slots=True)
class _Steps:
    """A dimension of a sum: how many elements one place is from the next one in image, kernel and result."""

    size: int
    image: int
    kernel: int
    result: int = 0


@dataclass(frozen=True, slots=True)
class _Sums:
    """`places`: of the result; the others are added up. `starts`: the first elements of image, kernel and result."""

    places: tuple[_Steps, ...]
    terms: tuple[_Steps, ...]
    starts: tuple[int, int, int]


def _work(sums: _Sums) -> int:
    """Products."""
    return math.prod(x.size for x in (*sums.places, *sums.terms))


def _sums(made: Convolution, part: Phase, low: Sizes, way: _Way) -> _Sums:
    """A phase, with its groups as places too."""
    outputs, taps, window = part
    image, kernel, result = (layout.steps for layout in (way.image, way.kernel, way.result))
    (batch, channel, *space), (feature, given, *tap) = made.images, made.kernels
    first, behind, *there = made.results
    groups, features = made.groups, made.rhs[feature] // made.groups
    starts = [0, 0, 0]
    places = [_Steps(features, 0, kernel[feature], result[behind])]
    if made.batch_groups > 1:
        count = made.lhs[batch] // groups
        step = count * image[batch]
    else:
        count = made.lhs[batch]
        step = made.lhs[channel] // groups * image[channel]
    places.append(_Steps(groups, step, features * kernel[feature], features * result[behind]))
    places.append(_Steps(count, image[batch], 0, result[first]))
    terms = [_Steps(made.rhs[given], image[channel], kernel[given])]
    for at in range(len(space)):
        far, size = image[space[at]], made.rhs[tap[at]]
        away, begin = taps[at].step or 1, taps[at].start or 0
        onward = -kernel[tap[at]] if made.flipped[at] else kernel[tap[at]]
        places.append(_Steps(window.out[at], far * window.stride[at], 0, result[there[at]] * (outputs[at].step or 1)))
        terms.append(_Steps(window.size[at], far * window.spread[at], onward * away))
        starts[0] += (low[space[at]] - window.low[at]) * far
        starts[1] += (size - 1 - begin if made.flipped[at] else begin) * kernel[tap[at]]
        starts[2] += (outputs[at].start or 0) * result[there[at]]
    return _Sums(tuple(places), tuple(terms), (starts[0], starts[1], starts[2]))


def _contraction(element: str, held: tuple[str, str, str], sums: _Sums, way: _Way) -> Contraction:
    """`held`: the types of left, right and result in memory."""
    turned, at = way.turned, way.lanes
    axes = [
        Axis(x.size, *((x.kernel, x.image) if turned else (x.image, x.kernel)), x.result)
        for x in (*sums.places, *sums.terms)
    ]
    count = len(sums.places)
    image, kernel, result = sums.starts
    starts = (kernel, image, result) if turned else (image, kernel, result)
    places, terms = (*axes[:at], *axes[at + 1 : count]), tuple(axes[count:])
    return Contraction(element, *held, axes[at], places, terms, starts).merged()
