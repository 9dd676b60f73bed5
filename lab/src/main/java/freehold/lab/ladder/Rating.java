package freehold.lab.ladder;

/// How strong a player is.
///
/// @param value in Elo: 400 more are ten times the chance against the same players
/// @param margin half the 95 % interval of the distance to the player that the scale is fixed to
public record Rating(String player, double value, double margin) {}
