package freehold.bench;

import freehold.kernel.Game;
import freehold.kernel.Games;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// Runs the benchmarks over all games, with allocation beside speed. Takes the options of JMH; `-p game=esgros` narrows
/// it to one game.
public final class Benchmarks {
    private Benchmarks() {}

    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
        var chosen = new CommandLineOptions(arguments);
        var options = new OptionsBuilder().parent(chosen).addProfiler(GCProfiler.class);
        if (!chosen.getParameter("game").hasValue()) {
            options.param("game", Games.all().stream().map(Game::id).toArray(String[]::new));
        }
        new Runner(options.build()).run();
    }
}
