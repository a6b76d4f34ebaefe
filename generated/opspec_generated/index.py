"""Every op that has a definition, by name: what it is, how its meaning is given, since which version."""

# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec.catalog.op_index import Entry

INDEX = {
    "chlo._asin_acos_kernel": Entry(
        "The real part of the cosine of the arc sine, and the magnitude of the imaginary part of "
        "the arc sine: what the four inverse functions of complex numbers have in common.",
        "derived",
        since="1.6.1",
    ),
    "chlo.acos": Entry("Arc cosine, in radians.", "derived", since="0.9.0"),
    "chlo.acosh": Entry("Inverse hyperbolic cosine.", "derived", since="0.9.0"),
    "chlo.asin": Entry("Arc sine, in radians.", "derived", since="0.9.0"),
    "chlo.asinh": Entry("Inverse hyperbolic sine.", "derived", since="0.9.0"),
    "chlo.atan": Entry("Arc tangent, in radians.", "derived", since="0.9.0"),
    "chlo.atanh": Entry("Inverse hyperbolic tangent.", "derived", since="0.9.0"),
    "chlo.bessel_i1e": Entry(
        "Modified Bessel function of the first kind of order one, scaled by e to the minus "
        "magnitude.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_add": Entry(
        "The sum of two values, dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_and": Entry(
        "Both of two truth values, or the bits set in both of two integers, dimensions of size one "
        "and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_atan2": Entry(
        "The angle of the point (rhs, lhs) in radians, dimensions of size one and missing ones "
        "repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_compare": Entry(
        "Whether a relation holds between two values, dimensions of size one and missing ones "
        "repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_complex": Entry(
        "Complex numbers of real parts and imaginary parts, dimensions of size one and missing "
        "ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_divide": Entry(
        "The quotient of two values, dimensions of size one and missing ones repeated; integers "
        "drop the fraction.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_maximum": Entry(
        "The larger of two values, dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_minimum": Entry(
        "The smaller of two values, dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_multiply": Entry(
        "The product of two values, dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_next_after": Entry(
        "The value next to lhs on the way to rhs, dimensions of size one and missing ones "
        "repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_or": Entry(
        "Either of two truth values, or the bits set in either of two integers, dimensions of size "
        "one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_polygamma": Entry(
        "Derivative of digamma, of an order that lhs gives, dimensions of size one and missing "
        "ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_power": Entry(
        "The first value to the power of the second, dimensions of size one and missing ones "
        "repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_remainder": Entry(
        "What truncating division leaves, with the sign of the dividend, dimensions of size one "
        "and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_select": Entry(
        "Each value from one of two tensors, as a predicate says, dimensions of size one and "
        "missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_shift_left": Entry(
        "The first value moved left by as many bits as the second says, dimensions of size one and "
        "missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_shift_right_arithmetic": Entry(
        "The first value, read as signed, moved right by as many bits as the second says, "
        "dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_shift_right_logical": Entry(
        "The first value, read as unsigned, moved right by as many bits as the second says, "
        "dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_subtract": Entry(
        "The difference of two values, dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_xor": Entry(
        "Exactly one of two truth values, or the bits set in exactly one of two integers, "
        "dimensions of size one and missing ones repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.broadcast_zeta": Entry(
        "Hurwitz's zeta function of lhs, from rhs on, dimensions of size one and missing ones "
        "repeated.",
        "derived",
        since="0.9.0",
    ),
    "chlo.conj": Entry("The complex conjugate; a real value is its own.", "derived", since="0.9.0"),
    "chlo.constant": Entry("A tensor that the program itself holds.", "derived", since="0.9.0"),
    "chlo.constant_like": Entry(
        "One number for every element of another tensor.",
        "derived",
        since="0.9.0",
    ),
    "chlo.cosh": Entry("Hyperbolic cosine.", "derived", since="0.9.0"),
    "chlo.digamma": Entry(
        "Derivative of the logarithm of the gamma function.",
        "derived",
        since="0.9.0",
    ),
    "chlo.erf": Entry("Error function.", "derived", since="0.9.0"),
    "chlo.erf_inv": Entry("Inverse of the error function.", "derived", since="0.9.0"),
    "chlo.erfc": Entry("One less the error function.", "derived", since="0.9.0"),
    "chlo.is_inf": Entry("Whether each value is infinite.", "derived", since="0.9.0"),
    "chlo.is_neg_inf": Entry(
        "Whether each value is infinite and negative.",
        "derived",
        since="0.9.0",
    ),
    "chlo.is_pos_inf": Entry(
        "Whether each value is infinite and positive.",
        "derived",
        since="0.9.0",
    ),
    "chlo.lgamma": Entry(
        "Logarithm of the magnitude of the gamma function.",
        "derived",
        since="0.9.0",
    ),
    "chlo.mulhi": Entry("The upper half of the bits of each product.", "derived", since="0.9.0"),
    "chlo.next_after": Entry("The value next to x on the way to y.", "derived", since="0.9.0"),
    "chlo.polygamma": Entry(
        "Derivative of digamma, of an order that the first operand gives.",
        "derived",
        since="0.9.0",
    ),
    "chlo.ragged_dot": Entry(
        "Products of matrices as dot_general makes them, with one dimension cut into groups: each "
        "group of rows has a matrix of its own to be multiplied with, or each group of terms a sum "
        "of its own.",
        "graph",
        since="1.8.7",
    ),
    "chlo.scan": Entry(
        "A region applied to one slice of the inputs after the other and to what it carries along; "
        "what it makes of each slice, and what it carries in the end.",
        "extern",
        regions=("body",),
        since="1.13.8",
    ),
    "chlo.sinh": Entry("Hyperbolic sine.", "derived", since="0.9.0"),
    "chlo.square": Entry("The product of each value with itself.", "derived", since="0.9.0"),
    "chlo.tan": Entry("Tangent of an angle in radians.", "derived", since="0.9.0"),
    "chlo.top_k": Entry(
        "The k largest values of each row and where they stand, in falling order, the first of "
        "equal ones first.",
        "graph",
        since="0.9.0",
    ),
    "chlo.zeta": Entry("Hurwitz's zeta function.", "derived", since="0.9.0"),
    "stablehlo.abs": Entry(
        "The magnitude of each value; a complex value gives a real one.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.add": Entry("The sum of two values, element by element.", "derived", since="0.9.0"),
    "stablehlo.after_all": Entry(
        "A token behind others, so that what they stand for comes first.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.all_gather": Entry(
        "Each process of a group gets the tensors of all of them, one behind the other along one "
        "dimension.",
        "derived",
        since="0.9.0",
        changed="1.16.0",
    ),
    "stablehlo.all_reduce": Entry(
        "Each process of a group gets the values of all of them, combined by a region.",
        "derived",
        regions=("computation",),
        since="0.9.0",
        changed="1.16.0",
    ),
    "stablehlo.all_to_all": Entry(
        "Each process of a group splits its tensor, sends a part to each, and joins the parts that "
        "it gets.",
        "derived",
        since="0.9.0",
        changed="1.16.0",
    ),
    "stablehlo.and": Entry(
        "Both of two truth values, or the bits set in both of two integers, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.async_done": Entry(
        "The value of a future, once it is there.",
        "extern",
        since="1.15.0",
    ),
    "stablehlo.async_start": Entry(
        "One op, a collective or a slice, that need not be done before its value is asked for.",
        "extern",
        regions=("body",),
        since="1.15.0",
    ),
    "stablehlo.atan2": Entry(
        "The angle of the point (rhs, lhs) in radians, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.batch_norm_grad": Entry(
        "Gradients of batch_norm_training with respect to its input, scale and offset.",
        "graph",
        since="0.9.0",
    ),
    "stablehlo.batch_norm_inference": Entry(
        "The input normalized by a given mean and variance of each feature, scaled and offset.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.batch_norm_training": Entry(
        "Mean and variance of each feature, and the input normalized by them, scaled and offset.",
        "graph",
        since="0.9.0",
    ),
    "stablehlo.bitcast_convert": Entry(
        "The bits of the operand, in row-major order with the lowest bits first, read as values of "
        "another type.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.broadcast": Entry(
        "A tensor repeated along new leading dimensions.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.broadcast_in_dim": Entry(
        "A tensor repeated along new dimensions, and along those of size one that become larger.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.case": Entry(
        "What one of several branches returns, chosen by an index; the last one where none has the "
        "index.",
        "extern",
        regions=("branches",),
        since="0.9.0",
    ),
    "stablehlo.cbrt": Entry(
        "The cube root of each value.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.ceil": Entry(
        "The least whole number not below each value.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.cholesky": Entry(
        "The triangular factor of each Hermitian positive definite matrix of a batch.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.clamp": Entry(
        "Each value, raised to a least and lowered to a largest one where it lies outside.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.collective_broadcast": Entry(
        "The processes of a group get the tensors of one of them, its root, and all others zeros.",
        "derived",
        since="0.16.0",
        changed="1.20.0",
    ),
    "stablehlo.collective_permute": Entry(
        "Each process gets the tensor of the process that has it as its target, or zeros.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.collective_reduce": Entry(
        "One process of a group, its root, gets the values of all of them, combined by a region, "
        "and all others zeros.",
        "derived",
        regions=("computation",),
        since="1.19.0",
    ),
    "stablehlo.compare": Entry(
        "Whether a relation holds between two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.complex": Entry(
        "Complex numbers of real parts and imaginary parts.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.composite": Entry(
        "An op of another namespace, made of ops that a function of the program applies.",
        "extern",
        regions=("composite_regions",),
        since="0.19.0",
        changed="1.14.0",
    ),
    "stablehlo.concatenate": Entry(
        "Tensors put one behind the other along a dimension.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.constant": Entry(
        "A tensor that the program itself holds.",
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
        changed="1.20.0",
    ),
    "stablehlo.cosine": Entry(
        "The cosine of each angle in radians.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.count_leading_zeros": Entry(
        "How many zero bits stand above the highest set bit of each integer.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.create_token": Entry("A token that nothing comes before.", "extern", since="0.9.0"),
    "stablehlo.cross-replica-sum": Entry(
        "The sum of the tensors of all replicas of a group (an older all_reduce).",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.custom_call": Entry(
        "What an implementation defines, by the name of a target.",
        "extern",
        since="0.9.0",
        changed="1.18.0",
    ),
    "stablehlo.divide": Entry(
        "The quotient of two values, element by element; integers drop the fraction.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dot": Entry(
        "The product of two vectors, of a matrix and a vector, or of two matrices; dot_general "
        "says it in general.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dot_general": Entry(
        "Products of two tensors, summed over contracted dimensions, for each index of the "
        "batching ones.",
        "derived",
        since="0.9.0",
        changed="1.6.0",
    ),
    "stablehlo.dynamic_broadcast_in_dim": Entry(
        "A tensor repeated to a shape that an operand gives.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_conv": Entry(
        "A convolution whose padding is an operand.",
        "derived",
        since="0.9.0",
        changed="1.20.0",
    ),
    "stablehlo.dynamic_gather": Entry(
        "Slices of a tensor, of sizes that an operand gives, each starting where a vector of "
        "indices says.",
        "derived",
        since="0.9.0",
        changed="1.1.0",
    ),
    "stablehlo.dynamic_iota": Entry(
        "Counts up from zero along a dimension, in a shape that an operand gives.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_pad": Entry(
        "Surround and interleave a tensor with a padding value, as much as operands say.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_reshape": Entry(
        "The same elements, in row-major order, under a shape that an operand gives.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_slice": Entry(
        "A box of a given size, from a start that operands give, moved to lie inside.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.dynamic_update_slice": Entry(
        "A tensor with a box of it replaced, from a start that operands give, moved to lie inside.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.einsum": Entry(
        "Products of two tensors, summed over the letters that the result does not have; "
        "dot_general says most of it.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.exponential": Entry(
        "e to the power of each value.",
        "derived",
        since="0.9.0",
        changed="1.9.0",
    ),
    "stablehlo.exponential_minus_one": Entry(
        "e to the power of each value, less one, exact near zero.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.fft": Entry(
        "Discrete Fourier transform over the last dimensions, forward or inverse, of complex or "
        "real values.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.floor": Entry(
        "The largest whole number not above each value.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.gather": Entry(
        "Slices of a tensor, each starting where a vector of indices says, clamped to lie inside.",
        "derived",
        since="0.9.0",
        changed="1.1.0",
    ),
    "stablehlo.get_dimension_size": Entry("The size of a dimension.", "derived", since="0.9.0"),
    "stablehlo.get_tuple_element": Entry("One value of a tuple.", "extern", since="0.9.0"),
    "stablehlo.if": Entry(
        "What one of two branches returns, chosen by a predicate.",
        "extern",
        regions=("true_branch", "false_branch"),
        since="0.9.0",
    ),
    "stablehlo.imag": Entry(
        "The imaginary part of each value; that of a float is zero.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.infeed": Entry(
        "The next values that the host feeds in, and a token behind them.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.iota": Entry("Counts up from zero along a dimension.", "derived", since="0.9.0"),
    "stablehlo.is_finite": Entry(
        "Whether each value is neither infinite nor NaN.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.log": Entry(
        "The natural logarithm of each value.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.log_plus_one": Entry(
        "The natural logarithm of each value plus one, exact near zero.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.logistic": Entry(
        "The logistic function of each value, between 0 and 1.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.map": Entry(
        "A region applied to the elements of the inputs that stand at the same index.",
        "derived",
        regions=("computation",),
        since="0.9.0",
    ),
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
    "stablehlo.not": Entry(
        "The other truth value, or each integer with every bit changed.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.optimization_barrier": Entry(
        "The operands as they are, behind everything that makes them.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.or": Entry(
        "Either of two truth values, or the bits set in either of two integers, element by "
        "element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.outfeed": Entry(
        "Values are fed out to the host, and a token stands behind them.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.pad": Entry(
        "Surround and interleave a tensor with a padding value; negative edges trim it.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.partition_id": Entry(
        "The number of the partition that this process is.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.popcnt": Entry("How many bits of each integer are set.", "derived", since="0.9.0"),
    "stablehlo.power": Entry(
        "The first value to the power of the second, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.real": Entry(
        "The real part of each value; that of a float is the float.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.real_dynamic_slice": Entry(
        "The elements from a start up to a limit, one in every stride, where operands say.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.recv": Entry(
        "The next values of a channel, from another process or from the host, and a token behind "
        "them.",
        "extern",
        since="0.9.0",
        changed="1.12.0",
    ),
    "stablehlo.reduce": Entry(
        "Dimensions of the inputs combined away by a region, together with initial values.",
        "derived",
        regions=("body",),
        since="0.9.0",
        changed="0.17.0",
    ),
    "stablehlo.reduce_precision": Entry(
        "Each value rounded to what a format with fewer exponent and mantissa bits can hold, in "
        "its own type.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.reduce_scatter": Entry(
        "The values of all processes of a group are combined by a region, and each process gets a "
        "part of them.",
        "derived",
        regions=("computation",),
        since="0.9.0",
        changed="1.16.0",
    ),
    "stablehlo.reduce_window": Entry(
        "Windows of the inputs combined by a region, together with initial values, each to one "
        "element.",
        "derived",
        regions=("body",),
        since="0.9.0",
        changed="0.17.0",
    ),
    "stablehlo.remainder": Entry(
        "What truncating division leaves, with the sign of the dividend, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.replica_id": Entry(
        "The number of the replica that this process is.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.reshape": Entry(
        "The same elements, in row-major order, under another shape.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.return": Entry(
        "The end of a region, and what the region gives; the op that has the region says what that "
        "has to be.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.reverse": Entry(
        "The elements in opposite order along some dimensions.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.rng": Entry(
        "Random numbers, uniform between two values or normal of a mean and a deviation.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.rng_bit_generator": Entry(
        "Uniformly random bits made from a state, and the state that follows.",
        "graph",
        since="0.9.0",
    ),
    "stablehlo.round_nearest_afz": Entry(
        "Each value rounded to a whole number, ties away from zero.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.round_nearest_even": Entry(
        "Each value rounded to a whole number, ties to the even one.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.rsqrt": Entry(
        "One over the square root of each value.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.scatter": Entry(
        "Slices of the inputs, each starting where a vector of indices says, combined with updates "
        "by a region.",
        "derived",
        regions=("update_computation",),
        readings=("xla",),
        since="0.9.0",
        changed="1.1.0",
    ),
    "stablehlo.select": Entry(
        "Each value from one of two tensors, as a predicate says.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.select_and_scatter": Entry(
        "For each window of the operand, a source value is scattered to where the element lies "
        "that a region selects.",
        "graph",
        regions=("select", "scatter"),
        since="0.9.0",
        changed="0.17.0",
    ),
    "stablehlo.send": Entry(
        "Values go to a channel, and so to another process or to the host; a token stands behind "
        "them.",
        "extern",
        since="0.9.0",
        changed="1.12.0",
    ),
    "stablehlo.set_dimension_size": Entry(
        "A tensor of which only so many slices along a dimension count; how many is known when the "
        "program runs.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.shift_left": Entry(
        "The first value moved left by as many bits as the second says, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.shift_right_arithmetic": Entry(
        "The first value, read as signed, moved right by as many bits as the second says, element "
        "by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.shift_right_logical": Entry(
        "The first value, read as unsigned, moved right by as many bits as the second says, "
        "element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.sign": Entry(
        "The sign of each value, -1, 0 or 1; for a complex number the one of magnitude 1.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.sine": Entry(
        "The sine of each angle in radians.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.slice": Entry(
        "The elements from a start up to a limit, one in every stride, along each dimension.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.sort": Entry(
        "Slices of the inputs along one dimension, reordered together so that a comparator holds.",
        "extern",
        regions=("comparator",),
        since="0.9.0",
    ),
    "stablehlo.sqrt": Entry(
        "The square root of each value.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.subtract": Entry(
        "The difference of two values, element by element.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.tan": Entry(
        "The tangent of each angle in radians.",
        "derived",
        since="1.4.0",
        changed="1.10.0",
    ),
    "stablehlo.tanh": Entry(
        "The hyperbolic tangent of each value.",
        "derived",
        since="0.9.0",
        changed="1.10.0",
    ),
    "stablehlo.torch_index_select": Entry(
        "Slices along a dimension, in the order that indices say; batches of them where both have "
        "batch dimensions.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.transpose": Entry(
        "The same elements with the dimensions in another order.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.triangular_solve": Entry(
        "Solutions of linear equations whose matrices, one per member of a batch, are triangular.",
        "extern",
        since="0.9.0",
    ),
    "stablehlo.tuple": Entry("Values as one value.", "extern", since="0.9.0"),
    "stablehlo.unary_einsum": Entry(
        "Elements of a tensor, summed over the letters that the result does not have; diagonals "
        "and transposes too.",
        "derived",
        since="0.9.0",
    ),
    "stablehlo.uniform_dequantize": Entry(
        "The floating-point values that quantized ones stand for.",
        "derived",
        since="0.9.0",
        changed="0.18.0",
    ),
    "stablehlo.uniform_quantize": Entry(
        "The stored values of a quantized type that are nearest to floating-point or other "
        "quantized values.",
        "derived",
        since="0.9.0",
        changed="0.18.0",
    ),
    "stablehlo.while": Entry(
        "A state that a body makes anew for as long as a condition holds of it.",
        "extern",
        regions=("cond", "body"),
        since="0.9.0",
    ),
    "stablehlo.xor": Entry(
        "Exactly one of two truth values, or the bits set in exactly one of two integers, element "
        "by element.",
        "derived",
        since="0.9.0",
    ),
}
