package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.school.Recipe;
import freehold.school.School;
import freehold.school.Subject;
import freehold.school.judgement.JudgementSchool;
import freehold.search.net.NetFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// A net teaches itself a game.
@Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        description = "Teaches a net to play a game by playing against itself, and stores it after every generation, so"
                + " that it can be stopped or killed at any moment. The folder has the nets (best.net, latest.net) and a"
                + " page about the run (report.html). Hexploration learns a judgement instead: judgement.txt in the"
                + " folder.",
        footer = {
            "",
            "  freehold learn estate --hours 2",
            "  freehold learn estate --resume learn-estate --hours 5",
        })
final class LearnCommand implements Callable<Integer> {
    private static final int WIDEST = 1024;
    /// Of a judgement's generation.
    private static final int GAMES_EACH = 600;

    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--hours", paramLabel = "H", description = "how long (default: ${DEFAULT-VALUE})")
    private double hours = 1;

    @Option(names = "--resume", paramLabel = "DIR", description = "goes on with the run in this folder")
    private Optional<Path> resume = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", description = "where to write a new run (default: learn-GAME)")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--from", paramLabel = "NET", description = "a new run begins with what this net has learnt")
    private Optional<Path> from = Optional.empty();

    @Option(
            names = "--width",
            paramLabel = "W",
            description = "of a new net's layers; with --from it may be more than that net's (default: 128)")
    private Optional<Integer> width = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "of a new run (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "(default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    LearnCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (isJudgement()) {
            return learnJudgement();
        }
        if (hours <= 0 || threads < 1) {
            throw new UsageException("--hours is more than 0, --threads 1 or more");
        }
        if (resume.isPresent() && (out.isPresent() || from.isPresent() || width.isPresent())) {
            throw new UsageException("--resume goes on with a run; --out, --from and --width are for a new one");
        }
        if (width.isPresent() && (width.get() < 1 || width.get() > WIDEST)) {
            throw new UsageException("--width is 1 to " + WIDEST);
        }
        var subject = new Subject(arguments.game(), arguments.setup());
        var folder = resume.or(() -> out)
                .orElseGet(() -> Path.of("learn-" + subject.game().id()));
        try {
            var school = resume.isPresent() ? resumed(folder) : begun(subject, folder);
            var progress = new Progress(streams);
            var page = school.learn(hours, threads, progress::show);
            progress.clear();
            streams.out().println(page);
        } catch (IOException e) {
            throw new UsageException("%s can't be used: %s".formatted(folder, TextFile.reason(e)));
        }
        return 0;
    }

    /// Whether the game has no net to learn, but a judgement.
    private boolean isJudgement() {
        var game = arguments.game();
        return game.features(arguments.setup()).isEmpty() && game.learnable().isPresent();
    }

    private int learnJudgement() {
        if (resume.isPresent() || from.isPresent() || width.isPresent() || hours <= 0) {
            throw new UsageException("a judgement is learnt with --hours, --out and --seed only");
        }
        var folder = out.orElseGet(() -> Path.of("learn-" + arguments.game().id()));
        var file = folder.resolve("judgement.txt");
        try {
            Files.createDirectories(folder);
            var progress = new Progress(streams);
            new JudgementSchool(arguments.game(), seed, GAMES_EACH).learn(hours, file, progress::show);
            progress.clear();
            streams.out().println(file);
        } catch (IOException e) {
            throw new UsageException("%s can't be used: %s".formatted(folder, TextFile.reason(e)));
        }
        return 0;
    }

    private School begun(Subject subject, Path folder) throws IOException {
        var recipe = width.map(Recipe.USUAL::withWidth).orElse(Recipe.USUAL);
        return from.isEmpty()
                ? School.begin(subject, recipe, seed, folder)
                : School.beginWith(net(from.get()), subject, recipe, seed, folder);
    }

    private static NetFile net(Path file) {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            return NetFile.read(in);
        } catch (IOException e) {
            throw new UsageException("%s can't be read as a net: %s".formatted(file, TextFile.reason(e)));
        }
    }

    private School resumed(Path folder) throws IOException {
        var school = School.resume(folder);
        if (!school.subject().game().id().equals(arguments.game().id())) {
            throw new UsageException("%s is a run of %s, not of %s"
                    .formatted(
                            folder,
                            school.subject().game().id(),
                            arguments.game().id()));
        }
        return school;
    }
}
