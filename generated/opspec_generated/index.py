"""Every op that has a definition, by name: what it is, how its meaning is given, since which version."""

# Generated from spec/ops: change a file there, then run `make generate`.

from opspec.ops import Entry

INDEX = {
    "chlo.sinh": Entry("Hyperbolic sine.", "derived", since="0.9.0"),
    "stablehlo.abs": Entry(
        "The magnitude of each value; a complex value gives a real one.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.add": Entry("The sum of two values, element by element.", "derived", since="0.9.0"),
    "stablehlo.all_reduce": Entry(
        "Each process of a group gets the values of all of them, combined by a region.",
        "derived",
        regions=("computation",),
        since="0.9.0",
    ),
    "stablehlo.batch_norm_training": Entry(
        "Mean and variance of each feature, and the input normalized by them, scaled and offset.",
        "graph",
        since="0.9.0",
    ),
    "stablehlo.compare": Entry(
        "Whether a relation holds between two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.convert": Entry(
        "Each value as the nearest value of another element type.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.convolution": Entry(
        "Products of a kernel with windows of an input, summed over window and channels, in "
        "groups.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.divide": Entry(
        "The quotient of two values, element by element; integers drop the fraction.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_reshape": Entry(
        "The same elements, in row-major order, under a shape that an operand gives.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.exponential": Entry("e to the power of each value.", "derived", since="0.9.0"),
    "stablehlo.exponential_minus_one": Entry(
        "e to the power of each value, less one, exact near zero.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.gather": Entry(
        "Slices of a tensor, each starting where a vector of indices says, clamped to lie inside.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.log": Entry("The natural logarithm of each value.", "derived", since="0.9.0"),
    "stablehlo.maximum": Entry(
        "The larger of two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.minimum": Entry(
        "The smaller of two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.multiply": Entry(
        "The product of two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.negate": Entry("Each value with its sign changed.", "derived", since="0.9.0"),
    "stablehlo.pad": Entry(
        "Surround and interleave a tensor with a padding value; negative edges trim it.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.reduce": Entry(
        "Dimensions of the inputs combined away by a region, together with initial values.",
        "derived",
        regions=("body",),
        since="0.9.0",
    ),
    "stablehlo.select": Entry(
        "Each value from one of two tensors, as a predicate says.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.sort": Entry(
        "Slices of the inputs along one dimension, reordered together so that a comparator holds.",
        "extern",
        regions=("comparator",),
        since="0.9.0",
    ),
    "stablehlo.subtract": Entry(
        "The difference of two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.tanh": Entry("The hyperbolic tangent of each value.", "derived", since="0.9.0"),
}
