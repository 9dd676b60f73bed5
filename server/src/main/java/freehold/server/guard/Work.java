package freehold.server.guard;

/// What costs more than a request: it is counted by itself, for a guest and for the guest's network.
///
/// What stays for ever costs room, plies that are played again cost time: a thousand of Hexploration about as much as
/// fifty milliseconds.
public enum Work {
    /// A new guest, or a new name for one.
    GUEST(0.25, 10),
    /// A secret number of the server, kept for a table to come.
    SEAL(0.2, 20),
    TABLE(0.2, 20),
    /// A record that becomes a table: about a hundred kilobytes.
    IMPORT(0.05, 4),
    /// A table that is read from the database and played through, because nobody has asked for it lately.
    LOAD(10, 200),
    ANALYSIS(2, 60),
    /// A ply that is played again to show a position, or told of.
    PLY(2_500, 10_000);

    private final double perSecond;
    private final double atOnce;

    /// @param perSecond that one guest may want in the long run, where the rate is the usual one
    /// @param atOnce that one may want after having wanted nothing for a while
    Work(double perSecond, double atOnce) {
        this.perSecond = perSecond;
        this.atOnce = atOnce;
    }

    /// @param times as much as for one guest at the usual rate
    public TokenBucket bucket(double times, long now) {
        return new TokenBucket(perSecond * times, Math.max(1, atOnce * times), now);
    }
}
