// Keeps nothing.
