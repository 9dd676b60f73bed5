package freehold.wire;

/// How a game ends for a seat.
public enum Outcome {
    WIN,
    DRAW,
    LOSS
}
