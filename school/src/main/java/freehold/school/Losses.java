package freehold.school;

/// How far a net is from what it should learn: cross entropies, the mean of the samples.
///
/// @param policy of the moves
/// @param value of the shares of the win
record Losses(double policy, double value) {}
