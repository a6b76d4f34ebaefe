"""What is generated for an op to be judged by: its signature, its rules and what infers its results, found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from opspec.catalog.dialects import generated
from opspec.programs.named_structs import has_symbols
from opspec.rules.signature import Signature
from opspec.rules.vocabulary import Rule, Solver, Unsolved
from opspec.values.dims import Contradiction, Undefined, Vec


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """The generated signature and rules of one op."""

    signature: Signature
    texts: Mapping[str, Rule]
    rules: Callable[..., None]
    infer: Callable[..., tuple[Vec | Sequence[Vec | None] | None, ...]] | None
    attributes: tuple[str, ...]
    vectors: tuple[int, ...]  # the operands that are read as vectors, by declared position
    functions: tuple[int, ...]  # the attributes that name functions, by position
    symbols: tuple[int, ...]  # the attributes that may name other ops' structs, by position

    @property
    def name(self) -> str:
        return self.signature.op

    @property
    def deprecated(self) -> str:
        return self.signature.deprecated


@lru_cache(maxsize=4096)
def definition_of(name: str) -> Definition | None:
    binding, verifier = generated("binding", name), generated("verifier", name)
    if binding is None or verifier is None:
        return None
    signature: Signature = binding.SIGNATURE
    return Definition(
        signature,
        verifier.RULES,
        verifier.rules,
        getattr(generated("inference", name), "infer", None),
        tuple(attribute.name for attribute in signature.asked),
        tuple(at for at, value in enumerate(signature.operands) if value.readable),
        tuple(at for at, attribute in enumerate(signature.attributes) if attribute.kind == "function"),
        tuple(at for at, attribute in enumerate(signature.asked) if has_symbols(attribute)),
    )


def inferred(definition: Definition, result: str, values: Mapping[str, object]) -> Sequence[Vec | None] | None:
    """The shapes that the rules give a result, or a list of results; None where they do not."""
    inference = generated("inference", definition.name)
    results = [value.name for value in definition.signature.results]
    if inference is None or result not in results:  # the rule determines an element type
        return None
    arguments = [values[name] for name in definition.signature.names if name not in results]
    try:
        shapes = inference.infer(Solver(), *arguments)[results.index(result)]
    except (Unsolved, Contradiction, Undefined):
        return None
    return shapes if definition.signature.results[results.index(result)].variadic else (shapes,)
