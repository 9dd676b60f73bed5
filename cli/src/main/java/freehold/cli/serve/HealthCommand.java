package freehold.cli.serve;

import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UnavailableException;
import freehold.cli.shell.UsageException;
import freehold.server.json.Json;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JacksonException;

/// Asks a server how it is, for whatever watches over it.
@Command(
        name = "health",
        mixinStandardHelpOptions = true,
        description =
                "Asks a server on this machine whether it works; it is found by the same settings as those of serve."
                        + " Exit code 0: it does; 1: it answers, but something is wrong; 75: nobody answers.")
public final class HealthCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration BETWEEN = Duration.ofMillis(500);

    private final Streams streams;

    @Mixin
    private ListenArguments listen = new ListenArguments();

    @Option(names = "--url", paramLabel = "URL", description = "of a server elsewhere")
    private String url = "";

    @Option(
            names = "--wait",
            paramLabel = "S",
            description = "for how many seconds to ask again while nobody answers; 0 unless given")
    private long wait;

    @Mixin
    private JsonOption json = new JsonOption();

    public HealthCommand(Streams streams) {
        this.streams = streams;
    }

    /// What a server says of itself.
    ///
    /// @param code of HTTP
    /// @param text the status in it, or the code if that is no answer of a Freehold
    private record Said(int code, String text) {
        boolean isWell() {
            return code == HttpURLConnection.HTTP_OK;
        }
    }

    /// For programs.
    private record Report(String address, boolean well, String status) {}

    @Override
    public Integer call() throws InterruptedException {
        if (wait < 0) {
            throw new UsageException("--wait is 0 or more, not %d".formatted(wait));
        }
        var server = url.isEmpty() ? listen.nearby() : WebAddress.parse("--url", url);
        var said = ask(
                server.resolve("/health"),
                System.nanoTime() + Duration.ofSeconds(wait).toNanos());
        streams.out()
                .println(
                        json.isWanted()
                                ? Json.write(new Report("" + server, said.isWell(), said.text()))
                                : said.text());
        return said.isWell() ? 0 : 1;
    }

    private static Said ask(URI address, long end) throws InterruptedException {
        while (true) {
            try {
                return ask(address);
            } catch (IOException e) {
                if (System.nanoTime() >= end) {
                    throw new UnavailableException("%s does not answer: %s".formatted(address, Streams.oneLine(e)));
                }
                Thread.sleep(BETWEEN);
            }
        }
    }

    /// With what starts fastest, because this is asked again and again.
    private static Said ask(URI address) throws IOException {
        var question = (HttpURLConnection) address.toURL().openConnection();
        question.setConnectTimeout((int) PATIENCE.toMillis());
        question.setReadTimeout((int) PATIENCE.toMillis());
        try {
            var code = question.getResponseCode();
            try (var body =
                    code < HttpURLConnection.HTTP_BAD_REQUEST ? question.getInputStream() : question.getErrorStream()) {
                return new Said(code, body == null ? "HTTP " + code : status(code, body.readAllBytes()));
            }
        } finally {
            question.disconnect();
        }
    }

    private static String status(int code, byte[] body) {
        try {
            return Json.parse(body).path("status").asString("HTTP " + code);
        } catch (JacksonException e) {
            return "HTTP " + code;
        }
    }
}
