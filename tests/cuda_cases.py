"""Instances of ops for kernels: random operands of given types, and what the NumPy kernels make of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import random_instances
from element_values import values, whole
from primitive_host import rows

import opspec
from opspec.cuda import ALONE, Specialised, kernel_of, specialise, specialise_view
from opspec.cuda_plan import Process
from opspec.dialects import generated
from opspec.dims import Vec
from opspec.element import ELEMENT_TYPES, ElementType, Tensor, element_of
from opspec.elementwise import limits
from opspec.examples import parse_example
from opspec.kernel import kind
from opspec.load import load_generic
from opspec.view import ModuleView, View, import_module
from opspec_generator import packaged_dir
from opspec_generator.instance import from_example
from opspec_generator.language.tree import Apply, walk
from opspec_generator.load import load_base, load_op
from opspec_generator.model import Grid, Op, Pull
from opspec_generator.op_shapes import op_files
from opspec_generator.program import program

Arrays = list[Any]
TYPES = [element for element in ELEMENT_TYPES.values() if element.kind != "index"]
SAMPLE = [ELEMENT_TYPES[n] for n in ("i1", "i4", "ui8", "i32", "f8E4M3FN", "bf16", "f32", "complex<f32>")]
BASE = load_base(packaged_dir("spec"))


@dataclass(frozen=True)
class Case:
    """One use of an op, as a `program` where it has a region; `ulp`, `relative`: what results may be off.

    `outputs`: what a process of a grid is to make, of operands that are those of all processes.
    """

    name: str
    op: str
    operands: Arrays
    results: list[Any]
    attributes: Mapping[str, Any] = field(default_factory=dict)
    program: str = ""
    ulp: int = 0
    relative: float = 0
    process: Process = ALONE
    outputs: Sequence[Any] = ()

    def __str__(self) -> str:
        return self.name

    def kernel(self, name: str) -> Specialised:
        if self.program:
            return specialise_view(view_of(self.program, self.op), name, self.process)
        return specialise(self.op, [_type(x) for x in self.operands], self.attributes, self.results, name=name)

    def expected(self) -> list[Any]:
        if self.outputs:
            return list(self.outputs)
        if self.program:
            return list(opspec.run(loaded(self.program), *self.inputs))
        kernel = generated("numpy", self.op)
        assert kernel is not None
        signature = generated("binding", self.op).SIGNATURE  # type: ignore[union-attr]
        leaves = [leaf for a in signature.attributes for leaf in (a.fields or (a,))]
        types = [_type(x) for x in self.operands]
        known: dict[str, Any] = {}
        for leaf in leaves:
            value = self.attributes.get(leaf.name)
            known[leaf.name] = leaf.default(*types) if value is None and leaf.default is not None else value
        known |= {v.name: t for v, t in zip(signature.results, self.results, strict=True)}
        given = [tuple(x) if isinstance(x, list) else x for x in self.operands]
        with np.errstate(all="ignore"):
            made = kernel.kernel(*given, **known)
        many = isinstance(made, tuple)
        return [np.asarray(x) for x in (made if many else (made,))]

    @property
    def inputs(self) -> list[Any]:
        """The arguments of the program, where operands that are read as vectors are constants."""
        declared = ops()[self.op].operands
        return _flat(x for value, x in zip(declared, self.operands, strict=True) if not value.type.readable)

    @property
    def arrays(self) -> list[Any]:
        alone = kernel_of(self.op).grid and not self.outputs
        return [x[None, None] if alone else x for x in _flat(self.operands)]


def _flat(items: Iterable[Any]) -> list[Any]:
    return [x for item in items for x in (item if isinstance(item, list) else [item])]


def _type(x: Any) -> Any:
    return [_type(y) for y in x] if isinstance(x, list) else Tensor(Vec(np.shape(x)), element_of(x.dtype))


def tensor(element: ElementType, *shape: int) -> Tensor:
    return Tensor(Vec(shape), element)


def view_of(program: str, op: str) -> View:
    return next(view for view in loaded(program).walk() if view.name == op)


def loaded(program: str) -> ModuleView:
    """The MLIR library refuses some valid programs; those in generic form it need not judge."""
    return import_module((load_generic if program.startswith('"func.func"') else opspec.load)(program))


@cache
def ops() -> dict[str, Op]:
    return {op.name: op for op in (load_op(path, BASE) for path in op_files(packaged_dir("spec")))}


def derivable() -> list[str]:
    """The ops in pull form that have a kernel."""
    return [name for name in ops() if hasattr(generated("cuda", name), "KERNEL")]


# --- cases ----------------------------------------------------------------------------------------


def cases(op: str, elements: Sequence[ElementType], seed: int = 0, most: int | None = None) -> list[Case]:
    """The op's examples, and at most so many random instances."""
    rng = np.random.default_rng([seed, *op.encode()])
    found = list(STRUCTURED[op](rng, elements)) if op in STRUCTURED else []
    if generated("numpy", op).ELEMENTWISE:  # type: ignore[union-attr]
        found += elementwise(op, rng, elements)
    if most is not None and len(found) > most:
        found = [found[at] for at in sorted(rng.permutation(len(found))[:most])]
    return [*examples(op), *processes(op), *drawn(op, rng), *found]


