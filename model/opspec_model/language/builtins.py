"""The functions of the language that are not primitives: they look at tensors, types, regions and the process
grid.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec_model.language.types import BOOL, INT, INTS, STR, TYPE, WHOLE, Pack, Type
from opspec_model.names import COUNTS


@dataclass(frozen=True, slots=True)
class Builtin:
    """A built-in with plain arguments; `takes` names what each argument must be, in the words of the language
    page.
    """

    takes: tuple[str, ...]
    gives: Type
    summary: str
    dims: bool = False


BUILTINS: dict[str, Builtin] = {
    "shape": Builtin(("tensor",), INTS, "The sizes of a tensor's dimensions.", dims=True),
    "bounds": Builtin(
        ("tensor",), INTS, "The sizes of a tensor's dimensions, of unknown ones the most that they may be.", dims=True
    ),
    "rank": Builtin(("tensor",), INT, "How many dimensions a tensor has."),
    "is_static": Builtin(("tensor",), BOOL, "Whether the sizes of all of a tensor's dimensions are known."),
    "is_bounded": Builtin(
        ("tensor",), BOOL, "Whether the sizes of all dimensions but at most one are known, and that one has a bound."
    ),
    "etype": Builtin(("tensor",), TYPE, "The element type of a tensor."),
    "ints": Builtin(
        ("ints operand",), INTS, "The values of a one-dimensional integer operand, as a vector.", dims=True
    ),
    "len": Builtin(("vector or list",), INT, "How many entries a vector, matrix or list has."),
    "is_promotable": Builtin(("type", "type"), BOOL, "Whether values of the first type may be promoted to the second."),
    "is_quantized": Builtin(("type",), BOOL, "Whether the element type is quantized."),
    "is_complex": Builtin(("type",), BOOL, "Whether the element type is complex."),
    "is_signed": Builtin(("type",), BOOL, "Whether the element type is a signed integer type."),
    "is_float": Builtin(("type",), BOOL, "Whether the element type is a floating-point type."),
    "bits": Builtin(("type",), INT, "How many bits a value of the element type has."),
    "real_type": Builtin(("type",), TYPE, "The type of the parts of a complex type; other types are their own."),
    "quantization_axis": Builtin(("type",), INT, "The quantized dimension of a per-axis type, else -1."),
    "scales": Builtin(("type",), INT, "How many scales, each with a zero point, a quantized type has; 0 for others."),
    "zero_points": Builtin(("type",), INTS, "The zero points of a quantized type; none for others."),
    "same_scale": Builtin(
        ("type", "int", "type", "int"), BOOL, "Whether scale and zero point i of one type are j of another."
    ),
    "storage": Builtin(("type",), TYPE, "The storage type of a quantized element type."),
    "expressed": Builtin(("type",), TYPE, "The type that a quantized element type stands for; others are their own."),
    "baseline": Builtin(
        ("type",), TYPE, "A quantized element type without its scales and zero points; others are their own."
    ),
    "as_index": Builtin(("integer element",), INT, "The value of an integer element, as an index."),
    "chained": Builtin(("list of lists",), Pack(WHOLE), "The items of all lists of a list, one behind the other."),
    "types": Builtin(("list of values",), Pack(WHOLE), "The types of the values of a list."),
    "whole_type": Builtin(("value",), WHOLE, "The type of a value, whole."),
    "unpacked": Builtin(
        ("list of values",), Pack(WHOLE), "The types of the values of a list; of a single tuple, those of its items."
    ),
    "rank_of": Builtin(("whole type",), INT, "How many dimensions a type has; none where it is no tensor."),
    "sizes_of": Builtin(
        ("whole type",), INTS, "The sizes of a type's dimensions; none where it is no tensor.", dims=True
    ),
    "alike": Builtin(
        ("whole type", "whole type"), BOOL, "Whether two types differ in nothing but sizes that are known of both."
    ),
    "axis_of": Builtin(("whole type",), INT, "The quantized dimension of a type, -1 where there is none."),
    "mentions": Builtin(
        ("list of values", "string"), BOOL, "Whether a value's type is of this kind, or holds one: memref, future."
    ),
    "on_axes": Builtin(("groups",), BOOL, "Whether groups of processes are written as axes of a mesh."),
    "is_op_name": Builtin(("string",), BOOL, "Whether a text is the name of an op with its namespace."),
    "input_types": Builtin(("function",), Pack(WHOLE), "The types of what a function of the program takes."),
    "output_types": Builtin(("function",), Pack(WHOLE), "The types of what a function of the program gives."),
    "type_name": Builtin(("type",), STR, "The spelling of an element type."),
}

# Forms with a syntax of their own, for the language page and for suggestions.
FORMS: dict[str, str] = {
    "range": "range(n): the integers below n, in comprehensions and folds.",
    "box": "box(v): every index vector below v, in folds.",
    "all": "all(rule for x in xs): the rule holds for every item.",
    "any": "any(rule for x in xs): the rule holds for some item.",
    "the": "the(x for i in v if test): the element for the first item that passes, in a meaning.",
    "zip": "zip(xs, ys): items of several lists in step.",
    "given": "given(x): whether an operand or attribute that may be absent is there; behind it x has a value.",
    "peer": "peer(replica, partition).operand: another process's operand.",
    "T(x)": "T(x), with a type variable T: x as a value of that element type.",
}

GRID = ("replica_id", "partition_id", *COUNTS)
