package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.search.FirstTurns;
import freehold.search.Solver;
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
        var turns = FirstTurns.of(start);
        var progress = new Progress(streams);
        var solver = new Solver(
                game.knowledge(),
                tableBits,
                positions -> progress.show(
                        "first turn %d of %d, %d positions".formatted(solved + 1, turns.size(), positions)));
        var wish = start.actor() == 1 ? Solver.WIN : Solver.LOSS;
        var best = -wish;
        for (var turn : turns) {
            var value = solver.solve(turn.after());
            best = wish * Math.max(wish * best, wish * value);
            solved++;
            progress.clear();
            tell(turn, value);
            if (best == wish && !all) {
                break;
            }
        }
        streams.out().println("start %s positions %d".formatted(result(best), solver.positions()));
        return 0;
    }

    private void check(Game game, Position start) {
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
