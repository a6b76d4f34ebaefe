"""Two states of a spec held against each other: every change graded, with a program that shows it."""
