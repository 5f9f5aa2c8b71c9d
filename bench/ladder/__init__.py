"""The ladder: how strong the bots are, measured goal by goal (see `__main__`)."""
