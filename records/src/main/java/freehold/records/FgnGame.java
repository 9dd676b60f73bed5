package freehold.records;

/// One game of a `.fgn` text: a scoresheet, whole or broken off, or something that does not even say which game it is.
public sealed interface FgnGame permits Scoresheet, FgnGame.Unreadable {
    /// @param line where it starts, counted from 1
    record Unreadable(int line, String because) implements FgnGame {}
}
