package freehold.kernel;

/// What a game starts from; made by [Game#setup], so it is valid.
public record Setup(int seats, Options options) {}
