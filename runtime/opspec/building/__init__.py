"""Operations seen and made: the views and builders that the bindings of each op are generated in."""
