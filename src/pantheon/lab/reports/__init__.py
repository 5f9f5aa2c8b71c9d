"""What a person reads: summaries, charts and HTML pages."""
