"""For every rule an instance that breaks it and nothing else, and instances that just keep it.

The search walks from the examples in small steps, the smallest instances first, and is bounded by steps, so that it
finds the same on every machine. It goes on until each rule has its witness and, for as long as the steps last, until
every mutant of every rule is told from the rule by some instance.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from opspec.instances.edits import edits, quantized
from opspec.instances.grids import gridded
from opspec.instances.instance import Instance, from_example
from opspec.instances.judge import ODD
from opspec.instances.per_axis_types import moved
from opspec.rules.breakable_rules import implicit_rules
from opspec.rules.signature import IMPLICIT
from opspec.rules.vocabulary import Undecided
from opspec.values.constants import NotTold
from opspec.values.dims import Dim, Undefined
from opspec.values.types import Quantized, Tensor
from opspec_generator.remembered import content, files, recalled
from opspec_generator.witnesses.bounds_of_reads import BoundsOfReads
from opspec_generator.witnesses.contradictions import DeclaredCost, DeclaredSharding, report_folds
from opspec_generator.witnesses.effects import report_effects
from opspec_generator.witnesses.implicit_breaks import breaks
from opspec_generator.witnesses.mutants import Mutant, mutants
from opspec_generator.witnesses.promised_accuracy import report_accuracy
from opspec_generator.witnesses.rules_judge import RulesJudge
from opspec_generator.witnesses.soundness import Soundness, unknown
from opspec_generator.witnesses.static_form import ComparedUses, DeclaredStatic
from opspec_model.definitions.spec import Op
from opspec_model.definitions.used_defines import names_about
from opspec_model.language.tree import Apply, walk
from opspec_model.loading.base import display
from opspec_model.names import COUNTS
from opspec_model.text.problems import Report, Span

STEPS = 8_000  # while a rule has no witness
EXTRA_STEPS = 500  # for each rule of which mutants are left
EXTRA_WALKS = 60
MOST_EXTRA = 2_000  # for all rules together
QUANTIZED = {
    "baseline",
    "expressed",
    "is_quantized",
    "quantization_axis",
    "same_scale",
    "scales",
    "storage",
    "zero_points",
}
MOST_ALIKE = 3  # how many instances that break the same rules are walked on from


@dataclass(frozen=True, slots=True)
class Witness:
    """An instance and what it is there for: the rule that it breaks alone, or the rules that it just keeps."""

    instance: Instance
    rule: str = ""
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What the search gives. `bounds`: each bound of a rule, and whether a positive lies on it. `compared`: uses in
    which the static form of the op has to mean the same.
    """

    broken: tuple[Witness, ...]
    kept: tuple[Witness, ...]
    bounds: Mapping[str, Mapping[str, bool]]
    survivors: tuple[str, ...]
    steps: int
    compared: tuple[Instance, ...]

    def breaking(self, rule: str) -> list[Witness]:
        return [witness for witness in self.broken if witness.rule == rule]


_last: list[tuple[Op, Found]] = []  # tests and matrix ask for the same op


def search(op: Op, judge: Callable[[Op], RulesJudge]) -> Found:
    """The witnesses of an op; SpecError at each rule that has none and does not say why, or says so needlessly."""
    if _last and _last[0][0] is op:
        return _last[0][1]
    found = recalled("witnesses", lambda: [content(op)], lambda: _found(op, judge))
    if op.static is not None:
        static = DeclaredStatic(op, judge)
        recalled("static", lambda: _decide(op, static.other), lambda: _compare(op, static, found.compared))
    _last[:] = [(op, found)]
    return found


def _found(op: Op, judge: Callable[[Op], RulesJudge]) -> Found:
    run = _Search(op, judge)
    found = run.run()
    _report(op, found, run)
    return found


def _compare(op: Op, static: DeclaredStatic, uses: Iterable[Instance]) -> None:
    """The op with its static form; SpecError where that does not mean the same."""
    static.compare(uses)
    report = Report()
    static.report(report)
    _raise_in_files(op, report)


def _decide(op: Op, other: Op | None) -> Iterator[str]:
    """Hashes of what decides whether two ops mean the same: both, and what regions do with them."""
    yield content(op)
    yield content(other) if other is not None else ""
    yield from files(op.depends) if op.regions else ()


