"""A block of a program as the text of one Python function: values are local variables, set to None after their last
use; loops and branches are Python's own; calls are written out where they stand.

A step may write into the array of an operand that dies with it. Whether nobody else holds that array, a view of it
included, is asked when the program runs, by its reference count: `own`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from types import FrameType
from typing import cast

import numpy as np

from opspec.execution.block_nodes import (
    BlockBranch,
    BlockCode,
    BlockLoop,
    BlockScope,
    OpCall,
    OpStep,
    RunOnce,
    last_uses,
    uses,
)
from opspec.execution.numpy_ops import NAMES
from opspec.execution.ways import Way
from opspec.programs.records import View
from opspec.values.arrays import LINE, Array, RunValue
from opspec.values.types import Tensor

DEEPEST = 15  # loops within loops; Python's compiler refuses 20
WIDEST = 60  # levels of indentation; it refuses 100
LONGEST = 20_000  # lines of a function from which on calls are not written out
CALLS = 50  # calls that are written out, one within the other: writing recurses

Seen = Callable[[View, float, tuple[RunValue, ...], tuple[RunValue, ...]], None]  # op, seconds, operands, results
Run = Callable[[list[RunValue]], list[RunValue]]
Lifted = Callable[[Sequence[RunValue], tuple[int, ...]], list[Array]]  # arguments and their shape


@dataclass(frozen=True, slots=True)
class Turns:
    """A loop that counts, as it is written: its lines, and the variables of its counter, its start and its end."""

    first: int
    last: int
    counter: str
    start: str
    end: str


def write(source: BlockScope, code: BlockCode, seen: Seen | None = None) -> Run:
    """The function of a list of arguments, which it empties, to the list of results."""
    writer = _Writer(source, seen)
    return cast("Run", writer.made(writer.function(code)))


def write_lifted(source: BlockScope, code: BlockCode) -> Lifted:
    """Of a block of scalars, each step of which can be lifted: the same for arrays of scalars and their shape."""
    writer = _Writer(source, None)
    return cast("Lifted", writer.made(writer.lifted(code)))


def view_of(error: BaseException) -> View | None:
    """The op that was being run, the innermost one, when the error came."""
    found: View | None = None
    trace = error.__traceback__
    while trace is not None:
        marks = trace.tb_frame.f_globals.get("_marks")
        if marks is not None:
            found = marks.get(trace.tb_lineno, found)
        trace = trace.tb_next
    return found


def view_at(frame: FrameType | None) -> View | None:
    """The op that a thread is at whose innermost frame this is."""
    while frame is not None:
        marks = frame.f_globals.get("_marks")
        if isinstance(marks, dict) and frame.f_lineno in marks:
            return cast("View", marks[frame.f_lineno])
        frame = frame.f_back
    return None


# --- reuse --------------------------------------------------------------------------------------------------


def own(x: RunValue) -> Array | None:
    """The array, if the caller's variable is all that holds it. A view counts: it holds the array that it views. One
    of all elements in order is as good as that array, if nothing else holds it.
    """
    if not isinstance(x, np.ndarray):
        return None  # a token, or several values
    if sys.getrefcount(x) > _ALONE or not x.flags.writeable:
        return None
    part = x
    while part.base is not None:
        whole = isinstance(part.base, np.ndarray) and part.base.flags.writeable and part.base.nbytes - x.nbytes <= LINE
        if not whole or sys.getrefcount(part.base) > _HELD:
            return None
        part = part.base
    return x if part is x or x.flags.carray else None


def _alone() -> int:
    """What the reference count is where a written function asks for it."""
    counts: list[int] = []

    def asked(x: Array) -> None:
        counts.append(sys.getrefcount(x))

    namespace = {"own": asked, "new": np.empty}
    exec("def f():\n v = new(1)\n o = own(v)\n return v\nf()", namespace)
    return counts[0]


def _held() -> int:
    """What the reference count of an array is that one view holds."""
    view = np.empty(1).reshape(1, 1)
    return sys.getrefcount(view.base)


_ALONE, _HELD = _alone(), _held()


# --- writing ------------------------------------------------------------------------------------------------


class _Writer:
    """The lines of functions, the op of each line, and what they call."""

    def __init__(self, source: BlockScope, seen: Seen | None) -> None:
        self._source = source
        self._observed = seen is not None
        self._lines: list[str] = []
        self._marks: dict[int, View] = {}
        self._turns: list[Turns] = []
        self._current: View | None = None
        self._globals: dict[str, object] = NAMES | {
            "_marks": self._marks,
            "_turns": self._turns,
            "own": own,
            "seen": seen,
            "clock": perf_counter,
        }
        self._given: dict[int, str] = {}  # what _globals holds, by identity
        self._functions: dict[int, str] = {}
        self._pending: list[tuple[str, BlockCode]] = []
        self._calling: list[str] = []
        self._numbers = self._indent = self._loops = 0

    def made(self, name: str) -> object:
        """The function of this name, once all that it calls is written."""
        while self._pending:
            self._define(*self._pending.pop())
        exec(compile("\n".join(self._lines), "<opspec>", "exec"), self._globals)
        return self._globals[name]

    def function(self, code: BlockCode) -> str:
        """The name of the function that this block becomes."""
        if id(code) not in self._functions:
            self._functions[id(code)] = name = self._name("run")
            self._pending.append((name, code))
        return self._functions[id(code)]

    def _define(self, name: str, code: BlockCode) -> None:
        env = {value: self._name() for value in (*code.arguments, *code.free)}
        self._current = None
        self._indent = self._loops = 0
        self._line(f"def {name}(arguments):")
        self._indent = 1
        if env:
            self._line(f"[{', '.join(env.values())}] = arguments")
            self._line("arguments.clear()")
        self._block(code, env, set(env.values()), None)

    def lifted(self, code: BlockCode) -> str:
        env = {value: self._name() for value in (*code.arguments, *code.free)}
        self._line("def lifted(arguments, shape):")
        self._indent = 1
        self._line(f"[{', '.join(env.values())}] = arguments")
        for node in code.nodes:
            assert isinstance(node, OpStep)
            inputs = self._values(env, node.inputs)
            outputs = self._bind(env, node.view.results)
            self._current = node.view
            given = inputs if node.way.lifted is None else ["shape", *inputs]
            called = f"{self._global(node.way.lifted or node.way.function)}({', '.join(given)})"
            self._line(f"{_target(node, outputs)} = {called}")
        self._line(f"return [{', '.join(self._values(env, code.returned))}]")
        return "lifted"

    # --- blocks ---------------------------------------------------------------------------------------------

    def _block(self, code: BlockCode, env: dict[int, str], mine: set[str], targets: Sequence[str] | None) -> None:
        """Write a block; `env`, the variables of the outer values, gets its own. `mine`: variables that the block
        may clear. `targets`: the variables that take what it returns; None to return it.
        """
        last = last_uses(code)
        dying = self._deaths(code, last, env, mine)
        homes = {} if targets is None else _homes(code, last, env, targets)
        for at, node in enumerate(code.nodes):
            inputs = self._values(env, node.inputs)
            dead = [env[value] for value in dying[at] if value in env]
            unused = [value for value in dying[at] if value not in env]
            env.update({value: homes[value] for value in node.view.results if value in homes})
            self._bind(env, [value for value in node.view.results if value not in homes])
            outputs = [env[value] for value in node.view.results]
            self._current = node.view
            if isinstance(node, OpStep):
                self._step(node, inputs, outputs, dead, [env[value] for value in unused])
            else:
                dead = [name for name in dead if name not in outputs]
                self._control(node, env, inputs, outputs, dead)
            self._current = node.view
            self._clear([*(name for name in dead if name not in outputs), *(env[value] for value in unused)])
        self._give_back(code, env, mine, targets)

    def _give_back(
        self, code: BlockCode, env: Mapping[int, str], mine: set[str], targets: Sequence[str] | None
    ) -> None:
        results = self._values(env, code.returned)
        if targets is None:
            self._line(f"return [{', '.join(results)}]")
            return
        moves = [(to, x) for to, x in zip(targets, results, strict=True) if to != x]
        if moves:
            self._line(f"{', '.join(to for to, _ in moves)} = {', '.join(x for _, x in moves)}")
        made = {value for node in code.nodes for value in node.view.results}
        held = [value for value in code.returned if value in env and self._is_large(value)]
        moved = [env[value] for value in held if value in made or env[value] in mine]
        self._clear([name for name in moved if name not in targets])

    def _deaths(
        self, code: BlockCode, last: Mapping[int, int], env: Mapping[int, str], mine: set[str]
    ) -> list[list[int]]:
        """The values that nobody uses after each node, as far as it matters."""
        latest: dict[str, int] = {}  # several outer values may share a variable
        for value, at in last.items():
            if value in env:
                latest[env[value]] = max(latest.get(env[value], -1), at)
        found: list[list[int]] = [[] for _ in range(len(code.nodes) + 1)]
        for value, at in last.items():
            if not self._is_large(value) or value in self._source.constants:
                continue
            if value not in env or (env[value] in mine and latest.pop(env[value], -1) == at):
                found[at].append(value)
        return found

    def _step(
        self, node: OpStep, inputs: list[str], outputs: list[str], dead: list[str], unused: Sequence[str]
    ) -> None:
        way = node.way
        if self._observed:
            # Before the op: in a loop its result may take the variable of an operand.
            self._line(f"given = {_tuple(inputs)}; t = clock()")
        if way.scalar is not None:
            self._line(f"{outputs[0]} = {way.scalar.format(*inputs)}")
        elif not self._observed and (constant := self._constant(node, inputs)) is not None:
            self._line(f"{outputs[0]} = {self._global(constant)}")
        else:
            taken = [inputs[at] for at in way.reusable if inputs[at] in dead and not self._observed]
            given = inputs
            if way.in_place and not self._observed and (unused or any(name in dead for name in inputs)):
                self._line(f"o = {_tuple(_owned(way, inputs, dead))}")
                given = [*inputs, "into=o", f"wanted={_tuple([str(name not in unused) for name in outputs])}"]
            elif taken:
                self._line(f"o = own({taken[0]})")
                for name in taken[1:]:
                    self._line(f"if o is None: o = own({name})")
                given = [*inputs, "out=o"]
            called = f"{self._global(way.function)}({', '.join(given)})"
            self._line(f"{_target(node, outputs)} = {called}" if outputs else called)
            if given is not inputs:
                self._line("o = None")
        if self._observed:
            self._line(f"seen({self._global(node.view)}, clock() - t, given, {_tuple(outputs)})")
            self._line("given = None")

    def _constant(self, node: OpStep, inputs: list[str]) -> Array | None:
        """What the op makes of a constant, where that is a view, which takes no memory."""
        if not node.way.views or inputs[0] not in self._globals:
            return None
        given = self._globals[inputs[0]]
        made = node.way.function(given)
        if not isinstance(made, np.ndarray) or made.base is None:
            return None
        if isinstance(given, np.ndarray) and not np.may_share_memory(made, given):
            return None
        made.flags.writeable = False
        return made

    def _control(
        self,
        node: BlockLoop | BlockBranch | OpCall | RunOnce,
        env: dict[int, str],
        inputs: list[str],
        outputs: list[str],
        dead: list[str],
    ) -> None:
        if isinstance(node, OpCall):
            self._call(node, inputs, outputs, dead)
        elif self._loops == DEEPEST or self._indent > WIDEST:
            free = tuple(dict.fromkeys(value for value in uses(node) if value in env))
            name = self.function(BlockCode((), (node,), node.view.results, free))
            given = ", ".join(env[value] for value in free)
            self._line(f"[{', '.join(outputs)}] = {name}([{given}])")
        elif isinstance(node, BlockLoop):
            self._loop(node, env, inputs, outputs, dead)
        elif isinstance(node, RunOnce):
            inner = env | dict(zip(node.code.arguments, inputs, strict=True))
            self._block(node.code, inner, set(dead), outputs)
        else:
            self._branch(node, env, inputs[0], outputs, dead)

    def _loop(
        self, node: BlockLoop, env: dict[int, str], inputs: list[str], outputs: list[str], dead: list[str]
    ) -> None:
        if outputs:
            self._line(f"{', '.join(outputs)} = {', '.join(inputs)}")
        inside = {env[value] for value in (*node.condition.free, *node.body.free)}
        self._clear([name for name in dead if name in inputs and name not in inside])
        first = len(self._lines) + 1
        self._line("while True:")
        self._indent += 1
        self._loops += 1
        holds = self._name()
        self._block(node.condition, env | dict(zip(node.condition.arguments, outputs, strict=True)), set(), [holds])
        self._current = node.view
        self._line(f"if not {holds}: break")
        self._block(node.body, env | dict(zip(node.body.arguments, outputs, strict=True)), set(outputs), outputs)
        self._indent -= 1
        self._loops -= 1
        counted = _counted(node)
        if counted is not None:
            at, end = counted
            names = outputs[at], *self._values(env, [node.inputs[at], end])
            self._turns.append(Turns(first, len(self._lines), *names))

    def _branch(self, node: BlockBranch, env: dict[int, str], chosen: str, outputs: list[str], dead: list[str]) -> None:
        last = len(node.branches) - 1
        chosen_by = node.view.operand_types[0]
        by_index = isinstance(chosen_by, Tensor) and chosen_by.element.kind != "bool"
        for at, code in enumerate(node.branches):
            test = f"{chosen} == {at}" if by_index else chosen
            self._line(f"{'elif' if at else 'if'} {test}:" if at < last else "else:" if at else "if True:")
            self._indent += 1
            self._line("pass")
            self._block(code, dict(env), set(dead) - {chosen}, outputs)
            self._indent -= 1

    def _call(self, node: OpCall, inputs: list[str], outputs: list[str], dead: list[str]) -> None:
        code = self._source.functions[node.name]
        if node.name in self._calling or len(self._calling) >= CALLS or len(self._lines) > LONGEST:
            self._line(f"a = [{', '.join(inputs)}]")
            self._clear([name for name in dead if name in inputs])
            self._line(f"[{', '.join(outputs)}] = {self.function(code)}(a)")
            return
        self._calling.append(node.name)
        self._block(code, dict(zip(code.arguments, inputs, strict=True)), set(dead).intersection(inputs), outputs)
        self._calling.pop()

    # --- lines ----------------------------------------------------------------------------------------------

    def _line(self, text: str) -> None:
        self._lines.append(" " * self._indent + text)
        if self._current is not None:
            self._marks[len(self._lines)] = self._current

    def _clear(self, names: Sequence[str]) -> None:
        if names:
            self._line(f"{' = '.join(dict.fromkeys(names))} = None")

    def _name(self, prefix: str = "v") -> str:
        self._numbers += 1
        return f"{prefix}{self._numbers}"

    def _bind(self, env: dict[int, str], values: Sequence[int]) -> list[str]:
        env.update({value: self._name() for value in values})
        return [env[value] for value in values]

    def _values(self, env: Mapping[int, str], values: Sequence[int]) -> list[str]:
        constants = self._source.constants
        return [env[value] if value in env else self._global(constants[value]) for value in values]

    def _global(self, x: object) -> str:
        name = self._given.get(id(x))
        if name is None:
            name = self._given[id(x)] = self._name("k")
            self._globals[name] = x[()] if isinstance(x, np.ndarray) and x.ndim == 0 else x
            self._globals[f"{name}_"] = x  # alive, so that its identity stays its own
        return name

    def _is_large(self, value: int) -> bool:
        """Whether it matters when a value is freed."""
        type_ = self._source.types[value]
        return not isinstance(type_, Tensor) or len(type_.shape) > 0


def _counted(node: BlockLoop) -> tuple[int, int] | None:
    """The counter of a loop, by position, and the outer value that it stays below; None where it does not count so."""
    condition = node.condition
    if len(condition.nodes) != 1 or condition.returned != condition.nodes[0].view.results:
        return None
    view = condition.nodes[0].view
    below = view.name == "stablehlo.compare" and view.attributes.get("comparison_direction") == "LT"
    if not below or view.operands[0] not in condition.arguments or view.operands[1] in condition.arguments:
        return None
    return condition.arguments.index(view.operands[0]), view.operands[1]


def _tuple(names: list[str]) -> str:
    return f"({''.join(f'{name}, ' for name in names)})"


def _target(node: OpStep, outputs: list[str]) -> str:
    return outputs[0] if node.way.single else f"[{', '.join(outputs)}]"


def _owned(way: Way, inputs: Sequence[str], dead: Sequence[str]) -> list[str]:
    """For each operand what asks whether its memory may be taken. What is given twice is not: a result would lie where
    the other one is still read.
    """
    allowed = way.reusable or range(len(inputs))
    ends = [x in dead and at in allowed and inputs.count(x) == 1 for at, x in enumerate(inputs)]
    return [f"own({x})" if ended else "None" for x, ended in zip(inputs, ends, strict=True)]


def _homes(code: BlockCode, last: Mapping[int, int], env: Mapping[int, str], targets: Sequence[str]) -> dict[int, str]:
    """Values that can be made in the variable that takes them in the end, because what it holds is dead by then."""
    latest: dict[str, int] = {}
    for value, at in last.items():
        if value in env:
            latest[env[value]] = max(latest.get(env[value], -1), at)
    makers = {value: at for at, node in enumerate(code.nodes) for value in node.view.results}
    found = {}
    for value, to in zip(code.returned, targets, strict=True):
        if value not in makers or code.returned.count(value) > 1:
            continue
        at = makers[value]
        # A step reads all that it needs before its results are assigned; loops and branches do not.
        until = at + 1 if isinstance(code.nodes[at], OpStep) else at
        if latest.get(to, -1) < until:
            found[value] = to
    return found
