package freehold.cli.serve;

import freehold.cli.shell.UsageException;
import freehold.server.guard.Limits;
import freehold.server.guard.PublicAddress;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How people reach a server, and how much of it one of them may have.
final class AccessArguments {
    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "requests a second that one guest may make in the long run (FREEHOLD_RATE)",
            defaultValue = "${env:FREEHOLD_RATE:-" + Limits.USUAL_RATE + "}")
    private int rate = Limits.USUAL_RATE;

    @Option(
            names = "--watchers",
            paramLabel = "N",
            description = "sockets and streams of events that one address may hold open (FREEHOLD_WATCHERS)",
            defaultValue = "${env:FREEHOLD_WATCHERS:-" + Limits.USUAL_WATCHERS + "}")
    private int watchers = Limits.USUAL_WATCHERS;

    @Option(
            names = "--guests-per-address",
            paramLabel = "N",
            description = "new guests an hour from one address, but for this machine; 0: no limit"
                    + " (FREEHOLD_GUESTS_PER_ADDRESS)",
            defaultValue = "${env:FREEHOLD_GUESTS_PER_ADDRESS:-" + Limits.USUAL_GUESTS + "}")
    private int guests = Limits.USUAL_GUESTS;

    @Option(
            names = "--tables-per-address",
            paramLabel = "N",
            description = "new tables an hour from one address, but for this machine; 0: no limit"
                    + " (FREEHOLD_TABLES_PER_ADDRESS)",
            defaultValue = "${env:FREEHOLD_TABLES_PER_ADDRESS:-" + Limits.USUAL_TABLES + "}")
    private int tables = Limits.USUAL_TABLES;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "where browsers find the server; https makes cookies secure (FREEHOLD_PUBLIC_URL)",
            defaultValue = "${env:FREEHOLD_PUBLIC_URL:-}")
    private String publicUrl = "";

    @Option(
            names = "--behind-proxy",
            description =
                    "believe X-Forwarded-For and X-Forwarded-Proto, which a proxy must set (FREEHOLD_BEHIND_PROXY)",
            defaultValue = "${env:FREEHOLD_BEHIND_PROXY:-false}")
    private boolean isBehindProxy;

    Limits limits() {
        if (rate < 1 || watchers < 1) {
            throw new UsageException("--rate and --watchers are 1 or more");
        }
        if (guests < 0 || tables < 0) {
            throw new UsageException("--guests-per-address and --tables-per-address are 1 or more, or 0 for no limit");
        }
        return new Limits(rate, watchers, guests, tables);
    }

    PublicAddress publicAddress() {
        return new PublicAddress(
                Optional.of(publicUrl).filter(url -> !url.isEmpty()).map(url -> WebAddress.parse("--public-url", url)),
                isBehindProxy);
    }
}
