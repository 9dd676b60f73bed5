package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.JobRate;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.texts.Opening;
import freehold.lab.openings.EvenTurns;
import freehold.lab.openings.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// A table of even first turns.
@Command(
        name = "openings",
        mixinStandardHelpOptions = true,
        description = "Finds first turns that are even under the pie rule, by games of the strongest player against"
                + " itself, and writes them as a table. Each game is kept at once in a journal beside it, so a run can be"
                + " killed at any moment and goes on with --resume.",
        footer = {
            "",
            "  freehold openings estate -o size=4 --nodes 200 --games 64",
        })
final class OpeningsCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--nodes", paramLabel = "N", description = "simulated games a ply (default: ${DEFAULT-VALUE})")
    private int nodes = 400;

    @Option(
            names = "--sight",
            paramLabel = "N",
            description = "simulated games for the first look at each turn (default: ${DEFAULT-VALUE})")
    private int sight = 32;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "from each turn that is kept (default: ${DEFAULT-VALUE})")
    private int games = 128;

    @Option(names = "--seed", paramLabel = "S", description = "varies the games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "(default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "FILE", description = "where to write (default: openings-GAME.txt)")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--resume", description = "goes on with a run for the same file that was stopped")
    private boolean resume;

    OpeningsCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (nodes < 1 || sight < 1 || games < 1 || threads < 1) {
            throw new UsageException("--nodes, --sight, --games and --threads are 1 or more");
        }
        var game = arguments.game();
        var setup = arguments.setup();
        EvenTurns.check(game, setup);
        var path = out.orElseGet(() -> Path.of("openings-%s.txt".formatted(game.id())));
        var journalPath = path.resolveSibling(path.getFileName() + ".journal");
        try (var journal = Journal.open(journalPath, about(), resume)) {
            var effort = new EvenTurns.Effort(sight, nodes, games, threads);
            var table = find(new EvenTurns(game, setup, effort, seed, journal), journal);
            Files.writeString(path, text(table, journal.size()));
            Files.delete(journalPath);
            streams.out().println("%s: %d first turns, %d games".formatted(path, table.size(), journal.size()));
        } catch (IOException e) {
            throw new UsageException("%s can't be written to: %s".formatted(path, TextFile.reason(e)));
        }
        return 0;
    }

    private String about() {
        return "# freehold openings %s %s: --nodes %d --sight %d --games %d --seed %d"
                .formatted(arguments.game().id(), arguments.setup().options(), nodes, sight, games, seed);
    }

    private List<Opening> find(EvenTurns turns, Journal journal) throws InterruptedException, IOException {
        var progress = new Progress(streams);
        var rate = new JobRate();
        var before = journal.size();
        var table = turns.find(state -> {
            var done = journal.size();
            progress.show("round %d of %d, %d turns: %s"
                    .formatted(
                            state.round(),
                            state.rounds(),
                            state.turns(),
                            rate.line(done, done + state.gamesLeft(), done - before)));
        });
        progress.clear();
        return table;
    }

    private String text(List<Opening> table, int played) {
        return """
                # First turns that are about even between strong players: seats | options | tokens | percent for the side, games
                %s, %d games
                %s
                """.formatted(about(), played, table.stream().map(Opening::line).collect(Collectors.joining("\n")));
    }
}
