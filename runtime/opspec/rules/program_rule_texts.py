"""The rules of programs and the warnings in words, for the site and `opspec explain`: what each asks, and why."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProgramRule:
    """A rule as it is written, and why it is there."""

    text: str
    why: str


RULES: dict[str, ProgramRule] = {
    "func.func.C1": ProgramRule(
        "each function has a name of its own",
        "A call means the function of its name; with two of them it would mean neither.",
    ),
    "func.func.C2": ProgramRule(
        "a function has a name and a type",
        "In generic form they are the attributes sym_name and function_type. Calls and returns are held against them.",
    ),
    "func.func.C3": ProgramRule(
        "the body of a function takes the arguments that its type says",
        "In generic form both are written, and may differ.",
    ),
    "func.func.C4": ProgramRule(
        "the body of a function ends with func.return, or stablehlo.return",
        "It says what the function gives. stablehlo.return is meant for the regions of ops; JAX ends functions with it "
        "that the code of a custom_call calls.",
    ),
    "func.func.C5": ProgramRule(
        "each argument and each result has a dictionary of attributes of its own, or none has any",
        "arg_attrs and res_attrs are read by position.",
    ),
    "func.func.C6": ProgramRule(
        "tf.aliasing_output is the number of an output of the function",
        "The output takes the memory of the argument, as JAX's donate_argnums asks; compilers refuse one that is not "
        "there.",
    ),
    "func.func.C7": ProgramRule(
        "an argument and the output that takes its memory have as many bytes",
        "The output lies where the argument lay. Their shapes and element types may differ; where a size is unknown, "
        "only the running program can tell.",
    ),
    "func.func.C8": ProgramRule(
        "an output takes the memory of one argument at most",
        "It lies in one place.",
    ),
    "func.func.C9": ProgramRule(
        "an argument has tf.aliasing_output or jax.buffer_donor, not both",
        "The first gives its memory to a certain output, the second to any. XLA refuses an argument that has both.",
    ),
    "func.call.C1": ProgramRule(
        "the program has the function that is called",
        "A call means a function of the innermost module around it that has one of this name.",
    ),
    "func.call.C2": ProgramRule(
        "a call gives the function what it takes",
        "Types are equal, not only compatible: tensor<?xf32> is not tensor<2xf32>. Convert on either side.",
    ),
    "func.call.C3": ProgramRule(
        "a call has the results that the function gives",
        "Types are equal, not only compatible: tensor<?xf32> is not tensor<2xf32>.",
    ),
    "func.return.C1": ProgramRule(
        "a function returns what its type says",
        "Who calls it relies on its type. Types are equal, not only compatible.",
    ),
    "program.C1": ProgramRule(
        "each symbol that an op names is one of the program",
        "Functions that a custom_call names. (A call that names none breaks func.call.C1, a composite composite.C2, a "
        "sharding without its mesh a rule of the op that it stands with.)",
    ),
    "program.C2": ProgramRule(
        "a symbol that an op names is of the kind that the op needs",
        "What is called is a function (func.func).",
    ),
    "program.C3": ProgramRule(
        "the ids in replica_groups and source_target_pairs are those of the grid of processes",
        "The module's attributes mhlo.num_replicas and mhlo.num_partitions say how large the grid is; without them "
        "nothing is checked. Ids count replicas; with a channel those of all_to_all, collective_permute and "
        "collective_broadcast count partitions; with use_global_device_ids they count all processes.",
    ),
    "program.C4": ProgramRule(
        "replica_groups that are given name every process of the grid",
        "A process in no group would wait for nobody and has no defined result. Groups that are left out mean one "
        "group of all.",
    ),
    "program.C8": ProgramRule(
        "mhlo.num_replicas and mhlo.num_partitions are whole numbers from 1 on",
        "They are the size of the grid of processes that runs the program.",
    ),
    "program.C9": ProgramRule(
        "a mesh has a name of its own",
        "Shardings name the mesh.",
    ),
    "program.C11": ProgramRule(
        "a sharding rule that an op brings along fits its operands and results",
        "Each tensor has an entry for each dimension, made of factors that have a size; a factor is in some dimension, "
        "of one kind, and in no result where it is a reduction.",
    ),
    "program.C16": ProgramRule(
        "the axes of a manual computation are not those of one around it",
        "Its body is done by one device along each of its axes: there is nothing left to share along them.",
    ),
    "program.C17": ProgramRule(
        "a sharding within a manual computation names none of its axes",
        "Values there are the parts that one device has along these axes.",
    ),
    "buffers.C1": ProgramRule(
        "an op over memory is the form of an op on tensors",
        "It has that op's operands, and behind them as many as it writes; memory is a memref, in order or strided.",
    ),
    "buffers.C2": ProgramRule(
        "memory is used before it is freed or handed on",
        "Afterwards something else may lie there. A loop takes over its operands; the end of a region hands on.",
    ),
    "buffers.C3": ProgramRule(
        "who allocates memory or takes it over frees it or hands it on",
        "Else it stays for ever. Each branch frees, or hands on, the same memory of what is around it.",
    ),
    "buffers.C4": ProgramRule(
        "only memory of one's own is written, freed or handed on",
        "Arguments are the caller's and constants the program's; in a loop's condition everything is the loop's.",
    ),
    "async_start.P1": ProgramRule(
        "the region holds one op and its return",
        "What goes on while the program does is one op; a computation around it would need an order of its own.",
    ),
    "async_start.P2": ProgramRule(
        "the op in the region is a collective, or a slice that may be copied",
        "These are the ops that backends know to run beside others.",
    ),
    "async_start.P3": ProgramRule(
        "the op in the region takes the arguments of the region, in order",
        "What is started is this op on the operands of async_start, and nothing else.",
    ),
    "custom_call.P1": ProgramRule(
        "an output takes the memory of an operand that the call has",
        "output_operand_aliases counts operands from 0.",
    ),
    "custom_call.P2": ProgramRule(
        "the paths of an alias lead to parts of the operand and of the results",
        "They are positions in nested tuples; several results count as a tuple of them.",
    ),
    "custom_call.P3": ProgramRule(
        "an output and the part of the operand whose memory it takes have one type",
        "They are the same bytes.",
    ),
    "custom_call.P4": ProgramRule(
        "backend_config is a dictionary where api_version is 4, and else a text",
        "Version 4 is the typed interface, which gives an implementation named attributes.",
    ),
    "custom_call.P5": ProgramRule(
        "a call of CreateBuffer takes nothing and gives one buffer",
        "What is in it is not defined.",
    ),
    "custom_call.P6": ProgramRule(
        "a call of Pin takes one tensor and gives a buffer with its shape and elements",
        "The buffer begins with what is in the tensor.",
    ),
    "custom_call.P7": ProgramRule(
        "a call of Unpin takes one buffer and gives a tensor with its shape and elements",
        "The tensor is what is in the buffer, which then ends.",
    ),
    "custom_call.P8": ProgramRule(
        "a buffer among the results takes the memory of an operand, and no two take the same",
        "Only CreateBuffer and Pin make buffers. Another call works on those that are there, as "
        "output_operand_aliases says.",
    ),
    "custom_call.P9": ProgramRule(
        "no operand or result that has a layout is a tuple",
        "A layout orders the dimensions of one tensor. A single tuple as the result is taken apart: each item has a "
        "layout.",
    ),
    "chlo.scan.P1": ProgramRule(
        "the body takes a slice of each input, then what is carried along",
        "A slice lacks the dimension that is gone over; what is carried has the type of its operand.",
    ),
    "chlo.scan.P2": ProgramRule(
        "the body returns a slice of each output, then what is carried on",
        "The results are these slices put together, and what is carried in the end.",
    ),
    "arith.constant.C1": ProgramRule(
        "the value of a constant is of the type of its result",
        "A constant of MLIR's own has one attribute, value: a number, or a tensor of numbers, which says its type.",
    ),
}

WARNINGS: dict[str, ProgramRule] = {
    "deprecated-op": ProgramRule(
        "an op that is going away, and what takes its place",
        "It works today, and will not in a later version of StableHLO.",
    ),
    "future-await": ProgramRule(
        "a future is awaited exactly once",
        "Nobody sees the result of one that is never awaited; what a second stablehlo.async_done gives is not defined.",
    ),
    "reduction-order": ProgramRule(
        "the result depends on the order in which values are combined, which is free",
        "Sums and products of floats round differently in another order, and an implementation may take any. Compare "
        "results with a tolerance.",
    ),
    "repeated-index": ProgramRule(
        "which update wins at an index that comes twice is free",
        "The region of this scatter tells apart in which order updates are combined. unique_indices = true promises "
        "that no index comes twice.",
    ),
    "runtime-shape": ProgramRule(
        "only the running program can tell whether a rule holds",
        "A size that the rule needs is unknown. `opspec refine` finds sizes from those of the arguments.",
    ),
    "unknown-attribute": ProgramRule(
        "an attribute that the op does not have, without a dialect in front",
        "Nobody reads it: it is misspelt, or of another version. Attributes of your own have a dialect: my.note.",
    ),
    "unused-result": ProgramRule(
        "an op without effects whose results nobody uses",
        "It costs time and says nothing; often another op was meant to use it.",
    ),
}
