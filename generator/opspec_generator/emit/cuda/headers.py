"""The headers of the CUDA kernels: element types and primitives from their tables, the rest as written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opspec.formula.values import FloatFormat, formats
from opspec.values.types import QUANTIZED
from opspec_generator import templates_dir
from opspec_generator.spelling.cpp_layout import statement
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Base
from opspec_model.definitions.table_rows import ElementRow, PolynomialRow, Primitive
from opspec_model.language.types import FLOAT, INT, TYPE
from opspec_model.names import C

WRITTEN = (
    "prelude.h",
    "special.h",
    "arithmetic.h",
    "vectors.h",
    "tensors.h",
    "quantized.h",
    "host_shim.h",
)
# Rows that the headers write by hand: conversions are the element types' own, the others are what C lacks.
BY_HAND = {"convert", "bitcast", "either_bits", "floor_div", "floor_mod"}
# Names that C texts build from their placeholders, as templates.
SPELLED = {
    r"make_\{T\}\(": "::make<T>(",
    r"infinity\{f\}\(\)": "::infinite<T>()",
    r"reduce_precision\{f\}\(": "reduced<E>(",
    r"nextafter\{f\}\(": "stepped<E>(",
}
PLACEHOLDERS = {
    "T": "T",
    "R": "typename real_type<E>::T",
    "W": "Word<E>",
    "U": "unsigned_of<E>",
    "S": "signed_of<E>",
    "f": "",
    "bits": "E::width",
    "mask": "E::Format::mask",
    "min": "E::Format::least",
    "max": "E::Format::largest",
    "epsilon": "E::Format::step",
}


def headers(base: Base) -> Mapping[str, str]:
    """The text of each header, by its name."""
    get = environment().get_template
    rows = [row for row in base.primitives.values() if C in row.texts and row.name not in BY_HAND]
    functions = [text for row in rows for text in _functions(base, row)]
    folder = templates_dir() / "cuda"
    return {
        **{name: (folder / name).read_text("utf-8") for name in WRITTEN},
        "elements.h": get("cuda/elements.h.j2").render(types=list(_types(base)), classes=list(_classes(base))),
        "primitives.h": get("cuda/primitives.h.j2").render(functions=functions),
        "special_tables.h": get("cuda/special_tables.h.j2").render(
            functions=[_polynomial(row) for row in base.polynomials.values()]
        ),
    }


def _polynomial(row: PolynomialRow) -> str:
    """Horner's rule, in the variable that runs from -1 to 1."""
    low, high = float(row.low), float(row.high)
    last, *rest = reversed(row.coefficients["f64"])
    lines = [
        f"OPSPEC double fit_{row.name.lower()}(double x) {{ /* {row.low} to {row.high} */",
        f"  double t = (x - {(low + high) / 2!r}) / {(high - low) / 2!r};",
        f"  double y = {last};",
        *(f"  y = y * t + {number};" for number in rest),
        "  return y;",
        "}",
    ]
    return "\n".join(lines)


# --- element types --------------------------------------------------------------------------------


def class_name(element: str) -> str:
    """The C++ class of an element type: complex<f32> is complex_f32."""
    return re.sub(r"\W+", "_", element).strip("_")


def _types(base: Base) -> Iterator[str]:
    for row in base.elements.values():
        yield f"using {class_name(row.name)} = Scalar<{_format(row)}>;"


def _format(row: ElementRow) -> str:
    if row.kind == "bool":
        return "Truth"
    if row.kind in ("sint", "uint", "index"):
        return f"Whole<{'UINT' if row.kind == 'uint' else 'SINT'}, {row.bits}, {row.texts[C]['store']}>"
    if row.kind == "complex":
        return f"Pairs<{'float' if row.bits == 64 else 'double'}>"
    if row.bits >= 32:
        return f"Native<{row.texts[C]['store']}>"
    return f"Narrow<{', '.join([row.texts[C]['store'], *_numbers(formats()[row.name])])}>"


def _numbers(form: FloatFormat) -> list[str]:
    infinity = form.infinity if form.has_infinity else form.ones + 2
    nan = form.nan if form.has_nan and (form.has_negative_zero or not form.has_zero) else 0
    codes = [infinity, nan, form.largest, form.too_large & form.ones if form.has_zero else form.too_large]
    flags = [str(flag).lower() for flag in (form.has_zero, form.has_negative_zero)]
    return [*map(str, (form.exponent, form.mantissa, form.bias)), *map(hex, codes), *flags]


