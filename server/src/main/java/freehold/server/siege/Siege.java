package freehold.server.siege;

import freehold.kernel.Games;
import freehold.server.load.LoadException;
import freehold.server.load.Run;
import freehold.server.load.ServerProcess;
import freehold.server.siege.attacks.Attack;
import freehold.server.siege.attacks.Bodies;
import freehold.server.siege.attacks.BrokenRequests;
import freehold.server.siege.attacks.Camp;
import freehold.server.siege.attacks.ComingAndGoing;
import freehold.server.siege.attacks.HealthChecks;
import freehold.server.siege.attacks.HeldAnalyses;
import freehold.server.siege.attacks.Honest;
import freehold.server.siege.attacks.IdleConnections;
import freehold.server.siege.attacks.KeptConnections;
import freehold.server.siege.attacks.LongHeaders;
import freehold.server.siege.attacks.LongReplays;
import freehold.server.siege.attacks.ManyAgents;
import freehold.server.siege.attacks.ManyGuests;
import freehold.server.siege.attacks.ManyImports;
import freehold.server.siege.attacks.ManyTables;
import freehold.server.siege.attacks.NonsenseFrames;
import freehold.server.siege.attacks.PingFloods;
import freehold.server.siege.attacks.TwoLengths;
import freehold.server.siege.attacks.UnreadStreams;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A server of its own, attacked in every way that is known, while somebody honest plays at another table.
public final class Siege implements AutoCloseable {
    /// Afterwards no more memory is in use than before, but for so much.
    private static final double GROWTH = 1.2;

    private static final String ATTACKERS = "127.0.0.66";
    private static final int GUESTS = 6;
    private static final int HONEST_PLIES_A_SECOND = 20;
    private static final double WARM_UP_SECONDS = 5;
    private static final int FEW_LOOKS = 3;
    /// Tables that nobody uses any more are forgotten after a minute.
    private static final int LOOKS = 45;
    private static final double BETWEEN_LOOKS_SECONDS = 2;
    /// As on a small machine.
    private static final List<String> JAVA = List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError");

    private final double slowestMillis;
    private final ServerProcess server;
    private final HttpClient attackersHttp;
    private final HttpClient honestHttp = HttpClient.newHttpClient();
    private final Camp camp;
    private final Honest honest;
    private final Run player;

    /// What became of an attack, in a line.
    public record Outcome(String name, boolean isHeld, String figures) {
        @Override
        public String toString() {
            return "%-6s  %-18s  %s".formatted(isHeld ? "held" : "BROKEN", name, figures);
        }
    }

    /// @param program starts a server with an empty database
    /// @param slowestMillis within which the honest player's plies are acknowledged, all but one in a hundred
    /// @throws LoadException if the server does not start, or can't be reached
    public Siege(List<String> program, double slowestMillis) throws IOException, InterruptedException {
        this.slowestMillis = slowestMillis;
        var from = InetAddress.ofLiteral(ATTACKERS);
        attackersHttp = HttpClient.newBuilder().localAddress(from).build();
        server = ServerProcess.start(JAVA, program);
        camp = camp(server.address(), from, attackersHttp);
        honest = Honest.arrive(server.address(), honestHttp);
        player = new Run(server.address(), Games.all(), Games.all().size(), HONEST_PLIES_A_SECOND).open();
        player.measure(WARM_UP_SECONDS);
    }

    private static Camp camp(URI server, InetAddress from, HttpClient http) throws IOException, InterruptedException {
        var scouts = new Camp(server, from, http, List.of(), "");
        var tokens = new ArrayList<String>();
        for (var i = 0; i < GUESTS; i++) {
            tokens.add(scouts.json("/api/guests", "", "{\"name\":\"Attacker %d\"}".formatted(i))
                    .path("token")
                    .asString());
        }
        var table = scouts.json("/api/tables", tokens.getFirst(), Bodies.openTable())
                .path("id")
                .asString();
        // Whoever has a seat there must keep it.
        return new Camp(server, from, http, tokens.subList(1, GUESTS), table);
    }

