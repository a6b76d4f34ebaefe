"""How the dimensions of an op belong together when devices share its work: rules derived from what it reads."""
