package freehold.server.load;

import freehold.kernel.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntConsumer;

/// A server that is killed again and again under load, restarted each time, and asked what it still knows.
public final class Crashes {
    private static final int LEAST_MILLIS = 200;
    private static final int MOST_MILLIS = 1_000;
    private static final int LONGEST_MILLIS = 60_000;

    private final List<String> program;
    private final int tables;
    private final List<Ledger> ledgers = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    /// What became of it.
    ///
    /// @param tables how many were opened
    /// @param acknowledged how many plies
    /// @param differences what is not as it should be, in a line each
    public record Report(int kills, int tables, int acknowledged, List<String> differences) {
        /// In one line: `100 kills, 4012 tables, 81230 plies acknowledged, 0 tables differ`.
        @Override
        public String toString() {
            return "%d kills, %d tables, %d plies acknowledged, %d tables differ"
                    .formatted(kills, tables, acknowledged, differences.size());
        }
    }

    /// @param program starts a server, always on the same database
    /// @param tables in play at once
    public Crashes(List<String> program, int tables) {
        this.program = program;
        this.tables = tables;
    }

    /// @param progress hears of each kill
    public Report run(int kills, IntConsumer progress) throws InterruptedException {
        var server = ServerProcess.start(program);
        try {
            for (var kill = 1; kill <= kills; kill++) {
                progress.accept(kill);
                var ledger = loadAndKill(server);
                ledgers.add(ledger);
                server = ServerProcess.start(program);
                differences.addAll(ledger.differences(server.address()));
            }
            recount(server);
        } finally {
            server.close();
        }
        return new Report(
                kills,
                ledgers.stream().mapToInt(Ledger::tables).sum(),
                ledgers.stream().mapToInt(Ledger::acknowledged).sum(),
                List.copyOf(differences));
    }

    private Ledger loadAndKill(ServerProcess server) throws InterruptedException {
        try (var run = new Run(server.address(), Games.all(), tables, 0).open()) {
            awaitPlies(run);
            Thread.sleep(ThreadLocalRandom.current().nextInt(LEAST_MILLIS, MOST_MILLIS));
            server.kill();
            run.end();
            return Ledger.of(run);
        }
    }

    /// A server that has acknowledged nothing has nothing to lose.
    private static void awaitPlies(Run run) throws InterruptedException {
        for (var i = 0; i < LONGEST_MILLIS / LEAST_MILLIS && Ledger.of(run).acknowledged() == 0; i++) {
            Thread.sleep(LEAST_MILLIS);
        }
    }

    /// What was right after its own crash must also be right after all later ones.
    private void recount(ServerProcess server) {
        for (var ledger : ledgers.subList(0, ledgers.size() - 1)) {
            differences.addAll(ledger.differences(server.address()));
        }
    }
}
