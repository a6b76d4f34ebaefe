"""What generated tests say of programs: `breaks_only` one rule, or `keeps_every_rule`.

Each program is held against three judges: our verifier and inference, and the MLIR library's own verifier. Where the
latter differs, the divergences (docs/divergences.yaml) have to say so.
"""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.agreement.oracles import DIES, Oracle, Unsupported, oracle
from opspec.catalog.dialects import generated
from opspec.programs import carrier
from opspec.programs.carrier_versions import is_changed_since
from opspec.programs.diagnostic import Diagnostic
from opspec.programs.loading import load_generic
from opspec.programs.records import View, attributes_of, constant_of, import_module
from opspec.rules.inference import InferenceError, Inferred, inferred
from opspec.values.dims import Dim, Vec
from opspec.values.types import Quantized, Tensor
from opspec.verification.verifier import verify_view
from opspec_model.text import plain_yaml

if TYPE_CHECKING:
    from jaxlib.mlir import ir

DIVERGENCES = "OPSPEC_DIVERGENCES"


@dataclass(frozen=True, slots=True)
class Divergence:
    """A case in which the MLIR library judges otherwise. `case`: `pad.C4`, or `pad` for programs that break no rule.

    A star in it stands for any text: `chlo.broadcast_*.B1` are the same case of several ops. `says`: words of the one
    that refuses, without which the entry is not meant. Refusals by the library have no names, so an entry of one has
    words: else it would hide every other reason to refuse programs of that op.
    """

    case: str
    library: str
    why: str
    program: str = ""
    says: str = ""


def breaks_only(op: str, rule: str, program: str) -> None:
    """Our verifier reports this rule and nothing else, and the MLIR library refuses the program."""
    name = f"{op.removeprefix('stablehlo.')}.{rule}"
    told = verify_view(import_module(load_generic(program))).diagnostics
    found = [diagnostic.rule for diagnostic in told if of_op_alone(diagnostic)]
    assert found == [name], f"expected {name} alone to be broken, found {found or 'nothing'}:\n{program}"
    if refused(program) is None:
        _expect_listed(name, "accepts", " ".join(diagnostic.message for diagnostic in told), program)


def keeps_every_rule(op: str, program: str) -> None:
    """Our verifier reports nothing, inference finds the result types, and the MLIR library accepts the program, unless
    a region does not fit, of which we tell too.
    """
    module = import_module(load_generic(program))
    told = verify_view(module).diagnostics
    found = [str(diagnostic) for diagnostic in told if of_op_alone(diagnostic)]
    assert not found, f"expected no broken rule, found:\n{chr(10).join(found)}\n{program}"
    for view in module.walk():
        if view.name == op:
            infers_what_is_there(view)
    refusal = refused(program)
    if refusal is not None and not any(_OF_BODIES.search(diagnostic.rule) for diagnostic in told):
        _expect_listed(op.removeprefix("stablehlo."), "refuses", refusal, program)


_OF_BODIES = re.compile(r"\.P\d+$")
_OF_OTHERS = re.compile(rf"{_OF_BODIES.pattern}|^func\.func\.C4$")


def of_op_alone(diagnostic: Diagnostic) -> bool:
    """Whether it tells of the op itself: an instance is made without regard to what an op asks of its region's ops or
    of what made its operands, and what ends a region ends the function of its program too.
    """
    return is_of_op_alone(diagnostic.rule, diagnostic.op)


def is_of_op_alone(rule: str, op: str) -> bool:
    """The same of a rule that an op breaks. What is told of operands is told by the function around."""
    return _OF_OTHERS.search(rule) is None and op != "func.func"


def inference_of(view: View) -> tuple[Inferred, ...]:
    """What inference says of the results of an op in a program; it has to say something."""
    binding = generated("binding", view.name)
    assert binding is not None, f"{view.name} is not generated"
    attributes = attributes_of(view, binding.SIGNATURE)
    constants = {at: constant_of(view, at) for at in range(len(view.operands))}
    known = {at: value for at, value in constants.items() if value is not None}
    bodies = [(region.block.types, region.block.ops[-1].operand_types) for region in view.regions]
    try:
        return inferred(view.name, view.operand_types, attributes, regions=bodies, known=known)
    except InferenceError as error:
        raise AssertionError(f"inference fails on a valid op: {error}\n{view.op}") from None


