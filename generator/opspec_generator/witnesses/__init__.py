"""For every rule a program that breaks it and nothing else, searched out of the rules themselves."""
