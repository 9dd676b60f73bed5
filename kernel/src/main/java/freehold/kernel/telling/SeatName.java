package freehold.kernel.telling;

/// A seat that a [Phrase] speaks of. What the player there is called is up to whoever tells the phrase.
public record SeatName(int seat) {}
