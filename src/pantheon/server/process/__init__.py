"""The server process: uvicorn, garbage collection, logs and metrics."""
