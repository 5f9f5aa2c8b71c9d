"""The workbench: what an author needs to write a game of one's own."""
