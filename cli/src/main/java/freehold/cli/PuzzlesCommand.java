package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.lab.puzzles.PuzzleFile;
import freehold.lab.puzzles.PuzzleMaker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Puzzles from games that are played for them.
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description =
                "Plays games between levels and keeps positions after a mistake with exactly one right answer: proven by"
                        + " the solver where a game can be solved, by long search elsewhere. Each puzzle is written as soon"
                        + " as it is found.",
        footer = {
            "",
            "  freehold puzzles estate --count 300",
            "  freehold puzzles the-estates --seats 3 --count 20 --out puzzles.txt --resume",
        })
final class PuzzlesCommand implements Callable<Integer> {
    private static final int MOST_BITS = 30;
    /// After so many games without a puzzle there are hardly any more: a small board has few.
    private static final int MOST_IN_VAIN = 1_000;

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "puzzles in the file at the end (default: ${DEFAULT-VALUE})")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "S", description = "varies the games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "where to write (default: puzzles-GAME.txt)")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--resume",
            description = "goes on with a file that is there already: what is in it stays, and with the same seed the"
                    + " games that were looked at are not played again")
    private boolean resume;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "that the solver may look at for one value (default: ${DEFAULT-VALUE})")
    private long positions = PuzzleMaker.Limits.USUAL.positions();

    @Option(
            names = "--table",
            paramLabel = "BITS",
            description = "the solver has room for two to this power positions (default: ${DEFAULT-VALUE})")
    private int tableBits = PuzzleMaker.Limits.USUAL.tableBits();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "simulated games of a long search (default: ${DEFAULT-VALUE})")
    private long nodes = PuzzleMaker.Limits.USUAL.nodes();

    PuzzlesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        check();
        var game = arguments.game();
        var setup = arguments.setup();
        var path = out.orElseGet(() -> Path.of("puzzles-%s.txt".formatted(game.id())));
        try (var file = PuzzleFile.open(path, game, resume)) {
            var maker = new PuzzleMaker(game, setup, seed, new PuzzleMaker.Limits(tableBits, positions, nodes));
            make(maker, file);
            streams.out().println("%s: %d puzzles, by grade %s".formatted(path, file.size(), file.grades()));
        } catch (IOException e) {
            throw new UsageException("%s can't be written to: %s".formatted(path, TextFile.reason(e)));
        }
        return 0;
    }

    private void check() {
        if (count < 1 || positions < 1 || nodes < 1) {
            throw new UsageException("--count, --positions and --nodes are 1 or more");
        }
        if (tableBits < 1 || tableBits > MOST_BITS) {
            throw new UsageException("--table is from 1 to %d, not %d".formatted(MOST_BITS, tableBits));
        }
    }

    /// Whatever stops the program, all that was found is in the file.
    private void make(PuzzleMaker maker, PuzzleFile file) throws InterruptedException, IOException {
        var progress = new Progress(streams);
        file.puzzles().forEach(maker::know);
        var key = "seed %d, %s seats".formatted(seed, arguments.setup().seats());
        var inVain = 0;
        for (var number = file.lookedAt(key); file.size() < count && inVain < MOST_IN_VAIN; number++) {
            var before = file.size();
            for (var puzzle : maker.puzzlesOf(number)) {
                if (file.size() < count && file.hasRoom(puzzle.grade(), count)) {
                    file.add(puzzle);
                }
            }
            file.lookedAt(key, number + 1);
            inVain = file.size() > before ? 0 : inVain + 1;
            progress.show("%d of %d puzzles from %d games".formatted(file.size(), count, number + 1));
        }
        progress.clear();
    }
}
