package freehold.kernel;

/// One atomic decision that was made: who made it, and its token.
public record Ply(int by, String token) {}
