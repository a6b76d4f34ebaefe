"""GSPMD's shardings, as `mhlo.sharding` writes them: text and message, and Shardy's in their place.

They name no axes, but which device has which tile. Where devices are numbered as axes of a mesh would number them, all
shardings of a program get one mesh, whose axes are as long as these allow. Those that list devices in another order, or
in tiles that go into no axes of that one, get a mesh of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import prod

import numpy as np

from opspec.errors import OpSpecError
from opspec.sharding.device_parts import Parts
from opspec.sharding.shardings import AxisRef, Mesh, Sharding
from opspec.values.arrays import Array

KINDS = {0: "replicated", 1: "maximal", 2: "tuple", 3: "tiled", 4: "manual", 5: "unknown", 6: "unreduced"}
_DEVICES = re.compile(r"devices=\[([\d,]*)\](?:<=\[([\d,]+)\](?:T\(([\d,]+)\))?|([\d,]+))")
_REST = re.compile(r"\s*(?:last_tile_dim_replicate|last_tile_dims=\{([\w, ]*)\})?\s*(?:metadata=\{.*\})?\s*$")
_GROUP = re.compile(r"\s+shard_(?:as|like) (\d+)(?=\s*(?:metadata=|$))")
_WHOLE = re.compile(r"(replicated|manual|unknown|unreduced|maximal device=(\d+))\s*(?:metadata=\{.*\})?\s*$")


@dataclass(frozen=True)
class Tiling:
    """`devices`: those that have each tile, by the numbers of tiles. `last`: what the last ones of these count.
    `group`: all values whose shardings have this number are to lie alike.
    """

    kind: str
    devices: Array | None = None
    last: tuple[str, ...] = ()
    each: tuple[Tiling, ...] = ()  # of a tuple
    group: int | None = None


# --- text -----------------------------------------------------------------------------------------------------


def tiling_of(given: str | bytes) -> Tiling:
    """A sharding of its text, or of the bytes of its message."""
    if isinstance(given, bytes):
        if not given.startswith(b"{"):
            return _of_message(given)
        given = given.decode("utf-8", "replace")
    text = given.strip()
    inner = text[1:-1].strip()
    if not text.endswith("}"):
        raise _unreadable(text)
    if inner.startswith("{") or not inner:
        return Tiling("tuple", each=tuple(map(tiling_of, _items(inner))))
    group = None
    if alike := _GROUP.search(inner):
        group, inner = int(alike[1]), f"{inner[: alike.start()]}{inner[alike.end() :]}"
    if whole := _WHOLE.match(inner):
        word = whole[1].split()[0]
        return Tiling(word, np.array([int(whole[2])]) if whole[2] else None, group=group)
    found = _DEVICES.match(inner)
    rest = _REST.match(inner[found.end() :]) if found else None
    if found is None or rest is None:
        raise _unreadable(text)
    last = tuple(word.strip() for word in rest[1].split(",")) if rest[1] else ()
    if "last_tile_dim_replicate" in rest[0]:
        last = ("replicated",)
    dims, shape, order, listed = (None if part is None else _numbers(part) for part in found.groups())
    return Tiling("tiled", _arranged(dims or [], shape, order, listed, text), last, group=group)


def _items(text: str) -> Iterator[str]:
    depth, start = 0, 0
    for at, letter in enumerate(text):
        if letter == "{":
            start = at if depth == 0 else start
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield text[start : at + 1]


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def _arranged(
    dims: Sequence[int],
    shape: Sequence[int] | None,
    order: Sequence[int] | None,
    listed: Sequence[int] | None,
    text: str,
) -> Array:
    count = prod(dims)
    try:
        if listed:
            return np.array(listed, np.int64).reshape(dims)
        iota = np.arange(count).reshape(shape or [count])
        return iota.transpose(order if order is not None else range(iota.ndim)).reshape(dims)
    except ValueError:
        raise _unreadable(text) from None


def _unreadable(text: str) -> OpSpecError:
    return OpSpecError(f"expected a sharding such as {{devices=[4,2]<=[8]}} or {{replicated}}, found {text[:80]}")


# --- message --------------------------------------------------------------------------------------------------


def _of_message(data: bytes) -> Tiling:
    """A message `xla.OpSharding`."""
    fields: dict[int, list[int]] = {}
    each: list[Tiling] = []
    try:
        for number, value in _fields(data):
            if number == 5 and isinstance(value, bytes):
                each.append(_of_message(value))
            elif number in (1, 3, 4, 6, 8, 9, 10, 11, 12):
                fields.setdefault(number, []).extend(_varints(value) if isinstance(value, bytes) else [value])
    except IndexError:
        raise _unreadable(repr(data[:20])) from None
    kind = KINDS.get(fields.get(1, [0])[0], "unknown")
    if kind == "tuple":
        return Tiling(kind, each=tuple(each))
    group = fields.get(12, [0])[0] if any(fields.get(11, ())) else None
    if kind != "tiled":
        return Tiling(kind, np.array(fields[4]) if kind == "maximal" and 4 in fields else None, group=group)
    last = tuple(KINDS.get(number, "unknown") for number in fields.get(8, ()))
    if any(fields.get(6, ())):
        last = ("replicated",)
    devices = _arranged(fields.get(3, []), fields.get(9), fields.get(10), fields.get(4), repr(data[:20]))
    return Tiling(kind, devices, last, group=group)


def _fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        if key & 7 == 0:
            value, at = _varint(data, at)
            yield key >> 3, value
        elif key & 7 == 2:
            size, at = _varint(data, at)
            if at + size > len(data):
                raise IndexError
            yield key >> 3, data[at : at + size]
            at += size
        else:
            at += {1: 8, 5: 4}.get(key & 7, len(data) + 1)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value, shift = 0, 0
    while data[at] & 128:
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
    return value | data[at] << shift, at + 1


def _varints(data: bytes) -> list[int]:
    found, at = [], 0
    while at < len(data):
        value, at = _varint(data, at)
        found.append(value)
    return found


# --- Shardy's shardings ---------------------------------------------------------------------------------------

Piece = tuple[int, int]  # how many devices, and how far apart their numbers are


@dataclass
class _Order:
    """Devices in an order, and the mesh in which they are numbered so. `begins`: at every how many of them something
    begins; each is a multiple of the one before.
    """

    symbol: str
    devices: tuple[int, ...]
    begins: list[int]

    def pieces(self, tiling: Tiling) -> list[list[Piece]] | None:
        """Of each dimension of tiles how the places of its devices go on along it; None where they do not regularly."""
        if tiling.devices is None or tiling.kind != "tiled":
            return []
        if tiling.devices.size > len(self.devices):
            return None
        places = np.argsort(self.devices)[tiling.devices]
        if "replicated" in tiling.last:  # which of them has which copy nobody asks
            places = np.sort(places, tiling.last.index("replicated") - len(tiling.last))
        return _pieces(places)

    def take(self, tiling: Tiling) -> bool:
        """Let a sharding have axes of this mesh, if it can."""
        pieces = self.pieces(tiling)
        if pieces is None:
            return False
        begins = sorted({*self.begins, *(at for own in pieces for n, stride in own for at in (stride, stride * n))})
        if any(high % low for low, high in pairwise(begins)):
            return False
        self.begins = begins
        return True

    def has(self, tiling: Tiling) -> bool:
        """Whether a sharding has axes of this mesh, as these are."""
        pieces = self.pieces(tiling)
        known = set(self.begins)
        return pieces is not None and all(known.issuperset((stride, n * stride)) for own in pieces for n, stride in own)

    @property
    def mesh(self) -> Mesh:
        sizes = [high // low for low, high in pairwise(self.begins)][::-1]
        axes = tuple((f"_axis_{at}", size) for at, size in enumerate(sizes))
        return Mesh(axes, None if self.devices == tuple(range(len(self.devices))) else self.devices)

    def axes(self, piece: Piece) -> Iterator[AxisRef]:
        size, stride = piece
        low = len(self.devices)
        for name, own in self.mesh.axes:
            low //= own
            if stride <= low < stride * size:
                yield AxisRef(name)


@dataclass
class Meshes:
    """The meshes that the shardings of a program lie on: that of devices as they are numbered, where it has such, and
    one of each other order in which shardings list them.
    """

    orders: list[_Order]

    @classmethod
    def of(cls, tilings: Sequence[Tiling], count: int) -> Meshes:
        """Meshes for all of them."""
        made = cls([_Order("mesh", tuple(range(count)), sorted({1, count}))])
        # Those of copies do not tell in which order these are.
        for tiling in sorted(tilings, key=lambda one: "replicated" in one.last):
            if tiling.devices is None or any(order.take(tiling) for order in made.orders):
                continue
            devices = tiling.devices.ravel().tolist()
            if sorted(devices) != list(range(count)):
                raise OpSpecError(f"expected each of {count} devices once in a sharding, found {devices}")
            order = _Order(f"mesh_{len(made.orders)}", tuple(devices), sorted({1, count}))
            order.take(tiling)
            made.orders.append(order)
        first, *others = made.orders
        if others and not any(tiling.kind == "tiled" and first.has(tiling) for tiling in tilings):
            made.orders = others
        return made

    @property
    def named(self) -> dict[str, Mesh]:
        """By their symbols."""
        return {order.symbol: order.mesh for order in self.orders}

    def symbol(self, tilings: Sequence[Tiling]) -> str | None:
        """The mesh on which all of these lie."""
        found = (order.symbol for order in self.orders if all(map(order.has, tilings)))
        return next(found, None)

    def sharding(self, tiling: Tiling, rank: int, symbol: str | None = None) -> Sharding:
        """The same in Shardy's words, in which manual axes are not seen. `symbol`: of the mesh, if it is to be that."""
        order = self._order(tiling, symbol)
        if tiling.kind in ("replicated", "unknown", "maximal"):  # what one device has may as well be had by all
            free = range(rank) if tiling.kind == "unknown" else ()
            return Sharding(order.symbol, None, ((),) * rank, open=frozenset(free))
        if tiling.kind == "unreduced":
            return Sharding(order.symbol, None, ((),) * rank, tuple(AxisRef(name) for name, _ in order.mesh.axes))
        if tiling.kind != "tiled" or tiling.devices is None:
            raise OpSpecError(f"expected a sharding in tiles, found {{{tiling.kind}}} {' '.join(tiling.last)}".rstrip())
        if tiling.devices.ndim != rank + len(tiling.last):
            raise OpSpecError(f"expected tiles of {rank} dimensions, found {tiling.devices.ndim - len(tiling.last)}")
        axes = self._axes(tiling, order)
        behind = zip(axes[rank:], tiling.last, strict=True)
        terms = [axis for split, kind in behind for axis in split if kind == "unreduced"]
        return Sharding(order.symbol, None, tuple(axes[:rank]), tuple(terms))

    def manual_axes(self, tiling: Tiling, symbol: str) -> frozenset[str]:
        """Along which axes of this mesh values are parts already."""
        order = self._order(tiling, symbol)
        if tiling.kind == "manual":
            return frozenset(name for name, _ in order.mesh.axes)
        if "manual" not in tiling.last:
            return frozenset()
        behind = zip(self._axes(tiling, order)[-len(tiling.last) :], tiling.last, strict=True)
        return frozenset(axis.name for own, kind in behind if kind == "manual" for axis in own)

    def _order(self, tiling: Tiling, symbol: str | None) -> _Order:
        found = [order for order in self.orders if order.has(tiling)]
        return next((order for order in found if order.symbol == symbol), found[0])

    def _axes(self, tiling: Tiling, order: _Order) -> list[tuple[AxisRef, ...]]:
        """Of each dimension of tiles."""
        pieces = order.pieces(tiling)
        assert pieces is not None
        return [tuple(axis for piece in own for axis in order.axes(piece)) for own in pieces]


