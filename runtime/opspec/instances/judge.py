"""An op's generated verifier and inference, run on instances before they are written anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.instances.grids import fits_grid
from opspec.instances.instance import Instance, LeafValue, Type, decoded, flat
from opspec.rules.implicit_rules import ANY_GRID, Binder
from opspec.rules.signature import Signature
from opspec.rules.unification import excluded
from opspec.rules.vocabulary import Check, Ints, Solver, Undecided, Unsolved
from opspec.values.dims import Contradiction, Dim, Undefined, Vec
from opspec.values.types import Tensor
from opspec_model.definitions.spec import Op

Rules = Callable[..., None]  # `check`, then the operands, attributes, results and type variables

ODD = frozenset({"?"})  # an instance whose defaults have no value, or whose grid is not that of its groups


@dataclass(frozen=True, slots=True)
class GeneratedCode:
    """What is generated of an op that a judge calls."""

    signature: Signature
    rules: Rules
    infer: Callable[..., tuple[Vec | None, ...]]


def generated_code(op: Op) -> GeneratedCode:
    """The code of an op of an installed dialect."""
    binding, verifier, inference = (generated(target, op.name) for target in ("binding", "verifier", "inference"))
    if binding is None or verifier is None or inference is None:
        raise OpSpecError(f"nothing was generated for {op.name}; run `opspec generate`")
    return GeneratedCode(binding.SIGNATURE, verifier.rules, inference.infer)


def verdict(rules: Rules, arguments: tuple[object, ...]) -> Mapping[str, str | None]:
    """The rules that are broken, each by itself or else together; why those have no value that have none."""
    check = Check()
    rules(check, *arguments)
    together = excluded(rules, arguments) if check.undecided and not check.broken else None
    return check.broken if together is None else dict.fromkeys(together.broken)


class InstanceJudge:
    """Says which rules an instance breaks, exactly as `opspec.verify` does, and what its results should be."""

    def __init__(self, op: Op, code: GeneratedCode | None = None) -> None:
        """`code`: that of an op whose files were not generated yet; by default what was generated."""
        self.op = op
        found = generated_code(op) if code is None else code
        self.signature = found.signature
        self._rules = found.rules
        self._infer = found.infer
        # The last instance and the arguments of inference: who asks for rules next asks for results.
        self._bound: tuple[Instance, tuple[object, ...] | None] | None = None

    def broken(self, instance: Instance) -> frozenset[str]:
        """The rules that `opspec.verify` would report."""
        arguments = self.arguments(instance)
        return arguments if isinstance(arguments, frozenset) else frozenset(self.verdict(arguments))

    def verdict(self, arguments: tuple[object, ...]) -> Mapping[str, str | None]:
        """The rules of the op file that are broken; why those have no value that have none."""
        return verdict(self._rules, arguments)

    def arguments(self, instance: Instance) -> tuple[object, ...] | frozenset[str]:
        """The arguments of generated rules, or the implicit rules that are broken."""
        if not fits_grid(instance):
            return ODD
        binder = Binder(self.signature, instance.grid or ANY_GRID)
        named = dict.fromkeys(found.name for found in self.op.lookups) | decoded(self.op, instance.attributes)
        operands = binder.operands(flat(instance.operands), named)
        sound = not binder.broken
        results = binder.results(flat(instance.results))
        self._bound = (instance, None)
        if operands is None:
            return frozenset(broken.rule for broken in binder.broken)
        try:
            attributes = binder.attributes(named, operands)
        except (Undefined, ZeroDivisionError, IndexError):
            return ODD
        given = (*self._vectors(operands), *attributes) if sound else ()
        self._bound = (instance, (*given, *binder.typevars()) if sound else None)
        binder.regions([(body.arguments, body.results) for body in instance.bodies])
        if binder.broken or results is None:
            return frozenset(broken.rule for broken in binder.broken)
        return (*given, *results, *binder.typevars())

    def _vectors(self, operands: Sequence[Any]) -> list[object]:
        return [
            Ints(given, given.known if isinstance(given, Ints) else None)
            if value.readable and given is not None
            else given
            for value, given in zip(self.signature.operands, operands, strict=True)
        ]

    def inferred(self, instance: Instance) -> Sequence[Any] | None:
        """The shape of each result that its operands and attributes call for; None where they call for none."""
        if self._bound is None or self._bound[0] is not instance:
            self.arguments(instance)
        assert self._bound is not None
        given = self._bound[1]
        if given is None:
            return None
        try:
            return self._infer(Solver(), *given)
        except (Undefined, Undecided, Unsolved, Contradiction, ZeroDivisionError, TypeError):
            return None

    def repaired(self, instance: Instance) -> Instance | None:
        """The instance with the results that its operands and attributes call for; None where that is as it was."""
        shapes = self.inferred(instance)
        return None if shapes is None else repaired(instance, shapes)

    def attribute_defaults(self, instance: Instance) -> dict[str, LeafValue]:
        """The values of attributes that the instance leaves to their defaults."""
        binder = Binder(self.signature)
        operands = binder.operands(flat(instance.operands), decoded(self.op, instance.attributes))
        found: dict[str, LeafValue] = {}
        for attribute in self.signature.attributes:
            for leaf in attribute.fields or (attribute,):
                if leaf.name not in instance.attributes and leaf.default is not None and operands is not None:
                    try:
                        found[leaf.name] = _plain(leaf.default(*operands))
                    except (Undefined, ZeroDivisionError, IndexError):
                        continue
        return found


def repaired(instance: Instance, shapes: Sequence[Any]) -> Instance | None:
    """The instance with results of these shapes, a list of them for a variadic one; None where that is as it was."""
    results = tuple(_fitting(group, shape) for group, shape in zip(instance.results, shapes, strict=True))
    return None if results == instance.results else replace(instance, results=results)


def _plain(value: LeafValue) -> LeafValue:
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value


def _fitting(group: Sequence[Type], shape: Any) -> tuple[Type, ...]:
    if shape is None or not group:
        return tuple(group)
    shapes = [shape] if isinstance(shape, Vec) else list(shape)
    model = group[-1]
    pairs = [(group[at] if at < len(group) else model, x) for at, x in enumerate(shapes)]
    return tuple(Tensor(x, old.element) if isinstance(old, Tensor) and _is_shape(x) else old for old, x in pairs)


def _is_shape(shape: Vec | None) -> bool:
    if shape is None:
        return False
    return all(isinstance(size, Dim) or (type(size) is int and 0 <= size <= LARGEST_DIM) for size in shape)


LARGEST_DIM = 64
