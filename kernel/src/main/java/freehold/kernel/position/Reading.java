package freehold.kernel.position;

/// What a token says, before anybody asks whether it is legal.
public sealed interface Reading permits Reading.Move, Ruling.Unknown, Ruling.Garbled {
    record Move(int move) implements Reading {}
}
