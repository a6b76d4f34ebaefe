"""What is known of an op before it meets shapes: derived from its meaning, each with what it comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from opspec_model.definitions.costs import Traffic, operations, traffic, whole_traffic
from opspec_model.definitions.locality import is_elementwise, is_index, moves_elements
from opspec_model.definitions.spec import Cost, Extern, Op, PullStage
from opspec_model.language.tree import Apply, Fold, If, Literal, Logic, Name, Node, Read, children, walk


@dataclass(frozen=True, slots=True)
class Folding:
    """A stage that combines terms: by a primitive, by a region of the op, or by an expression of its own."""

    stage: str
    combine: str
    region: bool
    ordered: bool


@dataclass(frozen=True, slots=True)
class Traits:
    """What holds for every use of an op.

    `elementwise`: each element comes from those at its own index. `moves`: it is one of those that are read. `view`:
    which one follows from attributes and sizes, and there always is one. `contracts`: it sums products of two operands'
    elements. `by_data`: which elements are read, elements decide. `peers`: other processes' are read; `partial`: not by
    all processes, for what one gives that takes no part is said apart. `functions`: the
    primitive that is applied to elements, by class of element types. `flops`: operations on numbers, as a formula.
    `traffic`: bytes that are read and written.
    `accuracy`: what the op file promises, nothing where it is exact. `acts`: what the op does besides giving results.
    `unknown`: why nothing can be derived. `static`: the op that it is where operands are known; `holds`: the ops of
    which its region may be one: both are said by the file.
    """

    op: str
    elementwise: bool = False
    moves: bool = False
    view: bool = False
    contracts: bool = False
    by_data: bool = False
    peers: bool = False
    partial: bool = False
    functions: Mapping[str, str] = field(default_factory=dict)
    folds: tuple[Folding, ...] = ()
    flops: Node | None = None
    traffic: Traffic | None = None
    accuracy: Mapping[str, str] = field(default_factory=dict)
    acts: str = ""
    unknown: str = ""
    static: str = ""
    holds: tuple[str, ...] = ()


def traits(op: Op) -> Traits:
    """The traits of an op, from its meaning; an op without one has those of no meaning."""
    return replace(
        _of_meaning(op),
        static=op.static.op if op.static is not None else "",
        holds=op.holds.ops if op.holds is not None else (),
    )


def _of_meaning(op: Op) -> Traits:
    if isinstance(op.semantics, Extern):
        return Traits(
            op.name,
            flops=op.cost.operations.tree if op.cost is not None else None,
            traffic=whole_traffic(op) if op.cost is not None else None,
            accuracy=_accuracy(op),
            acts=op.semantics.acts.does if op.semantics.acts is not None else "",
            unknown=op.semantics.reason,
        )
    if op.semantics is None:
        return Traits(op.name, accuracy=_accuracy(op), unknown="it has no meaning of its own")
    stages = op.semantics.stages
    moves = moves_elements(op)
    by_data = any(_is_by_data(node) for stage in stages for node in stage.nodes())
    return Traits(
        op.name,
        elementwise=is_elementwise(op),
        moves=moves,
        view=moves and not by_data and all(_is_read(arm.formula.tree) for arm in stages[0].arms),
        contracts=any(_contracts(stage.fold) for stage in stages if stage.fold is not None),
        by_data=by_data,
        peers=op.reads_peers,
        partial=any(_is_partial(arm.formula.tree) for stage in stages for arm in stage.arms),
        functions=_functions(op, stages[-1]) if len(stages) == 1 else {},
        folds=tuple(_folding(op, stage, stage.fold) for stage in stages if stage.fold is not None),
        flops=operations(op, op.semantics) if op.cost is None else op.cost.operations.tree,
        traffic=traffic(op, op.semantics),
        accuracy=_accuracy(op),
        acts="it waits for other processes" if op.reads_peers else "",
    )


def words(found: Traits) -> list[str]:
    """The traits as sentences, one of them always about what is read. The formulas of what a use costs are
    `cost_words`.
    """
    said = {
        "Each element comes from the elements at its own index.": found.elementwise,
        "Each element is one of those that are read; attributes and sizes tell which.": found.view
        and not found.elementwise,
        "Each element is one of those that are read.": found.moves and not found.view and not found.elementwise,
        "Products of two operands' elements are summed.": found.contracts,
        "Elements decide which elements are read.": found.by_data,
        _where(found): bool(_where(found)),
        "What other processes have is read.": found.peers,
    }
    return [
        *(sentence for sentence, holds in said.items() if holds),
        *(f"{fold.stage} combines terms {_way(fold)}." for fold in found.folds),
        *([f"Which elements are read is not known: {found.unknown}"] if found.unknown else []),
    ]


def declared_words(op: Op) -> list[str]:
    """What the file says of the op that no meaning says, as sentences, each with its reason."""
    acts = op.semantics.acts if isinstance(op.semantics, Extern) else None
    return [
        *([f"{acts.does} {acts.reason}"] if acts is not None else []),
        *([f"Where its operands are known it is {op.static.op}. {op.static.reason}"] if op.static is not None else []),
        *([f"Its region is one of {', '.join(op.holds.ops)}. {op.holds.reason}"] if op.holds is not None else []),
    ]


def _where(found: Traits) -> str:
    """Where elements are read, of an op of which no other sentence says it."""
    if found.elementwise or found.view or found.by_data or found.traffic is None or found.unknown:
        return ""
    read = found.traffic.read
    nothing = isinstance(read, Literal) and read.value == 0
    return "No elements of operands are read." if nothing else "Attributes and sizes tell where elements are read."


def cost_words(flops: str, read: str, written: str, by_data: Sequence[str], cost: Cost | None) -> list[tuple[str, str]]:
    """What a use costs: each formula with the words that it stands for. `cost`: what the op file says of it."""
    because = f" ({cost.reason.rstrip('.')})" if cost is not None else ""
    less = f", or less: elements decide what is read of {' and '.join(by_data)}" if by_data else ""
    said = [
        (f"operations on elements{because}", flops),
        (f"bytes that are read{less}", read),
        ("bytes that are written", written),
    ]
    return [(words, formula) for words, formula in said if formula]


def _way(fold: Folding) -> str:
    by = (
        f"by its region {fold.combine}" if fold.region else f"by {fold.combine}" if fold.combine else "by an expression"
    )
    return f"{by}, {'one after the other' if fold.ordered else 'in any grouping'}"


def _accuracy(op: Op) -> Mapping[str, str]:
    return {} if dict(op.accuracy) in ({}, {"": "exact"}) else dict(op.accuracy)


def _is_read(node: Node) -> bool:
    return isinstance(node, Read) and isinstance(node.tensor, Name) and node.process is None


def _is_by_data(node: Node) -> bool:
    """Whether an element becomes an index."""
    return isinstance(node, Apply) and node.function == "as_index" and any(isinstance(x, Read) for x in walk(node))


def _is_partial(node: Node) -> bool:
    """Whether a value is that of another process in one case only."""
    match node:
        case If(then=then, other=other):
            return _asks_peers(then) is not _asks_peers(other) or _is_partial(then) or _is_partial(other)
    return any(map(_is_partial, children(node)))


def _asks_peers(node: Node) -> bool:
    return any(isinstance(part, Read) and part.process is not None for part in walk(node))


def _contracts(fold: Fold) -> bool:
    term = fold.term
    if fold.combine != "add" or not isinstance(term, Apply) or term.function != "multiply":
        return False
    read = [_read_by(arg) for arg in term.args]
    return all(len(names) == 1 for names in read) and read[0] != read[1]


def _read_by(node: Node) -> set[str]:
    """The tensors that are read for a value."""
    return {x.tensor.name for x in walk(node) if isinstance(x, Read) and isinstance(x.tensor, Name)}


def _folding(op: Op, stage: PullStage, fold: Fold) -> Folding:
    region = any(region.name == fold.combine for region in op.regions)
    return Folding(stage.name, "" if fold.combined is not None else fold.combine, region, fold.order == "sequential")


# --- what is applied to elements ------------------------------------------------------------------


def _functions(op: Op, stage: PullStage) -> dict[str, str]:
    """The primitive that each arm applies to the operands' elements, in their order, and does no more."""
    found: dict[str, str] = {}
    for arm in stage.arms:
        name = _applied(op, arm.formula.tree, stage.index)
        if name:
            found |= dict.fromkeys(sorted(arm.classes) or [""], name)
    return found


def _applied(op: Op, node: Node, index: str) -> str:
    if isinstance(node, Apply) and node.function == "cast" and isinstance(node.args[1], Apply):
        node = node.args[1]
    parts = node.parts if isinstance(node, Logic) else node.args if isinstance(node, Apply) else ()
    read = [part.tensor for part in parts if isinstance(part, Read) and _is_read(part) and _is_at(part, index)]
    names = [tensor.name for tensor in read if isinstance(tensor, Name)]
    if len(names) != len(parts) or names != [value.name for value in op.operands]:
        return ""
    return node.operator if isinstance(node, Logic) else node.function if isinstance(node, Apply) else ""


def _is_at(node: Read, index: str) -> bool:
    return is_index(node.index, index)
