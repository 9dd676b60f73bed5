package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Pace;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.lab.engine.Engine;
import freehold.lab.engine.EngineChoice;
import freehold.lab.engine.IdleEngine;
import freehold.lab.engine.StudyRun;
import freehold.lab.report.ReportFolder;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Many games, and what they tell.
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description = "Plays many games and writes a report about what the game is like: report.html, tables as CSV,"
                + " games as records. An option with several values, -o pie=true,false, makes a comparison. What was"
                + " played is kept: the same command goes on where it was interrupted.")
final class StudyCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(
            names = "--agents",
            split = ",",
            paramLabel = "AGENT",
            description = "one for all seats, or one for each: random, level1 … level4, uct, full or full-PIECE"
                    + " (default: ${DEFAULT-VALUE}); they change seats from game to game")
    private List<String> agents = List.of("level2");

    @Option(names = "--games", paramLabel = "N", description = "of each variant (default: ${DEFAULT-VALUE})")
    private int games = 200;

    @Option(
            names = "--skill",
            paramLabel = "N",
            description =
                    "games for each step from random play to level 4, and five times as many positions on which the"
                            + " levels are compared; 0 leaves that out (default: ${DEFAULT-VALUE})")
    private int skill = 20;

    @Option(
            names = "--openings",
            description = "who chooses first turns: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); spread draws"
                    + " every kind of first turn equally often")
    private Study.Openings openings = Study.Openings.PLAYED;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "simulated games a ply, for agents without a level (default: ${DEFAULT-VALUE})")
    private long nodes = 1000;

    @Option(names = "--seed", paramLabel = "S", description = "varies the games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "games at a time (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "DIR", description = "where to write (default: study-GAME)")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--engine", paramLabel = "NAME", description = "where to play: local or spark (default: local)")
    private String engine = "local";

    @Option(names = "--master", paramLabel = "URL", description = "of the Spark cluster (default: local[*])")
    private String master = "local[*]";

    @Option(names = "--so-far", description = "plays nothing more: reports on what was played")
    private boolean soFar;

    StudyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        var study = study();
        var folder = out.orElseGet(() -> Path.of("study-" + study.game()));
        var chosen = engine();
        try (var journal = Journal.open(folder, study)) {
            var progress = new Progress(streams);
            var pace = new Pace();
            var findings = new StudyRun(study, journal, chosen)
                    .play((done, all, here) -> progress.show(pace.line(done, all, here)));
            progress.clear();
            if (findings.games() == 0) {
                throw new UsageException("nothing was played in %s yet".formatted(folder));
            }
            streams.out().println(new ReportFolder(folder).write(findings, journal));
        }
        return 0;
    }

    private Study study() {
        if (games < 1 || threads < 1 || skill < 0 || nodes < 1) {
            throw new UsageException("--games, --threads and --nodes are 1 or more, --skill 0 or more");
        }
        var variants = arguments.variants();
        var game = arguments.game();
        var seats = arguments.seats(game.seats().usual());
        var study = new Study(
                game.id(),
                seats,
                variants,
                agents.size() == 1 ? Collections.nCopies(seats, agents.getFirst()) : agents,
                games,
                seed,
                nodes,
                skill,
                openings);
        study.check();
        return study;
    }

    private Engine engine() {
        return soFar ? new IdleEngine() : EngineChoice.named(engine, threads, master);
    }
}
