package freehold.server.guard;

/// How much of a server one caller may have.
///
/// @param rate requests a second that one guest may make in the long run
/// @param watchers sockets and streams of events that one address may hold open at once
/// @param guests that one address may become in an hour
/// @param tables that one address may open in an hour
public record Limits(int rate, int watchers, int guests, int tables) {
    public static final int USUAL_RATE = 100;

    /// Half of all connections: nobody can shut everybody else out from a single address.
    public static final int USUAL_WATCHERS = 10_000;

    /// A school behind one address gets in; a program that fills the database does not.
    public static final int USUAL_GUESTS = 300;

    public static final int USUAL_TABLES = 600;

    /// As many guests and tables as the rate allows.
    public static final int UNLIMITED = 0;

    public Limits(int rate, int watchers) {
        this(rate, watchers, USUAL_GUESTS, USUAL_TABLES);
    }

    /// For the log.
    @Override
    public String toString() {
        return "a guest may make %d requests a second; an address may have %d watchers, %s new guests and %s new tables an hour"
                .formatted(rate, watchers, number(guests), number(tables));
    }

    private static String number(int limit) {
        return limit == UNLIMITED ? "any number of" : "" + limit;
    }
}
