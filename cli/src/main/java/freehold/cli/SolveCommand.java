package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JobRate;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import freehold.search.FirstTurns;
import freehold.search.exact.Solver;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Exact values of small games.
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description =
                "Who wins with best play, as if there were no pie rule. For games between two seats without chance, on"
                        + " small boards: within minutes on side 3, not within days on side 5. Stops at the first turn"
                        + " that wins unless --all is given, so the time left that it tells is then the most.")
final class SolveCommand implements Callable<Integer> {
    private static final int FEWEST_BITS = 10;
    private static final int MOST_BITS = 30;
    private static final int UNKNOWN = 1;

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--all", description = "also the value of every first turn, up to symmetry")
    private boolean all;

    @Option(names = "--after", paramLabel = "TOKENS", description = "the plies played before, separated by blanks")
    private String after = "";

    @Option(
            names = "--table",
            paramLabel = "BITS",
            description = "room for two to this power positions, at 9 bytes each (default: ${DEFAULT-VALUE})")
    private int tableBits = 24;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "gives up after so many positions: 'start unknown', exit code 1 (default: never)")
    private long most = Long.MAX_VALUE;

    @Mixin
    private JsonOption json = new JsonOption();

    /// The value of each first turn so far, by its name.
    private final Map<String, Integer> values = new LinkedHashMap<>();

    private final long begin = System.nanoTime();

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var game = arguments.game();
        var setup = game.unevened(arguments.setup());
        check(game, game.start(setup));
        var start = arguments.courseAfter(after, setup).position();
        if (start.isOver()) {
            throw new UsageException("the game is over after these plies: there is nothing to solve");
        }
        return solve(start, game.knowledge());
    }

    private int solve(Position start, Knowledge knowledge) {
        var turns = FirstTurns.of(start);
        var progress = new Progress(streams);
        var solver = new Solver(knowledge, tableBits, positions -> progress.show(line(positions, turns.size())));
        var wish = start.actor() == 1 ? Solver.WIN : Solver.LOSS;
        var best = -wish;
        for (var turn : turns) {
            var value = solver.solve(turn.after(), most - solver.positions());
            progress.clear();
            if (value.isEmpty()) {
                conclude(value, solver.positions());
                return UNKNOWN;
            }
            best = wish * Math.max(wish * best, wish * value.getAsInt());
            values.put(turn.name(), value.getAsInt());
            tell(turn, value.getAsInt());
            if (best == wish && !all) {
                break;
            }
        }
        conclude(OptionalInt.of(best), solver.positions());
        return 0;
    }

    private void conclude(OptionalInt value, long positions) {
        if (json.isWanted()) {
            streams.out().println(json(value, positions));
        } else {
            var result = value.isPresent() ? result(value.getAsInt()) : "unknown";
            streams.out().println("start %s positions %d".formatted(result, positions));
        }
    }

    private String json(OptionalInt value, long positions) {
        var out = new JsonWriter().beginObject();
        if (value.isPresent()) {
            out.name("winner").number((long) winner(value.getAsInt()));
        }
        out.name("positions").number(positions);
        if (all) {
            out.name("first").beginObject();
            values.forEach((turn, of) -> out.name(turn).number((long) winner(of)));
            out.endObject();
        }
        return out.endObject().toString();
    }

    private String line(long positions, int turns) {
        var seconds = Math.max(1, (System.nanoTime() - begin) / 1_000_000_000);
        return String.format(
                Locale.ROOT,
                "%,d of %,d first turns solved, %,d positions, %,d a second, %s, %s",
                values.size(),
                turns,
                positions,
                positions / seconds,
                JobRate.time(seconds),
                JobRate.left(values.size(), turns, seconds));
    }

    private void check(Game game, Position start) {
        if (most < 1) {
            throw new UsageException("--positions is 1 or more, not %d".formatted(most));
        }
        if (tableBits < FEWEST_BITS || tableBits > MOST_BITS) {
            throw new UsageException("--table is from %d to %d, not %d".formatted(FEWEST_BITS, MOST_BITS, tableBits));
        }
        if (start.seats() != 2 || start.actor() != 1) {
            throw new UsageException(
                    "%s has chance or more than two seats; such games are not solved".formatted(game.name()));
        }
    }

    private void tell(FirstTurns.Turn turn, int value) {
        if (all && !json.isWanted()) {
            streams.out().println("first %s %s".formatted(turn.name(), result(value)));
            streams.out().flush();
        }
    }

    private static String result(int value) {
        return value == Solver.DRAW ? "draw" : "wins " + winner(value);
    }

    /// A seat, or 0 for a draw.
    private static int winner(int value) {
        return switch (value) {
            case Solver.WIN -> 1;
            case Solver.LOSS -> 2;
            default -> 0;
        };
    }
}
