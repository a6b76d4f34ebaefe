"""The terms of folds in LLVM's text, and what they are combined to, lane by lane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec.compiled.native.node_writer import NodeWriter
from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import I1, constant
from opspec.compiled.nodes import KernelNode, NodeFold


@dataclass(frozen=True, slots=True)
class Running:
    """What was combined so far, and whether that is anything; None: it is."""

    values: list[CodeValue]
    some: CodeValue | None = None

    @property
    def parts(self) -> list[CodeValue]:
        return self.values if self.some is None else [*self.values, self.some]

    def like(self, parts: Sequence[CodeValue]) -> Running:
        """The same of other values."""
        return Running(list(parts)) if self.some is None else Running(list(parts[:-1]), parts[-1])


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a fold, of which `lanes` go at once."""

    values: NodeWriter
    fold: NodeFold
    lanes: int

    def given(self, region: CodeRegion, nodes: Sequence[KernelNode]) -> list[CodeValue]:
        """Nodes in each lane."""
        if self.lanes == 1:
            return [self.values.value(region, node) for node in nodes]
        return [self.values.wide(region, node) for node in nodes]

    def term(self, region: CodeRegion, mask: str = "") -> Running:
        """The terms of the lanes; one that does not hold, or lies beyond the mask, is as good as not there."""
        found, held = self.given(region, self.fold.terms), self._held(region, mask)
        if held is None:
            return Running(found)
        if self.fold.combination.identity is None:
            return Running(found, held)
        nothing = self.nothing().values
        return Running([_chosen(region, held, x, y) for x, y in zip(found, nothing, strict=True)])

    def _held(self, region: CodeRegion, mask: str) -> CodeValue | None:
        beyond = CodeValue(mask, I1, self.lanes) if mask else None
        if self.fold.where is None:
            return beyond
        (held,) = self.given(region, [self.fold.where])
        return held if beyond is None else region.value(f"and {held}, {mask}", I1, self.lanes)

    def start(self, region: CodeRegion) -> Running | None:
        """What the fold starts with."""
        return None if self.fold.start is None else Running(self.given(region, self.fold.start))

    def nothing(self) -> Running:
        """What leaves every term that is combined with it as it is."""
        identity = self.fold.combination.identity
        if identity is not None:
            return Running([CodeValue(constant(x.bits, x.type, self.lanes), x.type, self.lanes) for x in identity])
        zeros = [CodeValue(constant(0, x.type, self.lanes), x.type, self.lanes) for x in self.fold.terms]
        return Running(zeros, CodeValue(constant(0, I1, self.lanes), I1, self.lanes))

    def filled(self, running: Running) -> Running:
        """What is carried along: it says whether it is anything, unless `nothing` is a value too."""
        if running.some is not None or self.fold.combination.identity is not None:
            return running
        lanes = running.values[0].lanes
        return Running(running.values, CodeValue(constant(1, I1, lanes), I1, lanes))

    def joined(self, region: CodeRegion, left: Running, right: Running) -> Running:
        """Two runs of terms combined; one that is empty leaves the other."""
        both = self.values.combined(region, self.fold.combination, left.values, right.values)
        if right.some is not None:
            both = [_chosen(region, right.some, x, y) for x, y in zip(both, left.values, strict=True)]
        if left.some is not None:
            both = [_chosen(region, left.some, x, y) for x, y in zip(both, right.values, strict=True)]
        if left.some is None or right.some is None:
            return Running(both)
        return Running(both, region.value(f"or {left.some}, {right.some.text}", I1, both[0].lanes))


def _chosen(region: CodeRegion, test: CodeValue, x: CodeValue, y: CodeValue) -> CodeValue:
    return region.value(f"select {test}, {x}, {y}", x.type, x.lanes)
