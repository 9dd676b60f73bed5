package freehold.server;

import freehold.server.http.Limits;
import freehold.server.http.Outside;

/// How a server is set up.
///
/// @param port 0 for any that is free
/// @param database `sqlite:FILE` or `postgresql://…`
/// @param thinkers how many threads think for agents
public record Settings(String host, int port, String database, Limits limits, int thinkers, Outside outside) {
    public static final String USUAL_HOST = "127.0.0.1";
    public static final int USUAL_PORT = 8080;
    public static final String USUAL_DATABASE = "sqlite:data/freehold.db";

    /// One core is kept free for people.
    public static final int USUAL_THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    /// For this machine alone.
    public static Settings local(int port, String database) {
        var limits = new Limits(Limits.USUAL_RATE, Limits.USUAL_WATCHERS);
        return new Settings(USUAL_HOST, port, database, limits, USUAL_THINKERS, Outside.DIRECT);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, database, other, thinkers, outside);
    }

    public Settings with(Outside other) {
        return new Settings(host, port, database, limits, thinkers, other);
    }

    public Settings withThinkers(int count) {
        return new Settings(host, port, database, limits, count, outside);
    }
}
