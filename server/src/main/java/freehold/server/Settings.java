package freehold.server;

import freehold.server.agents.Agents;
import freehold.server.http.Limits;
import freehold.server.http.Outside;
import freehold.server.http.Patience;
import freehold.server.store.DatabaseAddress;

/// How a server is set up.
///
/// @param port 0 for any that is free
public record Settings(
        String host,
        int port,
        DatabaseAddress database,
        Limits limits,
        Agents agents,
        Outside outside,
        Patience patience) {
    public static final String USUAL_HOST = "127.0.0.1";
    public static final int USUAL_PORT = 8080;
    public static final String USUAL_DATABASE = "sqlite:data/freehold.db";

    /// For this machine alone.
    ///
    /// @param database `sqlite:FILE` or `postgresql://…`
    public static Settings local(int port, String database) {
        var limits = new Limits(Limits.USUAL_RATE, Limits.USUAL_WATCHERS);
        return new Settings(
                USUAL_HOST, port, new DatabaseAddress(database), limits, Agents.USUAL, Outside.DIRECT, Patience.USUAL);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, database, other, agents, outside, patience);
    }

    public Settings with(Agents other) {
        return new Settings(host, port, database, limits, other, outside, patience);
    }

    public Settings with(Outside other) {
        return new Settings(host, port, database, limits, agents, other, patience);
    }

    public Settings with(Patience other) {
        return new Settings(host, port, database, limits, agents, outside, other);
    }
}