def _classes(base: Base) -> Iterator[str]:
    kinds = {"bool": "BOOL", "sint": "SINT", "uint": "UINT", "float": "FLOAT", "complex": "COMPLEX"}
    for name, atoms in base.classes.items():
        if name in kinds:
            test = f"E::kind == {kinds[name]}"
        else:
            test = " || ".join(f"is_{atom}<E>" for atom in kinds if atom in atoms)
        if test and name != "index" and name not in QUANTIZED:
            yield f"template <Element E> inline constexpr bool is_{name} = {test};"


# --- primitives -----------------------------------------------------------------------------------


def _functions(base: Base, row: Primitive) -> Iterator[str]:
    """The row on elements, and on indices."""
    comment = "\n".join(_wrapped(row.summary))
    if any(classes - {"index"} for classes in row.where.values()):
        yield f"{comment}\n{_on_elements(base, row)}"
        comment = "/* The same of indices. */"
    if row.signature.result == FLOAT:
        yield f"{comment}\nOPSPEC double {row.name}() {{ return {row.text(C, '')}; }}"
    elif row.operator is None and (not row.where or any("index" in classes for classes in row.where.values())):
        yield f"{comment}\n{_on_indices(row)}"


def _wrapped(text: str) -> Iterator[str]:
    line = "/*"
    for word in text.split():
        if len(line) + len(word) > 106:
            yield line
            line = "  "
        line += f" {word}"
    yield f"{line} */"


def _on_indices(row: Primitive) -> str:
    text = row.text(C, "index")
    kinds = ["bool" if str(p.type).endswith("bool") else "int64_t" for p in row.signature.parameters]
    given = ", ".join(f"{kind} {p.name}" for kind, p in zip(kinds, row.signature.parameters, strict=True))
    result = "bool" if str(row.signature.result).endswith("bool") else "int64_t"
    return f"INDEX {result} {row.name}({given}) {{ return {text}; }}\nPER_DIMENSION({row.name})"


def _on_elements(base: Base, row: Primitive) -> str:
    variables = [p for p in row.signature.parameters if p.type != TYPE]
    by_class = "F" if "F" in row.where else "E"
    other = "F" in row.where
    typed = len(variables) < len(row.signature.parameters)
    template = "template <Element E, Element F>" if other else "template <Element E>"
    arguments = []
    for p in variables:
        kind = {"E": "E", "F": "F"}.get(str(p.type), "int64_t" if p.type == INT else "bool")
        arguments.append(f"{kind} {p.name}{'_' if kind in 'EF' else ''}")
    result = "bool" if str(row.signature.result).endswith("bool") else "real_type<E>" if row.signature.part_of else "E"
    lines = [template, f"OPSPEC {result} {row.name}({', '.join(arguments)}) {{"]
    texts: dict[str, list[str]] = {}
    for atom in sorted(row.where[by_class] - QUANTIZED - {"index"}):
        texts.setdefault(_cpp(row.text(C, atom)), []).append(atom)
    if any(re.search(r"\bT\b", text) for text in texts):
        wide = "typename E::Format::Wide" if row.widen else "typename E::T"
        lines.append(f"  using T = {wide};")
    for p in variables:
        if str(p.type) in ("E", "F"):
            value = f"wide({p.name}_)" if row.widen else f"{p.name}_.value()"
            lines.append(f"  const auto {p.name} = {value};")
    wrap = "{}" if result == "bool" else f"{result}::of({{}})"
    if len(texts) == 1:
        lines += statement("return ", wrap.format(next(iter(texts))), 2)
    else:
        for at, (text, atoms) in enumerate(texts.items()):
            test = f"if constexpr ({_test(base, atoms, by_class)}) " if at < len(texts) - 1 else ""
            lines += statement(f"{'else ' if at else ''}{test}return ", wrap.format(text), 2)
    lines.append("}")
    sign = row.operator
    if sign is not None and sign not in ("//", "%") and not typed:
        kinds = ", ".join(f"E {p.name}" for p in variables)
        names = ", ".join(p.name for p in variables)
        lines.append(f"template <Element E> OPSPEC {result} operator{sign}({kinds}) {{ return {row.name}({names}); }}")
    return "\n".join(lines)


def _test(base: Base, atoms: list[str], var: str) -> str:
    named = next((name for name, found in base.classes.items() if found == frozenset(atoms)), None)
    return f"is_{named}<{var}>" if named else " || ".join(f"is_{atom}<{var}>" for atom in atoms)


def _cpp(text: str) -> str:
    """A C text as the body of a template: placeholders are the element class's, functions of C are global."""
    for pattern, spelled in SPELLED.items():
        text = re.sub(pattern, spelled, text)
    text = re.sub(r"(?<![\w:{}<])([a-z_]\w*(?:\{f\})?)\(", r"::\1(", text)
    return text.format(**PLACEHOLDERS)
