"""Shardings written into a program, in the form that Shardy gives them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.graph import CALL, CONSTRAINT, FUNCTION, MANUAL, NAMED, RETURN, ShardingGraph
from opspec.sharding.shardings import SHARDING, Sharding, text_of, text_of_each

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    _Named = Iterable[ir.NamedAttribute]

_OWN = (CONSTRAINT, "sdy.reshard")  # ops whose attribute is the sharding of their result


class Writer:
    """Writes what places have beside the ops, arguments and results that they are of.

    `closed`: dimensions stay as they are found. Where a place has no sharding one without axes is written.
    """

    def __init__(self, graph: ShardingGraph, closed: bool) -> None:
        self.graph = graph
        self.closed = closed
        self.symbol = next((name for name, mesh in graph.meshes.items() if mesh.only is None), None)
        self._texts: dict[tuple[Sharding, ...] | Sharding, ir.Attribute] = {}

    def write(self) -> None:
        with self.graph.module.root.op.context:
            for view in self.graph.module.walk():
                if view.name == FUNCTION:
                    self._function(view)
                elif view.results and view.name != RETURN:
                    self._op(view)

    def _op(self, view: View) -> None:
        given = [self._of(value) for value in view.results]
        found = [sharding for sharding in given if sharding is not None]
        if not found or len(found) < len(given):
            return
        attributes = view.op.attributes
        if view.name in _OWN:
            attributes["sharding"] = self._one(found[0])
        elif view.name in (MANUAL, NAMED):
            self._region(view, found)
        elif any(sharding.dimensions for sharding in found) or view.name == CALL or SHARDING in attributes:
            attributes[SHARDING] = self._each(found)

    def _region(self, view: View, made: Sequence[Sharding]) -> None:
        block = view.regions[0].block
        taken = []
        for value in block.arguments:
            place = self.graph.of_value.get(value)
            if place is None:
                return
            own = self._finished(place.sharding, place.type.rank)
            if own is None:
                return
            inside = place.edge.inside if place.edge is not None else None
            taken.append(own if inside is None else inside.whole(own))
        for name, shardings in (("in_shardings", taken), ("out_shardings", made)):
            if shardings:
                view.op.attributes[name] = self._each(shardings)

    def _function(self, view: View) -> None:
        if not view.regions[0].blocks:
            return
        block = view.regions[0].block
        ends = {place.what: place.sharding for _, _, place in self.graph.ends if place.view is view}
        results = []
        for at, value in enumerate(block.ops[-1].operands):
            place = self.graph.of_value.get(value)
            own = None if place is None else self._finished(ends.get(f"result {at}", place.sharding), place.type.rank)
            results.append(own)
        self._listed(view, "arg_attrs", [self._of(value) for value in block.arguments])
        self._listed(view, "res_attrs", results)

    def _listed(self, view: View, name: str, shardings: Sequence[Sharding | None]) -> None:
        if not any(sharding is not None for sharding in shardings):
            return
        op = view.op
        given = cast("Sequence[_Named]", op.attributes[name]) if name in op.attributes else [()] * len(shardings)
        listed = []
        for attributes, sharding in zip(given, shardings, strict=True):
            own: Mapping[str, ir.Attribute] = {named.name: named.attr for named in attributes}
            if sharding is not None:
                own = {**own, SHARDING: self._one(sharding)}
            listed.append(carrier.ir.DictAttr.get(dict(own)))
        op.attributes[name] = carrier.ir.ArrayAttr.get(listed)

    # -- shardings -----------------------------------------------------------------------------------

    def _of(self, value: int) -> Sharding | None:
        place = self.graph.of_value.get(value)
        return None if place is None else self._finished(place.sharding, place.type.rank)

    def _finished(self, sharding: Sharding | None, rank: int) -> Sharding | None:
        if sharding is None:
            if self.symbol is None:
                return None
            sharding = Sharding(self.symbol, None, ((),) * rank, open=frozenset(range(rank)))
        return replace(sharding, open=frozenset(), priorities=()) if self.closed else sharding

    def _one(self, sharding: Sharding) -> ir.Attribute:
        if sharding not in self._texts:
            self._texts[sharding] = carrier.ir.Attribute.parse(text_of(sharding))
        return self._texts[sharding]

    def _each(self, shardings: Sequence[Sharding]) -> ir.Attribute:
        key = tuple(shardings)
        if key not in self._texts:
            self._texts[key] = carrier.ir.Attribute.parse(text_of_each(shardings))
        return self._texts[key]
