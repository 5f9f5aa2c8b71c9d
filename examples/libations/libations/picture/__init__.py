"""What people see: the scene, how actions are chosen in it, and how events look."""
