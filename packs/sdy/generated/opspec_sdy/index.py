"""Every op that has a definition, by name: what it is, how its meaning is given, since which version."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_index import Entry

INDEX = {
    "sdy.all_gather": Entry(
        "Parts that devices have along axes put together, of each dimension along its axes.",
        "derived",
        since="0.1.0",
    ),
    "sdy.all_reduce": Entry(
        "Terms that devices have added up along axes, so that all have the sum.",
        "derived",
        since="0.1.0",
    ),
    "sdy.all_slice": Entry(
        "Of what devices have alike each keeps a part, of each dimension along its axes.",
        "derived",
        since="0.1.0",
    ),
    "sdy.all_to_all": Entry(
        "Parts that devices have of one dimension become parts of another.",
        "derived",
        since="0.1.0",
    ),
    "sdy.collective_permute": Entry(
        "Parts that devices exchange, each one for one of the same size.",
        "derived",
        since="0.1.0",
    ),
    "sdy.constant": Entry(
        "A tensor that the program itself holds, which each of its uses may have copied.",
        "derived",
        since="0.1.0",
    ),
    "sdy.data_flow_edge": Entry(
        "A value as it is, where values of an op that are to lie alike meet: operands, arguments "
        "and results.",
        "derived",
        since="0.1.0",
    ),
    "sdy.func_data_flow_edge": Entry(
        "A value as it is, where a function is entered or left.",
        "derived",
        since="0.1.0",
    ),
    "sdy.manual_computation": Entry(
        "A computation that each device does on its parts of the values, as far as these are "
        "shared along manual axes; what the devices make is put together.",
        "extern",
        regions=("body",),
        since="0.1.0",
    ),
    "sdy.mesh": Entry(
        "A name for a mesh of devices, whose axes shardings name.",
        "extern",
        since="0.1.0",
    ),
    "sdy.named_computation": Entry(
        "A computation with a name, through which shardings spread as if it stood where it is "
        "used.",
        "extern",
        regions=("body",),
        since="0.1.0",
    ),
    "sdy.propagation_barrier": Entry(
        "A value as it is, through which shardings spread in one direction only, or in none.",
        "derived",
        since="0.1.0",
    ),
    "sdy.reduce_scatter": Entry(
        "Terms that devices have added up along axes, of which each keeps a part.",
        "derived",
        since="0.1.0",
    ),
    "sdy.replicated_to_unreduced": Entry(
        "What devices have alike becomes terms of a sum, of which one is all and the others are "
        "zeros.",
        "derived",
        since="0.1.0",
    ),
    "sdy.reshard": Entry(
        "A value as it is, which from here on lies on the devices as the sharding says.",
        "derived",
        since="0.1.0",
    ),
    "sdy.return": Entry(
        "The end of a region of Shardy's ops, and what the region gives.",
        "extern",
        since="0.1.0",
    ),
    "sdy.sharded_to_unreduced": Entry(
        "Parts that become terms of a sum, each with zeros where the others have their parts.",
        "derived",
        since="0.1.0",
    ),
    "sdy.sharding_constraint": Entry(
        "A value as it is; the devices share it as the sharding says, or more where that is open.",
        "derived",
        since="0.1.0",
    ),
    "sdy.sharding_group": Entry(
        "Values of one group, which all lie on the devices in the same way.",
        "extern",
        since="0.1.0",
    ),
}
