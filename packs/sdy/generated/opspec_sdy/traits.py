"""What is known of each op without its attributes and sizes, derived from its meaning."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_traits import OpTraits

TRAITS = {
    "sdy.all_gather": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.all_reduce": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.all_slice": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.all_to_all": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.collective_permute": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.constant": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="0",
        written="ceil_div(bits(etype(output)) * product(shape(output)), 8)",
    ),
    "sdy.data_flow_edge": OpTraits(
        elementwise=True,
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.func_data_flow_edge": OpTraits(
        elementwise=True,
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.manual_computation": OpTraits(
        unknown="Devices do it side by side, and meet where the body lets them exchange values.",
    ),
    "sdy.mesh": OpTraits(unknown="It gives no value; shardings look its mesh up."),
    "sdy.named_computation": OpTraits(
        unknown=(
            "What it gives is what its body returns, which no expression over elements says of "
            "values of any type."
        ),
    ),
    "sdy.propagation_barrier": OpTraits(
        elementwise=True,
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(operand)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.reduce_scatter": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.replicated_to_unreduced": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.reshard": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.return": OpTraits(
        unknown="It has no result; whoever runs the region takes what it is given.",
    ),
    "sdy.sharded_to_unreduced": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.sharding_constraint": OpTraits(
        moves=True,
        view=True,
        flops="0",
        read="ceil_div(bits(etype(input)) * product(shape(result)), 8)",
        written="ceil_div(bits(etype(result)) * product(shape(result)), 8)",
    ),
    "sdy.sharding_group": OpTraits(
        unknown="It gives no value; how values lie is not what they are.",
    ),
}
