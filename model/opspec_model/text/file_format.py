"""The format of op files, families and headers, as dataclasses: the reader follows their annotations, and the JSON
Schema is made from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from opspec_model.text.accepted import Doc, Pattern, Table, Text
from opspec_model.text.history_format import MNEMONIC, EnumChangeFile, History, Tier
from opspec_model.text.history_format import Identifier as Identifier
from opspec_model.text.history_format import OpName as OpName
from opspec_model.text.history_format import Version as Version
from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Scalar

LocalName = Annotated[Scalar, Pattern(r"[A-Za-z_][A-Za-z0-9_]*", "a name of letters, digits and underscores")]
Mnemonic = Annotated[str, Pattern(MNEMONIC, "the name of an op without its dialect such as pad")]
ProcessName = Annotated[str, Pattern(r"\([0-9]+, [0-9]+\)", "a replica and a partition such as (0, 1)")]
PackageName = Annotated[Scalar, Pattern(r"[a-z][a-z0-9_]*", "the name of a Python package such as opspec_acme")]
# The names with B belong to ops that broadcast: no file gives them itself.
RuleName = Annotated[str, Pattern(r"[BC][1-9][0-9]*", "a rule name such as C4")]
RULES = r"[BC][1-9][0-9]*(\.\.C[1-9][0-9]*)?"
RuleNames = Annotated[str, Pattern(RULES, "a rule name such as C4, or C1..C3 for sizes of three values")]
BROADCASTS = r"[a-z][a-z0-9_]*\.[a-z_][a-z0-9_-]*\([A-Za-z_]\w*(, [A-Za-z_]\w*)+\)( along [A-Za-z_]\w*)?"
BroadcastOf = Annotated[
    Scalar,
    Pattern(BROADCASTS, "an op with names for its operands, such as stablehlo.add(x, y) along broadcast_dimensions"),
]
INDEX = Scalar("o", Span.whole(""), raw="o")  # what the index is called where the file gives it no other name
VAR_TYPE = r"((baseline|stored|moved|exact|own) )?[A-Za-z0-9_<>]+(\|[A-Za-z0-9_<>]+)*(\.\.\.)?"
VarType = Annotated[
    Scalar,
    Pattern(
        VAR_TYPE,
        "type classes such as int|float, 'any...', or an element type",
    ),
]
Declared = Annotated[
    Scalar,
    Pattern(
        r"(tensor|scalar|vector|ints|table|size|any|tuple|future)<([A-Za-z_]\w* x )?[A-Za-z0-9_<>|]+>"
        r"(\.\.\.|\?| if [a-z_]+)?"
        r"|(token|any)(\.\.\.|\?)?",
        "a type such as tensor<T>, tensor<S x T>, scalar<T>, vector<T>, ints<I>, table<I>, size<I>, token, any, "
        "any<V>, tuple<V> or future<V>, with ..., ? or 'if ATTRIBUTE' behind it",
    ),
]
ElementArm = Annotated[
    str, Pattern(r"[A-Za-z0-9_<>]+(\|[A-Za-z0-9_<>]+)*", "type classes or element types such as float or f16|bf16")
]
FunctionHead = Annotated[
    str,
    Pattern(
        r"[A-Za-z_]\w*\((\w+(: ?\w+)?(, ?\w+(: ?\w+)?)*)?\)",
        "a function's name and its parameters such as squared(x) or scaled(x, n: int)",
    ),
]
ArmName = Annotated[str, Pattern(r"[a-z]+(\|[a-z]+)*", "type classes such as int or bool|int")]
ReadingName = Annotated[str, Pattern(r"[a-z][a-z0-9]*", "the name of a reading such as xla")]
ATTRIBUTE_KIND = (
    r"(i64|i32|f32|f64|bool|unit|str|(elements|number)<[A-Za-z]\w*>|type|any|function|symbol\[\]|str\[\]|i64\[\]|bool\[\]"
    r"|i64\[\]\[\]|i64\[\]\[[0-9]+\]|i64\[\]\.\.\.|groups|(i64|bool)\[[A-Za-z_][\w()]*\](\[[0-9]*\])?"
    r"|[a-z][a-z_0-9]*(\[\])?)"
)
AttributeKind = Annotated[
    Scalar,
    Pattern(
        ATTRIBUTE_KIND,
        "an attribute kind such as i64, i32, f32, f64, bool, unit, i64[], i64[rank(x)], bool[], i64[][], i64[][2], "
        "i64[]..., groups, elements<T>, number<T>, function, symbol[], str[], or an enum or a struct of the dialect",
    ),
]
ELEMENT_NAME = r"[a-z][A-Za-z0-9]*(<[a-z0-9]+>)?"
ElementName = Annotated[str, Pattern(ELEMENT_NAME, "an element type such as f32")]
Units = Annotated[
    str, Pattern(r"[1-9][0-9]*", "a number of units in the last place from 1 on, or no entry where it is exact")
]
PublicName = Annotated[str, Pattern(r"C[1-9][0-9]*", "a number of the public specification such as C4")]


@dataclass(frozen=True, slots=True)
class AttributeFile:
    """An attribute with more than a kind."""

    span: Span
    type_: Annotated[AttributeKind, Doc("The kind of the attribute.")]
    default: Annotated[Text | None, Doc("What an absent attribute means: an expression over the operands.")] = None
    optional: Annotated[bool, Doc("It may be absent, and then has no value.")] = False
    symbol_of: Annotated[
        OpName | None, Doc("Of a struct: the op by whose symbol it may be named, and whose attribute it then is.")
    ] = None
    of: Annotated[
        Scalar | None,
        Doc("The value that it tells of: a result, or an operand, of which whoever makes it has such an attribute."),
    ] = None
    beside: Annotated[
        bool, Doc("Of the result: it is no attribute of the op, but stands beside these, called like the struct.")
    ] = False


Fields = Table[Identifier, AttributeKind | AttributeFile]


@dataclass(frozen=True, slots=True)
class StructFile:
    """An attribute made of fields, which expressions name directly."""

    span: Span
    struct: Annotated[Identifier, Doc("The struct's name in the dialect, such as gather.")]
    fields: Annotated[Fields | None, Doc("Its fields; without them they are those of the dialect's header.")] = None
    optional: Annotated[bool, Doc("It may be absent; then every field has its default.")] = False


@dataclass(frozen=True, slots=True)
class RuleFile:
    """A constraint."""

    span: Span
    rule: Annotated[Text, Doc("What must hold, as an expression.")]
    infers: Annotated[Scalar | None, Doc("The result whose shape the rule determines.")] = None
    needs: Annotated[tuple[Scalar, ...], Doc("Rules that must hold before this one makes sense.")] = ()
    public: Annotated[PublicName | None, Doc("The number of the constraint in the public specification.")] = None
    says: Annotated[Scalar | None, Doc("The rule in words, and what goes wrong without it.")] = None
    unwitnessed: Annotated[str | None, Doc("Why no program can break this rule alone.")] = None


@dataclass(frozen=True, slots=True)
class SizeFile:
    """A constraint that a declaration makes: the size that it names."""

    span: Span
    size: Annotated[Scalar | tuple[Scalar, ...], Doc("What has the size that its type says; one for each number.")]
    like: Annotated[Scalar | None, Doc("Which other value of that size it is compared with, if not the first.")] = None
    needs: Annotated[tuple[Scalar, ...], Doc("Rules that must hold before this one makes sense.")] = ()
    public: Annotated[PublicName | None, Doc("The number of the constraint in the public specification.")] = None
    says: Annotated[Scalar | None, Doc("The rule in words, and what goes wrong without it.")] = None
    unwitnessed: Annotated[str | None, Doc("Why no program can break this rule alone.")] = None


@dataclass(frozen=True, slots=True)
class AddedFile:
    """What is said of a rule that the family states."""

    span: Span
    needs: Annotated[tuple[Scalar, ...], Doc("Rules that must hold before this one makes sense.")] = ()
    public: Annotated[PublicName | None, Doc("The number of the constraint in the public specification.")] = None
    says: Annotated[Scalar | None, Doc("The rule in words, and what goes wrong without it.")] = None
    unwitnessed: Annotated[str | None, Doc("Why no program can break this rule alone.")] = None


@dataclass(frozen=True, slots=True)
class FoldFile:
    """A reduction."""

    span: Span
    over: Annotated[Table[Identifier, Text], Doc("The variables: each a range(n) or a box(v).")]
    term: Annotated[Text, Doc("What is combined.")]
    combine: Annotated[Scalar, Doc("A region, a primitive such as add, or '(a, b) -> ' and an expression.")]
    let: Annotated[Table[Identifier, Text] | None, Doc("Names for parts of the term.")] = None
    where: Annotated[Text | None, Doc("Which values of the variables take part.")] = None
    init: Annotated[Text | None, Doc("What an empty fold gives, and every fold starts from.")] = None
    order: Annotated[Literal["any_tree", "sequential"], Doc("any_tree licenses reductions in any association.")] = (
        "any_tree"
    )


@dataclass(frozen=True, slots=True)
class StageFile:
    """One tensor of a meaning in stages."""

    span: Span
    index: Annotated[LocalName, Doc("The name of the index of one element.")] = INDEX
    shape: Annotated[Text | None, Doc("The shape, where the stage is not a result.")] = None
    element: Annotated[Scalar | None, Doc("The type variable of its elements, where the stage is not a result.")] = None
    let: Annotated[Table[Identifier, Text] | None, Doc("Names for parts of the value.")] = None
    value: Annotated[Text | Table[ArmName, Text] | None, Doc("The element at the index, or one per type class.")] = None
    fold: Annotated[FoldFile | None, Doc("A reduction that gives the element.")] = None


@dataclass(frozen=True, slots=True)
class PullFile:
    """A meaning in pull form: the element of the result at an index."""

    span: Span
    index: Annotated[LocalName, Doc("The name of the index of one element of the result.")] = INDEX
    let: Annotated[Table[Identifier, Text] | None, Doc("Names for parts of the value.")] = None
    value: Annotated[Text | Table[ArmName, Text] | None, Doc("The element at the index, or one per type class.")] = None
    fold: Annotated[FoldFile | None, Doc("A reduction that gives the element.")] = None


@dataclass(frozen=True, slots=True)
class StagesFile:
    """A meaning in stages: tensors in pull form, each of which may read the ones before."""

    span: Span
    stages: Annotated[Table[Identifier, StageFile], Doc("The stages; the ones named like results are the results.")]


@dataclass(frozen=True, slots=True)
class ActsFile:
    """What an op does besides giving results."""

    span: Span
    does: Annotated[str, Doc("What it does, in one sentence.")]
    reason: Annotated[str, Doc("Why its operands and results do not show it.")]


@dataclass(frozen=True, slots=True)
class ExternFile:
    """A meaning that is written by hand in the runtime."""

    span: Span
    extern: Annotated[Identifier, Doc("The name of the function.")]
    reason: Annotated[str, Doc("Why the expression language cannot say it.")]
    acts: Annotated[ActsFile | None, Doc("What it does besides giving results, if anything.")] = None
    computes: Annotated[Scalar | None, Doc("What it computes, as steps in the notation of the language.")] = None


@dataclass(frozen=True, slots=True)
class CostFile:
    """What an op costs, where its meaning tells nothing, or more than it need be."""

    span: Span
    operations: Annotated[Text, Doc("How many operations on elements a use takes: an expression over sizes.")]
    reason: Annotated[str, Doc("What takes so many, or which way of computing it takes fewer than the meaning says.")]


@dataclass(frozen=True, slots=True)
class StaticFile:
    """The op that a dynamic one is where operands are known."""

    span: Span
    op: Annotated[OpName, Doc("An op that has these operands as attributes, or not at all.")]
    reason: Annotated[str, Doc("What stands for these operands there, which no meaning says of another op.")]


@dataclass(frozen=True, slots=True)
class HoldsFile:
    """The ops of which a region may be one, where not every op may."""

    span: Span
    ops: Annotated[tuple[OpName, ...], Doc("Their names.")]
    reason: Annotated[str, Doc("Why it may be no other op.")]


@dataclass(frozen=True, slots=True)
class ShardingFile:
    """How the dimensions belong together where devices share the work, which the meaning does not say."""

    span: Span
    reason: Annotated[str, Doc("Why the meaning does not say it, or what speaks against doing as it says.")]
    each: Annotated[
        Text | Table[Identifier, Text] | None,
        Doc("Dimensions done independently: of all tensors, or a list for some, of which the first ones are one."),
    ] = None
    between: Annotated[
        Table[Identifier, tuple[Text, ...]] | None,
        Doc("For operands, the first and the last index that the element at o of a result needs."),
    ] = None


@dataclass(frozen=True, slots=True)
class ExampleFile:
    """A hand-written case."""

    span: Span
    inputs: Annotated[Table[Identifier, Text | tuple[Text, ...]], Doc("A literal per operand: a type, then values.")]
    outputs: Annotated[Table[Identifier, Text | tuple[Text, ...]], Doc("A literal per result.")]
    attributes: Annotated[Table[Identifier, Text] | None, Doc("The attributes that are given.")] = None
    regions: Annotated[
        Table[Identifier, Text | tuple[Text, ...]] | None, Doc("Each region as '(a: f32, b: f32) -> op(a, b)'.")
    ] = None


@dataclass(frozen=True, slots=True)
class ProcessFile:
    """What one process of a grid is given, and what it gets."""

    span: Span
    inputs: Annotated[Table[Identifier, Text | tuple[Text, ...]], Doc("A literal per operand: a type, then values.")]
    outputs: Annotated[Table[Identifier, Text | tuple[Text, ...]], Doc("A literal per result.")]


@dataclass(frozen=True, slots=True)
class GridFile:
    """A hand-written case of several processes."""

    span: Span
    processes: Annotated[Table[ProcessName, ProcessFile], Doc("Each process of the grid, by replica and partition.")]
    attributes: Annotated[Table[Identifier, Text] | None, Doc("The attributes that are given.")] = None
    regions: Annotated[
        Table[Identifier, Text | tuple[Text, ...]] | None, Doc("Each region as '(a: f32, b: f32) -> op(a, b)'.")
    ] = None


@dataclass(frozen=True, slots=True)
class ReadingFile:
    """A meaning that others read into the op: the same but for some of its locals."""

    span: Span
    reason: Annotated[str, Doc("Who reads the op so, and where that differs.")]
    let: Annotated[Table[Identifier, Text], Doc("Locals of the meaning, with what they stand for in this reading.")]
    outputs: Annotated[
        Table[Identifier, Table[Identifier, Text | tuple[Text, ...]]],
        Doc("What examples of the op give in this reading: a literal per result."),
    ]


Steps = Table[Identifier, Text | Table[ElementArm, Text]]
Functions = Table[FunctionHead, Text | Steps]


@dataclass(frozen=True, slots=True)
class LossFile:
    """Arguments for which a function, or a decomposition, is farther off, and why."""

    span: Span
    where: Annotated[str, Doc("A condition on what it is given, in Python.")]
    within: Annotated[str, Doc("How far it may be from the oracle there.")]
    reason: Annotated[str, Doc("What is lost.")]


@dataclass(frozen=True, slots=True)
class LoweringFile:
    """How an op is lowered."""

    span: Span
    widen: Annotated[Scalar | None, Doc("The type in which the graph computes with floats that are narrower.")] = None
    policy: Annotated[
        Literal["expand", "composite"], Doc("What a lowering by policy does: expand, or wrap as a composite.")
    ] = "expand"
    before: Annotated[Version | None, Doc("Only targets older than this version need the decomposition.")] = None
    when: Annotated[Text | None, Doc("Which uses need it, as an expression; without it, all.")] = None
    accuracy: Annotated[
        Table[str, int] | None, Doc("How far the graph is from the truth, in ULP per element type.")
    ] = None
    region: Annotated[LossFile | None, Doc("Where it may be farther off.")] = None


Examples = Table[Identifier, Text | ExampleFile | GridFile]
Words = Table[Identifier, Scalar]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsFile:
    """What ops have in common with others of a family, and each op may say itself."""

    span: Span
    summary: Annotated[str, Doc("What it does, in one sentence.")]
    family: Annotated[Scalar | None, Doc("The family from which comes what is not said here.")] = None
    typevars: Annotated[Table[Identifier, VarType] | None, Doc("Type variables, and what they range over.")] = None
    operands: Annotated[Table[Identifier, Declared] | None, Doc("What it takes.")] = None
    attributes: Annotated[
        Table[Identifier, AttributeKind | AttributeFile | StructFile] | None, Doc("Its attributes.")
    ] = None
    regions: Annotated[
        Table[Identifier, Scalar] | None,
        Doc("Its regions: '(scalar<A>, scalar<A>) -> scalar<A>'; as many as there are: '[() -> any<V>...]...'."),
    ] = None
    results: Annotated[Table[Identifier, Declared] | None, Doc("What it gives.")] = None
    words: Annotated[
        Words | None, Doc("A sentence per operand, attribute, field of a struct, region and result: what it is for.")
    ] = None
    define: Annotated[Table[Identifier, Text] | None, Doc("Names shared by rules and meaning.")] = None
    constraints: Annotated[
        Table[RuleNames, RuleFile | SizeFile | AddedFile] | None,
        Doc("Rules, by permanent names that are never reused."),
    ] = None
    deprecated: Annotated[str, Doc("What to use instead of an op that is going away.")] = ""
    retired: Annotated[tuple[RuleName, ...], Doc("Names of rules that are gone; they are not used again.")] = ()
    semantics: Annotated[
        Text | PullFile | StagesFile | ExternFile | None, Doc("What the op means; of an element at o, its expression.")
    ] = None
    cost: Annotated[
        CostFile | None, Doc("What a use takes, where the meaning is an extern, or a formula that nobody computes so.")
    ] = None
    sharding: Annotated[ShardingFile | None, Doc("How devices share the work, where the meaning does not say it.")] = (
        None
    )
    static: Annotated[StaticFile | None, Doc("The op that it is where operands are known.")] = None
    holds: Annotated[HoldsFile | None, Doc("The ops of which its region may be one, where not every op may.")] = None
    readings: Annotated[
        Table[ReadingName, ReadingFile] | None, Doc("Other readings of the meaning, which a run may choose by name.")
    ] = None
    decomposition: Annotated[Steps | None, Doc("The op as a graph of other ops.")] = None
    on_device: Annotated[
        Steps | None, Doc("What one device makes of its parts of the operands, as a graph of other ops.")
    ] = None
    functions: Annotated[Functions | None, Doc("Graphs that the decomposition, or what a device does, calls.")] = None
    lowering: Annotated[LoweringFile | None, Doc("How the decomposition is used.")] = None
    accuracy: Annotated[
        Literal["exact", "reduction"] | Table[ElementName, Units] | None,
        Doc("exact, reduction, or ULP per element type; others are exact, as is an op that says nothing."),
    ] = None
    examples: Annotated[Examples | None, Doc("Hand-written cases, one per type arm at least.")] = None
    history: Annotated[
        History | None,
        Doc("What arrived or changed in which version; without 'added' it came with the dialect's first one."),
    ] = None
    tier: Annotated[
        Tier | Table[Tier, Text] | None,
        Doc(
            "How far a program with it may go, where that is other than for its dialect; or which uses, by expressions."
        ),
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyFile(PartsFile):
    """What the op files of a family need not say: each op says only what is its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AliasesFile:
    """What others call what an op does, by who calls it so: names as one would type them into a search."""

    span: Span
    words: Annotated[tuple[str, ...], Doc("What people call it.")] = ()
    jax: Annotated[tuple[str, ...], Doc("Names in JAX, without `jax.` in front.")] = ()
    numpy: Annotated[tuple[str, ...], Doc("Names in NumPy, without `numpy.` in front.")] = ()
    torch: Annotated[tuple[str, ...], Doc("Names in PyTorch, without `torch.` in front.")] = ()
    tensorflow: Annotated[tuple[str, ...], Doc("Names in TensorFlow, without `tf.` in front.")] = ()
    onnx: Annotated[tuple[str, ...], Doc("Operators of ONNX.")] = ()
    jax_call: Annotated[
        str,
        Doc(
            "The first example as a call of JAX, of `jax`, `jnp` and `lax`, with the operands by their names; not "
            "needed where it is the first name under `jax`, given the operands in their order."
        ),
    ] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpFile(PartsFile):
    """An op: what it takes and gives, what must hold, what it means, and how it came to be."""

    op: Annotated[OpName, Doc("The op's name: dialect.mnemonic.")]
    about: Annotated[Scalar | None, Doc("What it means, in a paragraph, as one would explain it to a colleague.")] = (
        None
    )
    aliases: Annotated[AliasesFile | None, Doc("What others call it, for those who search.")] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeFile(OpFile):
    """An op file written out: with what its family says, and nothing in short."""

    results: Annotated[Table[Identifier, Declared], Doc("What it gives.")]
    constraints: Table[RuleName, RuleFile] | None = None
    semantics: PullFile | StagesFile | ExternFile | None = None
    examples: Table[Identifier, ExampleFile | GridFile] | None = None


