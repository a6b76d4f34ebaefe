"""Shape refinement: analysis of a program with known argument shapes, and what becomes of its ops."""
