"""What all games share. Nothing here does I/O, reads a clock or keeps global state."""
