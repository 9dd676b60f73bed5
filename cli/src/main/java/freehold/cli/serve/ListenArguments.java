package freehold.cli.serve;

import freehold.cli.shell.UsageException;
import freehold.server.Settings;
import java.net.URI;
import picocli.CommandLine.Option;

/// Where a server listens.
final class ListenArguments {
    private static final int HIGHEST_PORT = 65_535;

    @Option(
            names = "--host",
            paramLabel = "H",
            description = "where the server listens; 0.0.0.0 is for everybody (FREEHOLD_HOST)",
            defaultValue = "${env:FREEHOLD_HOST:-" + Settings.USUAL_HOST + "}")
    private String host = Settings.USUAL_HOST;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "0 for any free port (FREEHOLD_PORT)",
            defaultValue = "${env:FREEHOLD_PORT:-" + Settings.USUAL_PORT + "}")
    private int port = Settings.USUAL_PORT;

    String host() {
        return host;
    }

    int port() {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new UsageException("--port is 0 to %d, not %d".formatted(HIGHEST_PORT, port));
        }
        return port;
    }

    /// Where programs on the same machine find that server.
    URI nearby() {
        if (port() == 0) {
            throw new UsageException("with --port 0 nobody knows where the server is; --url can name it");
        }
        var reachable = switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "[::1]";
            default -> host.contains(":") ? "[" + host + "]" : host;
        };
        return WebAddress.parse("--host", "http://%s:%d/".formatted(reachable, port));
    }
}
