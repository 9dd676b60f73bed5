package freehold.cli.play;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.LanguageOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.records.Scoresheet;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays a game in the terminal.
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "A game in the terminal. Type tokens to play, 'help' for all that can be typed.")
public final class PlayCommand implements Callable<Integer> {
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(
            names = "--players",
            paramLabel = "NAMES",
            description =
                    "who sits where, joined by commas: level1 … level6 are the computer's, 'random' plays at random,"
                            + " any other name is a person (default: you at seat 1, level2 at the others)")
    private Optional<String> players = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "goes on with a saved game instead of a new one")
    private Optional<String> load = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "makes the draws and the random players repeatable")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = {"--colour", "--color"},
            paramLabel = "WHEN",
            description = "auto, always or never (default: auto: on a terminal, unless NO_COLOR is set)")
    private Colour colour = Colour.AUTO;

    @Mixin
    private LanguageOption speech = new LanguageOption();

    public PlayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var named = players.map(Players::parse);
        var usual = named.map(Players::count).orElse(arguments.game().seats().usual());
        var setup = arguments.setup(usual);
        var dice = new Dice(seed.orElseGet(() -> new SecureRandom().nextLong()));
        var course = new Course(arguments.game(), setup);
        try (var prompt = streams.isInteractive() ? new TerminalPrompt() : new PlainPrompt(streams)) {
            var canClear = streams.isInteractive() && !isDumb();
            var screen = new Screen(streams.out(), hasColour(), canClear, prompt::width, speech.language());
            var sitting = new Sitting(
                    screen,
                    prompt,
                    dice,
                    course,
                    named.orElseGet(Players::standard).at(setup.seats()));
            load.map(this::sheet).ifPresent(sitting::start);
            sitting.run();
        }
        return 0;
    }

    private Scoresheet sheet(String file) {
        var sheet = Sheets.load(file);
        var game = sheet.course().game();
        if (!game.equals(arguments.game())) {
            throw new UsageException("%s holds a game of %s: ./freehold play %s --load %s"
                    .formatted(file, game.name(), game.id(), file));
        }
        return sheet;
    }

    private boolean hasColour() {
        return switch (colour) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                streams.isInteractive()
                        && !isDumb()
                        && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
        };
    }

    private static boolean isDumb() {
        return "dumb".equals(System.getenv("TERM"));
    }
}
