package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.kernel.Games;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;

/// Runs the common commands once. The ahead-of-time cache is trained on it, so that a real start finds
/// its classes loaded and knows which methods are worth compiling; without that, search is slow for its first seconds.
final class Rehearsal {
    /// How long each game is thought about.
    private static final int MILLIS = 1_000;

    private Rehearsal() {}

    public static void main(String[] arguments) {
        for (var game : Games.all()) {
            run("", "legal", game.id());
            run("", "why", game.id(), "nonsense");
            run("", "trace", game.id(), "--count", "2");
            run("new %s\ngo level 3\ngo time %d\nquit\n".formatted(game.id(), MILLIS), "engine");
            run("help\nrules\nmoves\nundo\nquit\n\n", "play", game.id(), "--seed", "1");
        }
        run("", "--help");
        run("[Game \"none\"]", "verify", "-");
    }

    private static void run(String input, String... arguments) {
        var in = new BufferedReader(new StringReader(input));
        Main.run(
                new Streams(in, new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), false),
                arguments);
    }
}
