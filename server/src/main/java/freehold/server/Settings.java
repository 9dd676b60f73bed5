package freehold.server;

import freehold.server.agents.Agents;
import freehold.server.guard.Limits;
import freehold.server.guard.PublicAddress;
import freehold.server.guard.Timeouts;
import freehold.server.store.DatabaseAddress;
import freehold.server.upkeep.Retention;

/// How a server is set up.
///
/// @param port 0 for any that is free
public record Settings(
        String host,
        int port,
        DatabaseAddress database,
        Limits limits,
        Agents agents,
        PublicAddress publicAddress,
        Timeouts timeouts,
        Retention retention) {
    public static final String USUAL_HOST = "127.0.0.1";
    public static final int USUAL_PORT = 8080;
    public static final String USUAL_DATABASE = "sqlite:data/freehold.db";

    /// For this machine alone.
    ///
    /// @param database `sqlite:FILE` or `postgresql://…`
    public static Settings local(int port, String database) {
        var limits = new Limits(Limits.USUAL_RATE, Limits.USUAL_WATCHERS);
        return new Settings(
                USUAL_HOST,
                port,
                new DatabaseAddress(database),
                limits,
                Agents.USUAL,
                PublicAddress.DIRECT,
                Timeouts.USUAL,
                Retention.USUAL);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, database, other, agents, publicAddress, timeouts, retention);
    }

    public Settings with(Agents other) {
        return new Settings(host, port, database, limits, other, publicAddress, timeouts, retention);
    }

    public Settings with(PublicAddress other) {
        return new Settings(host, port, database, limits, agents, other, timeouts, retention);
    }

    public Settings with(Timeouts other) {
        return new Settings(host, port, database, limits, agents, publicAddress, other, retention);
    }

    public Settings with(Retention other) {
        return new Settings(host, port, database, limits, agents, publicAddress, timeouts, other);
    }
}