def _report(op: Op, found: Found, run: _Search) -> None:
    report = Report()
    run.soundness.report(report)
    run.reads.report(report)
    run.cost.report(report)
    run.sharding.report(report)
    report_folds(op, report)
    report_effects(op, report)
    report_accuracy(op, run.judge.kernel_of, report)
    witnessed = {witness.rule for witness in found.broken}
    for name in implicit_rules(op):
        if name not in witnessed:
            span = replace(op.rules[0].formula.span, line=0) if op.rules else Span.whole(op.path)
            report.error(span, f"no instance of {op.name} was found that breaks {name} and no other rule")
    for rule in op.rules:
        if rule.name not in witnessed and rule.unwitnessed is None:
            report.error(
                rule.formula.span,
                f"no instance was found that breaks {rule.name} alone, in {found.steps} steps from the examples",
                "order the rules with 'needs', add an example that is nearer, or say 'unwitnessed: reason'",
            )
        if rule.name in witnessed and rule.unwitnessed is not None:
            report.error(
                rule.formula.span,
                f"{rule.name} says 'unwitnessed', but an instance breaks it and no other rule",
                "drop the 'unwitnessed' line",
            )
    _raise_in_files(op, report)


def _raise_in_files(op: Op, report: Report) -> None:
    for file in {Path(problem.span.file) for problem in report.problems}:
        if file.is_file():
            report.add_source(str(file), file.read_text(encoding="utf-8"))
    report.say_of(display(op.file))
    report.raise_if_any()


Goal = tuple[str, str]  # a rule and the name of a mutant; the name is empty for the witness itself


@dataclass(slots=True)
class _Candidate:
    instance: Instance
    cost: tuple[int, str]
    rule: str
    goals: set[Goal] = field(default_factory=set)


