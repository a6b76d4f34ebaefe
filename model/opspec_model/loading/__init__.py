"""From the words of op files to checked definitions, with every problem reported at its place."""
