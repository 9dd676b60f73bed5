package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JobRate;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.FirstTurns;
import freehold.search.Solver;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Exact values of small games.
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description =
                "Who wins with best play, as if there were no pie rule. For games between two seats without chance, on small boards.")
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

    private final long begin = System.nanoTime();
    private int solved;

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
                streams.out().println("start unknown positions %d".formatted(solver.positions()));
                return UNKNOWN;
            }
            best = wish * Math.max(wish * best, wish * value.getAsInt());
            solved++;
            tell(turn, value.getAsInt());
            if (best == wish && !all) {
                break;
            }
        }
        streams.out().println("start %s positions %d".formatted(result(best), solver.positions()));
        return 0;
    }

    private String line(long positions, int turns) {
        var seconds = Math.max(1, (System.nanoTime() - begin) / 1_000_000_000);
        return String.format(
                Locale.ROOT,
                "%,d of %,d first turns solved, %,d positions, %,d a second, %s",
                solved,
                turns,
                positions,
                positions / seconds,
                JobRate.time(seconds));
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
        if (all) {
            streams.out().println("first %s %s".formatted(turn.name(), result(value)));
            streams.out().flush();
        }
    }

    private static String result(int value) {
        return switch (value) {
            case Solver.WIN -> "wins 1";
            case Solver.LOSS -> "wins 2";
            default -> "draw";
        };
    }
}
