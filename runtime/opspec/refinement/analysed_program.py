"""The program as an analysis sees it: instances of functions, with a refined view of each op."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from opspec.catalog.op_traits import has_effects
from opspec.errors import OpSpecError
from opspec.programs.diagnostic import Diagnostic
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import Block, View, symbol_of
from opspec.refinement.known_values import Known, Value
from opspec.rules.signature import REGION_END
from opspec.values.types import Other, Tensor

Type = Tensor | Other
Types = tuple[Type, ...]

RETURNS = frozenset({"func.return", REGION_END, "sdy.return", "shape.assuming_yield"})
ASSERTION = "shape_assertion"
SHAPES_GIVEN = "indices_of_shape_operands"


class RefineError(OpSpecError):
    """Sizes that exclude each other; `diagnostics` says of which op."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__("\n".join(map(str, diagnostics)))
        self.diagnostics = tuple(diagnostics)


class Refined(View):
    """An op with refined types. `known`: the values of its operands, as far as they are known, and `values` those of
    all, by number; `target`: of which instance a call is; `taken`: the only region that is left, where it is known
    which of its branches runs.
    """

    __slots__ = ("known", "taken", "target", "values")
    known: tuple[Known, ...]
    values: Mapping[int, Known]
    target: FunctionInstance | None
    taken: int | None

    def constant(self, index: int) -> Known:
        return self.known[index]


@dataclass(slots=True, eq=False)
class FunctionInstance:
    """A function for arguments of these types, some of which have known values.

    `known`: values by number; `dropped`: the arguments that it need not be given, for they are constants in it;
    `removed`: the ops, by identity, that constants replace; `own`: whether it is not the function as it stands;
    `acts`: whether it does something besides giving results.
    """

    view: View
    types: Types
    dropped: tuple[int, ...]
    block: Block
    known: dict[int, Value] = field(default_factory=dict)
    results: Types = ()
    values: tuple[Known, ...] = ()
    removed: frozenset[int] = frozenset()
    own: bool = False
    acts: bool = False

    @property
    def name(self) -> str:
        return symbol_of(self.view) or ""


def walk(block: Block) -> Iterator[View]:
    """The ops of a block and all below them, in the order of the text."""
    return (view for op in block.ops for view in op.walk())


def is_assertion(view: View) -> bool:
    return view.name == "stablehlo.custom_call" and view.attributes.get("call_target_name") == ASSERTION


def acts(view: View) -> bool:
    """Whether an op does something besides giving results."""
    if view.name == "func.call":
        return not isinstance(view, Refined) or view.target is None or view.target.acts
    if view.name == "stablehlo.custom_call":
        return bool(view.attributes.get("has_side_effect"))
    return has_effects(view.name)


def callee_of(view: View) -> str:
    return str(view.attributes.get(CALLS[view.name], ""))


def error_of(view: View, message: str, rule: str = "refine") -> RefineError:
    return RefineError([Diagnostic(rule, view.name, view.location, message, function=function_of(view))])


def function_of(view: View) -> str:
    parent: View | None = view
    while parent is not None and parent.name != "func.func":
        parent = parent.parent
    return (symbol_of(parent) if parent is not None else None) or ""
