"""Calls of functions written out where they stand, so that kernels go through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from opspec.execution.call_registry import is_replaced
from opspec.programs.nesting_limit import BEGINS, CALLS
from opspec.programs.records import Block, ModuleView, RegionRecord, View, symbol_of

SMALL = 100  # ops of a function that is written out wherever it is called; a longer one where it is called once,
WHOLE = 2_000  # or by one that has no more ops with all calls written out: that may become one function
IN_REGIONS = 2_000  # ops that all calls of one from a region may become: a loop without calls is one function
MOST = 20_000  # ops of a program that calls are written out in

Names = dict[int, int]  # values of a function by those of the one that it is written into


def with_calls_written_out(
    module: ModuleView, entries: frozenset[str] = frozenset(), *, anew: bool = False
) -> ModuleView:
    """The module with the ops of small functions in the place of their calls; itself where it has none, unless it is
    to be made `anew`.

    A private function that nobody calls any more is left out, unless it is one of the `entries`.
    """
    writer = _Writer(module)
    return writer.module(entries) if writer.chosen or anew else module


class _Writer:
    def __init__(self, module: ModuleView) -> None:
        self._given = module
        self._functions = {name: view for name, view in module.functions.items() if view.regions[0].blocks}
        self._calls = {name: _calls(view) for name, view in self._functions.items()}
        self._sizes: dict[str, int | None] = {}
        self.chosen = self._choose()

    def module(self, entries: frozenset[str]) -> ModuleView:
        """The module made anew; what is the same in both has the same numbers."""
        given = self._given
        made = self._made = ModuleView.__new__(ModuleView)
        made.decoder, made.grid, made.values = given.decoder, given.grid, given.values
        made.types, made.producers = list(given.types), list(given.producers)
        made._functions, made._calls, made.looked_up = {}, None, {}
        made.names, made.written = given.names, {}
        made.root = self._copied(given.root, None, {})
        (block,) = made.root.regions[0].blocks
        called = Counter(name for view in block.ops for name in _calls(view)) + _mentions(block)
        block.ops = [view for view in block.ops if self._is_kept(view, entries, called)]
        return made

    def _is_kept(self, view: View, entries: frozenset[str], called: Mapping[str, int]) -> bool:
        name = symbol_of(view) if view.name == "func.func" else None
        if name not in self.chosen or view.attributes.get("sym_visibility") != "private":
            return True
        return name in entries or name in called

    # --- which calls ------------------------------------------------------------------------------------

    def _choose(self) -> frozenset[str]:
        """The functions that are written out."""
        times = Counter(name for calls in self._calls.values() for name in calls.elements())
        found, inner, in_whole = set[str](), self._in_regions(), self._in_whole(times)
        total = sum(1 for _ in self._given.walk())
        for name in sorted(times.keys() & self._functions.keys(), key=lambda name: (self._size(name) or 0, name)):
            size = self._size(name)
            if size is None or not _is_plain(self._functions[name]):
                continue
            often = name in in_whole or (name in inner and size * times[name] <= IN_REGIONS)
            if size > SMALL and times[name] > 1 and not often:
                continue
            total += size * times[name]
            if total > MOST:
                break
            found.add(name)
        return frozenset(found)

    def _in_regions(self) -> set[str]:
        """The functions that regions of ops call, such as those of loops, and those that these call."""
        views = (view for function in self._functions.values() for view in function.regions[0].block.ops)
        return self._all_called(name for view in views if view.regions for name in _calls(view))

    def _in_whole(self, times: Mapping[str, int]) -> set[str]:
        """The functions that none call but such as may become one function, if these have to be written out for it."""
        outer = {name: self._size(name) for name in self._functions if name not in times}
        short = [name for name, size in outer.items() if size is not None and size <= WHOLE]
        others = self._all_called(name for outside in outer.keys() - {*short} for name in self._calls[outside])
        return self._all_called(name for entry in short for name in self._calls[entry]) - others

    def _all_called(self, names: Iterable[str]) -> set[str]:
        """These functions, and those that they call."""
        left = list(names)
        found = set[str]()
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left += self._calls.get(name, ())
        return found

    def _size(self, name: str) -> int | None:
        """The ops of a function with those of all that it calls; None where that has no end."""
        if name not in self._sizes:
            self._sizes[name] = None  # as long as it is not known: whoever asks meanwhile is called by it
            view = self._functions.get(name)
            if view is None:
                return None
            total = sum(1 for _ in view.walk())
            for callee, times in self._calls[name].items():
                size = self._size(callee)
                if size is None:
                    return None
                total += size * times
            self._sizes[name] = total
        return self._sizes[name]

    # --- writing ----------------------------------------------------------------------------------------

    def _copied(self, view: View, parent: View | None, names: Names, anew: bool = False) -> View:
        """An op, with values as `names` says; `anew`: with results of its own."""
        made = View()
        made.module, made.op, made.name, made.parent = self._made, view.op, view.name, parent
        made._attributes, made._location = view.attributes, view._location
        made.operands = tuple([names.get(x, x) for x in view.operands])
        made.operand_types, made.result_types = view.operand_types, view.result_types
        made.results = self._numbered(view.results, names) if anew else view.results
        for number in made.results:
            self._made.producers[number] = made
        made.regions = tuple([RegionRecord(made) for _ in view.regions])
        for region, given in zip(made.regions, view.regions, strict=True):
            for block in given.blocks:
                arguments = self._numbered(block.arguments, names) if anew else block.arguments
                region.blocks.append(Block(region, arguments, block.types))
                self._fill(region.blocks[-1], block, names, anew)
        return made

    def _numbered(self, values: tuple[int, ...], names: Names) -> tuple[int, ...]:
        first = len(self._made.types)
        for at, value in enumerate(values):
            self._made.types.append(self._given.types[value])
            self._made.producers.append(None)
            names[value] = first + at
        return tuple(range(first, len(self._made.types)))

    def _fill(self, made: Block, block: Block, names: Names, anew: bool) -> None:
        for view in block.ops:
            name = _callee(view)
            if name not in self.chosen:
                made.ops.append(self._copied(view, made.region.owner, names, anew))
                continue
            given = self._functions[name].regions[0].block
            inner = {x: names.get(y, y) for x, y in zip(given.arguments, view.operands, strict=True)}
            self._fill(made, given, inner, anew=True)
            returned = made.ops.pop().operands
            names.update(zip(view.results, returned, strict=True))


def _callee(view: View) -> str:
    """The function that an op stands for; empty where it is no call."""
    attribute = CALLS.get(view.name)
    return "" if attribute is None or is_replaced(view) else str(view.attributes.get(attribute) or "")


def _calls(view: View) -> Counter[str]:
    return Counter(name for op in view.walk() if (name := _callee(op)))


def _mentions(block: Block) -> Counter[str]:
    """The functions that other ops than calls may call."""
    found = Counter[str]()
    for view in block.ops:
        for op in view.walk():
            found.update(map(str, op.attributes.get("called_computations") or ()))
            if op.name in BEGINS:
                found[str(op.attributes.get(BEGINS[op.name]))] += 1
            if is_replaced(op):
                found[str(op.attributes.get("decomposition"))] += 1
    return found


def _is_plain(view: View) -> bool:
    """Whether a function is one block that ends by returning."""
    (region,) = view.regions
    return len(region.blocks) == 1 and region.block.ops[-1].name == "func.return"
