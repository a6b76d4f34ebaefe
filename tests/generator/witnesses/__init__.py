"""Of the search for witnesses, and of faults in rules that they notice."""
