"""What the types of a program become when those of its arguments are known.

Nothing is changed here: an `Instance` is a function as some of its calls see it, with a refined view of each op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias, cast

from opspec.errors import OpSpecError
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import CONSTANTS, Block, ModuleView, RegionRecord, View, attributes_of
from opspec.refinement.analysed_program import (
    ASSERTION,
    RETURNS,
    FunctionInstance,
    Refined,
    Type,
    Types,
    acts,
    callee_of,
    error_of,
    is_assertion,
    walk,
)
from opspec.refinement.custom_calls import assertion_message, custom_types, slice_length
from opspec.refinement.known_types import excluded, is_open_type, joined, met
from opspec.refinement.known_values import Folder, Known, Value, constant, element_of, entries, is_followed, is_whole
from opspec.rules.inference import InferenceError, Inferred, bind, is_dynamic, solve
from opspec.values.dims import Vec
from opspec.values.types import Tensor
from opspec.verification.generated_rules import Definition, definition_of

_Key: TypeAlias = "tuple[object, ...]"  # what two instances, or two uses of an op, agree in


class Analysis:
    """One run over one module."""

    def __init__(self, module: ModuleView) -> None:
        self.module = module
        self.functions = module.functions
        self.instances: dict[_Key, FunctionInstance] = {}
        self.folder = Folder()
        self._open: dict[str, bool] = {}
        self._active: list[_Key] = []
        self._types: dict[Type, Type] = {}
        self._inferred: dict[_Key, tuple[Types, object]] = {}

    def instance(self, name: str, types: Types, values: Sequence[Known], drop: bool) -> FunctionInstance:
        """The function for arguments of these types and values; `drop`: those need not be passed."""
        view = self.functions[name]
        values = [value if is_whole(value) else None for value in values]
        key = (name, *map(id, map(self.interned, types)), drop, *(_key(value) for value in values))
        found = self.instances.get(key)
        if found is not None:
            return found
        if key in self._active:
            raise error_of(view, f"@{name} calls itself, so its types are not those of a finite program")
        if len(view.regions[0].blocks) != 1:
            raise error_of(view, f"expected a function of one block, found {len(view.regions[0].blocks)}")
        self._active.append(key)
        declared = view.regions[0].block
        dropped = tuple(at for at, value in enumerate(values) if value is not None) if drop else ()
        found = FunctionInstance(view, types, dropped, declared)
        _Walk(self, found).function(types, values)
        self._active.pop()
        self.instances[key] = found
        return found

    def is_open(self, name: str) -> bool:
        """Whether a function, or one that it calls, has anything that types of arguments may decide."""
        found = self._open.get(name)
        if found is None:
            self._open[name] = False  # that of a function that calls itself
            found = self._open[name] = any(map(self._is_open_op, self.functions[name].walk()))
        return found

    def _is_open_op(self, view: View) -> bool:
        if view.name in CALLS:
            callee = callee_of(view)
            return callee in self.functions and self.is_open(callee)
        if view.name == "stablehlo.get_dimension_size" or is_assertion(view):
            return True
        types = (*view.operand_types, *view.result_types)
        arguments = (type_ for region in view.regions for block in region.blocks for type_ in block.types)
        return any(map(is_open_type, (*types, *arguments)))

    def interned(self, type_: Type) -> Type:
        return self._types.setdefault(type_, type_)

    def infer(self, view: Refined) -> Types:
        """The result types of an op: the declared ones with what the rules say."""
        definition = definition_of(view.name)
        if definition is None:
            return view.result_types
        attributes = attributes_of(view, definition.signature)
        vectors = {at: entries(view.known[at]) for at in definition.vectors if at < len(view.known)}
        key = (
            view.name,
            *map(id, view.operand_types),
            0,
            *map(id, view.result_types),
            0,
            *map(id, attributes.values()),
            *(None if vector is None else tuple(vector) for vector in vectors.values()),
        )
        if view.regions or key not in self._inferred:
            # Kept with what the key names by identity, so that this stays alive.
            types = tuple(map(self.interned, _inferred(view, definition, attributes, vectors)))
            self._inferred[key] = types, (view, attributes)
            return types
        return self._inferred[key][0]


class _Walk:
    """One function for one instance: refined types and known values of what it computes, by number."""

    def __init__(self, analysis: Analysis, instance: FunctionInstance) -> None:
        self.analysis = analysis
        self.instance = instance
        self.types: dict[int, Type] = {}
        self.known = instance.known
        self._special: dict[str, Callable[[Refined], None]] = {
            "func.call": self._call,
            "stablehlo.composite": self._call,
            "stablehlo.while": self._while,
            "stablehlo.if": self._branches,
            "stablehlo.case": self._branches,
            "stablehlo.custom_call": self._custom_call,
            "stablehlo.bitcast_convert": self._bitcast,
            "stablehlo.real_dynamic_slice": self._slice,
            "shape.assuming": self._assuming,
            "tensor.cast": self._same_type,
        }

    def function(self, types: Types, values: Sequence[Known]) -> None:
        instance = self.instance
        declared = instance.view.regions[0].block
        for number, value in zip(declared.arguments, values, strict=True):
            if value is not None:
                self.known[number] = value
        instance.block = self._block(declared, types)
        last = instance.block.ops[-1]
        instance.results = last.operand_types
        instance.values = tuple(self.known.get(number) for number in last.operands)
        changed = instance.block is not declared or bool(instance.dropped)
        instance.own = changed and self.analysis.is_open(instance.name)
        instance.removed = frozenset(self._removed(instance.block))
        instance.acts = any(acts(view) for view in walk(instance.block) if id(view) not in instance.removed)

    def _removed(self, block: Block) -> Iterator[int]:
        """The ops whose results are known, unless an op that stays needs one that no constant can be."""
        needed: set[int] = set()
        for view in reversed(list(walk(block))):
            if self._is_known(view) and not any(
                number in needed and element_of(type_) is None
                for number, type_ in zip(view.results, view.result_types, strict=True)
            ):
                yield id(view)
            elif not (isinstance(view, Refined) and view.taken is not None):
                needed.update(view.operands)

    def _is_known(self, view: View) -> bool:
        if not view.results:
            return is_assertion(view) and isinstance(view, Refined) and is_whole(view.known[0])
        if view.name in CONSTANTS or view.regions or acts(view):
            return False
        return all(is_whole(self.known.get(number)) for number in view.results)

    def _block(self, block: Block, types: Types) -> Block:
        """The block with these types of its arguments; itself where nothing changes."""
        self.types.update(zip(block.arguments, types, strict=True))
        ops = [self._op(view) for view in block.ops]
        same = all(new is old for new, old in zip(ops, block.ops, strict=True))
        if same and types == block.types:
            return block
        made = Block(block.region, block.arguments, types)
        made.ops = ops
        return made

    def _op(self, view: View) -> View:
        types, known = self.types, self.known
        operands = tuple([types[number] for number in view.operands])
        value = constant(view) if not operands and view.results else None
        if value is not None:
            types[view.results[0]] = view.result_types[0]
            known[view.results[0]] = value
            return view
        values = tuple([known.get(number) for number in view.operands])
        plain = operands == view.operand_types and not view.regions and view.name not in CALLS
        if plain and not any(x is not None for x in values) and not any(map(is_open_type, view.result_types)):
            types.update(zip(view.results, view.result_types, strict=True))
            for number in view.results:
                known.pop(number, None)  # of an earlier turn of a loop
            if view.name != "stablehlo.get_dimension_size":
                return view
        new = _copy(view, operands, values)
        new.values = known
        special = self._special.get(view.name)
        if special is not None:
            special(new)
        elif view.name not in RETURNS:
            self._regions(new)
            new.result_types = _hinted(new) or self.analysis.infer(new)
            self._fold(new)
        types.update(zip(new.results, new.result_types, strict=True))
        changed = operands != view.operand_types or new.result_types != view.result_types
        same = not changed and new.regions == view.regions and not any(map(is_whole, values))
        folded = any(is_whole(known.get(number)) for number in view.results)
        return view if same and not folded and not (new.target and new.target.own) else new

    def _fold(self, view: Refined) -> None:
        """Compute the results where the operands are known, and take from them how long they are."""
        try:
            found = self.analysis.folder.fold(view, view.known)
        except OpSpecError as error:
            raise error_of(view, str(error)) from None
        types = list(view.result_types)
        for at, (number, value) in enumerate(zip(view.results, found, strict=True)):
            if value is None:
                self.known.pop(number, None)
                continue
            self.known[number] = value
            type_ = types[at]
            if isinstance(type_, Tensor) and is_dynamic(type_):
                types[at] = Tensor(Vec(value.shape), type_.element, type_.encoding)
        view.result_types = tuple(types)

    # --- regions --------------------------------------------------------------------------------------------

    def _regions(self, view: Refined) -> None:
        """Regions whose arguments have the declared types."""
        if view.regions:
            blocks = [[self._block(block, block.types) for block in region.blocks] for region in view.regions]
            self._with_blocks(view, blocks)

    def _with_blocks(self, view: Refined, blocks: Sequence[Sequence[Block]]) -> None:
        regions = []
        for region, found in zip(view.regions, blocks, strict=True):
            if any(new is not old for new, old in zip(found, region.blocks, strict=True)):
                made = RegionRecord(view)
                made.blocks = list(found)
                regions.append(made)
            else:
                regions.append(region)
        view.regions = tuple(regions)

    def _while(self, view: Refined) -> None:
        """The state has the types that it has before the first turn and after each. What a turn changes is open."""
        cond, body = (region.block for region in view.regions)
        last = body.ops[-1].operands
        for at, (number, value) in enumerate(zip(body.arguments, view.known, strict=True)):
            if last[at] == number and is_whole(value):
                for same in (number, cond.arguments[at], view.results[at]):
                    self.known[same] = cast("Value", value)
        state = view.operand_types
        while True:
            turned = self._block(body, state)
            returned = tuple(self.types[number] for number in last)
            either = tuple(map(joined, state, returned, view.result_types))
            if either == state:
                break
            state = either
        self._with_blocks(view, [[self._block(cond, state)], [turned]])
        view.result_types = state

    def _branches(self, view: Refined) -> None:
        index = view.known[0]
        if index is not None and is_whole(index):
            self._branch(view, _branch_of(view, index.item()))
            return
        for number in view.results:
            self.known.pop(number, None)
        self._regions(view)
        returned = [region.block.ops[-1].operand_types for region in view.regions]
        types = returned[0]
        for other in returned[1:]:
            types = tuple(map(joined, types, other, view.result_types))
        view.result_types = types

    def _branch(self, view: Refined, taken: int) -> None:
        """Only this branch runs: of the others nothing is asked."""
        view.taken, view.regions = taken, (view.regions[taken],)
        self._returned(view)

    def _assuming(self, view: Refined) -> None:
        """What is assumed and known to hold needs not be assumed."""
        if is_whole(view.known[0]):
            view.taken = 0
        self._returned(view)

    def _returned(self, view: Refined) -> None:
        """The results are what the only region returns."""
        self._regions(view)
        last = view.regions[0].block.ops[-1]
        view.result_types = last.operand_types
        for number, operand in zip(view.results, last.operands, strict=True):
            if operand in self.known:
                self.known[number] = self.known[operand]
            else:
                self.known.pop(number, None)

    # --- calls ----------------------------------------------------------------------------------------------

    def _call(self, view: Refined) -> None:
        name, analysis = callee_of(view), self.analysis
        function = analysis.functions.get(name)
        if function is None or not function.regions[0].blocks:
            return
        is_call = view.name == "func.call"
        if not analysis.is_open(name) and not (is_call and _may_be_known(view)):
            return
        declared = function.regions[0].block.types
        if len(declared) != len(view.operands):
            raise error_of(view, f"expected {len(declared)} operands, as @{name} takes, found {len(view.operands)}")
        instance = analysis.instance(name, view.operand_types, view.known, drop=is_call)
        view.result_types = instance.results
        if is_call:
            for number, value in zip(view.results, instance.values, strict=True):
                if value is not None:
                    self.known[number] = value
                else:
                    self.known.pop(number, None)
        view.target = instance

    def _custom_call(self, view: Refined) -> None:
        self._regions(view)
        if is_assertion(view):
            holds = view.known[0] if view.known else None
            if holds is not None and is_whole(holds) and not holds.all():
                raise error_of(view, assertion_message(view), ASSERTION)
            return
        view.result_types = custom_types(view)

    def _bitcast(self, view: Refined) -> None:
        """Which sizes the result has follows from the widths of both types, of which inference knows one."""
        (operand,), (declared,) = view.operand_types, view.result_types
        assert isinstance(operand, Tensor)
        assert isinstance(declared, Tensor)
        sizes, (wide, narrow) = list(tuple.__iter__(operand.shape)), (operand.element.bits, declared.element.bits)
        if narrow < wide:
            sizes.append(wide // narrow)
        shape = Vec(sizes[:-1] if narrow > wide else sizes)
        view.result_types = (met(view, Inferred("result", shape, None), declared),)
        self._fold(view)

    def _slice(self, view: Refined) -> None:
        """Where a slice begins may be open and how long it is known: it ends where it begins plus that."""
        types = self.analysis.infer(view)
        length = slice_length(view)
        if length is not None:
            types = (met(view, Inferred("result", entries(length), None), types[0]),)
        view.result_types = types
        self._fold(view)

    def _same_type(self, view: Refined) -> None:
        (operand,) = view.operand_types
        shape = operand.shape if isinstance(operand, Tensor) else None
        view.result_types = (met(view, Inferred("result", shape, None), view.result_types[0]),)
        self._fold(view)


def _branch_of(view: View, index: int) -> int:
    """Which region an `if` or a `case` enters."""
    if view.name == "stablehlo.if":
        return 0 if index else 1
    return index if 0 <= index < len(view.regions) else len(view.regions) - 1


def _may_be_known(call: Refined) -> bool:
    """Whether a function may compute sizes of what it is given: beside them it may be given what is not known."""
    if not call.results or not any(map(is_whole, call.known)):
        return False
    return all(map(is_whole, call.known)) or all(map(is_followed, call.result_types))


def _copy(view: View, operands: Types, known: tuple[Known, ...]) -> Refined:
    new = Refined()
    new.module, new.op, new.name, new.parent = view.module, view.op, view.name, view.parent
    new._attributes, new._location = view._attributes, view._location
    new.operands, new.operand_types = view.operands, operands
    new.results, new.result_types = view.results, view.result_types
    new.regions, new.known, new.target, new.taken = view.regions, known, None, None
    return new


def _hinted(view: Refined) -> Types | None:
    """The type of a hint to a partitioner: that of what it is about."""
    if not view.name.startswith("sdy.") or view.regions or len(view.operands) != 1 or len(view.results) != 1:
        return None
    return view.operand_types


def _inferred(
    view: Refined, definition: Definition, attributes: Mapping[str, object], vectors: dict[int, Vec | None]
) -> Types:
    bodies = tuple(
        (block.types, block.ops[-1].operand_types)
        for region in view.regions
        for block in region.blocks
        if len(region.blocks) == 1 and block.ops
    )
    try:
        bound = bind(
            definition.signature,
            view.operand_types,
            attributes,
            regions=bodies,
            known=vectors,
            grid=view.module.grid,
        )
        found = solve(bound)
    except InferenceError as error:
        raise excluded(view, error) from None
    if len(found) != len(view.result_types):
        return view.result_types
    return tuple(met(view, *pair) for pair in zip(found, view.result_types, strict=True))


def _solved(view: View, op: str, operands: Types, attributes: Mapping[str, object]) -> tuple[Inferred, ...]:
    """What is inferred of the results of another op in the place of one."""
    definition = definition_of(op)
    assert definition is not None
    try:
        given = {name: attributes.get(name) for name in definition.attributes}
        return solve(bind(definition.signature, operands, given))
    except InferenceError as error:
        raise excluded(view, error) from None


def _key(value: Known) -> _Key | None:
    return None if value is None else (value.shape, value.dtype.str, value.tobytes())