    /// All that are known.
    private static List<Attack> all() {
        return List.of(
                new LongHeaders(),
                new IdleConnections(),
                new UnreadStreams(),
                new LongReplays(),
                new ManyImports(),
                new ManyGuests(),
                new ManyTables(),
                new HealthChecks(),
                new HeldAnalyses(),
                new ManyAgents(),
                new NonsenseFrames(),
                new PingFloods(),
                new KeptConnections(),
                new BrokenRequests(),
                new TwoLengths(),
                new ComingAndGoing());
    }

    /// The names of all attacks.
    public static List<String> names() {
        return all().stream().map(Attack::name).toList();
    }

    private static List<Attack> named(Collection<String> names) {
        return all().stream().filter(attack -> names.contains(attack.name())).toList();
    }

    /// Attacks one after the other, then all of them at once.
    ///
    /// @param names of the attacks
    /// @param each seconds for each by itself
    /// @param together seconds for all at once
    /// @param hears of each outcome
    public void run(Collection<String> names, double each, double together, Consumer<Outcome> hears)
            throws IOException, InterruptedException {
        hears.accept(strike("Peace", List.of(), each));
        for (var attack : named(names)) {
            if (server.isAlive()) {
                hears.accept(strike(attack.name(), List.of(attack), each));
            }
        }
        if (!server.isAlive()) {
            return; // all that could follow would be broken too
        }
        var before = memory(0, FEW_LOOKS);
        hears.accept(strike("AllAtOnce", named(names), together));
        var after = memory(before * GROWTH, LOOKS);
        hears.accept(new Outcome(
                "Memory",
                after < before * GROWTH,
                "%.1f MB on the heap before all at once, %.1f MB after".formatted(before, after)));
    }

    /// The least that was needed within some time, because agents may still be thinking.
    ///
    /// @param enough less need not be waited for
    private double memory(double enough, int looks) throws IOException, InterruptedException {
        var least = Double.MAX_VALUE;
        for (var i = 0; i < looks && least > enough; i++) {
            player.measure(BETWEEN_LOOKS_SECONDS);
            least = Math.min(least, Heap.megabytes(server.pid()));
        }
        return least;
    }

    private Outcome strike(String name, List<Attack> attacks, double seconds) throws InterruptedException {
        var failuresBefore = player.measure(0).failures();
        var flaws = ConcurrentHashMap.<String>newKeySet();
        var camps = attacks.stream().map(_ -> camp.another()).toList();
        Run.Report report;
        try (var troops = new Troops()) {
            IntStream.range(0, attacks.size()).forEach(i -> troops.send(attacks.get(i), camps.get(i)));
            var complaints = troops.ask(attacks, honest, flaws::add);
            report = player.measure(seconds);
            complaints.join();
        }
        camps.forEach(each -> each.flaw().ifPresent(flaws::add));
        flaws.addAll(flaws(report, failuresBefore));
        var tally = camps.size() == 1 ? camps.getFirst().tally() + "; " : "";
        var figures = "%shonest: %d plies, p50 %.1f ms, p99 %.1f ms%s"
                .formatted(
                        tally,
                        report.plies(),
                        report.p50(),
                        report.p99(),
                        flaws.isEmpty() ? "" : "; " + String.join("; ", flaws));
        return new Outcome(name, flaws.isEmpty(), figures);
    }

    private List<String> flaws(Run.Report report, long failuresBefore) {
        var flaws = new ArrayList<String>();
        if (!server.isAlive()) {
            flaws.add("the server has ended");
        }
        if (report.failures() > failuresBefore) {
            flaws.add("%d plies of the honest player failed".formatted(report.failures() - failuresBefore));
        }
        if (report.plies() == 0 || report.p99() >= slowestMillis) {
            flaws.add("the honest player waits too long");
        }
        return flaws;
    }

    @Override
    public void close() {
        player.close();
        attackersHttp.shutdownNow();
        honestHttp.shutdownNow();
        server.close();
    }
}