@dataclass(frozen=True, slots=True)
class BroadcastFile:
    """An op that broadcasts its operands and applies another op, from whose file the rest of it comes."""

    span: Span
    op: Annotated[OpName, Doc("The op's name: dialect.mnemonic.")]
    summary: Annotated[str, Doc("What it does, in one sentence.")]
    broadcasts: Annotated[
        BroadcastOf,
        Doc(
            "The op that is applied, with names for the operands. Behind 'along' stands the name of the attribute that "
            "says which dimensions of the operand of higher rank the other one has."
        ),
    ]
    about: Annotated[Scalar | None, Doc("What it means, in a paragraph, as one would explain it to a colleague.")] = (
        None
    )
    aliases: Annotated[AliasesFile | None, Doc("What others call it, for those who search.")] = None
    words: Annotated[Words | None, Doc("Sentences that are other than those of the op that is applied.")] = None
    typevars: Annotated[
        Table[Identifier, VarType] | None, Doc("What the type variables range over, where that differs.")
    ] = None
    deprecated: Annotated[str, Doc("What to use instead of an op that is going away.")] = ""
    examples: Annotated[Examples | None, Doc("Hand-written cases, one per type arm at least.")] = None
    history: Annotated[
        History | None,
        Doc("What arrived or changed in which version; without 'added' it came with the dialect's first one."),
    ] = None