def infers_what_is_there(view: View) -> None:
    """Inference gives the op's result types, or what is compatible with them."""
    for result, there in zip(inference_of(view), view.result_types, strict=False):
        if isinstance(there, Tensor):
            compatible(result, there, f"found {there}\n{view.op}")


def infers_no_less(view: View, program: str) -> None:
    """Inference is compatible with that of the MLIR library, and knows every dimension that the library knows."""
    types = _library().infer(program)
    if isinstance(types, Unsupported):
        return
    for result, theirs in zip(inference_of(view), types, strict=False):
        compatible(result, theirs, f"the MLIR library infers {theirs}\n{program}")
        if result.shape is not None:
            pairs = zip(sizes(result.shape), sizes(theirs.shape), strict=True)
            less = any(isinstance(mine, Dim) and not isinstance(size, Dim) for mine, size in pairs)
            assert not less, f"{result.name}: inferred {result.shape}, the MLIR library {theirs}\n{program}"


def compatible(result: Inferred, there: Tensor, note: str) -> None:
    if result.shape is not None:
        mine, theirs = sizes(result.shape), sizes(there.shape)
        pairs = zip(mine, theirs, strict=False)
        fits = len(mine) == len(theirs) and all(isinstance(x, Dim) or isinstance(y, Dim) or x == y for x, y in pairs)
        assert fits, f"{result.name}: inferred {result.shape}, {note}"
    if result.element is not None and not isinstance(result.element, Quantized):
        assert result.element == there.element, f"{result.name}: inferred {result.element}, {note}"


def sizes(shape: Vec) -> tuple[int | Dim, ...]:
    """The dimensions as a plain tuple, which compares by identity and not per dimension."""
    return tuple(tuple.__iter__(shape))


def refused(program: str) -> str | None:
    """Why the MLIR library refuses a program, if only by dying of it; None where it accepts it."""
    verdict = _library().accepts(program)
    if isinstance(verdict, Unsupported):
        if verdict.how != DIES:
            raise AssertionError(f"the MLIR library does not answer ({verdict}):\n{program}")
        return str(verdict)
    return None if verdict.accepted else verdict.reason


@functools.cache
def _library() -> Oracle:
    return oracle("library")


@functools.cache
def _context() -> ir.Context:
    return carrier.new_context()


def known_to_library(op: str) -> bool:
    """Whether the MLIR library has the op at all; of a third party's it knows nothing."""
    return bool(_context().is_registered_operation(op))


# --- divergences ----------------------------------------------------------------------------------


def _expect_listed(case: str, library: str, said: str, program: str) -> None:
    op = case.split(".")[0] if not case.startswith("chlo.") else ""
    here = op == "" or (known_to_library(f"stablehlo.{op}") and not is_changed_since(f"stablehlo.{op}"))
    if here and not is_listed(case, library, said):
        other = "refuses" if library == "accepts" else "accepts"
        raise AssertionError(
            f"{case}: expected the MLIR library to be one that {other} this program, and it {library} it; "
            f"if that is how it should be, list it in docs/divergences.yaml\n{program}\n{said}"
        )


def is_listed(case: str, library: str, said: str) -> bool:
    """Whether a divergence is about this case, and about what is said by the one that refuses."""
    return any(
        entry.library == library and fnmatchcase(case, entry.case) and entry.says in said for entry in divergences()
    )


@functools.cache
def divergences() -> tuple[Divergence, ...]:
    """The listed divergences."""
    path = Path(os.environ.get(DIVERGENCES, Path.cwd() / "docs" / "divergences.yaml"))
    if not path.is_file():
        return ()
    entries = plain_yaml.read(path)["divergences"]
    return tuple(Divergence(**entry) for entry in entries)
