"""What a seat may know, and full states that could stand behind it."""
