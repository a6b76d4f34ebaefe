"""How values are spread over the devices of a mesh, as far as programs say it."""
