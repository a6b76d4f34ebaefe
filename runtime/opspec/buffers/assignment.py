"""From a compiled program to one over memory: what the executor decides when it runs, decided before.

It goes by what the executor goes by: the ops of a block in order, the last use of each value, which operand an op may
write into, and which ops give views. A value dies with its last use; memory of which no value is left is freed there. A
call is written out where it stands.

Memory belongs to the function, to the body of the loop, or to the branch that allocates it or is handed it. Only its
owner frees it or writes into it again. Arguments and constants belong to nobody here. What a loop carries, what a
branch gives and what a function returns is all of some memory, and the owner's: else it is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from opspec.buffers.layouts import view_of_place
from opspec.buffers.memory import (
    Allocate,
    BufferProgram,
    ChooseSection,
    Copy,
    Free,
    Kind,
    Memory,
    Operand,
    Passed,
    Place,
    Repeat,
    RunOp,
    Section,
    Show,
    Step,
)
from opspec.errors import OpSpecError
from opspec.execution.block_nodes import BlockBranch, BlockCode, BlockLoop, Node, OpCall, OpStep, RunOnce, last_uses
from opspec.execution.runnable_blocks import place as said_place
from opspec.programs.call_order import endless_call
from opspec.programs.records import CONSTANTS, ModuleView
from opspec.values.types import Other, Tensor

LONGEST = 100_000  # steps with all calls written out
DEEPEST = 50  # calls within calls

Scratch = Callable[[OpStep], Sequence[Tensor]]
Env = Mapping[int, Operand]


def no_scratch(_: OpStep) -> Sequence[Tensor]:
    """Of ops one by one: what a kernel needs besides its result is its own affair."""
    return ()


class Assignment:
    """Assigns memory to the values of one function."""

    def __init__(
        self, module: ModuleView, codes: Mapping[str, BlockCode], scratch: Scratch, donated: Sequence[int] = ()
    ) -> None:
        self._module = module
        self._codes = codes
        self._scratch = scratch
        self._donated = frozenset(donated)
        self._memories: list[Memory] = []
        self._holders: dict[Memory, set[int]] = {}
        self._constants: dict[int, Place] = {}
        self._shown: list[Step] = []  # constants, in front of all else
        self._owned: set[Memory] = set()
        self._steps: list[Step] = []
        self._calling: list[str] = []
        self._count = 0

    def function(self, name: str) -> BufferProgram:
        """A function as a program over memory."""
        code = self._codes[name]
        env: dict[int, Operand] = {}
        for at, number in enumerate(code.arguments):
            env[number] = self._argument(number, "handed" if at in self._donated else "argument")
        arguments = tuple(env.values())
        taken = {x.memory for at, x in enumerate(arguments) if at in self._donated and isinstance(x, Place)}
        self._calling.append(name)
        body = self._section(code, env, arguments, taken)
        whole = Section(body.arguments, (*self._shown, *body.steps), body.results)
        return BufferProgram(name, whole, tuple(self._memories))

    # --- memory -----------------------------------------------------------------------------------

    def _tensor(self, number: int) -> Tensor | None:
        """The type of a value that lies in memory; None of a token."""
        type_ = self._module.types[number]
        if not isinstance(type_, Tensor):
            if isinstance(type_, Other) and str(type_).endswith("token"):
                return None
            raise OpSpecError(f"expected tensors and tokens, found {type_}: values that hold others have no plan")
        if not all(isinstance(size, int) for size in type_.shape):
            hint = "`opspec refine --input-types` makes sizes known"
            raise OpSpecError(f"expected sizes that are known before the program runs, found {type_}; {hint}")
        return type_

    def _memory(self, type_: Tensor, kind: Kind) -> Place:
        memory = Memory(len(self._memories), type_, kind)
        self._memories.append(memory)
        self._holders[memory] = set()
        return Place(memory, type_)

    def _argument(self, number: int, kind: Kind) -> Operand:
        type_ = self._tensor(number)
        if type_ is None:
            return Passed(number, self._module.types[number])  # type: ignore[arg-type]
        return self._hold(number, self._memory(type_, kind))

    def _hold(self, number: int, operand: Operand) -> Operand:
        if isinstance(operand, Place):
            self._holders[operand.memory].add(number)
        return operand

    def _allocated(self, number: int) -> Operand:
        type_ = self._tensor(number)
        if type_ is None:
            return Passed(number, self._module.types[number])  # type: ignore[arg-type]
        return self._hold(number, self._fresh(type_))

    def _fresh(self, type_: Tensor) -> Place:
        place = self._memory(type_, "allocated")
        self._owned.add(place.memory)
        self._add(Allocate(place.memory))
        return place

    def _let_go(self, number: int, operand: Operand) -> None:
        """A value dies; its memory is freed where it was the last one in it."""
        if isinstance(operand, Place):
            self._holders[operand.memory].discard(number)
            self._free_if_left(operand.memory)

    def _free_if_left(self, memory: Memory) -> None:
        if not self._holders[memory] and memory in self._owned:
            self._owned.discard(memory)
            self._add(Free(memory))

    def _add(self, step: Step) -> None:
        self._count += 1
        if self._count > LONGEST:
            raise OpSpecError(f"expected at most {LONGEST:,} steps with all calls written out, found more")
        self._steps.append(step)

    def _value(self, env: Env, number: int) -> Operand:
        found = env.get(number) or self._constants.get(number)
        if found is not None:
            return found
        maker = self._module.producers[number]
        assert maker is not None, f"value {number} is made nowhere"
        assert maker.name in CONSTANTS, f"value {number} is used before {maker} makes it"
        type_ = self._tensor(number)
        assert type_ is not None
        place = self._constants[number] = self._memory(type_, "constant")
        self._holders[place.memory].add(number)  # for ever
        self._shown.append(Show(maker, None, place))
        return place

    # --- blocks -----------------------------------------------------------------------------------

    def _section(
        self, code: BlockCode, env: dict[int, Operand], arguments: Sequence[Operand], own: set[Memory]
    ) -> Section:
        """A block that owns what it is handed; what it gives is the owner's of whatever is around it."""
        outer = self._steps, self._owned
        self._steps, self._owned = [], set(own)
        mine = {number for number, x in env.items() if isinstance(x, Place) and x.memory in own}
        made_here = {value for node in code.nodes for value in node.view.results}
        results = self._handed_on(self._block(code, env, mine))
        for number in dict.fromkeys(x for x in code.returned if x in made_here or x in mine):
            self._let_go(number, env[number])
        made = Section(tuple(arguments), tuple(self._steps), tuple(results))
        self._steps, self._owned = outer
        return made

    def _block(self, code: BlockCode, env: dict[int, Operand], mine: set[int]) -> list[Operand]:
        """The ops of a block; `mine`: outer values that end here. What it returns is held by the values returned."""
        last = last_uses(code)
        dying: list[list[int]] = [[] for _ in range(len(code.nodes) + 1)]
        made = {value for node in code.nodes for value in node.view.results}
        for number, at in last.items():
            if number in made or number in mine:
                dying[at].append(number)
        for number in sorted(mine - last.keys()):
            self._let_go(number, env[number])
        for at, node in enumerate(code.nodes):
            self._node(node, env, set(dying[at]))
            for number in dying[at]:
                if number in env:
                    self._let_go(number, env[number])
        return [self._value(env, number) for number in code.returned]

    def _handed_on(self, results: Sequence[Operand]) -> list[Operand]:
        """What a block gives, each in memory of its own that somebody else may take over."""
        given: list[Operand] = []
        taken: set[Memory] = set()
        for operand in results:
            if isinstance(operand, Place) and not (
                operand.whole and operand.memory in self._owned and operand.memory not in taken
            ):
                fresh = self._fresh(operand.type)
                self._add(Copy(operand, fresh))
                operand = fresh
            if isinstance(operand, Place):
                taken.add(operand.memory)
            given.append(operand)
        self._owned -= taken
        return given

    # --- ops --------------------------------------------------------------------------------------

    def _node(self, node: Node, env: dict[int, Operand], dying: set[int]) -> None:
        match node:
            case OpStep():
                self._step(node, env, dying)
            case BlockLoop():
                self._loop(node, env, dying)
            case BlockBranch():
                self._branch(node, env, dying)
            case RunOnce():
                self._inlined(node, node.code, env, dying)
            case OpCall():
                self._call(node, env, dying)

    def _step(self, node: OpStep, env: dict[int, Operand], dying: set[int]) -> None:
        view, way = node.view, node.way
        operands = [self._value(env, number) for number in node.inputs]
        if way.views and isinstance(operands[0], Place):
            shown = view_of_place(way.function, operands[0], view.result_types[0])
            if shown is not None:
                env[view.results[0]] = self._hold(view.results[0], shown)
                self._add(Show(view, operands[0], shown))
                return
        count = len(view.operands)
        free = [(number, x) for number, x in zip(node.inputs[count:], operands[count:], strict=True)]
        target = next(
            (operands[at] for at in way.reusable if self._may_write(node.inputs[at], operands[at], dying)), None
        )
        scratch = [self._fresh(type_).memory for type_ in self._scratch(node)]
        for number in view.results:
            env[number] = self._allocated(number) if target is None else self._hold(number, target)
        places = tuple((number, x) for number, x in free if isinstance(x, Place))
        results = tuple(env[number] for number in view.results)
        self._add(RunOp(view, tuple(operands[:count]), results, places, tuple(scratch)))
        for memory in scratch:
            self._free_if_left(memory)

    def _may_write(self, number: int, operand: Operand, dying: set[int]) -> bool:
        """Whether an op may put its result where this operand lies; scalars and views are left alone."""
        return (
            self._ends(number, operand, dying)
            and isinstance(operand, Place)
            and not operand.shown
            and operand.type.rank > 0
        )

    def _ends(self, number: int, operand: Operand, dying: set[int]) -> bool:
        """Whether a value ends here that is all that its memory holds, and the memory is ours."""
        if not isinstance(operand, Place) or not operand.whole or number not in dying:
            return False
        return operand.memory in self._owned and self._holders[operand.memory] == {number}

    def _loop(self, node: BlockLoop, env: dict[int, Operand], dying: set[int]) -> None:
        """What no turn changes stays where it is; the rest goes from turn to turn in memory of its own."""
        body = node.body
        ends = {x for x in dying - {*body.free, *node.condition.free} if node.inputs.count(x) == 1}
        turned: list[Operand] = []  # what a turn is given
        first: list[Operand] = []
        carried: list[Place] = []
        for number, before, after in zip(node.inputs, body.arguments, body.returned, strict=True):
            operand = self._value(env, number)
            if before != after and isinstance(operand, Place):
                first.append(self._taken_over(number, operand, ends))
                operand = self._memory(operand.type, "handed")
                carried.append(operand)
            turned.append(operand)
        changes = [x in carried for x in turned]
        returned = tuple(x for x, changed in zip(body.returned, changes, strict=True) if changed)
        condition = self._turn(node.condition, env, turned, carried, owns=False)
        kept = BlockCode(body.arguments, body.nodes, returned, body.free)
        sections = condition, self._turn(kept, env, turned, carried, owns=True)
        results = []
        for number, operand, changed in zip(node.view.results, turned, changes, strict=True):
            if changed:
                results.append(self._handed(env, number))
            else:
                env[number] = self._hold(number, operand)
        self._add(Repeat(node.view, tuple(first), tuple(results), sections))

    def _taken_over(self, number: int, operand: Place, ends: set[int]) -> Place:
        """What a loop takes over: the memory of a value that ends here, else a copy."""
        if self._ends(number, operand, ends):
            self._holders[operand.memory].clear()
            self._owned.discard(operand.memory)
            return operand
        fresh = self._fresh(operand.type)
        self._add(Copy(operand, fresh))
        self._owned.discard(fresh.memory)
        return fresh

    def _turn(
        self, code: BlockCode, env: Env, turned: Sequence[Operand], carried: Sequence[Place], owns: bool
    ) -> Section:
        inner = {**env, **{x: self._hold(x, operand) for x, operand in zip(code.arguments, turned, strict=True)}}
        made = self._section(code, inner, carried, {x.memory for x in carried} if owns else set())
        for number, operand in zip(code.arguments, turned, strict=True):
            if isinstance(operand, Place):
                self._holders[operand.memory].discard(number)
        return made

    def _handed(self, env: dict[int, Operand], number: int) -> Operand:
        """What a loop or a branch gives."""
        type_ = self._tensor(number)
        if type_ is None:
            env[number] = Passed(number, self._module.types[number])  # type: ignore[arg-type]
            return env[number]
        place = self._memory(type_, "handed")
        self._owned.add(place.memory)
        env[number] = self._hold(number, place)
        return place

    def _branch(self, node: BlockBranch, env: dict[int, Operand], dying: set[int]) -> None:
        chosen = self._value(env, node.inputs[0])
        passed: dict[Memory, set[int]] = {}
        for number in dying - {node.inputs[0]}:
            operand = env.get(number)
            if isinstance(operand, Place) and operand.memory in self._owned:
                passed.setdefault(operand.memory, set()).add(number)
        own = {memory for memory, numbers in passed.items() if self._holders[memory] == numbers}
        self._owned -= own
        sections = []
        for code in node.branches:
            for memory in own:
                self._holders[memory] = set(passed[memory])
            sections.append(self._section(code, dict(env), (), own))
        for memory in own:
            self._holders[memory] = set()
        results = tuple(self._handed(env, number) for number in node.view.results)
        self._add(ChooseSection(node.view, chosen, results, tuple(sections)))

    def _call(self, node: OpCall, env: dict[int, Operand], dying: set[int]) -> None:
        if node.name in self._calling or len(self._calling) > DEEPEST:
            raise endless_call(said_place(node.view), node.name)
        self._calling.append(node.name)
        self._inlined(node, self._codes[node.name], env, dying)
        self._calling.pop()

    def _inlined(self, node: Node, code: BlockCode, env: dict[int, Operand], dying: set[int]) -> None:
        """A block in the place of an op: values that end with the op end inside, where nobody needs them any more."""
        inner = dict(env)
        ends = set(dying).intersection(env)
        outer = {number for number in ends if number not in node.inputs}
        given = dict(zip(code.arguments, node.inputs, strict=False))
        for argument, number in given.items():
            inner[argument] = self._hold(argument, self._value(env, number))
        for number in ends - set(code.free) - outer:
            operand = env[number]
            if isinstance(operand, Place):
                self._holders[operand.memory].discard(number)
        mine = {*given, *(number for number in ends if number in code.free)}
        results = self._block(code, inner, mine)
        for number, operand in zip(node.view.results, results, strict=True):
            env[number] = self._hold(number, operand)
        for number in dict.fromkeys(code.returned):
            if number in inner and number not in env:
                self._let_go(number, inner[number])
