"""Which pass of a compiler changed what a program means: the stages of a dump, run one after the other."""
