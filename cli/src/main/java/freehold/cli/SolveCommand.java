package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
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
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--all", description = "also the value of every first turn, up to symmetry")
    private boolean all;

    @Option(
            names = "--table",
            paramLabel = "BITS",
            description = "room for two to this power positions, at 9 bytes each (default: ${DEFAULT-VALUE})")
    private int tableBits = 24;

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (tableBits < 10 || tableBits > 30) {
            throw new UsageException("--table is from 10 to 30, not " + tableBits);
        }
        var game = arguments.game();
        var setup = game.unevened(arguments.setup());
        var start = game.start(setup);
        if (start.seats() != 2 || start.actor() != 1) {
            throw new UsageException(
                    "%s has chance or more than two seats; such games are not solved".formatted(game.name()));
        }
        var progress = new Progress(streams);
        var done = new int[2];
        var holder = new Solver[1];
        var solver = new Solver(
                game.knowledge(),
                tableBits,
                () -> progress.show(
                        "first turn %d of %d, %d positions".formatted(done[0] + 1, done[1], holder[0].positions())));
        holder[0] = solver;
        var best = Solver.LOSS;
        var turns = FirstTurns.of(start);
        done[1] = turns.size();
        for (var turn : turns) {
            var value = solver.solve(turn.after());
            best = Math.max(best, value);
            done[0]++;
            progress.clear();
            if (all) {
                streams.out().println("first %s %s".formatted(turn.name(), result(value)));
                streams.out().flush();
            } else if (best == Solver.WIN) {
                break;
            }
        }
        streams.out().println("start %s positions %d".formatted(result(best), solver.positions()));
        return 0;
    }

    private static String result(int value) {
        return switch (value) {
            case Solver.WIN -> "wins 1";
            case Solver.LOSS -> "wins 2";
            default -> "draw";
        };
    }
}
