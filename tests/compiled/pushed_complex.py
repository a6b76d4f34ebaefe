"""Complex numbers that are scattered, each into the whole of what is there."""


def pushed_complex(op: str, element: str) -> str:
    """Forty rows of three into ten."""
    rows, terms = f"tensor<10x3x{element}>", f"tensor<40x3x{element}>"
    return f"""func.func @main(%x: {rows}, %i: tensor<40x1xi32>, %u: {terms}) -> {rows} {{
  %r = "stablehlo.scatter"(%x, %i, %u) ({{
    ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
      %s = stablehlo.{op} %a, %b : tensor<{element}>
      stablehlo.return %s : tensor<{element}>
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}} : ({rows}, tensor<40x1xi32>, {terms}) -> {rows}
  return %r : {rows}
}}"""
