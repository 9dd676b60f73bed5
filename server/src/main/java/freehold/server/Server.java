package freehold.server;

import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.http.Api;
import freehold.server.http.Gibberish;
import freehold.server.http.Lines;
import freehold.server.store.Database;
import freehold.server.store.PostgresDatabase;
import freehold.server.store.SqliteFile;
import freehold.server.store.Store;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.websocket.WsConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Clock;

/// The whole server, put together.
public final class Server implements AutoCloseable {
    private static final String SQLITE = "sqlite:";
    private static final int ACCEPT_BACKLOG = 4096;

    private static final int MOST_CONNECTIONS = 20_000;

    private final Store store;
    private final Hall hall;
    private final Steward steward;
    private final Api api;
    private final WebServer web;
    private final String host;
    private final int port;

    /// @param clock what time it is, for all that happens at tables
    public Server(Settings settings, Clock clock) {
        host = settings.host();
        port = settings.port();
        store = new Store(database(settings.database()));
        hall = new Hall(store, clock);
        steward = new Steward(hall, store, clock, settings.agents());
        api = new Api(hall, store, steward, clock, settings.limits(), settings.outside(), settings.patience());
        web = WebServer.builder()
                .host(settings.host())
                .port(settings.port())
                .backlog(ACCEPT_BACKLOG)
                .maxTcpConnections(MOST_CONNECTIONS)
                .connectionOptions(Lines.create(settings.patience()))
                .protocolsDiscoverServices(false)
                .addProtocol(WsConfig.create())
                .addConnectionSelector(api.connections())
                .shutdownHook(false)
                .directHandlers(Gibberish::register)
                .routing(api::routes)
                .addRouting(api.sockets())
                .build();
    }

    /// @throws UncheckedIOException if nobody can listen there
    public Server start() {
        try {
            probe();
            web.start();
        } catch (IOException e) {
            close();
            throw new UncheckedIOException(e);
        }
        steward.start();
        return this;
    }

    /// The web server does not tell why it can't listen, or even that it can't.
    private void probe() throws IOException {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        }
    }

    /// @param address `sqlite:FILE` or `postgresql://…`
    static Database database(String address) {
        if (address.startsWith(SQLITE)) {
            return new SqliteFile(Path.of(address.substring(SQLITE.length())));
        }
        if (address.startsWith("postgresql://")) {
            return new PostgresDatabase(address);
        }
        throw new IllegalArgumentException("a database is sqlite:FILE or postgresql://…");
    }

    /// Where it can be reached: `http://127.0.0.1:8080/`.
    public String address() {
        return "http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, web.port());
    }

    /// Finishes what was begun, flushes, and tells the clients to come again.
    @Override
    public void close() {
        steward.close();
        hall.close();
        api.close();
        web.stop();
        store.close();
    }
}
