"""What is known of each op without its attributes and sizes, derived from its meaning."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_traits import FoldTraits, OpTraits

TRAITS = {
    "chlo._asin_acos_kernel": OpTraits(
        elementwise=True,
        flops="16 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.acos": OpTraits(
        elementwise=True,
        functions={"": "acos"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.acosh": OpTraits(
        elementwise=True,
        functions={"": "acosh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "3", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.asin": OpTraits(
        elementwise=True,
        functions={"": "asin"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.asinh": OpTraits(
        elementwise=True,
        functions={"": "asinh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "3", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.atan": OpTraits(
        elementwise=True,
        functions={"": "atan"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.atanh": OpTraits(
        elementwise=True,
        functions={"": "atanh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "3", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.bessel_i1e": OpTraits(
        elementwise=True,
        functions={"": "bessel_i1e"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.broadcast_add": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_and": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_atan2": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.broadcast_compare": OpTraits(
        flops="2 * product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_complex": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_divide": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "3", "complex<f64>": "2"},
    ),
    "chlo.broadcast_maximum": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_minimum": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_multiply": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "3", "complex<f64>": "2"},
    ),
    "chlo.broadcast_next_after": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_or": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_polygamma": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.broadcast_power": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.broadcast_remainder": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_select": OpTraits(
        moves=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(pred)) * min(product(shape(result)), product(shape(pred))), 8) + "
            "ceil_div(bits(etype(on_true)) * min(product(shape(result)), product(shape(on_true))), "
            "8) + ceil_div(bits(etype(on_false)) * min(product(shape(result)), "
            "product(shape(on_false))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("on_true", "on_false"),
    ),
    "chlo.broadcast_shift_left": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_shift_right_arithmetic": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_shift_right_logical": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_subtract": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_xor": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.broadcast_zeta": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)), product(shape(lhs))), 8) + "
            "ceil_div(bits(etype(rhs)) * min(product(shape(result)), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.conj": OpTraits(
        elementwise=True,
        flops="4 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.constant": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="0",
        written="ceil_div(bits(etype(output)) * product(shape(output)), 8)",
    ),
    "chlo.constant_like": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="0",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.cosh": OpTraits(
        elementwise=True,
        functions={"": "cosh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "3", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.digamma": OpTraits(
        elementwise=True,
        functions={"": "digamma"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.erf": OpTraits(
        elementwise=True,
        functions={"": "erf"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.erf_inv": OpTraits(
        elementwise=True,
        functions={"": "erf_inv"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.erfc": OpTraits(
        elementwise=True,
        functions={"": "erfc"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.is_inf": OpTraits(
        elementwise=True,
        flops="2 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.is_neg_inf": OpTraits(
        elementwise=True,
        flops="2 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.is_pos_inf": OpTraits(
        elementwise=True,
        flops="2 * product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.lgamma": OpTraits(
        elementwise=True,
        functions={"": "lgamma"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.mulhi": OpTraits(
        elementwise=True,
        functions={"": "multiply_high"},
        commutes=("sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.next_after": OpTraits(
        elementwise=True,
        functions={"": "next_after"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(x)) * product(shape(result)), 8) + ceil_div(bits(etype(y)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "chlo.polygamma": OpTraits(
        elementwise=True,
        functions={"": "polygamma"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(n)) * product(shape(result)), 8) + ceil_div(bits(etype(x)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "chlo.ragged_dot": OpTraits(
        contracts=True,
        by_data=True,
        folds=(
            FoldTraits("end", "add", False, False),
            FoldTraits("group", "add", False, False),
            FoldTraits("result", "add", False, False),
        ),
        flops=(
            "product(cat(take(shape(lhs), before), [groups])) * groups + "
            "product(cat(take(shape(lhs), before), [shape(lhs)[ragged]])) * groups + "
            "product(shape(result)) * (2 * product(take(shape(lhs), lhs_contracting_dimensions)))"
        ),
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * product(take(shape(lhs), "
            "lhs_contracting_dimensions)), product(shape(lhs))), 8) + ceil_div(bits(etype(rhs)) * "
            "min(product(shape(result)) * product(take(shape(lhs), lhs_contracting_dimensions)), "
            "product(shape(rhs))), 8) + ceil_div(bits(etype(group_sizes)) * "
            "min(product(cat(take(shape(lhs), before), [groups])) * groups, "
            "product(shape(group_sizes))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("lhs", "rhs"),
        accuracy={"": "reduction"},
    ),
    "chlo.scan": OpTraits(
        unknown=(
            "What is carried from slice to slice has no shape that the operands tell, and no fold "
            "gives all that it goes through."
        ),
    ),
    "chlo.sinh": OpTraits(
        elementwise=True,
        functions={"": "sinh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.square": OpTraits(
        elementwise=True,
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "3", "complex<f64>": "2"},
    ),
    "chlo.tan": OpTraits(
        elementwise=True,
        functions={"": "tan"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "chlo.top_k": OpTraits(
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
    "chlo.zeta": OpTraits(
        elementwise=True,
        functions={"": "zeta"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(x)) * product(shape(result)), 8) + ceil_div(bits(etype(q)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "1", "f64": "2"},
    ),
    "stablehlo.abs": OpTraits(
        elementwise=True,
        functions={"": "abs"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "2", "complex<f64>": "2"},
    ),
    "stablehlo.add": OpTraits(
        elementwise=True,
        functions={"bool": "or", "complex": "add", "float": "add", "sint": "add", "uint": "add"},
        commutes=("bool", "sint", "uint", "float", "complex"),
        orderless=("bool", "sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.after_all": OpTraits(unknown="A token has no elements; it only orders ops."),
    "stablehlo.all_gather": OpTraits(
        peers=True,
        flops="0",
        read=(
            "sum([ceil_div(bits(etype(operands_item)) * product(shape(results_item)), 8) for "
            "operands_item, results_item in zip(operands, results)])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        acts="it waits for other processes",
    ),
    "stablehlo.all_reduce": OpTraits(
        peers=True,
        folds=(FoldTraits("results", "computation", True, False),),
        flops="sum([product(shape(results_item)) for results_item in results]) * len(members)",
        read=(
            "sum([ceil_div(bits(etype(operands_item)) * (product(shape(results_item)) * "
            "len(members)), 8) for operands_item, results_item in zip(operands, results)])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        accuracy={"": "reduction"},
        acts="it waits for other processes",
    ),
    "stablehlo.all_to_all": OpTraits(
        peers=True,
        flops="0",
        read=(
            "sum([ceil_div(bits(etype(operands_item)) * product(shape(results_item)), 8) for "
            "operands_item, results_item in zip(operands, results)])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        acts="it waits for other processes",
    ),
    "stablehlo.and": OpTraits(
        elementwise=True,
        functions={"": "bit_and"},
        commutes=("bool", "sint", "uint"),
        orderless=("bool", "sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.async_done": OpTraits(
        acts="It waits for what goes on.",
        unknown="A future has no elements; it stands for the value of an op that may still run.",
    ),
    "stablehlo.async_start": OpTraits(
        acts="It begins what goes on while the program does.",
        unknown="A future has no elements; it stands for the value of an op that may still run.",
        holds=(
            "stablehlo.all_gather",
            "stablehlo.all_reduce",
            "stablehlo.all_to_all",
            "stablehlo.collective_broadcast",
            "stablehlo.collective_permute",
            "stablehlo.dynamic_slice",
            "stablehlo.dynamic_update_slice",
            "stablehlo.reduce_scatter",
            "stablehlo.slice",
        ),
    ),
    "stablehlo.atan2": OpTraits(
        elementwise=True,
        functions={"": "atan2"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.batch_norm_grad": OpTraits(
        folds=(
            FoldTraits("grad_offset", "add", False, False),
            FoldTraits("moment", "add", False, False),
            FoldTraits("grad_scale", "add", False, False),
        ),
        flops=(
            "product(shape(grad_offset)) * product(rest) + product([channels]) * (3 * "
            "product(rest)) + product(shape(grad_scale)) * (6 * product(rest)) + 11 * "
            "product(shape(grad_operand))"
        ),
        read=(
            "ceil_div(bits(etype(operand)) * min(product([channels]) * product(rest) + "
            "product(shape(grad_scale)) * product(rest) + product(shape(grad_operand)), "
            "product(shape(operand))), 8) + ceil_div(bits(etype(scale)) * "
            "min(product(shape(grad_operand)), product(shape(scale))), 8) + "
            "ceil_div(bits(etype(mean)) * min(product([channels]) * product(rest) + "
            "product(shape(grad_scale)) * product(rest) + product(shape(grad_operand)), "
            "product(shape(mean))), 8) + ceil_div(bits(etype(variance)) * "
            "min(product(shape(grad_scale)) * product(rest) + product(shape(grad_operand)), "
            "product(shape(variance))), 8) + ceil_div(bits(etype(grad_output)) * "
            "min(product(shape(grad_offset)) * product(rest) + product([channels]) * product(rest) "
            "+ product(shape(grad_scale)) * product(rest) + product(shape(grad_operand)), "
            "product(shape(grad_output))), 8)"
        ),
        written=(
            "ceil_div(bits(etype(grad_operand)) * product(shape(grad_operand)), 8) + "
            "ceil_div(bits(etype(grad_scale)) * product(shape(grad_scale)), 8) + "
            "ceil_div(bits(etype(grad_offset)) * product(shape(grad_offset)), 8)"
        ),
        accuracy={"": "reduction"},
    ),
    "stablehlo.batch_norm_inference": OpTraits(
        flops="6 * product(shape(result))",
        read=(
            "ceil_div(bits(etype(operand)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(scale)) * min(product(shape(result)), product(shape(scale))), 8) "
            "+ ceil_div(bits(etype(offset)) * min(product(shape(result)), product(shape(offset))), "
            "8) + ceil_div(bits(etype(mean)) * min(product(shape(result)), product(shape(mean))), "
            "8) + ceil_div(bits(etype(variance)) * min(product(shape(result)), "
            "product(shape(variance))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.batch_norm_training": OpTraits(
        folds=(
            FoldTraits("total", "add", False, False),
            FoldTraits("spread", "add", False, False),
        ),
        flops=(
            "product([channels]) * product(rest) + product(shape(batch_mean)) + "
            "product([channels]) * (3 * product(rest)) + product(shape(batch_var)) + 6 * "
            "product(shape(output))"
        ),
        read=(
            "ceil_div(bits(etype(operand)) * min(product([channels]) * product(rest) + "
            "product([channels]) * product(rest) + product(shape(output)), "
            "product(shape(operand))), 8) + ceil_div(bits(etype(scale)) * "
            "min(product(shape(output)), product(shape(scale))), 8) + ceil_div(bits(etype(offset)) "
            "* min(product(shape(output)), product(shape(offset))), 8)"
        ),
        written=(
            "ceil_div(bits(etype(output)) * product(shape(output)), 8) + "
            "ceil_div(bits(etype(batch_mean)) * product(shape(batch_mean)), 8) + "
            "ceil_div(bits(etype(batch_var)) * product(shape(batch_var)), 8)"
        ),
        accuracy={"": "reduction"},
    ),
    "stablehlo.bitcast_convert": OpTraits(
        folds=(FoldTraits("result", "either_bits", False, False),),
        flops="product(shape(result)) * (2 * max(bits(T) // bits(S), 1))",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)) * max(bits(T) // bits(S), "
            "1), product(shape(operand))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.broadcast": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.broadcast_in_dim": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.case": OpTraits(
        unknown=(
            "Only the chosen branch runs, and what it makes has no shape that the operands tell."
        ),
    ),
    "stablehlo.cbrt": OpTraits(
        elementwise=True,
        functions={"": "cbrt"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "3", "complex<f64>": "2"},
    ),
    "stablehlo.ceil": OpTraits(
        elementwise=True,
        functions={"": "ceil"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.cholesky": OpTraits(
        flops="ceil_div(product(shape(a)) * shape(a)[rank(a) - 1], 3)",
        read="ceil_div(bits(etype(a)) * product(shape(a)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "16", "f64": "16"},
        unknown=(
            "Each column of the factor depends on the ones before it, which no element by itself "
            "can say."
        ),
    ),
    "stablehlo.clamp": OpTraits(
        elementwise=True,
        flops="2 * product(shape(result))",
        read=(
            "ceil_div(bits(etype(min)) * min(product(shape(result)), product(shape(min))), 8) + "
            "ceil_div(bits(etype(operand)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(max)) * min(product(shape(result)), product(shape(max))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.collective_broadcast": OpTraits(
        peers=True,
        partial=True,
        flops="0",
        read=(
            "sum([ceil_div(bits(etype(operands_item)) * product(shape(results_item)), 8) for "
            "operands_item, results_item in zip(operands, results)]) + "
            "(ceil_div(bits(etype(roots)) * product(shape(roots)), 8) if has_dynamic_root else 0)"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        acts="it waits for other processes",
    ),
    "stablehlo.collective_permute": OpTraits(
        peers=True,
        partial=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        acts="it waits for other processes",
    ),
    "stablehlo.collective_reduce": OpTraits(
        peers=True,
        folds=(FoldTraits("results", "", False, False),),
        flops=(
            "sum([product(shape(results_item)) for results_item in results]) * (len(members) if "
            "any(m for m in mine) else 1)"
        ),
        read=(
            "sum([ceil_div(bits(etype(operands_item)) * (product(shape(results_item)) * "
            "(len(members) if any(m for m in mine) else 1)), 8) for operands_item, results_item in "
            "zip(operands, results)]) + (ceil_div(bits(etype(roots)) * product(shape(roots)), 8) "
            "if has_dynamic_root else 0)"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        accuracy={"": "reduction"},
        acts="it waits for other processes",
    ),
    "stablehlo.compare": OpTraits(
        elementwise=True,
        flops="2 * product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.complex": OpTraits(
        elementwise=True,
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.composite": OpTraits(
        unknown="Its meaning is a function of the program, which no op file knows.",
    ),
    "stablehlo.concatenate": OpTraits(
        moves=True,
        flops="0",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * min(product(shape(result)), "
            "product(shape(inputs_item))), 8) for inputs_item in inputs])"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.constant": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="0",
        written="ceil_div(bits(etype(output)) * product(shape(output)), 8)",
    ),
    "stablehlo.convert": OpTraits(
        elementwise=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.convolution": OpTraits(
        contracts=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * (2 * product(window) * channels)",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * product(window) * channels, "
            "product(shape(lhs))), 8) + ceil_div(bits(etype(rhs)) * min(product(shape(result)) * "
            "product(window) * channels, product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.cosine": OpTraits(
        elementwise=True,
        functions={"": "cosine"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.count_leading_zeros": OpTraits(
        elementwise=True,
        functions={"": "count_leading_zeros"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.create_token": OpTraits(unknown="A token has no elements; it only orders ops."),
    "stablehlo.cross-replica-sum": OpTraits(
        peers=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * len(group)",
        read="ceil_div(bits(etype(operand)) * (product(shape(result)) * len(group)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
        acts="it waits for other processes",
    ),
    "stablehlo.custom_call": OpTraits(
        acts="Its target may do anything, unless the op says that it has no side effect.",
        unknown="An implementation registers what a target means.",
    ),
    "stablehlo.divide": OpTraits(
        elementwise=True,
        functions={"": "divide"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "3", "complex<f64>": "2"},
    ),
    "stablehlo.dot": OpTraits(
        contracts=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * (2 * terms)",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * terms, product(shape(lhs))), "
            "8) + ceil_div(bits(etype(rhs)) * min(product(shape(result)) * terms, "
            "product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.dot_general": OpTraits(
        contracts=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops=(
            "product(shape(result)) * (2 * product(take(shape(lhs), lhs_contracting_dimensions)))"
        ),
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * product(take(shape(lhs), "
            "lhs_contracting_dimensions)), product(shape(lhs))), 8) + ceil_div(bits(etype(rhs)) * "
            "min(product(shape(result)) * product(take(shape(lhs), lhs_contracting_dimensions)), "
            "product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.dynamic_broadcast_in_dim": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(output_dimensions)) * product(shape(output_dimensions)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        static="stablehlo.broadcast_in_dim",
    ),
    "stablehlo.dynamic_conv": OpTraits(
        contracts=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * (2 * product(window) * channels)",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * product(window) * channels, "
            "product(shape(lhs))), 8) + ceil_div(bits(etype(rhs)) * min(product(shape(result)) * "
            "product(window) * channels, product(shape(rhs))), 8) + ceil_div(bits(etype(padding)) "
            "* product(shape(padding)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
        static="stablehlo.convolution",
    ),
    "stablehlo.dynamic_gather": OpTraits(
        moves=True,
        by_data=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(start_indices)) * min(product(shape(result)) * "
            "len(start_index_map), product(shape(start_indices))), 8) + "
            "ceil_div(bits(etype(slice_sizes)) * product(shape(slice_sizes)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("operand",),
        static="stablehlo.gather",
    ),
    "stablehlo.dynamic_iota": OpTraits(
        flops="0",
        read="ceil_div(bits(etype(output_shape)) * product(shape(output_shape)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        static="stablehlo.iota",
    ),
    "stablehlo.dynamic_pad": OpTraits(
        moves=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(padding_value)) * product(shape(padding_value)), 8) + "
            "ceil_div(bits(etype(edge_padding_low)) * product(shape(edge_padding_low)), 8) + "
            "ceil_div(bits(etype(edge_padding_high)) * product(shape(edge_padding_high)), 8) + "
            "ceil_div(bits(etype(interior_padding)) * product(shape(interior_padding)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        static="stablehlo.pad",
    ),
    "stablehlo.dynamic_reshape": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(output_shape)) * product(shape(output_shape)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        static="stablehlo.reshape",
    ),
    "stablehlo.dynamic_slice": OpTraits(
        moves=True,
        by_data=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + sum([ceil_div(bits(etype(start_indices_item)) * "
            "product(shape(start_indices_item)), 8) for start_indices_item in start_indices])"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("operand",),
    ),
    "stablehlo.dynamic_update_slice": OpTraits(
        moves=True,
        by_data=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(update)) * min(product(shape(result)), product(shape(update))), "
            "8) + sum([ceil_div(bits(etype(start_indices_item)) * "
            "product(shape(start_indices_item)), 8) for start_indices_item in start_indices])"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("operand", "update"),
    ),
    "stablehlo.einsum": OpTraits(
        contracts=True,
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * (2 * product(terms))",
        read=(
            "ceil_div(bits(etype(lhs)) * min(product(shape(result)) * product(terms), "
            "product(shape(lhs))), 8) + ceil_div(bits(etype(rhs)) * min(product(shape(result)) * "
            "product(terms), product(shape(rhs))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.exponential": OpTraits(
        elementwise=True,
        functions={"": "exponential"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.exponential_minus_one": OpTraits(
        elementwise=True,
        functions={"": "exponential_minus_one"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.fft": OpTraits(
        folds=(FoldTraits("result", "add", False, False),),
        flops=(
            "5 * product(head(shape(operand), batch)) * product(lengths) * "
            "halvings(product(lengths)) // (2 if R == S or R == T else 1)"
        ),
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)) * "
            "product(tail(shape(operand), L)), product(shape(operand))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.floor": OpTraits(
        elementwise=True,
        functions={"": "floor"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.gather": OpTraits(
        moves=True,
        by_data=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(start_indices)) * min(product(shape(result)) * "
            "len(start_index_map), product(shape(start_indices))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("operand",),
    ),
    "stablehlo.get_dimension_size": OpTraits(
        flops="0",
        read="0",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.get_tuple_element": OpTraits(
        unknown="A tuple has no elements in the sense of a tensor.",
    ),
    "stablehlo.if": OpTraits(
        unknown=(
            "Only the chosen branch runs, and what it makes has no shape that the operands tell."
        ),
    ),
    "stablehlo.imag": OpTraits(
        elementwise=True,
        functions={"": "imag"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.infeed": OpTraits(
        acts="It takes from the host.",
        unknown="The values come from outside of the program.",
    ),
    "stablehlo.iota": OpTraits(
        flops="0",
        read="0",
        written="ceil_div(bits(etype(output)) * product(shape(output)), 8)",
    ),
    "stablehlo.is_finite": OpTraits(
        elementwise=True,
        functions={"": "is_finite"},
        flops="product(shape(y))",
        read="ceil_div(bits(etype(x)) * product(shape(y)), 8)",
        written="ceil_div(bits(etype(y)) * product(shape(y)), 8)",
    ),
    "stablehlo.log": OpTraits(
        elementwise=True,
        functions={"": "log"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.log_plus_one": OpTraits(
        elementwise=True,
        functions={"": "log_plus_one"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.logistic": OpTraits(
        elementwise=True,
        functions={"": "logistic"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.map": OpTraits(
        flops="product(shape(result))",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * product(shape(result)), 8) for inputs_item "
            "in inputs])"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.maximum": OpTraits(
        elementwise=True,
        functions={
            "bool": "or",
            "sint": "max",
            "uint": "max",
            "float": "ieee_maximum",
            "complex": "lexicographic_maximum",
        },
        commutes=("bool", "sint", "uint", "float"),
        orderless=("bool", "sint", "uint", "float"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.minimum": OpTraits(
        elementwise=True,
        functions={
            "bool": "and",
            "sint": "min",
            "uint": "min",
            "float": "ieee_minimum",
            "complex": "lexicographic_minimum",
        },
        commutes=("bool", "sint", "uint", "float"),
        orderless=("bool", "sint", "uint", "float"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.multiply": OpTraits(
        elementwise=True,
        functions={
            "bool": "and",
            "complex": "multiply",
            "float": "multiply",
            "sint": "multiply",
            "uint": "multiply",
        },
        commutes=("bool", "sint", "uint", "float", "complex"),
        orderless=("bool", "sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "3", "complex<f64>": "2"},
    ),
    "stablehlo.negate": OpTraits(
        elementwise=True,
        functions={"": "negate"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.not": OpTraits(
        elementwise=True,
        functions={"": "bit_not"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.optimization_barrier": OpTraits(
        unknown=(
            "It gives tokens as well as tensors, and a meaning by elements speaks of tensors "
            "alone."
        ),
    ),
    "stablehlo.or": OpTraits(
        elementwise=True,
        functions={"": "bit_or"},
        commutes=("bool", "sint", "uint"),
        orderless=("bool", "sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.outfeed": OpTraits(
        acts="It gives to the host.",
        unknown="The values leave the program.",
    ),
    "stablehlo.pad": OpTraits(
        moves=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(padding_value)) * product(shape(padding_value)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.partition_id": OpTraits(
        flops="0",
        read="0",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.popcnt": OpTraits(
        elementwise=True,
        functions={"": "popcount"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.power": OpTraits(
        elementwise=True,
        functions={"": "power"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.real": OpTraits(
        elementwise=True,
        functions={"": "real"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.real_dynamic_slice": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(start_indices)) * product(shape(start_indices)), 8) + "
            "ceil_div(bits(etype(limit_indices)) * product(shape(limit_indices)), 8) + "
            "ceil_div(bits(etype(strides)) * product(shape(strides)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        static="stablehlo.slice",
    ),
    "stablehlo.recv": OpTraits(
        acts="It takes from another process.",
        unknown="The values come from outside of the process.",
    ),
    "stablehlo.reduce": OpTraits(
        folds=(FoldTraits("results", "body", True, False),),
        flops="product(shape(results[0])) * product(take(shape(inputs[0]), dimensions))",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * min(product(shape(results[0])) * "
            "product(take(shape(inputs[0]), dimensions)), product(shape(inputs_item))), 8) for "
            "inputs_item in inputs]) + sum([ceil_div(bits(etype(init_values_item)) * "
            "product(shape(init_values_item)), 8) for init_values_item in init_values])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        accuracy={"": "reduction"},
    ),
    "stablehlo.reduce_precision": OpTraits(
        elementwise=True,
        flops="product(shape(output))",
        read="ceil_div(bits(etype(operand)) * product(shape(output)), 8)",
        written="ceil_div(bits(etype(output)) * product(shape(output)), 8)",
    ),
    "stablehlo.reduce_scatter": OpTraits(
        peers=True,
        folds=(FoldTraits("result", "computation", True, False),),
        flops="product(shape(result)) * len(members)",
        read="ceil_div(bits(etype(operand)) * (product(shape(result)) * len(members)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
        acts="it waits for other processes",
    ),
    "stablehlo.reduce_window": OpTraits(
        folds=(FoldTraits("results", "body", True, False),),
        flops="product(shape(results[0])) * product(window_dimensions)",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * min(product(shape(results[0])) * "
            "product(window_dimensions), product(shape(inputs_item))), 8) for inputs_item in "
            "inputs]) + sum([ceil_div(bits(etype(init_values_item)) * "
            "product(shape(init_values_item)), 8) for init_values_item in init_values])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        accuracy={"": "reduction"},
    ),
    "stablehlo.remainder": OpTraits(
        elementwise=True,
        functions={"": "remainder"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.replica_id": OpTraits(
        flops="0",
        read="0",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.reshape": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.return": OpTraits(
        unknown="It has no result; whoever runs the region takes what it is given.",
    ),
    "stablehlo.reverse": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.rng": OpTraits(
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(a)) * product(shape(a)), 8) + ceil_div(bits(etype(b)) * "
            "product(shape(b)), 8) + ceil_div(bits(etype(shape_)) * product(shape(shape_)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        acts="It changes the state that the numbers come from.",
        unknown="Random numbers come from a state that no operand holds.",
    ),
    "stablehlo.rng_bit_generator": OpTraits(
        flops="product(shape(output))",
        read=(
            "ceil_div(bits(etype(initial_state)) * min(product([blocks]) + product([blocks]) + "
            "product([blocks]) + product([0 if is_threefry else blocks]) + product([0 if "
            "is_threefry else blocks]) + product([0 if is_threefry else blocks]) + "
            "product(shape(output_state)) + product(shape(output_state)) + "
            "product(shape(output_state)), product(shape(initial_state))), 8)"
        ),
        written=(
            "ceil_div(bits(etype(output_state)) * product(shape(output_state)), 8) + "
            "ceil_div(bits(etype(output)) * product(shape(output)), 8)"
        ),
    ),
    "stablehlo.round_nearest_afz": OpTraits(
        elementwise=True,
        functions={"": "round_nearest_afz"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.round_nearest_even": OpTraits(
        elementwise=True,
        functions={"": "round_nearest_even"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.rsqrt": OpTraits(
        elementwise=True,
        functions={"": "rsqrt"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "2", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.scatter": OpTraits(
        by_data=True,
        folds=(FoldTraits("results", "update_computation", True, True),),
        flops="product(shape(updates[0]))",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * product(shape(results[0])), 8) for "
            "inputs_item in inputs]) + ceil_div(bits(etype(scatter_indices)) * "
            "min(product(shape(results[0])) * product(shape(updates[0])) * "
            "len(scatter_dims_to_operand_dims), product(shape(scatter_indices))), 8) + "
            "sum([ceil_div(bits(etype(updates_item)) * min(product(shape(results[0])) * "
            "product(shape(updates[0])), product(shape(updates_item))), 8) for updates_item in "
            "updates])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        read_by_data=("updates",),
        accuracy={"": "reduction"},
    ),
    "stablehlo.select": OpTraits(
        elementwise=True,
        moves=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(pred)) * min(product(shape(result)), product(shape(pred))), 8) + "
            "ceil_div(bits(etype(on_true)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(on_false)) * product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("on_true", "on_false"),
    ),
    "stablehlo.select_and_scatter": OpTraits(
        by_data=True,
        folds=(
            FoldTraits("selected", "", False, True),
            FoldTraits("result", "scatter", True, True),
        ),
        flops="product(shape(source)) * (2 * product(window_dimensions)) + product(shape(source))",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(source)) * "
            "product(window_dimensions) + product(shape(source)) * product(window_dimensions), "
            "product(shape(operand))), 8) + ceil_div(bits(etype(source)) * "
            "min(product(shape(result)) * product(shape(source)), product(shape(source))), 8) + "
            "ceil_div(bits(etype(init_value)) * product(shape(init_value)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("source",),
        accuracy={"": "reduction"},
    ),
    "stablehlo.send": OpTraits(
        acts="It gives to another process.",
        unknown="The values leave the process.",
    ),
    "stablehlo.set_dimension_size": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * product(shape(result)), 8) + "
            "ceil_div(bits(etype(size)) * product(shape(size)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.shift_left": OpTraits(
        elementwise=True,
        functions={"": "shift_left"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.shift_right_arithmetic": OpTraits(
        elementwise=True,
        functions={"": "shift_right_arithmetic"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.shift_right_logical": OpTraits(
        elementwise=True,
        functions={"": "shift_right_logical"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.sign": OpTraits(
        elementwise=True,
        functions={"": "sign"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "2", "complex<f64>": "2"},
    ),
    "stablehlo.sine": OpTraits(
        elementwise=True,
        functions={"": "sine"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.slice": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.sort": OpTraits(
        flops="product(shape(inputs[0])) * halvings(shape(inputs[0])[dimension % rank(inputs[0])])",
        read=(
            "sum([ceil_div(bits(etype(inputs_item)) * product(shape(inputs_item)), 8) for "
            "inputs_item in inputs])"
        ),
        written=(
            "sum([ceil_div(bits(etype(results_item)) * product(shape(results_item)), 8) for "
            "results_item in results])"
        ),
        unknown=(
            "The order follows from repeated calls of a region, which no fold over a fixed space "
            "can say."
        ),
    ),
    "stablehlo.sqrt": OpTraits(
        elementwise=True,
        functions={"": "sqrt"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"complex<f32>": "2", "complex<f64>": "2"},
    ),
    "stablehlo.subtract": OpTraits(
        elementwise=True,
        functions={"": "subtract"},
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.tan": OpTraits(
        elementwise=True,
        functions={"": "tan"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.tanh": OpTraits(
        elementwise=True,
        functions={"": "tanh"},
        flops="product(shape(result))",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "4", "f64": "2", "complex<f32>": "4", "complex<f64>": "2"},
    ),
    "stablehlo.torch_index_select": OpTraits(
        moves=True,
        by_data=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8) + ceil_div(bits(etype(index)) * min(product(shape(result)), "
            "product(shape(index))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        read_by_data=("operand",),
    ),
    "stablehlo.transpose": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)), product(shape(operand))), "
            "8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.triangular_solve": OpTraits(
        flops="product(shape(b)) * shape(a)[R - 1]",
        read=(
            "ceil_div(bits(etype(a)) * product(shape(a)), 8) + ceil_div(bits(etype(b)) * "
            "product(shape(b)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"f32": "16", "f64": "16"},
        unknown=(
            "Each row of the solution depends on the ones before it, which no element by itself "
            "can say."
        ),
    ),
    "stablehlo.tuple": OpTraits(unknown="A tuple has no elements in the sense of a tensor."),
    "stablehlo.unary_einsum": OpTraits(
        folds=(FoldTraits("result", "add", False, False),),
        flops="product(shape(result)) * product(terms)",
        read=(
            "ceil_div(bits(etype(operand)) * min(product(shape(result)) * product(terms), "
            "product(shape(operand))), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
        accuracy={"": "reduction"},
    ),
    "stablehlo.uniform_dequantize": OpTraits(
        elementwise=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.uniform_quantize": OpTraits(
        elementwise=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "stablehlo.while": OpTraits(
        unknown=(
            "How often the body runs follows from values, and no fold goes over a space of unknown "
            "size."
        ),
    ),
    "stablehlo.xor": OpTraits(
        elementwise=True,
        functions={"": "bit_xor"},
        commutes=("bool", "sint", "uint"),
        orderless=("bool", "sint", "uint"),
        flops="product(shape(result))",
        read=(
            "ceil_div(bits(etype(lhs)) * product(shape(result)), 8) + ceil_div(bits(etype(rhs)) * "
            "product(shape(result)), 8)"
        ),
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
}
