"""What each connection is sent: snapshots for each seat, diffs, log lines."""
