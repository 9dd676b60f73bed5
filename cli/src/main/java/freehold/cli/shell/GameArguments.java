package freehold.cli.shell;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.records.FgnReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which game, for how many, with which options: what most commands start from.
public final class GameArguments {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "the game's id, such as esgros",
            completionCandidates = Ids.class)
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "how many play")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "-o",
            paramLabel = "key=value",
            description = "an option of the game; may be given several times",
            parameterConsumer = Pairs.class)
    private List<String> options = new ArrayList<>();

    public Game game() {
        return Games.named(game);
    }

    /// For the fewest who can play, unless a number is given.
    public Setup setup() {
        return setup(game().seats().min());
    }

    public Setup setup(int seatsByDefault) {
        return game().setup(seats.orElse(seatsByDefault), FgnReader.options(String.join(" ", options)));
    }

    public int seats(int byDefault) {
        return seats.orElse(byDefault);
    }

    /// The options with every combination of values where several are given: `size=3,4 pie=true` makes two.
    public List<Map<String, String>> variants() {
        var variants = List.<Map<String, String>>of(new LinkedHashMap<>());
        for (var option : FgnReader.options(String.join(" ", options)).entrySet()) {
            variants = variants.stream()
                    .flatMap(variant -> Arrays.stream(option.getValue().split(",", -1))
                            .distinct()
                            .map(value -> with(variant, option.getKey(), value)))
                    .toList();
        }
        return variants;
    }

    private static Map<String, String> with(Map<String, String> variant, String key, String value) {
        var more = new LinkedHashMap<>(variant);
        more.put(key, value);
        return more;
    }

    /// The game after the given tokens.
    public Course courseAfter(String tokens) {
        return courseAfter(tokens, setup());
    }

    public Course courseAfter(String tokens, Setup setup) {
        var course = new Course(game(), setup);
        var words = WHITE_SPACE
                .splitAsStream(tokens)
                .filter(word -> !word.isEmpty())
                .toList();
        course.playAll(words).ifPresent(refused -> {
            var played = course.plies().size();
            throw new UsageException(
                    "--after stops at ply %d (%s): %s".formatted(played + 1, words.get(played), refused.message()));
        });
        return course;
    }

    /// What a shell completes.
    public static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().stream().map(Game::id).iterator();
        }
    }

    /// Takes all pairs that follow: `-o size=3 pie=false` is the same as `-o size=3 -o pie=false`.
    static final class Pairs implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec argument, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new CommandLine.ParameterException(command.commandLine(), "-o takes key=value");
            }
            var pairs = new ArrayList<>(argument.<List<String>>getValue());
            do {
                pairs.add(arguments.pop());
            } while (!arguments.isEmpty() && arguments.peek().matches("\\w+=.*"));
            argument.setValue(pairs);
        }
    }
}
