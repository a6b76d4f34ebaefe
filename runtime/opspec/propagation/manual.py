"""What crosses the border of a manual computation: its own axes are not seen inside."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from opspec.propagation.axes import Refs
from opspec.sharding.shardings import AxisRef, Mesh, Sharding


@dataclass(frozen=True, slots=True)
class Inside:
    """An edge across the border. `outer`: the sharding that the computation names, of which its own axes stay."""

    outer: Sharding
    axes: frozenset[str]
    is_argument: bool

    @classmethod
    def of(cls, outer: Sharding, axes: frozenset[str], mesh: Callable[[Sharding], Mesh], is_argument: bool) -> Inside:
        """Manual axes that a value does not name are those that do not split it."""
        order = [name for name, _ in mesh(outer).axes]
        named = {axis.name for axis in (*outer.axes, *outer.replicated, *outer.unreduced)}
        more = (AxisRef(name) for name in order if name in axes and name not in named)
        replicated = tuple(sorted((*outer.replicated, *more), key=lambda axis: order.index(axis.name)))
        return cls(replace(outer, replicated=replicated), axes, is_argument)

    def inner(self, sharding: Sharding) -> Sharding:
        """As it is seen inside."""
        return without_axes(sharding, self.axes)

    def whole(self, sharding: Sharding) -> Sharding:
        """As it is seen outside, of how it is seen inside or outside."""
        free = self.inner(sharding)
        own = tuple(tuple(axis for axis in axes if axis.name in self.axes) for axes in self.outer.dimensions)
        dimensions = tuple((*mine, *others) for mine, others in zip(own, free.dimensions, strict=True))
        return replace(free, dimensions=dimensions, replicated=self.outer.replicated, unreduced=self.outer.unreduced)

    def before(self, target: Sharding) -> Sharding:
        """The target as its source sees it."""
        return self.whole(target) if self.is_argument else self.inner(target)

    def after(self, target: Sharding) -> Sharding:
        """The target as it sees itself."""
        return self.inner(target) if self.is_argument else self.whole(target)


def without_axes(sharding: Sharding, names: Collection[str]) -> Sharding:
    """A sharding without some axes."""

    def left(axes: Refs) -> Refs:
        return tuple(axis for axis in axes if axis.name not in names)

    return replace(
        sharding,
        dimensions=tuple(map(left, sharding.dimensions)),
        replicated=left(sharding.replicated),
        unreduced=left(sharding.unreduced),
    )