def _pieces(places: Array) -> list[list[Piece]] | None:
    found, made = [], np.zeros((), np.int64)
    for d in range(places.ndim):
        line = np.moveaxis(places, d, 0).reshape(places.shape[d], -1)[:, 0]
        found.append(_regular(line - line[0]))
        made = np.add.outer(made, line - line[0])
    return found if np.array_equal(made, places) else None


def _regular(line: Array) -> list[Piece]:
    pieces: list[Piece] = []
    step, count = 1, len(line)
    while step < count:
        stride = int(line[step])
        run = 2
        while run * step < count and line[run * step] == run * stride:
            run += 1
        size = max((n for n in range(2, run + 1) if count // step % n == 0), default=count // step)
        pieces.append((size, stride))
        step *= size
    return pieces[::-1]


# --- back -----------------------------------------------------------------------------------------------------


def text_of_parts(parts: Parts, count: int, manual: Sequence[int] = ()) -> str:
    """How a value lies, in GSPMD's words: the parts along each dimension, those of a manual computation, the terms of
    sums, and copies of all that. `manual`: by device the number that it has there.
    """
    apart = max(manual, default=0) + 1
    if apart == count:
        return "{manual}"
    if parts.whole and apart == 1:
        return "{replicated}"
    terms = max(parts.terms, default=0) + 1
    if terms == count:
        return "{unreduced}"
    copies = count // (parts.count * apart * terms)

    def place(device: int) -> tuple[int, ...]:
        behind = (*manual[device : device + 1], *parts.terms[device : device + 1], device)
        return (*parts.numbers[device].tolist(), *behind)

    order = sorted(range(count), key=place)
    counted = ((apart, "manual"), (terms, "unreduced"), (copies, "replicated"))
    kinds = [(number, kind) for number, kind in counted if number > 1]
    sizes = ",".join(map(str, [*parts.counts, *(number for number, _ in kinds)]))
    rest = f" last_tile_dims={{{', '.join(kind for _, kind in kinds)}}}" if kinds else ""
    return f"{{devices=[{sizes}]{','.join(map(str, order))}{rest}}}"
