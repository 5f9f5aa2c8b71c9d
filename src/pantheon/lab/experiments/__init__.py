"""What is played: plans of matches, the processes that play them, and the outcomes they keep."""
