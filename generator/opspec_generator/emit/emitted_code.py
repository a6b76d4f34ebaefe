"""The code of an op, run from what the emitters give: the folder of generated files may be empty, or stale."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from opspec.instances.judge import GeneratedCode, Rules
from opspec.values.arrays import Array
from opspec_generator.emit.binding import BindingEmitter
from opspec_generator.emit.inference import InferenceEmitter
from opspec_generator.emit.numpy import NumpyEmitter
from opspec_generator.emit.python_text import imports, parameters, rule_printer
from opspec_generator.emit.verifier import VerifierEmitter
from opspec_generator.witnesses.rules_judge import RulesJudge
from opspec_model.definitions.spec import Base, Op
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import Node


class EmittedJudge(RulesJudge):
    """A judge of an op as its file is now."""

    def __init__(self, op: Op) -> None:
        self._modules = _modules(op.base)
        texts = {**BindingEmitter().emit_op(op), **InferenceEmitter().emit_op(op), **VerifierEmitter().emit_op(op)}
        found = {path.split("/")[1]: self._modules.run(path, text) for path, text in texts.items()}
        super().__init__(
            op, GeneratedCode(found["binding"]["SIGNATURE"], found["verifier"]["rules"], found["inference"]["infer"])
        )

    def rules_of(self, op: Op) -> Rules:
        """The generated verifier of an op that differs from this one in its rules."""
        ((path, text),) = VerifierEmitter().emit_op(op).items()
        rules: Rules = self._modules.run(path, text)["rules"]
        return rules

    def kernel_of(self, op: Op) -> Callable[..., Array]:
        """The NumPy kernel of an op."""
        ((path, text),) = NumpyEmitter().emit_op(op).items()
        kernel: Callable[..., Array] = self._modules.run(path, text)["kernel"]
        return kernel

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
