package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.position.Perft;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;
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

    @Mixin
    private JsonOption json = new JsonOption();

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new UsageException("DEPTH is a number from 0 to %d, not %d".formatted(DEEPEST, depth));
        }
        var position = arguments.courseAfter(after).position();
        var counts = depth == 0 ? Map.<String, Long>of() : counts(position);
        var total = depth == 0
                ? 1
                : counts.values().stream().mapToLong(Long::longValue).sum();
        if (json.isWanted()) {
            streams.out().println(json(total, counts));
            return 0;
        }
        if (divide) {
            counts.forEach((token, count) -> streams.out().println(token + " " + count));
        }
        streams.out().println(total);
        return 0;
    }

    /// How many sequences begin with each ply.
    private Map<String, Long> counts(Position position) {
        var counts = new LinkedHashMap<String, Long>();
        var total = 0L;
        var moves = position.legalMoves();
        var progress = new Progress(streams);
        for (var i = 0; i < moves.length; i++) {
            progress.show("first ply %d of %d, %d sequences so far".formatted(i + 1, moves.length, total));
            var next = position.copy();
            next.playLegal(moves[i]);
            var count = Perft.count(next, depth - 1);
            counts.put(position.token(moves[i]), count);
            total += count;
        }
        progress.clear();
        return counts;
    }

    private String json(long total, Map<String, Long> counts) {
        var out = new JsonWriter().beginObject();
        out.name("depth").number((long) depth).name("count").number(total);
        if (divide) {
            out.name("divide").beginObject();
            counts.forEach((token, count) -> out.name(token).number((long) count));
            out.endObject();
        }
        return out.endObject().toString();
    }
}
