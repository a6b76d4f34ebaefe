"""From a few shardings to one of every value: which rule moves which axis to which value."""
