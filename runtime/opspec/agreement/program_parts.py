"""Parts of programs as programs: a region, an op; and programs with an op less.

Values that a part reads become arguments of @main. Which ones they are is said by number: in a copy of a module the
values have the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING

from opspec.agreement.shown_programs import copy_of, end_with
from opspec.execution.executor import MAIN
from opspec.programs import carrier
from opspec.programs.records import CONSTANTS, Block, ModuleView, View, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_PART = "opspec.part"  # a name that no function has
Part = tuple["ir.Module", tuple[int, ...]]  # a program, and the numbers of what it reads


def region_program(op: View, number: int) -> Part:
    """A region of an op as @main of a program with the same functions. It takes what the region takes, and then the
    values from outside that it reads; constants are made again.
    """
    twin, same = _twin(op)
    block = same.regions[number].block
    outside = _read_from_outside(block.ops, block)
    constants = [maker for x in outside if (maker := _constant(twin, x)) is not None]
    reads = tuple(x for x in outside if _constant(twin, x) is None)
    return _as_main(twin, [*block.arguments, *reads], [*constants, *block.ops[:-1]], block.ops[-1].operands), reads


def op_program(op: View) -> Part:
    """One op as @main of a program."""
    twin, same = _twin(op)
    reads = tuple(_read_from_outside([same]))
    return _as_main(twin, reads, [same], same.results), reads


def of_ops(module: ModuleView, taken: Sequence[int], ops: Sequence[View], results: Sequence[int]) -> ir.Module:
    """Some ops of @main as the whole of it: it takes these values, and gives those."""
    wanted = set(map(id, ops))
    places = {at for at, each in enumerate(module.root.walk()) if id(each) in wanted}
    twin = import_module(copy_of(module.root.op))
    return _as_main(twin, taken, [op for at, op in enumerate(twin.walk()) if at in places], results)


def without(op: View) -> Part:
    """The program without an op of @main: what it gives becomes arguments behind the others."""
    twin, same = _twin(op)
    main = twin.functions[MAIN]
    with _inside(twin):
        block = main.op.regions[0].blocks[0]
        for value in same.op.results:
            value.replace_all_uses_with(block.add_argument(value.type, same.op.location))
        same.op.erase()
        return _tidied(twin, [*main.regions[0].block.arguments, *same.results])


def inlined(call: View) -> Part:
    """The program with the ops of the called function in the place of a call in @main."""
    twin, same = _twin(call)
    body = twin.functions[str(same.attributes["callee"])].regions[0].block
    by_number = _by_number(twin)
    with _inside(twin):
        taken = dict(zip((by_number[x] for x in body.arguments), same.op.operands, strict=True))
        now = _cloned(body.ops[:-1], taken, carrier.ir.InsertionPoint(same.op))
        for value, inner in zip(list(same.op.results), body.ops[-1].op.operands, strict=True):
            value.replace_all_uses_with(now[inner])
        same.op.erase()
        return _tidied(twin, twin.functions[MAIN].regions[0].block.arguments)


def ending_before(op: View) -> Part:
    """The program with what an op of @main reads in place of what it gives, among its results; arguments are none."""
    twin, same = _twin(op)
    main = twin.functions[MAIN]
    block = main.regions[0].block
    gives = [x for x in block.ops[-1].operands if x not in same.results]
    made = [x for x in same.operands if twin.producers[x] is not None]
    by_number = _by_number(twin)
    with _inside(twin):
        block.ops[-1].op.erase()
        results = [by_number[x] for x in dict.fromkeys([*gives, *made] or same.operands)]
        end_with(main.op, main.op.regions[0].blocks[0], results)
        return _tidied(twin, block.arguments)


# --- how they are made ------------------------------------------------------------------------------------------


def _twin(op: View) -> tuple[ModuleView, View]:
    """A copy of the module around an op, and the op in it."""
    root = op.module.root
    at = next(at for at, each in enumerate(root.walk()) if each is op)
    twin = import_module(copy_of(root.op))
    return twin, next(islice(twin.walk(), at, None))


def _constant(module: ModuleView, value: int) -> View | None:
    maker = module.producers[value]
    return maker if maker is not None and maker.name in CONSTANTS else None


def _read_from_outside(ops: Sequence[View], block: Block | None = None) -> list[int]:
    inner = [each for op in ops for each in op.walk()]
    blocks = [
        *([block] if block is not None else ()),
        *(b for x in inner for region in x.regions for b in region.blocks),
    ]
    own = {x for b in blocks for x in b.arguments} | {x for each in inner for x in each.results}
    return list(dict.fromkeys(x for each in inner for x in each.operands if x not in own))


def _as_main(twin: ModuleView, taken: Sequence[int], ops: Sequence[View], results: Sequence[int]) -> ir.Module:
    """The module with @main made of some of its ops; functions that nobody calls any more go."""
    ir = carrier.ir
    root = twin.root.op
    by_number = _by_number(twin)
    with _inside(twin):
        values = [by_number[x] for x in taken]
        types = [value.type for value in values]
        attributes = {
            "sym_name": ir.StringAttr.get(_PART),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(types, [])),
        }
        end = ir.InsertionPoint(root.regions[0].blocks[0])
        function = ir.Operation.create("func.func", attributes=attributes, regions=1, ip=end)
        body = function.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        now = _cloned(ops, dict(zip(values, body.arguments, strict=True)), ir.InsertionPoint(body))
        end_with(function, body, [now[by_number[x]] for x in results])
        twin.functions[MAIN].op.erase()
        function.attributes["sym_name"] = ir.StringAttr.get(MAIN)
        _drop_uncalled(root)
    return _module(twin)


@contextmanager
def _inside(twin: ModuleView) -> Iterator[None]:
    """Where ops of a module are made."""
    context = twin.root.op.context
    with context, carrier.ir.Location.unknown(context):
        yield


def _by_number(twin: ModuleView) -> dict[int, SSAValue]:
    return {number: value for value, number in twin.values.items()}


def _module(view: ModuleView) -> ir.Module:
    return carrier.parse(str(view.root.op.get_asm(enable_debug_info=True)), view.root.op.context)


def _cloned(
    ops: Sequence[View], now: Mapping[SSAValue, SSAValue], where: ir.InsertionPoint
) -> dict[SSAValue, SSAValue]:
    """Clone ops, which read what stands in place of the old values; with what they give in place of theirs."""
    found = dict(now)
    for op in ops:
        copied = op.op.clone(ip=where)
        _read_instead(copied, found)
        found |= zip(op.op.results, copied.operation.results, strict=True)
    return found


def _read_instead(op: ir.Operation, now: Mapping[SSAValue, SSAValue]) -> None:
    """Make an op, and those in it, read other values."""
    for each in _nested(op):
        for at, operand in enumerate(each.operands):
            if operand in now:
                each.operands[at] = now[operand]


def _nested(op: ir.Operation) -> Iterator[ir.Operation]:
    pending = [op.operation]
    while pending:
        each = pending.pop()
        yield each
        pending += [inner.operation for region in each.regions for b in region.blocks for inner in b.operations]


def _tidied(twin: ModuleView, arguments: Sequence[int]) -> Part:
    """The program without ops and arguments of @main that nobody reads, and the numbers of those that are left."""
    ir = carrier.ir
    main = twin.functions[MAIN].op
    block = main.regions[0].blocks[0]
    *ops, end = [op.operation for op in block.operations]
    for op in reversed(ops):
        if op.results and not any(_is_read(value) for value in op.results):
            op.erase()
    kept = [at for at, value in enumerate(block.arguments) if _is_read(value)]
    for at in reversed(range(len(block.arguments))):
        if at not in kept:
            block.erase_argument(at)
    signature = ir.FunctionType.get([x.type for x in block.arguments], [x.type for x in end.operands])
    main.attributes["function_type"] = ir.TypeAttr.get(signature)
    for name in ("res_attrs", "arg_attrs"):
        if name in main.attributes:
            del main.attributes[name]
    _drop_uncalled(twin.root.op)
    return _module(twin), tuple(arguments[at] for at in kept)


def _is_read(value: SSAValue) -> bool:
    return any(True for _ in value.uses)


def _drop_uncalled(root: ir.Operation) -> None:
    """Remove functions that nobody names."""
    while True:
        functions = {
            carrier.ir.StringAttr(op.attributes["sym_name"]).value: op.operation
            for op in root.regions[0].blocks[0].operations
            if "sym_name" in op.attributes
        }
        texts = {name: str(op) for name, op in functions.items()}
        left = [functions[name] for name in functions if name != MAIN and not _is_named(name, texts)]
        if not left:
            return
        for op in left:
            op.erase()


def _is_named(name: str, texts: Mapping[str, str]) -> bool:
    """Whether another function than the one of this name has it in its text."""
    return any(f"@{name}" in text or f'@"{name}"' in text for other, text in texts.items() if other != name)
