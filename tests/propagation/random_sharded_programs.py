"""Random programs of many ops with a few shardings, in MLIR's text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

MESHES = ({"x": 2, "y": 4}, {"x": 4, "y": 2, "z": 2}, {"x": 8})
SIZES = (4, 8, 16)
Shape = tuple[int, ...]

UNARY = ("tanh", "negate", "exponential", "abs")
BINARY = ("add", "multiply", "maximum", "subtract")


def typed(shape: Shape) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}f32>"


@dataclass
class Writing:
    """A function body while it is written. Every value is used: those that are not are returned."""

    random: Random
    mesh: dict[str, int]
    straight: bool  # without regions, calls and Shardy's ops
    seed: int = 0  # which says whether there are calls or named computations: the carrier takes one of both
    priorities: bool = False
    lines: list[str] = field(default_factory=list)
    values: list[tuple[str, Shape]] = field(default_factory=list)
    names: int = 0
    groups: int = 0
    functions: list[str] = field(default_factory=list)

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def pick(self, rank: int | None = None, shape: Shape | None = None) -> tuple[str, Shape] | None:
        """A value, mostly a recent one."""
        fitting = [
            value
            for value in self.values
            if (rank is None or len(value[1]) >= rank) and (shape is None or value[1] == shape)
        ]
        if not fitting:
            return None
        return self.random.choice(fitting[-4:] if self.random.random() < 0.7 else fitting)

    def put(self, text: str, shape: Shape) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, shape))
        return name

    # -- shardings -----------------------------------------------------------------------------------

    def sharding(self, shape: Shape, free: Sequence[str] | None = None, closed: bool | None = None) -> str:
        """Axes, or parts of them, for a few dimensions."""
        names = list(self.mesh if free is None else free)
        self.random.shuffle(names)
        dimensions: list[list[str]] = [[] for _ in shape]
        for axis in names:
            if shape and self.random.random() < 0.6:
                size = self.mesh[axis]
                part = self.random.random() < 0.15 and size % 4 == 0
                dimensions[self.random.randrange(len(shape))].append(f'"{axis}":(1)2' if part else f'"{axis}"')
        texts = []
        for axes in dimensions:
            is_open = self.random.random() < 0.5 if closed is None else not closed
            priority = f"p{self.random.randrange(3)}" if self.priorities and axes and self.random.random() < 0.5 else ""
            texts.append(f"{{{', '.join([*axes, *(['?'] if is_open else [])])}}}{priority}")
        return f"#sdy.sharding<@mesh, [{', '.join(texts)}]>"

    # -- ops -----------------------------------------------------------------------------------------

    def op(self) -> None:
        makers = [
            *([self.elementwise] * 4),
            *([self.dot] * 3),
            self.reduce,
            self.transpose,
            self.reshape,
            self.broadcast,
            self.constant,
            self.slice,
            self.concatenate,
        ]
        if not self.straight:
            makers += [self.constraint, self.loop, self.branch, self.barrier, self.manual, self.ordered, self.group]
            makers.append(self.named if self.seed % 3 == 0 else self.call)
        self.random.choice(makers)()

    def elementwise(self) -> None:
        found = self.pick()
        assert found is not None
        value, shape = found
        other = self.pick(shape=shape)
        assert other is not None
        if self.random.random() < 0.4:
            self.put(f"stablehlo.{self.random.choice(UNARY)} {value} : {typed(shape)}", shape)
        else:
            self.put(f"stablehlo.{self.random.choice(BINARY)} {value}, {other[0]} : {typed(shape)}", shape)

    def dot(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        (one, left) = found
        d = self.random.randrange(len(left))
        fitting = [(name, shape) for name, shape in self.values if left[d] in shape]
        other, right = self.random.choice(fitting)
        e = right.index(left[d])
        made = (*left[:d], *left[d + 1 :], *right[:e], *right[e + 1 :])
        if len(made) > 3:
            return
        signature = f"({typed(left)}, {typed(right)}) -> {typed(made)}"
        self.put(f"stablehlo.dot_general {one}, {other}, contracting_dims = [{d}] x [{e}] : {signature}", made)

    def reduce(self) -> None:
        found = self.pick(rank=2)
        if found is None:
            return
        value, shape = found
        d = self.random.randrange(len(shape))
        made = (*shape[:d], *shape[d + 1 :])
        zero = self.name()
        self.lines.append(f"  {zero} = stablehlo.constant dense<0.0> : tensor<f32>")
        signature = f"({typed(shape)}, tensor<f32>) -> {typed(made)}"
        self.put(
            f"stablehlo.reduce({value} init: {zero}) applies stablehlo.add across dimensions = [{d}] : {signature}",
            made,
        )

    def transpose(self) -> None:
        found = self.pick(rank=2)
        if found is None:
            return
        value, shape = found
        order = list(range(len(shape)))
        self.random.shuffle(order)
        made = tuple(shape[d] for d in order)
        self.put(f"stablehlo.transpose {value}, dims = {order} : ({typed(shape)}) -> {typed(made)}", made)

    def reshape(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        if len(shape) > 1 and self.random.random() < 0.5:
            made: Shape = (shape[0] * shape[1], *shape[2:])
        else:
            d = self.random.randrange(len(shape))
            by = self.random.choice([2, 4])
            if len(shape) > 2 or shape[d] % by:
                return
            made = (*shape[:d], *self.random.choice([(by, shape[d] // by), (shape[d] // by, by)]), *shape[d + 1 :])
        self.put(f"stablehlo.reshape {value} : ({typed(shape)}) -> {typed(made)}", made)

    def broadcast(self) -> None:
        found = self.pick()
        if found is None or len(found[1]) > 2:
            return
        value, shape = found
        at = self.random.randint(0, len(shape))
        made = (*shape[:at], self.random.choice(SIZES), *shape[at:])
        dims = [d for d in range(len(made)) if d != at]
        self.put(f"stablehlo.broadcast_in_dim {value}, dims = {dims} : ({typed(shape)}) -> {typed(made)}", made)

    def constant(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        shape = found[1]
        if self.random.random() < 0.5:
            self.put(f"stablehlo.constant dense<2.0> : {typed(shape)}", shape)
        else:
            made = f"%v{self.names + 1}"
            self.names += 1
            self.lines.append(f"  {made} = stablehlo.constant dense<1.0> : tensor<f32>")
            self.put(f"stablehlo.broadcast_in_dim {made}, dims = [] : (tensor<f32>) -> {typed(shape)}", shape)

    def slice(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        d = self.random.randrange(len(shape))
        if shape[d] < 4:
            return
        made = tuple(size // 2 if at == d else size for at, size in enumerate(shape))
        parts = ", ".join(f"0:{size}" for size in made)
        self.put(f"stablehlo.slice {value} [{parts}] : ({typed(shape)}) -> {typed(made)}", made)

    def concatenate(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        other = self.pick(shape=shape)
        assert other is not None
        d = self.random.randrange(len(shape))
        made = tuple(2 * size if at == d else size for at, size in enumerate(shape))
        if max(made) > 64:
            return
        signature = f"({typed(shape)}, {typed(shape)}) -> {typed(made)}"
        self.put(f"stablehlo.concatenate {value}, {other[0]}, dim = {d} : {signature}", made)

    # -- regions, calls and Shardy's ops -------------------------------------------------------------

    def constraint(self) -> None:
        found = self.pick(rank=1)
        if found is not None:
            value, shape = found
            sharding = self.sharding(shape).removeprefix("#sdy.sharding")
            self.put(f"sdy.sharding_constraint {value} {sharding} : {typed(shape)}", shape)

    def barrier(self) -> None:
        found = self.pick(rank=1)
        if found is not None:
            value, shape = found
            word = self.random.choice(["NONE", "FORWARD", "BACKWARD"])
            self.put(f"sdy.propagation_barrier {value} allowed_direction={word} : {typed(shape)}", shape)

    def group(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        other = self.pick(shape=found[1])
        assert other is not None
        self.groups += 1
        number = self.groups
        for value in dict.fromkeys((found[0], other[0])):
            self.lines.append(f"  sdy.sharding_group {value} group_id={number} : {typed(found[1])}")

    def ordered(self) -> None:
        found = self.pick()
        assert found is not None
        value, shape = found
        self.put(f"stablehlo.optimization_barrier {value} : {typed(shape)}", shape)

    def _inner(self, argument: str, shape: Shape, count: int = 2) -> str:
        """A value of the same shape that a few ops make of another one."""
        now = argument
        for _ in range(count):
            made = self.name()
            if self.random.random() < 0.5:
                self.lines.append(f"  {made} = stablehlo.{self.random.choice(UNARY)} {now} : {typed(shape)}")
            else:
                self.lines.append(f"  {made} = stablehlo.{self.random.choice(BINARY)} {now}, {now} : {typed(shape)}")
            now = made
        return now

    def loop(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        zero, made = self.name(), self.name()
        type_ = typed(shape)
        scalars = "(tensor<i32>, tensor<i32>)"
        self.lines += [
            f"  {zero} = stablehlo.constant dense<0> : tensor<i32>",
            f'  {made}:2 = "stablehlo.while"({zero}, {value}) ({{',
            f"  ^bb0(%i{made[1:]}: tensor<i32>, %c{made[1:]}: {type_}):",
            f"    %n{made[1:]} = stablehlo.constant dense<3> : tensor<i32>",
            f"    %p{made[1:]} = stablehlo.compare LT, %i{made[1:]}, %n{made[1:]} : {scalars} -> tensor<i1>",
            f"    stablehlo.return %p{made[1:]} : tensor<i1>",
            "  }, {",
            f"  ^bb0(%j{made[1:]}: tensor<i32>, %d{made[1:]}: {type_}):",
            f"    %o{made[1:]} = stablehlo.constant dense<1> : tensor<i32>",
            f"    %k{made[1:]} = stablehlo.add %j{made[1:]}, %o{made[1:]} : tensor<i32>",
        ]
        end = self._inner(f"%d{made[1:]}", shape)
        self.lines += [
            f"    stablehlo.return %k{made[1:]}, {end} : tensor<i32>, {type_}",
            f"  }}) : (tensor<i32>, {type_}) -> (tensor<i32>, {type_})",
        ]
        self.values.append((f"{made}#1", shape))

    def branch(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        other = self.pick(shape=shape)
        assert other is not None
        flag, made = self.name(), self.name()
        self.lines += [
            f"  {flag} = stablehlo.constant dense<1> : tensor<i32>",
            f'  {made} = "stablehlo.case"({flag}) ({{',
        ]
        end = self._inner(value, shape)
        self.lines += [f"    stablehlo.return {end} : {typed(shape)}", "  }, {"]
        end = self._inner(other[0], shape, 1)
        self.lines += [f"    stablehlo.return {end} : {typed(shape)}", f"  }}) : (tensor<i32>) -> {typed(shape)}"]
        self.values.append((made, shape))

    def call(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        name = f"f_{'_'.join(map(str, shape))}"
        if not any(f"@{name}(" in text for text in self.functions):
            type_ = typed(shape)
            self.functions.append(
                f"func.func private @{name}(%a: {type_}) -> {type_} {{\n"
                f"  %0 = stablehlo.tanh %a : {type_}\n  %1 = stablehlo.add %0, %0 : {type_}\n"
                f"  return %1 : {type_}\n}}\n"
            )
        self.put(f"func.call @{name}({value}) : ({typed(shape)}) -> {typed(shape)}", shape)

    def manual(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        axis = self.random.choice(list(self.mesh))
        d = self.random.randrange(len(shape))
        if shape[d] % self.mesh[axis]:
            return
        local = tuple(size // self.mesh[axis] if at == d else size for at, size in enumerate(shape))
        rest = ", ?" if self.random.random() < 0.5 else ""
        other = self.random.choice(["{}", "{?}"])
        spelled = ", ".join(f'{{"{axis}"{rest}}}' if at == d else other for at in range(len(shape)))
        made = self.name()
        shardings = f"in_shardings=[<@mesh, [{spelled}]>] out_shardings=[<@mesh, [{spelled}]>]"
        given = f'manual_axes={{"{axis}"}} (%m{made[1:]}: {typed(local)}) {{'
        self.lines.append(f"  {made} = sdy.manual_computation({value}) {shardings} {given}")
        end = self._inner(f"%m{made[1:]}", local)
        self.lines += [f"    sdy.return {end} : {typed(local)}", f"  }} : ({typed(shape)}) -> {typed(shape)}"]
        self.values.append((made, shape))

    def named(self) -> None:
        found = self.pick(rank=1)
        if found is None:
            return
        value, shape = found
        made = self.name()
        self.lines.append(f'  {made} = sdy.named_computation<"n{made[1:]}">({value}) (%m{made[1:]}: {typed(shape)}) {{')
        end = self._inner(f"%m{made[1:]}", shape)
        self.lines += [f"    sdy.return {end} : {typed(shape)}", f"  }} : ({typed(shape)}) -> {typed(shape)}"]
        self.values.append((made, shape))

    # -- the whole -----------------------------------------------------------------------------------

    def program(self, ops: int) -> str:
        random = self.random
        arguments = []
        for at in range(random.randint(2, 4)):
            shape = tuple(random.choice(SIZES) for _ in range(random.randint(1, 3)))
            self.values.append((f"%a{at}", shape))
            given = f" {{sdy.sharding = {self.sharding(shape)}}}" if random.random() < 0.7 else ""
            arguments.append(f"%a{at}: {typed(shape)}{given}")
        for _ in range(ops):
            self.op()
        used = {word for line in self.lines for word in re.findall(r"%\w+(?:#1)?", line.partition(" = ")[2] or line)}
        ends = [value for value in self.values if value[0] not in used and not value[0].startswith("%a")]
        ends = ends or self.values[-1:]
        results = []
        for _, shape in ends:
            given = f" {{sdy.sharding = {self.sharding(shape)}}}" if random.random() < 0.2 else ""
            results.append(f"{typed(shape)}{given}")
        axes = ", ".join(f'"{name}"={size}' for name, size in self.mesh.items())
        returned = f"{', '.join(name for name, _ in ends)} : {', '.join(typed(shape) for _, shape in ends)}"
        body = "\n".join(self.lines)
        return (
            f"sdy.mesh @mesh = <[{axes}]>\n"
            f"func.func public @main({', '.join(arguments)}) -> ({', '.join(results)}) {{\n"
            f"{body}\n  return {returned}\n}}\n{''.join(self.functions)}"
        )


def program(seed: int, straight: bool, priorities: bool = False, meshes: Sequence[dict[str, int]] = MESHES) -> str:
    random = Random(seed)
    writing = Writing(random, random.choice(meshes), straight, seed, priorities)
    return writing.program(random.randint(5, 25))
