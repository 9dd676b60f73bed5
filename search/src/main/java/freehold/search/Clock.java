package freehold.search;

/// Tells a searching thread how long it has been at work.
public interface Clock {
    /// The time on the wall.
    Clock WALL = System::nanoTime;

    /// Nanoseconds since some moment, which may differ from thread to thread.
    long now();
}
