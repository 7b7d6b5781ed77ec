"""What Cargo Noir looks like: a night harbour, its trays, its lesson, its report."""
