"""More kinds of ops for random programs: other element types, control flow in control flow, collectives in manual
computations, random bits, values that are left unreduced, batches of indices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod

import numpy as np

from tests.partition.random_moving_programs import Moving, written
from tests.propagation.random_sharded_programs import Shape, typed

ALGORITHMS = ("DEFAULT", "THREE_FRY", "PHILOX")


class Various(Moving):
    """A body with such ops. What is made of other types becomes floats again."""

    def op(self) -> None:
        if self.random.random() < 0.6:
            self.random.choice(self.kinds())()
        else:
            super().op()

    def kinds(self) -> list[Callable[[], None]]:
        kinds = [
            self.counted,
            self.nibbles,
            self.tested,
            self.bits,
            self.nested,
            self.exchanged,
            self.unreduced,
            self.batched,
            self.placed_in,
            self.sorted_together,
            self.selected,
            self.clamped,
            self.summed_over_two,
        ]
        return (
            kinds
            if self.integers
            else [*kinds, self.waves, self.turned, self.complex_products, self.solved, self.grouped]
        )

    def say(self, text: str) -> str:
        """An op of which the result is none of the values."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def like(self, shape: Shape, element: str) -> str:
        return typed(shape).replace("f32", element)

    def constrained(self, value: str, shape: Shape, element: str = "f32") -> str:
        """The value, lying in some way."""
        if self.random.random() < 0.5:
            return value
        sharding = self.sharding(shape, closed=True).removeprefix("#sdy.sharding")
        return self.say(f"sdy.sharding_constraint {value} {sharding} : {self.like(shape, element)}")

    # -- elements ------------------------------------------------------------------------------------

    def counted(self) -> None:
        """What depends on where an element lies."""
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        indices = self.like(shape, "i32")
        at = self.constrained(self.say(f"stablehlo.iota dim = {d} : {indices}"), shape, "i32")
        bound = self.say(f"stablehlo.constant dense<{self.random.randrange(shape[d] + 1)}> : {indices}")
        test = self.say(f"stablehlo.compare LT, {at}, {bound} : ({indices}, {indices}) -> {self.like(shape, 'i1')}")
        number = self.say(f"stablehlo.convert {at} : ({indices}) -> {typed(shape)}")
        self.put(f"stablehlo.select {test}, {value}, {number} : {self.like(shape, 'i1')}, {typed(shape)}", shape)

    def nibbles(self) -> None:
        """Elements of four bits."""
        value, shape = self.some()
        small = self.like(shape, self.random.choice(["i4", "ui4"]))
        limits = [self.say(f"stablehlo.constant dense<{n}.0> : tensor<f32>") for n in (0, 7)]
        signature = f"(tensor<f32>, {typed(shape)}, tensor<f32>) -> {typed(shape)}"
        within = self.say(f"stablehlo.clamp {limits[0]}, {value}, {limits[1]} : {signature}")
        made = self.say(f"stablehlo.convert {within} : ({typed(shape)}) -> {small}")
        d = self.random.randrange(len(shape))
        turned = self.say(f"stablehlo.reverse {made}, dims = [{d}] : {small}")
        both = self.say(f"stablehlo.xor {made}, {turned} : {small}")
        self.put(f"stablehlo.convert {both} : ({small}) -> {typed(shape)}", shape)

    def tested(self) -> None:
        """Whether all, or any, are so."""
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        kept = (*shape[:d], *shape[d + 1 :])
        tests = self.like(shape, "i1")
        other = self.pick(shape=shape)
        assert other is not None
        test = self.say(f"stablehlo.compare LE, {value}, {other[0]} : ({typed(shape)}, {typed(shape)}) -> {tests}")
        body, begin = self.random.choice([("and", "true"), ("or", "false")])
        start = self.say(f"stablehlo.constant dense<{begin}> : tensor<i1>")
        made = self.say(
            f"stablehlo.reduce({test} init: {start}) applies stablehlo.{body} across dimensions = [{d}]"
            f" : ({tests}, tensor<i1>) -> {self.like(kept, 'i1')}"
        )
        self.put(f"stablehlo.convert {made} : ({self.like(kept, 'i1')}) -> {typed(kept)}", kept)

    def bits(self) -> None:
        """Random ones, less of them."""
        _, shape = self.some()
        algorithm = self.random.choice(ALGORITHMS)
        size = 3 if algorithm == "PHILOX" and self.random.random() < 0.5 else 2
        state = self.say(f"stablehlo.constant dense<{list(range(5, 5 + size))}> : tensor<{size}xui64>")
        made = self.name()
        element = self.random.choice(["ui32", "ui64", "ui8"])
        type_ = self.like(shape, element)
        self.lines.append(
            f"  {made}:2 = stablehlo.rng_bit_generator {state}, algorithm = {algorithm}"
            f" : (tensor<{size}xui64>) -> (tensor<{size}xui64>, {type_})"
        )
        by = self.say(f"stablehlo.constant dense<11> : {type_}")
        least = self.say(f"stablehlo.remainder {made}#1, {by} : {type_}")
        own = self.constrained(least, shape, element)
        self.put(f"stablehlo.convert {own} : ({type_}) -> {typed(shape)}", shape)

    def clamped(self) -> None:
        value, shape = self.some()
        low, high = (self.say(f"stablehlo.constant dense<{n}.0> : tensor<f32>") for n in (0, 1))
        signature = f"(tensor<f32>, {typed(shape)}, tensor<f32>) -> {typed(shape)}"
        self.put(f"stablehlo.clamp {low}, {value}, {high} : {signature}", shape)

    def complex_products(self) -> None:
        value, shape = self.some()
        other = self.pick(shape=shape)
        assert other is not None
        type_ = self.like(shape, "complex<f32>")
        both = self.say(f"stablehlo.complex {value}, {other[0]} : {type_}")
        d = self.random.randrange(len(shape))
        rest = [size for e, size in enumerate(shape) if e != d]
        made = (*rest, *rest)
        if len(made) > 4 or prod(made) > 2000:
            return
        product = self.say(
            f"stablehlo.dot_general {both}, {both}, contracting_dims = [{d}] x [{d}]"
            f" : ({type_}, {type_}) -> {self.like(made, 'complex<f32>')}"
        )
        part = self.random.choice(["real", "imag"])
        self.put(f"stablehlo.{part} {product} : ({self.like(made, 'complex<f32>')}) -> {typed(made)}", made)

    # -- what needs a dimension whole ----------------------------------------------------------------

    def waves(self) -> None:
        value, shape = self.some()
        made = (*shape[:-1], shape[-1] // 2 + 1)
        type_ = self.like(made, "complex<f32>")
        wave = self.say(f"stablehlo.fft {value}, type = RFFT, length = [{shape[-1]}] : ({typed(shape)}) -> {type_}")
        self.put(f"stablehlo.real {wave} : ({type_}) -> {typed(made)}", made)

    def solved(self) -> None:
        """A system with ones on its diagonal, none below a half."""
        found = self.pick(rank=2)
        if found is None:
            return
        value, shape = found
        n = shape[-2]
        square = (*shape[:-2], n, n)
        zero = self.say(f"stablehlo.constant dense<0.25> : {typed(square)}")
        lists = "left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>"
        signature = f"({typed(square)}, {typed(shape)}) -> {typed(shape)}"
        self.put(f'"stablehlo.triangular_solve"({zero}, {value}) <{{{lists}}}> : {signature}', shape)

    def sorted_together(self) -> None:
        """Two values by the first of them."""
        value, shape = self.some()
        other = self.pick(shape=shape)
        assert other is not None
        d, made = self.random.randrange(len(shape)), self.name()
        pair = f"{typed(shape)}, {typed(shape)}"
        self.lines += [
            f'  {made}:2 = "stablehlo.sort"({value}, {other[0]}) <{{dimension = {d} : i64, is_stable = true}}> ({{',
            "  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %s: tensor<f32>, %t: tensor<f32>):",
            "    %r = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            "    stablehlo.return %r : tensor<i1>",
            f"  }}) : ({pair}) -> ({pair})",
        ]
        self.values.append((f"{made}#1", shape))

    # -- windows -------------------------------------------------------------------------------------

    def selected(self) -> None:
        """Where the largest of each window lies."""
        value, shape = self.some()
        sides = [self.random.randint(1, min(3, size)) for size in shape]
        steps = [self.random.randint(1, 3) for _ in shape]
        pads = [[self.random.randint(0, side - 1), self.random.randint(0, side - 1)] for side in sides]
        counts = tuple(
            (size + sum(pad) - side) // step + 1
            for size, side, step, pad in zip(shape, sides, steps, pads, strict=True)
        )
        number = self.say(f"stablehlo.constant dense<1.0> : {typed(counts)}")
        at = self.say(f"stablehlo.iota dim = {self.random.randrange(len(shape))} : {typed(counts)}")
        source = self.constrained(self.say(f"stablehlo.add {number}, {at} : {typed(counts)}"), counts)
        start = self.scalar()
        lists = {"window_dimensions": sides, "window_strides": steps}
        given = ", ".join(f"{key} = array<i64: {', '.join(map(str, given))}>" for key, given in lists.items())
        given += f", padding = dense<{pads}> : tensor<{len(shape)}x2xi64>"
        made = self.name()
        self.lines += [
            f'  {made} = "stablehlo.select_and_scatter"({value}, {source}, {start}) <{{{given}}}> ({{',
            "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):",
            "    %r = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            "    stablehlo.return %r : tensor<i1>",
            "  }, {",
            "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):",
            "    %r = stablehlo.add %p, %q : tensor<f32>",
            "    stablehlo.return %r : tensor<f32>",
            f"  }}) : ({typed(shape)}, {typed(counts)}, tensor<f32>) -> {typed(shape)}",
        ]
        self.values.append((made, shape))

    def turned(self) -> None:
        """A value in windows of itself, turned round."""
        found = self.pick(rank=3)
        if found is None or len(found[1]) != 3:
            return
        value, (count, length, features) = found
        pad = [self.random.randint(0, 2), self.random.randint(0, 2)]
        step, base, dilation = (self.random.choice([1, 1, 2]) for _ in range(3))
        reach = (length - 1) * base + sum(pad) - (length - 1) * dilation
        if reach < 0:
            return
        shape = (features, reach // step + 1, features)
        window = f"stride = [{step}], pad = [{pad}], lhs_dilate = [{base}], rhs_dilate = [{dilation}], reverse = [true]"
        signature = f"({typed((count, length, features))}, {typed((count, length, features))}) -> {typed(shape)}"
        self.put(
            f"stablehlo.convolution({value}, {value}) dim_numbers = [f, 0, b]x[i, 0, o]->[b, 0, f],"
            f" window = {{{window}}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : {signature}",
            shape,
        )

    def grouped(self) -> None:
        """Each feature with a kernel of its own, or each row of a batch."""
        found = self.pick(rank=3)
        if found is None or len(found[1]) != 3:
            return
        value, (count, length, features) = found
        side = self.random.randint(1, min(3, length))
        by_rows = self.random.random() < 0.5
        groups = count if by_rows else features
        kernel_shape = (side, features if by_rows else 1, groups)
        at = self.say(f"stablehlo.iota dim = {self.random.randrange(3)} : {typed(kernel_shape)}")
        kernel = self.constrained(at, kernel_shape)
        shape = (1 if by_rows else count, length - side + 1, groups)
        numbers = f"{{batch_group_count = {groups if by_rows else 1} : i64,"
        numbers += f" feature_group_count = {1 if by_rows else groups} : i64}}"
        signature = f"({typed((count, length, features))}, {typed(kernel_shape)}) -> {typed(shape)}"
        self.put(
            f"stablehlo.convolution({value}, {kernel}) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{}}"
            f" {numbers} : {signature}",
            shape,
        )

    def summed_over_two(self) -> None:
        found = self.pick(rank=2)
        if found is None:
            return
        value, shape = found
        dims = sorted(self.random.sample(range(len(shape)), 2))
        kept = tuple(size for d, size in enumerate(shape) if d not in dims)
        body, begin = ("add", "0.0") if self.neutral else self.random.choice([("add", "2.0"), ("maximum", "-1.0")])
        start = self.say(f"stablehlo.constant dense<{begin}> : tensor<f32>")
        self.put(
            f"stablehlo.reduce({value} init: {start}) applies stablehlo.{body} across dimensions = {dims}"
            f" : ({typed(shape)}, tensor<f32>) -> {typed(kept)}",
            kept,
        )

    # -- what data place -----------------------------------------------------------------------------

    def batched(self) -> None:
        """Of each row the elements that its own indices say."""
        found = self.pick(rank=2)
        if found is None or len(found[1]) != 2:
            return
        value, (rows, columns) = found
        count = self.random.choice(self.sizes)
        indices = self.constrained(self.indices((rows, count, 1), columns), (rows, count, 1), "i32")
        window = self.random.choice([1, 1, self.random.randint(1, columns)])
        made = (rows, count) if window == 1 else (rows, count, window)
        dims = "collapsed_slice_dims = [1], " if window == 1 else "offset_dims = [2], "
        numbers = f"{dims}operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]"
        self.put(
            f'"stablehlo.gather"({value}, {indices}) <{{dimension_numbers = #stablehlo.gather<{numbers},'
            f" index_vector_dim = 2>, slice_sizes = array<i64: 1, {window}>}}>"
            f" : ({typed((rows, columns))}, {self.like((rows, count, 1), 'i32')}) -> {typed(made)}",
            made,
        )

    def placed_in(self) -> None:
        """A part of a value laid over it where data say; the part lies in some way."""
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        side = self.random.randint(1, shape[d])
        update = tuple(side if e == d else size for e, size in enumerate(shape))
        ends = ", ".join(f"0:{size}" for size in update)
        cut = self.say(f"stablehlo.slice {value} [{ends}] : ({typed(shape)}) -> {typed(update)}")
        part = self.constrained(cut, update)
        starts, types = self.starts(shape)
        signature = f"({typed(shape)}, {typed(update)}, {types}) -> {typed(shape)}"
        self.put(f"stablehlo.dynamic_update_slice {value}, {part}, {starts} : {signature}", shape)

    # -- regions and devices -------------------------------------------------------------------------

    def nested(self) -> None:
        """A branch in a loop in a loop; what they carry lies in some way inside."""
        if self.straight:
            return
        value, shape = self.some()
        other = self.pick(shape=shape)
        assert other is not None
        type_, made = typed(shape), self.name()
        n = made[1:]
        zero = self.say("stablehlo.constant dense<0> : tensor<i32>")
        both = f"tensor<i32>, {type_}"

        def loop(name: str, start: str, times: int, inner: list[str], end: str) -> list[str]:
            scalars = "(tensor<i32>, tensor<i32>) -> tensor<i1>"
            return [
                f'  {name}:2 = "stablehlo.while"({zero}, {start}) ({{',
                f"  ^bb0(%i{name[1:]}: tensor<i32>, %c{name[1:]}: {type_}):",
                f"    %n{name[1:]} = stablehlo.constant dense<{times}> : tensor<i32>",
                f"    %p{name[1:]} = stablehlo.compare LT, %i{name[1:]}, %n{name[1:]} : {scalars}",
                f"    stablehlo.return %p{name[1:]} : tensor<i1>",
                "  }, {",
                f"  ^bb0(%j{name[1:]}: tensor<i32>, %d{name[1:]}: {type_}):",
                f"    %o{name[1:]} = stablehlo.constant dense<1> : tensor<i32>",
                f"    %k{name[1:]} = stablehlo.add %j{name[1:]}, %o{name[1:]} : tensor<i32>",
                *inner,
                f"    stablehlo.return %k{name[1:]}, {end} : {both}",
                f"  }}) : ({both}) -> ({both})",
            ]

        within = f"{made}b"
        sharding = self.sharding(shape, closed=False).removeprefix("#sdy.sharding")
        branch = [
            f'    %f{n} = "stablehlo.case"(%j{within[1:]}) ({{',
            f"      %g{n} = stablehlo.add %d{within[1:]}, {other[0]} : {type_}",
            f"      stablehlo.return %g{n} : {type_}",
            "    }, {",
            f"      %h{n} = stablehlo.reverse %d{within[1:]}, dims = [{self.random.randrange(len(shape))}] : {type_}",
            f"      %l{n} = sdy.sharding_constraint %h{n} {sharding} : {type_}",
            f"      stablehlo.return %l{n} : {type_}",
            f"    }}) : (tensor<i32>) -> {type_}",
        ]
        inner = loop(within, f"%d{n}", 2, branch, f"%f{n}")
        self.lines += loop(made, value, 2, inner, f"{within}#1")
        self.values.append((f"{made}#1", shape))

    def exchanged(self) -> None:
        """A manual computation of all axes, with a collective of its own."""
        if self.straight:
            return
        value, shape = self.some()
        d, (axis, size) = self.random.randrange(len(shape)), self.random.choice(list(self.mesh.items()))
        if shape[d] % size:
            return
        local = tuple(own // size if e == d else own for e, own in enumerate(shape))
        names, made = list(self.mesh), self.name()
        devices = np.arange(prod(self.mesh.values())).reshape(list(self.mesh.values()))
        groups = np.moveaxis(devices, names.index(axis), -1).reshape(-1, size).tolist()
        among = f"replica_groups = dense<{groups}> : tensor<{len(groups)}x{size}xi64>"
        channel = f"channel_handle = #stablehlo.channel_handle<handle = {100 + self.names}, type = 1>"
        spelled = ", ".join(f'{{"{axis}"}}' if e == d else "{}" for e in range(len(shape)))
        axes = "manual_axes={" + ", ".join(f'"{name}"' for name in names) + "}"
        kind = self.random.choice(["all_reduce", "collective_permute"])
        n = made[1:]
        if kind == "all_reduce":
            body = [
                f'    %e{n} = "stablehlo.all_reduce"(%m{n}) <{{{among}, {channel}, use_global_device_ids}}> ({{',
                "    ^bb0(%p: tensor<f32>, %q: tensor<f32>):",
                "      %r = stablehlo.add %p, %q : tensor<f32>",
                "      stablehlo.return %r : tensor<f32>",
                f"    }}) : ({typed(local)}) -> {typed(local)}",
            ]
        else:
            pairs = [[group[at], group[(at + 1) % size]] for group in groups for at in range(size)]
            rows = f"source_target_pairs = dense<{pairs}> : tensor<{len(pairs)}x2xi64>"
            head = f'"stablehlo.collective_permute"(%m{n}) <{{{rows}, {channel}}}>'
            body = [f"    %e{n} = {head} : ({typed(local)}) -> {typed(local)}"]
        shardings = f"in_shardings=[<@mesh, [{spelled}]>] out_shardings=[<@mesh, [{spelled}]>]"
        self.lines += [
            f"  {made} = sdy.manual_computation({value}) {shardings} {axes} (%m{n}: {typed(local)}) {{",
            *body,
            f"    sdy.return %e{n} : {typed(local)}",
            f"  }} : ({typed(shape)}) -> {typed(shape)}",
        ]
        self.values.append((made, shape))

    def unreduced(self) -> None:
        """A product whose terms stay terms through a sum, and end there."""
        found = self.pick(rank=2)
        if found is None or len(found[1]) != 2:
            return
        value, (rows, columns) = found
        axis = self.random.choice(list(self.mesh))
        made = (rows, rows)
        terms = f'{{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{}}, {{}}], unreduced={{"{axis}"}}>]>}}'
        apart = f'<@mesh, [{{}}, {{"{axis}"}}]>'
        own = self.say(f"sdy.sharding_constraint {value} {apart} : {typed((rows, columns))}")
        product = self.say(
            f"stablehlo.dot_general {own}, {own}, contracting_dims = [1] x [1] {terms}"
            f" : ({typed((rows, columns))}, {typed((rows, columns))}) -> {typed(made)}"
        )
        if self.random.random() < 0.7:
            other = self.pick(shape=made)
            product = self.say(f"stablehlo.add {product}, {other[0] if other else product} {terms} : {typed(made)}")
        if self.random.random() < 0.5:
            product = self.say(f"stablehlo.negate {product} {terms} : {typed(made)}")
        self.put(f"sdy.reshard {product} <@mesh, [{{}}, {{}}]> : {typed(made)}", made)


def program(seed: int, mesh: Mapping[str, int]) -> str:
    """Even seeds give floats, odd ones integers."""
    return written(Various, seed, mesh, straight=False, neutral=False)