def examples(op: str) -> Iterator[Case]:
    """The op file's own, those with regions and quantized types excepted."""
    declared = ops()[op]
    for example in declared.examples:
        texts = [text for given in (*example.inputs.values(), *example.outputs.values()) for text in given]
        if example.regions or any("!quant" in text for text in texts):
            continue
        case = parse_example(declared, example, BASE)
        plain = {name: float(v) if leaf_kind(declared, name) == "f32" else v for name, v in case.attributes.items()}
        attributes = {name: _vec(value) for name, value in plain.items()}
        yield Case(
            f"{op}, example {example.name}",
            op,
            case.operands,
            case.results,
            attributes,
            relative=1e-5 if "reduction" in declared.accuracy.values() else 0,
            ulp=ulp(op, _kind([*case.operands, *case.outputs])),
        )


def processes(op: str) -> Iterator[Case]:
    """Each process of the op file's examples that have several."""
    declared = ops()[op]
    for grid in declared.grids:
        parsed = [parse_example(declared, process, BASE) for process in grid.processes]
        everywhere = [_everywhere(given, grid) for given in zip(*(case.operands for case in parsed), strict=True)]
        for at, (example, case) in enumerate(zip(grid.processes, parsed, strict=True)):
            yield Case(
                f"{op}, example {grid.name}, process {at}",
                op,
                everywhere,
                [],
                program=program(declared, from_example(declared, example)),
                relative=1e-5 if "reduction" in declared.accuracy.values() else 0,
                process=Process(*divmod(at, grid.partitions), grid.replicas, grid.partitions),
                outputs=_flat(case.outputs),
            )


def _everywhere(given: Sequence[Any], grid: Grid) -> Any:
    """An operand of all processes, replica by replica; one for each item of a list."""
    if isinstance(given[0], list):
        return [_everywhere(items, grid) for items in zip(*given, strict=True)]
    return np.stack(given).reshape(grid.replicas, grid.partitions, *given[0].shape)


def drawn(op: str, rng: np.random.Generator, count: int = 4) -> Iterator[Case]:
    """Instances that the op's own rules admit, as steps from its examples."""
    declared = ops()[op]
    for at in range(count):
        instance = random_instances.walk(declared, rng.integers(0, 1 << 20, 3 + at).tolist())
        if not random_instances.is_static(instance) or not instance.results or not all(instance.results):
            continue
        first = next(group for group in (*instance.operands, *instance.results) if group)[0].element
        bounded, allowed = "reduction" in declared.accuracy.values(), ulp(op, first.kind)
        plain = bounded or (allowed and first.kind == "complex")
        arrays = random_instances.values(instance, at, special=not plain)
        operands = [list(g) if v.type.variadic else g[0] for v, g in zip(declared.operands, arrays, strict=True)]
        text = program(declared, instance)
        yield Case(
            f"{op}, drawn {at}: {instance.key}", op, operands, [], program=text, ulp=allowed,
            relative=_bound(instance.results[0][0].element) if bounded else 0,
        )  # fmt: skip


def _bound(element: Any) -> float:
    """How far sums of a few terms may be apart when they are taken in another order."""
    if element.kind not in ("float", "complex"):
        return 0
    part = np.zeros(1, element.dtype).real.dtype
    return 16 * float(limits(part).eps)


