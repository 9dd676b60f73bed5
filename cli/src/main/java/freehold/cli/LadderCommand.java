package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JobRate;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.wire.JsonWriter;
import freehold.lab.Agents;
import freehold.lab.ladder.Ladder;
import freehold.lab.ladder.LadderFile;
import freehold.lab.ladder.Rating;
import freehold.lab.ladder.RatingScale;
import freehold.lab.ladder.Result;
import freehold.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// All levels on one scale.
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description =
                "Plays each level against the one below, beginning with random moves, and tells how strong each is"
                        + " on one scale (Elo, level 1 is 1000) with a 95 %% interval. Every game is written as it ends.",
        footer = {
            "",
            "  freehold ladder esgros --games 40 --to level4",
            "  freehold ladder estate --out estate.txt --resume --also measured-before.txt",
        })
final class LadderCommand implements Callable<Integer> {
    private static final String ANCHOR = "level1";
    private static final double ANCHOR_VALUE = 1000;

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "on each step (default: ${DEFAULT-VALUE}); 0 only rates results that are there")
    private int games = 40;

    @Option(names = "--from", paramLabel = "LEVEL", description = "the lowest: random, level1 … (default: random)")
    private String from = "random";

    @Option(names = "--to", paramLabel = "LEVEL", description = "the highest (default: the game's highest level)")
    private Optional<String> to = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", description = "where to write games (default: ladder-GAME.txt)")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--resume",
            description =
                    "goes on with a file that is there already: games with the same seed are not played again, and"
                            + " all that is in it counts")
    private boolean resume;

    @Option(
            names = "--also",
            paramLabel = "FILE",
            description = "a file with results that count, too, a line each: level2 | level1 | seats | games | share of"
                    + " the win that the first took | where it comes from; may be given several times")
    private List<String> also = new ArrayList<>();

    @Option(
            names = "--ratings",
            paramLabel = "FILE",
            description = "writes the ratings of the levels there, in tens, as ratings.txt beside a game has them")
    private Optional<Path> ratings = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "varies openings and draws (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "games at a time (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private JsonOption json = new JsonOption();

    LadderCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (games < 0 || threads < 1) {
            throw new UsageException("--games is 0 or more, --threads 1 or more");
        }
        var players = players();
        var more = also.stream()
                .flatMap(file -> LadderFile.read(TextFile.read(file)).stream())
                .toList();
        var path = out.orElseGet(
                () -> Path.of("ladder-%s.txt".formatted(arguments.game().id())));
        try (var file = LadderFile.open(path, arguments.game(), arguments.setup(), resume)) {
            play(players, file);
            report(Stream.concat(file.results().stream(), more.stream()).toList());
        } catch (IOException e) {
            throw new UsageException("%s can't be written to: %s".formatted(path, TextFile.reason(e)));
        }
        return 0;
    }

    private List<String> players() {
        var all = new ArrayList<>(List.of("random"));
        arguments.game().levels().forEach(level -> all.add("level" + level.number()));
        var first = all.indexOf(from);
        var last = all.indexOf(to.orElse(all.getLast()));
        if (first < 0 || last <= first) {
            throw new UsageException(
                    "--from and --to are two of %s, the weaker first".formatted(String.join(", ", all)));
        }
        return all.subList(first, last + 1);
    }

    private void play(List<String> players, LadderFile file) throws InterruptedException, IOException {
        var agents = new Agents(arguments.game(), arguments.setup(), Budget.ofNodes(1));
        var progress = new Progress(streams);
        var rate = new JobRate();
        new Ladder(agents, players, games, seed, threads)
                .play(file, standing -> progress.show(rate.line(standing.done(), standing.all(), standing.here())));
        progress.clear();
    }

    private void report(List<Result> results) {
        if (results.isEmpty()) {
            throw new UsageException("there are no results yet; --games says how many to play");
        }
        var scale = new RatingScale(anchor(results), ANCHOR_VALUE).of(results);
        streams.out().println(json.isWanted() ? json(results, scale) : text(results, scale, anchor(results)));
        ratings.ifPresent(file -> write(file, scale));
    }

    /// Level 1, or where it has not played the lowest that has.
    private String anchor(List<Result> results) {
        var played = results.stream()
                .flatMap(result -> Stream.of(result.a(), result.b()))
                .toList();
        return played.contains(ANCHOR)
                ? ANCHOR
                : played.stream().min(String::compareTo).orElseThrow();
    }

    private static String text(List<Result> results, List<Rating> scale, String anchor) {
        var lines = new StringBuilder();
        for (var rating : scale) {
            var player = rating.player();
            var margin = player.equals(anchor) ? "      " : String.format(Locale.ROOT, " ± %-3.0f", rating.margin());
            lines.append(String.format(
                                    Locale.ROOT,
                                    "%-8s %5.0f%s  %s",
                                    player,
                                    rating.value(),
                                    margin,
                                    wins(results, player))
                            .stripTrailing())
                    .append('\n');
        }
        return lines.append("%s is fixed; ± is the 95 %% interval of the distance to it".formatted(anchor))
                .toString();
    }

    /// What a player took from whom.
    private static String wins(List<Result> results, String player) {
        var byOther = results.stream()
                .filter(result -> result.a().equals(player))
                .collect(Collectors.groupingBy(Result::b, TreeMap::new, Collectors.toList()));
        return byOther.entrySet().stream()
                .map(entry -> share(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String share(String other, List<Result> results) {
        var games = results.stream().mapToInt(Result::games).sum();
        var share = results.stream().mapToDouble(Result::share).sum();
        return String.format(Locale.ROOT, "%.0f %% of %d games from %s", 100 * share / games, games, other);
    }

    private String json(List<Result> results, List<Rating> scale) {
        var json = new JsonWriter().beginObject();
        json.name("game").text(arguments.game().id());
        json.name("games")
                .number((long) results.stream().mapToInt(Result::games).sum());
        json.name("ratings").beginArray();
        for (var rating : scale) {
            json.beginObject().name("player").text(rating.player());
            json.name("rating")
                    .number(rating.value())
                    .name("margin")
                    .number(rating.margin())
                    .endObject();
        }
        return json.endArray().endObject().toString();
    }

    /// In tens: no interval is so narrow that the last digit means something.
    private static void write(Path file, List<Rating> scale) {
        var lines = new StringBuilder(
                "# Ratings of the levels by ./freehold ladder (level 1 is 1000): level | rating | half the 95 % interval\n");
        scale.stream()
                .filter(rating -> rating.player().matches("level\\d"))
                .sorted(Comparator.comparing(Rating::player))
                .forEach(rating -> lines.append("%s | %d | %d\n"
                        .formatted(
                                rating.player().substring("level".length()),
                                tens(rating.value()),
                                tens(rating.margin()))));
        try {
            Files.writeString(file, lines);
        } catch (IOException e) {
            throw new UsageException("%s can't be written to: %s".formatted(file, TextFile.reason(e)));
        }
    }

    private static long tens(double value) {
        return 10 * Math.round(value / 10);
    }
}
