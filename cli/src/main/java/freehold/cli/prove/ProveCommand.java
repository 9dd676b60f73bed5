package freehold.cli.prove;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.lab.prove.Prover;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Proofs of who wins: finds one, or checks one.
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        description =
                "Finds out who wins after every first turn, as if there were no pie rule, and stores the replies by"
                        + " which they win; or checks such a file by the rules alone, against every reply of the losing side."
                        + " For games between two seats without chance. A run can be killed at any moment and goes on with"
                        + " --resume.",
        footer = {
            "",
            "  freehold prove esgros -o size=3 --out esgros-3.proof",
            "  freehold prove --check esgros-3.proof",
        })
public final class ProveCommand implements Callable<Integer> {
    private static final int LONGEST_HORIZON = 9;
    private static final int FEWEST_BITS = 10;
    private static final int MOST_BITS = 30;
    private static final int MOST_THREADS = 256;

    private final Streams streams;

    @ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @Mixin
    private JsonOption json = new JsonOption();

    /// What is to be done: one or the other.
    static final class Task {
        @Option(
                names = "--check",
                paramLabel = "FILE",
                description = "checks this proof; exit code 1 if it has a hole, which is shown")
        private Optional<Path> check = Optional.empty();

        @ArgGroup(exclusive = false)
        private Wish wish = new Wish();
    }

    /// What to prove, and how.
    static final class Wish {
        @ArgGroup(exclusive = false, multiplicity = "1")
        private GameArguments arguments = new GameArguments();

        @Option(
                names = "--out",
                paramLabel = "FILE",
                description = "where the proof goes (default: a name that tells the options)")
        private Optional<Path> out = Optional.empty();

        @Option(names = "--resume", description = "goes on with a run for the same file that was stopped")
        private boolean resume;

        @Option(
                names = "--after",
                paramLabel = "TOKENS",
                description = "proves who wins after these plies only, separated by blanks, not after every first turn")
        private Optional<String> after = Optional.empty();

        @Option(
                names = "--for",
                paramLabel = "SEAT",
                description = "with --after: proves that this seat wins, without asking first who does")
        private Optional<Integer> seat = Optional.empty();

        @Option(
                names = "--horizon",
                paramLabel = "PLIES",
                description = "leaves out wins within so many plies, which players see anyway (default:"
                        + " ${DEFAULT-VALUE})")
        private int horizon = 3;

        @Option(
                names = "--leave-endings",
                description = "keeps no replies to endings, so that the file stays small; the check then searches these"
                        + " itself. Endings are what the game has a search of its own for (Esgros, reading=strict, up"
                        + " to size=4), else what a search within --positions finds")
        private boolean leavesEndings;

        @Option(
                names = "--positions",
                paramLabel = "N",
                description = "that may be searched for one answer; after that 'unknown', and exit code 1 (default: no"
                        + " limit)")
        private long positions = Long.MAX_VALUE;

        @Option(
                names = "--table",
                paramLabel = "BITS",
                description = "room for two to this power positions a thread, at 9 bytes each, and at 8 more with"
                        + " --leave-endings (default: ${DEFAULT-VALUE})")
        private int tableBits = 22;

        @Option(names = "--threads", paramLabel = "N", description = "(default: as many as there are cores)")
        private int threads = Runtime.getRuntime().availableProcessors();

        private Prover.Effort effort() {
            atLeastOne("--positions", positions);
            between("--horizon", 1, LONGEST_HORIZON, horizon);
            between("--table", FEWEST_BITS, MOST_BITS, tableBits);
            between("--threads", 1, MOST_THREADS, threads);
            if (leavesEndings && positions == Long.MAX_VALUE && !hasEndings()) {
                throw new UsageException("--leave-endings goes with --positions");
            }
            return new Prover.Effort(horizon, leavesEndings, positions, tableBits, threads);
        }

        /// Whether the game has a search of its own for endings, which needs no limit.
        private boolean hasEndings() {
            var game = arguments.game();
            var start = game.start(game.unevened(arguments.setup()));
            return game.knowledge().endings(start, FEWEST_BITS, _ -> {}).isPresent();
        }

        private OptionalInt winner() {
            if (seat.isPresent() && after.isEmpty()) {
                throw new UsageException("--for goes with --after");
            }
            seat.ifPresent(number -> between("--for", 1, 2, number));
            return seat.map(OptionalInt::of).orElse(OptionalInt.empty());
        }
    }

    private static void atLeastOne(String option, long number) {
        if (number < 1) {
            throw new UsageException("%s is 1 or more, not %d".formatted(option, number));
        }
    }

    private static void between(String option, int least, int most, int number) {
        if (number < least || number > most) {
            throw new UsageException("%s is from %d to %d, not %d".formatted(option, least, most, number));
        }
    }

    public ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (task.check.isPresent()) {
            return new ProofCheck(streams, json.isWanted()).check(task.check.get());
        }
        if (json.isWanted()) {
            throw new UsageException("--json goes with --check");
        }
        var wish = task.wish;
        var search = new ProofSearch(
                streams, wish.arguments.game(), wish.arguments.setup(), wish.effort(), wish.out, wish.resume);
        var winner = wish.winner();
        return wish.after.isPresent() ? search.prove(wish.after.get(), winner) : search.proveAll();
    }
}