class _Search:
    def __init__(self, op: Op, code: Callable[[Op], RulesJudge]) -> None:
        self.op = op
        self.judge = judge = code(op)
        self.soundness = Soundness(op, judge)
        self.reads = BoundsOfReads(op)
        self.cost = DeclaredCost(op)
        self.sharding = DeclaredSharding(op)
        self.compared = ComparedUses(op)
        self.mutants: dict[Goal, Mutant] = {
            (rule.name, mutant.name): mutant for rule in op.rules for mutant in mutants(rule.formula.tree)
        }
        self.trees = {rule.name: rule.formula.tree for rule in op.rules}
        self.predicates: dict[str, Callable[..., None]] = {}
        self.names = [rule.name for rule in op.rules]
        self.wanted = {*implicit_rules(op), *(rule.name for rule in op.rules if rule.unwitnessed is None)}
        self.open: set[Goal] = set(self.mutants)
        self.witnesses: dict[str, _Candidate] = {}
        self.killers: dict[Goal, _Candidate] = {}
        self.smallest: _Candidate | None = None
        self.seen: dict[str, frozenset[str]] = {}
        self.queued: set[str] = set()
        self.repairs: dict[str, Instance | None] = {}
        self.serial = 0
        self.alike: dict[Any, int] = {}
        self.about = {rule.name: names_about(op, rule) for rule in op.rules}
        self.valid: list[tuple[Any, ...]] = []
        self.broken: list[tuple[Any, ...]] = []
        self.aside: list[tuple[Any, ...]] = []  # breaks nothing that is sought, but a step further may be valid
        self.steps = 0

    def run(self) -> Found:
        for example in self.op.shown:
            seed = from_example(self.op, example)
            self.look(seed, 0)
            self.reads.look_around(seed, self.judge)
            # A struct of which a word is missing cannot be written: no default stands for a type by name.
            wordless = {
                leaf.name
                for attribute in self.op.attributes
                if attribute.fields
                and any(leaf.kind == "str" and leaf.name not in seed.attributes for leaf in attribute.fields)
                for leaf in attribute.fields
            }
            given = self.judge.attribute_defaults(seed)
            defaults = {name: value for name, value in given.items() if name not in wordless}
            if defaults:
                self.look(replace(seed, attributes={**seed.attributes, **defaults}), 0)
            if any(value.type.readable for value in self.op.operands):
                # What such an operand says and what the type of a result says can be told apart only like this.
                self.look(replace(seed, results=unknown(seed.results)), 0)
            if self.about_quantized():
                found = [*quantized(self.op, self.judge.signature, seed), *moved(self.op, self.judge.signature, seed)]
                for other in found:
                    self.look(other, 0)
        seeds = [item for item in self.valid if not item[-1]]
        turn = 0
        while self.wanted and (self.valid or self.broken or self.aside) and self.steps < STEPS:
            turn += 1
            self.walk(*self.next(turn)[2:])
        end = self.steps + MOST_EXTRA
        for rule in dict.fromkeys(rule for rule, _ in sorted(self.open)):  # first next to the examples
            quantized_too = self.about_quantized(rule)
            for _, _, instance, depth, _ in seeds:
                if (quantized_too or not _is_quantized(instance)) and any(goal[0] == rule for goal in self.open):
                    self.step(instance, depth, self.about[rule])
        # Around structs there are too many alike: an example that is nearer tells more than going on does.
        structs = {leaf.name for leaf in self.op.leaves if leaf.kind in ("struct", "struct[]")}
        left = Counter(rule for rule, _ in self.open if not self.about[rule] & structs)
        for rule in sorted(left, key=lambda name: (-left[name], self.names.index(name))):
            if self.steps < end:
                self.explore(rule, seeds)
        self.measure()
        return self.found()

    def measure(self) -> None:
        """Look at the sizes that are inferred next to the examples, where numbers decide them."""
        numbers = {leaf.name for leaf in self.op.leaves} | {v.name for v in self.op.operands if v.type.readable}
        names = _inferring(self.op, self.about) & numbers
        for example in self.op.shown if names else ():
            seed = from_example(self.op, example)
            for other in edits(self.op, self.judge.signature, seed, {}, names):
                self.soundness.look_at_sizes(other, self.judge.inferred(other))

    def about_quantized(self, name: str = "") -> bool:
        """Whether a rule, or this one, looks at quantized types, which no example can show."""
        rules = (rule for rule in self.op.rules if name in ("", rule.name))
        nodes = (node for rule in rules for node in walk(rule.formula.tree))
        return any(isinstance(node, Apply) and node.function in QUANTIZED for node in nodes)

    def explore(self, rule: str, seeds: list[tuple[Any, ...]]) -> None:
        """Look around the examples for what tells the mutants of one rule from it."""
        end = self.steps + EXTRA_STEPS
        typed = {var.name for var in self.op.typevars}
        needs = next(known.needs for known in self.op.rules if known.name == rule)
        names = self.about[rule].union(*(self.about[need] for need in needs))
        names |= typed if names & typed else frozenset()
        self.valid, self.broken, self.aside, self.alike, self.queued = list(seeds), [], [], {}, set()
        for _ in range(EXTRA_WALKS):
            if not self.valid or self.steps >= end or not any(goal[0] == rule for goal in self.open):
                return
            _, _, instance, depth, _ = heapq.heappop(self.valid)
            self.step(instance, depth, names)
            if not self.valid and self.broken:
                near = [item for item in self.broken if rule in item[-1] or len(item[-1]) == 1]
                self.valid, self.broken = near, []
                heapq.heapify(self.valid)

    def next(self, turn: int) -> tuple[Any, ...]:
        """Mostly what breaks a rule that is sought, and others that have to be mended; now and then what is valid."""
        while self.broken and not self.broken[0][-1] & self.wanted:
            heapq.heappush(self.aside, heapq.heappop(self.broken))
        order = [self.broken, self.valid, self.aside]
        if turn % 12 == 0:
            order = [self.aside, self.broken, self.valid]
        elif turn % 3 == 0:
            order = [self.valid, self.broken, self.aside]
        item: tuple[Any, ...] = heapq.heappop(next(queue for queue in order if queue))
        return item

    def walk(self, instance: Instance, depth: int, broken: frozenset[str]) -> None:
        """Look at the neighbours that differ in what matters: of a rule to break, or of the rules to mend."""
        sought = self.wanted
        mended = (broken - sought or broken) if len(broken & sought) <= 1 else broken
        names = frozenset[str]().union(*(self.about.get(rule, ()) for rule in mended or sought))
        self.step(instance, depth, names)
        if not broken and any(rule.startswith("T") for rule in self.wanted):
            for other in breaks(self.op, instance):
                self.look(other, depth + 1)

    def step(self, instance: Instance, depth: int, names: frozenset[str]) -> None:
        """Look at every neighbour, as it is and with the results that it calls for."""
        defaults = self.judge.attribute_defaults(instance)
        grids = gridded(instance) if names.intersection(COUNTS) else ()
        for other in (*edits(self.op, self.judge.signature, instance, defaults, names), *grids):
            self.look(other, depth + 1)
            if other.operands is not instance.operands or other.attributes is not instance.attributes:
                key = other.key
                if key not in self.repairs:
                    self.repairs[key] = self.judge.repaired(other)
                repaired = self.repairs[key]
                if repaired is not None:
                    self.look(repaired, depth + 1)

    def look(self, instance: Instance, depth: int) -> None:
        """Judge an instance, take it where it reaches a goal, and walk on from it where that may lead somewhere."""
        key = instance.key
        if key in self.queued:
            return
        self.queued.add(key)
        broken = self.seen.get(key)
        if broken is None:
            broken = self.seen[key] = self.judged(instance)
        if broken == ODD or any(rule.startswith("T") for rule in broken):
            return
        if not depth or self.worth(instance, broken):
            # Near to the goal first: those that break little; then small ones.
            self.serial += 1
            queue = self.broken if broken else self.valid
            heapq.heappush(queue, ((len(broken), depth, len(key)), self.serial, instance, depth, broken))

    def judged(self, instance: Instance) -> frozenset[str]:
        self.steps += 1
        arguments = self.judge.arguments(instance)
        if isinstance(arguments, frozenset):
            broken = arguments
        else:
            verdict = self.judge.verdict(arguments)
            self.soundness.look_at_rules(instance, verdict)
            broken = frozenset(verdict)
        if not broken:
            self.reads.look_at(instance)
            self.cost.look_at(instance)
            self.sharding.look_at(instance)
            self.compared.look_at(instance)
        if len(broken) <= 1 and broken != ODD:
            self.take(_Candidate(instance, instance.cost, next(iter(broken), "")), arguments)
        return broken

    def worth(self, instance: Instance, broken: frozenset[str]) -> bool:
        """Only a few of those that look alike are walked on from, beside the examples."""
        looks = (broken, tuple(len(group) for group in instance.operands), *(_look(instance) if not broken else ()))
        self.alike[looks] = self.alike.get(looks, 0) + 1
        return self.alike[looks] <= MOST_ALIKE

    def take(self, candidate: _Candidate, arguments: Any) -> None:
        rule = candidate.rule
        if rule:
            known = self.witnesses.get(rule)
            if known is None or candidate.cost < known.cost:
                self.witnesses[rule] = candidate
                self.wanted.discard(rule)
        elif self.smallest is None or candidate.cost < self.smallest.cost:
            self.smallest = candidate
        if not isinstance(arguments, frozenset):
            self.kill(candidate, arguments, self.open)
            for goal in candidate.goals:
                self.killers[goal] = candidate
            self.open -= candidate.goals

    def kill(self, candidate: _Candidate, arguments: tuple[Any, ...], goals: set[Goal]) -> None:
        """Note which mutants judge the candidate wrongly, of those that are goals.

        A rule that refuses it only together with others tells nothing of its mutants, which are asked alone.
        """
        rules = {rule for rule, _ in goals}
        for rule in [candidate.rule] if candidate.rule in rules else rules if not candidate.rule else ():
            wrong: set[str] = set()

            def check(name: str, tree: Callable[[], Any], rule: str = rule, wrong: set[str] = wrong) -> None:
                if (not name or (rule, name) in goals) and holds(tree) == bool(candidate.rule):
                    wrong.add(name)

            if rule not in self.predicates:
                trees = {name: mutant.tree for (of, name), mutant in self.mutants.items() if of == rule}
                self.predicates[rule] = self.judge.predicates({"": self.trees[rule], **trees})
            self.predicates[rule](check, *arguments)
            if "" not in wrong:
                candidate.goals |= {(rule, name) for name in wrong}

    # -- what is kept ------------------------------------------------------------------------------

    def found(self) -> Found:
        chosen = {candidate.instance.key: candidate for candidate in self.witnesses.values()}
        covered = self.covered(chosen.values())
        rest = [goal for goal in self.mutants if goal in self.killers and goal not in covered]
        while rest:
            candidates = list({self.killers[goal].instance.key: self.killers[goal] for goal in rest}.values())
            best = max(candidates, key=lambda c: (len(c.goals & set(rest)), -c.cost[0]))
            chosen[best.instance.key] = best
            rest = [goal for goal in rest if goal not in best.goals]
        if self.smallest is not None and not any(not candidate.rule for candidate in chosen.values()):
            chosen[self.smallest.instance.key] = self.smallest
        order = {name: at for at, name in enumerate((*IMPLICIT, *self.names))}
        broken = sorted((c for c in chosen.values() if c.rule), key=lambda c: (order[c.rule], c.cost))
        kept = sorted((c for c in chosen.values() if not c.rule), key=lambda c: c.cost)
        return Found(
            tuple(Witness(c.instance, c.rule) for c in broken),
            tuple(Witness(c.instance, shows=self.shown(c)) for c in kept),
            self.bounds(),
            tuple(f"{rule}: {name}" for rule, name in self.mutants if (rule, name) in self.open),
            self.steps,
            tuple(self.compared.found.values()),
        )

    def covered(self, candidates: Any) -> set[Goal]:
        """The mutants that the witnesses kill anyway; which of them were open when they were found is not asked."""
        found: set[Goal] = set()
        for candidate in candidates:
            arguments = self.judge.arguments(candidate.instance)
            if not isinstance(arguments, frozenset):
                self.kill(candidate, arguments, set(self.mutants))
                found |= candidate.goals
        return found

    def shown(self, candidate: _Candidate) -> tuple[str, ...]:
        return tuple(
            f"{rule}: {self.mutants[rule, name].bound}"
            for rule, name in self.mutants
            if (rule, name) in candidate.goals and self.mutants[rule, name].bound
        )

    def bounds(self) -> dict[str, dict[str, bool]]:
        found: dict[str, dict[str, bool]] = {}
        for (rule, name), mutant in self.mutants.items():
            if mutant.bound:
                at = found.setdefault(rule, {})
                label = mutant.bound
                count = 2
                while label in at:
                    label = f"{mutant.bound} ({count})"
                    count += 1
                at[label] = (rule, name) not in self.open
        return found