def leaf_kind(op: Op, name: str) -> str:
    return next(leaf.kind for leaf in op.leaves if leaf.name == name)


def _vec(value: Any) -> Any:
    return Vec(map(_vec, value)) if isinstance(value, tuple | list) else value


def _kind(values: Sequence[Any]) -> str:
    first = values[0][0] if isinstance(values[0], list) else values[0]
    return kind(first.dtype)


@cache
def ulp(op: str, element_kind: str) -> int:
    """How far two evaluations may be apart: what the op's primitives allow NumPy and C text together."""
    semantics = ops()[op].semantics
    assert isinstance(semantics, Pull)
    allowed = {row.name: row.ulp("numpy", element_kind) + row.ulp("c", element_kind) for row in rows()}
    trees = [arm.formula.tree for stage in semantics.stages for arm in stage.arms]
    return sum(allowed.get(node.function, 0) for tree in trees for node in walk(tree) if isinstance(node, Apply))


def elementwise(op: str, rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    """Operands and results of one shape, for every choice of types that keeps the op's rules."""
    signature = generated("binding", op).SIGNATURE  # type: ignore[union-attr]
    shape = (3, 17)
    names = [var.name for var in signature.typevars]
    ranges = [[e for e in elements if e.kind in var.classes] for var in signature.typevars]
    leaves = [leaf for attribute in signature.attributes for leaf in (attribute.fields or (attribute,))]
    for types in itertools.product(*ranges):
        chosen = dict(zip(names, types, strict=True))
        tolerance = ulp(op, types[0].kind)
        operands = [values(rng, _element(v, chosen), shape, exact=not tolerance) for v in signature.operands]
        results = [tensor(_element(v, chosen), *shape) for v in signature.results]
        for picked in itertools.product(*(_choices(leaf, operands) for leaf in leaves)):
            attributes = dict(zip((a.name for a in leaves), picked, strict=True))
            if _keeps_rules(op, operands, attributes, results, types):
                label = ", ".join([op, *map(str, types), *map(str, filter(None, picked))])
                yield Case(label, op, operands, results, attributes, ulp=tolerance)


def _choices(leaf: Any, operands: Arrays) -> list[Any]:
    """Values of an attribute or a field to try."""
    if leaf.default is not None:
        return [leaf.default(*operands)]
    if leaf.choices:
        return [*leaf.choices, *([None] if leaf.optional else [])]
    return [2, 5] if leaf.kind in ("i32", "i64") else [None]


def _element(value: Any, chosen: Mapping[str, ElementType]) -> ElementType:
    if value.element in chosen:
        return chosen[value.element]
    return ELEMENT_TYPES[{"": "i1"}.get(value.element, value.element)]


def _keeps_rules(op: str, operands: Arrays, attributes: Mapping[str, Any], results: Sequence[Any], types: Any) -> bool:
    kept = []
    module = generated("verifier", op)
    assert module is not None
    check = lambda _name, rule, needs=(): kept.append(rule() is not False)  # noqa: ARG005, E731
    module.rules(check, *map(_type, operands), *attributes.values(), *results, *types)
    return all(kept)


# --- ops with structure -----------------------------------------------------------------------------


def pads(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        rank = at % 4
        shape = rng.integers(0 if at % 5 == 4 else 1, 5, rank)
        inner = rng.integers(0, 3, rank)
        inside = shape + np.maximum(shape - 1, 0) * inner
        low = rng.integers(-2, 4, rank)
        high = np.maximum(rng.integers(-2, 4, rank), -low - inside)
        names = ("edge_padding_low", "edge_padding_high", "interior_padding")
        attributes = {name: Vec(v.tolist()) for name, v in zip(names, (low, high, inner), strict=True)}
        operands = [values(rng, element, shape), values(rng, element, ())]
        yield Case(
            f"pad {element} {shape}",
            "stablehlo.pad",
            operands,
            [tensor(element, *(low + inside + high).tolist())],
            attributes,
        )


def gathers(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    indices = [e for e in elements if e.kind in ("sint", "uint") and e.bits >= 8] or [ELEMENT_TYPES["i32"]]
    for at, element in enumerate(elements):
        shape = rng.integers(2, 5, 3)
        start = indices[at % len(indices)]
        sizes = np.array([1, *(rng.integers(1, n + 1) for n in shape[1:])])
        batched = at % 3 == 0
        order = rng.permutation([1, 2] if batched else [0, 1, 2]).tolist()
        batch = [int(shape[0]), 3] if batched else [3, 2]
        vector = int(rng.integers(0, 3)) if at % 2 else 2
        given = [*batch[:vector], len(order), *batch[vector:]]
        attributes = {
            "offset_dims": Vec([0, 3] if at % 2 else [1, 2]),
            "collapsed_slice_dims": Vec([] if batched else [0]),
            "operand_batching_dims": Vec([0] if batched else []),
            "start_indices_batching_dims": Vec([0 if vector else 1] if batched else []),
            "start_index_map": Vec(order),
            "index_vector_dim": vector,
            "slice_sizes": Vec(sizes.tolist()),
        }
        low = 0 if start.kind == "uint" else -2
        starts = rng.integers(low, 6, given).astype(start.dtype)
        result = [0, 0, 0, 0]
        for dim, size in zip(attributes["offset_dims"], sizes[1:], strict=True):
            result[dim] = int(size)
        rest = iter(batch)
        result = [size or next(rest) for size in result]
        yield Case(
            f"gather {element} {start} {shape}",
            "stablehlo.gather",
            [values(rng, element, shape), starts],
            [tensor(element, *result)],
            attributes,
        )


def reshapes(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        shape = [[2, 3, 4], [24], [4, 6], [1, 24, 1]][at % 4]
        operands = [values(rng, element, (2, 12)), np.array(shape, [np.int32, np.int64][at % 2])]
        yield Case(
            f"dynamic_reshape {element} {shape}",
            "stablehlo.dynamic_reshape",
            operands,
            [tensor(element, *shape)],
        )


def selects(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for element in elements:
        for shape in ((), (5, 3)):
            operands = [
                values(rng, ELEMENT_TYPES["i1"], shape),
                *(values(rng, element, (5, 3)) for _ in range(2)),
            ]
            yield Case(f"select {element} by {shape}", "stablehlo.select", operands, [tensor(element, 5, 3)])


def norms(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for element in elements:
        if element.kind == "float" and element.bits >= 16:
            at, channels = int(rng.integers(0, 3)), 3
            shape = [4, 5]
            shape.insert(at, channels)
            sizes = (shape, [channels], [channels])
            operands = [rng.uniform(0.5, 2, size).astype(element.dtype) for size in sizes]
            results = [tensor(element, *shape), tensor(element, channels), tensor(element, channels)]
            bound = {16: 0.1, 32: 1e-4, 64: 1e-12}[element.bits]
            attributes = {"epsilon": 0.25, "feature_index": at}
            yield Case(
                f"batch_norm_training {element}",
                "stablehlo.batch_norm_training",
                operands,
                results,
                attributes,
                relative=bound,
            )


def convolutions(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    numbers = [e for e in elements if e.kind not in ("bool",) and e.name != "f8E8M0FNU" and e.bits > 2]
    for at, element in enumerate(numbers):
        n = at % 3
        spatial, window = rng.integers(3, 5, n), rng.integers(1, 3, n)
        stride, low, high = rng.integers(1, 3, n), rng.integers(-1, 3, n), rng.integers(0, 3, n)
        inner, outer = rng.integers(1, 3, n), rng.integers(1, 3, n)
        groups, batches = [(1, 1), (2, 1), (1, 2)][at % 3]
        channels, features, batch = 2, 2 * groups * batches, 2 * batches
        padded = low + (spatial - 1) * inner + 1 + high
        reach = (window - 1) * outer + 1
        made = np.where(padded < reach, 0, (padded - reach) // stride + 1)
        lhs, rhs, out = (rng.permutation(n + 2).tolist() for _ in range(3))
        attributes = {
            "window_strides": Vec(stride.tolist()),
            "padding": Vec([Vec(p) for p in zip(low.tolist(), high.tolist(), strict=True)]),
            "lhs_dilation": Vec(inner.tolist()), "rhs_dilation": Vec(outer.tolist()),
            "window_reversal": Vec([bool(b) for b in rng.integers(0, 2, n)]),
            "input_batch_dimension": lhs[0], "input_feature_dimension": lhs[1],
            "input_spatial_dimensions": Vec(lhs[2:]),
            "kernel_input_feature_dimension": rhs[0], "kernel_output_feature_dimension": rhs[1],
            "kernel_spatial_dimensions": Vec(rhs[2:]),
            "output_batch_dimension": out[0], "output_feature_dimension": out[1],
            "output_spatial_dimensions": Vec(out[2:]),
            "feature_group_count": groups, "batch_group_count": batches,
        }  # fmt: skip
        sizes = (
            (lhs, [batch, channels * groups, *spatial]),
            (rhs, [channels, features, *window]),
            (out, [batch // batches, features, *made]),
        )
        shapes = [[int(given[axes.index(d)]) for d in range(n + 2)] for axes, given in sizes]
        operands = [whole(rng, element, shapes[0]), whole(rng, element, shapes[1])]
        yield Case(
            f"convolution {element} {shapes}",
            "stablehlo.convolution",
            operands,
            [tensor(element, *shapes[2])],
            attributes,
        )


def reductions(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        shape = [(3, 4), (2, 3, 4), (5,), (2, 0, 3)][at % 4]
        dims = [[0], [0, 2], [0], [1]][at % 4]
        kept = [n for d, n in enumerate(shape) if d not in dims]
        op = ["add", "maximum", "minimum", "multiply"][at % 4]
        body = f"%r = stablehlo.{op} %a, %b : tensor<{element}>\n stablehlo.return %r : tensor<{element}>"
        x, init = whole(rng, element, shape), whole(rng, element, ())
        yield Case(
            f"reduce {op} {element} {shape}", "stablehlo.reduce", [[x], [init]], [[tensor(element, *kept)]],
            program=reduction([element], shape, dims, kept, body),
        )  # fmt: skip
    yield arg_max(rng)


def arg_max(rng: np.random.Generator) -> Case:
    """A reduction of two tensors of different types, by a region of several ops and a constant."""
    f32, i32 = ELEMENT_TYPES["f32"], ELEMENT_TYPES["i32"]
    body = """
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %c = stablehlo.compare GT, %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %c, %b, %a : tensor<i1>, tensor<f32>
      %s = stablehlo.select %c, %bj, %aj : tensor<i1>, tensor<i32>
      %j = stablehlo.add %s, %zero : tensor<i32>
      stablehlo.return %v, %j : tensor<f32>, tensor<i32>"""
    x = rng.permutation(24).reshape(4, 6).astype(np.float32)
    places = np.broadcast_to(np.arange(6, dtype=np.int32), (4, 6)).copy()
    text = reduction([f32, i32], (4, 6), [1], [4], body)
    operands = [[x, places], [np.full((), -1, np.float32), np.zeros((), np.int32)]]
    results = [[tensor(f32, 4), tensor(i32, 4)]]
    return Case("arg max", "stablehlo.reduce", operands, results, program=text)


def reduction(elements: Sequence[ElementType], shape: Any, dims: list[int], kept: list[int], body: str) -> str:
    """A program with one reduction in it."""
    inputs = [str(tensor(e, *shape)) for e in elements]
    scalars = [f"tensor<{e}>" for e in elements]
    results = ", ".join(str(tensor(e, *kept)) for e in elements)
    names = [f"%x{i}" for i in range(2 * len(elements))]
    given = ", ".join(f"{n}: {t}" for n, t in zip(names, [*inputs, *scalars], strict=True))
    arguments = [f"%{side}{'j' if i else ''}: {t}" for side in "ab" for i, t in enumerate(scalars)]
    count = len(elements)
    return f"""func.func @main({given}) -> ({results}) {{
    %r0:{count} = "stablehlo.reduce"({", ".join(names)}) ({{
    ^bb0({", ".join(arguments)}):
      {body}
    }}) {{dimensions = array<i64: {", ".join(map(str, dims))}>}}
      : ({", ".join([*inputs, *scalars])}) -> ({results})
    return {", ".join(f"%r0#{i}" for i in range(count))} : {results}
    }}"""


STRUCTURED: dict[str, Callable[[np.random.Generator, Sequence[ElementType]], Iterator[Case]]] = {
    "stablehlo.pad": pads,
    "stablehlo.gather": gathers,
    "stablehlo.dynamic_reshape": reshapes,
    "stablehlo.select": selects,
    "stablehlo.batch_norm_training": norms,
    "stablehlo.convolution": convolutions,
    "stablehlo.reduce": reductions,
}
