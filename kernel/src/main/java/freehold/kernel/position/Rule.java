package freehold.kernel.position;

/// A rule by its number. Each game has an enum of its own; the full text stands in its `RULES.md`.
public interface Rule {
    /// As in the rulebook: `T11`.
    String name();

    /// The rule in one line.
    String summary();

    /// Whether a player's token can break it; else it only defines, or is carried out by itself.
    boolean canBeBroken();
}
