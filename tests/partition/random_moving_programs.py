"""Random programs for partitioning: besides what spreads shardings, ops that read elsewhere than where a part lies, or
where data say; of sizes that devices divide or do not; of floats or integers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tests.propagation import random_sharded_programs
from tests.propagation.random_sharded_programs import Shape, Writing, typed

MESHES: tuple[Mapping[str, int], ...] = ({"x": 4, "y": 2}, {"x": 8}, {"x": 2, "y": 3})
EVEN, ANY = (4, 8, 16), (1, 3, 5, 6, 8, 12)
FLOATS = ("tanh", "negate", "abs", "cosine")
INTEGERS = ("negate", "abs", "sign", "negate")


@dataclass
class Moving(Writing):
    """A body with such ops."""

    integers: bool = False
    sizes: tuple[int, ...] = EVEN
    # What XLA reads otherwise is left out: it may forget the start of folds that are not sums from zero, and drops
    # windows whole of which a part lies outside.
    neutral: bool = False

    def op(self) -> None:
        if self.random.random() < 0.4:
            self.elsewhere()
        else:
            super().op()

    def elsewhere(self) -> None:
        makers = [self.strided, self.padded, self.reversed, self.beside, self.windows, self.embedded, self.largest]
        makers += [
            self.put_in,
            self.cumulated,
            self.sorted,
            self.begun,
            self.cut_out,
            self.laid_over,
            self.windows_taken,
        ]
        makers += [self.windows_put, self.largest_two]
        if not self.integers:
            makers.append(self.convolved)
        self.random.choice(makers)()

    def some(self) -> tuple[str, Shape]:
        """A value that is no scalar."""
        found = self.pick(rank=1)
        assert found is not None
        return found

    def strided(self) -> None:
        value, shape = self.some()
        bounds = []
        for size in shape:
            start = self.random.randrange(size)
            bounds.append((start, self.random.randint(start + 1, size), self.random.choice([1, 1, 2, 3])))
        made = tuple(-(-(end - start) // step) for start, end, step in bounds)
        text = ", ".join(f"{start}:{end}:{step}" for start, end, step in bounds)
        self.put(f"stablehlo.slice {value} [{text}] : ({typed(shape)}) -> {typed(made)}", made)

    def padded(self) -> None:
        value, shape = self.some()
        low, high, interior = [], [], []
        made = []
        for size in shape:
            between = self.random.choice([0, 0, 0, 1, 2])
            whole = size + (size - 1) * between
            before = self.random.choice([0, 0, 1, 3, -1])
            behind = self.random.choice([0, 0, 2, 1, -1])
            if whole + before + behind < 1 or whole + before + behind > 24:
                between, before, behind, whole = 0, 0, 0, size
            low.append(before), high.append(behind), interior.append(between)
            made.append(whole + before + behind)
        scalar = self.scalar()
        lists = f"low = {low}, high = {high}, interior = {interior}"
        signature = f"({typed(shape)}, tensor<f32>) -> {typed(tuple(made))}"
        self.put(f"stablehlo.pad {value}, {scalar}, {lists} : {signature}", tuple(made))

    def scalar(self) -> str:
        name = self.name()
        number = "0.0" if self.neutral else self.random.choice(["0.0", "1.0", "3.0"])
        self.lines.append(f"  {name} = stablehlo.constant dense<{number}> : tensor<f32>")
        return name

    def reversed(self) -> None:
        value, shape = self.some()
        dims = sorted(self.random.sample(range(len(shape)), self.random.randint(1, len(shape))))
        self.put(f"stablehlo.reverse {value}, dims = {dims} : {typed(shape)}", shape)

    def beside(self) -> None:
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        fitting = [
            (name, other)
            for name, other in self.values
            if len(other) == len(shape)
            and all(a == b or e == d for e, (a, b) in enumerate(zip(other, shape, strict=True)))
        ]
        chosen = [(value, shape), *(self.random.choice(fitting) for _ in range(self.random.randint(1, 2)))]
        whole = sum(other[d] for _, other in chosen)
        if whole > 32:
            return
        made = tuple(whole if e == d else size for e, size in enumerate(shape))
        names, types = ", ".join(name for name, _ in chosen), ", ".join(typed(other) for _, other in chosen)
        self.put(f"stablehlo.concatenate {names}, dim = {d} : ({types}) -> {typed(made)}", made)

    def windows(self) -> None:
        value, shape = self.some()
        sides, strides, bases, dilations, pads = [], [], [], [], []
        made = []
        for size in shape:
            side = self.random.choice([1, 1, 2, 3])
            stride, base, dilation = (self.random.choice([1, 1, 1, 2]) for _ in range(3))
            pad = (self.random.randint(0, 2), self.random.randint(0, 2))
            reach = (size - 1) * base + 1 + sum(pad) - ((side - 1) * dilation + 1)
            if reach < 0 or reach // stride + 1 > 24:
                side, stride, base, dilation, pad, reach = 1, 1, 1, 1, (0, 0), size - 1
            sides.append(side), strides.append(stride), bases.append(base), dilations.append(dilation)
            pads.append(list(pad))
            made.append(reach // stride + 1)
        init = self.scalar()
        lists = {
            "window_dimensions": sides,
            "window_strides": strides,
            "base_dilations": bases,
            "window_dilations": dilations,
        }
        attributes = ", ".join(f"{key} = array<i64: {', '.join(map(str, given))}>" for key, given in lists.items())
        body = "add" if self.neutral else self.random.choice(["add", "maximum"])
        pads_text = f"padding = dense<{pads}> : tensor<{len(shape)}x2xi64>"
        head = f'"stablehlo.reduce_window"({value}, {init}) <{{{attributes}, {pads_text}}}>'
        signature = f"({typed(shape)}, tensor<f32>) -> {typed(tuple(made))}"
        self.with_region(head, f"stablehlo.{body} %p, %q : tensor<f32>", signature, tuple(made))

    def convolved(self) -> None:
        found = self.pick(rank=3)
        kernels = [(name, shape) for name, shape in self.values if len(shape) == 3 and shape[0] <= 8]
        if found is None or len(found[1]) != 3 or not kernels:
            return
        value, (n, length, features) = found
        fitting = [(name, shape) for name, shape in kernels if shape[1] == features]
        if not fitting:
            return
        kernel, (side, _, made) = self.random.choice(fitting)
        stride, base, dilation = (self.random.choice([1, 1, 2]) for _ in range(3))
        pad = (self.random.randint(0, 3), self.random.randint(0, 3))
        reach = (length - 1) * base + 1 + sum(pad) - ((side - 1) * dilation + 1)
        if reach < 0:
            return
        shape = (n, reach // stride + 1, made)
        window = (
            f"{{stride = [{stride}], pad = [[{pad[0]}, {pad[1]}]], lhs_dilate = [{base}], rhs_dilate = [{dilation}]}}"
        )
        signature = f"({typed((n, length, features))}, {typed((side, features, made))}) -> {typed(shape)}"
        self.put(
            f"stablehlo.convolution({value}, {kernel}) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {window}"
            f" {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : {signature}",
            shape,
        )

    def indices(self, shape: Shape, most: int, begin: int | None = None) -> str:
        """Some within the bounds, and some outside; or from `begin` on."""
        counted, made, plain = self.name(), self.name(), self.name()
        type_ = typed(shape).replace("f32", "i32")
        self.lines += [
            f"  {counted} = stablehlo.iota dim = 0 : {type_}",
            f"  {made} = stablehlo.constant dense<{self.random.choice([1, 3, 5])}> : {type_}",
            f"  {plain} = stablehlo.multiply {counted}, {made} : {type_}",
        ]
        off, moved = self.name(), self.name()
        first = self.random.choice([0, -2, most // 2]) if begin is None else begin
        self.lines += [
            f"  {off} = stablehlo.constant dense<{first}> : {type_}",
            f"  {moved} = stablehlo.add {plain}, {off} : {type_}",
        ]
        return moved

    def embedded(self) -> None:
        """Rows that indices say."""
        table, shape = self.some()
        if len(shape) > 2:
            return
        d = self.random.randrange(len(shape))
        self.taken(table, shape, d, [1 if e == d else size for e, size in enumerate(shape)], collapsed=True)

    def taken(self, value: str, shape: Shape, d: int, sizes: Sequence[int], collapsed: bool) -> None:
        """Slices of these sizes; where they begin along a dimension indices say."""
        count = self.random.choice(self.sizes)
        indices = self.indices((count, 1), shape[d])
        made = (count, *(size for e, size in enumerate(sizes) if e != d or not collapsed))
        offsets = f"offset_dims = {list(range(1, len(made)))}, " if len(made) > 1 else ""
        offsets += f"collapsed_slice_dims = [{d}], " if collapsed else ""
        numbers = f"{offsets}start_index_map = [{d}], index_vector_dim = 1"
        self.put(
            f'"stablehlo.gather"({value}, {indices}) <{{dimension_numbers = #stablehlo.gather<{numbers}>, slice_sizes ='
            f" array<i64: {', '.join(map(str, sizes))}>}}> : ({typed(shape)}, tensor<{count}x1xi32>) -> {typed(made)}",
            made,
        )

    def put_in(self) -> None:
        """Rows added where indices say."""
        table, shape = self.some()
        if len(shape) > 2:
            return
        d = self.random.randrange(len(shape))
        rest = tuple(size for e, size in enumerate(shape) if e != d)
        updates = [(name, other) for name, other in self.values if other[1:] == rest and other]
        if not updates:
            return
        update, other = self.random.choice(updates)
        indices = self.indices((other[0], 1), shape[d])
        window = list(range(1, len(other)))
        window_text = f"update_window_dims = {window}, " if window else ""
        numbers = (
            f"{window_text}inserted_window_dims = [{d}], scatter_dims_to_operand_dims = [{d}], index_vector_dim = 1"
        )
        head = f'"stablehlo.scatter"({table}, {indices}, {update}) <{{scatter_dimension_numbers ='
        head += f" #stablehlo.scatter<{numbers}>}}>"
        signature = f"({typed(shape)}, tensor<{other[0]}x1xi32>, {typed(other)}) -> {typed(shape)}"
        body = self.random.choice(["add", "maximum"])
        self.with_region(head, f"stablehlo.{body} %p, %q : tensor<f32>", signature, shape)

    def starts(self, shape: Shape) -> tuple[str, str]:
        """Where a slice begins, which no constant says, and the types of that."""
        names = []
        for size in shape:
            index, scalar = self.indices((1,), size), self.name()
            self.lines.append(f"  {scalar} = stablehlo.reshape {index} : (tensor<1xi32>) -> tensor<i32>")
            names.append(scalar)
        return ", ".join(names), ", ".join("tensor<i32>" for _ in names)

    def cut_out(self) -> None:
        """A slice that starts where data say."""
        value, shape = self.some()
        made = tuple(self.random.choice([size, self.random.randint(1, size)]) for size in shape)
        starts, types = self.starts(shape)
        sizes, signature = list(made), f"({typed(shape)}, {types}) -> {typed(made)}"
        self.put(f"stablehlo.dynamic_slice {value}, {starts}, sizes = {sizes} : {signature}", made)

    def smaller(self, shape: Shape) -> tuple[str, Shape] | None:
        """A value that fits into one of this shape."""
        others = [(name, other) for name, other in self.values if len(other) == len(shape) and other != shape]
        fitting = [one for one in others if all(a <= b for a, b in zip(one[1], shape, strict=True))]
        return self.random.choice(fitting) if fitting else None

    def laid_over(self) -> None:
        """A value with another one over it where data say."""
        value, shape = self.some()
        update = self.smaller(shape)
        if update is None:
            return
        starts, types = self.starts(shape)
        signature = f"({typed(shape)}, {typed(update[1])}, {types}) -> {typed(shape)}"
        self.put(f"stablehlo.dynamic_update_slice {value}, {update[0]}, {starts} : {signature}", shape)

    def windows_taken(self) -> None:
        """Slices of several elements that indices say."""
        value, shape = self.some()
        if len(shape) > 2:
            return
        d = self.random.randrange(len(shape))
        sizes = [self.random.randint(1, size) if e == d else size for e, size in enumerate(shape)]
        self.taken(value, shape, d, sizes, collapsed=False)

    def windows_put(self) -> None:
        """A window of several elements added where an index says."""
        value, shape = self.some()
        update = self.smaller(shape)
        if update is None:
            return
        d = self.random.randrange(len(shape))
        within = self.random.randint(0, shape[d] - update[1][d]) if self.neutral else None
        index = self.indices((1,), shape[d], within)
        numbers = f"update_window_dims = {list(range(len(shape)))}, scatter_dims_to_operand_dims = [{d}]"
        head = f'"stablehlo.scatter"({value}, {index}, {update[0]}) <{{scatter_dimension_numbers ='
        head += f" #stablehlo.scatter<{numbers}, index_vector_dim = 0>}}>"
        signature = f"({typed(shape)}, tensor<1xi32>, {typed(update[1])}) -> {typed(shape)}"
        self.with_region(head, "stablehlo.add %p, %q : tensor<f32>", signature, shape)

    def largest(self) -> None:
        if not self.neutral:
            self.folded(self.random.choice(["maximum", "minimum"]), "1.0")

    def largest_two(self) -> None:
        """The largest pair of two values, of the first ones, and where these are alike of the second ones."""
        value, shape = self.some()
        other = self.random.choice([name for name, own in self.values if own == shape])
        d = self.random.randrange(len(shape))
        kept, made, init = (*shape[:d], *shape[d + 1 :]), self.name(), self.name()
        pair = "(tensor<f32>, tensor<f32>) -> tensor<i1>"
        self.lines += [
            f"  {init} = stablehlo.constant dense<-7.0> : tensor<f32>",
            f'  {made}:2 = "stablehlo.reduce"({value}, {other}, {init}, {init}) <{{dimensions = array<i64: {d}>}}> ({{',
            "  ^bb0(%p: tensor<f32>, %s: tensor<f32>, %q: tensor<f32>, %t: tensor<f32>):",
            f"    %a = stablehlo.compare GT, %p, %q : {pair}",
            f"    %b = stablehlo.compare EQ, %p, %q : {pair}",
            f"    %c = stablehlo.compare GT, %s, %t : {pair}",
            "    %d = stablehlo.and %b, %c : tensor<i1>",
            "    %e = stablehlo.or %a, %d : tensor<i1>",
            "    %f = stablehlo.select %e, %p, %q : tensor<i1>, tensor<f32>",
            "    %g = stablehlo.select %e, %s, %t : tensor<i1>, tensor<f32>",
            "    stablehlo.return %f, %g : tensor<f32>, tensor<f32>",
            f"  }}) : ({typed(shape)}, {typed(shape)}, tensor<f32>, tensor<f32>) -> ({typed(kept)}, {typed(kept)})",
        ]
        self.values += [(f"{made}#0", kept), (f"{made}#1", kept)]

    def begun(self) -> None:
        """A sum that begins with something."""
        self.folded("add", "0.0" if self.neutral else "3.0")

    def folded(self, body: str, start: str) -> None:
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        made = (*shape[:d], *shape[d + 1 :])
        init = self.name()
        self.lines.append(f"  {init} = stablehlo.constant dense<{start}> : tensor<f32>")
        signature = f"({typed(shape)}, tensor<f32>) -> {typed(made)}"
        self.put(
            f"stablehlo.reduce({value} init: {init}) applies stablehlo.{body} across dimensions = [{d}] : {signature}",
            made,
        )

    def cumulated(self) -> None:
        """Sums up to each element, as one window for each."""
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        init = self.scalar()
        sides = [size if e == d else 1 for e, size in enumerate(shape)]
        pads = [[size - 1 if e == d else 0, 0] for e, size in enumerate(shape)]
        lists = ", ".join(map(str, sides))
        pads_text = f"padding = dense<{pads}> : tensor<{len(shape)}x2xi64>"
        head = f'"stablehlo.reduce_window"({value}, {init}) <{{window_dimensions = array<i64: {lists}>, {pads_text}}}>'
        signature = f"({typed(shape)}, tensor<f32>) -> {typed(shape)}"
        self.with_region(head, "stablehlo.add %p, %q : tensor<f32>", signature, shape)

    def sorted(self) -> None:
        value, shape = self.some()
        d = self.random.randrange(len(shape))
        head = f'"stablehlo.sort"({value}) <{{dimension = {d} : i64, is_stable = true}}>'
        body = "stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>"
        self.with_region(head, body, f"({typed(shape)}) -> {typed(shape)}", shape)

    def with_region(self, head: str, body: str, signature: str, shape: Shape) -> None:
        """An op with a region of one op of two scalars."""
        made = self.name()
        self.lines += [
            f"  {made} = {head} ({{",
            "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):",
            f"    %r = {body}",
            f"    stablehlo.return %r : {body.rpartition(' ')[2]}",
            f"  }}) : {signature}",
        ]
        self.values.append((made, shape))


def program(seed: int, mesh: Mapping[str, int], straight: bool = False, neutral: bool = False) -> str:
    """Even seeds give floats, odd ones integers."""
    return written(Moving, seed, mesh, straight, neutral)


def written(writing: type[Moving], seed: int, mesh: Mapping[str, int], straight: bool, neutral: bool) -> str:
    """A program of some kinds of ops."""
    random = Random(seed)
    integers = seed % 2 == 1
    sizes = EVEN if 8 % max(mesh.values()) == 0 and seed % 4 < 2 else ANY
    body = writing(random, dict(mesh), straight, seed, integers=integers, sizes=sizes, neutral=neutral)
    with _Choices(sizes, INTEGERS if integers else FLOATS):
        text = body.program(random.randint(4, 14))
    return _as_integers(text) if integers else text


def _as_integers(text: str) -> str:
    text = re.sub(r"(tensor<(?:\d+x)*)f32>", r"\1i32>", text)
    return re.sub(r"dense<(-?\d+)\.0>", r"dense<\1>", text).replace("stablehlo.tanh", "stablehlo.abs")


class _Choices:
    """Other sizes and ops of one value, for a while."""

    def __init__(self, sizes: tuple[int, ...], unary: tuple[str, ...]) -> None:
        self.new = sizes, unary

    def __enter__(self) -> None:
        self.old = random_sharded_programs.SIZES, random_sharded_programs.UNARY
        random_sharded_programs.SIZES, random_sharded_programs.UNARY = self.new

    def __exit__(self, *_: object) -> None:
        random_sharded_programs.SIZES, random_sharded_programs.UNARY = self.old
