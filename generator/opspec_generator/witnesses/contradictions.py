"""What an op file declares beside its meaning, held against the meaning: folds of any order, costs, sharding."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from opspec.formula.example_outputs import difference
from opspec.formula.monoids import EXACT, SAMPLES, Grouping, applied, told_apart
from opspec.formula.primitives import UnknownDimension
from opspec.formula.tree import Evaluator, ProcessGrid
from opspec.formula.values import element
from opspec.instances.instance import Instance
from opspec.instances.program_text import program
from opspec.reads.analysis import reads_of_op
from opspec.reads.symbols import Unclear
from opspec.reads.use_costs import UseFormulas
from opspec.sharding_rules.declared import WrongSharding, declared_rule
from opspec.sharding_rules.of_programs import rule_of_reads
from opspec.sharding_rules.rules import ShardingRule, is_no_worse
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES
from opspec_generator.witnesses.bounds_of_reads import is_known, looks, types_of
from opspec_model.definitions.costs import operations
from opspec_model.definitions.spec import Op, Pull, PullStage
from opspec_model.language.tree import Fold, Name, walk
from opspec_model.language.types import Element
from opspec_model.text.problems import Report

Types = tuple[list[Any], Mapping[str, Any], list[Any], dict[str, Array]]  # of operands, attributes, of results, vectors
MOST = 60  # uses of an op that what it declares is asked of


# --- folds ----------------------------------------------------------------------------------------


def report_folds(op: Op, report: Report) -> None:
    """A fold of any order whose terms may not be grouped freely; of one that is exact, to the last bit."""
    for stage in op.semantics.stages if isinstance(op.semantics, Pull) else ():
        found = _contradiction(op, stage)
        if found is not None and stage.combines is not None:
            report.error(stage.combines, *found)


def _contradiction(op: Op, stage: PullStage) -> tuple[str, str] | None:
    fold = stage.fold
    if fold is None or fold.order == "sequential" or not isinstance(fold.type, Element):
        return None
    for kind in sorted(fold.type.classes & EXACT.keys()):
        both = _combining(op, fold, kind)
        if both is None:
            continue
        apart = _grouping(both, kind, EXACT[kind])
        if apart is not None:
            message = f"expected terms that may be combined in any order, found for {kind} elements {apart}"
            return message, "say order: sequential, or combine them by what does not tell groupings apart"
        ulps = op.ulps(SAMPLES[kind][0])
        rounded = _grouping(both, kind, SAMPLES[kind][1], ulps) if op.accuracy.get("") != "reduction" else None
        if rounded is not None:
            promised = f"within {ulps} ULP" if ulps else "exact"
            message = f"expected a result that is {promised} in any order, found for {kind} elements {rounded}"
            return message, "say accuracy: reduction, or order: sequential"
    return None


def _grouping(
    both: Callable[[Array, Array], Array], kind: str, values: tuple[complex, ...], ulps: int = 0
) -> Grouping | None:
    """Three elements of which two groupings are not both within so many ULP of the truth."""

    def near(left: Array, right: Array) -> bool:
        return not difference(left, right, 2 * ulps)

    elements = [element(value, ELEMENT_TYPES[SAMPLES[kind][0]]) for value in values]
    return told_apart(both, elements, near if ulps else None)


def _combining(op: Op, fold: Fold, kind: str) -> Callable[[Array, Array], Array] | None:
    """What combines two elements; None where it is a region, or depends on more than the two."""
    if fold.combined is None:
        return applied(op.base, fold.combine) if fold.combine in op.base.primitives else None
    tree = fold.combined
    typevars = {var.name for var in op.typevars}
    if not {node.name for node in walk(tree) if isinstance(node, Name)} <= {*fold.pair, *typevars}:
        return None
    walker = Evaluator(op, {}, ProcessGrid.alone(()))
    types = dict.fromkeys(typevars, ELEMENT_TYPES[SAMPLES[kind][0]])

    def both(x: Array, y: Array) -> Array:
        found: Array = walker.value(tree, {**types, **dict(zip(fold.pair, (x, y), strict=True))})
        return found

    return both


# --- costs ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class DeclaredCost:
    """The cost that an op file gives, and what the first use says that it is wrong of."""

    op: Op
    seen: set[str] = field(default_factory=set)
    wrong: tuple[str, Instance] | None = None

    def look_at(self, instance: Instance) -> None:
        """`instance` breaks no rule."""
        if self.op.cost is None or self.wrong is not None or len(self.seen) >= MOST or not is_known(instance):
            return
        key = looks(instance)
        if key not in self.seen:
            self.seen.add(key)
            wrong = next(self._wrong(instance), "")
            self.wrong = (wrong, instance) if wrong else None

    def _wrong(self, instance: Instance) -> Iterator[str]:
        op = self.op
        assert op.cost is not None
        uses = UseFormulas(op, *types_of(op, instance))
        try:
            found = uses.value(op.cost.operations.tree)
        except (Undefined, UnknownDimension, Unclear) as problem:
            yield f"expected a number of operations for every use, found none ({problem})"
            return
        if found < 0:
            yield f"expected a number of operations that is not negative, found {found}"
        if isinstance(op.semantics, Pull):
            most = uses.value(operations(op, op.semantics))
            if found > most:
                yield f"expected no more operations than the meaning takes, which are {most}, found {found}"

    def report(self, report: Report) -> None:
        if self.wrong is not None and self.op.cost is not None:
            message, instance = self.wrong
            text = f"{message} for this program, which breaks no rule:\n{program(self.op, instance)}"
            report.error(self.op.cost.operations.span, text, "correct the formula")


# --- sharding -------------------------------------------------------------------------------------


@dataclass(slots=True)
class DeclaredSharding:
    """The rule that an op file declares for devices, the first use for which it makes no sense, and whether it says
    anything that the meaning does not.
    """

    op: Op
    seen: set[str] = field(default_factory=set)
    wrong: tuple[WrongSharding, Instance] | None = None
    says: bool = False

    def look_at(self, instance: Instance) -> None:
        """`instance` breaks no rule."""
        if self.op.sharding is None or self.wrong is not None or len(self.seen) >= MOST or not is_known(instance):
            return
        key = looks(instance)
        if key not in self.seen:
            self.seen.add(key)
            types = types_of(self.op, instance)
            try:
                declared = declared_rule(self.op, *types)
                self.says = self.says or not self._follows(declared, types)
            except WrongSharding as problem:
                self.wrong = problem, instance
            except Unclear:
                pass  # a size is not known

    def _follows(self, declared: ShardingRule, types: Types) -> bool:
        """Whether the meaning treats no dimension worse; one by which nobody computes is not asked."""
        if not isinstance(self.op.semantics, Pull) or self.op.cost is not None:
            return False
        found = reads_of_op(self.op, *types, all_named=True)
        return not found.unknown and is_no_worse(rule_of_reads(self.op, found, types[0], lambda _: False), declared)

    def report(self, report: Report) -> None:
        sharding = self.op.sharding
        if sharding is None:
            return
        if self.wrong is not None:
            problem, instance = self.wrong
            text = f"{problem} for this program, which breaks no rule:\n{program(self.op, instance)}"
            span = problem.formula.span if problem.formula is not None else sharding.span
            report.error(span, text, "correct the formula")
        elif self.seen and not self.says:
            message = "expected a sharding that the meaning does not say, found one that follows from it"
            report.error(sharding.span, message, "the meaning says it already: leave it out")
