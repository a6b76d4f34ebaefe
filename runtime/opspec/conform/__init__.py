"""Any backend judged: what it is asked, what it answers, and a report of what is right, wrong or not there."""
