package freehold.server;

/// How a server is set up.
///
/// @param port 0 for any that is free
/// @param database `sqlite:FILE` or `postgresql://…`
/// @param rate requests a second that one guest may make in the long run
/// @param thinkers how many threads think for agents
public record Settings(String host, int port, String database, int rate, int thinkers) {
    public static final String USUAL_HOST = "127.0.0.1";
    public static final int USUAL_PORT = 8080;
    public static final String USUAL_DATABASE = "sqlite:data/freehold.db";
    public static final int USUAL_RATE = 100;

    /// One core is kept free for people.
    public static final int USUAL_THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
}
