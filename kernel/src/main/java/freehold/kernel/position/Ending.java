package freehold.kernel.position;

/// A way in which a game can end. Each game has an enum of its own.
public interface Ending {
    String name();

    Rule rule();

    /// For people: `two opposite sides are connected`.
    String sentence();
}
