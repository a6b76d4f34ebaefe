"""What is known of types: of a declared one with what is inferred, and of a value that has one of two."""

from __future__ import annotations

import re

from opspec.programs.diagnostic import Diagnostic, rule_name
from opspec.programs.records import View
from opspec.refinement.analysed_program import RefineError, Type, function_of
from opspec.rules.inference import InferenceError, Inferred, is_dynamic, refine
from opspec.values.dims import Dim, Vec
from opspec.values.types import Other, Tensor


def is_open_type(type_: Type) -> bool:
    if isinstance(type_, Tensor):
        return is_dynamic(type_)
    return any(map(is_open_type, type_.elements)) if type_.elements else "?" in type_.text


def met(view: View, found: Inferred, declared: Type) -> Type:
    """A declared type with what is inferred."""
    if isinstance(declared, Other):
        inner = found.whole.elements if found.whole is not None else ()
        return found.whole if found.whole is not None and inner and len(inner) == len(declared.elements) else declared
    try:
        type_ = refine(view.name, found, declared)
    except InferenceError as error:
        raise excluded(view, error) from None
    bounded = any(isinstance(t, Tensor) and _is_bounded(t) for t in (*view.operand_types, declared))
    return Tensor(Vec(_size(size, bounded) for size in tuple.__iter__(type_.shape)), type_.element, type_.encoding)


def _size(size: int | Dim, bounded: bool) -> int | Dim:
    """A size as types say it: nothing of an unknown one but an upper bound, and that only where operands have some."""
    if isinstance(size, int):
        return size
    return Dim(0, size.high) if bounded and (size.high or 0) >= 0 else Dim(0)


def _is_bounded(type_: Tensor) -> bool:
    return any(isinstance(size, Dim) and size.high is not None for size in tuple.__iter__(type_.shape))


def joined(left: Type, right: Type, declared: Type) -> Type:
    """What is known of a value that has one of two types."""
    if left == right or not (isinstance(left, Tensor) and isinstance(right, Tensor) and isinstance(declared, Tensor)):
        return left if left == right else declared
    if len(left.shape) != len(right.shape) or left.element != right.element:
        return declared
    sizes = zip(tuple.__iter__(left.shape), tuple.__iter__(right.shape), tuple.__iter__(declared.shape), strict=True)
    return Tensor(Vec(a if _same(a, b) else c for a, b, c in sizes), left.element, left.encoding)


def _same(a: int | Dim, b: int | Dim) -> bool:
    if isinstance(a, Dim) and isinstance(b, Dim):
        return (a.low, a.high) == (b.low, b.high)
    return isinstance(a, int) and isinstance(b, int) and a == b


def excluded(view: View, error: InferenceError) -> RefineError:
    last = error.rules[-1]
    rule = rule_name(view.name, last) if re.fullmatch(r"[CT]\d+", last) else last
    declared = " and ".join(f"{type_}" for type_ in view.result_types)
    operands = ", ".join(map(str, view.operand_types))
    reason = f"{' and '.join(error.rules)}: {error.reason}"
    message = f"{reason}; it takes ({operands}) and is declared to give {declared}"
    return RefineError([Diagnostic(rule, view.name, view.location, message, function=function_of(view))])