def _inferring(op: Op, about: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The names that decide the shapes of results."""
    return frozenset[str]().union(*(about[rule.name] for rule in op.rules if rule.infers is not None))


def holds(rule: Callable[[], Any]) -> bool:
    """Whether `Check` would let a rule pass."""
    try:
        return rule() is not False
    except (Undecided, NotTold):
        return True
    except (Undefined, ZeroDivisionError, IndexError):
        return False
    except TypeError:  # a mutant that does not ask whether an attribute is there
        return False


def _is_quantized(instance: Instance) -> bool:
    groups = (*instance.operands, *instance.results)
    return any(isinstance(getattr(type_, "element", None), Quantized) for group in groups for type_ in group)


def _look(instance: Instance) -> tuple[Any, ...]:
    """What tells valid instances apart for the search: dimensions, element types, lengths of vectors, flags."""
    ranks = tuple(
        tuple(isinstance(size, Dim) for size in tuple.__iter__(type_.shape)) if isinstance(type_, Tensor) else None
        for group in instance.operands
        for type_ in group
    )
    kinds = tuple(
        getattr(getattr(type_, "element", None), "kind", "") for group in instance.operands for type_ in group
    )
    given = tuple(
        (name, len(value) if isinstance(value, tuple) else value if isinstance(value, str | bool) else "")
        for name, value in instance.attributes.items()
    )
    axes = tuple(
        getattr(getattr(type_, "element", None), "axis", None) for group in instance.operands for type_ in group
    )
    return ranks, kinds, axes, given
