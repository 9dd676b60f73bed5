package freehold.kernel.telling;

/// A seat that a [Phrase] speaks of. The program that shows the phrase puts the player's name there.
public record SeatName(int seat) {}
