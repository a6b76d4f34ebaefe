"""Of what op files and the version log say."""
