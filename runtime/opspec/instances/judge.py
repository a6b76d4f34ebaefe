"""An op's generated verifier and inference, run on instances before they are written anywhere."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from opspec.instances.instance import Instance, decoded, flat
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import Signature
from opspec.rules.vocabulary import Check, Ints, Solver, Undecided, Unsolved, excluded
from opspec.values.dims import Contradiction, Dim, Undefined, Vec
from opspec.values.types import Tensor
from opspec_generator.emit.binding import BindingEmitter
from opspec_generator.emit.inference import InferenceEmitter
from opspec_generator.emit.numpy import NumpyEmitter
from opspec_generator.emit.python_text import imports, parameters, rule_printer, used_defines
from opspec_generator.emit.verifier import VerifierEmitter
from opspec_model.definitions.spec import Base, Op
from opspec_model.language.tree import Node

Rules = Callable[..., None]  # `check`, then the operands, attributes, results and type variables

ODD = frozenset({"?"})  # an instance so odd that the op's own defaults have no value


class Judge:
    """Says which rules an instance breaks, exactly as `opspec.verify` does, and what its results should be."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self._modules = _modules(op.base)
        texts = {**BindingEmitter().emit_op(op), **InferenceEmitter().emit_op(op), **VerifierEmitter().emit_op(op)}
        found = {path.split("/")[1]: self._modules.run(path, text) for path, text in texts.items()}
        self.signature: Signature = found["binding"]["SIGNATURE"]
        self._rules: Rules = found["verifier"]["rules"]
        self._infer: Callable[..., tuple[Any, ...]] = found["inference"]["infer"]
        # The last instance and the arguments of inference: who asks for rules next asks for results.
        self._bound: tuple[Instance, tuple[Any, ...] | None] | None = None

    def rules_of(self, op: Op) -> Rules:
        """The generated verifier of an op that differs from this one in its rules."""
        ((path, text),) = VerifierEmitter().emit_op(op).items()
        rules: Rules = self._modules.run(path, text)["rules"]
        return rules

    def broken(self, instance: Instance) -> frozenset[str]:
        """The rules that `opspec.verify` would report."""
        arguments = self.arguments(instance)
        return arguments if isinstance(arguments, frozenset) else self.rules_broken(arguments)

    def rules_broken(self, arguments: tuple[Any, ...]) -> frozenset[str]:
        check = Check()
        self._rules(check, *arguments)
        unsolved = None if check.broken else excluded(self.signature, self._infer, arguments)
        return frozenset(check.broken) if unsolved is None else frozenset(unsolved.names[-1:])

    def arguments(self, instance: Instance) -> tuple[Any, ...] | frozenset[str]:
        """The arguments of generated rules, or the implicit rules that are broken."""
        binder = Binder(self.signature)
        named = decoded(self.op, instance.attributes)
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

    def _vectors(self, operands: Sequence[Any]) -> list[Any]:
        return [
            Ints(given, given.known if isinstance(given, Ints) else None)
            if value.readable and given is not None
            else given
            for value, given in zip(self.signature.operands, operands, strict=True)
        ]

    def repaired(self, instance: Instance) -> Instance | None:
        """The instance with the results that its operands and attributes call for; None where that is as it was."""
        if self._bound is None or self._bound[0] is not instance:
            self.arguments(instance)
        assert self._bound is not None
        given = self._bound[1]
        if given is None:
            return None
        try:
            shapes = self._infer(Solver(), *given)
        except (Undefined, Undecided, Unsolved, Contradiction, ZeroDivisionError, TypeError):
            return None
        results = tuple(
            _fitting(group, shape, value.variadic)
            for value, group, shape in zip(self.signature.results, instance.results, shapes, strict=True)
        )
        if results == instance.results:
            return None
        return Instance(instance.operands, instance.attributes, instance.bodies, results)

    def predicates(self, trees: Mapping[str, Node]) -> Rules:
        """`check(name, truth)` for each tree, with the arguments of generated rules after `check`."""
        printer = rule_printer(self.op, lambda name: f"{name}()")
        defines = used_defines(self.op, trees.values())
        lines = [f"    {b.name} = lazily(lambda: {printer.text(b.value)})" for b in defines]
        lines += [f"    check({name!r}, lambda: {printer.text(tree)})" for name, tree in trees.items()]
        printer.used |= {("", "lazily")}
        head = f"def predicates({', '.join(['check', *parameters(self.op)])}):"
        text = "\n".join([*imports(printer.used, ["opspec.rules.vocabulary"]), head, *lines, "    return None", ""])
        found: Rules = self._modules.run("predicates", text)["predicates"]
        return found

    def attribute_defaults(self, instance: Instance) -> dict[str, Any]:
        """The values of attributes that the instance leaves to their defaults."""
        binder = Binder(self.signature)
        operands = binder.operands(flat(instance.operands), decoded(self.op, instance.attributes))
        found: dict[str, Any] = {}
        for attribute in self.signature.attributes:
            for leaf in attribute.fields or (attribute,):
                if leaf.name not in instance.attributes and leaf.default is not None and operands is not None:
                    try:
                        found[leaf.name] = _plain(leaf.default(*operands))
                    except (Undefined, ZeroDivisionError, IndexError):
                        continue
        return found


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value


def _fitting(group: Sequence[Any], shape: Any, variadic: bool) -> tuple[Any, ...]:
    if shape is None or not group:
        return tuple(group)
    shapes = list(shape) if variadic else [shape]
    model = group[-1]
    pairs = [(group[at] if at < len(group) else model, x) for at, x in enumerate(shapes)]
    return tuple(Tensor(x, old.element) if isinstance(old, Tensor) and _is_shape(x) else old for old, x in pairs)


def _is_shape(shape: Vec | None) -> bool:
    if shape is None:
        return False
    return all(isinstance(size, Dim) or (type(size) is int and 0 <= size <= LARGEST_DIM) for size in shape)


LARGEST_DIM = 64


class _Modules:
    """Generated modules by name, run from their text: the folder of generated files may be empty, or stale."""

    def __init__(self, base: Base) -> None:
        self.texts = {**BindingEmitter().emit_base(base), **NumpyEmitter().emit_base(base)}
        self.loaded: dict[str, ModuleType] = {}

    def run(self, name: str, text: str) -> dict[str, Any]:
        space: dict[str, Any] = {"__name__": name, "__builtins__": {**vars(builtins), "__import__": self._import}}
        exec(compile(text, f"<{name}>", "exec"), space)
        return space

    def _import(self, name: str, *args: Any) -> Any:
        text = self.texts.get(f"{name.replace('.', '/')}.py")
        if text is None:
            return builtins.__import__(name, *args)
        if name not in self.loaded:
            module = ModuleType(name)
            module.__dict__.update(self.run(name, text))
            self.loaded[name] = module
        return self.loaded[name]


_shared: list[tuple[Base, _Modules]] = []


def _modules(base: Base) -> _Modules:
    """The modules that all ops of a base share; the base of the last call is remembered."""
    if not _shared or _shared[0][0] is not base:
        _shared[:] = [(base, _Modules(base))]
    return _shared[0][1]
