package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.position.Perft;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Counts move sequences.
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = "The number of move sequences of DEPTH plies (chance has one branch per distinct outcome).")
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 1000;

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Parameters(index = "1", paramLabel = "DEPTH", description = "how many plies")
    private int depth;

    @Option(names = "--after", paramLabel = "TOKENS", description = "the plies played before, separated by blanks")
    private String after = "";

    @Option(names = "--divide", description = "also the count below each first ply")
    private boolean divide;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new UsageException("DEPTH is a number from 0 to %d, not %d".formatted(DEEPEST, depth));
        }
        var position = arguments.courseAfter(after).position();
        if (depth == 0) {
            streams.out().println(1);
            return 0;
        }
        var total = 0L;
        var moves = position.legalMoves();
        var progress = new Progress(streams);
        for (var i = 0; i < moves.length; i++) {
            progress.show("first ply %d of %d, %d sequences so far".formatted(i + 1, moves.length, total));
            var next = position.copy();
            next.playLegal(moves[i]);
            var count = Perft.count(next, depth - 1);
            if (divide) {
                streams.out().println(position.token(moves[i]) + " " + count);
            }
            total += count;
        }
        progress.clear();
        streams.out().println(total);
        return 0;
    }
}
