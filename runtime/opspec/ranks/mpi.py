"""A rank of MPI as a process of the grid: collectives of StableHLO as those of MPI.

| op | MPI |
| --- | --- |
| all_gather | Iallgather |
| all_to_all | Ialltoall |
| all_reduce of whole numbers and truth values, by one op | Iallreduce |
| any other all_reduce | Iallgather where it is small, else Ialltoall of parts, which are combined, and Iallgather |
| reduce_scatter | Ialltoall of parts, which are combined |
| collective_permute | Isend, Irecv |
| collective_broadcast | Ibcast |

MPI leaves open in which order it adds, so floats are combined here, in the order in which threads do: the bits are the
same. In parts that is no more bytes than a ring of all_reduce has. A group is a communicator, made once.

A rank that waits asks again and again, and sleeps in between: those of one machine may be more than its cores.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from opspec.errors import OpSpecError
from opspec.kernels.vocabulary import Combining, Given, Peers, stacked
from opspec.ranks.watch import RankWatch
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from mpi4py import MPI

_SMALL = 1 << 16  # bytes that are gathered rather than combined in parts
_AT_ONCE = 10  # how often a rank asks before it sleeps
_NAP_S, _LONGEST_S = 2e-5, 1e-3
_UFUNCS: dict[np.ufunc, str] = {
    np.add: "SUM",
    np.multiply: "PROD",
    np.maximum: "MAX",
    np.minimum: "MIN",
    np.bitwise_and: "BAND",
    np.bitwise_or: "BOR",
    np.bitwise_xor: "BXOR",
    np.logical_and: "BAND",
    np.logical_or: "BOR",
}
_OF_TRUTH = {"SUM": "BOR", "MAX": "BOR", "PROD": "BAND", "MIN": "BAND"}  # what they are of 0 and 1


class Rank:
    """One rank: see `opspec.kernels.vocabulary.Exchange` and `Peers`."""

    def __init__(self, world: MPI.Intracomm, replicas: int, partitions: int, watch: RankWatch) -> None:
        from mpi4py import MPI

        self._mpi = MPI
        self._world: MPI.Intracomm = world.Dup()
        self._letters: MPI.Intracomm = world.Dup()
        self._at = int(world.Get_rank())
        self._everyone = tuple(range(int(world.Get_size())))
        self._watch = watch
        self._groups: dict[tuple[int, ...], MPI.Intracomm] = {self._everyone: self._world}
        self._turns: dict[tuple[int, ...], int] = {}
        self._sent: list[MPI.Request] = []
        self._shared: dict[int, Array] = {}
        self.num_replicas, self.num_partitions = replicas, partitions
        self.replica_id, self.partition_id = divmod(self._at, partitions)
        self.peers: Peers | None = self if len(self._everyone) > 1 else None

    # -- of the grid ---------------------------------------------------------------------------------------

    def share(self, operands: Given) -> None:
        grid = (self.num_replicas, self.num_partitions)
        for x in operands:
            own = np.asarray(x)
            self._shared[id(x)] = self.gather(self._everyone, own, lambda parts: stacked(parts, grid))

    def everywhere(self, x: Array) -> Array:
        return self._shared[id(x)]

    def send(self, channel: int, replica: int, partition: int, values: Given) -> None:
        """A letter goes on its way; the channel is its tag."""
        self._sent = [request for request in self._sent if not request.Test()]
        target = replica * self.num_partitions + partition
        self._sent.append(self._letters.isend([np.asarray(x) for x in values], target, self._tag(channel)))

    def receive(self, channel: int) -> Given:
        tag = self._tag(channel)
        found: list[MPI.Message] = []

        def there() -> bool:
            letter = self._letters.improbe(tag=tag)
            found.extend([] if letter is None else [letter])
            return bool(found)

        self._until(there, f"a value from channel {channel}", ())
        return list(found[0].recv())

    def _tag(self, channel: int) -> int:
        most = self._world.Get_attr(self._mpi.TAG_UB)
        assert isinstance(most, int)  # MPI has it on every world
        if not 0 <= channel <= most:
            raise OpSpecError(f"expected channels from 0 to {most}, which this MPI has as tags, found {channel}")
        return channel

    # -- what collectives are made of ----------------------------------------------------------------------

    def gather(self, group: Sequence[int], x: Array, join: Callable[[Sequence[Array]], Array]) -> Array:
        return join(self._gathered(tuple(group), x))

    def deal(self, group: Sequence[int], parts: Sequence[Array]) -> Sequence[Array]:
        given = np.stack([_bytes(part) for part in parts])
        made = np.empty_like(given)
        self._collective(tuple(group), "a collective", lambda comm: comm.Ialltoall(given, made))
        return [_array(own, parts[0]) for own in made]

    def combine(self, group: Sequence[int], x: Array, how: Combining) -> Array:
        name = _UFUNCS.get(how.function) if how.exact and how.function is not None else None
        if name is not None and how.dtype == x.dtype:
            return self._reduced(tuple(group), x, name)
        if len(group) * x.nbytes <= _SMALL:
            return how.fold(self._gathered(tuple(group), x))
        flat = x.ravel()
        each = -(-flat.size // len(group))
        missing = each * len(group) - flat.size
        padded = np.concatenate([flat, flat[-1:].repeat(missing)]) if missing else flat
        part = self.combine_parts(group, padded.reshape(len(group), each), how)
        return np.concatenate(self._gathered(tuple(group), part))[: flat.size].reshape(x.shape)

    def combine_parts(self, group: Sequence[int], parts: Sequence[Array] | Array, how: Combining) -> Array:
        return how.fold(self.deal(group, [*parts]))

    def move(self, source: int | None, targets: Sequence[int], x: Array) -> Array | None:
        given = _bytes(x)
        made = np.empty_like(given)
        turn = self._turn(self._everyone)
        requests = [self._world.Isend(given, target, turn % 1024) for target in targets]
        if source is not None:
            requests.append(self._world.Irecv(made, source, turn % 1024))
        self._until(lambda: self._mpi.Request.Testall(requests), "a collective", self._everyone, turn)
        return None if source is None else _array(made, x)

    def spread(self, group: Sequence[int], x: Array) -> Array | None:
        if not group:
            return None
        made = _bytes(x).copy()
        self._collective(tuple(group), "a collective", lambda comm: comm.Ibcast(made, 0))
        return _array(made, x)

    def _gathered(self, group: tuple[int, ...], x: Array) -> list[Array]:
        given = _bytes(x)
        made = np.empty((len(group), given.size), np.uint8)
        self._collective(group, "a collective", lambda comm: comm.Iallgather(given, made))
        return [_array(own, x) for own in made]

    def _reduced(self, group: tuple[int, ...], x: Array, name: str) -> Array:
        """By MPI itself: of whole numbers every order gives the same bits."""
        own = np.ascontiguousarray(x).reshape(-1)
        if own.dtype.kind == "b":
            own, name = own.view(np.uint8), _OF_TRUTH.get(name, name)
        elif name in ("SUM", "PROD"):
            own = own.view(f"u{own.dtype.itemsize}")  # which wrap, as signed ones need not
        made = np.empty_like(own)
        op = getattr(self._mpi, name)
        self._collective(group, "a collective", lambda comm: comm.Iallreduce(own, made, op))
        return made.view(x.dtype).reshape(x.shape)

    # -- waiting -------------------------------------------------------------------------------------------

    def _collective(self, group: tuple[int, ...], what: str, begin: Callable[[MPI.Intracomm], MPI.Request]) -> None:
        turn = self._turn(group)
        comm = self._groups.get(group)
        if comm is None:
            self._watch.come(what, group, turn)
            own = self._world.Get_group().Incl(list(group))
            comm = self._groups[group] = self._world.Create_group(own)
        request = begin(comm)
        self._until(request.Test, what, group, turn)

    def _turn(self, group: tuple[int, ...]) -> int:
        turn = self._turns[group] = self._turns.get(group, 0) + 1
        return turn

    def _until(self, done: Callable[[], bool], what: str, group: tuple[int, ...], turn: int = 0) -> None:
        self._watch.come(what, group, turn)
        asked = 0
        while not done():
            asked += 1
            time.sleep(0 if asked < _AT_ONCE else min(_NAP_S * asked, _LONGEST_S))
        self._watch.gone()


def _bytes(x: Array) -> Array:
    return np.ascontiguousarray(x).reshape(-1).view(np.uint8)


def _array(data: Array, like: Array) -> Array:
    return data.view(like.dtype).reshape(like.shape)
