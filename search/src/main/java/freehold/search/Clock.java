package freehold.search;

/// Tells a searching thread how long it has been at work.
public interface Clock {
    /// The time on the wall.
    Clock WALL = System::nanoTime;

    /// Time stands still: only nodes limit a search, so it finds the same on every machine.
    Clock STOPPED = () -> 0;

    /// Nanoseconds since some moment, which may differ from thread to thread.
    long now();
}
