"""Worker processes: the queue for them, the pool, the program, and its messages."""
