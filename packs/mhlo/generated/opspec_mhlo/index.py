"""Every op that has a definition, by name: what it is, how its meaning is given, since which version."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_index import Entry

INDEX = {
    "mhlo.add_dependency": Entry(
        "The operand as it is, not before a token is there.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.async_done": Entry(
        "The values of a computation that was begun, once they are there.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.async_start": Entry(
        "A computation that need not be done before its values are asked for.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.async_update": Entry(
        "A computation that was begun goes on, up to where it waits next.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.bitcast": Entry(
        "The memory of the operand, read as another shape, another type or another layout.",
        "derived",
        since="0.1.0",
    ),
    "mhlo.copy": Entry("The operand as it is, in memory of its own.", "derived", since="0.1.0"),
    "mhlo.domain": Entry(
        "The operand as it is, where one group of ops ends and another one begins.",
        "derived",
        since="0.1.0",
    ),
    "mhlo.exp2": Entry("2 to the power of each value.", "derived", since="0.1.0"),
    "mhlo.fusion": Entry(
        "A group of ops that a backend may compute in one kernel.",
        "extern",
        regions=("fused_computation",),
        since="0.1.0",
    ),
    "mhlo.log2": Entry("The logarithm of each value to the base 2.", "derived", since="0.1.0"),
    "mhlo.minimum_broadcast_shapes": Entry(
        "Shapes of as few dimensions as possible that broadcast together as the operands do.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.stochastic_convert": Entry(
        "Floats in a smaller type, rounded up or down by chance, so that they are right on "
        "average.",
        "derived",
        since="0.1.0",
    ),
    "mhlo.topk": Entry(
        "The k largest values of each row, or the k smallest, and where they stand, the first of "
        "equal ones first.",
        "graph",
        since="0.1.0",
    ),
    "mhlo.trace": Entry(
        "A value is shown under a tag, to whoever looks for it.",
        "extern",
        since="0.1.0",
    ),
    "mhlo.xla.rng_get_and_update_state": Entry(
        "The state of the random numbers of a run, which is moved on.",
        "extern",
        since="0.1.0",
    ),
}
