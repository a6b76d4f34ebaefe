"""What is known of each op without its attributes and sizes, derived from its meaning."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_traits import FoldTraits, OpTraits

TRAITS = {
    "mhlo.add_dependency": OpTraits(
        unknown=(
            "It passes on tokens as well as tensors, and a meaning by elements speaks of tensors "
            "alone."
        ),
    ),
    "mhlo.async_done": OpTraits(
        acts="It waits for what goes on.",
        unknown="A future has no elements; it stands for values that may still be made.",
    ),
    "mhlo.async_start": OpTraits(
        acts="It begins what goes on while the program does.",
        unknown="Its meaning is a function of the program, which no op file knows.",
    ),
    "mhlo.async_update": OpTraits(
        unknown="A future has no elements; it stands for values that may still be made.",
    ),
    "mhlo.bitcast": OpTraits(
        folds=(FoldTraits("result", "either_bits", False, False),),
        flops="product(shape(result)) * (2 * max(bits(T) // bits(S), 1))",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)) * max(bits(T) // bits(S), "
            "1), product(shape(operand))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "mhlo.copy": OpTraits(
        elementwise=True,
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "mhlo.domain": OpTraits(
        elementwise=True,
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "mhlo.exp2": OpTraits(
        elementwise=True,
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "mhlo.fusion": OpTraits(
        unknown=(
            "What it gives is what its region returns, which no expression over elements says of "
            "values of any type."
        ),
    ),
    "mhlo.log2": OpTraits(
        elementwise=True,
        functions={"float": "log2"},
        flops="11 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "4"},
    ),
    "mhlo.minimum_broadcast_shapes": OpTraits(
        unknown="How many dimensions a new shape has depends on the sizes in all of them.",
    ),
    "mhlo.stochastic_convert": OpTraits(
        elementwise=True,
        flops="15 * product(shape(result))",
        read=(
            "ceil_div(bits(etype(operand)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(random)) * product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "mhlo.topk": OpTraits(
        by_data=True,
        folds=(
            FoldTraits("place", "add", False, False),
            FoldTraits("indices", "add", False, False),
        ),
        flops="product(shape(operand)) * halvings(shape(operand)[rank(operand) - 1])",
        read="ceil_div(bits(etype(operand)) * product(shape(operand)), 8)",
        written=(
            "ceil_div(bits(etype(values)) * product(shape(values)), 8) + "
            "ceil_div(bits(etype(indices)) * product(shape(indices)), 8)"
        ),
        read_by_data=("operand",),
    ),
    "mhlo.trace": OpTraits(
        acts="It shows a value to whoever watches.",
        unknown="The op gives nothing, so no element of a result has a meaning.",
    ),
    "mhlo.xla.rng_get_and_update_state": OpTraits(
        acts="It moves the state of the run on.",
        unknown="The state is that of the run, and no operand holds it.",
    ),
}