@dataclass(frozen=True, slots=True)
class DialectFile:
    """A dialect: what its op files share."""

    span: Span
    dialect: Annotated[LocalName, Doc("The dialect's namespace.")]
    summary: Annotated[str, Doc("What the dialect is for.")]
    version: Annotated[Version, Doc("The version that the op files describe.")]
    since: Annotated[
        Version | None, Doc("The version in which its ops were added, where they say no other in their history.")
    ] = None
    tier: Annotated[
        Tier,
        Doc(
            "How far programs with its ops may go: within a process, to the same build of everything, along with "
            "StableHLO of any version, or, with versions of its own, anywhere."
        ),
    ] = "same-build"
    package: Annotated[
        PackageName | None,
        Doc("The Python package that `opspec generate` makes of a pack; only packs have one."),
    ] = None
    same_as: Annotated[
        Table[Mnemonic, OpName] | None,
        Doc("Ops that are those of another dialect: rules, meaning, examples and history are those of that op."),
    ] = None
    enums: Annotated[Table[Identifier, tuple[str, ...]] | None, Doc("Enumerations that attributes use as kinds.")] = (
        None
    )
    structs: Annotated[
        Table[Identifier, Fields] | None, Doc("Fields of the structs that attributes of several ops are.")
    ] = None
    words: Annotated[
        Table[Identifier, Words] | None,
        Doc("Of structs and enumerations, a sentence per field or value: what it is for, or what it means."),
    ] = None
    functions: Annotated[Functions | None, Doc("Graphs that those of all ops may call.")] = None
    history: Annotated[
        Table[Version, str] | None, Doc("What each version brought, and what becomes of it in earlier ones.")
    ] = None
    enum_history: Annotated[
        Table[Identifier, Table[Version, str | EnumChangeFile]] | None,
        Doc("What of an enumeration arrived or changed in which version; else it came with the first one."),
    ] = None
    classes_since: Annotated[
        Table[Literal["quantized", "per_axis", "sub_channel"], Version] | None,
        Doc("Which version brought a class of element types that the dialect lacked at first."),
    ] = None
