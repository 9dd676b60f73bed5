package freehold.lab;

/// How long a program may take before it is ended.
///
/// @param answerMillis for an answer that needs no thought, starting up included; and beyond the time it may think
/// @param nodesMillis for a ply if it thinks by nodes and not by the clock
public record Patience(long answerMillis, long nodesMillis) {
    public static final Patience USUAL = new Patience(30_000, 60_000);

    /// The same for all answers.
    public static Patience ofMillis(long millis) {
        return new Patience(millis, millis);
    }
}
